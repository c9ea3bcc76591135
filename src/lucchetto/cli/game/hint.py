"""A hint from the coach: the best choice, what the others would cost, and why."""

from collections.abc import Iterator

from lucchetto.cli.amounts import Amounts
from lucchetto.messages import Catalogue
from lucchetto.rules import Game


def hint_lines(game: Game, seat: int, words: Catalogue, *, plain: bool) -> Iterator[str]:
    """Yield the best choice, then the others by increasing cost. Other players' choices are not used."""
    # Imported here: the coach loads the networks, and a game without hints need not wait for them.
    from lucchetto.coach import advise
    from lucchetto.coach.remarks.text import remark_text

    advice = advise(game.seen_by(seat), seat)
    amounts = Amounts(words, advice.unit, plain)
    values = {choice.move: choice.value for choice in advice.choices}
    yield amounts.fit_encoding(words("advice-best", move=words.move(advice.best)))
    for move in sorted(values.keys() - {advice.best}, key=lambda move: (-values[move], move)):
        cost = amounts.amount(min(0.0, values[move] - values[advice.best]), sign=True)
        mark, remark = words(f"mark-{advice.marks[move]}"), advice.remarks.get(move)
        text = words("advice-other", move=words.move(move), mark=mark, cost=cost)
        why = f" {remark_text(words, remark)}" if remark else ""
        yield amounts.fit_encoding(f"{text}{why}")
