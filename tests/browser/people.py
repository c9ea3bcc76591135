"""People in browser tests: the site that they visit, and what they see and tap there."""

import contextlib
import os
import signal
import socket
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.chromium import Chromium
from tests.server.kit import LUCCHETTO, launch

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 800}
TIMEOUT = 45_000
"""Milliseconds to wait for an expected element, even on a busy machine."""

expect.set_options(timeout=TIMEOUT)


class Site:
    """A running server that can be killed and restarted with the same data."""

    def __init__(self, browser: Chromium, data: Path, **environment: str) -> None:
        self._browser = browser
        self._data = data
        self._environment = {
            "LUCCHETTO_BOT_DELAY": "0.05",
            "LUCCHETTO_TABLES_PER_MINUTE": "1000",
            "LUCCHETTO_ANALYSES_PER_MINUTE": "1000",
            "LUCCHETTO_ANALYSIS_SECONDS_PER_MINUTE": "1000",
            "LUCCHETTO_ADVICE_PER_MINUTE": "10000",
            "LUCCHETTO_PEOPLE_PER_MINUTE": "1000",
            "LUCCHETTO_CODES_PER_MINUTE": "1000",
            "LUCCHETTO_JOINS_PER_MINUTE": "1000",
            "LUCCHETTO_HANDOFFS_PER_MINUTE": "1000",
            "LUCCHETTO_STATISTICS_PER_MINUTE": "1000",
            "LUCCHETTO_CONNECTS_PER_MINUTE": "10000",
            "LUCCHETTO_REQUESTS_PER_SECOND": "1000",
            "LUCCHETTO_MESSAGES_PER_SECOND": "1000",
            "LUCCHETTO_EXACT": "0",
            "LUCCHETTO_ABSENCE_GRACE": "600",
            **environment,
        }
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._contexts: list[BrowserContext] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close_contexts()
        self.stop()

    def close_contexts(self) -> None:
        """Close all browser contexts."""
        while self._contexts:
            self._contexts.pop().close()

    def start(self, package: Path | None = None) -> None:
        """Start the server; `package` is a folder with another version of the package, which runs instead."""
        program = [str(LUCCHETTO)] if package is None else [sys.executable, "-m", "lucchetto"]
        command = [*program, "serve", "--port", str(self.port), "--data", str(self._data / "data")]
        version = {} if package is None else {"PYTHONPATH": str(package)}
        with (self._data / "errors").open("ab") as errors:
            self._process = launch(command, errors, {**os.environ, **self._environment, **version})
        for _ in range(600):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/api/bots") as answer:  # noqa: S310
                if answer.status == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(20)
        if self._process.stdout:
            self._process.stdout.close()

    def visitor(self, name: str = "Ada", *, returning: bool = False, **options: Any) -> "Person":
        """A person with a new browser context: by default a phone, in English, with reduced motion.

        Animations are half of the rendering work of a game. Unless `returning` is set, the browser has no service
        worker, as in a private window or without TLS, because filling its cache takes longer than most tests.
        """
        usual = {"viewport": PHONE, "locale": "en-GB", "base_url": self.address, "reduced_motion": "reduce"}
        options = {**usual, **options}
        context = self._browser.new_context(**options)
        if not returning:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.set_default_timeout(TIMEOUT)
        self._contexts.append(context)
        return Person(name, context)


class Person:
    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        """Errors on the browser's console."""
        self.page.on(
            "console", lambda message: self.complaints.append(message.text) if message.type == "error" else None
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def tap(self, name: str) -> None:
        self.see(name).click()

    def open(self, path: str) -> None:
        self.page.goto(path)

    def make_table(self, body: dict[str, Any]) -> str:
        """Make a table with the page's own request; returns its path."""
        made = self.context.request.post("/api/tables", data={"nickname": self.name, **body})
        assert made.status == 201, made.text()
        return f"/table/{made.json()['table']}"

    def join(self, path: str) -> None:
        """Open an invitation link."""
        self.open(path)
        self.see("join-name").fill(self.name)
        self.tap("join")
        expect(self.see("join")).to_have_count(0)

    def choose(self, move: str, timeout: float = TIMEOUT) -> None:
        """Tap the button of a move ('red 5', 'pass'); a penalty is confirmed."""
        self.see(option(move)).click(timeout=timeout)
        if move != "pass":
            return
        expect(self.page.locator(".dock:not(:has(*))")).to_have_count(0)  # the question is being loaded
        if self.see("confirm-penalty").is_visible():
            self.tap("confirm-penalty")

    def take_over(self) -> None:
        """Take over the device. The page ignores a tap right after the hand-over, so tap until it works."""
        ready = self.see("hand-over-ready")
        expect(ready).to_be_visible()
        for _ in range(TIMEOUT // 1_000):
            with contextlib.suppress(PlaywrightTimeout):
                ready.click(timeout=1_000)
            with contextlib.suppress(AssertionError):
                return expect(ready).to_have_count(0, timeout=1_000)
        raise AssertionError("the device cannot be taken over")

    def enter_dice(self, white: Sequence[int], **colours: int) -> None:
        """Enter the faces of real dice: the white ones, then those that the page asks for; the last tap sends them."""
        step = self.page.locator("[data-testid=real-dice][data-needed]")
        for number, face in enumerate(white):
            self.tap(f"real-die-white-{number}-{face}")
        expect(step.or_(self.see("dice"))).to_be_visible()
        needed = (step.get_attribute("data-needed") or "").split() if step.is_visible() else []
        for colour in needed:
            self.tap(f"real-die-{colour}-{colours[colour]}")
        expect(self.see("real-dice")).to_have_count(0)


def option(move: str) -> str:
    return f"option-{move.replace(' ', '-')}"


def moves_offered(person: Person) -> dict[str, str]:
    """The moves that the dock offers, and the texts of their buttons."""
    buttons = person.page.locator("[data-testid^='option-']")
    found = buttons.evaluate_all("buttons => buttons.map((button) => [button.dataset.testid, button.innerText])")
    return {name.removeprefix("option-").replace("-", " "): text for name, text in found}


@contextlib.contextmanager
def frames_received(page: Page) -> Iterator[list[str]]:
    """Collects all messages that the page's next WebSocket receives."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    yield frames
