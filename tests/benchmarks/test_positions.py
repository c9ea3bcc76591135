"""The reference positions: drawn alike each time, and trusted only if the whole file is right."""

import lzma
from pathlib import Path

import msgspec
import pytest

from benchmarks.positions import dataset
from benchmarks.positions.agreement import agreement, quick
from benchmarks.positions.dataset import DatasetError
from benchmarks.positions.reference import CLEAR, SCHEDULE, TARGET
from benchmarks.positions.sampling import cases
from benchmarks.positions.shapes import GROUPS, Case, Group, ReferenceValue
from lucchetto.coach.judge import Value

DUEL = Group("duel", 2)


def some(group: Group = DUEL, count: int = 3) -> list[Case]:
    """Cases whose reference values say that every choice is as good as the played one."""
    drawn = [case for case, _ in zip(cases(group), range(count), strict=False)]
    return [
        msgspec.structs.replace(
            case, choices={str(move): ReferenceValue(0.5) for move in case.game(group).moves(case.seat)}
        )
        for case in drawn
    ]


def edited(folder: Path, old: bytes, new: bytes) -> None:
    path = dataset.path_of(DUEL, folder)
    text = lzma.decompress(path.read_bytes())
    assert old in text
    path.write_bytes(lzma.compress(text.replace(old, new, 1)))


def complaint(folder: Path) -> str:
    with pytest.raises(DatasetError) as refused:
        dataset.read(DUEL, folder)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_the_same_positions_are_drawn_again_from_any_number_on() -> None:
    drawn = [case for case, _ in zip(cases(DUEL), range(8), strict=False)]
    later = [case for case, _ in zip(cases(DUEL, 5), range(3), strict=False)]
    assert later == drawn[5:]
    assert all(len(case.game(DUEL).moves(case.seat)) > 1 for case in drawn)


def test_after_a_row_closed_in_action_1_its_die_is_gone() -> None:
    """R2."""
    longo = Group("longo", 1)
    case = next(case for case in cases(longo, 157) if case.closed and case.phase == "colour")
    assert not set(case.closed) & set(case.dice)
    assert case.game(longo).moves(case.seat)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    written = some()
    dataset.write(DUEL, written, tmp_path)
    assert dataset.read(DUEL, tmp_path) == written


def test_a_file_cut_short_is_refused(tmp_path: Path) -> None:
    dataset.write(DUEL, some(), tmp_path)
    path = dataset.path_of(DUEL, tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    assert complaint(tmp_path) == "duel-2.jsonl.xz: damaged or cut short: it cannot be decompressed"
    path.write_bytes(b"")
    assert "duel-2.jsonl.xz: " in complaint(tmp_path)
    path.unlink()
    assert complaint(tmp_path) == "duel-2.jsonl.xz: No such file or directory"


def test_missing_lines_are_noticed(tmp_path: Path) -> None:
    dataset.write(DUEL, some(), tmp_path)
    edited(tmp_path, b'"cases":3', b'"cases":4')
    assert complaint(tmp_path) == "duel-2.jsonl.xz: cut short: 3 of 4 positions"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (b'"version":1', b'"version":2', "version 2; expected version 1"),
        (b'"variant":"duel"', b'"variant":"classic"', "holds classic with 2 players"),
        (b'"seat":', b'"seat":9,"was":', "line 2: a position that cannot arise: there is no seat 9"),
        (b'"played":"', b'"played":"x', "line 2: the choices are not the legal ones"),
        (b'"active":', b'"active":"me","was":', "line 2: Expected `int`, got `str`"),
    ],
)
def test_nothing_of_a_wrong_file_is_trusted(tmp_path: Path, old: bytes, new: bytes, says: str) -> None:
    dataset.write(DUEL, some(), tmp_path)
    edited(tmp_path, old, new)
    assert says in complaint(tmp_path)


def test_the_agreement_counts_words_and_errors() -> None:
    here = some(count=6)
    found = agreement(DUEL, here, quick(DUEL))
    assert found.cases == 6
    assert 0 <= found.words <= 1
    assert found.value_error > 0
    exact = agreement(DUEL, here, lambda game, seat, _: {move: Value(0.5, 0.0) for move in game.moves(seat)})
    assert (exact.words, exact.loss_error, exact.value_error) == (1.0, 0.0, 0.0)


def test_the_stored_files_hold_what_the_references_promise() -> None:
    stored = [group for group in GROUPS if dataset.path_of(group).exists()]
    assert Group("classic", 2) in stored
    for group in stored:
        for case in dataset.read(group):
            best = case.choices[case.best].value
            for choice in case.choices.values():
                assert choice.error <= TARGET or best - choice.value > CLEAR or choice.games == SCHEDULE[-1]
