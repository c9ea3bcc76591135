"""A summary as plain data, for JSON: figures rounded, unknown ones null."""

from math import isfinite

from lucchetto import __version__
from lucchetto.arena.estimate import Estimate

from .summary import QUANTILES, Adjusted, Meeting, Standing, Summary

DIGITS = 6

Plain = dict[str, object]


def plain(summary: Summary) -> Plain:
    """Return the whole summary as plain data."""
    tournament = summary.tournament
    return {
        "lucchetto": __version__,
        "variant": tournament.variant,
        "players": tournament.players,
        "seed": tournament.given_seed,
        "deals": tournament.deals,
        "matches": [
            {"bots": list(match.lineup), "seatings": len(match.seatings), "games": match.games}
            for match in tournament.matches
        ],
        "games": sum(match.games for match in tournament.matches),
        "standings": [_standing(standing) for standing in summary.standings],
        "head_to_head": [_meeting(meeting) for meeting in summary.meetings],
        "ends": {reason: _number(share) for reason, share in summary.ends.items()},
        "score_bins": list(summary.score_bins),
    }


def _standing(one: Standing) -> Plain:
    return {
        "bot": one.bot,
        "games": one.games,
        "rating": _estimate(one.rating),
        "adjusted_rating": _estimate(one.adjusted_rating),
        "win_share": _estimate(one.win_share),
        "decided_share": _estimate(one.decided_share),
        "adjusted_win_share": _adjusted(one.adjusted_win_share),
        "score": _estimate(one.score),
        "adjusted_score": _adjusted(one.adjusted_score),
        "score_deviation": _number(one.score_deviation),
        "score_quantiles": {str(at): _number(value) for at, value in zip(QUANTILES, one.score_quantiles, strict=True)},
        "score_counts": list(one.score_counts),
        "margin": _estimate(one.margin),
        "adjusted_margin": _adjusted(one.adjusted_margin),
        "penalties": _estimate(one.penalties),
        "turns": _number(one.turns),
    }


def _meeting(one: Meeting) -> Plain:
    return {
        "bot": one.bot,
        "other": one.other,
        "games": one.games,
        "ahead": _estimate(one.ahead),
        "adjusted_ahead": _adjusted(one.adjusted_ahead),
        "difference": _estimate(one.difference),
        "adjusted_difference": _adjusted(one.adjusted_difference),
    }


def _adjusted(adjusted: Adjusted | None) -> Plain | None:
    if adjusted is None:
        return None
    return {
        **_figures(adjusted.estimate),
        "variance_reduction": _number(adjusted.variance_reduction),
        "single_game_reduction": _number(adjusted.single_game_reduction),
    }


def _estimate(estimate: Estimate | None) -> Plain | None:
    return _figures(estimate) if estimate else None


def _figures(estimate: Estimate) -> Plain:
    figures = {"value": estimate.value, "low": estimate.low, "high": estimate.high, "error": estimate.error}
    return {name: _number(figure) for name, figure in figures.items()}


def _number(figure: float) -> float | None:
    return round(figure, DIGITS) if isfinite(figure) else None
