"""`str(game)`: what a person reads off a sheet, a board, and the end."""

from textwrap import dedent

from tests.kit.builders import BLACK, GREY, Pawns, duel, paper, roll, table, turn


def test_sheets_show_crosses_lost_numbers_locks_and_points() -> None:
    ada = paper(red=[2, 5], green=[12, 11, 10, 9, 8, 2, "lock"], penalties=1)
    game = roll(table("classic", ada, paper(blue=[7])), (1, 4), red=3)
    assert str(game) == dedent("""\
        classic, turn 1, Ada rolled, action 1
        dice: white 1 + 4, red 3, yellow 1, blue 1

        Ada
          red     x2   .   .  x5   6   7   8   9  10  11  12  [ ]
          yellow   2   3   4   5   6   7   8   9  10  11  12  [ ]
          green  x12 x11 x10  x9  x8   .   .   .   .   .  x2  [x]
          blue    12  11  10   9   8   7   6   5   4   3   2  [ ]
          penalties 1   3 + 0 + 28 + 0 - 5 = 26

        Bob
          red      2   3   4   5   6   7   8   9  10  11  12  [ ]
          yellow   2   3   4   5   6   7   8   9  10  11  12  [ ]
          green    .   .   .   .   .   .   .   .   .   .   .  [-]
          blue     .   .   .   .   .  x7   6   5   4   3   2  [ ]
          penalties 0   0 + 0 + 0 + 1 = 1""")


def test_lucky_numbers_are_next_to_the_name() -> None:
    lines = str(table("longo", paper(yellow=[2]), lucky=[(5, 8)])).splitlines()
    assert lines[0] == "longo, turn 0, Ada rolls next"
    assert lines[2] == "Ada (lucky 5 and 8)"
    assert lines[4] == "  yellow  x2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  [ ]"


def test_the_board_of_the_duel_shows_whose_pawns_stand_where_and_how_high() -> None:
    blue: Pawns = {12: GREY, 11: GREY, 10: GREY, 9: GREY, 8: GREY, 2: GREY, "lock": GREY}
    assert str(duel(red={3: GREY, 7: (BLACK, 2)}, blue=blue, missed=(0, 1))) == dedent("""\
        duel, turn 0, Ada rolls next

          red        2    x3     4     5     6  o7*2     8     9    10    11    12  lock
          yellow     2     3     4     5     6     7     8     9    10    11    12  lock
          green     12    11    10     9     8     7     6     5     4     3     2  lock
          blue     x12   x11   x10    x9    x8     .     .     .     .     .    x2 xlock
          x Ada   1 + 0 + 0 + 28 = 29   14 pawns left, missed throws 0
          o Bob   3 + 0 + 0 + 0 - 5 = -2   19 pawns left, missed throws 1""")


def test_the_end_names_its_reason_and_the_winners() -> None:
    game = turn(table("classic", paper(penalties=3), paper(red=[4])), (1, 1), "pass", "pass")
    lines = str(game).splitlines()
    assert lines[0] == "classic, turn 1, over"
    assert lines[7] == "  penalties 4   0 + 0 + 0 + 0 - 20 = -20"
    assert lines[-1] == "over by penalties, won by Bob"
