"""The dice of the daily game come from a hash chain with one seed per day, each the hash of the next day's seed.

One published seed therefore commits the server to all later ones. Everybody gets the same dice and can check them once
the day's seed is published (docs/daily.md).
"""

import hashlib
import re
from typing import Any

from lucchetto.rules import MalformedError

NONCES = ("00" * 16,)
"""A constant nonce: no player may influence the dice of a daily game, which are the same for everybody."""
_SEED = re.compile(r"[0-9a-f]{64}")


def day_before(seed: bytes) -> bytes:
    """Return the seed of the day before. Anybody can compute seeds backwards; nobody can compute them forwards."""
    return hashlib.sha256(seed).digest()


def daily_secret(date: str, seed: bytes) -> bytes:
    """Return the secret from which the day's dice are drawn."""
    return hashlib.sha256(f"lucchetto daily {date} {seed.hex()}".encode()).digest()


def check_daily(part: object, secret: bytes) -> None:
    """Raise unless the seed in the "daily" part of a dice proof matches its commitment and yields the secret."""
    date, commitment, seed = _read(part)
    if day_before(seed).hex() != commitment:
        raise MalformedError("daily-seed-broken", "the seed of {date} is not the one that was promised", date=date)
    if daily_secret(date, seed) != secret:
        raise MalformedError("daily-secret-broken", "the secret does not come from the seed of {date}", date=date)


def _read(part: object) -> tuple[str, str, bytes]:
    parts: dict[str, Any] = part if isinstance(part, dict) else {}
    date, commitment, seed = (parts.get(key) for key in ("date", "commitment", "seed"))
    if not isinstance(date, str) or not isinstance(seed, str) or not _SEED.fullmatch(seed):
        raise MalformedError("daily-unread", "the part of the dice proof about the daily game cannot be read")
    return date, str(commitment), bytes.fromhex(seed)
