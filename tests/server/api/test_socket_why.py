"""A player asks why a move is not allowed: the rules answer, nothing changes, and nothing secret is revealed."""

from tests.server.api.test_socket import seated
from tests.server.conftest import People, Starts
from tests.server.kit import Client, Json


def reason(client: Client, move: str, seat: int = 0) -> Json | None:
    name = client.send("why", seat=seat, move=move)
    answer = client.receive("reason")
    assert answer["id"] == name
    problem: Json | None = answer["problem"]
    return problem


def test_the_rules_say_why_a_cell_is_not_allowed(person: People) -> None:
    table, ada, _ = seated(person)
    with ada.at(table) as one:
        one.do("start")
        total = sum(one.view["game"]["dice"]["white"])
        other = 12 if total != 12 else 2
        found = reason(one, f"red {other}")
        assert found is not None
        assert (found["code"], found["rule"]) == ("not-the-sum", "C3")
        assert found["facts"] == {"move": f"red {other}", "sums": str(total)}
        step = one.view["step"]
        assert reason(one, one.moves(0)[-1]) is None, "it is allowed"
        assert one.view["step"] == step
        assert one.view["hands"][0]["chosen"] is None, "asking decides nothing"
        unread = reason(one, "purple 99")
        assert unread is not None
        assert unread["code"] == "not-a-move"


def test_nobody_asks_for_somebody_elses_seat(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other, person("Eve").at(table) as watching:
        one.do("start")
        assert other.refused("why", seat=0, move="red 5") == "not-your-seat"
        assert watching.refused("why", seat=0, move="red 5") == "not-your-seat"
        assert one.refused("why", seat=4, move="red 5") == "not-your-seat"


def test_an_answer_does_not_depend_on_the_hidden_choices_of_others(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        moves = ["red 2", "red 12", *one.moves(0)]
        answers = []
        for choice in other.moves(1):
            other.choose(1, choice)
            answers.append([reason(one, move) for move in moves])
        assert all(found == answers[0] for found in answers)


def test_before_the_start_the_answer_says_so(person: People) -> None:
    table, ada, _ = seated(person)
    with ada.at(table) as one:
        found = reason(one, "red 5")
        assert found is not None
        assert found["code"] == "not-started"


def test_questions_count_as_messages(start: Starts, person: People) -> None:
    table, ada, _ = seated(person, at=start(LUCCHETTO_MESSAGES_PER_SECOND="5"))
    with ada.at(table) as one:
        one.do("start")
        for _ in range(60):
            one.send("why", seat=0, move="red 2")
        assert one.closed() == 4429
