"""Formats the stack of a thread on one line."""

from collections.abc import Iterator
from pathlib import Path
from types import FrameType

OURS = str(Path(__file__).parents[2])
"""The folder of our own code."""
SHOWN_FRAMES = 4
"""Maximum number of frames of our own code, from the innermost."""


def described(innermost: FrameType) -> str:
    """The innermost frame, and the innermost frames of our own code, from the inside out."""
    ours = [frame for frame in _outward(innermost) if frame.f_code.co_filename.startswith(OURS)][:SHOWN_FRAMES]
    shown = ours if innermost in ours else [innermost, *ours]
    return " < ".join(map(_place, shown))


def _outward(frame: FrameType | None) -> Iterator[FrameType]:
    while frame:
        yield frame
        frame = frame.f_back


def _place(frame: FrameType) -> str:
    file = frame.f_code.co_filename
    short = file[len(OURS) + 1 :] if file.startswith(OURS) else "/".join(Path(file).parts[-2:])
    return f"{frame.f_code.co_qualname} ({short}:{frame.f_lineno})"
