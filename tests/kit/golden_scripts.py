"""The golden games, scripted: what each shows and its moves. `python -m tests.kit.make_golden` writes them out."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from lucchetto.records import Record
from lucchetto.rules import new_game
from tests.kit.builders import NAMES
from tests.kit.players import PlayStyle, play
from tests.kit.record_builder import RecordBuilder

UP_CLASSIC, DOWN_CLASSIC = (2, 3, 4, 5, 6), (12, 11, 10, 9, 8)


class Golden(NamedTuple):
    name: str
    shows: str
    record: Record


def golden() -> Iterator[Golden]:
    for script in (*CLASSIC, *LONGO, *DUEL):
        name = script.__name__.strip("_").replace("_", "-")
        yield Golden(name, " ".join((script.__doc__ or "").split()), script())
    yield from _unfinished()
    yield from _natural()


# Classic


def _classic_two_lock_together() -> Record:
    """Two of three players close red in the same action 1 (R1); the game ends in action 1, the active player, who
    crossed nothing, takes no penalty (R3)."""
    game = RecordBuilder("classic", 3, first=1)
    for total in UP_CLASSIC:
        then = "green 9" if total == 4 else "pass"
        game.turn(total, f"red {total}", f"red {total}", f"yellow {total}", then=then)
    game.turn(12, "red 12", "red 12", "pass")
    return game.turn(12, "pass", "pass", "yellow 12").record()


def _classic_three_lock_together() -> Record:
    """Three of four players close blue in the same action 1; the fourth has four crosses and may not (R1). The game
    ends in action 2."""
    game = RecordBuilder("classic", 4)
    for total in DOWN_CLASSIC:
        game.turn(total, *[f"blue {total}"] * 3, "pass" if total == 12 else f"blue {total}")
    game.turn(2, "blue 2", "blue 2", "blue 2", "red 2")
    game.turn(12, "pass", "pass", "green 12", "green 12").turn(11, "pass", "pass", "pass", "green 11")
    game.turn(10, "pass", "pass", "pass", "green 10", then="red 5").turn(9, "pass", "pass", "pass", "green 9")
    game.turn(8, "pass", "pass", "green 8", "green 8")
    return game.turn(7, "pass", then="green 2").record()


def _classic_three_rows() -> Record:
    """Blue is closed, then red and yellow in one action 1: three rows at the end (C11, E4)."""
    game = RecordBuilder("classic", 2)
    for total in UP_CLASSIC:
        game.turn(total, f"red {total}", f"yellow {total}")
    for total in DOWN_CLASSIC:
        game.turn(total, f"blue {total}", f"green {total}")
    return game.turn(2, "blue 2", "pass").turn(12, "red 12", "yellow 12").record()


def _classic_penalties_on_purpose() -> Record:
    """Ada takes every chance, Bob passes twice on purpose in all his turns: four penalties (C5, C8)."""
    game = RecordBuilder("classic", 2, first=1).turn(5, "pass").turn(7, "red 7", "green 7").turn(8, "pass")
    game.turn(8, "red 8", "pass").turn(6, "pass").turn(9, "yellow 9", "pass")
    return game.turn(3, "pass").record()


def _classic_die_gone() -> Record:
    """Bob closes red in action 1 of Ada's turn; the red die lies there in action 2 and gives no move (R2). Ada ends
    the game by her fourth penalty with one row closed."""
    game = RecordBuilder("classic", 2, first=1)
    for total in UP_CLASSIC:
        game.turn(total, "pass", f"red {total}")
    game.turn(12, "pass", "red 12", then="yellow 8", red=1)
    game.turn(9, "pass", "yellow 9").turn(4, "pass").turn(5, "pass")
    return game.turn(10, "pass").record()


def _classic_shared_win() -> Record:
    """Two players do the same all game long, close both rows together and share the win (C9, R16)."""
    game = RecordBuilder("classic", 2)
    for colour in ("red", "yellow"):
        for total in (*UP_CLASSIC, 12):
            game.turn(total, f"{colour} {total}")
    return game.record()


def _classic_solitaire() -> Record:
    """One player, always active (R7), who closes red in action 1 and yellow in action 2 of the same turn."""
    game = RecordBuilder("classic", 1)
    for total in (*UP_CLASSIC, 12):
        game.turn(total, f"red {total}", then=f"yellow {total}")
    return game.record()


def _classic_unknown_keys() -> Record:
    """Unknown keys in the header and in events of both kinds; four passed turns of a solitaire."""
    game = RecordBuilder("classic", 1)
    for total in (7, 2, 12, 6):
        game.turn(total, "pass")
    record = game.record(date="2026-01-06", proof={"seeds": [1, {"nested": None}]}, lucky="ignored outside Longo")
    noted = (replace(event, extra={"at": 1.5, "by": "ü"}) for event in record.events)
    return replace(record, events=tuple(noted))


# Longo


def _longo_four_rows() -> Record:
    """Four rows closed: blue, then red, yellow and, by a lucky 16, green in one action 1 (C11, L5)."""
    game = RecordBuilder("longo", 3, lucky=[(2, 3), (4, 5), (16, 2)])
    for colour, line in (("red", range(2, 8)), ("yellow", range(2, 8)), ("green", range(9, 3, -1))):
        for total in line:
            game.turn(total, f"{colour} {total}")
    for total in range(9, 3, -1):
        game.turn(total, f"blue {total}")
    return game.turn(3, "blue 3", "pass", "pass").turn(16, "red 16", "yellow 16", "green 3 lucky").record()


def _longo_two_lock_together() -> Record:
    """Two players close red in one action 1, one with 16, the other with a lucky 15 (L2, L5, R1)."""
    game = RecordBuilder("longo", 2, lucky=[(5, 8), (6, 16)])
    for colour in ("red", "yellow", "green", "blue"):
        for total in range(9, 15) if colour in ("red", "yellow") else range(9, 3, -1):
            game.turn(total, f"{colour} {total}")
    return game.turn(16, "red 16", "red 15 lucky").turn(3, "pass", "blue 3").record()


def _longo_three_lock_together() -> Record:
    """A lucky cross saves the active player from the penalty (R10); three players close red with 15 (L2); the end
    comes in action 1, with no penalty for the active player (R3)."""
    game = RecordBuilder("longo", 3).turn(5, "green 16 lucky", "pass", "pass")
    for colour in ("red", "yellow"):
        for total in range(2, 8):
            game.turn(total, f"{colour} {total}")
        if colour == "red":
            game.turn(15, "red 15")
    return game.turn(16, "pass", "yellow 16", "pass").record()


def _longo_penalties() -> Record:
    """Four penalties in Longo (R8); lucky 6 and 11 give the first cells of empty rows meanwhile (L4)."""
    game = RecordBuilder("longo", 2).turn(9, "pass").turn(6, "pass", "blue 16 lucky").turn(3, "pass")
    game.turn(11, "pass", "green 16 lucky").turn(4, "pass").turn(9, "pass", "red 9")
    return game.turn(12, "pass").record()


def _longo_solitaire() -> Record:
    """One player closes red with 16 in action 1 and yellow with 16 in action 2."""
    game = RecordBuilder("longo", 1)
    for total in (*range(2, 8), 16):
        game.turn(total, f"red {total}", then=f"yellow {total}")
    return game.record()


# The Duel. Ada fills red and yellow, Bob stacks on green 7 in action 2.


def _bob(game: RecordBuilder) -> RecordBuilder:
    return game.turn(2, "pass", then="green 7")


def _two_stacks(*, single_first: bool, turns: int, bob_misses: int = 0) -> RecordBuilder:
    """Ada stacks on red 2 and yellow 2 in each of these turns, optionally only on red in the first; Bob follows."""
    game = RecordBuilder("duel", 2)
    for number in range(turns):
        game.turn(2, "red 2", then="pass" if single_first and number == 0 else "yellow 2")
        _ = game.turn(3, "pass") if number < bob_misses else _bob(game)
    return game


def _duel_rows_action_2() -> Record:
    """Red closed in action 1, its die gone in action 2 (R2), where yellow is closed too; Bob stacks and misses once."""
    game, bob = RecordBuilder("duel", 2), [(12, "green 12"), (12, "green 12"), (11, "green 11"), (11, "green 11")]
    for total, (sum_for_bob, move) in zip(UP_CLASSIC, [*bob, (7, "pass")], strict=True):
        game.turn(total, f"red {total}", then=f"yellow {total}").turn(sum_for_bob, move)
    return game.turn(12, "red 12", then="yellow 12").record()


def _duel_rows_action_1() -> Record:
    """Knock-off and knock-off in return (D4), going behind the front (D3), the end in action 1 (D9)."""
    game = RecordBuilder("duel", 2).turn(2, "red 2", then="yellow 2").turn(2, "red 2")
    game.turn(2, "red 2", then="yellow 3").turn(12, "green 12").turn(3, "red 3", then="yellow 4")
    game.turn(12, "green 12").turn(4, "red 4", then="yellow 5").turn(7, "pass").turn(5, "red 5", then="yellow 6")
    game.turn(7, "red 7").turn(6, "red 6").turn(11, "green 11").turn(12, "red 12").turn(10, "green 10")
    return game.turn(12, "yellow 12").record()


def _duel_pawns_action_2() -> Record:
    """Ada places her last pawn in action 2, in stacks of eleven (D5, D9)."""
    return _two_stacks(single_first=False, turns=10).turn(2, "red 2", then="yellow 2").record()


def _duel_pawns_action_1() -> Record:
    """Ada places her last pawn in action 1; thirteen of her pawns in red count as twelve (D11)."""
    game = _bob(RecordBuilder("duel", 2).turn(2, "red 2", then="red 3"))
    _bob(game.turn(3, "red 3"))
    for _ in range(9):
        _bob(game.turn(3, "red 3", then="yellow 3"))
    return game.turn(3, "red 3").record()


def _duel_last_pawn_on_last_number() -> Record:
    """Ada takes yellow 12 with her very last pawn: closed without a lock (D10), over by pawns alone."""
    return _two_stacks(single_first=True, turns=11).turn(12, "yellow 12").record()


def _duel_last_pawn_on_lock() -> Record:
    """Ada's last pawn goes on the lock: one row closed, over by pawns (D7, D9)."""
    return _two_stacks(single_first=False, turns=10).turn(12, "red 12").record()


def _duel_rows_and_pawns() -> Record:
    """The second row is closed with the very last pawn: rows and pawns together (R15)."""
    game = _two_stacks(single_first=True, turns=10).turn(2, "red 2", then="yellow 2").turn(2, "green 2")
    return game.turn(12, "yellow 12").record()


def _duel_last_pawn_missed() -> Record:
    """Ada's last pawn goes to the missed throws: over by pawns (R13)."""
    return _two_stacks(single_first=True, turns=11).turn(7, "pass").record()


def _duel_pawns_and_penalties() -> Record:
    """The last pawn is the fourth in the missed throws too: pawns and penalties together (R13, R15)."""
    return _two_stacks(single_first=True, turns=11, bob_misses=3).turn(7, "pass").record()


def _duel_shared_win() -> Record:
    """Two missed throws each make four in all (D9), and equal totals share the win (D11)."""
    game = RecordBuilder("duel", 2, first=1).turn(7, "pass").turn(8, "pass").turn(7, "pass")
    return game.turn(8, "blue 8").turn(6, "red 6").turn(9, "pass").record()


CLASSIC = (
    _classic_two_lock_together,
    _classic_three_lock_together,
    _classic_three_rows,
    _classic_penalties_on_purpose,
    _classic_die_gone,
    _classic_shared_win,
    _classic_solitaire,
    _classic_unknown_keys,
)
LONGO = (
    _longo_four_rows,
    _longo_two_lock_together,
    _longo_three_lock_together,
    _longo_penalties,
    _longo_solitaire,
)
DUEL = (
    _duel_rows_action_2,
    _duel_rows_action_1,
    _duel_pawns_action_2,
    _duel_pawns_action_1,
    _duel_last_pawn_on_last_number,
    _duel_last_pawn_on_lock,
    _duel_rows_and_pawns,
    _duel_last_pawn_missed,
    _duel_pawns_and_penalties,
    _duel_shared_win,
)


def _unfinished() -> Iterator[Golden]:
    def stopped(name: str, shows: str, game: RecordBuilder) -> Golden:
        return Golden(f"{name}-unfinished", f"Stops {shows}.", game.record())

    yield stopped("classic-start", "after the header", RecordBuilder("classic", 3, first=2))
    yield stopped("longo-start", "after the header", RecordBuilder("longo", 5, first=4))
    yield stopped("duel-start", "after the header", RecordBuilder("duel", 2, first=1))
    white = RecordBuilder("classic", 4, first=3).turn(5, "red 5").roll(9).say(2, "blue 9")
    yield stopped("classic-white", "in a white phase: one of four has decided, and that shows nowhere", white)
    lucky = RecordBuilder("longo", 3).roll(11).say(1, "red 2 lucky").say(0, "red 11")
    yield stopped("longo-white", "in a white phase: a lucky choice and another are made and show nowhere", lucky)
    yield stopped(
        "duel-white", "in a white phase, which waits for the active seat only", RecordBuilder("duel", 2).roll(7)
    )
    colour = RecordBuilder("classic", 2).roll(5, "red 9").say(1, "yellow 5").say(0, "red 5")
    yield stopped("classic-colour", "in a colour phase", colour)
    placed = RecordBuilder("duel", 2).roll(7, "red 9").say(0, "red 7")
    yield stopped("duel-colour", "in a colour phase, after a pawn on red 7 that action 2 may not use (D6)", placed)
    rolling = RecordBuilder("longo", 2, first=1).turn(8, "green 16 lucky", "green 8")
    yield stopped("longo-roll", "between two turns", rolling)


def _natural() -> Iterator[Golden]:
    def natural(variant: str, seats: int, seed: int, *styles: PlayStyle) -> Golden:
        game = play(new_game(variant, NAMES[:seats], seed % seats), seed, styles, loaded=False)
        return Golden(f"{variant}-natural-{seats}", f"{seats} players with moods, fair dice.", game.record)

    yield natural("classic", 2, 11, "keen", "careful")
    yield natural("classic", 5, 12, "keen", "random", "careful", "keen", "hoarding")
    yield natural("longo", 4, 13, "careful", "keen")
    yield natural("longo", 5, 14, "keen", "random", "careful", "keen", "hoarding")
    yield natural("duel", 2, 15, "keen", "careful")
