"""Asks a person for a decision: lists the choices with their effects, offers help, asks for confirmation."""

from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue
from lucchetto.rules import PASS, Decision, Game, Move, preview

from .hint import hint_lines
from .move_words import MoveRefused, read_move
from .render import STYLES, Renderer
from .rules import show_rules


class Prompt:
    """Asks people for their decisions; `quick` skips the confirmation."""

    def __init__(self, terminal: Terminal, renderer: Renderer, words: Catalogue, *, quick: bool) -> None:
        self._terminal = terminal
        self._renderer = renderer
        self._words = words
        self._quick = quick

    def decide(self, game: Game, seat: int) -> Decision:
        """Return the seat's choice. Until they confirm it, players can take it back."""
        moves = game.moves(seat)
        self.show(game, seat)
        if len(moves) == 1:
            self._terminal.print(self._words("only-pass", name=self._renderer.name(game, seat)), "italic")
            self._print_penalty(game, seat)
            return PASS
        while True:
            self._offer(game, seat, moves)
            move = self._choice(game, seat, moves)
            if self._quick or self._confirmed(game, seat, move):
                return move

    def show(self, game: Game, seat: int) -> None:
        """Print the position as this seat sees it."""
        targets = [move for move in game.moves(seat) if isinstance(move, Move)]
        if game.variant.pawns:
            self._terminal.print(self._renderer.board(game, targets))
            return
        for other in range(len(game.players)):
            if other != seat:
                self._terminal.print(self._renderer.summary(game, other))
        self._terminal.print(self._renderer.sheet(game, seat, targets))

    def _offer(self, game: Game, seat: int, moves: tuple[Decision, ...]) -> None:
        assert game.dice is not None
        key = f"ask-{game.phase}{'-duel' if game.variant.pawns else ''}"
        self._terminal.print()
        name = self._renderer.name(game, seat)
        self._terminal.print(self._words(key, name=name, sum=game.dice.sum), "bold")
        for number, move in enumerate(moves[1:], start=1):
            self._print_choice(game, seat, str(number), move)
        self._print_choice(game, seat, "0", PASS)

    def _print_choice(self, game: Game, seat: int, key: str, move: Decision) -> None:
        style = f"bold {STYLES[move.colour]}" if isinstance(move, Move) else "bold"
        symbol = self._renderer.symbol(move.colour) if isinstance(move, Move) else " "
        self._terminal.print(f"  {key}  {symbol} {self._words.move(move):<24} {self._effect(game, seat, move)}", style)

    def _effect(self, game: Game, seat: int, move: Decision) -> str:
        effect, words = preview(game, seat, move), self._words
        if move == PASS:
            if effect.penalty:
                return words("effect-missed" if game.variant.pawns else "effect-penalty", points=-effect.gain)
            return words(
                "effect-free" if seat != game.active else "effect-later" if game.phase == "white" else "effect-used"
            )
        parts = [words("effect-gain", points=effect.gain)]
        parts += [words(f"effect-{what}") for what in ("closes", "stacks", "knocks_off") if getattr(effect, what)]
        if effect.skipped:
            parts.append(words("effect-skips", numbers=_span(effect.skipped)))
        return ", ".join(parts)

    def _choice(self, game: Game, seat: int, moves: tuple[Decision, ...]) -> Decision:
        while True:
            answer = self._terminal.ask(self._words("ask-choice", most=len(moves) - 1)).lower()
            if answer in ("p", "0"):
                return PASS
            if answer.isascii() and answer.isdecimal() and len(answer) < 3 and 1 <= int(answer) < len(moves):
                return moves[int(answer)]
            if not self._handle_request(game, seat, answer) and (move := self._written(game, seat, answer, moves)):
                return move

    def _handle_request(self, game: Game, seat: int, answer: str) -> bool:
        """Handle an answer that is a request: help, a hint, the rules, the other sheets. Return whether it was one."""
        if answer == "?":
            self._terminal.print(self._words("play-help"))
        elif answer == "h":
            for line in hint_lines(game, seat, self._words, plain=self._terminal.plain):
                self._terminal.print(line)
        elif answer == "r":
            show_rules(self._terminal, self._words, game.variant.name)
        elif answer == "a":
            self._all_sheets(game, seat)
        else:
            return False
        return True

    def _written(self, game: Game, seat: int, answer: str, moves: tuple[Decision, ...]) -> Decision | None:
        """Read a move in words, such as red 7. If it cannot be read or is not possible, print why and return None."""
        try:
            move = read_move(answer, game, seat, self._words)
        except MoveRefused as refused:
            self._terminal.print(str(refused), "red")
            return None
        if move is None:
            self._terminal.print(self._words("ask-again", most=len(moves) - 1), "red")
        return move

    def _all_sheets(self, game: Game, seat: int) -> None:
        for other in range(len(game.players)):
            if other != seat and not game.variant.pawns:
                self._terminal.print(self._renderer.sheet(game, other))
        self.show(game, seat)

    def _confirmed(self, game: Game, seat: int, move: Decision) -> bool:
        chosen = self._words("you-chose", move=self._words.move(move), effect=self._effect(game, seat, move))
        self._terminal.print(chosen)
        while True:
            answer = self._terminal.ask(self._words("ask-confirm")).lower()
            if answer in ("", "u"):
                return answer == ""
            self._terminal.print(self._words("play-help"))

    def _print_penalty(self, game: Game, seat: int) -> None:
        if preview(game, seat, PASS).penalty:
            self._terminal.print(_sentence(self._effect(game, seat, PASS)), "bold red")


def _span(numbers: tuple[int, ...]) -> str:
    """A run of adjacent numbers as text: 8, or 2-8."""
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
