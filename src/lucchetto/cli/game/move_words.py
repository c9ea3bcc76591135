"""Reads a move as people type it: red 7, r7, red7, 7 red, in the user's language or in English."""

import re
import unicodedata
from collections.abc import Sequence

from lucchetto.messages import Catalogue
from lucchetto.rules import Decision, Game, GameError, Move

_COLOUR_FIRST = re.compile(r"(?P<colour>[^\W\d_]+)\s*(?P<number>[0-9]{1,2})(?P<rest>\D*)")
_NUMBER_FIRST = re.compile(r"(?P<number>[0-9]{1,2})\s*(?P<colour>[^\W\d_]+)(?P<rest>\D*)")


class MoveRefused(Exception):  # noqa: N818 - an answer, not a fault
    """The text is a move that is not possible; the message says why, in the user's language."""


def read_move(text: str, game: Game, seat: int, words: Catalogue) -> Move | None:
    """Return the legal move that the text names; None if it is not a move at all."""
    written = _COLOUR_FIRST.fullmatch(text.strip()) or _NUMBER_FIRST.fullmatch(text.strip())
    if not written or not _is_ending(written["rest"], words):
        return None
    named = _rows_named(written["colour"], game, words)
    if len(named) != 1:
        rows = named or game.variant.colours
        key = "ambiguous-row" if named else "no-such-row"
        raise MoveRefused(words(key, row=ascii(written["colour"]), known=", ".join(map(words.colour, rows))))
    return _legal(Move(named[0], int(written["number"]), lucky=bool(written["rest"].strip())), game, seat, words)


def _is_ending(rest: str, words: Catalogue) -> bool:
    """Whether the rest of the text is empty or says that the move is a lucky cross."""
    lucky = _bare(words("move-lucky", colour="", number=""))
    return _bare(rest) in ("", "lucky", lucky)


def _rows_named(name: str, game: Game, words: Catalogue) -> Sequence[str]:
    """The rows whose name begins with `name`, in the user's language or, if there is none, in English."""
    colours, bare = game.variant.colours, _bare(name)
    local = {colour: _bare(words.colour(colour)) for colour in colours}
    # A complete name takes precedence over the beginning of another one.
    exact = [colour for colour in colours if bare in (local[colour], colour)]
    return (
        exact[:1]
        or [colour for colour in colours if local[colour].startswith(bare)]
        or [colour for colour in colours if colour.startswith(bare)]
    )


def _legal(move: Move, game: Game, seat: int, words: Catalogue) -> Move:
    """The move, or the lucky cross on the same cell if only that is possible."""
    moves: tuple[Decision, ...] = game.moves(seat)
    for wanted in (move, Move(move.colour, move.number, lucky=True)):
        if wanted in moves:
            return wanted
    try:
        game.play(seat, move)
    except GameError as error:
        raise MoveRefused(words("not-possible", why=words.error(error))) from None
    return move


def _bare(text: str) -> str:
    """The letters of a text in lower case and without accents."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in split if letter.isalpha())
