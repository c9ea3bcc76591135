"""Plays games with `lucchetto.rules`: any bot, any variant, a few hundred games per second."""

from lucchetto.arena.design import Match
from lucchetto.bots import Bot, BotError, close_bot, make_bot
from lucchetto.rules import Game, new_game

from .dice import deal_key, next_roll
from .games import REASON_BITS, Games

NAME = "rules"


def can_play(match: Match) -> bool:
    """Always true: this engine can play any bot."""
    return True


def play_chunk(match: Match, chunk: int) -> Games:
    """Play every deal of the chunk in every seating. The luck stays unknown, because no position is evaluated."""
    plan = [(deal, seating) for deal in match.deals_of(chunk) for seating in range(len(match.seatings))]
    ended = [_play_game(match, deal, seating) for deal, seating in plan]
    return Games.of(
        deal=[deal for deal, _ in plan],
        seating=[seating for _, seating in plan],
        turns=[game.turn for game in ended],
        reasons=[_reasons(game) for game in ended],
        scores=[[sheet.total for sheet in game.sheets] for game in ended],
        penalties=[[sheet.penalties for sheet in game.sheets] for game in ended],
    )


def _play_game(match: Match, deal: int, seating: int) -> Game:
    lineup, number = match.seatings[seating], match.game(deal, seating)
    bots: list[Bot] = []
    try:
        for seat, bot in enumerate(lineup):
            noise_seed = f"{match.seed}/{number}/{seat}"
            bots.append(make_bot(match.own.get(bot, bot), noise_seed, time_limit=match.time_limit))
        return _play_out(new_game(match.variant, lineup), bots, deal_key(match.seed, deal))
    except BotError as error:  # add which game it was
        raise error.with_facts(match=" ".join(lineup), deal=deal, game=number) from error.__cause__
    finally:
        for made in bots:
            close_bot(made)


def _play_out(game: Game, bots: list[Bot], key: int) -> Game:
    while game.result is None:
        game = game.roll(next_roll(key, game))
        while game.waiting:
            seat = min(game.waiting)
            game = game.play(seat, bots[seat].decide(game.seen_by(seat), seat))
    return game


def _reasons(game: Game) -> int:
    assert game.result is not None
    return sum(REASON_BITS[reason] for reason in game.result.reasons)
