"""Summarises how each player played."""

from collections.abc import Sequence

from lucchetto.records import Replay

from .scale import accuracy, rating
from .shapes import JudgedMove, JudgedRoll, PlayerReport, Unit


def report(
    replay: Replay, unit: Unit, seat: int, rolls: Sequence[JudgedRoll], moves: Sequence[JudgedMove]
) -> PlayerReport:
    """Return the figures of one player in a game."""
    game = replay.game
    free = [move for move in moves if move.seat == seat and move.mark != "forced"]
    marks = [move.mark for move in free]
    loss, luck = sum(move.loss for move in free), sum(roll.luck[seat] for roll in rolls)
    mean = loss / len(free) if free else 0.0
    winners = game.result.winners if game.result else ()
    score = game.sheets[seat].total
    won = seat in winners
    return PlayerReport(
        name=game.players[seat],
        bot=_bot(replay, seat),
        score=score,
        won=won,
        decisions=len(free),
        loss=loss,
        mean_loss=mean,
        accuracy=accuracy(game.variant.name, len(game.players), mean),
        rating=rating(game.variant.name, len(game.players), mean, len(free)),
        inaccuracies=marks.count("inaccuracy"),
        mistakes=marks.count("mistake"),
        blunders=marks.count("blunder"),
        luck=luck,
        adjusted=score - luck if unit == "points" else _share(won / max(1, len(winners)) - luck),
    )


def _share(share: float) -> float:
    """Clip a win share: adjusted for luck, it can be above 1 or below 0, because the network's values have errors."""
    return min(1.0, max(0.0, share))


def _bot(replay: Replay, seat: int) -> str | None:
    """The bot in this seat, if the header names one. Headers are untrusted, so the value may have any type."""
    bots = replay.record.header.extra.get("bots")
    if not isinstance(bots, list) or len(bots) != len(replay.game.players):
        return None
    return bots[seat] if isinstance(bots[seat], str) else None
