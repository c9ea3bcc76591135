"""`lucchetto games`: lists the games saved in the user's data folder."""

import argparse
import sys

from lucchetto.cli.files import shown_name
from lucchetto.cli.game.saved_games import SavedGame, saved_games
from lucchetto.cli.game.savefile import games_folder
from lucchetto.cli.terminal import Terminal, printable
from lucchetto.messages import Catalogue
from lucchetto.records.strict_json import dumps

LONGEST_PLAYERS = 40
"""Most characters in the list's column of players."""


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--json", action="store_true", help=words("help-games-json"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    games = list(saved_games(words))
    if options.json:
        sys.stdout.write("".join(f"{dumps(_figures(number, game))}\n" for number, game in enumerate(games, start=1)))
    else:
        _show(games, words)
    return 0


def _figures(number: int, game: SavedGame) -> dict[str, object]:
    figures: dict[str, object] = {
        "number": number,
        "file": str(game.path).encode("utf-8", "replace").decode(),
        "date": game.date.isoformat(timespec="seconds"),
        "status": "damaged" if game.replay is None else "unfinished" if game.is_unfinished else "finished",
    }
    if game.replay is None:
        return {**figures, "error": game.fault}
    header, sheets = game.replay.record.header, game.replay.game.sheets
    players = [{"name": name, "score": sheet.total} for name, sheet in zip(header.players, sheets, strict=True)]
    return {**figures, "variant": header.variant, "players": players}


def _show(games: list[SavedGame], words: Catalogue) -> None:
    terminal = Terminal()
    if not games:
        terminal.line(words("saved-games-none", folder=shown_name(games_folder())))
        return
    terminal.line(words("saved-games-in", folder=shown_name(games_folder())))
    rows = [(str(number), *_row(game, words)) for number, game in enumerate(games, start=1)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        terminal.line(f"  {'  '.join(cells)}".rstrip())
    if any(game.is_unfinished for game in games):
        terminal.line(words("saved-games-resume", command="lucchetto play --resume"))


def _row(game: SavedGame, words: Catalogue) -> tuple[str, ...]:
    """Date, variant, players, score, file."""
    date, file = f"{game.date:%Y-%m-%d %H:%M}", shown_name(game.path.name)
    if game.replay is None:
        return date, words("saved-game-damaged"), "", "", f"{file}: {game.fault}"
    header = game.replay.record.header
    players = printable(", ".join(header.players), LONGEST_PLAYERS)
    totals = ":".join(str(sheet.total) for sheet in game.replay.game.sheets)
    score = words("saved-game-unfinished") if game.is_unfinished else totals
    return date, words(f"variant-{header.variant}"), players, score, file
