"""Bots that the operator adds with LUCCHETTO_BOTS: they have their own names, and cannot hold a table up."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from lucchetto.bots.seating import read_own_bots
from lucchetto.server.settings import Settings, from_environment
from tests.server.conftest import People, Starts
from tests.server.kit import Person, Server, ask, eventually
from tests.server.live.test_newer_versions import UNAVAILABLE, closing_code, listed, refusal

HERE = "tests.library.own_bots"
BOTS = f"last={HERE}:Last, careless={HERE}:Illegal,slow={HERE}:Hanging"


def started(person: Person, bot: str) -> str:
    table = person.make("classic", "you", bot)
    with person.at(table) as client:
        client.do("start")
    return table


def play_to_the_end(person: Person, table: str) -> None:
    with person.at(table) as client:
        while client.view["status"] != "over":
            for seat in client.undecided:
                client.choose(seat, "pass")
            client.catch_up(0.005)


@pytest.fixture
def with_bots(start: Starts) -> Server:
    return start(LUCCHETTO_BOTS=BOTS, LUCCHETTO_BOT_SECONDS="20")


def test_an_own_bot_is_offered_by_its_name_and_plays(with_bots: Server, person: People) -> None:
    ada = person("Ada", with_bots)
    assert ask("GET", f"{with_bots.address}/api/bots").json()[-3:] == ["last", "careless", "slow"]
    table = started(ada, "last")
    with ada.at(table) as client:
        assert [(seat["name"], seat["bot"]) for seat in client.view["seats"]] == [("Ada", None), ("last", "last")]
    play_to_the_end(ada, table)
    game = with_bots.table(table).game
    assert game is not None
    assert game.sheets[1].total != 0
    assert with_bots.complaints == ""


def test_a_bot_that_breaks_the_rules_is_replaced_for_that_decision_and_named(with_bots: Server, person: People) -> None:
    ada = person("Ada", with_bots)
    table = started(ada, "careless")
    play_to_the_end(ada, table)
    assert with_bots.table(table).status == "over"
    assert "the bot careless failed; a casual bot decides instead" in with_bots.complaints
    assert "seat 1 chose red" in with_bots.complaints
    assert "(C3)" in with_bots.complaints
    assert "Traceback" not in with_bots.complaints


def test_a_bot_that_hangs_is_replaced_and_nobody_else_waits(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_BOTS=BOTS, LUCCHETTO_BOT_SECONDS="0.2")
    ada, bob = person("Ada", server), person("Bob", server)
    table = started(ada, "slow")
    with ada.at(table) as client:
        client.until(lambda view: not view["seats"][1]["deciding"])
        play_to_the_end(bob, started(bob, "novice"))
    eventually(lambda: "did not decide in turn 1 within 0.2 seconds" in server.complaints)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as leaving:
        yield leaving


def test_a_table_whose_bot_is_gone_says_so_and_everything_else_runs(
    start: Starts, person: People, stack: ExitStack
) -> None:
    server = start(LUCCHETTO_BOTS=BOTS, LUCCHETTO_BOT_SECONDS="20")
    ada = person("Ada", server)
    running, over, other = started(ada, "last"), started(ada, "last"), started(ada, "novice")
    play_to_the_end(ada, over)
    server.stop()

    server = start()
    again = stack.enter_context(ada.moves_to(server))
    assert refusal(server, running) == (503, "table-bot-missing")
    assert closing_code(server, running) == UNAVAILABLE
    assert listed(again) == {running, over, other}
    with again.at(over) as client:  # a finished game needs no bot
        assert client.view["status"] == "over"
    play_to_the_end(again, other)
    assert f"table {running}: its bot last is not installed" in server.complaints
    assert "Traceback" not in server.complaints
    server.stop()

    server = start(LUCCHETTO_BOTS=BOTS, LUCCHETTO_BOT_SECONDS="20")
    play_to_the_end(stack.enter_context(again.moves_to(server)), running)


def test_a_client_cannot_choose_code_to_load(with_bots: Server, person: People) -> None:
    """Only the operator chooses which modules are loaded."""
    ada = person("Ada", with_bots)
    for bot in ("os:abort", f"{HERE}:Last", "Last"):
        seats = [{"kind": "you"}, {"kind": "bot", "bot": bot[:20]}]
        body = {"nickname": "Ada", "settings": {"variant": "classic"}, "seats": seats}
        assert ada.http.post("/api/tables", json=body).json()["code"] == "unknown-bot"


@pytest.mark.parametrize(
    "text", ["last", "last=", "=module:Class", "last=module", "a b=m:C", "master=m:C", "random=m:C", "x=m:C,x=m:D"]
)
def test_a_wrong_setting_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"^LUCCHETTO_BOTS="):
        from_environment({"LUCCHETTO_BOTS": text})


def test_an_empty_setting_offers_nothing_more() -> None:
    assert read_own_bots(Settings().bots) == read_own_bots(" , ") == {}
    assert read_own_bots("a=m:C, b = m.n:C.D") == {"a": "m:C", "b": "m.n:C.D"}
