"""Tables in memory, driven by the server's commands; their logs are encoded and decoded as on disk."""

from collections.abc import Sequence
from random import Random

from lucchetto.records import proof
from lucchetto.rules import Decision, Move, preview
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import Table
from lucchetto.server.vocabulary import DiceKind, VariantName
from lucchetto.server.wire.live import SeatBot
from tests.kit.players import faces

PEOPLE = ("ada", "bob", "cleo", "dan", "eve")


def made(
    variant: VariantName = "classic", people: Sequence[str] = ("ada", "bob"), bots: int = 0, dice: DiceKind = "fair"
) -> events.Made:
    seats = [events.Seated(who.title(), who) for who in people]
    seats += [events.Seated(f"Bot {number}", bot="club") for number in range(bots)]
    nonces = [proof.new_nonce() for _ in seats]
    return events.Made("ABCD", people[0], events.Settings(variant, dice), seats, proof.new_secret().hex(), nonces)


def fold(lines: Sequence[bytes]) -> Table:
    table = Table("t")
    for line in lines:
        table.apply(events.decode(line))
    return table


class Scene:
    def __init__(self, entry: events.Made) -> None:
        self.lines: list[bytes] = []
        self.table = Table("t")
        self.now = 1_000.0
        self.write([entry])

    def write(self, entries: Sequence[events.AnyEvent]) -> None:
        self.now += 1
        lines = [events.Line(self.now, entry) for entry in entries]
        self.lines += map(events.encode, lines)
        self.table = self.table.evolve(lines)

    def start(self) -> "Scene":
        self.write(commands.start(self.table, self.table.host))
        return self

    @property
    def over(self) -> bool:
        return self.table.status == "over"

    def act(self, random: Random) -> None:
        """One random event at the table, most often a decision."""
        table, game = self.table, self.table.game
        assert game is not None
        if game.phase == "roll":
            rolled = faces(game, random, loaded=True)
            self.write([events.Rolled({die: face for die, face in rolled.items() if isinstance(face, (int, list))})])
            return
        chance = random.random()
        if chance < 0.02:
            self.write(commands.time_is_up(table))
        elif chance < 0.05:
            self._swap(random.choice(table.seats_of(table.host)))
        else:
            self._decide(random)

    def _swap(self, seat: int) -> None:
        person = self.table.seats[seat].person or ""
        if self.table.seats[seat].bot:
            self.write(commands.come_back(self.table, person, seat))
        else:
            self.write(commands.seat_bot(self.table, self.table.host, SeatBot(id="", seat=seat, bot="club"), dict))

    def _decide(self, random: Random) -> None:
        game = self.table.game
        assert game is not None
        again = sorted(self.table.choices)
        if again and random.random() < 0.2:
            seat = random.choice(again)
            move = None if random.random() < 0.5 else random.choice(game.moves(seat))
        else:
            seat = random.choice(self.table.waiting)
            move = keen(self.table, seat, random)
        self.write(commands.decided(self.table, seat, move))


def keen(table: Table, seat: int, random: Random) -> Decision:
    """The move that skips the fewest numbers, so that games last; occasionally a random one."""
    game = table.game
    assert game is not None
    moves = game.moves(seat)
    if random.random() < 0.1:
        return random.choice(moves)
    return min(moves, key=lambda move: len(preview(game, seat, move).skipped) if isinstance(move, Move) else 3)
