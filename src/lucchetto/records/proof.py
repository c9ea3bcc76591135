"""Proves that dice are fair: the header commits to a secret, which is published after the game and can be checked."""

import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lucchetto.rules import MalformedError, Variant, variant

from .daily import check_daily
from .dice import FairDice
from .events import Header, Rolled
from .nonces import is_nonce, is_nonce_of_scheme_1, refusal
from .replay import Record, Replay
from .setup_draw import DrawnSetup, draw_setup

SCHEME_1 = "hmac-sha256-1"
"""Proves the dice."""
SCHEME_2 = "hmac-sha256-2"
"""Proves the dice, and the first seat and the lucky pairs if they were drawn."""
FIRST, LUCKY = "first", "lucky"
_SECRET = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Difference:
    """A die whose recorded face differs from the proof; in turn 0 `die` is "first" (the first seat) or "lucky"."""

    line: int
    turn: int
    die: str
    recorded: str
    proved: str


def new_secret() -> bytes:
    """Return a random secret for fair dice."""
    return secrets.token_bytes(32)


def new_nonce() -> str:
    """Return a random nonce."""
    return secrets.token_hex(16)


def nonce_from(text: str) -> str:
    """Return a nonce derived from any text that a player has typed."""
    return hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:32]


def commitment(secret: bytes) -> str:
    """Return the hash that commits to a secret."""
    return hashlib.sha256(secret).hexdigest()


def drawable(kind: Variant) -> tuple[str, ...]:
    """What scheme 2 can draw besides the dice: the first seat, and the lucky pairs if the variant has any."""
    return (FIRST, LUCKY) if kind.lucky_pairs else (FIRST,)


def promise(secret: bytes, nonces: tuple[str, ...], drawn: Sequence[str] | None = None) -> dict[str, Any]:
    """Return the header's "dice" before the first roll. `drawn` names what else the proof covers (None: scheme 1)."""
    proof = {"scheme": SCHEME_1, "commitment": commitment(secret), "nonces": list(nonces)}
    return proof if drawn is None else {**proof, "scheme": SCHEME_2, "drawn": list(drawn)}


def reveal(record: Record, secret: bytes, seed: bytes | None = None) -> Record:
    """Return the finished record with the secret in its header and, for a daily game, the day's seed."""
    header = record.header
    dice = {**_proof(header), "secret": secret.hex()}
    if seed is not None:
        dice["daily"] = {**dice["daily"], "seed": seed.hex()}
    return replace(record, header=replace(header, extra={**header.extra, "dice": dice}))


def proved_dice(header: Header) -> FairDice:
    """Return the dice source of a finished record's proof; raise if the secret does not match the commitment."""
    proof = _proof(header)
    if "secret" not in proof:
        raise MalformedError("secret-not-out", "the secret is not in the record: it is published after the game")
    if not isinstance(proof["secret"], str) or not _SECRET.fullmatch(proof["secret"]):
        raise MalformedError("bad-secret", "the secret must be 32 bytes in hexadecimal digits")
    dice = kept_dice(header, bytes.fromhex(proof["secret"]))
    if "daily" in proof:
        check_daily(proof["daily"], dice.secret)
    return dice


def kept_dice(header: Header, secret: bytes) -> FairDice:
    """Return the dice source of this header; raise if the secret does not match the header's commitment."""
    proof = _proof(header)
    if len(secret) != 32:
        raise MalformedError("bad-secret", "the secret must be 32 bytes in hexadecimal digits")
    if commitment(secret) != proof.get("commitment"):
        raise MalformedError("promise-broken", "the secret is not the one that was promised before the first roll")
    dice = FairDice(secret, _nonces(proof, len(header.players)))
    drawn_parts(header)  # raises if they cannot be read
    return dice


def drawn_parts(header: Header) -> tuple[str, ...]:
    """What was drawn from the secret besides the dice: "first", "lucky", both or neither; with scheme 1, neither."""
    proof, allowed = _proof(header), drawable(variant(header.variant))
    if proof["scheme"] == SCHEME_1:
        return ()
    drawn = proof.get("drawn")
    if not isinstance(drawn, list) or [part for part in allowed if part in drawn] != drawn:
        raise MalformedError("bad-drawn", "the dice proof does not say what was drawn from it besides the dice")
    return tuple(drawn)


def _proof(header: Header) -> Mapping[str, Any]:
    proof = header.extra.get("dice")
    if not isinstance(proof, dict) or proof.get("scheme") not in (SCHEME_1, SCHEME_2):
        raise MalformedError("no-proof", "the record has no dice proof")
    return proof


def _nonces(proof: Mapping[str, Any], players: int) -> tuple[str, ...]:
    nonces = proof.get("nonces")
    if not isinstance(nonces, list) or len(nonces) != players or not all(isinstance(one, str) for one in nonces):
        raise MalformedError("bad-nonces", "the dice proof needs one nonce per player, in hexadecimal digits")
    is_valid = is_nonce_of_scheme_1 if proof["scheme"] == SCHEME_1 else is_nonce
    for number, nonce in enumerate(nonces, start=1):
        if not is_valid(nonce):
            raise refusal(nonce, number)
    return tuple(nonces)


def differences(replay: Replay) -> Iterator[Difference]:
    """Yield every die of the record that differs from the proof, and the first seat and lucky pairs if they do."""
    source = proved_dice(replay.record.header)
    yield from _setup_differences(replay, source)
    for event, game, line in zip(replay.record.events, replay.games[:-1], replay.lines[1:], strict=True):
        if not isinstance(event, Rolled):
            continue
        proved = source.roll(game)
        for die, face in event.faces.items():
            if face != proved[die]:
                yield Difference(line, game.turn + 1, die, _face_text(face), _face_text(proved[die]))


def _setup_differences(replay: Replay, source: FairDice) -> Iterator[Difference]:
    header = replay.record.header
    setup = draw_setup(source.secret, source.nonces, variant(header.variant))
    recorded, proved = _setup_texts(DrawnSetup(header.first, header.lucky)), _setup_texts(setup)
    for part in drawn_parts(header):
        if recorded[part] != proved[part]:
            yield Difference(replay.lines[0], 0, part, recorded[part], proved[part])


def _setup_texts(setup: DrawnSetup) -> dict[str, str]:
    pairs = (f"{one} + {other}" for one, other in setup.lucky)
    return {FIRST: str(setup.first + 1), LUCKY: ", ".join(pairs)}


def _face_text(face: object) -> str:
    return " + ".join(map(str, face)) if isinstance(face, list) else str(face)
