"""`lucchetto play`: plays a game in the terminal, with any mix of bots and people at one keyboard."""

import argparse
import secrets
import shlex
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from lucchetto.bots import Bot, BotError, make_bot
from lucchetto.bots.characters import CHARACTERS
from lucchetto.bots.own.loading import is_reference
from lucchetto.bots.partner import PARTNER, level_of, partner
from lucchetto.bots.seating import TABLE_BOTS, USUAL_LEVEL, check_bot
from lucchetto.cli.arguments import add_old_spelling, add_output, add_variant, lucky_pairs
from lucchetto.cli.errors import INTERRUPTED, CommandError
from lucchetto.cli.files import read_bytes, read_record, shown_name
from lucchetto.cli.game.match import Match
from lucchetto.cli.game.real_dice import RealDice
from lucchetto.cli.game.render import Renderer
from lucchetto.cli.game.saved_games import last_unfinished, saved_path
from lucchetto.cli.game.saved_strength import recorded_strengths
from lucchetto.cli.game.savefile import SaveFile, default_path
from lucchetto.cli.game.seats import ALLOWED_BOTS, AddSeat, Seat, ask_seats, seats_from
from lucchetto.cli.own_bots import find_modules_here
from lucchetto.cli.suggestions import refused
from lucchetto.cli.terminal import Quit, Terminal
from lucchetto.messages import Catalogue
from lucchetto.records import DiceSource, FairDice, Header, Record, header_of, proof, seeded_dice
from lucchetto.records.notation import is_text
from lucchetto.records.setup_draw import draw_setup
from lucchetto.rules import VARIANTS, Game, GameError, Variant, new_game, variant

LAST = object()
"""--resume without a file: the last unfinished game."""


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    add_variant(parser, words, optional=True)
    parser.add_argument("-p", "--player", dest="seats", action=AddSeat, metavar="NAME", help=words("help-play-player"))
    levels = words("help-play-bot", known=", ".join(TABLE_BOTS))
    parser.add_argument("-b", "--bot", dest="seats", action=AddSeat, metavar="LEVEL", help=levels)
    parser.add_argument("--first", type=int, metavar="N", help=words("help-play-first"))
    parser.add_argument("--lucky", metavar="5+8,6+11", help=words("help-play-lucky"))
    parser.add_argument(
        "--dice", choices=("fair", "real"), default="fair", metavar="fair|real", help=words("help-play-dice")
    )
    parser.add_argument("--seed", metavar="TEXT", help=words("help-play-seed"))
    parser.add_argument("--stir", action="store_true", help=words("help-play-stir"))
    parser.add_argument("--quick", action="store_true", help=words("help-play-quick"))
    add_output(parser, "FILE", words("help-play-output"))
    add_old_spelling(parser, words, "--save", "--output", dest="output", metavar="FILE")
    parser.add_argument("--resume", nargs="?", const=LAST, metavar="FILE", help=words("help-play-resume"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    _check_together(options, words)
    find_modules_here(_own_bots(options))
    terminal = Terminal()
    begin = _new
    if options.resume is not None:
        options.resume = last_unfinished(words) if options.resume is LAST else saved_path(options.resume)
        if _was_over(options, words, terminal):
            return 0
        begin = _resumed
    try:
        match, save, secret = begin(options, words, terminal)
    except Quit:
        return 0
    except KeyboardInterrupt:
        terminal.print()
        return INTERRUPTED
    return _played(match, save, secret, terminal, words)


def _played(match: Match, save: SaveFile, secret: bytes | None, terminal: Terminal, words: Catalogue) -> int:
    try:
        match.play()
    except (Quit, KeyboardInterrupt) as left:
        terminal.print()
        terminal.line(words("saved-unfinished", command=f"lucchetto play --resume {shlex.quote(str(save.path))}"))
        return 0 if isinstance(left, Quit) else INTERRUPTED
    except BotError as error:
        command = f"lucchetto play --resume {shlex.quote(str(save.path))}"
        raise CommandError(f"{words.error(error)}\n{words('saved-unfinished', command=command)}") from None
    save.finish(match.record, secret)
    _say_what_partners_played(match.record.header, terminal, words)
    terminal.line(words("saved", file=shown_name(save.path)))
    if secret:
        terminal.line(words("check-the-dice", command=f"lucchetto verify {shlex.quote(str(save.path))}"))
    return 0


def _say_what_partners_played(header: Header, terminal: Terminal, words: Catalogue) -> None:
    for seat, strength in recorded_strengths(header).items():
        level = words(f"bot-{level_of(strength)}")
        terminal.line(words("partner-played", name=header.players[seat], level=level))


def _new(options: argparse.Namespace, words: Catalogue, terminal: Terminal) -> tuple[Match, SaveFile, bytes | None]:
    asking = sys.stdin.isatty() and options.variant is None and options.seats is None
    kind = _ask_variant(terminal, words) if asking else _variant(options.variant or "classic", words)
    seats = ask_seats(terminal, words, kind) if asking else _seats(options, kind, words)
    game = _game(options, kind, seats, words)
    now = datetime.now().astimezone()
    save = SaveFile(Path(options.output) if options.output else default_path(kind.name, now), words)
    extra: dict[str, object] = {"date": now.isoformat(timespec="seconds"), "bots": [seat.bot for seat in seats]}
    if any(seat.character for seat in seats):
        extra["characters"] = [seat.character for seat in seats]
    if any(seat.strength is not None for seat in seats):
        extra["strengths"] = [seat.strength for seat in seats]
    secret, dice = _dice(options, seats, terminal, words, extra)
    if secret and isinstance(dice, FairDice):
        game, extra["dice"] = _drawn(options, game, dice)
    header = header_of(game, **extra)
    save.create(header, secret)
    terminal.line(words("saving-to", file=str(save.path)), "dim")
    _introduce(seats, terminal, words)
    record = Record(header)
    bots = {number: make_bot(seat.player) for number, seat in enumerate(seats) if seat.player}
    return Match(record, game, bots, dice, save, terminal, words, quick=options.quick), save, secret


def _introduce(seats: Sequence[Seat], terminal: Terminal, words: Catalogue) -> None:
    """Print how each character and each partner plays."""
    for seat in seats:
        if seat.strength is not None:
            style = words("partner-today", level=words(f"bot-{seat.bot}"))
            terminal.line(words("introduce-bot", name=seat.name, level=words(f"bot-{PARTNER}"), style=style))
        if seat.character:
            style = words(f"character-{seat.character}")
            terminal.line(words("introduce-bot", name=seat.name, level=words(f"bot-{seat.bot}"), style=style))


def _resumed(options: argparse.Namespace, words: Catalogue, terminal: Terminal) -> tuple[Match, SaveFile, bytes | None]:
    data = read_bytes(options.resume, words)
    replay = read_record(options.resume, words, data)
    if is_text(data):
        raise CommandError(words("resume-text", file=shown_name(options.resume)))
    if replay.game.result:
        raise CommandError(words("resume-over", file=shown_name(options.resume)))
    save, header = SaveFile(Path(options.resume), words), replay.record.header
    save.append()  # reports an unwritable file before the game continues
    secret: bytes | None = None
    dice: DiceSource = RealDice(terminal, Renderer(words, plain=terminal.plain), words)
    if options.dice == "fair" and "dice" in header.extra:
        secret = save.secret()
        try:
            dice = proof.kept_dice(header, secret)
        except GameError as error:
            raise CommandError(f"{shown_name(options.resume)}:1: {words.error(error)}") from None
    elif options.dice == "fair" and isinstance(seed := header.extra.get("seed"), str):
        dice = seeded_dice(seed)
    bots = _recorded_bots(header, words, options.resume, _own_bots(options))
    return Match(replay.record, replay.game, bots, dice, save, terminal, words, quick=options.quick), save, secret


def _was_over(options: argparse.Namespace, words: Catalogue, terminal: Terminal) -> bool:
    """Write the secret of a game that ended while the secret could not be written; return whether there was one."""
    replay, save = read_record(options.resume, words), SaveFile(Path(options.resume), words)
    if replay.game.result is None or not save.has_secret():
        return False
    save.finish(replay.record, save.secret())
    terminal.line(words("saved", file=shown_name(save.path)))
    return True


ONLY_NEW = {
    "variant": "VARIANT",
    "seats": "-p/-b",
    "first": "--first",
    "lucky": "--lucky",
    "seed": "--seed",
    "output": "--output",
    "stir": "--stir",
}
"""Options that are only for new games, because a resumed game has them already."""


def _check_together(options: argparse.Namespace, words: Catalogue) -> None:
    """Raise if options contradict each other."""
    given = [shown for name, shown in ONLY_NEW.items() if getattr(options, name) not in (None, False)]
    if options.seats and len(_own_bots(options)) == len(options.seats):  # third-party bots must be named again
        given.remove(ONLY_NEW["seats"])
    if options.resume is not None and given:
        raise CommandError(words("not-together", one="--resume", other=", ".join(given)))
    for name in ("dice", "stir"):
        if options.seed is not None and getattr(options, name) not in ("fair", False):
            raise CommandError(words("not-together", one="--seed", other=f"--{name}"))
    if options.dice == "real" and options.stir:
        raise CommandError(words("not-together", one="--dice real", other="--stir"))


def _own_bots(options: argparse.Namespace) -> list[str]:
    """The bots given as "module:Class"."""
    return [value for kind, value in options.seats or () if kind == "bot" and is_reference(value)]


def _recorded_bots(header: Header, words: Catalogue, file: str, own: Sequence[str]) -> dict[int, Bot]:
    """The bots that the record names. A record from another program may name none; people then take all seats.

    A record must not choose which code runs here, so bots given as "module:Class" must be on the command line too.
    """
    named = header.extra.get("bots")
    if not isinstance(named, list) or len(named) != len(header.players):
        return {}
    bots = {seat: bot for seat, bot in enumerate(named) if isinstance(bot, str)}
    try:
        for bot in bots.values():
            if is_reference(bot) and bot not in own:
                raise CommandError(words("resume-own-bot", file=shown_name(file), bot=shown_name(bot)))
            if not is_reference(bot):
                check_bot(bot, ALLOWED_BOTS)
        refined = _recorded_characters(header) | _recorded_partners(header, bots)
        return {seat: make_bot(refined.get((seat, bot), bot)) for seat, bot in bots.items()}
    except GameError as error:
        raise CommandError(f"{shown_name(file)}:1: {words.error(error)}") from None


def _recorded_characters(header: Header) -> dict[tuple[int, str], str]:
    """The characters that the record names, by seat and level; those that are unknown here play as their level."""
    named = header.extra.get("characters")
    names = [one if isinstance(one, str) else "" for one in named] if isinstance(named, list) else []
    return {(seat, CHARACTERS[name].level): name for seat, name in enumerate(names) if name in CHARACTERS}


def _recorded_partners(header: Header, bots: Mapping[int, str]) -> dict[tuple[int, str], str]:
    """The partners that the record names, by seat and level."""
    strengths = recorded_strengths(header)
    return {(seat, bot): partner(strengths[seat]) for seat, bot in bots.items() if seat in strengths}


def _ask_variant(terminal: Terminal, words: Catalogue) -> Variant:
    kinds = list(VARIANTS.values())
    for number, kind in enumerate(kinds, start=1):
        terminal.print(f"  {number}  {words(f'variant-{kind.name}')}", "bold")
        terminal.indented(words.attribute(f"rules-{kind.name}", "summary"))
    while True:
        answer = terminal.ask(words("ask-variant")) or "1"
        if answer in map(str, range(1, len(kinds) + 1)):
            return kinds[int(answer) - 1]
        terminal.print(words("ask-number", fewest=1, most=len(kinds)), "red")


def _variant(name: str, words: Catalogue) -> Variant:
    try:
        return variant(name)
    except GameError as error:
        raise refused(error, words) from None


def _seats(options: argparse.Namespace, kind: Variant, words: Catalogue) -> list[Seat]:
    given = options.seats or [("person", words("default-name")), ("bot", USUAL_LEVEL)]
    return seats_from(given, kind.name, words)


def _game(options: argparse.Namespace, kind: Variant, seats: Sequence[Seat], words: Catalogue) -> Game:
    names = [seat.name for seat in seats]
    if options.first is not None and not 1 <= options.first <= len(names):
        raise CommandError(words("bad-first", most=len(names)))
    first = secrets.randbelow(len(names) or 1) if options.first is None else options.first - 1
    try:
        return new_game(kind, names, first, lucky_pairs(options.lucky, words) if options.lucky else None)
    except GameError as error:
        raise CommandError(words.error(error)) from None


def _dice(
    options: argparse.Namespace,
    seats: Sequence[Seat],
    terminal: Terminal,
    words: Catalogue,
    extra: dict[str, object],
) -> tuple[bytes | None, DiceSource]:
    """The secret, if any, and the source of rolls. Fair dice commit to their secret before any nonce is known."""
    if options.seed is not None:
        extra["seed"] = options.seed
        return None, seeded_dice(options.seed)
    if options.dice == "real":
        return None, RealDice(terminal, Renderer(words, plain=terminal.plain), words)
    secret = proof.new_secret()
    if options.stir:
        terminal.line(words("dice-promise", commitment=proof.commitment(secret)))
    nonces = tuple(
        proof.nonce_from(terminal.ask(words("ask-stir", name=seat.name), anything=True))
        if options.stir and not seat.bot
        else proof.new_nonce()
        for seat in seats
    )
    return secret, FairDice(secret, nonces)


def _drawn(options: argparse.Namespace, game: Game, dice: FairDice) -> tuple[Game, dict[str, object]]:
    """Draw the first seat and lucky pairs that no option sets from the secret; return the game and the dice's promise.

    The promise goes into the header.
    """
    setup = draw_setup(dice.secret, dice.nonces, game.variant)
    settled = {proof.FIRST: options.first is not None, proof.LUCKY: bool(options.lucky)}
    drawn = [part for part in proof.drawable(game.variant) if not settled[part]]
    first = setup.first if proof.FIRST in drawn else game.first
    lucky = setup.lucky if proof.LUCKY in drawn else game.lucky
    drawn_game = new_game(game.variant, game.players, first, lucky or None)
    return drawn_game, proof.promise(dice.secret, dice.nonces, drawn)
