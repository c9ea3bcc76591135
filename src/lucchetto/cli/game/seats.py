"""The seats of a terminal game: people at this keyboard and bots, in any mix."""

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lucchetto.bots import BOTS, make_bot
from lucchetto.bots.characters import CHARACTERS, characters_of
from lucchetto.bots.own.loading import is_reference
from lucchetto.bots.partner import PARTNER, level_of, partner, strength_in
from lucchetto.bots.seating import SOLITAIRE_BOT, TABLE_BOTS, USUAL_LEVEL, check_bot
from lucchetto.cli.errors import CommandError
from lucchetto.cli.suggestions import refused
from lucchetto.cli.terminal import LONGEST_NAME, Terminal
from lucchetto.messages import Catalogue
from lucchetto.rules import GameError, Variant

from .saved_strength import saved_strength

ALLOWED_BOTS = BOTS.keys() - {SOLITAIRE_BOT}
"""The levels, and the baseline bots of tournaments, which saved games may name."""


@dataclass(frozen=True)
class Seat:
    name: str
    bot: str | None = None
    character: str | None = None
    """One of the characters of the bot's level."""
    strength: float | None = None
    """Set for a partner only, whose `bot` is the nearest level."""

    @property
    def player(self) -> str | None:
        """The bot's name for `make_bot`; None for a person."""
        return partner(self.strength) if self.strength is not None else self.character or self.bot


class AddSeat(argparse.Action):
    """Collects -p and -b in one list, so that seats are in the order of the options."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        kind = "bot" if option_string in ("-b", "--bot") else "person"
        namespace.seats = [*(namespace.seats or []), (kind, values)]


def seats_from(given: Sequence[tuple[str, str]], variant: str, words: Catalogue) -> list[Seat]:
    seats: list[Seat] = []
    for kind, value in given:
        seats.append(bot_seat(value, seats, variant, words) if kind == "bot" else person_seat(value, seats, words))
    return seats


def person_seat(name: str, seats: Sequence[Seat], words: Catalogue) -> Seat:
    name = name.strip()
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise CommandError(words("bad-name", name=ascii(name), longest=LONGEST_NAME))
    if name in {seat.name for seat in seats}:
        raise CommandError(words("name-twice", name=name))
    return Seat(name)


def bot_seat(bot: str, seats: Sequence[Seat], variant: str, words: Catalogue) -> Seat:
    """A seat for a level, a character, a partner or a "module:Class". A level gets one of its characters."""
    own, character = is_reference(bot), _character(bot, words)
    if character:
        return _character_seat(character, seats, words)
    try:
        if (strength := strength_in(bot)) is not None:
            return _partner_seat(strength, seats, words)
        if bot == PARTNER:
            return _partner_seat(saved_strength(variant, words), seats, words)
        if own:
            make_bot(bot)  # so that a wrong reference is reported now, not in the first turn
        else:
            check_bot(bot, ALLOWED_BOTS)
    except GameError as error:
        raise refused(error, words, also_known=_character_names(words)) from None
    free = [one for one in characters_of(bot) if one not in {seat.character for seat in seats}]
    if free:
        return _character_seat(secrets.choice(free), seats, words)
    return Seat(_distinct(_own_name(bot) if own else words(f"bot-{bot}"), seats), bot)


def _distinct(plain: str, seats: Sequence[Seat]) -> str:
    taken, name, number = {seat.name for seat in seats}, plain, 1
    while name in taken:
        number += 1
        name = f"{plain} {number}"
    return name


def _character(bot: str, words: Catalogue) -> str | None:
    """The character of this name, ignoring case: its stored name, or its first name in this language."""
    asked = bot.casefold()
    return next((one for one in CHARACTERS if asked in (one, first_name(one, words).casefold())), None)


def _character_names(words: Catalogue) -> set[str]:
    """The names that `_character` knows."""
    return {*CHARACTERS, *(first_name(character, words).casefold() for character in CHARACTERS)}


def _character_seat(character: str, seats: Sequence[Seat], words: Catalogue) -> Seat:
    return Seat(_distinct(first_name(character, words), seats), CHARACTERS[character].level, character)


def _partner_seat(strength: float, seats: Sequence[Seat], words: Catalogue) -> Seat:
    name = words(f"bot-names-{PARTNER}").split(", ")[0]
    return Seat(_distinct(name, seats), level_of(strength), strength=strength)


def first_name(character: str, words: Catalogue) -> str:
    """The character's first name in this language."""
    level = CHARACTERS[character].level
    return words(f"bot-names-{level}").split(", ")[characters_of(level).index(character)]


def _own_name(bot: str) -> str:
    """The class name of "module:Class", truncated if necessary."""
    return bot.rpartition(":")[2].rpartition(".")[2][: LONGEST_NAME - 3]


def ask_seats(terminal: Terminal, words: Catalogue, variant: Variant) -> list[Seat]:
    """Ask for names until an empty line, then for bots and their level. The default is one person against one bot."""
    least, most = variant.seats
    seats: list[Seat] = []
    while len(seats) < most:
        question = (
            words("ask-another-name", number=len(seats) + 1)
            if seats
            else words("ask-name", default=words("default-name"))
        )
        name = terminal.ask(question)
        if not name and seats:
            break
        try:
            seats.append(person_seat(name or words("default-name"), seats, words))
        except CommandError as error:
            terminal.print(str(error), "red")
    fewest = max(least - len(seats), 0)
    usual = fewest or (1 if len(seats) == 1 else 0)
    bots = _ask_bots(terminal, words, fewest, most - len(seats), usual)
    level = _ask_level(terminal, words) if bots else USUAL_LEVEL
    for _ in range(bots):
        seats.append(bot_seat(level, seats, variant.name, words))
    return seats


def _ask_bots(terminal: Terminal, words: Catalogue, fewest: int, most: int, usual: int) -> int:
    if fewest == most:
        return fewest
    while True:
        answer = terminal.ask(words("ask-bots", fewest=fewest, most=most, usual=usual))
        if not answer:
            return usual
        if answer.isdecimal() and fewest <= int(answer) <= most:
            return int(answer)
        terminal.print(words("ask-number", fewest=fewest, most=most), "red")


def _ask_level(terminal: Terminal, words: Catalogue) -> str:
    """Ask for a level or the partner, by number or by name."""
    for number, level in enumerate(TABLE_BOTS, start=1):
        terminal.print(f"  {number}  {words(f'bot-{level}')}", "bold")
        terminal.indented(words(f"level-{level}"))
    numbered = dict(zip(map(str, range(1, len(TABLE_BOTS) + 1)), TABLE_BOTS, strict=True))
    while True:
        answer = terminal.ask(words("ask-level", usual=TABLE_BOTS.index(USUAL_LEVEL) + 1)).lower()
        level = numbered.get(answer, answer or USUAL_LEVEL)
        if level in TABLE_BOTS:
            return level
        terminal.print(words("ask-number", fewest=1, most=len(TABLE_BOTS)), "red")
