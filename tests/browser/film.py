"""Films a short stretch of a game on a phone: dice roll, numbers are crossed off, a row is locked.

A real server and page play a game with scripted dice. Chromium sends a frame whenever the page is painted.
"""

import base64
import io
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import expect

from tests.browser.messages import messenger
from tests.browser.people import PHONE, Person, Site, option
from tests.browser.views import change_views
from tests.server.kit import Client, Json

WIDTH = 360
"""Pixels of the film, which is taken at 390 × 844 and shrunk."""
SHORTEST = 60
"""Milliseconds per frame; any frames in between are dropped."""
LAST = 1_500
"""Milliseconds of the last frame, before the film begins again."""
QUALITY = 62
BEFORE = (
    "red 2",
    "green 12",
    "red 3",
    "yellow 3",
    "blue 11",
    "red 4",
    "green 11",
    "yellow 5",
    "blue 9",
    "red 7",
    "red 8",
)
"""What the player has crossed off when the film begins: a number per turn."""
COLOURS = ("red", "yellow", "green", "blue")
FINGER = """([x, y]) => {
    const dot = document.body.appendChild(document.createElement("div"));
    dot.style.cssText = `position:fixed;z-index:99;left:${x - 22}px;top:${y - 22}px;width:44px;height:44px;
        border-radius:50%;background:#22252b55;border:2px solid #fff9;pointer-events:none`;
    const grows = [{ opacity: 0, scale: 1.5 }, { opacity: 1, scale: 1 }, { opacity: 1, scale: 1 }, { opacity: 0 }];
    dot.animate(grows, 700).onfinish = () => dot.remove();
}"""


MOST_WAITS = 400
"""How often a client looks for new messages, for 50 ms each."""


@dataclass
class Stage:
    """The game that is filmed: the player's page, and both players' messages."""

    player: Person
    clients: tuple[Client, Client]
    frames: list[tuple[float, bytes]] = field(default_factory=list)
    """Seconds and PNG."""

    @property
    def view(self) -> Json:
        """What the player sees, as soon as both clients have received the last change."""
        for _ in range(MOST_WAITS):
            for client in self.clients:
                client.catch_up(0.05)
            if self.clients[0].view["step"] == self.clients[1].view["step"]:
                return self.clients[0].view
        raise AssertionError("one of the clients has not received a change")

    def roll(self, first: int, second: int, **colours: int) -> None:
        faces = dict.fromkeys(COLOURS, 1) | colours
        client = self.clients[self.view["game"]["active"]]
        client.do("roll", step=client.view["step"], white=[first, second], **faces)

    def decide(self, seat: int, move: str = "pass") -> None:
        """Nothing happens if the seat has nothing to decide."""
        if seat in (client := self.clients[seat]).undecided:
            client.choose(seat, move)

    def let_friend_decide(self) -> None:
        """The second player makes the move that skips the fewest numbers."""
        client = self.clients[1]
        if client.undecided:
            crosses = [option for option in client.view["hands"][0]["options"] if option["colour"]]
            best = min(crosses, key=lambda option: len(option["skipped"]), default={"move": "pass"})
            client.choose(1, best["move"])

    def turn_before(self, move: str) -> None:
        """A turn in which the player crosses off this number by the white dice."""
        number = int(move.split()[1])
        self.roll(number // 2, number - number // 2, red=3, yellow=4, green=4, blue=3)
        _ = self.view
        self.decide(0, move)
        self.let_friend_decide()
        _ = self.view
        self.decide(0)
        self.let_friend_decide()

    def tap(self, move: str) -> None:
        """Show the finger, then tap."""
        button = self.player.see(option(move))
        expect(button).to_be_visible()
        self.player.page.wait_for_timeout(600)
        box = button.bounding_box()
        assert box is not None
        self.player.page.evaluate(FINGER, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        self.player.page.wait_for_timeout(250)
        button.click()
        self.player.page.wait_for_timeout(150)


@contextmanager
def staged(site: Site, motion: str = "no-preference") -> Iterator[Stage]:
    """A game of Classic in which the player can lock the red row, with any roll."""
    ada = site.visitor("Ada", viewport=PHONE, device_scale_factor=2, reduced_motion=motion)
    seats = [{"kind": "you"}, {"kind": "open"}]
    path = ada.make_table({"settings": {"variant": "classic", "dice": "real"}, "seats": seats})
    table = path.rsplit("/", 1)[1]
    with ExitStack() as leaving:
        host, friend = (leaving.enter_context(messenger(site, who)) for who in (ada, site.visitor("Bob")))
        friend.join(table)
        stage = Stage(ada, (leaving.enter_context(host.at(table)), leaving.enter_context(friend.at(table))))
        stage.clients[0].do("start")
        for move in BEFORE:
            stage.turn_before(move)
        if stage.view["game"]["active"] == 0:
            stage.turn_before("blue 7")
        change_views(ada, _with_fair_dice)
        ada.open(path)
        expect(ada.see("cell-red-2")).to_be_visible()
        yield stage


def _with_fair_dice(view: Json) -> Json:
    """Real dice are typed in, which would hide how dice roll on the page."""
    return view | {"settings": view["settings"] | {"dice": "fair"}}


def play(stage: Stage) -> None:
    """Three turns: Bob's, Ada's, and the one that closes the row."""
    page = stage.player.page
    page.wait_for_timeout(300)
    stage.roll(4, 5, red=2, yellow=6, green=3, blue=4)
    page.wait_for_timeout(550)
    _ = stage.view
    stage.let_friend_decide()
    stage.tap("red 9")
    _ = stage.view
    stage.let_friend_decide()
    page.wait_for_timeout(300)
    stage.roll(3, 3, red=5, yellow=2, green=6, blue=1)
    page.wait_for_timeout(550)
    _ = stage.view
    stage.let_friend_decide()
    stage.tap("yellow 6")
    stage.tap("green 9")
    page.wait_for_timeout(300)
    stage.roll(6, 6, red=4, yellow=1, green=2, blue=5)
    page.wait_for_timeout(550)
    _ = stage.view
    stage.decide(1)
    stage.tap("red 12")
    page.wait_for_timeout(1_200)


def record(stage: Stage) -> None:
    page = stage.player.page
    session = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        stage.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    play(stage)
    session.send("Page.stopScreencast")


def shrunk(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as image:
        size = (WIDTH, round(image.height * WIDTH / image.width))
        return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def film(site: Site, file: Path) -> None:
    with staged(site) as stage:
        record(stage)
    kept: list[tuple[float, bytes]] = []
    for at, png in stage.frames:
        if not kept or (at - kept[-1][0]) * 1000 >= SHORTEST:
            kept.append((at, png))
    kept.append(stage.frames[-1])
    durations = [max(1, round((after - before) * 1000)) for (before, _), (after, _) in pairwise(kept)]
    first, *rest = [shrunk(png) for _, png in kept]
    first.save(file, save_all=True, append_images=rest, duration=[*durations, LAST], loop=0, quality=QUALITY, method=4)
