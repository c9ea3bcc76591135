"""Benchmarks of what needs the `lab` extra."""
