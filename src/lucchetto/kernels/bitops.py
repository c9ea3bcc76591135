"""Small tables over bit masks."""

import numpy as np

BITS = np.array([mask.bit_count() for mask in range(256)], dtype=np.uint8)
"""By mask: how many bits are set."""


def _kth_bits() -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    table = np.zeros((256, 8), dtype=np.uint8)
    for mask in range(256):
        for k, bit in enumerate(bit for bit in range(8) if mask >> bit & 1):
            table[mask, k] = bit
    return table


KTH = _kth_bits()
"""By mask and k: its k-th set bit, counted from the lowest."""
