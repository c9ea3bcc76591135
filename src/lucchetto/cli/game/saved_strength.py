"""Estimates the strength of the person at this keyboard from their saved games against bots."""

from itertools import islice
from typing import TYPE_CHECKING

from lucchetto.bots.levels import LEVELS
from lucchetto.bots.partner import STRONGEST
from lucchetto.messages import Catalogue
from lucchetto.records import Decided, Header, Replay

from .saved_games import saved_games

if TYPE_CHECKING:
    from lucchetto.coach.strength import PlayedGame

RECENT = 8
"""Number of most recent games to judge; each takes a fraction of a second."""


def saved_strength(variant: str, words: Catalogue) -> float:
    """Return the strength for a partner in this variant. Only games of one person against ladder bots count."""
    from lucchetto.coach.strength import estimate  # the coach imports numpy, which is slow

    finished = (game.replay for game in saved_games(words) if game.replay and game.replay.game.result)
    found = [(replay, seat) for replay in finished if (seat := _person(replay)) is not None]
    same = [one for one in found if one[0].game.variant.name == variant]
    recent = list(islice(same or found, RECENT))
    return estimate([_evidence(replay, seat) for replay, seat in reversed(recent)], variant)


def recorded_strengths(header: Header) -> dict[int, float]:
    """The strengths of the partners that a record names, by seat; other values are ignored."""
    named = header.extra.get("strengths")
    numbers = enumerate(named) if isinstance(named, list) else ()
    return {
        seat: one
        for seat, one in numbers
        if isinstance(one, float) and 0 <= one <= STRONGEST and seat < len(header.players)
    }


def _person(replay: Replay) -> int | None:
    """The seat of the only person in a game against bots of the ladder."""
    bots = replay.record.header.extra.get("bots")
    if not isinstance(bots, list) or len(bots) != len(replay.game.players) or replay.record.header.extra.get("hints"):
        return None
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    return people[0] if len(people) == 1 and all(bot in LEVELS for bot in bots if bot is not None) else None


def _evidence(replay: Replay, person: int) -> "PlayedGame":
    from lucchetto.coach.strength import PlayedGame

    header, game = replay.record.header, replay.game
    assert game.result is not None
    bots, strengths = header.extra["bots"], recorded_strengths(header)
    assert isinstance(bots, list)
    rivals = [strengths.get(seat, float(LEVELS.index(bot))) for seat, bot in enumerate(bots) if bot is not None]
    won = person in game.result.winners if rivals else None
    return PlayedGame(game.variant.name, len(bots), _mean_loss(replay, person), won, rivals)


def _mean_loss(replay: Replay, person: int) -> float | None:
    """The person's mean loss per decision. Judging only these takes a tenth of the time of a full analysis."""
    from lucchetto.coach.advice import judged_choices
    from lucchetto.coach.analysis import judge_for

    judge = judge_for(replay.games[0])
    decided = [
        judged_choices(judge, before.undecided(), person).of(event.move)
        for before, event in zip(replay.games, replay.record.events, strict=False)
        if isinstance(event, Decided) and event.seat == person
    ]
    losses = [decision.loss for decision in decided if decision.mark != "forced"]
    return sum(losses) / len(losses) if losses else None
