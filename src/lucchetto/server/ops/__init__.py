"""Metrics, logs, readiness checks and garbage-collection tuning."""
