"""A position for every remark: the move played, the better move, and the resulting sentence."""

from dataclasses import dataclass, field

from lucchetto.rules import Decision, Game, parse_move
from tests.kit.builders import BLACK, FIVE_DOWN, FIVE_UP, GREY, decide, duel, paper, roll, table


@dataclass(frozen=True)
class Example:
    key: str
    game: Game
    chosen: str
    best: str
    sentence: str
    seat: int = 0
    worth: dict[str, float] = field(default_factory=dict)
    """The relevant values; everything else is worth 0."""

    def values(self) -> dict[Decision, float]:
        values = dict.fromkeys(self.game.moves(self.seat), 0.0)
        return {**values, **{parse_move(move): value for move, value in self.worth.items()}}


EMPTY = paper()
PASSES = ("pass", "pass")


def colour(game: Game, *white: str) -> Game:
    """Action 2, after everybody's action 1."""
    return decide(game, *white)


def _end() -> list[Example]:
    one_left = table("classic", paper(penalties=3, red=(2, 3)), EMPTY)
    last_row = paper(red=FIVE_UP, green=(12,))
    return [
        Example(
            "fourth-penalty",
            colour(roll(one_left, (2, 2), red=2), "pass", "pass"),
            "pass",
            "red 4",
            "Passing here costs the fourth penalty and ends the game; red 4 avoids that.",
        ),
        Example(
            "fourth-missed",
            colour(roll(duel(missed=(1, 2), red={2: GREY}), (2, 2), red=1), "pass"),
            "pass",
            "red 3",
            "Passing here puts the fourth pawn on the missed throws and ends the game; red 3 avoids that.",
        ),
        Example(
            "last-pawn",
            roll(
                duel(
                    red={2: (GREY, 7)},
                    yellow={2: (GREY, 7), 3: (BLACK, 6)},
                    green={12: (GREY, 7)},
                    blue={12: (BLACK, 12)},
                ),
                (1, 2),
            ),
            "red 3",
            "pass",
            "With red 3 the last pawn is gone and the game is over, 7 points behind.",
        ),
        Example(
            "ends-behind",
            roll(table("classic", last_row, paper(green=(*FIVE_DOWN, 2, "lock"), blue=(12, 11, 10))), (6, 6)),
            "red 12",
            "blue 12",
            "Taking red 12 ends the game 5 points behind; better to let it go on.",
        ),
        Example(
            "ends-early",
            roll(table("classic", paper(red=FIVE_UP), closed=("green",)), (6, 6)),
            "red 12",
            "blue 12",
            "Taking red 12 ends the game while there was still more to gain.",
        ),
        Example(
            "could-end",
            roll(table("classic", paper(red=FIVE_UP), EMPTY, closed=("green",)), (6, 6)),
            "blue 12",
            "red 12",
            "Taking red 12 ends the game at once, 28 points ahead.",
        ),
        Example(
            "pass-ends-ahead",
            colour(
                roll(table("classic", paper(red=(*FIVE_UP, 7), penalties=3), paper(penalties=1)), (6, 5), red=1),
                *PASSES,
            ),
            "yellow 7",
            "pass",
            "Passing ends the game at once, 6 points ahead.",
        ),
        Example(
            "misses-lock",
            roll(table("classic", paper(red=FIVE_UP), EMPTY), (6, 6)),
            "blue 12",
            "red 12",
            "Taking red 12 brings the lock with it: 13 points in one move.",
        ),
        Example(
            "locks-early",
            roll(table("classic", paper(red=FIVE_UP), EMPTY), (6, 6)),
            "red 12",
            "blue 12",
            "Taking red 12 closes the row for good: 5 numbers in it are lost.",
        ),
        Example(
            "penalty",
            colour(roll(table("classic", paper(red=(2, 3)), EMPTY), (2, 3), red=2), "pass", "pass"),
            "pass",
            "red 5",
            "Passing here costs a penalty of 5 points; red 5 skips only 1 number.",
        ),
        Example(
            "penalty",  # in action 1 already, because action 2 will offer nothing
            roll(table("classic", paper(red=(10,), yellow=(11,), green=(3,), blue=(3,)), EMPTY), (5, 6), red=1),
            "pass",
            "red 11",
            "Passing here costs a penalty of 5 points; red 11 skips nothing.",
        ),
        Example(
            "missed-throw",
            colour(roll(duel(red={2: GREY}), (2, 2), red=1), "pass"),
            "pass",
            "red 3",
            "Passing here costs a pawn and 5 points; red 3 skips nothing.",
        ),
        Example(
            "penalty-cheaper",
            colour(roll(table("classic", paper(red=(2, 3)), EMPTY), (6, 6), red=5), "pass", "pass"),
            "red 11",
            "pass",
            "Taking red 11 skips 7 numbers; the penalty of 5 points is cheaper than that gap.",
        ),
        Example(
            "missed-throw-cheaper",
            colour(roll(duel(red={2: GREY}), (6, 6), red=5), "pass"),
            "red 11",
            "pass",
            "Taking red 11 skips 8 numbers; the missed throw at 5 points is cheaper than that gap.",
        ),
    ]


def _turn() -> list[Example]:
    return [
        Example(
            "two-for-one",
            roll(table("classic", paper(red=(2, 3), yellow=(2, 3)), EMPTY), (1, 3), red=3, yellow=6, green=1, blue=1),
            "red 4",
            "yellow 4",
            "Both were possible: first yellow 4 with the white dice, then red 4 with a colour die.",
        ),
        Example(
            "in-the-way",
            roll(table("classic", paper(red=(2,)), EMPTY), (1, 4), red=2, yellow=6, green=1, blue=1),
            "red 5",
            "yellow 5",
            "Taking red 5 goes past red 3, which a colour die still offered in this turn.",
        ),
        Example(
            "no-need",
            roll(table("classic", paper(yellow=(2, 3)), EMPTY), (3, 6), yellow=1, red=5, green=1, blue=1),
            "red 9",
            "pass",
            "Taking red 9 skips 7 numbers without need: a colour die still offered yellow 4.",
        ),
        Example(
            "side-by-side",
            roll(table("classic", paper(red=(4,), yellow=(3,)), EMPTY), (1, 4), red=5, yellow=5, green=1, blue=1),
            "yellow 5",
            "red 5",
            "First red 5, then red 6 with a colour die: side by side, with no gap between them.",
            worth={"yellow 5": 1.0, "red 5": 2.0},
        ),
    ]


def _duel() -> list[Example]:
    return [
        Example(
            "knock-off",
            roll(duel(red={3: GREY, 7: BLACK}), (3, 4)),
            "yellow 7",
            "red 7",
            "Taking red 7 knocks a pawn off: the opponent loses its points and the front of the row.",
        ),
        Example(
            "stack",
            roll(duel(red={7: GREY}), (3, 4)),
            "yellow 7",
            "red 7",
            "One more pawn on red 7: a stack can never be knocked off.",
        ),
        Example(
            "behind-front",
            roll(duel(red={3: GREY, 8: (BLACK, 2)}), (2, 3), red=6, yellow=6, green=1, blue=1),
            "yellow 5",
            "red 5",
            "On red 5 a pawn stands behind the front: nothing can knock it off, and it blocks the cell.",
        ),
        Example(
            "exposed",
            colour(roll(duel(), (2, 2), red=2), "yellow 4"),
            "red 4",
            "pass",
            "Taking red 4 leaves a lone pawn at the front, where it can be knocked off.",
        ),
    ]


def _rows() -> list[Example]:
    return [
        Example(
            "lost-the-lock",
            roll(table("classic", paper(red=(2,), yellow=(7,)), EMPTY, active=1), (4, 5)),
            "red 9",
            "yellow 9",
            "After red 9 there are too few numbers left for the 5 crosses that the lock in red needs.",
        ),
        Example(
            "lucky",
            roll(table("longo", paper(red=(2, 3)), EMPTY, active=1), (2, 3)),
            "red 5",
            "yellow 2 lucky",
            "The lucky cross yellow 2 goes to the very next cell and skips nothing.",
            worth={"red 5": 1.0},
        ),
        Example(
            "last-chance",
            roll(table("classic", paper(red=(2, 3), yellow=(3,)), paper(red=FIVE_UP), active=1), (2, 3)),
            "yellow 5",
            "red 5",
            "Another player can close red at any moment: red 5 still counts now.",
            worth={"yellow 5": 1.0},
        ),
        Example(
            "ready-to-lock",
            roll(table("classic", paper(red=(2, 3, 4, 5), yellow=(2, 3, 4)), EMPTY, active=1), (2, 4)),
            "yellow 6",
            "red 6",
            "With red 6 there are 5 in red: enough for the lock.",
            worth={"yellow 6": 1.0},
        ),
        Example(
            "fuller-row",
            roll(table("classic", paper(red=(2, 3, 4, 5, 6), yellow=(5, 6)), EMPTY, active=1), (3, 4)),
            "yellow 7",
            "red 7",
            "The fuller the row, the more it pays: red 7 is worth 6 points, yellow 7 only 3.",
        ),
    ]


def _gaps() -> list[Example]:
    return [
        Example(
            "worse-than-passing",
            roll(table("classic", paper(red=(2, 3, 4), yellow=(7,)), EMPTY, active=1), (4, 5)),
            "red 9",
            "yellow 9",
            "Even passing is better than red 9, which skips 4 numbers; best is yellow 9.",
            worth={"red 9": -1.0},
        ),
        Example(
            "gap",
            roll(table("classic", paper(red=(2, 3, 4, 5), yellow=(6, 7)), EMPTY, active=1), (4, 5)),
            "red 9",
            "yellow 9",
            "Taking red 9 skips 3 numbers; yellow 9 skips 1 and keeps red open.",
        ),
        Example(
            "gap-same-row",
            colour(roll(table("classic", paper(red=(2, 3)), EMPTY), (1, 4), red=3), "yellow 5", "pass"),
            "red 7",
            "red 4",
            "In the same row red 7 skips 3 numbers, red 4 none.",
        ),
        Example(
            "free-pass",
            roll(table("classic", EMPTY, paper(red=(2, 3, 4, 5)), active=0), (4, 4)),
            "red 8",
            "pass",
            "Passing costs nothing here; red 8 skips 2 numbers.",
            seat=1,
        ),
        Example(
            "frequent",
            roll(table("classic", paper(red=(6,), green=(10,)), EMPTY, active=1), (4, 4)),
            "red 8",
            "green 8",
            "Taking red 8 gives up the 7, which comes up often; green 8 does not.",
        ),
        Example(
            "rare",
            colour(roll(table("classic", EMPTY, EMPTY), (1, 6), red=1, blue=6), "yellow 7", "pass"),
            "red 2",
            "blue 12",
            "The 12 comes up rarely: with blue 12 the row starts without a gap.",
        ),
        Example(
            "next-in-row",
            roll(table("classic", paper(red=(2, 3)), EMPTY, active=1), (2, 2)),
            "pass",
            "red 4",
            "Passing gives away red 4, which skips nothing.",
        ),
        Example(
            "worth-the-gap",
            roll(table("classic", paper(red=(2, 3)), EMPTY, active=1), (3, 3)),
            "pass",
            "red 6",
            "Taking red 6 skips 2 numbers and is still better than passing.",
        ),
        Example(
            "more-room",
            roll(table("classic", paper(red=(8,), green=(10,)), EMPTY, active=1), (4, 5)),
            "red 9",
            "green 9",
            "After green 9 there are 7 numbers left in the row, after red 9 only 3.",
        ),
        Example(
            "better-to-pass",
            roll(table("classic", paper(red=(2, 3)), EMPTY, active=1), (2, 2)),
            "red 4",
            "pass",
            "Passing is better here than red 4.",
        ),
        Example(
            "better",
            roll(table("classic", paper(red=(2, 3), yellow=(2, 3)), EMPTY, active=1), (2, 2)),
            "red 4",
            "yellow 4",
            "In the long run yellow 4 brings more than red 4.",
        ),
    ]


EXAMPLES = [*_end(), *_turn(), *_duel(), *_rows(), *_gaps()]
