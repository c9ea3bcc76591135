"""Runs the coach in worker processes and keeps what it found."""
