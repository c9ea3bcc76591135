"""The proof of fair dice: a promise in the header before the first roll, the secret after the game, a check."""

import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from lucchetto.rules import MalformedError

from .daily import check_daily
from .dice import FairDice
from .events import Header, Rolled
from .replay import Record, Replay

SCHEME = "hmac-sha256-1"
_HEX = re.compile(r"(?:[0-9a-f]{2})+")


@dataclass(frozen=True)
class Difference:
    """A die that does not show what the proof says."""

    line: int
    turn: int
    die: str
    recorded: str
    proved: str


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def new_nonce() -> str:
    return secrets.token_hex(16)


def nonce_from(text: str) -> str:
    """A nonce from whatever a player types."""
    return hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:32]


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def promise(secret: bytes, nonces: tuple[str, ...]) -> dict[str, Any]:
    """The header's "dice" before the first roll."""
    return {"scheme": SCHEME, "commitment": commitment(secret), "nonces": list(nonces)}


def reveal(record: Record, secret: bytes, seed: bytes | None = None) -> Record:
    """The finished record with the secret in its header; of a daily game also with the day's seed."""
    header = record.header
    dice = {**_proof(header), "secret": secret.hex()}
    if seed is not None:
        dice["daily"] = {**dice["daily"], "seed": seed.hex()}
    return replace(record, header=replace(header, extra={**header.extra, "dice": dice}))


def proved_dice(header: Header) -> FairDice:
    """The dice source that a finished record's proof describes, after checking that it keeps its promise."""
    proof = _proof(header)
    if "secret" not in proof:
        raise MalformedError("secret-not-out", "the secret is not in the record: it is published after the game")
    if not _is_hex(proof["secret"]):
        raise MalformedError("bad-secret", "the secret must be 32 bytes in hexadecimal digits")
    dice = kept_dice(header, bytes.fromhex(proof["secret"]))
    if "daily" in proof:
        check_daily(proof["daily"], dice.secret)
    return dice


def kept_dice(header: Header, secret: bytes) -> FairDice:
    """The dice source of this header, if the secret is the one it promises."""
    proof = _proof(header)
    if len(secret) != 32:
        raise MalformedError("bad-secret", "the secret must be 32 bytes in hexadecimal digits")
    if commitment(secret) != proof.get("commitment"):
        raise MalformedError("promise-broken", "the secret is not the one that was promised before the first roll")
    return FairDice(secret, _nonces(proof, len(header.players)))


def _proof(header: Header) -> Mapping[str, Any]:
    proof = header.extra.get("dice")
    if not isinstance(proof, dict) or proof.get("scheme") != SCHEME:
        raise MalformedError("no-proof", "the record has no dice proof")
    return proof


def _nonces(proof: Mapping[str, Any], players: int) -> tuple[str, ...]:
    nonces = proof.get("nonces")
    if not isinstance(nonces, list) or len(nonces) != players or not all(map(_is_hex, nonces)):
        raise MalformedError("bad-nonces", "the dice proof needs one nonce per player, in hexadecimal digits")
    return tuple(nonces)


def differences(replay: Replay) -> Iterator[Difference]:
    """Every die in the record that is not the one which the proof gives."""
    source = proved_dice(replay.record.header)
    for event, game, line in zip(replay.record.events, replay.games[:-1], replay.lines[1:], strict=True):
        if not isinstance(event, Rolled):
            continue
        proved = source.roll(game)
        for die, face in event.faces.items():
            if face != proved[die]:
                yield Difference(line, game.turn + 1, die, _face_text(face), _face_text(proved[die]))


def _is_hex(found: object) -> bool:
    return isinstance(found, str) and _HEX.fullmatch(found) is not None


def _face_text(face: object) -> str:
    return " + ".join(map(str, face)) if isinstance(face, list) else str(face)
