"""What a decision costs in the server's own process, without a network: `python -m benchmarks.live`."""
