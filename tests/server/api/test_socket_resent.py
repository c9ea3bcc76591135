"""Messages are idempotent: one that is resent because its answer was lost is answered, without a second effect."""

import json

from tests.server.api.test_socket import seated
from tests.server.api.test_socket_real_dice import SIX
from tests.server.conftest import People
from tests.server.kit import LONGEST, Client, Json, Patience, Server, decide


def say(client: Client, message: Json) -> str:
    client.socket.send(json.dumps(message))
    return str(client.answer(message["id"])["type"])


def test_a_resent_request_to_seat_a_bot_is_applied_once(server: Server, person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", "open")
    with ada.at(table) as client:
        message = {"type": "seatBot", "id": "1", "seat": 1, "bot": "club"}
        assert say(client, message) == "done"
        name, length = client.view["seats"][1]["name"], len(server.log(table))
        assert say(client, message) == "done"
        client.catch_up()
        assert client.view["seats"][1]["name"] == name
        assert len(server.log(table)) == length


def test_a_resent_request_to_close_a_seat_keeps_a_bot_seated_since(person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", "open")
    with ada.at(table) as client:
        message = {"type": "closeSeat", "id": "1", "seat": 1}
        assert say(client, message) == "done"
        client.do("seatBot", seat=1, bot="club")
        assert say(client, message) == "done"
        client.catch_up()
        assert client.view["seats"][1]["kind"] == "bot"


def test_a_resent_leave_keeps_a_person_who_has_sat_down_since(person: People) -> None:
    table, _, bob = seated(person)
    with bob.at(table) as client:
        message = {"type": "leave", "id": "1"}
        assert say(client, message) == "done"
        bob.join(table)
        assert say(client, message) == "done"
        client.catch_up()
        assert client.view["seats"][1]["kind"] == "person"


def test_a_resent_return_keeps_a_bot_that_has_taken_over_since(impatient_server: Server, person: People) -> None:
    table, ada, bob = seated(person, at=impatient_server)
    with ada.at(table) as host:
        host.do("start")
        host.do("seatBot", seat=1, bot="club")
        message = {"type": "comeBack", "id": "1", "seat": 1}
        with bob.at(table) as client:
            assert say(client, message) == "done"
            host.until_present(1)
        host.until_absent(1)
        host.do("seatBot", seat=1, bot="club")
        with bob.at(table) as client:
            assert say(client, message) == "done"
            client.catch_up()
            assert client.view["seats"][1]["away"]


def test_resent_real_dice_are_applied_once(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", dice="real")) as client:
        client.do("start")
        message = {"type": "roll", "id": "1", "step": client.view["step"], **SIX}
        assert say(client, message) == "done"
        assert say(client, message) == "done", "it was applied: its sender must not be told otherwise"
        assert client.view["game"]["turn"] == 1


def test_a_resent_start_is_applied_once(server: Server, person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you")
    with ada.at(table) as client:
        assert say(client, {"type": "start", "id": "1"}) == "done"
        length = len(server.log(table))
        assert say(client, {"type": "start", "id": "1"}) == "done"
        assert len(server.log(table)) == length


def test_a_resent_rematch_is_applied_once(person: People) -> None:
    ada = person("Ada")
    table = ada.make("duel", "you", "club")
    with ada.at(table) as client:
        client.do("start")
        patience = Patience("end of the game", LONGEST)
        while client.view["status"] != "over":
            patience.check()
            if client.undecided:
                decide(client)
            client.catch_up(0.01)
        message = {"type": "rematch", "id": "1"}
        assert say(client, message) == "done"
        first = client.until(lambda view: view["rematch"])["rematch"]
        assert say(client, message) == "done"
        client.catch_up()
        assert client.view["rematch"] == first
    assert len(ada.mine()["unfinished"]) == 1
