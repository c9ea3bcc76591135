"""Benchmarks of the value networks: how accurate and how strong they are, and what their features are made of."""
