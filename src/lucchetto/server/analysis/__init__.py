"""Runs the coach in worker processes and stores its analyses."""
