"""How the environments of Gymnasium and PettingZoo show a game."""

import sys

from lucchetto.rules import Game, MalformedError, shown

from .description import with_moves

RENDER_MODES = ["ansi", "human"]
"""`ansi`: `render()` returns text with the legal moves. `human`: every reset and step prints it."""


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise MalformedError(
            "unknown-render-mode", "render_mode must be {known}, not {found}",
            known=" or ".join(RENDER_MODES), found=shown(mode),
        )  # fmt: skip
    return mode


def rendered(game: Game, mode: str | None) -> str | None:
    """What `render()` returns."""
    if mode == "human":
        sys.stdout.write(f"{with_moves(game)}\n\n")
    return with_moves(game) if mode == "ansi" else None


def show(game: Game, mode: str | None) -> None:
    """After a reset or a step: people see every position without asking."""
    if mode == "human":
        rendered(game, mode)
