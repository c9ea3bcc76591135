"""The benchmarks behind every speed that our documents claim: `make bench`, or `python -m benchmarks`."""
