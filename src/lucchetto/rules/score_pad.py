"""A score pad for real dice: players enter crosses and penalties, but no rolls (R20–R22)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from .board import Board, cells, malformed, objection
from .duel import DuelBoard
from .errors import GameError, IllegalError
from .moves import PASS, Decision, Move
from .value import Value

ENTRIES_PER_THROW = 2
"""The most that anybody enters in one throw: the active player's white and colour actions (C3, C4)."""


@dataclass(frozen=True)
class Entry(Value):
    """What somebody has entered on a sheet."""

    number: int
    """Counts all entries of the pad, including those that were undone."""
    seat: int
    move: Move | None
    """The cell that was crossed off; None for a penalty."""
    free: bool = False
    """Whether it was entered with checks switched off, so that it is not checked later either."""

    @property
    def decision(self) -> Decision:
        """The move, or PASS for a penalty."""
        return self.move or PASS


@dataclass(frozen=True)
class ScorePad(Value):
    """Sheets, or the Duel's board, as players have filled them in. Methods that change something return a new pad.

    >>> import lucchetto as lk
    >>> pad = ScorePad.on(lk.new_game("classic", ["Ada", "Bob"]).board)
    >>> pad = pad.enter(0, lk.Move("red", 5)).enter(1, None)
    >>> [sheet.total for sheet in pad.board.sheets]
    [1, -5]
    >>> print(pad.objection(0, lk.Move("red", 4)))
    red 4 is not to the right of every cross in the red row (C1)
    >>> pad.undo(0).board.sheets[0].total
    0
    """

    blank: Board
    """The position before the first entry."""
    board: Board
    entries: tuple[Entry, ...] = ()
    entered: int = 0
    """Number of entries so far, including those that were undone."""
    checks: bool = True
    """Whether the pad refuses what the rules forbid; players with house rules switch this off."""
    ended_at: int | None = None
    """The index in `entries` of the entry that ended the game."""

    @classmethod
    def on(cls, blank: Board) -> Self:
        """The pad before the first entry."""
        return cls(blank, blank)

    def objection(self, seat: int, move: Move | None) -> GameError | None:
        """Why this seat may not enter this cross (or, with None, a penalty), or None if it may."""
        if not self.checks:
            return _impossible(self.board, seat, move)
        if self.ended_at is not None and not (move and self._may_catch_up(seat, self.ended_at)):
            rule = "D9" if self.board.variant.pawns else "C8"
            return IllegalError("pad-over", "the game is over: count up, or undo the entry that ended it", rule)
        if move is None:
            return None
        return objection(self.board, seat, move, self._used(seat), still_open=self.still_open(seat))

    def cells(self, seat: int) -> list[Move]:
        """The cells that this seat may cross off now."""
        if not self.checks:
            every = [move for row in self.board.variant.rows for move in row.crosses.values()]
            return [move for move in every if _impossible(self.board, seat, move) is None]
        if self.ended_at is not None and not self._may_catch_up(seat, self.ended_at):
            return []
        return cells(self.board, seat, self._used(seat), still_open=self.still_open(seat))

    def still_open(self, seat: int) -> tuple[str, ...]:
        """The rows closed by others that this seat may still use, as part of the same action (R21)."""
        entered = [colour for colour in self.board.closed if colour not in self.blank.closed]
        return tuple(colour for colour in entered if self._may_catch_up(seat, self._closed_at(colour)))

    def enter(self, seat: int, move: Move | None) -> "ScorePad":
        """The pad with one more entry. `objection` says whether it is allowed."""
        entry = Entry(self.entered, seat, move, not self.checks)
        return replace(self._with(entry), entered=self.entered + 1)

    def undo(self, number: int) -> "ScorePad":
        """The pad without this entry; unchanged if it was undone before."""
        return self._replayed(entry for entry in self.entries if entry.number != number)

    def undo_objection(self, number: int) -> GameError | None:
        """Why this entry cannot be undone (a later one depends on it), or None. Without checks, any entry can be."""
        if not self.checks:
            return None
        pad = self._replayed(())
        for entry in self.entries:
            if entry.number == number:
                continue
            refused = None if entry.free else pad.objection(entry.seat, entry.move)
            if refused:
                later = str(entry.move)
                return IllegalError("undo-in-order", "undo {move} first: it depends on this", refused.rule, move=later)
            pad = pad._with(entry)
        return None

    @property
    def obeys_rules(self) -> bool:
        """Whether the checks would accept all entries in this order, including those made without them."""
        pad = ScorePad.on(self.blank)
        for entry in self.entries:
            if pad.objection(entry.seat, entry.move):
                return False
            pad = pad._with(entry)
        return True

    def with_checks(self, *, on: bool) -> "ScorePad":
        """The pad with its checks switched on or off; earlier entries stay as they are."""
        return replace(self, checks=on)

    def with_blank(self, blank: Board) -> "ScorePad":
        """The pad with the same entries on a new blank board, after somebody has joined."""
        return replace(self, blank=blank)._replayed(self.entries)

    def _with(self, entry: Entry) -> "ScorePad":
        board = self.board.take({entry.seat: entry.move}) if entry.move else self.board.penalise(entry.seat)
        ended_at = len(self.entries) if self.ended_at is None and board.reasons else self.ended_at
        return replace(self, board=board, entries=(*self.entries, entry), ended_at=ended_at)

    def _replayed(self, entries: Iterable[Entry]) -> "ScorePad":
        pad = replace(self, board=self.blank, entries=(), ended_at=None)
        for entry in entries:
            pad = pad._with(entry)
        return pad

    def _used(self, seat: int) -> Decision:
        """The seat's previous entry if nobody has entered anything since: in the Duel, its action 1 (D6).

        Every turn of the Duel leaves an entry, so two entries of one player in a row belong to the same turn.
        """
        last = self.entries[-1] if self.entries else None
        return last.decision if last and last.seat == seat else PASS

    def _closed_at(self, colour: str) -> int:
        """The index of the entry that first closed this row."""
        row = self.board.variant.rows[self.board.variant.index[colour]]
        return next(
            index
            for index, entry in enumerate(self.entries)
            if entry.move and entry.move.colour == colour and row.closes(row.cells[entry.move.number])
        )

    def _may_catch_up(self, seat: int, index: int) -> bool:
        """Whether the entry at this index and the seat's next one can belong to the same action (R21)."""
        since = self.entries[index:]
        has_entered = any(entry.seat == seat for entry in since)
        is_shared = len(self.board.white_seats(seat)) > 1
        return is_shared and not has_entered and max(_count(since)) <= ENTRIES_PER_THROW


def _count(entries: Iterable[Entry]) -> Iterable[int]:
    """The number of these entries that each seat has made."""
    return Counter(entry.seat for entry in entries).values()


def _impossible(board: Board, seat: int, move: Move | None) -> GameError | None:
    """The error for what even house rules cannot allow: a cell crossed off twice, a fifth penalty, a 23rd pawn."""
    if isinstance(board, DuelBoard) and not board.pawns_left(seat):
        return IllegalError("no-pawn-left", "all pawns are on the board", "R18")
    if move is None:
        is_full = board.sheets[seat].penalties >= board.variant.penalties_to_end
        return IllegalError("no-box-left", "all penalty boxes are crossed off", "C8") if is_full else None
    if refused := malformed(board, move):
        return refused
    row_index, cell = board.variant.place(move)
    if not isinstance(board, DuelBoard) and cell in board.sheets[seat].marks[row_index]:
        facts: dict[str, str | int] = {"colour": move.colour, "number": move.number}
        return IllegalError("already-crossed", "{colour} {number} is already crossed off", "C1", **facts)
    return None
