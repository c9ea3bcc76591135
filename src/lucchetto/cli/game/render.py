"""Renders sheets, boards and dice as coloured text that is readable without colour."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text

from lucchetto.cli.terminal import LONGEST_NAME, printable
from lucchetto.messages import Catalogue
from lucchetto.rules import Dice, DuelBoard, Game, Move, Row

SYMBOLS = {"red": "▲", "yellow": "●", "green": "■", "blue": "◆"}
STYLES = {"red": "#d0453a", "yellow": "#b58900", "green": "#3a8f5c", "blue": "#4a7fd6"}
PAWNS = "xo"


class Renderer:
    """Renders parts of a game; `plain` restricts it to ASCII."""

    def __init__(self, words: Catalogue, *, plain: bool) -> None:
        self.words = words
        self.cross = "x" if plain else "✗"
        self.lost = "." if plain else "·"
        self.arrow = ">" if plain else "→"
        self.minus = "-" if plain else "−"
        self.symbols = {} if plain else SYMBOLS
        self.label_width = max(cell_len(words.colour(colour)) for colour in SYMBOLS)

    def symbol(self, colour: str) -> str:
        return self.symbols.get(colour, colour[:1].upper())

    def dice(self, dice: Dice) -> Text:
        one, other = dice.white
        text = Text.assemble((f"{one} + {other} = {dice.sum}", "bold"))
        for colour, face in dice.colours:
            text.append("   ")
            text.append(f"{self.symbol(colour)} {self.words.colour(colour)} {face}", f"bold {STYLES[colour]}")
        return text

    def sheet(self, game: Game, seat: int, targets: Iterable[Move] = ()) -> Text:
        """One player's sheet, with the cells of `targets` in brackets."""
        sheet, target_cells = game.sheets[seat], {(move.colour, move.number) for move in targets}
        lines = [self._heading(game, seat)]
        for row, cells in zip(game.variant.rows, sheet.marks, strict=True):
            line = self._label(row.colour)
            for cell, number in enumerate(row.numbers):
                line.append(*self._cell(row, cells, cell, is_target=(row.colour, number) in target_cells, game=game))
            lines.append(line.append(*self._lock(row, row.lock in cells, row.colour in game.closed)))
        lines.append(self._footing(game, seat))
        return Text("\n").join(lines)

    def board(self, game: Game, targets: Iterable[Move] = ()) -> Text:
        """The Duel's board: x and o are the two players' pawns, x7*3 a stack of three."""
        assert isinstance(game.board, DuelBoard)
        target_cells = {(move.colour, move.number) for move in targets}
        lines = []
        for row, stacks in zip(game.variant.rows, game.board.rows, strict=True):
            held = {stack.cell: stack for stack in stacks}
            line = self._label(row.colour)
            for cell, number in enumerate((*row.numbers, "=")):
                label, style = f"{number}", f"{STYLES[row.colour]}"
                if cell in held:
                    stack = held[cell]
                    is_target = (row.colour, number) in target_cells
                    height = f"*{stack.height}" if stack.height > 1 and not is_target else ""
                    label = f"{PAWNS[stack.seat]}{number}{height}"
                    style = f"bold white on {STYLES[row.colour]}"
                    if stack.seat:
                        style += " italic"
                if (row.colour, number) in target_cells:
                    label, style = f"({label})", f"bold reverse {STYLES[row.colour]}"
                elif row.colour in game.closed and cell not in held:
                    label, style = self.lost, "dim"
                line.append(f"{label:>5}", style)
            lines.append(line)
        lines += [self._duel_player(game, game.board, seat) for seat in (0, 1)]
        return Text("\n").join(lines)

    def summary(self, game: Game, seat: int) -> Text:
        """A player on one line: the total and, for each row, the number of crosses and the last number."""
        text = Text(f"{self.name(game, seat):<{LONGEST_NAME}} {self.figure(game.sheets[seat].total):>4}  ")
        for row, cells in zip(game.variant.rows, game.sheets[seat].marks, strict=True):
            numbers = [row.numbers[cell] for cell in cells if cell != row.lock]
            upto = f"{len(cells)}{self.cross}{self.arrow}{numbers[-1]}" if numbers else f"0{self.cross}"
            upto += "!" if row.lock in cells else ""
            text.append(f"{self.symbol(row.colour)} {upto:<7} ", STYLES[row.colour])
        return text.append(self._boxes(game, game.sheets[seat].penalties))

    def figure(self, value: int) -> str:
        """A whole number with the renderer's minus sign."""
        return str(value).replace("-", self.minus)

    def name(self, game: Game, seat: int) -> str:
        return printable(game.players[seat])

    def points(self, game: Game, seat: int) -> str:
        """A player's points as a sum: 3 + 21 + 10 + 1 − 5 = 30."""
        sheet = game.sheets[seat]
        *rows, penalties = sheet.points.values()
        lost = f" {self.minus} {-penalties}" if penalties else ""
        return f"{' + '.join(map(str, rows))}{lost} = {self.figure(sheet.total)}"

    def _heading(self, game: Game, seat: int) -> Text:
        text = Text(self.name(game, seat), "bold")
        if game.lucky:
            one, other = game.lucky[seat]
            text.append(f"  ({self.words('lucky-numbers', one=one, other=other)})", "not bold")
        return text

    def _footing(self, game: Game, seat: int) -> Text:
        boxes = self._boxes(game, game.sheets[seat].penalties)
        return Text(f" {self.words('penalties')} {boxes}     {self.points(game, seat)}")

    def _boxes(self, game: Game, taken: int) -> str:
        return f"[{self.cross}]" * taken + "[ ]" * (game.variant.penalties_to_end - taken)

    def _duel_player(self, game: Game, board: DuelBoard, seat: int) -> Text:
        text = Text.assemble((f"{PAWNS[seat]} {self.name(game, seat)}", "bold"))
        text.append(f"   {self.points(game, seat)}   ")
        text.append(f"{self.words('pawns-left', count=board.pawns_left(seat))}   ")
        return text.append(f"{self.words('missed-count', count=board.missed[seat])}")

    def _label(self, colour: str) -> Text:
        name = self.words.colour(colour)
        padding = " " * (self.label_width - cell_len(name))
        return Text.assemble((f" {self.symbol(colour)} {name}{padding} ", f"bold {STYLES[colour]}"))

    def _cell(self, row: Row, cells: tuple[int, ...], cell: int, *, is_target: bool, game: Game) -> tuple[str, str]:
        style, number = STYLES[row.colour], row.numbers[cell]
        if cell in cells:
            return f"{f'{self.cross}{number}':>4}", f"bold white on {style}"
        if is_target:
            return f"{f'({number})':>4}", f"bold reverse {style}"
        if row.colour in game.closed or (cells and cell < cells[-1]):
            return f"{self.lost:>4}", "dim"
        return f"{number:>4}", style

    def _lock(self, row: Row, crossed: bool, closed: bool) -> tuple[str, str]:
        inside = self.cross if crossed else "-" if closed else " "
        return f"  [{inside}]", f"bold {STYLES[row.colour]}"
