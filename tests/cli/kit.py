"""Drives the `lucchetto` command as people do: in a pipe, or at a pseudo-terminal whose screen is read."""

import io
import json
import os
import re
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pexpect

from lucchetto.messages import catalogue
from tests.cli import inside

LUCCHETTO = Path(sys.executable).with_name("lucchetto")
PATIENCE = 120
"""Seconds until a silent command counts as stuck; a passing test never waits that long."""

CLEARED = "\x1b[2J"

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_OFFER = re.compile(r"^  (\d+)  . (\w+ \d+(?:, lucky)?|pass)\s", re.MULTILINE)

Json = dict[str, Any]


def message(key: str, **facts: str | int) -> str:
    """The English message as a pattern to wait for; `ANY` in a fact stands for anything on the line."""
    return re.escape(catalogue("en")(key, **facts)).replace("ANY", r"[^\r\n]*")


CHOICE = message("ask-choice", most="ANY")
CONFIRM = message("ask-confirm")
HAND_OVER = message("hand-over", name="ANY")


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """A clean environment, without the user's language and home."""
    kept = {name: os.environ[name] for name in ("PATH", "NUMBA_CACHE_DIR")}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home), "TERM": "xterm-256color", **more}


def plain(text: str) -> str:
    """The text of a screen without colours and carriage returns."""
    return _ESCAPES.sub("", text).replace("\r", "")


def events_in(file: Path) -> list[Json]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def written(file: Path, parts: Iterable[Json]) -> Path:
    file.write_text("".join(f"{json.dumps(part)}\n" for part in parts), encoding="utf-8")
    return file


@dataclass(frozen=True)
class Outcome:
    status: int
    out: str
    err: str

    def objects(self) -> list[Json]:
        return [json.loads(line) for line in self.out.splitlines()]


class Command:
    """`lucchetto …` in a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(
        self,
        *arguments: str | Path,
        stdin: str = "",
        prepare: Callable[[], None] | None = None,
        variables: Mapping[str, str] | None = None,
        **more: str,
    ) -> Outcome:
        """Run it in a pipe. `variables` and further names set its environment; `prepare` runs in its process first.

        It gets a new process only if it needs one: to be prepared, or for a variable that Python reads at startup.
        """
        environment = surroundings(self.home, **(variables or {}), **more)
        if prepare or any(name.startswith("PYTHON") for name in environment):
            return self.process(*arguments, stdin=stdin, prepare=prepare, variables=environment)
        return Outcome(*inside.call([*map(str, arguments)], stdin.encode(), environment, self.home))

    def process(
        self,
        *arguments: str | Path,
        stdin: str = "",
        prepare: Callable[[], None] | None = None,
        variables: Mapping[str, str] | None = None,
    ) -> Outcome:
        """Like calling the command, but always in a new process."""
        # A process whose files may not grow would leave a truncated compiled module for later processes.
        whole = {"PYTHONDONTWRITEBYTECODE": "1"} if prepare else {}
        done = subprocess.run(
            [LUCCHETTO, *map(str, arguments)],
            input=stdin.encode(),
            capture_output=True,
            env=surroundings(self.home, **whole, **(variables or {})),
            cwd=self.home,
            preexec_fn=prepare,
            timeout=PATIENCE,
            check=False,
        )
        return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())

    def state(self, file: Path) -> Json:
        """The state that `replay --json` prints for a complete record."""
        outcome = self("replay", "--json", file)
        assert (outcome.status, outcome.err) == (0, "")
        (state,) = outcome.objects()
        return state

    def sit_down(
        self, *arguments: str | Path, columns: int = 100, variables: Mapping[str, str] | None = None, **more: str
    ) -> "Person":
        environment = surroundings(self.home, **(variables or {}), **more)
        return Person(self.home, [str(argument) for argument in arguments], columns, environment)


class Person:
    """Somebody at a terminal who reads what it says before they type."""

    def __init__(self, home: Path, arguments: list[str], columns: int, environment: dict[str, str]) -> None:
        self._seen = io.StringIO()
        self._child = pexpect.spawn(
            str(LUCCHETTO),
            arguments,
            env=environment,
            cwd=str(home),
            encoding="utf-8",
            dimensions=(60, columns),
            timeout=PATIENCE,
        )
        self._child.logfile_read = self._seen
        self._child.delaybeforesend = None
        self._settings = self._terminal_settings()

    @property
    def raw(self) -> str:
        """Everything shown so far, as the terminal got it."""
        return self._seen.getvalue()

    @property
    def screen(self) -> str:
        return plain(self.raw)

    def wait_for(self, *patterns: str) -> str:
        """Reads up to the first of these; returns the text up to and including the match, without colours."""
        self._child.expect(list(patterns))
        return plain(str(self._child.before) + str(self._child.after))

    def type(self, text: str) -> None:
        self._child.send(f"{text}\r")

    def answer(self, question: str, reply: str) -> str:
        """Waits for the question, replies, and returns what was read up to the question."""
        read = self.wait_for(question)
        self.type(reply)
        return read

    def choose(self, reply: str) -> str:
        """A choice and its confirmation; returns what was on the screen before it."""
        read = self.answer(CHOICE, reply)
        self.answer(CONFIRM, "")
        return read

    def press_ctrl_c(self, *, at_work: bool = False) -> None:
        """Waits until the command blocks on input, unless `at_work`. An interrupt just before that would be lost until
        the next key is pressed: Python checks for interrupts before it begins to wait, and not again."""
        until = time.monotonic() + PATIENCE
        while not (at_work or self._is_asleep()) and time.monotonic() < until:
            time.sleep(0.01)
        self._child.sendintr()

    def _is_asleep(self) -> bool:
        state = Path(f"/proc/{self._child.pid}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "S"

    def leave_the_line(self) -> None:
        """Ctrl-D."""
        self._child.sendeof()

    def play_to_the_end(self) -> str:
        """Always takes the first number on offer; returns the last output."""
        output = ""
        while True:
            seen = self._child.expect([CHOICE, CONFIRM, HAND_OVER, pexpect.EOF])
            output = plain(str(self._child.before))
            if seen == 0:
                self.type(next(key for key, move in offers(output) if move != "pass"))
            elif seen in (1, 2):
                self.type("")
            else:
                return output

    def gone(self) -> int:
        """Waits for the command to end, reads the rest and returns its status."""
        self._child.expect(pexpect.EOF)
        self._left = self._terminal_settings()
        self._child.close()
        assert self._child.signalstatus is None, "ended by a signal"
        return int(self._child.exitstatus)

    def last_line(self) -> str:
        return self.screen.rstrip("\n").rpartition("\n")[2]

    def left_the_terminal_clean(self) -> bool:
        """After `gone`: the terminal's settings are restored, colours are off, the cursor is on."""
        colours = re.findall(r"\x1b\[[0-9;]*m", self.raw)
        tidy = (not colours or colours[-1] == "\x1b[0m") and "\x1b[?" not in self.raw
        return tidy and self._left == self._settings

    def _terminal_settings(self) -> list[Any]:
        return termios.tcgetattr(self._child.child_fd)


def offers(screen: str) -> list[tuple[str, str]]:
    """The choices of the last question on the screen, each with the key to type."""
    question = screen.rpartition("\n\n")[2]
    return _OFFER.findall(question)
