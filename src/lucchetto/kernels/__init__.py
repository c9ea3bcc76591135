"""The rules once more, compiled with numba on packed integers: for millions of games.

Nothing here decides what the rules are: `lucchetto.rules` does, and the tests hold every kernel to it, state for state.
"""
