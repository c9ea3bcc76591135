"""A record told to people: every phase in a sentence, then (or, with steps, always) the sheets."""

from lucchetto.cli.terminal import Terminal, printable
from lucchetto.messages import Catalogue
from lucchetto.records import Decided, Replay
from lucchetto.rules import Decision, Game

from .render import Draw
from .story import Story


def narrate(replay: Replay, words: Catalogue, *, steps: bool) -> None:
    terminal = Terminal()
    draw = Draw(words, plain=terminal.plain)
    story = Story(terminal, draw, words)
    header = replay.record.header
    players = ", ".join(map(printable, header.players))
    terminal.title(words("record-of", variant=words(f"variant-{header.variant}"), players=players))
    choices: dict[int, Decision] = {}
    for event, before, after in zip(replay.record.events, replay.games, replay.games[1:], strict=False):
        if not isinstance(event, Decided):
            story.rolled(after)
            continue
        choices[event.seat] = event.move
        if not after.choices:  # the phase took effect
            story.decided(before, choices, after)
            choices.clear()
            if steps and after.phase == "roll":
                _show(terminal, draw, after)
    if replay.game.result:
        story.ended(replay.game)
    elif not steps or replay.game.phase != "roll":
        terminal.say()
        _show(terminal, draw, replay.game)


def _show(terminal: Terminal, draw: Draw, game: Game) -> None:
    if game.variant.pawns:
        terminal.say(draw.board(game))
        return
    for seat in range(len(game.players)):
        terminal.say(draw.sheet(game, seat))
