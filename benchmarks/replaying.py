"""Reading records, from bytes to the last position, with every event checked by the rules, in events per second."""

from time import perf_counter

from benchmarks import results
from benchmarks.report import Spread, table
from lucchetto.bots import make_bot
from lucchetto.records import Decided, Event, Record, Rolled, header_of, read, seeded_dice, write_json, write_text
from lucchetto.rules import VARIANTS, new_game

GAMES = 20
ROUNDS = 7


def played(variant: str, number: int) -> Record:
    """A game of two greedy bots."""
    game, dice, bot = new_game(variant, ("Ada", "Bob")), seeded_dice(f"replay {number}"), make_bot("greedy")
    header, events = header_of(game), list[Event]()
    while game.phase != "over":
        if game.phase == "roll":
            events.append(Rolled(dice.roll(game)))
        else:
            seat = min(game.waiting)
            events.append(Decided(seat, bot.decide(game.seen_by(seat), seat)))
        game = events[-1].apply(game)
    return Record(header, tuple(events))


def measure(files: list[bytes]) -> Spread:
    """Events per second over all files, in several rounds."""
    speeds = []
    for _ in range(ROUNDS):
        began = perf_counter()
        events = sum(len(read(data).checked().record.events) for data in files)
        speeds.append(events / (perf_counter() - began))
    return Spread.of(speeds)


def main(save: bool = False) -> None:
    rows = []
    for variant in VARIANTS:
        records = [played(variant, number) for number in range(GAMES)]
        for form, writer in (("JSON Lines", write_json), ("text", write_text)):
            speed = measure([writer(record).encode() for record in records])
            events = sum(len(record.events) for record in records)
            rows.append((f"{variant}, {form}", f"{speed.median:,.0f}", f"{speed.median * GAMES / events:,.0f}"))
    table("Read and replay records", ("", "events/s", "games/s"), rows)
    if save:
        figures = [results.Row(what, f"{events} events/s, {games} games/s") for what, events, games in rows]
        results.save("replaying", "Reading and replaying records", "python -m benchmarks", figures)


if __name__ == "__main__":
    main()
