"""The data files: one per group, compressed JSON Lines with a header that states version, group and number of cases."""

import lzma
from pathlib import Path
from typing import TypeVar

import msgspec

from lucchetto.rules import GameError

from .shapes import Case, Group

T = TypeVar("T")

FORMAT, VERSION = "lucchetto coach positions", 1
FOLDER = Path(__file__).parent / "data"


class DatasetError(Exception):
    """A data file that cannot be used; the message says which and why, on one line."""


class Header(msgspec.Struct):
    """The first line of a file."""

    format: str
    version: int
    variant: str
    players: int
    cases: int
    seconds: float
    """Processor time of all reference values."""


def path_of(group: Group, folder: Path = FOLDER) -> Path:
    """The file of a group."""
    return folder / f"{group.name}.jsonl.xz"


def write(group: Group, cases: list[Case], folder: Path = FOLDER) -> None:
    """Write the file of a group. An interruption leaves the previous file."""
    seconds = round(sum(case.seconds for case in cases), 1)
    header = Header(FORMAT, VERSION, group.variant, group.players, len(cases), seconds)
    lines = b"\n".join(msgspec.json.encode(line) for line in (header, *cases))
    folder.mkdir(parents=True, exist_ok=True)
    path = path_of(group, folder)
    partial = path.with_suffix(".partial")
    partial.write_bytes(lzma.compress(lines + b"\n", preset=9))
    partial.replace(path)


def read(group: Group, folder: Path = FOLDER) -> list[Case]:
    """Return the cases of a group, all of them checked; raise a DatasetError if anything is wrong."""
    path = path_of(group, folder)
    header, *lines = _lines(path)
    found = _decode(path, 1, header, Header)
    if (found.format, found.version) != (FORMAT, VERSION):
        raise DatasetError(f"{path.name}: format {found.format!r}, version {found.version}; expected version {VERSION}")
    if (found.variant, found.players) != (group.variant, group.players):
        raise DatasetError(f"{path.name}: holds {found.variant} with {found.players} players, not {group.name}")
    if found.cases != len(lines):
        raise DatasetError(f"{path.name}: cut short: {len(lines)} of {found.cases} positions")
    return [_case(path, number, line, group) for number, line in enumerate(lines, start=2)]


def _lines(path: Path) -> list[bytes]:
    try:
        lines = lzma.decompress(path.read_bytes()).splitlines()
    except OSError as error:
        raise DatasetError(f"{path.name}: {error.strerror or error}") from None
    except (lzma.LZMAError, EOFError):
        raise DatasetError(f"{path.name}: damaged or cut short: it cannot be decompressed") from None
    if not lines:
        raise DatasetError(f"{path.name}: empty")
    return lines


def _case(path: Path, number: int, line: bytes, group: Group) -> Case:
    case = _decode(path, number, line, Case)
    try:
        moves = [str(move) for move in case.game(group).moves(case.seat)]
    except GameError as error:
        raise DatasetError(f"{path.name}, line {number}: a position that cannot arise: {error}") from None
    if moves != list(case.choices) or case.played not in moves:
        raise DatasetError(f"{path.name}, line {number}: the choices are not the legal ones")
    return case


def _decode(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise DatasetError(f"{path.name}, line {number}: {error}") from None
