"""`lk.read` and `lk.write`: text, bytes, paths and files; errors name the file and line."""

import io
import pickle
from pathlib import Path
from typing import Any

import pytest

import lucchetto as lk

PLAYED = lk.play_game(["greedy", "random"], dice=lk.random_dice(1))
JSON, TEXT = lk.write(PLAYED), lk.write(PLAYED, text=True)


@pytest.mark.parametrize("written", [JSON, TEXT])
def test_text_bytes_paths_and_files_can_be_read(written: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(written, encoding="utf-8")
    with path.open("rb") as binary, path.open(encoding="utf-8") as text:
        sources: list[Any] = [written, written.encode(), path, str(path), binary, text, io.StringIO(written)]
        assert [lk.read(source).record == PLAYED.record for source in sources] == [True] * len(sources)


def test_a_record_of_one_line_is_text_and_not_a_path() -> None:
    assert lk.read(JSON.splitlines()[0]).game.turn == 0


@pytest.mark.parametrize("text", [False, True])
def test_what_is_written_can_be_read(text: bool, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert lk.write(PLAYED.record, path, text=text) == path.read_text(encoding="utf-8")
    assert lk.read(path).record == PLAYED.record
    binary, plain = io.BytesIO(), io.StringIO()
    lk.write(PLAYED, binary, text=text)
    lk.write(PLAYED, plain, text=text)
    assert binary.getvalue().decode() == plain.getvalue() == path.read_text(encoding="utf-8")


def test_names_in_any_script_survive() -> None:
    played = lk.play_game({"Ада 𝒳": "random"}, dice=lk.random_dice(1))
    assert lk.read(lk.write(played)).game.players == ("Ада 𝒳",)


def error_of(source: object) -> lk.RecordError:
    with pytest.raises(lk.RecordError) as caught:
        lk.read(source)  # type: ignore[arg-type]  # some of it is wrong on purpose
    return caught.value


def test_a_missing_path_a_folder_and_an_invalid_name_are_typed_errors(tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    assert str(error_of(missing)) == f"{missing}: the file cannot be read: No such file or directory"
    assert str(error_of(str(tmp_path))) == f"{tmp_path}: the file cannot be read: Is a directory"
    assert "the file cannot be read" in str(error_of("a\0b"))
    assert (error_of(missing).file, error_of(missing).line) == (str(missing), 0)


def test_bytes_that_are_not_a_record_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(b"\xff\xd8\xff\xe0 photo")
    assert str(error_of(path)) == f"{path}:1: not UTF-8 at byte 1"
    path.write_bytes(b"hello\n")
    assert str(error_of(path)) == f"{path}:1: invalid JSON at column 1"
    assert str(error_of(b"")) == "1: the line is blank"
    assert str(error_of("\ud800\n")).startswith("1: not UTF-8")


def test_the_first_wrong_line_is_named(tmp_path: Path) -> None:
    path, lines = tmp_path / "game.jsonl", JSON.splitlines()
    lines[2] = '{"seat": 0, "move": "red 11"}'
    path.write_text("\n".join(lines), encoding="utf-8")
    error = error_of(path)
    assert (error.file, error.line, error.cause.code, error.cause.rule) == (str(path), 3, "not-the-sum", "C3")
    assert str(error).startswith(f"{path}:3: red 11 is not on the dice")
    with path.open("rb") as file:
        assert str(error_of(file)) == str(error)


def test_the_error_can_be_sent_to_another_process(tmp_path: Path) -> None:
    error = error_of(tmp_path)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize("source", [None, 7, [JSON]])
def test_anything_else_is_a_type_error_that_says_what_can_be_read(source: object) -> None:
    with pytest.raises(TypeError, match=r"text, bytes, a path or an open file, not from (NoneType|int|list)$"):
        lk.read(source)  # type: ignore[arg-type]  # wrong on purpose
