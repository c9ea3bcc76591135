"""What a network sees of a position, in numpy and plain Python. The kernels compute the same features, compiled."""
