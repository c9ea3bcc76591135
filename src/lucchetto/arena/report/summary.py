"""The figures of a tournament: standings, head-to-head results, reasons for the end, score distributions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import nan

import numpy as np

from lucchetto.arena.engine.games import REASON_BITS
from lucchetto.arena.estimate import Deals, Estimate, Floats, mean, share
from lucchetto.arena.play import Played
from lucchetto.arena.ratings import MOST_BLOCKS, ratings
from lucchetto.arena.tally import Duels, Seats, duels_of, seats_of
from lucchetto.arena.tournament import Tournament

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
_BIN_WIDTHS = (1, 2, 5, 10, 20, 50, 100)
_MOST_BINS = 40


@dataclass(frozen=True)
class Adjusted:
    """A figure adjusted for the luck of the dice: the same expected value with a narrower interval."""

    estimate: Estimate
    variance_reduction: float
    """How many times as many deals would give the same interval without the adjustment."""
    single_game_reduction: float
    """The same for single games on independent dice; playing all seatings on the same dice already removes luck."""


@dataclass(frozen=True)
class Standing:
    """The figures of one bot."""

    bot: str
    games: int
    """Number of seats that the bot has played; it may have several in one game."""
    rating: Estimate
    adjusted_rating: Estimate | None
    win_share: Estimate | None
    """Tied winners share a win; None in solitaire."""
    decided_share: Estimate | None
    """The win share among games with a single winner."""
    adjusted_win_share: Adjusted | None
    score: Estimate
    adjusted_score: Adjusted | None
    """Solitaire only; in multiplayer games luck is measured on the margin."""
    score_deviation: float
    score_quantiles: tuple[float, ...]
    """The scores at `QUANTILES`."""
    score_counts: tuple[int, ...]
    """Games per bin of `Summary.score_bins`."""
    margin: Estimate | None
    """Points ahead of the best other player."""
    adjusted_margin: Adjusted | None
    penalties: Estimate
    turns: float


@dataclass(frozen=True)
class Meeting:
    """Two bots in the same games (in solitaire: on the same dice), from the first one's point of view."""

    bot: str
    other: str
    games: int
    ahead: Estimate
    """How often the first bot finishes ahead; a tie counts half."""
    adjusted_ahead: Adjusted | None
    difference: Estimate
    """The mean difference in points."""
    adjusted_difference: Adjusted | None


@dataclass(frozen=True)
class Summary:
    """All figures of a tournament. `str(summary)` is a table of the standings."""

    tournament: Tournament
    standings: tuple[Standing, ...]
    """The best first."""
    meetings: tuple[Meeting, ...]
    """Every pair once, in the order of the standings."""
    score_bins: tuple[int, ...]
    """The edges of the bins; a bin includes its lower edge."""
    ends: dict[str, float]
    """The fraction of games that ended for each reason; a game can have several."""

    def __str__(self) -> str:
        width = max(len(one.bot) for one in self.standings)
        lines = [f"{'':{width}}    rating      wins    points"]
        for one in self.standings:
            wins = f"{one.win_share.value:9.1%}" if one.win_share else f"{'–':>9}"
            lines.append(f"{one.bot:{width}} {one.rating.value:+9.0f} {wins} {one.score.value:9.1f}")
        return "\n".join(lines)

    @property
    def has_luck(self) -> bool:
        """Whether any figure could be adjusted for luck."""
        return any(one.adjusted_win_share or one.adjusted_margin or one.adjusted_score for one in self.standings)

    def ahead(self) -> dict[tuple[str, str], Estimate]:
        """How often the first bot finishes ahead of the second, for both orders of every pair."""
        shares = {(one.bot, one.other): one.ahead for one in self.meetings}
        return shares | {(other, bot): _turned(share) for (bot, other), share in shares.items()}


def _turned(ahead: Estimate) -> Estimate:
    return Estimate(1 - ahead.value, 1 - ahead.high, 1 - ahead.low, ahead.error)


def summarise(tournament: Tournament, results: Sequence[Played]) -> Summary:
    """Return the figures of these games."""
    bots = tournament.bots
    pairs = {pair: duels_of(*pair, results) for pair in combinations(bots, 2)}
    rated, adjusted = _ratings(tournament, pairs, luck=False), _ratings(tournament, pairs, luck=True)
    seats = {bot: seats_of(bot, results) for bot in bots}
    bins = _bins(list(seats.values()))
    standings = [
        _standing(bot, seats[bot], rated[bot], adjusted.get(bot), bins, solitaire=tournament.players == 1)
        for bot in bots
    ]
    standings.sort(key=lambda one: one.score.value if tournament.players == 1 else one.rating.value, reverse=True)
    order = [standing.bot for standing in standings]
    meetings = [_meeting(*pair, _seen_from(pair, pairs)) for pair in combinations(order, 2)]
    return Summary(tournament, tuple(standings), tuple(meetings), tuple(bins), _ends(results))


def _standing(
    bot: str, seats: Seats, rating: Estimate, adjusted: Estimate | None, bins: list[int], *, solitaire: bool
) -> Standing:
    deals, scores, shares, decided = seats.deals, seats.scores, seats.win_shares, seats.decided
    counts, _ = np.histogram(scores, bins)
    return Standing(
        bot,
        games=len(deals),
        rating=rating,
        adjusted_rating=adjusted,
        win_share=None if solitaire else share(shares, deals),
        decided_share=None if solitaire or not decided.any() else share(shares[decided], deals[decided]),
        adjusted_win_share=None if solitaire else _adjusted_share(shares, seats.luck_win, deals),
        score=mean(scores, deals),
        adjusted_score=_adjusted(scores, seats.luck_margin, deals) if solitaire else None,
        score_deviation=float(scores.std()),
        score_quantiles=tuple(map(float, np.quantile(scores, QUANTILES))),
        score_counts=tuple(map(int, counts)),
        margin=None if solitaire else mean(seats.margins, deals),
        adjusted_margin=None if solitaire else _adjusted(seats.margins, seats.luck_margin, deals),
        penalties=mean(seats.penalties, deals),
        turns=float(seats.turns.mean()),
    )


def _meeting(bot: str, other: str, duels: Duels) -> Meeting:
    return Meeting(
        bot,
        other,
        games=len(duels.deals),
        ahead=share(duels.results, duels.deals),
        adjusted_ahead=_adjusted_share(duels.results, duels.luck_win, duels.deals),
        difference=mean(duels.differences, duels.deals),
        adjusted_difference=_adjusted(duels.differences, duels.luck_difference, duels.deals),
    )


def _adjusted(values: Floats, luck: Floats, deals: Deals) -> Adjusted | None:
    """The mean of the values minus their luck; None unless the luck of every game is known."""
    if np.isnan(luck).any():
        return None
    raw, without = mean(values, deals), mean(values - luck, deals)
    return Adjusted(without, _ratio(raw.error, without.error), _ratio(values.std(), (values - luck).std()))


def _adjusted_share(values: Floats, luck: Floats, deals: Deals) -> Adjusted | None:
    """The same for a share, whose adjusted mean is clipped to the range from 0 to 1."""
    adjusted = _adjusted(values, luck, deals)
    return replace(adjusted, estimate=adjusted.estimate.within(0.0, 1.0)) if adjusted else None


def _ratio(raw: float, adjusted: float) -> float:
    """The ratio of variances, from standard deviations."""
    return float(raw**2 / adjusted**2) if adjusted > 0 else nan


def _ratings(tournament: Tournament, pairs: dict[tuple[str, str], Duels], *, luck: bool) -> dict[str, Estimate]:
    """Ratings by bot; with `luck`, from luck-adjusted wins, and none unless the luck of every game is known."""
    if not pairs or (luck and any(np.isnan(duels.luck_win).any() for duels in pairs.values())):
        return {} if luck else {bot: Estimate(0, 0, 0, 0) for bot in tournament.bots}
    place = {bot: number for number, bot in enumerate(tournament.bots)}
    blocks = min(tournament.deals, MOST_BLOCKS)
    wins = np.zeros((blocks, len(place), len(place)))
    for (bot, other), duels in pairs.items():
        block = duels.deals * blocks // tournament.deals
        won = duels.results - duels.luck_win if luck else duels.results
        wins[:, place[bot], place[other]] = np.bincount(block, weights=won, minlength=blocks)
        wins[:, place[other], place[bot]] = np.bincount(block, weights=1 - won, minlength=blocks)
    return dict(zip(tournament.bots, ratings(wins, tournament.seed), strict=True))


def _seen_from(pair: tuple[str, str], pairs: dict[tuple[str, str], Duels]) -> Duels:
    if pair in pairs:
        return pairs[pair]
    duels = pairs[pair[1], pair[0]]
    return Duels(duels.deals, -duels.differences, -duels.luck_win, -duels.luck_difference)


def _bins(seats: Sequence[Seats]) -> list[int]:
    """Bin edges at round numbers, the same for all bots, with at most `_MOST_BINS` bins."""
    low, high = (int(f(f(one.scores) for one in seats)) for f in (min, max))
    width = next(width for width in _BIN_WIDTHS if (high - low) // width < _MOST_BINS - 1)
    return list(range(low // width * width, high + width + 1, width))


def _ends(results: Sequence[Played]) -> dict[str, float]:
    reasons = np.concatenate([played.games.reasons for played in results])
    return {reason: float((reasons & bit > 0).mean()) for reason, bit in REASON_BITS.items() if (reasons & bit).any()}
