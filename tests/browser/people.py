"""People in browser tests: a house to visit, and what a person sees and taps there."""

import contextlib
import os
import signal
import socket
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.chromium import Chromium
from tests.server.kit import LUCCHETTO, launch

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 800}
PATIENCE = 45_000
"""Milliseconds to wait for what must come: generous, machines are busy."""

expect.set_options(timeout=PATIENCE)


class Site:
    """A running server that can be killed and started again on the same data."""

    def __init__(self, browser: Chromium, data: Path, **environment: str) -> None:
        self._browser = browser
        self._data = data
        self._environment = {
            "LUCCHETTO_BOT_DELAY": "0.05",
            "LUCCHETTO_TABLES_PER_MINUTE": "1000",
            "LUCCHETTO_ANALYSES_PER_MINUTE": "1000",
            "LUCCHETTO_ADVICE_PER_MINUTE": "10000",
            "LUCCHETTO_PEOPLE_PER_MINUTE": "1000",
            "LUCCHETTO_CODES_PER_MINUTE": "1000",
            "LUCCHETTO_JOINS_PER_MINUTE": "1000",
            "LUCCHETTO_HANDOFFS_PER_MINUTE": "1000",
            "LUCCHETTO_STATISTICS_PER_MINUTE": "1000",
            "LUCCHETTO_CONNECTS_PER_MINUTE": "10000",
            "LUCCHETTO_REQUESTS_PER_SECOND": "1000",
            "LUCCHETTO_EXACT": "0",
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
        self.see_out()
        self.stop()

    def see_out(self) -> None:
        """All visitors go."""
        while self._contexts:
            self._contexts.pop().close()

    def start(self) -> None:
        command = [str(LUCCHETTO), "serve", "--port", str(self.port), "--data", str(self._data / "data")]
        with (self._data / "errors").open("ab") as errors:
            self._process = launch(command, errors, {**os.environ, **self._environment})
        for _ in range(600):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/api/bots") as answer:  # noqa: S310
                if answer.status == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As if the plug was pulled."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(20)
        if self._process.stdout:
            self._process.stdout.close()

    def visitor(self, name: str = "Ada", *, returning: bool = False, **options: Any) -> "Person":
        """Somebody with a browser of their own; the phone in English unless told otherwise.

        They like things to keep still: to draw what moves is half of the work of a game. And their browser has no
        service worker, like a private window or a page without TLS, unless they mean to return: to fill its cache
        takes longer than what most tests look at.
        """
        usual = {"viewport": PHONE, "locale": "en-GB", "base_url": self.address, "reduced_motion": "reduce"}
        options = {**usual, **options}
        context = self._browser.new_context(**options)
        if not returning:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        return Person(name, context)


class Person:
    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        """What the browser's console had to complain about."""
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

    def make_table(self, wish: dict[str, Any]) -> str:
        """A table by way of the same request that the page sends; returns its path."""
        made = self.context.request.post("/api/tables", data={"nickname": self.name, **wish})
        assert made.status == 201, made.text()
        return f"/table/{made.json()['table']}"

    def join(self, path: str) -> None:
        """Follow a link that a friend has sent."""
        self.open(path)
        self.see("join-name").fill(self.name)
        self.tap("join")
        expect(self.see("join")).to_have_count(0)

    def choose(self, move: str, patience: float = PATIENCE) -> None:
        """One tap on the button of a move: 'red 5', 'pass'; a penalty is confirmed."""
        self.see(option(move)).click(timeout=patience)
        if move == "pass" and self.see("confirm-penalty").is_visible():
            self.tap("confirm-penalty")

    def enter_dice(self, white: Sequence[int], **colours: int) -> None:
        """Type in what real dice show, with the big buttons."""
        for number, face in enumerate(white):
            self.tap(f"real-die-white-{number}-{face}")
        for colour, face in colours.items():
            self.tap(f"real-die-{colour}-{face}")
        self.tap("real-dice-send")


def option(move: str) -> str:
    return f"option-{move.replace(' ', '-')}"


def moves_offered(person: Person) -> dict[str, str]:
    """What the dock offers now, and what its buttons say."""
    buttons = person.page.locator("[data-testid^='option-']")
    found = buttons.evaluate_all("buttons => buttons.map((button) => [button.dataset.testid, button.innerText])")
    return {name.removeprefix("option-").replace("-", " "): said for name, said in found}


@contextlib.contextmanager
def frames_received(page: Page) -> Iterator[list[str]]:
    """Everything that comes over the page's next WebSocket."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    yield frames
