"""Games on this device, played without a browser."""

import json
from typing import Any

from lucchetto.server.offline.session import Session, make
from tests.server.kit import Json

NAMES = json.dumps({"casual": ["Gina", "Hugo", "Iris", "Jan"]})


class LocalGame:
    """A table as the worker keeps it: a session, and the lines of its log."""

    def __init__(self, variant: str = "classic", bots: int = 1, **settings: Any) -> None:
        seats = [{"kind": "you"}, *[{"kind": "bot", "bot": "casual"}] * bots]
        request = {"nickname": "Ada", "settings": {"variant": variant, **settings}, "seats": seats}
        made = json.loads(make(json.dumps(request), NAMES))
        self.id, self.lines = made["id"], list[str](made["lines"])
        self.session = Session(self.id, json.dumps(self.lines), NAMES)

    @property
    def log(self) -> str:
        return json.dumps(self.lines)

    @property
    def view(self) -> Json:
        found: Json = json.loads(self.session.greeting())[0]
        return found

    def send(self, **message: Any) -> None:
        self._store(self.session.receive(json.dumps({"id": f"m{len(self.lines)}", **message})))

    def play_bots(self) -> None:
        for seat in json.loads(self.session.due())["bots"]:
            self._store(self.session.play_bot(seat))

    def finish(self) -> None:
        """Play on to the end; the person takes the first choice offered."""
        while self.view["status"] != "over":
            self.play_bots()
            view = self.view
            for hand in view["hands"] if view["status"] == "playing" and view["seats"][0]["deciding"] else ():
                self.send(type="choose", step=view["step"], seat=hand["seat"], move=hand["options"][0]["move"])

    def _store(self, planned: str) -> None:
        self.lines += json.loads(planned)["lines"]
        self.session.commit()


def finished_game(variant: str = "classic", bots: int = 1) -> LocalGame:
    game = LocalGame(variant, bots)
    game.send(type="start")
    game.finish()
    return game
