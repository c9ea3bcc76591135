"""The commands that change a table. Each one returns the events to store, or raises if it is refused."""

from collections.abc import Callable, Collection, Sequence
from typing import cast

from lucchetto.bots.partner import NEW_PLAYER
from lucchetto.records import FairDice, proof
from lucchetto.records.setup_draw import draw_setup
from lucchetto.rules import (
    PASS,
    Decision,
    Game,
    GameError,
    MalformedError,
    NotYourDecisionError,
    needed_dice,
    parse_move,
    variant,
    with_unneeded_dice,
)
from lucchetto.server.errors import ConflictError, ForbiddenError
from lucchetto.server.vocabulary import Colour
from lucchetto.server.wire.live import (
    AddSeat,
    Checks,
    Choose,
    CloseSeat,
    ComeBack,
    Correct,
    CountUp,
    Decline,
    Enter,
    FromClient,
    HandOver,
    Hints,
    Leave,
    Need,
    OpenSeat,
    Ready,
    Remove,
    Rename,
    Roll,
    SeatBot,
    Start,
    Stir,
    Undo,
    Why,
    Withdraw,
)

from . import events, pad, waiting_room
from .bot_seats import bot_seat
from .checks import exists, is_host, not_started, own, sits
from .names import BotNames, distinct
from .state import Table

Events = list[events.AnyEvent]
GetBotNames = Callable[[], BotNames]
"""Returns the bots' names in a person's language. They are looked up only if a bot sits down."""


def carry_out(
    table: Table, person: str | None, message: FromClient, bot_names: GetBotNames, strength: float = NEW_PLAYER
) -> Events:
    """The events for a person's message; empty if it was carried out before, so that resending it is harmless.

    `strength` is that of a partner whom the message seats.
    """
    if person is None:
        raise ForbiddenError("spectator", "spectators cannot do that")
    if message.id in table.done.get(person, ()):
        return []
    entries = _entries(table, person, message, bot_names, strength)
    if entries:
        entries[0].by, entries[0].message = person, message.id
    return entries


def _entries(table: Table, person: str, message: FromClient, bot_names: GetBotNames, strength: float) -> Events:
    match message:
        case Choose():
            return choose(table, person, message)
        case Correct():
            return correct(table, person, message)
        case Roll():
            return roll(table, person, message)
        case Stir(seat=seat, nonce=nonce):
            return stir(table, person, seat, nonce)
        case Start():
            return start(table, person)
        case CloseSeat(seat=seat):
            return close_seat(table, person, seat)
        case SeatBot():
            return seat_bot(table, person, message, bot_names, strength)
        case ComeBack(seat=seat):
            return come_back(table, person, seat)
        case Leave():
            return leave(table, person)
        case HandOver(seat=seat):
            return hand_over(table, person, seat)
        case Hints(on=on):
            return hints(table, person, on=on)
        case Ready(on=on):
            return waiting_room.ready(table, person, on=on)
        case Rename(seat=seat, name=name):
            rename = pad.rename if table.pad else waiting_room.rename
            return rename(table, person, seat, name)
        case Enter(seat=seat, mark=mark):
            return pad.enter(table, person, seat, mark)
        case Undo(seat=seat, entry=entry):
            return pad.undo(table, person, seat, entry)
        case Checks(on=on):
            return pad.checks(table, person, on=on)
        case CountUp():
            return pad.count_up(table, person)
        case Remove(seat=seat):
            return waiting_room.remove(table, person, seat)
        case OpenSeat(seat=seat):
            return waiting_room.open_seat(table, person, seat)
        case AddSeat():
            return waiting_room.add_seat(table, person)
        case Decline(name=name):
            return waiting_room.decline(table, person, name)
        case Withdraw():
            return waiting_room.withdraw(table, person)
        case _:
            raise MalformedError("bad-message", "the message cannot be read")


def choose(table: Table, person: str, message: Choose) -> Events:
    own(table, person, message.seat)
    if message.step != table.step:
        raise NotYourDecisionError("stale", "the table has changed in the meantime")
    if table.seats[message.seat].bot:
        raise NotYourDecisionError("bot-plays", "a bot is playing for you: come back first")
    move = parse_move(message.move) if message.move is not None else None
    return decided(table, message.seat, move)


def decided(table: Table, seat: int, move: Decision | None) -> Events:
    """The events of a choice; if it completes the phase, the next roll is included."""
    game = _playing(table)
    if move is None:
        if seat not in game.waiting:
            game.play(seat, PASS)  # raises the error
        return [events.Chose(seat, None)]
    choices = dict(table.choices)
    choices.pop(seat, None)  # a changed choice moves to the end of the order
    choices[seat] = move
    after = table.resolved(choices)
    if after is game:  # others still have to decide
        game.check(seat, move)  # once all have decided, `resolved` does it
    return [events.Chose(seat, str(move)), *_next_roll(table, after)]


def time_is_up(table: Table) -> Events:
    """The events when the timer runs out: a pass for every seat that has not decided."""
    choices: dict[int, Decision] = dict(table.choices)
    entries: Events = []
    for seat in table.waiting:
        choices[seat] = PASS
        entries.append(events.Chose(seat, "pass", late=True))
    return [*entries, *_next_roll(table, table.resolved(choices))] if entries else []


def objection(table: Table, person: str | None, message: Why) -> GameError | None:
    """Why the rules do not allow this move now; None if they do."""
    if table.pad:
        return pad.objection(table, person, message.seat, message.move)
    own(table, person, message.seat)
    try:
        _playing(table).play(message.seat, parse_move(message.move))
    except GameError as error:
        return error
    return None


def roll(table: Table, person: str, message: Roll) -> Events:
    return [events.Rolled(_entered(table, person, message, _playing(table)))]


def needed(table: Table, person: str | None, message: Need) -> list[Colour]:
    """The colours of the dice that somebody can use in the next roll, or in the one that is being corrected."""
    sits(table, person)
    pad.refuse_dice(table)
    game = _playing(table)
    before = table.before_roll if game.phase == "white" and table.before_roll else game
    return [cast("Colour", colour) for colour in needed_dice(before, message.white)]


def correct(table: Table, person: str, message: Correct) -> Events:
    """Enter the last roll again. Bots that have decided decide anew; a person's decision makes the roll final."""
    game = _playing(table)
    if game.phase != "white" or game.dice is None or table.before_roll is None:
        raise NotYourDecisionError("no-correction-now", "there is no roll to correct")
    if any(not table.seats[seat].bot for seat in table.choices):
        raise ConflictError("roll-decided", "somebody has decided on this roll")
    faces = _entered(table, person, message, table.before_roll)
    return [] if faces == game.dice.as_dict() else [events.Corrected(faces)]


def _entered(table: Table, person: str, message: Roll, game: Game) -> events.Faces:
    """The faces that a person has entered for this game, which waits for a roll."""
    pad.refuse_dice(table)
    if table.settings.dice != "real":
        raise ConflictError("dice-not-real", "the dice of this table are rolled by the server")
    if message.step != table.step:
        raise NotYourDecisionError("stale", "the table has changed in the meantime")
    if table.seats[game.active].kind == "person" and not table.seats[game.active].bot:
        own(table, person, game.active)
    else:
        sits(table, person)
    colours = {colour: getattr(message, colour) for colour in game.variant.colours}
    entered = {"white": message.white} | {colour: face for colour, face in colours.items() if face is not None}
    faces = with_unneeded_dice(game, entered) if game.phase == "roll" else entered
    game.roll(faces)  # raises the error
    return {die: face if isinstance(face, int) else list(face) for die, face in faces.items()}


def stir(table: Table, person: str, seat: int, nonce: str) -> Events:
    """Add a person's nonce to the dice. No effect after the first one, after the start, or in a daily game."""
    own(table, person, seat)
    is_settled = table.game is not None or table.daily is not None or bool(table.seats[seat].nonce)
    return [] if is_settled else [events.Stirred(seat, nonce)]


def start(table: Table, person: str) -> Events:
    if table.game is not None:
        return []  # it has already started, as the message asks
    is_host(table, person)
    taken = [number for number, seat in enumerate(table.seats) if seat.kind in ("person", "bot")]
    least, _ = variant(table.settings.variant).seats
    if len(taken) < least:
        raise ConflictError("too-few-players", "{least} players are needed", least=least)
    return started(table, taken)


def opening(name: str, made: events.Made) -> Events:
    """The first events of a table. A score pad is open at once: people join while others play."""
    if not made.settings.pad:
        return [made]
    table = Table(name)
    table.apply(events.Line(0.0, made))
    return [made, *started(table, [number for number, seat in enumerate(table.seats) if seat.person])]


def started(table: Table, taken: Sequence[int]) -> Events:
    """The events that start a game with these seats, including the first roll of fair dice."""
    kind, is_fair = variant(table.settings.variant), table.settings.dice == "fair"
    # Real dice have no proof, so nobody could check a draw: any secret will do.
    nonces = tuple(table.nonces[seat] for seat in taken)
    drawn = draw_setup(table.secret if is_fair else proof.new_secret(), nonces, kind)
    first = drawn.first if table.first is None else table.first % len(taken)
    pairs = kind.lucky_pairs[:1] if table.daily else drawn.lucky  # every attempt at a daily game has the same pair
    if table.lucky:
        pairs = tuple(table.lucky[seat] for seat in taken)
    entry = events.Started(list(taken), first, list(pairs), drawn=table.to_draw if is_fair else None)
    if not is_fair:
        return [entry]
    after = table.evolve([events.Line(0.0, entry)])
    assert after.game is not None
    return [entry, *_next_roll(after, after.game)]


def sit(table: Table, person: str, name: str) -> Events:
    """Take the first open seat; no effect for a person who has a seat."""
    if table.seats_of(person):
        return []
    if table.pad:
        return pad.join(table, person, name)
    not_started(table)
    if person in table.removed:
        raise ForbiddenError("removed-by-host", "the host has removed you from this table")
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            return [events.Sat(number, distinct(name, [other.name for other in table.seats]), person)]
    raise ConflictError("table-full", "every seat of this table is taken")


def leave(table: Table, person: str) -> Events:
    """Leave before the start. If the host leaves, the next person becomes the host."""
    not_started(table)
    stood: Events = [events.Stood(seat) for seat in table.seats_of(person)]
    if person != table.host:
        return stood
    others = [seat.person for seat in table.seats if seat.person and seat.person != person]
    if not others:
        raise ConflictError("host-stays", "the host cannot leave the table")
    return [*pass_host(table, others), *stood]


def hand_over(table: Table, person: str, seat: int) -> Events:
    """Make the person of a seat the host."""
    is_host(table, person)
    exists(table, seat)
    if not table.seats[seat].person:
        raise ConflictError("not-a-person", "only a person can be the host")
    return [] if table.seats[seat].person == person else [events.Hosted(seat)]


def pass_host(table: Table, candidates: Collection[str]) -> Events:
    """The next of these people after the host's seat becomes the host, if one of them has a seat."""
    number_of_seats = len(table.seats)
    own = next(iter(table.seats_of(table.host)), 0)
    for number in range(own + 1, own + number_of_seats):
        seat = number % number_of_seats
        if table.seats[seat].person in candidates and table.seats[seat].person != table.host:
            return [events.Hosted(seat)]
    return []


def close_seat(table: Table, person: str, seat: int) -> Events:
    is_host(table, person)
    not_started(table)
    exists(table, seat)
    if table.seats[seat].person == table.host:
        raise ConflictError("host-stays", "the host cannot leave the table")
    if table.seats[seat].kind == "person":  # see `waiting_room.remove`, which informs the person
        raise ConflictError("seat-taken", "somebody sits there")
    return [events.Closed(seat)]


def seat_bot(
    table: Table, person: str, message: SeatBot, bot_names: GetBotNames, strength: float = NEW_PLAYER
) -> Events:
    """Before the start, the host seats a bot; during the game, any player may have one play for an absent person."""
    pad.refuse_dice(table)
    seat = message.seat
    exists(table, seat)
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    found = bot_seat(bot_names(), message.bot, others, message.character, strength)
    assert found.bot is not None
    if table.game is not None:
        sits(table, person)
        return _replace(table, seat, found.bot)
    is_host(table, person)
    if table.seats[seat].kind == "person":
        raise ConflictError("seat-taken", "somebody sits there")
    return [events.Botted(seat, found.name, found.bot, found.character, found.strength)]


def _replace(table: Table, seat: int, bot: str) -> Events:
    if table.seats[seat].kind != "person":
        raise ConflictError("seat-taken", "somebody sits there")
    return [] if table.seats[seat].bot else [events.Replaced(seat, bot)]


def come_back(table: Table, person: str, seat: int) -> Events:
    own(table, person, seat)
    return [events.Returned(seat)] if table.seats[seat].bot else []


def hints(table: Table, person: str, *, on: bool) -> Events:
    """Switch hints on or off. They are allowed only in solitaire games and against bots, where they harm nobody."""
    sits(table, person)
    pad.refuse_dice(table)
    if table.game is not None and table.status == "over":
        raise NotYourDecisionError(
            "no-decision-now", "no decision is due now: the phase is {phase}", phase=table.game.phase
        )
    if on and table.daily:
        raise ConflictError("hints-in-daily", "there are no hints in a daily game")
    own_seat = table.seats_of(person)[0]  # the other seats are guests on the same device
    others = [seat for number, seat in enumerate(table.seats) if number != own_seat]
    if on and any(seat.kind in ("person", "open") for seat in others):
        raise ConflictError("hints-with-people", "hints are for games in which everybody else is a bot")
    return [] if table.hints == on else [events.Hinted(on)]


def _next_roll(table: Table, game: Game) -> Events:
    """The roll of fair dice, if the game waits for one."""
    if game.phase != "roll" or table.settings.dice != "fair":
        return []
    faces = FairDice(table.secret, table.nonces).roll(game)
    return [events.Rolled({die: face for die, face in faces.items() if isinstance(face, (int, list))})]


def _playing(table: Table) -> Game:
    if table.game is None:
        raise NotYourDecisionError("not-started", "the game has not begun")
    return table.game
