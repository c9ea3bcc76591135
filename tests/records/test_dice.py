"""Where rolls come from: fair, seeded and scripted dice."""

import hashlib
import hmac

import pytest

from lucchetto.records import FairDice, ScriptedDice, seeded_dice
from lucchetto.records.dice import draw
from lucchetto.rules import Game, new_game
from tests.kit.builders import FIVE_UP, paper, table
from tests.records.samples import FACES

SECRET = bytes(range(32))
NONCES = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100")

VECTOR = {
    ("classic", 1): [2, 6, 4, 2, 6, 5],
    ("classic", 2): [5, 6, 5, 3, 6, 3],
    ("classic", 3): [2, 6, 4, 6, 6, 6],
    ("longo", 1): [8, 2, 4, 2, 2, 1],
    ("longo", 2): [7, 2, 5, 1, 2, 7],
    ("longo", 3): [4, 2, 8, 8, 4, 8],
}
"""The worked vector of docs/records.md: white, white, red, yellow, green, blue."""


def stream(secret: bytes, nonces: tuple[str, ...], turn: int, block: int) -> bytes:
    """The bytes behind a roll, computed independently."""
    return hmac.new(secret, "\n".join([*nonces, f"{turn}", f"{block}"]).encode("ascii"), hashlib.sha256).digest()


def at_turn(game: Game, turn: int) -> Game:
    for _ in range(turn - 1):
        game = game.roll(seeded_dice("any").roll(game))
        while game.waiting:
            game = game.play(min(game.waiting), game.moves(min(game.waiting))[-1])
    return game


@pytest.mark.parametrize(("variant", "turn"), VECTOR, ids=str)
def test_the_worked_vector_of_the_docs_is_reproduced(variant: str, turn: int) -> None:
    sides = 8 if variant == "longo" else 6
    assert draw(SECRET, NONCES, turn, sides, 6) == VECTOR[variant, turn]
    game = at_turn(new_game(variant, ["Ada", "Bob"]), turn)
    white, other, red, yellow, green, blue = VECTOR[variant, turn]
    faces = {"white": [white, other], "red": red, "yellow": yellow, "green": green, "blue": blue}
    assert FairDice(SECRET, NONCES).roll(game) == faces


def test_a_byte_from_252_on_is_skipped_by_a_six_sided_die() -> None:
    turn = next(turn for turn in range(1, 1000) if any(byte >= 252 for byte in stream(SECRET, (), turn, 0)[:6]))
    raw = stream(SECRET, (), turn, 0)
    kept = [byte % 6 + 1 for byte in raw if byte < 252][:6]
    assert draw(SECRET, (), turn, 6, 6) == kept
    assert kept != [byte % 6 + 1 for byte in raw][:6], "the skipped byte would give another face"


def test_an_eight_sided_die_skips_nothing() -> None:
    for turn in range(1, 200):
        assert draw(SECRET, (), turn, 8, 32) == [byte % 8 + 1 for byte in stream(SECRET, (), turn, 0)]


@pytest.mark.parametrize("sides", [6, 8])
def test_when_a_block_is_used_up_the_next_one_follows(sides: int) -> None:
    raw = b"".join(stream(SECRET, NONCES, 1, block) for block in range(5))
    limit = {6: 252, 8: 256}[sides]
    assert draw(SECRET, NONCES, 1, sides, 100) == [byte % sides + 1 for byte in raw if byte < limit][:100]


def test_more_dice_begin_with_the_same_dice() -> None:
    assert draw(SECRET, NONCES, 7, 6, 100)[:6] == draw(SECRET, NONCES, 7, 6, 6)


def test_turn_nonces_and_secret_each_change_the_dice() -> None:
    def long_draw(secret: bytes = SECRET, nonces: tuple[str, ...] = NONCES, turn: int = 1) -> list[int]:
        return draw(secret, nonces, turn, 6, 30)

    assert long_draw() == long_draw()
    others = [
        long_draw(turn=2),
        long_draw(nonces=NONCES[::-1]),
        long_draw(nonces=NONCES[:1]),
        long_draw(nonces=(NONCES[0], "00")),
        long_draw(secret=bytes(32)),
        long_draw(secret=SECRET[:-1] + b"\x00"),
    ]
    assert len({tuple(faces) for faces in (long_draw(), *others)}) == 1 + len(others)


def test_what_was_played_does_not_change_the_dice() -> None:
    ahead = table("classic", paper(red=(2, 3), penalties=2), paper(blue=(12,)))
    assert FairDice(SECRET, NONCES).roll(ahead) == FairDice(SECRET, NONCES).roll(new_game("classic", ["Ada", "Bob"]))


def test_the_die_of_a_closed_row_is_dropped_and_the_others_show_what_they_would_have() -> None:
    open_game = table("classic", paper(red=FIVE_UP), paper())
    shut_game = table("classic", paper(red=FIVE_UP), paper(), closed=["yellow"])
    all_six, five = (FairDice(SECRET, NONCES).roll(game) for game in (open_game, shut_game))
    assert five == {die: face for die, face in all_six.items() if die != "yellow"}
    assert len(five) == 4


def test_seeded_dice_repeat_themselves_and_differ_from_seed_to_seed() -> None:
    game = new_game("classic", ["Ada"])
    assert seeded_dice("a") == seeded_dice("a")
    assert len({str(seeded_dice(str(seed)).roll(game)) for seed in range(50)}) > 45


def test_seeded_dice_stay_the_same_from_release_to_release() -> None:
    game = new_game("classic", ["Ada"])
    assert seeded_dice("lucchetto").roll(game) == {"white": [2, 5], "red": 5, "yellow": 3, "green": 5, "blue": 4}


def test_scripted_dice_come_in_order_and_run_out() -> None:
    game = new_game("classic", ["Ada"])
    dice = ScriptedDice([FACES, {**FACES, "red": 1}])
    assert dice.roll(game) == FACES
    assert dice.roll(game) == {**FACES, "red": 1}
    with pytest.raises(LookupError, match="no more rolls"):
        dice.roll(game)


def test_a_script_may_name_six_dice_although_a_row_is_closed() -> None:
    game = table("classic", paper(), closed=["green"])
    assert ScriptedDice([FACES]).roll(game) == {die: face for die, face in FACES.items() if die != "green"}


def test_scripted_faces_are_not_corrected() -> None:
    game = new_game("classic", ["Ada"])
    assert ScriptedDice([{"white": [9]}]).roll(game) == {"white": [9]}
