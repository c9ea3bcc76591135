"""Reads the text notation: one line per turn, with any spacing and capitalisation."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from lucchetto.rules import PASS, GameError, MalformedError, Move, Variant, shown, variant

from .events import Decided, Event, Extra, Header, Rolled, read_header
from .jsonl import decode, split_lines
from .replay import Lines, RecordError
from .strict_json import dumps, loads, scan

_TITLE = re.compile(r"lucchetto\s+([0-9]{1,9})\s+(\w+)", re.IGNORECASE | re.ASCII)
_FIELD = re.compile(r"(players|first|lucky|also)\s*:(.*)", re.IGNORECASE | re.DOTALL | re.ASCII)
_TURN = re.compile(r"([0-9]{1,9})\.(.*)", re.DOTALL)
_WHITE = re.compile(r"([0-9]{1,3})\+([0-9]{1,3})")
_DIE = re.compile(r"([a-z]+)([0-9]{1,3})")
_DECISION = re.compile(r"(?:([0-9]{1,3}):)?(?:(pass)|([a-z]+)([0-9]{1,3})(\*)?)")
_JSON_STRING = re.compile(r'"(?:[^"\\]|\\.)*+"')
_WORD = re.compile(r"[^\s/{]+")


def is_text(data: bytes) -> bool:
    """Whether a record is in the text notation."""
    return data.lstrip()[:9].lower() == b"lucchetto"


def read_lines(data: bytes) -> Lines:
    """Yield the header and the events with their line numbers, skipping blank lines; the first turn ends the header."""
    header: Header | None = None
    fields: dict[str, _Field] = {}
    turn, number = 0, 1
    for number, raw in enumerate(split_lines(data), start=1):
        with _at(number):
            text = decode(raw).strip()
        if not text:
            continue
        if header is None and not _TURN.fullmatch(text):
            with _at(number):
                _add_field(fields, text, number)
            continue
        if header is None:
            header = _header(fields, number)
            yield number, header
        turn += 1
        with _at(number):
            events = list(_turn_events(text, _Turn.of(header, turn)))
        for event in events:
            yield number, event
    if header is None:
        yield number, _header(fields, number)


class _Field(NamedTuple):
    line: int
    text: str


@contextmanager
def _at(line: int) -> Iterator[None]:
    """Report errors raised in this block with this line number."""
    try:
        yield
    except GameError as error:
        raise RecordError(line, error) from None


def _add_field(fields: dict[str, _Field], text: str, line: int) -> None:
    title, named = _TITLE.fullmatch(text), _FIELD.fullmatch(text)
    if title and not fields:
        fields.update(lucchetto=_Field(line, title[1]), variant=_Field(line, title[2].lower()))
        return
    if not named or not fields:
        raise MalformedError("not-notation", "{text} cannot be read here", text=shown(text))
    key = named[1].lower()
    if key in fields:
        raise MalformedError("field-twice", "{key} is given twice", key=key)
    fields[key] = _Field(line, named[2].strip())


_FIELD_OF_ERROR = {"player-count": "players", "lucky-count": "lucky", "lucky-pair": "lucky"}
"""For errors that concern the whole header: the field whose line is reported. Others are reported at the title."""


def _header(fields: dict[str, _Field], line: int) -> Header:
    found: dict[str, Any] = {}
    for name, (at, text) in fields.items():
        with _at(at):
            found[name] = _READERS[name](text)
    extra = found.pop("also", {})
    try:
        _check_first(found, fields)
        header = read_header(found)
        _check_extra(header, extra)
    except GameError as error:
        field_name = _FIELD_OF_ERROR.get(error.code, error.facts.get("key", "lucchetto"))
        raise RecordError(fields[str(field_name)].line if field_name in fields else line, error) from None
    return replace(header, extra=extra)


def _check_first(found: dict[str, Any], fields: dict[str, _Field]) -> None:
    """Checked here because the text notation, and so its error, counts seats from 1."""
    if "first" in found and "players" in found and not 0 <= found["first"] < len(found["players"]):
        raise RecordError(fields["first"].line, _no_seat(fields["first"].text))


def _check_extra(header: Header, extra: dict[str, Any]) -> None:
    if "lucky" in header.extra:
        raise MalformedError("no-lucky-here", "{variant} has no lucky numbers", variant=header.variant)
    if taken := set(header.to_json()) & set(extra):
        raise MalformedError("field-twice", "{key} is given twice", key=min(taken))


def _no_seat(text: str) -> MalformedError:
    return MalformedError("no-such-seat", "there is no seat {seat}", seat=text)


def _pairs(text: str) -> list[list[int]]:
    return [[_whole(number) for number in pair.split("+")] for pair in text.split(",")]


def _names(text: str) -> list[str]:
    """Split names at commas; a name with a comma or other special characters is a JSON string."""
    quoted = _JSON_STRING.findall(text)
    # With every quoted name reduced to a quotation mark, all remaining commas are separators.
    parts = [part.strip() for part in _JSON_STRING.sub('"', text).split(",")]
    if parts.count('"') != len(quoted) or any(not part or ('"' in part and part != '"') for part in parts):
        raise MalformedError("not-names", "{text} is not a list of names", text=shown(text))
    return [str(loads(f'{{"name": {quoted.pop(0)}}}')["name"]) if part == '"' else part for part in parts]


@dataclass(frozen=True)
class _Turn:
    """The context that a line leaves out: the turn, the variant, and who decides."""

    number: int
    variant: Variant
    active: int
    seats: int
    deciders: int
    """Number of seats that decide in action 1."""

    @classmethod
    def of(cls, header: Header, number: int) -> "_Turn":
        kind, seats = variant(header.variant), len(header.players)
        return cls(number, kind, (header.first + number - 1) % seats, seats, 1 if kind.pawns else seats)

    def colour(self, letters: str) -> str:
        fitting = [colour for colour in self.variant.colours if colour.startswith(letters)]
        if len(fitting) != 1:
            raise MalformedError("unknown-colour", "there is no row {letters}", letters=shown(letters))
        return fitting[0]


Token = str | dict[str, Any]


def _turn_events(text: str, turn: _Turn) -> Iterator[Event]:
    """Yield the events of one line; a JSON object after an event holds its unknown keys."""
    line = _TURN.fullmatch(text)
    if not line:
        raise MalformedError("not-notation", "{text} cannot be read here", text=shown(text))
    if int(line[1]) != turn.number:
        raise MalformedError(
            "turn-number", "expected turn {expected}, not {found}", expected=turn.number, found=line[1]
        )
    roll, *actions = _sections(line[2])
    yield _rolled(roll, turn)
    if len(actions) > 2:
        raise MalformedError("too-many-actions", "a turn has only two actions")
    for which, action in enumerate(actions):
        deciders = turn.deciders if which == 0 else 1
        decisions = list(_decided(action, turn, one_decider=deciders == 1))
        if len(decisions) > deciders or (len(decisions) < deciders and any(actions[which + 1 :])):
            raise MalformedError(
                "decisions-in-action",
                "action {action} has {needed} decisions, not {found}",
                action=which + 1,
                needed=deciders,
                found=len(decisions),
            )
        yield from decisions


def _sections(text: str) -> list[list[Token]]:
    sections: list[list[Token]] = [[]]
    at = 0
    while at < len(text):
        if text[at] == "{":
            found, at = scan(text, at)
            sections[-1].append(found)
        elif text[at] == "/":
            sections.append([])
            at += 1
        elif text[at].isspace():
            at += 1
        else:
            word = _WORD.match(text, at)
            assert word is not None
            sections[-1].append(word[0].lower())
            at = word.end()
    return sections


def _rolled(tokens: list[Token], turn: _Turn) -> Rolled:
    faces: dict[str, Any] = {}
    extra: Extra = {}
    for token in tokens:
        if isinstance(token, dict):
            extra = _only(extra, token)
            continue
        white, die = _WHITE.fullmatch(token), _DIE.fullmatch(token)
        name = "white" if white else turn.colour(die[1]) if die else ""
        if not name or name in faces:
            raise MalformedError("not-a-roll", "{text} is not a die of this roll", text=shown(token))
        faces[name] = [int(white[1]), int(white[2])] if white else int(die[2]) if die else 0
    return Rolled(faces, extra)


def _decided(tokens: list[Token], turn: _Turn, *, one_decider: bool) -> Iterator[Decided]:
    pending: Decided | None = None
    for token in tokens:
        if isinstance(token, dict):
            if pending is None:
                raise MalformedError("not-a-move", "{text} is not a move", text=shown(dumps(token)))
            pending = replace(pending, extra=_only(pending.extra, token))
            continue
        if pending:
            yield pending
        pending = _decision(token, turn, one_decider=one_decider)
    if pending:
        yield pending


def _decision(token: str, turn: _Turn, *, one_decider: bool) -> Decided:
    match = _DECISION.fullmatch(token)
    if not match:
        raise MalformedError("not-a-move", "{text} is not a move", text=shown(token))
    seat, passed, letters, number, lucky = match.groups()
    if seat is None and not one_decider:
        raise MalformedError("whose-move", "whose move is {text}? Put the seat first, as in 1:pass", text=shown(token))
    if seat is not None and not 1 <= int(seat) <= turn.seats:
        raise _no_seat(seat)
    move = PASS if passed else Move(turn.colour(letters), int(number), lucky is not None)
    return Decided(turn.active if seat is None else int(seat) - 1, move)


def _only(before: Extra, found: dict[str, Any]) -> Extra:
    if before or set(found) & {"roll", "seat", "move"}:
        raise MalformedError("extra-keys", "only one object with extra keys may follow an event")
    return found


def _whole(text: str) -> int:
    if not re.fullmatch(r"\s*[0-9]{1,9}\s*", text):
        raise MalformedError("not-a-number", "{text} is not a whole number", text=shown(text))
    return int(text)


_READERS: dict[str, Callable[[str], Any]] = {
    "lucchetto": int,
    "variant": str,
    "players": _names,
    "first": lambda text: _whole(text) - 1,
    "lucky": _pairs,
    "also": loads,
}
