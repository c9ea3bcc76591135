"""Prints a record: each phase as a sentence, and the sheets at the end or, with `steps`, after every turn."""

from lucchetto.cli.terminal import Terminal, printable
from lucchetto.messages import Catalogue
from lucchetto.records import Decided, Replay
from lucchetto.rules import Decision, Game

from .narrator import Narrator
from .render import Renderer


def show_replay(replay: Replay, words: Catalogue, *, steps: bool) -> None:
    terminal = Terminal()
    renderer = Renderer(words, plain=terminal.plain)
    narrator = Narrator(terminal, renderer, words)
    header = replay.record.header
    players = ", ".join(map(printable, header.players))
    terminal.title(words("record-of", variant=words(f"variant-{header.variant}"), players=players))
    choices: dict[int, Decision] = {}
    for event, before, after in zip(replay.record.events, replay.games, replay.games[1:], strict=False):
        if not isinstance(event, Decided):
            narrator.rolled(after)
            continue
        choices[event.seat] = event.move
        if not after.choices:  # the phase took effect
            narrator.decided(before, choices, after)
            choices.clear()
            if steps and after.phase == "roll":
                _show(terminal, renderer, after)
    if replay.game.result:
        narrator.ended(replay.game)
    elif not steps or replay.game.phase != "roll":
        terminal.print()
        _show(terminal, renderer, replay.game)


def _show(terminal: Terminal, renderer: Renderer, game: Game) -> None:
    if game.variant.pawns:
        terminal.print(renderer.board(game))
        return
    for seat in range(len(game.players)):
        terminal.print(renderer.sheet(game, seat))
