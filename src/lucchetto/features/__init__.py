"""Network features and policy parameters. They need no numba; plain Python bots and the kernels share them."""
