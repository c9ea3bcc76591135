"""The host's role: it can be handed over, and passes to the next person when the host leaves or stays away."""

from tests.server.api.test_socket import seated
from tests.server.conftest import People, Starts
from tests.server.kit import Client

SHORT = {"LUCCHETTO_ABSENCE_GRACE": "0.3"}


def host(client: Client) -> int:
    (found,) = [number for number, seat in enumerate(client.view["seats"]) if seat["host"]]
    return found


def test_the_host_hands_the_role_over_and_cannot_take_it_back(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        assert other.refused("handOver", seat=1) == "not-host"
        one.do("handOver", seat=1)
        assert host(one) == 1
        assert one.refused("start") == "not-host"
        assert one.refused("handOver", seat=0) == "not-host"
        other.do("start")
        other.do("handOver", seat=0)
        assert host(other) == 0, "even in the middle of a game"


def test_only_a_person_can_be_the_host(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", "guest", "open", "club")) as one:
        assert one.refused("handOver", seat=2) == "not-a-person"
        assert one.refused("handOver", seat=3) == "not-a-person"
        assert one.refused("handOver", seat=4) == "not-your-seat"
        one.do("handOver", seat=1)
        one.do("start")


def test_when_the_host_leaves_the_next_person_is_the_host(person: People) -> None:
    ada, bob, cleo = person("Ada"), person("Bob"), person("Cleo")
    table = ada.make("classic", "you", "novice", "open", "open")
    bob.join(table)
    cleo.join(table)
    with ada.at(table) as one, bob.at(table) as other, cleo.at(table) as last:
        one.do("leave")
        assert [seat["kind"] for seat in one.view["seats"]] == ["open", "bot", "person", "person"]
        other.until(lambda view: host(other) == 2)
        other.do("leave")
        last.until(lambda view: host(last) == 3)
        assert last.refused("leave") == "host-stays"
        last.do("start")


def test_a_table_whose_host_stays_away_is_started_by_the_next_person_present(start: Starts, person: People) -> None:
    server = start(**SHORT)
    ada, bob, cleo = (person(name, server) for name in ("Ada", "Bob", "Cleo"))
    table = ada.make("classic", "you", "open", "open")
    bob.join(table)
    cleo.join(table)
    with cleo.at(table) as last:
        last.until(lambda view: host(last) == 2)
        last.do("start")
        with ada.at(table) as back:
            assert back.view["seats"][0]["yours"], "the seat stays the former host's"
            assert host(back) == 2


def test_the_role_waits_until_somebody_comes_who_can_take_it(start: Starts, person: People) -> None:
    server = start(**SHORT)
    table, ada, bob = seated(person, at=server)
    with person("Stranger", server).at(table) as watching:
        watching.catch_up(0.6)
        assert host(watching) == 0, "a spectator cannot be the host"
        with bob.at(table) as other:
            other.until(lambda view: host(other) == 1)
    with ada.at(table) as one:
        one.until(lambda view: host(one) == 0)


def test_a_host_who_comes_back_in_time_stays_the_host(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_ABSENCE_GRACE="1")
    table, ada, bob = seated(person, at=server)
    with bob.at(table) as other:
        for _ in range(4):
            with ada.at(table):
                other.until_present(0)
            other.until_absent(0)
        with ada.at(table) as one:
            one.catch_up(1.2)
            assert host(one) == 0
            one.do("start")
