"""The networks' features and the policies' parameters, without numba; the kernels use them too."""
