"""Two people at a table over real WebSockets: whole games, secret choices, changed choices."""

import json
from contextlib import ExitStack

import pytest

from lucchetto.records import proof, read
from tests.server.conftest import People
from tests.server.kit import VARIANTS, Client, Person, Server, Variant, ask, decide, play_on


def seated(
    people: People, variant: Variant = "classic", at: Server | None = None, **settings: str | int
) -> tuple[str, Person, Person]:
    """A table of Ada's that Bob has joined."""
    ada, bob = people("Ada", at), people("Bob", at)
    table = ada.make(variant, "you", "open", **settings)
    bob.join(table)
    return table, ada, bob


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_people_play_a_whole_game_and_check_its_dice(server: Server, person: People, variant: Variant) -> None:
    table, ada, bob = seated(person, variant)
    with ada.at(table) as one, bob.at(table) as other:
        one.do("stir", seat=0, nonce="ab" * 16)
        other.do("stir", seat=1, nonce="cd" * 16)
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        assert one.view["proof"]["secret"] is None
        play_on(one, other)
        other.until(lambda view: view["status"] == "over")
        assert one.view["game"] == other.view["game"]
        assert one.view["game"]["result"]["winners"]
    record = ask("GET", f"{server.address}/api/tables/{table}/record")
    replay = read(record.content).checked()
    assert replay.game.phase == "over"
    assert replay.record.header.extra["dice"]["nonces"] == ["ab" * 16, "cd" * 16]
    assert not list(proof.differences(replay))


def test_a_choice_is_on_nobody_elses_wire_until_all_have_decided(person: People) -> None:
    table, ada, bob = seated(person)
    stranger = person("Stranger")
    with ada.at(table) as one, bob.at(table) as other, stranger.at(table) as watching:
        one.do("start")
        for client in (one, other, watching):
            client.until(lambda view: view["status"] == "playing")
            client.catch_up()
            client.raw.clear()
        move = one.moves(0)[-1]
        assert move != "pass"
        one.choose(0, move)
        other.catch_up()
        watching.catch_up()
        for client in (other, watching):
            messages = [json.loads(text) for text in client.raw]
            assert [message["type"] for message in messages] == ["deciding"]
            assert messages[0]["waiting"] == [1]
        assert not any(f'"{move}"' in text for text in watching.raw)
        refreshed = http_view(person("Late"), table)
        assert refreshed["hands"] == []
        assert refreshed["history"] == []
        other.choose(1, "pass")
        watching.until(lambda view: view["history"])
        assert watching.view["history"][-1]["moves"] == {"0": move, "1": "pass"}


def http_view(somebody: Person, table: str) -> dict[str, object]:
    with somebody.at(table) as client:
        return client.view


def test_a_choice_can_be_changed_and_withdrawn_until_all_have_decided(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        first, second = one.moves(0)[1], "pass"
        for choice in (first, second, None, first):
            assert one.choose(0, choice)["type"] == "done"
            assert one.view["hands"][0]["chosen"] == choice
            assert one.view["seats"][0]["deciding"] == (choice is None)
        other.choose(1, "pass")
        one.until(lambda view: view["history"])
        assert one.view["history"][-1]["moves"]["0"] == first
        late = one.ask("choose", seat=0, move="pass", step=one.view["step"] - 1)
        assert late["problem"]["code"] == "stale"


def test_reloading_in_the_middle_of_a_phase_shows_your_own_choice_again(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one:
        one.do("start")
        move = one.moves(0)[1]
        one.choose(0, move)
    with ada.at(table) as again, bob.at(table) as other:
        assert again.view["hands"][0]["chosen"] == move
        assert other.view["hands"][0]["chosen"] is None


def test_one_person_plays_two_seats_on_one_device(person: People) -> None:
    ada = person("Ada")
    table = ada.make("duel", "you", "guest")
    with ada.at(table) as client:
        client.do("start")
        play_on(client)
        assert client.view["status"] == "over"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_person_plays_a_whole_game_against_a_bot(person: People, variant: Variant) -> None:
    ada = person("Ada")
    table = ada.make(variant, "you", "club")
    with ada.at(table) as client:
        client.do("start")
        play_on(client)
        assert {seat["kind"] for seat in client.view["seats"]} == {"person", "bot"}


def test_solitaire_needs_nobody_else(person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you")
    with ada.at(table) as client:
        client.do("start")
        play_on(client)


def test_five_sit_at_one_table(person: People) -> None:
    everybody = [person(name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve")]
    table = everybody[0].make("longo", "you", *["open"] * 4)
    for other in everybody[1:]:
        other.join(table)
    with ExitStack() as leaving:
        clients: list[Client] = [leaving.enter_context(each.at(table)) for each in everybody]
        clients[0].do("start")
        for client in clients:
            client.until(lambda view: view["status"] == "playing")
            decide(client)
        for client in clients:
            client.until(lambda view: view["game"]["phase"] == "colour")
        pairs = clients[0].view["game"]["lucky"]
        assert len({tuple(pair) for pair in pairs}) == 5


def test_a_game_continues_on_another_device_with_a_link_that_works_once(person: People) -> None:
    table, ada, bob = seated(person)
    handoff = ada.http.post("/api/handoffs").json()
    phone, thief = person("Phone"), person("Thief")
    assert phone.http.post(f"/api/handoffs/{handoff['code']}").status_code == 204
    again = thief.http.post(f"/api/handoffs/{handoff['code']}")
    assert (again.status_code, again.json()["code"]) == (404, "handoff-used")
    with ada.at(table) as laptop, phone.at(table) as pocket, bob.at(table):
        pocket.do("start")
        laptop.until(lambda view: view["status"] == "playing")
        move = pocket.moves(0)[1]
        pocket.choose(0, move)
        laptop.until(lambda view: view["hands"][0]["chosen"] == move)
    assert thief.token is None
