"""The cost of a decision inside the server process, without a network: `python -m benchmarks.live`."""
