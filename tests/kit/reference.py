"""A second implementation of the rules, from docs/rules.md only: plain dictionaries of numbers, nothing clever.

It imports none of our code, works on the JSON of records and states, and checks golden and random games. It assumes
that its input is legal; `moves` lists the legal moves.
"""

from typing import Any

COLOURS = ("red", "yellow", "green", "blue")
Json = dict[str, Any]


class Reference:
    def __init__(self, header: Json) -> None:
        self.variant: str = header["variant"]
        self.players: list[str] = header["players"]
        self.first: int = header["first"]
        self.lucky: list[list[int]] = header["lucky"] if self.variant == "longo" else []
        self.upwards = list(range(2, 17 if self.variant == "longo" else 13))
        self.downwards = self.upwards[::-1]
        self.needed = 6 if self.variant == "longo" else 5
        seats = range(len(self.players))
        self.rows: list[dict[str, list[int | str]]] = [{colour: [] for colour in COLOURS} for _ in seats]
        self.penalties = [0 for _ in seats]
        self.closed = set[str]()
        self.turn, self.active, self.phase = 0, self.first, "roll"
        self.dice: Json | None = None
        self.choices: dict[int, str] = {}
        self.used = "pass"
        self.reasons: list[str] = []

    # What happens

    def apply(self, event: Json) -> None:
        if "roll" in event:
            self.turn, self.phase, self.dice, self.used = self.turn + 1, "white", event["roll"], "pass"
            return
        self.choices[event["seat"]] = event["move"]
        if not self.waiting():
            self._resolve()

    def _resolve(self) -> None:
        for seat, move in self.choices.items():
            self._take(seat, move)
        chosen, self.choices = self.choices[self.active], {}
        if self._ended():
            return
        if self.phase == "white":
            self.phase, self.used = "colour", chosen
            return
        if self.used == chosen == "pass":
            self.penalties[self.active] += 1
        if not self._ended():
            self.phase, self.dice, self.active = "roll", None, (self.active + 1) % len(self.players)

    def _take(self, seat: int, move: str) -> None:
        if move == "pass":
            return
        colour, number = move.split()[0], int(move.split()[1])
        if self.variant == "duel":
            other = self.rows[1 - seat][colour]
            if number in other:
                other.remove(number)
        row = self.rows[seat][colour]
        row.append(number)
        if number in self.closers(colour):
            self.closed.add(colour)
            if self.variant != "duel" or self.pawns_left(seat) > 0:
                row.append("lock")

    def _ended(self) -> bool:
        if len(self.closed) >= 2:
            self.reasons.append("rows")
        if self.variant == "duel" and 0 in (self.pawns_left(0), self.pawns_left(1)):
            self.reasons.append("pawns")
        if (sum(self.penalties) if self.variant == "duel" else max(self.penalties)) >= 4:
            self.reasons.append("penalties")
        if self.reasons:
            self.phase, self.dice = "over", None
        return bool(self.reasons)

    # What may happen

    def waiting(self) -> list[int]:
        if self.phase not in ("white", "colour"):
            return []
        alone = self.phase == "colour" or self.variant == "duel"
        return [seat for seat in ([self.active] if alone else range(len(self.players))) if seat not in self.choices]

    def moves(self, seat: int) -> list[str]:
        assert self.dice is not None
        found = ["pass"]
        is_lucky = self.phase == "white" and self.lucky != [] and sum(self.dice["white"]) in self.lucky[seat]
        for colour in COLOURS:
            sums = self._sums(colour)
            for number in self.line(colour):
                if number in sums and self._free(seat, colour, number):
                    found.append(f"{colour} {number}")
                if is_lucky and self._lucky(seat, colour, number):
                    found.append(f"{colour} {number} lucky")
        return found

    def _sums(self, colour: str) -> set[int]:
        assert self.dice is not None
        one, other = self.dice["white"]
        if self.phase == "white":
            return {one + other}
        return {white + self.dice[colour] for white in (one, other) if colour in self.dice}

    def _lucky(self, seat: int, colour: str, number: int) -> bool:
        mine = self.rows[seat]
        fewest = min((len(mine[row]) for row in COLOURS if row not in self.closed), default=0)
        line = self.line(colour)
        following = line[line.index(int(mine[colour][-1])) + 1] if mine[colour][-1:] not in ([], ["lock"]) else line[0]
        return len(mine[colour]) == fewest and number == following and self._free(seat, colour, number)

    def _free(self, seat: int, colour: str, number: int) -> bool:
        line, mine = self.line(colour), self.rows[seat][colour]
        if colour in self.closed or (number in self.closers(colour) and len(mine) < self.needed):
            return False
        further = all(line.index(number) > line.index(int(mark)) for mark in mine)
        return self._duel_free(seat, colour, number, further) if self.variant == "duel" else further

    def _duel_free(self, seat: int, colour: str, number: int, further: bool) -> bool:
        line, mine, other = self.line(colour), self.rows[seat][colour], self.rows[1 - seat][colour]
        if self.phase == "colour" and self.used == f"{colour} {number}":
            return False
        taken = [int(mark) for mark in (*mine, *other)]
        is_front = bool(taken) and number == max(taken, key=line.index)
        if number in other:
            return is_front and other.count(number) == 1
        return is_front or further

    # What it looks like

    def line(self, colour: str) -> list[int]:
        return self.upwards if colour in ("red", "yellow") else self.downwards

    def closers(self, colour: str) -> list[int]:
        return self.line(colour)[-2 if self.variant == "longo" else -1 :]

    def pawns_left(self, seat: int) -> int:
        return 22 - sum(len(row) for row in self.rows[seat].values()) - self.penalties[seat]

    def points(self, seat: int) -> dict[str, int]:
        most = 15 if self.variant == "longo" else 12
        counted = {colour: min(len(marks), most) for colour, marks in self.rows[seat].items()}
        return {
            **{colour: n * (n + 1) // 2 for colour, n in counted.items()},
            "penalties": -5 * self.penalties[seat],
        }

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())

    def state(self) -> Json:
        totals = [self.total(seat) for seat in range(len(self.players))]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return {
            "variant": self.variant,
            "players": self.players,
            "first": self.first,
            "turn": self.turn,
            "phase": self.phase,
            "active": self.active,
            "dice": self.dice,
            "waiting": self.waiting(),
            "moves": {str(seat): self.moves(seat) for seat in self.waiting()},
            "closed": [colour for colour in COLOURS if colour in self.closed],
            "sheets": [self._sheet(seat) for seat in range(len(self.players))],
            "result": {"reasons": self.reasons, "winners": winners} if self.reasons else None,
        }

    def _sheet(self, seat: int) -> Json:
        rows = {colour: self._in_order(colour, marks) for colour, marks in self.rows[seat].items()}
        return {
            "rows": rows,
            "penalties": self.penalties[seat],
            "points": self.points(seat),
            "total": self.total(seat),
        }

    def _in_order(self, colour: str, marks: list[int | str]) -> list[int | str]:
        whole: list[int | str] = [*self.line(colour), "lock"]
        return sorted(marks, key=whole.index)


def reference_states(lines: list[Json]) -> list[Json]:
    """The state after the header and after every event."""
    reference = Reference(lines[0])
    states = [reference.state()]
    for event in lines[1:]:
        reference.apply(event)
        states.append(reference.state())
    return states
