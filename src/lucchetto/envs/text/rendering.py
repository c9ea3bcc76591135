"""Renders a game for the Gymnasium and PettingZoo environments."""

import sys

from lucchetto.rules import Game, MalformedError, shown

from .description import with_moves

RENDER_MODES = ["ansi", "human"]
"""`ansi`: `render()` returns text with the legal moves. `human`: every reset and step prints it."""


def check_render_mode(mode: str | None) -> str | None:
    """Return the render mode; raise if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise MalformedError(
            "unknown-render-mode", "render_mode must be {known}, not {found}",
            known=" or ".join(RENDER_MODES), found=shown(mode),
        )  # fmt: skip
    return mode


def rendered(game: Game, mode: str | None) -> str | None:
    """Return what `render()` returns; in mode `human`, print it instead."""
    if mode == "human":
        sys.stdout.write(f"{with_moves(game)}\n\n")
    return with_moves(game) if mode == "ansi" else None


def show(game: Game, mode: str | None) -> None:
    """Print the position after a reset or a step, in mode `human`."""
    if mode == "human":
        rendered(game, mode)
