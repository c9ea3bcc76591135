"""Runs a game at one keyboard: rolls the dice, asks people, lets bots decide, saves every step."""

from collections.abc import Mapping

from lucchetto.bots import Bot
from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue
from lucchetto.records import Decided, DiceSource, Event, Record, Rolled
from lucchetto.rules import Game

from .narrator import Narrator
from .prompt import Prompt
from .render import Renderer
from .savefile import SaveFile


class Match:
    def __init__(
        self,
        record: Record,
        game: Game,
        bots: Mapping[int, Bot],
        dice: DiceSource,
        save: SaveFile,
        terminal: Terminal,
        words: Catalogue,
        *,
        quick: bool,
    ) -> None:
        renderer = Renderer(words, plain=terminal.plain)
        self.record, self.game = record, game
        self._bots, self._dice, self._save = bots, dice, save
        self._terminal, self._words, self._renderer = terminal, words, renderer
        self._prompt = Prompt(terminal, renderer, words, quick=quick)
        self._narrator = Narrator(terminal, renderer, words)

    def play(self) -> None:
        """Play to the end of the game, or until the player leaves. Every event is saved before the next one."""
        if self.game.dice:  # a resumed game: show the current roll again
            self._narrator.rolled(self.game)
        while self.game.phase != "over":
            if self.game.phase == "roll":
                self._apply(Rolled(self._dice.roll(self.game)))
                self._narrator.rolled(self.game)
            else:
                self._decide()
        self._narrator.ended(self.game)

    def _decide(self) -> None:
        """Play one phase. Choices are neither shown nor recorded until everybody has decided."""
        before = self.game
        choices = {seat: self._bots[seat].decide(before.seen_by(seat), seat) for seat in self._seats(bots=True)}
        people = self._seats(bots=False)
        for seat in people:
            self._hand_over(seat, people)
            choices[seat] = self._prompt.decide(before.seen_by(seat), seat)
            if len(people) > 1:
                self._terminal.clear()
        self._apply(*(Decided(seat, move) for seat, move in choices.items()))
        self._narrator.decided(before, {**dict(before.choices), **choices}, self.game)

    def _seats(self, *, bots: bool) -> list[int]:
        """The seats that still have to decide, the active player first."""
        seats = len(self.game.players)
        waiting = sorted(self.game.waiting, key=lambda seat: (seat - self.game.active) % seats)
        return [seat for seat in waiting if (seat in self._bots) is bots]

    def _hand_over(self, seat: int, people: list[int]) -> None:
        """Wait for the next player at a shared screen, so that nobody sees another's choice (R1)."""
        if len(people) > 1 and seat != people[0]:
            self._terminal.ask(self._words("hand-over", name=self._renderer.name(self.game, seat)))
            self._narrator.rolled(self.game)

    def _apply(self, *events: Event) -> None:
        game = self.game
        for event in events:
            game = event.apply(game)
        self._save.append(*events)
        self.game = game
        self.record = Record(self.record.header, (*self.record.events, *events))
