"""Judges multiplayer games, and solitaire games without an exact table, with the master's network."""

from collections.abc import Sequence

from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.bots.value_based import (
    Afterstate,
    Afterstates,
    Evaluation,
    OpponentModel,
    ValueBot,
    estimate,
    evaluate_all,
    outcome,
)
from lucchetto.features.policy_params import MARGIN
from lucchetto.rules import PASS, Decision, Game

from .judge import Value, best_of
from .samples import sample_rolls
from .shapes import Unit

MASTER = POLICY_PARAMS["master"]._replace(foresight=1)
"""As in rollouts, so that network and games judge the same policy."""


class NetworkJudge:
    """Judges games with the master's network."""

    exact = False

    def __init__(self, players: int, seed: str = "") -> None:
        """The seed selects the rolls that are sampled."""
        self.unit: Unit = "points" if players == 1 else "win"
        self._seed = seed
        self._master = ValueBot(MASTER, "")
        self._last: tuple[Game, int, dict[Decision, list[Value]]] | None = None
        """The latest position, cached: its choices are needed twice in a row, for its value and for each verdict."""

    def choices(self, game: Game, seat: int) -> dict[Decision, Value]:
        """Every legal decision with its value to the seat."""
        return {move: values[seat] for move, values in self.outcomes(game, seat).items()}

    def after(self, game: Game) -> list[Value]:
        """Every seat's value after a roll, or at the end of the game."""
        if game.phase == "colour":
            choices = self.outcomes(game, game.active)
            return choices[best_of({move: values[game.active] for move, values in choices.items()})]
        if game.waiting:
            return self._after_best_play([game.undecided()])[0]
        return self._values([outcome(game.board, seat) for seat in range(len(game.players))])

    def outcomes(self, game: Game, seat: int) -> dict[Decision, list[Value]]:
        """For every legal decision of this seat: the values, to all seats, of the best position that it leads to."""
        if self._last is None or self._last[:2] != (game, seat):
            self._last = game, seat, self._find_outcomes(game, seat)
        return self._last[2]

    def _find_outcomes(self, game: Game, seat: int) -> dict[Decision, list[Value]]:
        ends = self._master.ends(game, seat)
        values = self._values_of_all([end for _, end in ends])
        plans: dict[Decision, dict[int, Value]] = {}
        for number, (move, _) in enumerate(ends):
            plans.setdefault(move, {})[number] = values[number][seat]
        return {move: values[best_of(plan)] for move, plan in plans.items()}

    def expected(self, game: Game) -> list[Value]:
        """Every seat's value before a roll, estimated from sampled rolls."""
        samples = sample_rolls(game, f"{self._seed} {game.turn}")
        found = self._after_best_play([game.roll(sample.roll) for sample in samples])
        return [
            Value(
                sum(sample.weight * values[seat].value for sample, values in zip(samples, found, strict=True)),
                sum(sample.weight * values[seat].margin for sample, values in zip(samples, found, strict=True)),
            )
            for seat in range(len(game.players))
        ]

    def _after_best_play(self, games: Sequence[Game]) -> list[list[Value]]:
        """The value to every seat of each of these games, which differ only in the dice, after the turn's best play.

        Every seat plays its best move as if nobody else moved. That is cheaper than anticipating the others. It is also
        the same for every roll, so that the mean luck over all rolls is zero.
        """
        plans = {seat: self._plans(games, seat) for seat in games[0].waiting}
        ends = [
            self._play_plans(game, {seat: plans[seat][number] for seat in plans}) for number, game in enumerate(games)
        ]
        return self._values_of_all(ends)

    def _plans(self, games: Sequence[Game], seat: int) -> list[tuple[Decision, Decision | None]]:
        """This seat's plan in each of the games: its decision now and, on its own turn, in action 2."""
        known: Afterstates = {}
        plans = [
            [
                (move, end.second)
                for move in game.moves(seat)
                for end in self._master.afterstates(game, seat, move, OpponentModel(), known)
            ]
            for game in games
        ]
        worths = dict(zip(known, estimate(list(known.values()), seat), strict=True))
        wanted = {plan: worth.goal + MASTER.margin_weight * worth.margin for plan, worth in worths.items()}
        return [max(plans_here, key=wanted.__getitem__) for plans_here in plans]

    def _play_plans(self, game: Game, plans: dict[int, tuple[Decision, Decision | None]]) -> Afterstate:
        """The end of the turn if every seat follows its plan; a planned move that is no longer legal becomes a pass."""
        after = game
        for seat, (move, _) in sorted(plans.items()):
            after = after.play(seat, move)
        if game.phase == "white" and after.phase == "colour":
            second = plans[game.active][1]
            after = after.play(game.active, second if second in after.moves(game.active) else PASS)
        return Afterstate(after.board, (game.active + 1) % len(game.players))

    def _values_of_all(self, ends: Sequence[Afterstate]) -> list[list[Value]]:
        """The value of each of these afterstates of one game to every seat."""
        return [self._values(worths) for worths in evaluate_all(ends)]

    def _values(self, worths: Sequence[Evaluation]) -> list[Value]:
        """One position's values. In the Duel the network judges each seat separately, so the shares are scaled.

        In Classic and Longo they add up to 1 by construction (docs/coach.md).
        """
        scale = MARGIN if self.unit == "points" else 1 / sum(worth.goal for worth in worths)
        return [Value(worth.goal * scale, worth.margin * MARGIN) for worth in worths]
