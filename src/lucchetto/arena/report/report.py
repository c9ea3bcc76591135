"""Writes the files of a tournament's report."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from lucchetto.arena.export import export_games
from lucchetto.arena.play import Played
from lucchetto.arena.store import write_whole
from lucchetto.messages import Catalogue

from .page import SUMMARY, Page
from .summary import Summary

PAGE = "index.html"


def write_report(
    folder: Path,
    results: Sequence[Played],
    summary: Summary,
    figures: Mapping[str, object],
    words: Catalogue,
    command: str,
) -> Path:
    """Write games, figures and page; return the path of the page, which is written last."""
    export_games(folder, results)
    text = json.dumps(figures, indent=2, ensure_ascii=False)
    write_whole(folder / SUMMARY, f"{text}\n".encode())
    write_whole(folder / PAGE, Page(summary, words, command).html().encode())
    return folder / PAGE
