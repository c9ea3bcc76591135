"""Plays the games of a tournament with the kernels or the rules, in worker processes or on Dask."""
