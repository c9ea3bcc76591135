"""The rules on packed integers, compiled with numba, fast enough for millions of games.

`lucchetto.rules` is the reference; the tests compare every kernel with it, state by state.
"""
