"""Lookup tables for bit masks of up to eight bits."""

import numpy as np

POPCOUNT = np.array([mask.bit_count() for mask in range(256)], dtype=np.uint8)
"""The number of set bits, by mask."""


def _kth_set_bits() -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    table = np.zeros((256, 8), dtype=np.uint8)
    for mask in range(256):
        for k, bit in enumerate(bit for bit in range(8) if mask >> bit & 1):
            table[mask, k] = bit
    return table


KTH_SET_BIT = _kth_set_bits()
"""The k-th set bit, counted from the lowest, by mask and k."""
