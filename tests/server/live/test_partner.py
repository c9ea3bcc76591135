"""The partner at tables: its strength is fixed before a game, stored in the log, and follows the person's games."""

from lucchetto.bots import make_bot
from lucchetto.bots.partner import NEW_PLAYER, level_of, partner
from lucchetto.coach.strength import PlayedGame, estimate
from lucchetto.records import Decided, read
from tests.server.conftest import People, Starts
from tests.server.kit import LONGEST, TIMEOUT, Client, Json, Patience, Person, eventually, play_on


def pass_always(client: Client) -> None:
    """Penalties end the game soon, and it is lost."""
    patience = Patience("end of the game", LONGEST)
    while client.view["status"] != "over":
        patience.check()
        for seat in client.undecided:
            client.choose(seat, "pass")
        client.catch_up(0.005)


def partner_of(client: Client) -> Json:
    found: Json = client.view["seats"][1]
    return found


def lose(person: Person) -> str:
    """A lost game with the partner; the id of the rematch's table."""
    with person.at(person.make("classic", "you", "partner")) as client:
        client.do("start")
        pass_always(client)
        client.do("rematch")
        client.until(lambda view: view["rematch"])
        return str(client.view["rematch"])


def test_somebody_new_meets_a_casual_partner(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", "partner")) as client:
        seat = partner_of(client)
    assert (seat["kind"], seat["bot"], seat["strength"]) == ("bot", "casual", NEW_PLAYER)
    assert (seat["name"], seat["character"]) == ("Robin", None)


def test_other_bots_have_no_strength(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", "club")) as client:
        assert partner_of(client)["strength"] is None


def test_the_host_seats_it_in_the_waiting_room(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("longo", "you", "open")) as client:
        client.do("seatBot", seat=1, bot="partner")
        assert partner_of(client)["strength"] == NEW_PLAYER
        client.do("seatBot", seat=1, bot="club")
        assert partner_of(client)["strength"] is None


def test_only_the_host_seats_it(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = ada.make("classic", "you", "open", "open")
    bob.join(table)
    with bob.at(table) as client:
        assert client.refused("seatBot", seat=2, bot="partner") == "not-host"
    with person("Cleo").at(table) as spectator:
        assert spectator.refused("seatBot", seat=2, bot="partner") == "spectator"


def test_nobody_sets_its_strength_at_a_table(person: People) -> None:
    body = {"nickname": "Ada", "settings": {"variant": "classic"}}
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "partner=5"}]
    answer = person("Ada").http.post("/api/tables", json={**body, "seats": seats})
    assert answer.json()["code"] == "unknown-bot"


def test_after_a_lost_game_it_is_weaker_in_the_rematch(person: People) -> None:
    ada = person("Ada")
    with ada.at(lose(ada)) as client:
        seat = partner_of(client)
    assert seat["name"] == "Robin"
    assert seat["strength"] < NEW_PLAYER
    assert seat["bot"] == level_of(seat["strength"])


def test_the_coachs_judgement_of_the_game_counts_as_soon_as_it_is_there(person: People) -> None:
    ada = person("Ada")
    lose(ada)
    by_result = estimate([PlayedGame("classic", 2, won=False, rivals=[NEW_PLAYER])], "classic")
    assert eventually(lambda: strength_of_next(ada) < by_result, TIMEOUT * 3)


def strength_of_next(person: Person) -> float:
    with person.at(person.make("classic", "you", "partner")) as client:
        return float(partner_of(client)["strength"])


def test_it_is_an_opponent_of_its_own_in_statistics_and_lists(person: People) -> None:
    ada = person("Ada")
    lose(ada)
    assert [game["opponents"] for game in ada.http.get("/api/statistics").json()["games"]] == ["partner"]
    assert ada.mine()["finished"][0]["bots"] == [None, "partner"]


def test_another_process_plays_the_same_bot_and_anybody_can_check_it(start: Starts, person: People) -> None:
    server = start()
    ada = person("Ada", server)
    table = ada.make("classic", "you", "partner")
    with ada.at(table) as client:
        client.do("start")
        play_on(client, until=lambda view: view["game"]["turn"] >= 4)
        strength = partner_of(client)["strength"]
    server.kill()
    with ada.moves_to(start()) as back:
        with back.at(table) as client:
            assert partner_of(client)["strength"] == strength
            play_on(client)
        played = read(back.http.get(f"/api/tables/{table}/record").text)
    extra: Json = dict(played.record.header.extra)
    assert (extra["bots"], extra["strengths"]) == ([None, "casual"], [None, strength])
    bot = make_bot(partner(strength), f"{extra['dice']['secret']} 1")  # the secret of the dice also seeds the noise
    for before, event in zip(played.games, played.record.events, strict=False):
        if isinstance(event, Decided) and event.seat == 1:
            assert bot.decide(before.undecided().seen_by(1), 1) == event.move
