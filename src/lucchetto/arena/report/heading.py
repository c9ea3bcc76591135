"""The heading of a tournament, on the page and in the terminal."""

from lucchetto.messages import Catalogue

from .summary import Summary


def title(summary: Summary, words: Catalogue) -> str:
    """The variant and the number of players."""
    tournament = summary.tournament
    variant = words(f"variant-{tournament.variant}")
    return words("arena-title", variant=variant, players=tournament.players)


def design_line(summary: Summary, words: Catalogue) -> str:
    """The number of games: match-ups × deals × seatings."""
    tournament = summary.tournament
    return words(
        "arena-design",
        matches=words("arena-matches", count=len(tournament.matches)),
        deals=words("arena-deals", count=tournament.deals),
        seatings=words("arena-seatings", count=len(tournament.matches[0].seatings)),
        games=words("arena-games", count=sum(match.games for match in tournament.matches)),
        seed=_printable(str(tournament.given_seed)),
    )


def _printable(text: str) -> str:
    return text if text.isprintable() else ascii(text)
