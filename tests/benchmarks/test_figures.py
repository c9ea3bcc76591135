"""docs/figures.md is written from the stored results of the benchmarks."""

import json
from pathlib import Path

import pytest

from benchmarks.figures import PAGE, main, page
from benchmarks.load.figures import rows
from benchmarks.load.samples import BASELINE, Idle, Results, Sample
from benchmarks.results import FOLDER, Result, ResultError, Row, load, load_all, store

RESULT = Result(
    "core",
    "The rules",
    "python -m benchmarks",
    "2026-11-17",
    "2 cores",
    "CPython 3.11",
    (Row("a decision", "30 µs", "79 µs, chess", "0.38 ×", note="Median."), Row("a game", "3 ms", note="Median.")),
    ("On a quiet machine.",),
)


def broken(tmp_path: Path, **changes: object) -> Path:
    """A stored result in which some members have been changed."""
    path = store(RESULT, tmp_path)
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | changes), encoding="utf-8")
    return path


def test_the_page_is_the_one_that_the_stored_results_give() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(load_all()), "docs/figures.md is stale: make figures"


def test_every_stored_result_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert list(FOLDER.glob("*.json"))
    assert all(f"## {result.title}\n" in text and f"`{result.command}`" in text for result in load_all())


def test_a_result_is_read_as_it_was_stored(tmp_path: Path) -> None:
    assert load(store(RESULT, tmp_path)) == RESULT
    assert [path.name for path in tmp_path.iterdir()] == ["core.json"]


def test_a_table_has_the_columns_that_are_filled_and_one_footnote_for_the_same_note() -> None:
    lines = page([RESULT]).splitlines()
    assert "| what | ours | baseline | ratio |" in lines
    assert "| a decision ¹ | 30 µs | 79 µs, chess | 0.38 × |" in lines
    assert "| a game ¹ | 3 ms |  |  |" in lines
    assert lines.count("¹ Median.") == 1
    assert lines[-1] == "On a quiet machine."


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rows": []}, "'rows' is not a list of rows"),
        ({"rows": [{"what": "a decision"}]}, "row 1 has no 'ours'"),
        ({"rows": [{"what": "a decision", "ours": 30}]}, "row 1 has a member that is not a line of text"),
        ({"rows": [{"what": "a decision", "ours": "30 µs", "goal": "1"}]}, "row 1 has an unknown member 'goal'"),
        ({"rows": ["a decision"]}, "row 1 is not a JSON object"),
        ({"date": "one\ntwo"}, "the file has a member that is not a line of text"),
        ({"name": "other"}, "'name' is 'other', not the name of the file"),
    ],
)
def test_a_broken_file_is_reported_on_one_line(tmp_path: Path, changes: dict[str, object], reason: str) -> None:
    with pytest.raises(ResultError) as raised:
        load(broken(tmp_path, **changes))
    assert str(raised.value) == f"core.json: {reason}"


def test_the_command_names_a_file_that_is_not_json_and_writes_nothing(tmp_path: Path) -> None:
    target = tmp_path / "figures.md"
    (tmp_path / "core.json").write_text('{"name": "core",', encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main([], tmp_path, target)
    assert str(ended.value.code).startswith("core.json: Expecting")
    assert "\n" not in str(ended.value.code)
    assert not target.exists()


def test_check_says_that_a_page_is_stale_and_leaves_it(tmp_path: Path) -> None:
    store(RESULT, tmp_path)
    target = tmp_path / "figures.md"
    with pytest.raises(SystemExit, match="stale"):
        main(["--check"], tmp_path, target)
    assert not target.exists()
    main([], tmp_path, target)
    main(["--check"], tmp_path, target)


def sample(server: str, mode: str, *latencies: float) -> Sample:
    return Sample(server, 100, mode, 1.0, sorted(latencies), {}, 0.0, 0.0, 0, 0)


def test_a_load_test_stores_ours_next_to_the_peers_of_the_same_run() -> None:
    samples = [
        sample(BASELINE, "closed", 1, 1, 1, 1),
        sample("ours, SQLite", "closed", 1, 1, 1),
        sample(BASELINE, "paced", 2),
        sample("ours, SQLite", "paced", 3),
    ]
    idle = [Idle("ours, SQLite", 1000, 80_000_000, 100_000_000, 0.1)]
    closed, p50, p99, waiting = rows(Results("a machine", [], samples, idle))
    assert closed == Row("SQLite, 100 tables, closed loop", "3 decisions/s", f"4, {BASELINE}", "0.75 ×")
    assert p50 == Row("SQLite, 100 tables, 2 decisions/s each, p50", "3.0 ms", f"2.0 ms, {BASELINE}", "1.50 ×")
    assert p99.what.endswith("p99")
    assert waiting == Row("SQLite, 1,000 idle connections", "100 MB, 20.0 kB each")
