"""Most tests call the command in their own process. Here it runs in a new one, and behaves the same."""

from pathlib import Path

import pytest

from lucchetto.cli.parser import COMMANDS
from tests.cli.commands.test_replay import GOLDEN
from tests.cli.kit import Command

RECORD = str(GOLDEN / "classic-colour-unfinished.jsonl")
CALLS = {
    "lucchetto": (["--help"], 0),
    "play": (
        ["play", "duel", "-b", "greedy", "-b", "greedy", "--first", "1", "--seed", "1", "--output", "game.jsonl"],
        0,
    ),
    "games": (["games"], 0),
    "replay": (["replay", "--steps", RECORD], 0),
    "analyse": (["analyse", "--json", RECORD], 0),
    "convert": (["convert", "-"], 0),
    "verify": (["verify", RECORD], 1),
    "rules": (["rules", "longo"], 0),
    "solve": (["solve", "duel"], 1),
    "arena": (["arena", "greedy"], 1),
    "train": (["train", "chess"], 1),
    "serve": (["serve", "--port", "many"], 2),
    "backup": (["backup", RECORD], 1),
    "restore": (["restore", "nowhere"], 1),
    "migrate": (["migrate", "one"], 2),
    "expire": (["expire", "--data", "nowhere"], 1),
    "completion": (["completion", "bash"], 0),
}


def test_every_command_is_called() -> None:
    assert list(CALLS.keys() - set(COMMANDS)) == ["lucchetto"]
    assert set(COMMANDS) <= CALLS.keys()


@pytest.mark.parametrize(("arguments", "status"), CALLS.values(), ids=CALLS)
def test_a_process_does_what_a_call_does(lucchetto: Command, arguments: list[str], status: int) -> None:
    stdin = Path(RECORD).read_text(encoding="utf-8")
    called = lucchetto(*arguments, stdin=stdin, LANG="fr_FR.UTF-8")
    left = left_behind(lucchetto.home)
    ran = lucchetto.process(*arguments, stdin=stdin, variables={"LANG": "fr_FR.UTF-8"})
    assert called == ran
    assert called.status == status
    assert left_behind(lucchetto.home) == left


def left_behind(home: Path) -> dict[str, list[str]]:
    """The files that a call has written to its home, which are then deleted; the date of a game may differ."""
    found = {}
    for path in [path for path in home.rglob("*") if path.is_file()]:
        found[path.name] = path.read_text(encoding="utf-8").splitlines()[1:]
        path.unlink()
    return found
