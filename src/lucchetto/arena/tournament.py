"""The settings of a tournament, their validation, and the resulting match-ups."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256

from lucchetto.bots import BotLike, make_bot
from lucchetto.bots.own.timed import check_time_limit
from lucchetto.rules import MalformedError, shown, variant
from lucchetto.rules.setup import check_players

from .design import Lineup, Match, lineups, seatings

MOST_GAMES = 10_000_000
LARGEST_SEED = (1 << 64) - 1
MOST_WORKERS = 256
MOST_SEATS = 99
"""A sanity bound, far above what any variant allows; the variant's own bound is checked afterwards."""
SOLITAIRE_BOTS = ("optimal",)
"""Bots that play only solitaire."""

_CHUNKS = 64
_SMALLEST_CHUNK = 16
_LARGEST_CHUNK = 4096


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament. Validate them with `checked`."""

    bots: tuple[str, ...]
    variant: str = "classic"
    players: int = 2
    games: int = 1000
    """Requested games per match-up; the number of deals is rounded up."""
    seed: int = 1
    luck: bool = True
    seed_text: str = ""
    """The text from which the seed was derived, if it was not a number."""
    own: Mapping[str, BotLike] = field(default_factory=dict, compare=False, repr=False)
    """Bots that are not shipped, by their names in `bots`; "module:Class" needs no entry."""
    time_limit: float | None = None
    """Seconds per decision of a bot that is not shipped."""

    @property
    def given_seed(self) -> int | str:
        """The seed as the user gave it."""
        return self.seed_text or self.seed

    @cached_property
    def lineups(self) -> list[Lineup]:
        """The bots of every match-up."""
        return lineups(self.bots, self.players)

    @property
    def deals(self) -> int:
        """The number of deals, enough for every match-up: the one with the fewest seatings needs the most."""
        return max(-(-self.games // len(seatings(lineup))) for lineup in self.lineups)

    @property
    def deals_per_chunk(self) -> int:
        """Deals per chunk: few enough to lose little work on an interrupt, enough to be worth sending to a worker."""
        return min(max(self.deals // _CHUNKS, _SMALLEST_CHUNK), _LARGEST_CHUNK)

    @cached_property
    def matches(self) -> list[Match]:
        """Every match-up, with all settings on which its games depend."""
        return [
            Match(
                self.variant,
                lineup,
                self.seed,
                self.deals,
                self.deals_per_chunk,
                self.luck,
                own={bot: self.own[bot] for bot in lineup if bot in self.own},
                time_limit=self.time_limit,
            )
            for lineup in self.lineups
        ]


def checked(tournament: Tournament) -> Tournament:
    """Return the tournament if it can be played; otherwise raise a MalformedError."""
    kind = variant(tournament.variant)
    check_number("players", tournament.players, 1, MOST_SEATS)
    check_players(kind, ["bot"] * tournament.players)
    check_number("seed", tournament.seed, 0, LARGEST_SEED)
    check_time_limit(tournament.time_limit)
    _check_bots(tournament)
    _check_games(tournament)
    return tournament


def whole_number(option: str, text: str, least: int, most: int) -> int:
    """Parse the number of an option; raise a MalformedError if it is not whole or out of bounds."""
    try:
        number = int(text)
    except ValueError:  # not a number, or one with thousands of digits
        raise _bad_number(option, text, least, most) from None
    return check_number(option, number, least, most)


def seed_number(option: str, text: str) -> int:
    """Return a seed from a text: a whole number is used as it is, any other text is hashed."""
    if is_whole(text):
        return whole_number(option, text, 0, LARGEST_SEED)
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def is_whole(text: str) -> bool:
    """Whether a text is a whole number."""
    try:
        int(text)
    except ValueError:
        return text.isdecimal()  # thousands of digits
    return True


def check_workers(workers: int) -> int:
    """Return the number of processes; raise a MalformedError if it is out of bounds."""
    return check_number("workers", workers, 1, MOST_WORKERS)


def check_number(option: str, number: int, least: int, most: int) -> int:
    """Return the number; raise a MalformedError if it is not whole or out of bounds."""
    found: object = number
    if type(found) is not int or not least <= number <= most:
        raise _bad_number(option, number, least, most)
    return number


def _bad_number(option: str, found: object, least: int, most: int) -> MalformedError:
    return MalformedError(
        "bad-number",
        "{option} must be a whole number from {least} to {most}, not {found}",
        option=option,
        least=str(least),
        most=str(most),
        found=found if isinstance(found, str) and found.isdecimal() and len(found) < 60 else shown(found),
    )


def _check_bots(tournament: Tournament) -> None:
    bots, players = tournament.bots, tournament.players
    for bot in bots:
        make_bot(tournament.own.get(bot, bot))
        if bot in SOLITAIRE_BOTS and players > 1:
            raise MalformedError("bot-alone", "{bot} only plays solitaire: choose one player", bot=bot)
    twice = next((bot for bot in bots if bots.count(bot) > 1), None)
    if twice:
        raise MalformedError(
            "bot-twice",
            "{bot} is named twice: with more seats than bots, bots play against themselves anyway",
            bot=twice,
        )
    if players > 1 and len(bots) < 2:
        raise MalformedError("too-few-bots", "a tournament needs at least two different bots")


def _check_games(tournament: Tournament) -> None:
    check_number("games", tournament.games, 1, MOST_GAMES)
    total = sum(match.games for match in tournament.matches)
    if total > MOST_GAMES:
        raise MalformedError(
            "too-many-games",
            "{games} games per match-up make {total} in all; more than {most} do not fit in memory",
            games=tournament.games,
            total=total,
            most=MOST_GAMES,
        )
