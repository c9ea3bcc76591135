"""Valid and invalid messages in any order: a typed answer and a fresh view, or a clean close; others are unaffected."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from lucchetto.server.views.table import view
from lucchetto.server.wire.live import Deciding, FromServer, Played, View
from tests.server.conftest import People
from tests.server.kit import LONGEST, VARIANTS, Client, Json, Patience, Person, Server, Variant

CLEAN = (1003, 1007, 1009, 4408, 4429)
"""Close codes that the server uses on purpose."""

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
kinds = st.sampled_from(
    [
        "choose",
        "roll",
        "stir",
        "start",
        "closeSeat",
        "seatBot",
        "comeBack",
        "leave",
        "rematch",
        "say",
        "ready",
        "rename",
        "remove",
        "openSeat",
        "addSeat",
        "decline",
        "withdraw",
        "nonsense",
        "View",
    ]
)
fields = st.fixed_dictionaries(
    {"type": kinds, "id": st.text(min_size=1, max_size=10)},
    optional={
        "seat": st.integers(-2, 9) | values,
        "step": st.integers(-5, 50) | values,
        "move": st.sampled_from(["pass", "red 2", "blue 12", "red 2 lucky"]) | values,
        "bot": st.sampled_from(["club", "optimal", "nobody"]) | values,
        "nonce": st.sampled_from(["ab" * 8, "xyz", ""]) | values,
        "phrase": st.sampled_from(["hello", "rude"]) | values,
        "white": st.just([1, 2]) | values,
        "red": st.integers(0, 9),
        "extra": values,
    },
)
junk = st.one_of(
    st.text(max_size=50),
    values.map(json.dumps),
    fields.map(json.dumps),
    st.sampled_from(
        [
            "",
            "null",
            "{}",
            "[" * 4000,
            '{"a":' * 800,
            '{"type": "start"}',
            '{"type": "start", "id": ""}',
            '{"type": "start", "id": "\\ud800"}',
            '{"type": "start", "id": 7}',
            '{"type": "start", "id": {"a": []}}',
            '{"type": "start", "id": "' + "x" * 41 + '"}',
            '{"type": "start", "id": "x", "id": "y"}',
            '{"id": "' + "x" * 5000 + '"}',
            '{"id": ' + "9" * 4000 + "}",
            '{"type": "choose", "id": "x", "step": 1e999, "seat": 0, "move": "pass"}',
            '{"type": "choose", "id": "x", "step": ' + "9" * 400 + ', "seat": 0, "move": "pass"}',
            "x" * 20_000,
        ]
    ),
)


class Seats:
    """A started table of two people with a spectator; Eve plays solitaire at another table."""

    def __init__(self, server: Server, variant: Variant, stack: ExitStack) -> None:
        self.stack = stack
        self.ada, self.bob, self.stranger, self.eve = (
            stack.enter_context(Person(server, name)) for name in ("Ada", "Bob", "Stranger", "Eve")
        )
        self.table = self.ada.make(variant)
        self.bob.join(self.table)
        self.own = self.eve.make("classic", "you")
        self.clients = {name: self.connect(name) for name in ("ada", "bob", "stranger")}
        self.elsewhere = stack.enter_context(self.eve.at(self.own))
        self.foreign = stack.enter_context(self.eve.at(self.table))
        self.elsewhere.do("start")
        self.clients["ada"].do("start")

    def connect(self, name: str) -> Client:
        somebody: Person = getattr(self, name)
        return self.stack.enter_context(somebody.at(self.table))

    def provoke(self, name: str, text: str | bytes) -> Json | int:
        """The answer to a message, or the close code of the connection, which is then replaced by a new one."""
        client = self.clients[name]
        try:
            client.socket.send(text)
            patience = Patience("answer", LONGEST)
            while (answer := client.next())["type"] not in ("done", "refused") and "done" not in answer:
                patience.check()
            if answer["type"] == "refused":
                assert client.next()["type"] == "view"
        except ConnectionClosed as end:
            self.clients[name] = self.connect(name)
            return end.rcvd.code if end.rcvd else 1006
        return answer


@pytest.fixture(scope="module", params=VARIANTS)
def seats(server: Server, request: pytest.FixtureRequest) -> Iterator[Seats]:
    with ExitStack() as stack:
        yield Seats(server, request.param, stack)


fixtures_are_fine = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, *HealthCheck])


@fixtures_are_fine
@given(who=st.sampled_from(["ada", "bob", "stranger"]), text=junk)
def test_whatever_is_sent_gets_a_typed_answer_or_a_clean_close(seats: Seats, who: str, text: str) -> None:
    answer = seats.provoke(who, text)
    if isinstance(answer, int):
        assert answer in CLEAN
    else:
        decoded = msgspec.json.decode(msgspec.json.encode(answer), type=FromServer)
        assert answer["type"] in ("done", "refused") or isinstance(decoded, (Deciding, Played))
    seats.elsewhere.catch_up(0.001)
    assert seats.elsewhere.view["step"] == 3
    assert len(seats.eve.server.log(seats.own)) == 3


def test_bytes_instead_of_text_are_refused(seats: Seats) -> None:
    for data in (b"", b'{"type": "start", "id": "x"}', b"\xff\xfe"):
        answer = seats.provoke("bob", data)
        assert answer in CLEAN or (isinstance(answer, dict) and answer["problem"]["code"] == "bad-message")


actions = st.tuples(
    st.sampled_from(["ada", "bob", "stranger", "eve"]),
    st.sampled_from(["right", "right", "right", "withdraw", "wrong seat", "stale", "illegal", "resent", "say"]),
    st.integers(0, 9),
)


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(variant=st.sampled_from(VARIANTS), script=st.lists(actions, min_size=5, max_size=40))
def test_the_views_sent_are_the_fold_of_the_log_whatever_was_tried(
    server: Server, variant: Variant, script: list[tuple[str, str, int]]
) -> None:
    with ExitStack() as stack:
        seats = Seats(server, variant, stack)
        clients = {**seats.clients, "eve": seats.foreign}
        last: dict[str, Json] = {}
        for who, what, number in script:
            client = clients[who]
            client.catch_up(0.003)
            length = len(server.log(seats.table))
            message = attempt(client, {"ada": 0, "bob": 1}.get(who, 0), what, number)
            if what == "resent":
                if who not in last:
                    continue
                message = last[who]
            answer = client.ask(message.pop("type"), **message) if what != "resent" else resend(client, last[who])
            accepted = answer["type"] == "done"
            if who in ("stranger", "eve"):
                assert not accepted
            if not accepted or what in ("resent", "say"):
                assert len(server.log(seats.table)) == length
            if accepted and what in ("right", "withdraw"):
                last[who] = {"type": "choose", **message, "id": answer["id"]}
        for who, client in clients.items():
            client.refused("choose", seat=0, move="pass", step=-1)
            person = getattr(seats, who)
            assert client.view == folded_view(server, seats.table, person.id if person.token else None, client.view)


def attempt(client: Client, seat: int, what: str, number: int) -> Json:
    moves = client.moves(seat) or ["pass"]
    choice: Json = {"type": "choose", "seat": seat, "step": client.view["step"], "move": moves[number % len(moves)]}
    match what:
        case "withdraw":
            return {**choice, "move": None}
        case "wrong seat":
            return {**choice, "seat": (1 - seat, 2, 4)[number % 3]}
        case "stale":
            return {**choice, "step": choice["step"] + (number or 10) - 5 if number != 5 else -1}
        case "illegal":
            return {**choice, "move": ("red 99", "purple 2", "red", "red 13 lucky", "PASS", "")[number % 6]}
        case "say":
            return {"type": "say", "seat": seat, "phrase": "hello"}
        case _:
            return choice


def resend(client: Client, message: Json) -> Json:
    client.socket.send(json.dumps(message))
    answer = client.answer(message["id"])
    assert answer["type"] == "done"
    return answer


def folded_view(server: Server, table: str, person: str | None, shown: Json) -> Json:
    """The person's view according to the stored log; presence is not in the log."""
    folded = server.table(table)
    present = {seat.person for seat, sent in zip(folded.seats, shown["seats"], strict=True) if sent["present"]}
    made = view(folded, person, {who for who in present if who}, shown["spectators"], shown["standInSeconds"])
    built: Json = msgspec.json.decode(msgspec.json.encode(made))
    msgspec.json.decode(msgspec.json.encode(shown), type=View)  # it conforms to the wire type
    return built


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_resent_choice_is_answered_and_not_applied_twice(server: Server, person: People, variant: Variant) -> None:
    ada = person("Ada")
    table = ada.make(variant, "you", "guest")
    with ada.at(table) as client:
        client.do("start")
        seat = client.undecided[0]
        message = {"type": "choose", "id": "once", "step": client.view["step"], "seat": seat, "move": "pass"}
        for _ in range(3):
            client.socket.send(json.dumps(message))
            assert client.answer("once")["type"] == "done"
        chosen = [line for line in server.log(table) if getattr(line.entry, "message", "") == "once"]
        assert len(chosen) == 1
