"""The view of an analysed game, which the page steps through."""

from collections.abc import Sequence

from lucchetto.coach import Analysis
from lucchetto.records import Decided, Event, Replay
from lucchetto.rules import Game
from lucchetto.server.wire.coach import AnalysedGame, EventView
from lucchetto.server.wire.live import GameView

from .game import dice_view, game_view, layout_of


def analysed_game(
    replay: Replay,
    analysis: Analysis,
    *,
    deepens: bool,
    table: str | None = None,
    hinted: bool = False,
    daily: str | None = None,
    yours: Sequence[int] = (),
) -> AnalysedGame:
    layout, sides = layout_of(replay.record.header.variant)
    return AnalysedGame(
        table=table,
        hinted=hinted,
        daily=daily,
        layout=layout,
        sides=sides,
        names=list(replay.record.header.players),
        yours=list(yours),
        games=_views(replay.games),
        events=[_event(*pair) for pair in zip(replay.record.events, replay.games[1:], strict=True)],
        analysis=analysis,
        deepens=deepens,
    )


def _views(games: Sequence[Game]) -> list[GameView]:
    views: list[GameView] = []
    for game in games:
        # A choice that is not in effect yet changes nothing visible.
        views.append(views[-1] if game.choices else game_view(game))
    return views


def _event(event: Event, after: Game) -> EventView:
    if isinstance(event, Decided):
        return EventView(event.seat, str(event.move), None)
    return EventView(None, None, dice_view(after.dice) if after.dice else None)
