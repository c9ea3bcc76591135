"""The rules on packed integers, compiled with numba: for millions of games.

`lucchetto.rules` defines the rules; the tests compare every kernel with it, state by state.
"""
