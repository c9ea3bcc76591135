"""Plays the games of a tournament: by kernels or by rules, in worker processes or on Dask."""
