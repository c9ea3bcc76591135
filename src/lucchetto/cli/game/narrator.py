"""Prints what happens in a game: rolls, decisions and the end."""

from collections.abc import Mapping

from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue
from lucchetto.rules import Decision, Game, Pass

from .render import Renderer


class Narrator:
    """Prints the events of a game as sentences, with dice and sheets."""

    def __init__(self, terminal: Terminal, renderer: Renderer, words: Catalogue) -> None:
        self._terminal = terminal
        self._renderer = renderer
        self._words = words

    def rolled(self, game: Game) -> None:
        assert game.dice is not None
        name = self._renderer.name(game, game.active)
        self._terminal.title(self._words("turn", turn=game.turn, name=name))
        self._terminal.print(self._renderer.dice(game.dice))
        self._terminal.print()

    def decided(self, before: Game, choices: Mapping[int, Decision], after: Game) -> None:
        """Print the outcome of a phase: every decision, closed rows, penalties."""
        moves = [
            self._words("did-pass", name=self._renderer.name(before, seat))
            if isinstance(move, Pass)
            else self._words("did", name=self._renderer.name(before, seat), move=self._words.move(move))
            for seat, move in sorted(choices.items())
        ]
        self._terminal.print(f"> {' | '.join(moves)}" if self._terminal.plain else f"→ {' · '.join(moves)}", "bold")
        for colour in after.closed:
            if colour not in before.closed:
                self._terminal.print(self._words("closed-now", colour=self._words.colour(colour)), "bold red")
        if _penalties(after) > _penalties(before):
            key = "took-missed" if before.variant.pawns else "took-penalty"
            self._terminal.print(self._words(key, name=self._renderer.name(before, before.active)), "bold red")

    def ended(self, game: Game) -> None:
        assert game.result is not None
        self._terminal.title(self._words("game-over", reasons=self._reasons(game)))
        if game.variant.pawns:
            self._terminal.print(self._renderer.board(game))
        else:
            for seat in range(len(game.players)):
                self._terminal.print(self._renderer.sheet(game, seat))
        self._terminal.print()
        names = [self._renderer.name(game, seat) for seat in game.result.winners]
        if len(game.players) == 1:
            self._terminal.print(self._words("solitaire-end", name=names[0], points=game.sheets[0].total), "bold")
        elif len(names) == 1:
            self._terminal.print(self._words("wins", name=names[0]), "bold")
        else:
            self._terminal.print(self._words("share-the-win", names=", ".join(names)), "bold")

    def _reasons(self, game: Game) -> str:
        assert game.result is not None
        keys = {
            "rows": "reason-rows",
            "pawns": "reason-pawns",
            "penalties": "reason-penalties-duel" if game.variant.pawns else "reason-penalties",
        }
        return ", ".join(self._words(keys[reason], count=len(game.closed)) for reason in game.result.reasons)


def _penalties(game: Game) -> int:
    return sum(sheet.penalties for sheet in game.sheets)
