"""Real dice: a player types in what they show."""

from collections.abc import Mapping

from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue
from lucchetto.rules import Game, GameError

from .render import Renderer


class RealDice:
    """A dice source that asks for the faces: white, white, then the open rows, as in '1 4 3 2 6 6' or '143266'."""

    def __init__(self, terminal: Terminal, renderer: Renderer, words: Catalogue) -> None:
        self._terminal = terminal
        self._renderer = renderer
        self._words = words

    def roll(self, game: Game) -> Mapping[str, object]:
        colours = [colour for colour in game.variant.colours if colour not in game.closed]
        names = ", ".join(self._words.colour(die) for die in ("white", "white", *colours))
        self._terminal.title(self._words("turn", turn=game.turn + 1, name=self._renderer.name(game, game.active)))
        while True:
            digits = self._terminal.ask(self._words("ask-dice", dice=names)).replace(" ", "").replace(",", "")
            faces = [int(digit) for digit in digits] if digits.isascii() and digits.isdecimal() else []
            if len(faces) != 2 + len(colours):
                self._terminal.print(self._words("ask-dice-count", count=2 + len(colours)), "red")
                continue
            rolled = {"white": faces[:2], **dict(zip(colours, faces[2:], strict=True))}
            try:
                game.roll(rolled)
            except GameError as error:
                self._terminal.print(self._words.error(error), "red")
                continue
            return rolled
