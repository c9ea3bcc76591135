"""Creates the first event of a table from a person's request."""

from lucchetto.records import proof
from lucchetto.rules import MalformedError, variant
from lucchetto.rules.setup import check_lucky
from lucchetto.server.wire.tables import MakeTable, SeatRequest

from . import events
from .bot_seats import bot_seat
from .names import BotNames, clean_name, distinct
from .waiting_room import filled_pairs


def new_table(wanted: MakeTable, person: str, code: str, names: BotNames, *, offline: bool = False) -> events.Made:
    """The first event of the table that a person asks for; raises MalformedError if the request is invalid."""
    most = variant(wanted.settings.variant).seats[1]
    return events.Made(
        code=code,
        host=person,
        settings=_settings(wanted),
        lucky=_lucky(wanted),
        seats=_seats(wanted, person, names),
        secret=proof.new_secret().hex(),
        nonces=[proof.new_nonce() for _ in wanted.seats],
        spares=[proof.new_nonce() for _ in range(most - len(wanted.seats))],
        offline=offline,
    )


def _settings(data: MakeTable) -> events.Settings:
    """The settings to store. A score pad is for people with real dice: it has neither bots nor a timer."""
    wanted = data.settings
    if not wanted.pad:
        return events.Settings(wanted.variant, wanted.dice, wanted.timer, wanted.listed)
    if any(seat.kind not in ("you", "guest") for seat in data.seats):
        raise MalformedError("pad-seats", "a score pad starts with the players on this device: others join later")
    return events.Settings(wanted.variant, dice="real", score_pad=True)


def _lucky(data: MakeTable) -> list[tuple[int, int]]:
    """The lucky pairs that the host has chosen, one for every seat that can be added; empty if they are drawn."""
    kind = variant(data.settings.variant)
    if data.lucky is None:
        return []
    return filled_pairs(kind.name, list(check_lucky(kind, len(data.seats), data.lucky)))


def _seats(data: MakeTable, person: str, names: BotNames) -> list[events.Seated]:
    least, most = variant(data.settings.variant).seats
    if not least <= len(data.seats) <= most:
        raise MalformedError(
            "player-count",
            "{variant} is for {allowed} players, not {found}",
            variant=data.settings.variant,
            allowed=str(most) if least == most else f"{least}–{most}",
            found=len(data.seats),
        )
    if [seat.kind for seat in data.seats].count("you") != 1:
        raise MalformedError("one-you", "exactly one seat must be yours")
    seats = [events.Seated()] * len(data.seats)
    people_first = sorted(enumerate(data.seats), key=lambda numbered: numbered[1].kind == "bot")
    for number, wanted in people_first:  # people keep their names, and bots take others
        seats[number] = _seat(wanted, data.nickname, person, names, [seat.name for seat in seats])
    return seats


def _seat(wanted: SeatRequest, nickname: str, person: str, names: BotNames, taken: list[str]) -> events.Seated:
    if wanted.kind == "open":
        return events.Seated()
    if wanted.kind == "bot":
        return bot_seat(names, wanted.bot or "", taken, wanted.character)
    name = nickname if wanted.kind == "you" else wanted.name or nickname
    return events.Seated(distinct(clean_name(name), taken), person=person)
