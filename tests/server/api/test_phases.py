"""The whole log of a game over HTTP: more than a view keeps, and only what took effect."""

from lucchetto.server.table.state import HISTORY
from tests.server.api.test_socket import seated
from tests.server.conftest import People, Starts
from tests.server.kit import Json, Person, ask, decide, play_on


def phases(person: Person, table: str) -> list[Json]:
    answer = ask("GET", f"{person.server.address}/api/tables/{table}/phases")
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()
    return found


def test_the_whole_log_has_every_phase_and_ends_as_the_view_does(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        assert phases(ada, table) == []
        play_on(one, other)
        found, kept = phases(ada, table), one.view["history"]
    assert len(found) > HISTORY == len(kept)
    assert found[-HISTORY:] == kept
    assert [phase["turn"] for phase in found] == sorted(phase["turn"] for phase in found)
    assert found[0]["turn"] == 1


def test_an_open_choice_is_not_in_the_log(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        decide(one)
        assert phases(ada, table) == phases(bob, table) == []
        decide(other)
        assert len(phases(bob, table)) == 1


def test_a_missing_table_and_too_many_requests_are_refused(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_STATISTICS_PER_MINUTE="3")
    address = f"{server.address}/api/tables/AAAAAAAAAAAAAAAA/phases"
    assert ask("GET", address).json()["code"] == "table-unknown"
    codes = [ask("GET", address).status_code for _ in range(5)]
    assert codes[-1] == 429
