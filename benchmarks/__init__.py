"""The benchmarks behind every speed in our documents: `make bench`, or `python -m benchmarks`."""
