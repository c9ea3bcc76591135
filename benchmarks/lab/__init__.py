"""Benchmarks of code that needs the `lab` extra."""
