"""The JavaScript rules of the other servers in benchmarks/load behave like our engine."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from benchmarks.load.peers.node import NODE, SOURCES
from lucchetto.records import FairDice, state
from lucchetto.records.setup_draw import draw_setup
from lucchetto.rules import Decision, Game, new_game, variant
from lucchetto.server.table.state import HISTORY, ResolvedPhase
from lucchetto.server.views.game import game_view, layout_of, options_of, phase_view
from lucchetto.server.wire.live import View
from tests.kit.players import PLAY_STYLES, Played, choice, play

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
GAMES = 300
"""Random games whose every state is compared."""
TABLES = 25
"""Random games with HMAC dice whose every view is compared."""

Json = dict[str, Any]


def ask(questions: list[Json]) -> list[Any]:
    """The answers of javascript/check.mjs, one per question."""
    lines = "".join(f"{json.dumps(question)}\n" for question in questions)
    done = subprocess.run([NODE, "check.mjs"], input=lines.encode(), cwd=SOURCES, capture_output=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def lines(path: Path) -> list[Json]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def question(header: Json, events: list[Json]) -> Json:
    return {"seats": len(header["players"]), "first": header["first"], "events": events}


def bare(found: Json) -> Json:
    """A state without the parts that no decision changes."""
    return {name: value for name, value in found.items() if name not in ("variant", "players", "first")}


def test_the_rules_reach_every_state_of_the_golden_records() -> None:
    paths = [path for path in sorted(GOLDEN.glob("classic-*.jsonl")) if not path.name.endswith(".steps.jsonl")]
    records = [lines(path) for path in paths]
    answers = ask([question(header, events) for header, *events in records])
    for path, reached in zip(paths, answers, strict=True):
        expected = lines(path.with_suffix(".steps.jsonl"))
        assert reached == [bare(step) for step in expected], path.name
    assert sum(len(record[0]["players"]) == 2 for record in records) >= 5


def as_json(found: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(found))


def random_game(seed: int) -> Played:
    styles = Random(seed).choices(PLAY_STYLES, k=2)
    return play(new_game("classic", ("Ada", "Bob"), seed % 2), seed, tuple(styles), loaded=seed % 3 > 0)


def test_the_rules_reach_every_state_of_random_games() -> None:
    games = [random_game(seed) for seed in range(GAMES)]
    records = [game.record for game in games]
    answers = ask([question(each.header.to_json(), [event.to_json() for event in each.events]) for each in records])
    for seed, (game, reached) in enumerate(zip(games, answers, strict=True)):
        assert reached == [bare(as_json(state(each))) for each in game.games], f"seed {seed}"
    reasons = {reason for game in games if game.game.result for reason in game.game.result.reasons}
    assert reasons == {"rows", "penalties"}


class Table:
    """A game with HMAC dice, and the views that our server would send."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        secret = self._random.randbytes(32)
        nonces = (self._random.randbytes(16).hex(), self._random.randbytes(16).hex())
        self._dice = FairDice(secret, nonces)
        first = draw_setup(secret, nonces, variant("classic")).first
        self._game = self._rolled(new_game("classic", ("Ada", "Bob"), first))
        self._history: list[Json] = []
        self._decisions: list[Json] = []
        self._styles = self._random.choices(PLAY_STYLES, k=2)
        self.views = [self._views()]
        while self._game.phase != "over":
            self._decide()
            self.views.append(self._views())
        self.question = {"secret": secret.hex(), "nonces": nonces, "decisions": self._decisions}

    def _rolled(self, game: Game) -> Game:
        return game.roll(self._dice.roll(game)) if game.phase == "roll" else game

    def _decide(self) -> None:
        before, seat = self._game, self._random.choice(sorted(self._game.waiting))
        move = choice(before, seat, self._styles[seat], self._random)
        self._decisions.append({"seat": seat, "move": str(move)})
        after = before.play(seat, move)
        if not after.choices:
            happened = ResolvedPhase(before.undecided(), after, {**dict(before.choices), seat: move})
            self._history = [*self._history, as_json(phase_view(happened))][-HISTORY:]
        self._game = self._rolled(after)

    def _views(self) -> list[Json]:
        """For each seat: game, hands and history of a full view; waiting seats."""
        game, choices = self._game, dict(self._game.choices)
        undecided, shown = game.undecided(), as_json(game_view(game))
        return [
            {
                "game": shown,
                "hands": [_hand(undecided, seat, choices.get(seat))] if seat in undecided.waiting else [],
                "history": self._history,
                "waiting": sorted(game.waiting),
                "state": bare(as_json(state(game))),
            }
            for seat in (0, 1)
        ]


def _hand(game: Game, seat: int, chosen: Decision | None) -> Json:
    options = as_json(options_of(game, seat))
    return {"seat": seat, "options": options, "chosen": None if chosen is None else str(chosen)}


def check_full(found: Json, expected: Json, seat: int) -> None:
    elsewhere = {"pad", "offline"}  # of tables that the peers do not have
    assert {"type", *found} == {"type", *View.__struct_encode_fields__} - elsewhere
    for part in ("game", "hands", "history"):
        assert found[part] == expected[part]
    assert found["layout"] == as_json(layout_of("classic")[0])
    assert [number for number, each in enumerate(found["seats"]) if each["deciding"]] == expected["waiting"]
    assert [each["yours"] for each in found["seats"]] == [seat == 0, seat == 1]
    assert (found["proof"]["secret"] is None) == (found["status"] == "playing")


def check_lean(found: Json, expected: Json) -> None:
    assert found["game"] == {
        **{name: value for name, value in expected["state"].items() if name != "moves"},
        "sheets": [{"rows": each["rows"], "penalties": each["penalties"]} for each in expected["state"]["sheets"]],
    }
    assert found["hands"] == [{**hand, "options": lean_options(hand["options"])} for hand in expected["hands"]]
    assert found.keys() == {"step", "game", "hands"}


def lean_options(options: list[Json]) -> list[Json]:
    return [{name: option[name] for name in ("move", "skipped", "penalty")} for option in options]


def test_tables_with_hmac_dice_show_every_seat_what_ours_do_and_hide_what_ours_hide() -> None:
    tables = [Table(seed) for seed in range(TABLES)]
    for table, answer in zip(tables, ask([table.question for table in tables]), strict=True):
        for found, expected in zip(answer, table.views, strict=True):
            for seat in (0, 1):
                check_full(found[seat]["full"], expected[seat], seat)
                check_lean(found[seat]["lean"], expected[seat])
