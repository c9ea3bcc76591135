"""The proof of fair dice: a kept promise verifies, a broken one is found, down to the die."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lucchetto.bots import make_bot
from lucchetto.records import Decided, Event, FairDice, Header, Record, Rolled, read, replay, write_json, write_text
from lucchetto.records.proof import (
    Difference,
    commitment,
    differences,
    kept_dice,
    new_nonce,
    new_secret,
    nonce_from,
    promise,
    proved_dice,
    reveal,
)
from lucchetto.records.setup_draw import draw_setup
from lucchetto.rules import LONGO, MalformedError
from tests.kit.tampered import FAIR, TAMPERED, fair, tampered

SECRET = bytes(range(32))
NONCES = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100")
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def proved_game(variant: str = "classic", drawn: list[str] | None = None) -> Record:
    """A whole game of two greedy bots with fair dice; the secret is not revealed yet."""
    # With these nonces seat 0 begins in both schemes, and the pairs are those of the worked vector.
    lucky = ((10, 13), (4, 9)) if variant == "longo" else ()
    header = Header(variant, ("Ada", "Bob"), 0, lucky, {"dice": promise(SECRET, NONCES, drawn)})
    game, dice, bot = header.new_game(), FairDice(SECRET, NONCES), make_bot("greedy")
    events: list[Event] = []
    while game.phase != "over":
        if game.phase == "roll":
            events.append(Rolled(dice.roll(game)))
        else:
            seat = min(game.waiting)
            events.append(Decided(seat, bot.decide(game.seen_by(seat), seat)))
        game = events[-1].apply(game)
    return Record(header, tuple(events))


def with_proof(record: Record, **changes: Any) -> Record:
    proof = {**record.header.extra["dice"], **changes}
    return replace(record, header=replace(record.header, extra={"dice": proof}))


def found(record: Record) -> list[Difference]:
    return list(differences(replay(record).checked()))


def refused(record: Record) -> str:
    with pytest.raises(MalformedError) as caught:
        found(record)
    return caught.value.code


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_a_whole_proved_game_verifies_in_both_forms(variant: str) -> None:
    record = reveal(proved_game(variant), SECRET)
    assert replay(record).game.phase == "over"
    assert any(len(event.faces) < 5 for event in record.events if isinstance(event, Rolled)), "a row was closed"
    for data in (write_json(record), write_text(record)):
        assert list(differences(read(data.encode()).checked())) == []


def test_an_unfinished_proved_game_verifies_too() -> None:
    record = reveal(proved_game(), SECRET)
    assert found(replace(record, events=record.events[:10])) == []


def test_the_promise_says_nothing_of_the_secret() -> None:
    assert promise(SECRET, NONCES) == {"scheme": "hmac-sha256-1", "commitment": COMMITMENT, "nonces": list(NONCES)}
    assert commitment(SECRET) == COMMITMENT


def test_reveal_adds_the_secret_to_the_header_and_changes_nothing_else() -> None:
    record = proved_game()
    revealed = reveal(record, SECRET)
    assert revealed.header.extra["dice"] == {**promise(SECRET, NONCES), "secret": SECRET.hex()}
    assert revealed.events == record.events
    assert replace(revealed.header, extra={}) == replace(record.header, extra={})
    assert "secret" not in record.header.extra["dice"], "the first record is untouched"


def bent(record: Record, turn: int, die: str, face: Any) -> tuple[Record, int]:
    """The record with one die changed and cut off after that roll, and the roll's line."""
    rolls = [at for at, event in enumerate(record.events) if isinstance(event, Rolled)]
    at = rolls[turn - 1]
    changed = record.events[at]
    assert isinstance(changed, Rolled)
    events = (*record.events[:at], Rolled({**changed.faces, die: face}))
    return replace(record, events=events), at + 2


@pytest.mark.parametrize("turn", [1, 2, 5])
@pytest.mark.parametrize("die", ["red", "yellow", "green", "blue"])
def test_one_changed_die_is_found_with_its_line_turn_and_faces(turn: int, die: str) -> None:
    record = reveal(proved_game(), SECRET)
    true = [event for event in record.events if isinstance(event, Rolled)][turn - 1].faces[die]
    false = true % 6 + 1
    changed, line = bent(record, turn, die, false)
    assert found(changed) == [Difference(line, turn, die, str(false), str(true))]


def test_a_changed_white_die_is_found_too() -> None:
    changed, line = bent(reveal(proved_game(), SECRET), 1, "white", [2, 5])
    assert found(changed) == [Difference(line, 1, "white", "2 + 5", "2 + 6")]


def test_swapped_white_dice_are_not_the_proved_ones() -> None:
    changed, line = bent(reveal(proved_game(), SECRET), 1, "white", [6, 2])
    assert found(changed) == [Difference(line, 1, "white", "6 + 2", "2 + 6")]


def test_white_faces_are_compared_as_faces_not_as_lists() -> None:
    record, _ = bent(reveal(proved_game(), SECRET), 1, "white", (2, 6))
    assert found(record) == []


def test_in_the_text_form_the_line_is_that_of_the_turn() -> None:
    changed, _ = bent(reveal(proved_game(), SECRET), 2, "red", 1)
    text = write_text(changed)
    replayed = read(text.encode()).checked()
    (difference,) = differences(replayed)
    assert text.splitlines()[difference.line - 1].startswith("2. ")


def test_another_nonce_gives_other_dice() -> None:
    record = with_proof(reveal(proved_game(), SECRET), nonces=[NONCES[0], "00" * 16])
    assert len(found(record)) > 20


def test_nonces_in_another_order_give_other_dice() -> None:
    assert found(with_proof(reveal(proved_game(), SECRET), nonces=list(NONCES[::-1])))


def test_another_secret_breaks_the_promise() -> None:
    assert refused(reveal(proved_game(), bytes(32))) == "promise-broken"


@pytest.mark.parametrize("promised", ["00" * 32, COMMITMENT.upper(), COMMITMENT[:-1], "", None, 17], ids=repr)
def test_another_commitment_breaks_the_promise(promised: object) -> None:
    assert refused(with_proof(reveal(proved_game(), SECRET), commitment=promised)) == "promise-broken"


def test_without_the_secret_nothing_can_be_checked_yet() -> None:
    assert refused(proved_game()) == "secret-not-out"


@pytest.mark.parametrize(
    "extra",
    [{}, {"dice": None}, {"dice": "fair"}, {"dice": {}}, {"dice": {"scheme": "dilbert"}}, {"dice": {"scheme": ["x"]}}],
    ids=repr,
)
def test_a_record_without_a_known_proof_is_reported_as_such(extra: dict[str, Any]) -> None:
    assert refused(Record(Header("classic", ("Ada", "Bob"), 0, extra=extra))) == "no-proof"


@pytest.mark.parametrize(
    "secret",
    ["", "00", "zz" * 32, "00" * 31, "00" * 33, SECRET.hex().upper(), SECRET.hex() + "\n", "٠" * 64, None, 17, []],
    ids=repr,
)
def test_a_secret_is_32_bytes_in_lowercase_hexadecimal(secret: object) -> None:
    assert refused(with_proof(proved_game(), secret=secret)) == "bad-secret"


@pytest.mark.parametrize(
    "nonces",
    [
        [],
        [NONCES[0]],
        [*NONCES, "00"],
        [1, 2],
        "0000",
        None,
    ],
    ids=repr,
)
def test_there_is_one_nonce_for_every_player(nonces: object) -> None:
    assert refused(with_proof(reveal(proved_game(), SECRET), nonces=nonces)) == "bad-nonces"


@pytest.mark.parametrize(
    ("nonce", "expected"),
    [
        ("", "nonce 2 has 0 hexadecimal digits, not 16 to 64 in pairs"),
        ("0", "nonce 2 has 1 hexadecimal digits, not 16 to 64 in pairs"),
        ("xy", "character 1 of nonce 2 is 'x', not one of 0–9 and a–f"),
        ("AB", "character 1 of nonce 2 is 'A', not one of 0–9 and a–f"),
        (f"{NONCES[1]}\n", "character 33 of nonce 2 is '\\n', not one of 0–9 and a–f"),
    ],
    ids=ascii,
)
def test_an_invalid_nonce_is_named_with_the_reason(nonce: str, expected: str) -> None:
    with pytest.raises(MalformedError) as caught:
        found(with_proof(reveal(proved_game(), SECRET), nonces=[NONCES[0], nonce]))
    assert str(caught.value) == f"the dice cannot be checked: {expected}"


@pytest.mark.parametrize(
    ("variant", "drawn"),
    [
        ("classic", ["first"]),
        ("duel", ["first"]),
        ("longo", ["first", "lucky"]),
        ("longo", ["lucky"]),
        ("longo", ["first"]),
        ("longo", []),
    ],
    ids=str,
)
def test_a_whole_game_of_scheme_2_verifies_in_both_forms(variant: str, drawn: list[str]) -> None:
    record = reveal(proved_game(variant, drawn), SECRET)
    for data in (write_json(record), write_text(record)):
        assert list(differences(read(data.encode()).checked())) == []


def begun(record: Record, **changes: Any) -> Record:
    """The record's header alone, changed."""
    return Record(replace(record.header, **changes))


OTHER_SETUP = {"first": 1, "lucky": ((6, 11), (5, 8))}


@pytest.mark.parametrize("drawn", [["first", "lucky"], ["first"], ["lucky"], []], ids=str)
def test_another_first_player_or_pair_is_found_if_it_was_drawn(drawn: list[str]) -> None:
    record = begun(reveal(proved_game("longo", drawn), SECRET), **OTHER_SETUP)
    expected = {
        "first": Difference(1, 0, "first", "2", "1"),
        "lucky": Difference(1, 0, "lucky", "6 + 11, 5 + 8", "10 + 13, 4 + 9"),
    }
    assert found(record) == [expected[part] for part in drawn]


def test_swapped_pairs_are_not_the_drawn_ones() -> None:
    record = begun(reveal(proved_game("longo", ["lucky"]), SECRET), lucky=((4, 9), (10, 13)))
    assert [one.die for one in found(record)] == ["lucky"]


def test_scheme_1_says_nothing_of_who_begins_and_of_lucky_pairs() -> None:
    assert found(begun(reveal(proved_game("longo"), SECRET), **OTHER_SETUP)) == []


@pytest.mark.parametrize(
    "drawn",
    [
        None,
        "first",
        {"first": 1},
        ["lucky"],
        ["lucky", "first"],
        ["first", "first"],
        ["first", "dice"],
        [["first"]],
        [0],
    ],
    ids=str,
)
def test_scheme_2_says_what_was_drawn(drawn: object) -> None:
    assert refused(with_proof(reveal(proved_game("classic", ["first"]), SECRET), drawn=drawn)) == "bad-drawn"


def test_the_setup_is_drawn_evenly() -> None:
    """Every seat begins, and has every pair, equally often: chi-square, with fixed nonces."""
    games = [draw_setup(SECRET, tuple(f"{game:016x}{seat}f" for seat in range(3)), LONGO) for game in range(6000)]
    firsts = Counter(drawn.first for drawn in games)
    pairs = [Counter(drawn.lucky[seat] for drawn in games) for seat in range(3)]
    assert sum((firsts[seat] - 2000) ** 2 / 2000 for seat in range(3)) < 13.8  # two degrees of freedom, 0.1 %
    for counts in pairs:
        assert sum((counts[pair] - 1200) ** 2 / 1200 for pair in LONGO.lucky_pairs) < 18.5  # four


def test_the_proof_leads_back_to_the_dice() -> None:
    assert proved_dice(reveal(proved_game(), SECRET).header) == FairDice(SECRET, NONCES)


def test_before_the_end_the_holder_of_the_secret_finds_the_same_dice() -> None:
    header = proved_game().header
    assert kept_dice(header, SECRET) == FairDice(SECRET, NONCES)
    for secret, code in ((bytes(32), "promise-broken"), (SECRET[:-1], "bad-secret"), (b"", "bad-secret")):
        with pytest.raises(MalformedError) as caught:
            kept_dice(header, secret)
        assert caught.value.code == code


def is_a_nonce(nonce: str) -> bool:
    """Whether a proof with this nonce can be read."""
    proof = {**promise(SECRET, (nonce,)), "secret": SECRET.hex()}
    return proved_dice(Header("classic", ("Ada",), 0, extra={"dice": proof})).nonces == (nonce,)


def test_new_secrets_and_nonces_are_long_and_never_the_same() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()
    assert new_nonce() != new_nonce()
    assert is_a_nonce(new_nonce())


@pytest.mark.parametrize("typed", ["", "my lucky words", "🎲", "\ud800", "a\nb"], ids=ascii)
def test_whatever_a_player_types_becomes_a_nonce(typed: str) -> None:
    nonce = nonce_from(typed)
    assert is_a_nonce(nonce)
    assert nonce == nonce_from(typed) != nonce_from(typed + "x")


@pytest.mark.parametrize("name", FAIR)
def test_golden_records_with_a_proof_verify(name: str) -> None:
    replayed = read(fair(name).encode()).checked()
    assert replayed.game.phase == "over"
    assert list(differences(replayed)) == []


@pytest.mark.parametrize(("name", "change"), TAMPERED, ids=[f"{name}-{change.__name__}" for name, change in TAMPERED])
def test_records_that_were_tampered_with_do_not_verify(name: str, change: Callable[[list[Any]], None]) -> None:
    replayed = read(tampered(name, change).encode()).checked()
    refusals = {
        "changed_secret": "promise-broken",
        "changed_commitment": "promise-broken",
        "newline_in_a_nonce": "nonce-character",
        "changed_seed": "daily-seed-broken",
    }
    if change.__name__ not in refusals:
        assert list(differences(replayed))
        return
    with pytest.raises(MalformedError) as caught:
        list(differences(replayed))
    assert caught.value.code == refusals[change.__name__]
