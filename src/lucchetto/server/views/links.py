"""Links that people open on another device, with their QR codes."""

from itertools import groupby

import segno

from lucchetto.server.wire.base import Link, QrCode

QUIET_ZONE = 4
"""Width in modules of the light margin around a code, which scanners need (ISO 18004)."""


def link_to(address: str) -> Link:
    """The link with its QR code. Drawing takes milliseconds: call it in a thread."""
    return Link(address, qr_code(address))


def qr_code(text: str) -> QrCode:
    """The QR code of a text, as the outline of its dark modules."""
    modules = segno.make_qr(text, error="m", boost_error=False).matrix
    runs = [_dark_runs(row, y + QUIET_ZONE) for y, row in enumerate(modules)]
    return QrCode(len(modules) + 2 * QUIET_ZONE, "".join(runs))


def _dark_runs(row: bytearray, y: int) -> str:
    """The dark modules of a row as rectangles, one per run of neighbours."""
    path, x = "", QUIET_ZONE
    for dark, run in groupby(row):
        length = sum(1 for _ in run)
        path += f"M{x} {y}h{length}v1h-{length}z" if dark else ""
        x += length
    return path
