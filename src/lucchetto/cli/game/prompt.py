"""One person's decision: what may be done, what it would do, help, and second thoughts."""

from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue
from lucchetto.rules import PASS, Decision, Game, Move, preview

from .render import INKS, Draw
from .rules import show_rules


class Asker:
    def __init__(self, terminal: Terminal, draw: Draw, words: Catalogue, *, quick: bool) -> None:
        self._terminal = terminal
        self._draw = draw
        self._words = words
        self._quick = quick

    def decide(self, game: Game, seat: int) -> Decision:
        """The seat's choice, confirmed. Nothing has taken effect yet, so it can be taken back."""
        moves = game.moves(seat)
        self.show(game, seat)
        if len(moves) == 1:
            self._terminal.say(self._words("only-pass", name=self._draw.name(game, seat)), "italic")
            self._say_penalty(game, seat)
            return PASS
        while True:
            self._offer(game, seat, moves)
            move = self._choice(game, seat, moves)
            if self._quick or self._confirmed(game, seat, move):
                return move

    def show(self, game: Game, seat: int) -> None:
        """The table as this seat sees it."""
        targets = [move for move in game.moves(seat) if isinstance(move, Move)]
        if game.variant.pawns:
            self._terminal.say(self._draw.board(game, targets))
            return
        for other in range(len(game.players)):
            if other != seat:
                self._terminal.say(self._draw.summary(game, other))
        self._terminal.say(self._draw.sheet(game, seat, targets))

    def _offer(self, game: Game, seat: int, moves: tuple[Decision, ...]) -> None:
        assert game.dice is not None
        key = f"ask-{game.phase}{'-duel' if game.variant.pawns else ''}"
        self._terminal.say()
        name = self._draw.name(game, seat)
        self._terminal.say(self._words(key, name=name, sum=game.dice.sum), "bold")
        for number, move in enumerate(moves[1:], start=1):
            self._say_choice(game, seat, str(number), move)
        self._say_choice(game, seat, "0", PASS)

    def _say_choice(self, game: Game, seat: int, key: str, move: Decision) -> None:
        ink = f"bold {INKS[move.colour]}" if isinstance(move, Move) else "bold"
        symbol = self._draw.symbol(move.colour) if isinstance(move, Move) else " "
        self._terminal.say(f"  {key}  {symbol} {self._words.move(move):<24} {self._effect(game, seat, move)}", ink)

    def _effect(self, game: Game, seat: int, move: Decision) -> str:
        effect, words = preview(game, seat, move), self._words
        if move == PASS:
            if effect.penalty:
                return words("effect-missed" if game.variant.pawns else "effect-penalty", points=-effect.gain)
            return words(
                "effect-free" if seat != game.active else "effect-later" if game.phase == "white" else "effect-used"
            )
        said = [words("effect-gain", points=effect.gain)]
        said += [words(f"effect-{what}") for what in ("closes", "stacks", "knocks_off") if getattr(effect, what)]
        if effect.skipped:
            said.append(words("effect-skips", numbers=_span(effect.skipped)))
        return ", ".join(said)

    def _choice(self, game: Game, seat: int, moves: tuple[Decision, ...]) -> Decision:
        while True:
            answer = self._terminal.ask(self._words("ask-choice", most=len(moves) - 1)).lower()
            if answer in ("p", "0"):
                return PASS
            if answer.isascii() and answer.isdecimal() and len(answer) < 3 and 1 <= int(answer) < len(moves):
                return moves[int(answer)]
            self._aside(game, seat, answer, moves)

    def _aside(self, game: Game, seat: int, answer: str, moves: tuple[Decision, ...]) -> None:
        """Anything but a choice: help, other sheets, the rules, a slip of the finger."""
        if answer == "?":
            self._terminal.say(self._words("play-help"))
        elif answer == "r":
            show_rules(self._terminal, self._words, game.variant.name)
        elif answer == "a":
            self._all_sheets(game, seat)
        else:
            self._terminal.say(self._words("ask-again", most=len(moves) - 1), "red")

    def _all_sheets(self, game: Game, seat: int) -> None:
        for other in range(len(game.players)):
            if other != seat and not game.variant.pawns:
                self._terminal.say(self._draw.sheet(game, other))
        self.show(game, seat)

    def _confirmed(self, game: Game, seat: int, move: Decision) -> bool:
        chosen = self._words("you-chose", move=self._words.move(move), effect=self._effect(game, seat, move))
        self._terminal.say(chosen)
        while True:
            answer = self._terminal.ask(self._words("ask-confirm")).lower()
            if answer in ("", "u"):
                return answer == ""
            self._terminal.say(self._words("play-help"))

    def _say_penalty(self, game: Game, seat: int) -> None:
        if preview(game, seat, PASS).penalty:
            self._terminal.say(_sentence(self._effect(game, seat, PASS)), "bold red")


def _span(numbers: tuple[int, ...]) -> str:
    """Skipped cells stand side by side, so their ends say it all: 8, or 2-8."""
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
