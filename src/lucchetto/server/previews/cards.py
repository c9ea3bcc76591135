"""Describes a page or a table for its preview. A card contains nothing that a spectator could not see."""

from dataclasses import dataclass
from functools import cache

from lucchetto.messages import Catalogue, catalogue
from lucchetto.server.table.state import Table
from lucchetto.server.vocabulary import SOMEBODY

PAGES = ("home", "daily", "learn", "rules", "lobby", "explore", "analysis", "join", "gone")
"""Pages with their own preview; the others use that of the home page."""


@dataclass(frozen=True)
class Player:
    name: str
    points: int | None = None
    won: bool = False


@dataclass(frozen=True)
class Card:
    title: str
    text: str
    game: str = ""
    players: tuple[Player, ...] = ()


@cache
def page_card(language: str, page: str) -> Card:
    words = catalogue(language)
    return Card(words(f"preview-{page}"), words.attribute(f"preview-{page}", "text"))


def table_card(table: Table, language: str) -> Card:
    words = catalogue(language)
    game = words(f"variant-{table.settings.variant}")
    title, text = {"waiting": _waiting, "playing": _playing, "over": _over}[table.status](table, words, game)
    return Card(title, text, game, tuple(_players(table, words)))


def _waiting(table: Table, words: Catalogue, game: str) -> tuple[str, str]:
    host = next((seat.name for seat in table.seats if seat.person and seat.person == table.host), "")
    title = words("preview-invites", host=_name(host, words), game=game)
    free = sum(seat.kind == "open" for seat in table.seats)
    about = words(f"preview-about-{table.settings.variant}")
    return title, f"{about} {words('preview-free', count=free) if free else words('preview-full')}"


def _playing(table: Table, words: Catalogue, game: str) -> tuple[str, str]:
    return words("preview-playing", names=_names(table, words), game=game), words("preview-playing-text")


def _over(table: Table, words: Catalogue, game: str) -> tuple[str, str]:
    result = table.game.result if table.game else None
    winners = [_name(table.seats[seat].name, words) for seat in result.winners] if result else []
    if table.game and len(table.seats) == 1:
        title = words("solitaire-end", name=winners[0], points=table.game.sheets[0].total)
    elif len(winners) == 1:
        title = words("wins", name=winners[0])
    else:
        title = words("share-the-win", names=", ".join(winners))
    return title, words("preview-over-text", names=_names(table, words), game=game)


def _players(table: Table, words: Catalogue) -> list[Player]:
    game = table.game
    winners = game.result.winners if game and game.result and len(table.seats) > 1 else ()
    return [
        Player(_name(seat.name, words), game.sheets[number].total if game and game.result else None, number in winners)
        for number, seat in enumerate(table.seats)
        if seat.kind in ("person", "bot")
    ]


def _names(table: Table, words: Catalogue) -> str:
    return ", ".join(player.name for player in _players(table, words))


def _name(name: str, words: Catalogue) -> str:
    return words("somebody") if name in ("", SOMEBODY) else name
