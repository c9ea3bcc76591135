"""Turns the record of a game that was played without the server into a log, after the rules have checked all of it.

Nothing of the upload is stored as it is: the record is read and replayed, and every event is made anew. It names no
day and proves no dice, so such a game cannot enter the leaderboard of a daily game or the statistics of the dice.
"""

import base64
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from lucchetto.records import Decided, Event, Record, Rolled, proof, read
from lucchetto.rules import Game, MalformedError
from lucchetto.server.errors import ConflictError
from lucchetto.server.table import events
from lucchetto.server.table.names import with_clean_names
from lucchetto.server.table.state import Table
from lucchetto.server.vocabulary import VariantName

MOST_EVENTS = 2000
"""Maximum number of rolls and decisions: more than three times as many as in a long game of five players."""
NAMES: dict[str, VariantName] = {"classic": "classic", "longo": "longo", "duel": "duel"}


class UploadedGame(NamedTuple):
    table: Table
    lines: list[events.Line]


def table_id(person: str, local_id: str) -> str:
    """The id of an uploaded game, always the same for a person's game, so that sending it twice is harmless."""
    digest = hashlib.sha256(f"offline game {local_id} of {person}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def checked_game(text: str, name: str, person: str, code: str, now: float) -> UploadedGame:
    """The table with this id after the game; raises RecordError or GameError if the record is not a finished game."""
    replay = read(text.encode(errors="surrogatepass")).checked()
    if len(replay.record.events) > MOST_EVENTS:
        raise MalformedError(
            "offline-too-long",
            "the game has {found} events; at most {most} are accepted",
            found=len(replay.record.events),
            most=MOST_EVENTS,
        )
    if not replay.game.is_over:
        raise ConflictError("not-over", "the game is not over")
    record = with_clean_names(replay.record)
    entries = [_made(record, person, code), _started(replay.game), *map(_event, record.events)]
    lines = [events.Line(now, entry) for entry in entries]
    return UploadedGame(Table(name).evolve(lines), lines)


def _made(record: Record, person: str, code: str) -> events.Made:
    names = record.header.players
    return events.Made(
        code=code,
        host=person,
        settings=events.Settings(variant=NAMES[record.header.variant]),
        seats=[_seated(seat, bot, person) for seat, bot in zip(names, _bots(record), strict=True)],
        secret=proof.new_secret().hex(),
        nonces=[proof.new_nonce() for _ in names],
        hints=record.header.extra.get("hints") is True,
        offline=True,
    )


def _bots(record: Record) -> Sequence[str | None]:
    """The level of each seat's bot; None for people, of whom there must be one."""
    found = record.header.extra.get("bots")
    bots = list(found) if isinstance(found, list) else []
    bots = bots if len(bots) == len(record.header.players) else [None] * len(record.header.players)
    if all(bots):
        raise MalformedError("offline-nobody", "no player of this game is a person")
    return bots


def _seated(name: str, bot: str | None, person: str) -> events.Seated:
    return events.Seated(name, bot=bot) if bot else events.Seated(name, person)


def _started(game: Game) -> events.Started:
    return events.Started(list(range(len(game.players))), game.first, list(game.lucky))


def _event(event: Event) -> events.AnyEvent:
    if isinstance(event, Decided):
        return events.Chose(event.seat, str(event.move))
    assert isinstance(event, Rolled)
    return events.Rolled({die: face for die, face in event.faces.items() if isinstance(face, (int, list))})
