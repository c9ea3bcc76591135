"""Publishes table updates to every process that serves the same database."""
