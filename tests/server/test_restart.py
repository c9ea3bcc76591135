"""The server is killed and restarted under load: no acknowledged decision is lost, and games continue."""

import json
import threading
from contextlib import ExitStack

from websockets.exceptions import ConnectionClosed

from lucchetto.server.table import events
from tests.server.conftest import People, Starts
from tests.server.kit import LONGEST, Client, Patience, Person, decide, eventually, play_on


def play_until_cut(client: Client, acknowledged: list[str]) -> None:
    """Decide and resend choices until the connection breaks; append the ids that were acknowledged."""
    try:
        patience = Patience("end of the game", LONGEST)
        while client.view["status"] != "over":
            patience.check()
            for hand in client.view["hands"]:
                name = client.send("choose", seat=hand["seat"], move="pass", step=client.view["step"])
                if client.answer(name)["type"] == "done":
                    acknowledged.append(name)
            client.catch_up(0.001)
    except (ConnectionClosed, TimeoutError):
        pass


def test_after_a_kill_every_acknowledged_decision_is_there_and_all_games_continue(
    start: Starts, person: People
) -> None:
    server = start()
    pairs: list[tuple[str, Person, Person]] = []
    for number in range(4):
        ada, bob = person(f"Ada {number}", server), person(f"Bob {number}", server)
        table = ada.make("classic", "you", "open", "club", timer=60 if number % 2 else 0)
        bob.join(table)
        pairs.append((table, ada, bob))
    acknowledged: dict[str, list[str]] = {table: [] for table, _, _ in pairs}
    with ExitStack() as stack:
        threads = []
        for table, ada, bob in pairs:
            one, other = stack.enter_context(ada.at(table)), stack.enter_context(bob.at(table))
            one.do("start")
            other.until(lambda view: view["status"] == "playing")
            ids = acknowledged[table]
            threads += [threading.Thread(target=play_until_cut, args=(client, ids)) for client in (one, other)]
        for thread in threads:
            thread.start()
        eventually(lambda: sum(map(len, acknowledged.values())) > 20)
        server.kill()
        for thread in threads:
            thread.join()

    again = start()
    for table, ada, bob in pairs:
        written = [line.entry.message for line in again.log(table) if isinstance(line.entry, events.Chose)]
        assert set(acknowledged[table]) <= set(written)
        assert len(set(filter(None, written))) == len(list(filter(None, written)))
        with ada.moves_to(again) as ada_again, bob.moves_to(again) as bob_again:
            play_to_the_end(table, ada_again, bob_again)


def play_to_the_end(table: str, ada: Person, bob: Person) -> None:
    with ada.at(table) as one, bob.at(table) as other:
        over, timer = one.view["status"] == "over", one.view["settings"]["timer"]
        assert over or not timer or one.view["secondsLeft"] > 0
        play_on(one, other)


def test_bots_continue_after_a_restart(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_BOT_DELAY="600")
    ada = person("Ada", server)
    table = ada.make("classic", "you", "club", "novice")
    with ada.at(table) as client:
        client.do("start")
        decide(client)
        assert not client.view["history"]
    server.kill()
    again = start()
    with ada.moves_to(again) as back, back.at(table) as client:
        client.until(lambda view: view["history"])


def test_a_bot_that_stands_in_still_does_so_after_a_restart(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_BOT_DELAY="600", LUCCHETTO_ABSENCE_GRACE="0")
    ada, bob = person("Ada", server), person("Bob", server)
    table = ada.make()
    bob.join(table)
    with ada.at(table) as client:
        client.do("start")
        client.do("seatBot", seat=1, bot="club")
        decide(client)
    server.kill()
    again = start()
    with ada.moves_to(again) as back, back.at(table) as client:
        assert client.view["seats"][1]["away"]
        client.until(lambda view: view["history"])


def test_a_message_resent_after_a_restart_is_answered_and_not_applied_twice(start: Starts, person: People) -> None:
    server = start()
    ada = person("Ada", server)
    table = ada.make("classic", "you", "guest")
    with ada.at(table) as client:
        client.do("start")
        message = {"type": "choose", "id": "lost", "seat": 0, "move": "pass", "step": client.view["step"]}
        client.socket.send(json.dumps(message))
        assert client.answer("lost")["type"] == "done"
        client.choose(1, "pass")
    server.kill()
    again = start()
    length = len(again.log(table))
    with ada.moves_to(again) as back, back.at(table) as client:
        client.socket.send(json.dumps(message))
        assert client.answer("lost")["type"] == "done"
    assert len(again.log(table)) == length


def test_an_open_choice_survives_a_restart_and_is_still_secret(start: Starts, person: People) -> None:
    server = start()
    ada, bob = person("Ada", server), person("Bob", server)
    table = ada.make()
    bob.join(table)
    with ada.at(table) as client:
        client.do("start")
        move = client.moves(0)[1]
        client.choose(0, move)
    server.kill()
    again = start()
    with ada.moves_to(again) as back, back.at(table) as one, bob.moves_to(again) as friend, friend.at(table) as other:
        assert one.view["hands"][0]["chosen"] == move
        assert f'"chosen":"{move}"' not in other.raw[0]
        assert other.view["history"] == []
        assert [seat["deciding"] for seat in other.view["seats"]] == [False, True]


def test_people_keep_their_cookies_lists_and_codes_over_a_restart(start: Starts, person: People) -> None:
    server = start()
    ada = person("Ada", server)
    table = ada.make("longo", "you", "open", listed=True)
    (before,) = ada.mine()["unfinished"]
    server.stop()
    again = start()
    with ada.moves_to(again) as back:
        assert back.mine()["unfinished"] == [before]
        assert [line["table"] for line in back.http.get("/api/tables").json()] == [table]
        assert back.http.get(f"/api/codes/{before['code']}").json()["table"] == table
