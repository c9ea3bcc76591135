"""Prepares an analysis for display: the texts and figures that the terminal and the page show."""

from collections.abc import Iterator
from dataclasses import dataclass

from lucchetto.cli.amounts import Amounts
from lucchetto.cli.game.render import Renderer
from lucchetto.cli.terminal import printable
from lucchetto.coach import Analysis
from lucchetto.coach.remarks.text import remark_text
from lucchetto.coach.shapes import JudgedMove, JudgedRoll, Mark, PlayerReport
from lucchetto.messages import Catalogue
from lucchetto.records import Replay

SIGNS: dict[Mark, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
MOST_ROLLS = 8


@dataclass(frozen=True)
class Player:
    name: str
    rating: str
    figures: tuple[tuple[str, str], ...]
    """Label and figure."""


@dataclass(frozen=True)
class Lapse:
    """A decision with a loss that is worth a remark."""

    event: int
    seat: int
    mark: Mark
    what: str
    verdict: str
    why: str
    checked: str
    """By how many games it was checked, with the standard error; empty if it was not."""

    @property
    def sign(self) -> str:
        return SIGNS[self.mark]


@dataclass(frozen=True)
class Roll:
    where: str
    luck: str


class Presenter:
    """The texts and figures of an analysis, for one `seat` or, if it is None, for all."""

    def __init__(
        self, replay: Replay, analysis: Analysis, seat: int | None, words: Catalogue, *, plain: bool = False
    ) -> None:
        self.replay = replay
        self.analysis = analysis
        self.words = words
        self.seats = list(range(len(analysis.players))) if seat is None else [seat]
        self.plain = plain
        self._renderer = Renderer(words, plain=plain)
        self._amounts = Amounts(words, analysis.unit, plain)

    @property
    def title(self) -> str:
        players = ", ".join(self.name(seat) for seat in range(len(self.analysis.players)))
        variant = self.words(f"variant-{self.analysis.variant}")
        return self._amounts.fit_encoding(
            self.words("analyse-title", record=self.words("record-of", variant=variant, players=players))
        )

    @property
    def minus(self) -> str:
        """The sign of an unlucky roll."""
        return self._amounts.fit_encoding("−")

    @property
    def legend(self) -> str:
        return self._amounts.fit_encoding(self.words("analyse-legend"))

    def introduction(self) -> Iterator[str]:
        """Yield who won, or that the game is unfinished, and which judge was used."""
        yield self._outcome() if self.analysis.finished else self.words("analyse-so-far")
        if self.analysis.exact:
            yield self.words("analyse-exact")
        else:
            win = self.analysis.unit == "win"
            yield self.words("analyse-network-win" if win else "analyse-network-points")
            yield self._checks()

    def _checks(self) -> str:
        """What rollouts have checked, or that they have not."""
        checks = self.analysis.checks
        if checks is None:
            return self.words("analyse-unchecked")
        counted = self.words("analyse-checks", decisions=checks.decisions, games=checks.games)
        return f"{counted} {self.words('analyse-interrupted')}" if checks.interrupted else counted

    def name(self, seat: int) -> str:
        return printable(self.analysis.players[seat].name)

    def players(self) -> Iterator[Player]:
        for seat in self.seats:
            report = self.analysis.players[seat]
            rating = self.words(f"rating-{report.rating}") if report.rating else self.words("analyse-no-rating")
            yield Player(self.name(seat), rating, tuple(self._figures(report)))

    def lapses(self) -> list[Lapse]:
        """The lapses in the order of the game."""
        return [self._lapse(move) for move in self.analysis.moves if move.remark and move.seat in self.seats]

    def rolls(self) -> list[Roll]:
        """The luckiest and unluckiest rolls, the most extreme first."""
        marked = [roll for roll in self.analysis.rolls if any(roll.marks[seat] for seat in self.seats)]
        marked.sort(key=lambda roll: -max(abs(roll.luck[seat]) for seat in self.seats))
        return [self._roll(roll) for roll in marked[:MOST_ROLLS]]

    @property
    def chart_title(self) -> str:
        return self.words("analyse-chart-win" if self.analysis.unit == "win" else "analyse-chart-points")

    def line(self, event: int) -> int:
        """The line of an event in the file; the text notation has several events per line."""
        return self.replay.lines[event + 1]

    def amount(self, value: float, *, sign: bool = False, digits: int = 1) -> str:
        """A value in the unit of the analysis: points or percent."""
        return self._amounts.amount(value, sign=sign, digits=digits)

    def number(self, value: float, *, sign: bool = False, digits: int = 1) -> str:
        return self._amounts.number(value, sign=sign, digits=digits)

    def _figures(self, report: PlayerReport) -> Iterator[tuple[str, str]]:
        words = self.words
        yield words("analyse-points"), self.number(report.score, digits=0)
        yield words("accuracy"), self.number(report.accuracy, digits=0)
        yield words("analyse-lost"), self.amount(report.loss)
        yield words("analyse-luck"), self.amount(report.luck, sign=True)
        if self.analysis.finished:
            yield words("analyse-adjusted"), self.amount(report.adjusted)
        yield words("analyse-inaccuracies"), str(report.inaccuracies)
        yield words("analyse-mistakes"), str(report.mistakes)
        yield words("analyse-blunders"), str(report.blunders)

    def _outcome(self) -> str:
        winners = [self.name(seat) for seat, player in enumerate(self.analysis.players) if player.won]
        if len(self.analysis.players) == 1:
            return self.words("solitaire-end", name=winners[0], points=self.analysis.players[0].score)
        if len(winners) == 1:
            return self.words("wins", name=winners[0])
        return self.words("share-the-win", names=", ".join(winners))

    def _lapse(self, move: JudgedMove) -> Lapse:
        assert move.remark is not None
        words = self.words
        return Lapse(
            event=move.event,
            seat=move.seat,
            mark=move.mark,
            what=words(
                "analyse-lapse",
                name=self.name(move.seat),
                turn=move.turn,
                line=self.line(move.event),
                chosen=words.move(move.chosen),
                best=words.move(move.best),
            ),
            verdict=words("analyse-verdict", mark=words(f"mark-{move.mark}"), cost=self.amount(-move.loss, sign=True)),
            why=self._amounts.fit_encoding(remark_text(words, move.remark)),
            checked=self._checked(move) if move.games else "",
        )

    def _checked(self, move: JudgedMove) -> str:
        checked = self.words("checked-by-games", games=move.games, error=self.amount(move.error))
        return self._amounts.fit_encoding(checked)

    def _roll(self, roll: JudgedRoll) -> Roll:
        dice = self.replay.games[roll.event + 1].dice
        assert dice is not None
        one, other = dice.white
        colours = " ".join(f"{self._renderer.symbol(colour)}{face}" for colour, face in dice.colours)
        lucky = [
            self.words("analyse-for", name=self.name(seat), luck=self.amount(roll.luck[seat], sign=True))
            for seat in self.seats
            if roll.marks[seat]
        ]
        rolled = f"{one}+{other} {colours}"
        where = self.words("analyse-rolled", turn=roll.turn, line=self.line(roll.event), dice=rolled)
        return Roll(self._amounts.fit_encoding(where), ", ".join(lucky))
