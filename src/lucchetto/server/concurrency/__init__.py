"""Keyed locks, a background queue and a pool of worker processes."""
