"""Classic and Longo through both engines at once: the rules and the kernels, compared after every step."""

from dataclasses import dataclass, field

import numpy as np

from lucchetto.bots.lucky import lucky_masks
from lucchetto.kernels.bitops import KTH_SET_BIT
from lucchetto.kernels.sheets.playout import play_random
from lucchetto.kernels.sheets.rules import (
    PENALTY,
    cell_at,
    crossed,
    legal_cells,
    place_at,
    total,
)
from lucchetto.kernels.sheets.tables import tables
from lucchetto.kernels.sheets.turn import game_over, roll_cells, white_cells
from lucchetto.rules import PASS, Decision, Game, Move, Sheet, new_game

WORD = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix(bits: int) -> int:
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & WORD
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & WORD
    return bits ^ bits >> 31


def packed(sheet: Sheet) -> int:
    """The rules' sheet as the kernels' integer."""
    number = sheet.penalties << 32
    for index, (row, cells) in enumerate(zip(sheet.variant.rows, sheet.marks, strict=True)):
        position = max((cell + 1 for cell in cells if cell != row.lock), default=0)
        number |= (position << 4 | len(cells)) << 8 * index
    return number


@dataclass
class Both:
    """One game in both engines."""

    game: Game
    sheets: list[int] = field(default_factory=list)
    closed: int = 0
    states: int = 0

    def __post_init__(self) -> None:
        self.tables = tables(self.game.variant.name)
        self.sheets = [0] * len(self.game.players)
        self.lucky = lucky_masks(self.game.variant.name, len(self.game.players), self.game.lucky)

    def roll(self, index: int) -> None:
        sides = self.game.variant.sides
        faces = [index // sides**place % sides + 1 for place in (5, 4, 3, 2, 1, 0)]
        dice = dict(zip(self.game.variant.colours, faces[2:], strict=True))
        self.game = self.game.roll(
            {"white": tuple(faces[:2]), **{c: face for c, face in dice.items() if c not in self.game.closed}}
        )
        self.white, self.colours = map(np.uint64, roll_cells(self.tables, index))

    def cells(self, seat: int) -> np.uint64:
        """The kernel's eight cells of this seat in this phase."""
        if self.game.phase == "colour":
            return self.colours
        return np.uint64(white_cells(self.white, self.sheets[seat], self.closed, self.lucky[seat]))

    def mask(self, seat: int) -> int:
        """The kernel's legal moves of this seat; the rules must list the same, in the same order."""
        cells = self.cells(seat)
        t = self.tables
        mask = legal_cells(self.sheets[seat], cells, t.open[self.closed], t.needed, t.closing)
        places = [place_at(cells, number) for number in range(8)]
        listed = [self.move(cells, place) for place in places if mask >> place & 1]
        assert (PASS, *listed) == self.game.moves(seat)
        return mask

    def move(self, cells: np.uint64, place: int) -> Move:
        row = self.game.variant.rows[place & 3]
        lucky = place >= 4 and self.game.phase == "white"
        return Move(row.colour, row.numbers[cell_at(cells, place) - 1], lucky)

    def play(self, choices: dict[int, int | None]) -> None:
        """All seats of the phase decide (None: a pass); both engines resolve it and must agree."""
        active, used, phase = self.game.active, self.game.used, self.game.phase
        decided: dict[int, Decision] = {}
        shut = self.closed
        for seat, place in choices.items():
            decided[seat] = PASS
            if place is not None:
                cells = self.cells(seat)
                decided[seat] = self.move(cells, place)
                cell = cell_at(cells, place)
                self.sheets[seat] = crossed(self.sheets[seat], place & 3, cell, self.tables.closing)
                shut |= (cell >= self.tables.closing) << (place & 3)
        self.closed = shut
        if phase == "colour" and used == PASS and decided[active] == PASS:
            self.sheets[active] += PENALTY
        for seat, decision in decided.items():
            self.game = self.game.play(seat, decision)
        self.compare()

    def compare(self) -> None:
        self.states += 1
        assert self.sheets == [packed(sheet) for sheet in self.game.sheets]
        assert self.closed == sum(1 << self.game.variant.index[colour] for colour in self.game.closed)
        assert [total(sheet) for sheet in self.sheets] == [sheet.total for sheet in self.game.sheets]
        assert game_over(np.array(self.sheets), self.closed) == (self.game.phase == "over")


def check_games(variant: str, players: int, seed: int, first: int, games: int) -> int:
    """Replays the kernel's random games by the rules; returns the number of states compared."""
    scores, turns = np.zeros((games, players), np.int16), np.zeros(games, np.int16)
    play_random(tables(variant), lucky_masks(variant, players), np.uint64(seed), first, scores, turns)
    states = 0
    for number in range(games):
        both = Both(new_game(variant, [f"P{seat}" for seat in range(players)]))
        _play_as_the_kernel(both, seed, first + number)
        assert [sheet.total for sheet in both.game.sheets] == list(scores[number])
        assert both.game.turn == turns[number]
        states += both.states
    return states


def _play_as_the_kernel(both: Both, seed: int, number: int) -> None:
    """The same dice and the same random choices, from the description in `play_random`, in plain Python."""
    key = mix((mix(seed) + (number + 1) * GOLDEN) & WORD)
    decisions = mix(~key & WORD)
    while both.game.result is None:
        turn = both.game.turn + 1
        both.roll(mix((key + turn * GOLDEN) & WORD) * both.game.variant.sides**6 >> 64)
        fraction = mix((decisions + turn * GOLDEN) & WORD) >> 4
        while both.game.waiting:
            choices: dict[int, int | None] = {}
            for seat in sorted(both.game.waiting):
                mask = both.mask(seat)
                fraction *= mask.bit_count() + 1
                k, fraction = fraction >> 60, fraction & (1 << 60) - 1
                choices[seat] = int(KTH_SET_BIT[mask, k - 1]) if k else None
            both.play(choices)
