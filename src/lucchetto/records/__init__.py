"""Game records: their events, replay, the JSON and text formats, and provably fair dice."""

from . import jsonl, notation, proof
from .dice import DiceSource, FairDice, ScriptedDice, seeded_dice
from .events import Decided, Event, Header, Rolled, header_of
from .replay import Record, RecordError, Replay, fold, replay
from .state import state

__all__ = [
    "Decided",
    "DiceSource",
    "Event",
    "FairDice",
    "Header",
    "Record",
    "RecordError",
    "Replay",
    "Rolled",
    "ScriptedDice",
    "header_of",
    "proof",
    "read",
    "replay",
    "seeded_dice",
    "state",
    "write_json",
    "write_text",
]

write_json = jsonl.write
write_text = notation.write


def read(data: bytes | str) -> Replay:
    """Read a record in either format and replay it up to its end or its first error, which is in `error`.

    >>> read('{"lucchetto": 1, "variant": "classic", "players": ["Ada"], "first": 0}').game
    <Game classic, turn 0, roll phase, Ada 0>
    """
    if isinstance(data, str):
        data = data.encode("utf-8", "surrogatepass")
    reader = notation if notation.is_text(data) else jsonl
    return fold(reader.read_lines(data))
