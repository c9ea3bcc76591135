"""Every speed that our documents name is measured here: `make bench`, or `python -m benchmarks`."""
