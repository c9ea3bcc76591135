"""People at a score pad."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.server.kit import Client, Json, Person, Variant


def open_pad(host: Person, *seats: str, variant: Variant = "classic") -> str:
    return host.make(variant, *(seats or ("you",)), pad=True)


@contextmanager
def phones(table: str, *people: Person) -> Iterator[list[Client]]:
    """Everybody joins with a device of their own, in this order; the first has a sheet already."""
    for one in people[1:]:
        one.join(table)
    with ExitStack() as leaving:
        clients = [leaving.enter_context(one.at(table)) for one in people]
        for client in clients:
            client.until(lambda view: len(view["seats"]) == len(people))
        yield clients


def enter(client: Client, seat: int, *marks: str) -> None:
    for mark in marks:
        client.do("enter", seat=seat, mark=mark)


def row(view: Json, seat: int, colour: str) -> list[int | str]:
    found: list[int | str] = view["game"]["sheets"][seat]["rows"][colour]
    return found


def red(*numbers: int) -> list[str]:
    return [f"red {number}" for number in numbers]
