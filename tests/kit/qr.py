"""Reads a QR code (ISO 18004, byte mode, error correction M, versions 1 to 9) from the path that draws it.

A drawn code has no errors, so nothing is corrected: a single wrong module of the text changes the result.
"""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator

BLOCKS = {1: (26, 10, 1), 2: (44, 16, 1), 3: (70, 26, 1), 4: (100, 18, 2), 5: (134, 24, 2), 6: (172, 16, 4)}
BLOCKS |= {7: (196, 18, 4), 8: (242, 22, 4), 9: (292, 22, 5)}
"""Per version: codewords in all, error-correction codewords per block, blocks."""
CENTRES = {1: [], 2: [18], 3: [22], 4: [26], 5: [30], 6: [34], 7: [22, 38], 8: [24, 42], 9: [26, 46]}
"""Per version: the rows and columns of alignment patterns besides 6."""
MASKS: list[Callable[[int, int], bool]] = [
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: (r * c) % 2 + (r * c) % 3 == 0,
    lambda r, c: ((r * c) % 2 + (r * c) % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + (r * c) % 3) % 2 == 0,
]
RUN = r"M(\d+) (\d+)h(\d+)v1h-(\d+)z"
"""A rectangle of neighbouring dark modules: column, row, length twice."""
FORMAT_MASK = 0b101010000010010


def read_qr(code: "Locator") -> str:
    """The text of the QR code in this element of a page."""
    svg = code.locator("svg")
    size = int(str(svg.get_attribute("viewBox")).split()[-1])
    return read_path(size, str(svg.locator("path").get_attribute("d")))


def read_path(size: int, path: str) -> str:
    """The text of a code of this size, margin included."""
    return decoded(modules(path), size - 8)


def modules(path: str) -> set[tuple[int, int]]:
    """The dark modules as (row, column), from rectangles one module high, with the margin of four taken off."""
    assert re.fullmatch(rf"(?:{RUN})+", path), "nothing but rectangles"
    runs = [tuple(map(int, run)) for run in re.findall(RUN, path)]
    assert all(there == back for *_, there, back in runs)
    return {(y - 4, column - 4) for x, y, length, _ in runs for column in range(x, x + length)}


def decoded(dark: set[tuple[int, int]], size: int) -> str:
    version = (size - 17) // 4
    shown = sum(((8, column) in dark) << (4 - column) for column in range(5))
    level, mask = divmod(shown ^ (FORMAT_MASK >> 10), 8)
    assert level == 0, "error correction M"
    cells = [cell for cell in _snake(size) if not _is_pattern(*cell, size, version)]
    bits = [((row, column) in dark) != MASKS[mask](row, column) for row, column in cells]
    codewords = [_number(bits[at : at + 8]) for at in range(0, BLOCKS[version][0] * 8, 8)]
    data = [bit for word in _data(codewords, version) for bit in _bits(word)]
    assert _number(data[:4]) == 4, "byte mode"
    length = _number(data[4:12])
    return bytes(_number(data[12 + 8 * at : 20 + 8 * at]) for at in range(length)).decode()


def _data(codewords: list[int], version: int) -> list[int]:
    """The data codewords, block after block; earlier blocks are the shorter ones."""
    total, correction, blocks = BLOCKS[version]
    short, longer = divmod(total - correction * blocks, blocks)
    lengths = [short + (block >= blocks - longer) for block in range(blocks)]
    found: list[list[int]] = [[] for _ in lengths]
    words = iter(codewords)
    for place in range(max(lengths)):
        for block, length in enumerate(lengths):
            if place < length:
                found[block].append(next(words))
    return [word for block in found for word in block]


def _is_pattern(row: int, column: int, size: int, version: int) -> bool:
    """Whether the module belongs to a finder, timing, alignment, format or version pattern."""
    corners = (row < 9 and column < 9) or (row < 9 and column >= size - 8) or (row >= size - 8 and column < 9)
    version_info = version >= 7 and ((row < 6 and column >= size - 11) or (column < 6 and row >= size - 11))
    centres = [6, *CENTRES[version]] if version > 1 else []
    ends = {(6, 6), (6, size - 7), (size - 7, 6)}
    aligned = any(abs(row - y) <= 2 and abs(column - x) <= 2 for y in centres for x in centres if (y, x) not in ends)
    return corners or row == 6 or column == 6 or version_info or aligned


def _snake(size: int) -> Iterator[tuple[int, int]]:
    """The order of the modules: up and down in pairs of columns, from the right."""
    up = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for row in reversed(range(size)) if up else range(size):
            yield from ((row, right), (row, right - 1))
        up = not up


def _number(bits: list[bool]) -> int:
    return sum(bit << (len(bits) - 1 - at) for at, bit in enumerate(bits))


def _bits(word: int) -> list[bool]:
    return [bool(word >> (7 - at) & 1) for at in range(8)]
