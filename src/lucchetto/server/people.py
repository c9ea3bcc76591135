"""Who is who: a device has a token in a cookie, the server keeps only its hash and the person it stands for."""

import hashlib
import secrets
import time

from lucchetto.rules import NotYourDecisionError

from .store import Store

COOKIE = "lucchetto"
HANDOFF_SECONDS = 600


def hashed(secret: str) -> str:
    # Tokens are 256 random bits: a plain hash cannot be reversed by guessing.
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def known(self, token: str | None) -> str | None:
        return await self._store.person_of(hashed(token)) if token and len(token) < 100 else None

    async def new_token(self, person: str | None = None) -> tuple[str, str]:
        """A token for a new device; of a new person unless one is named."""
        token, person = secrets.token_urlsafe(32), person or secrets.token_hex(12)
        await self._store.add_token(hashed(token), person)
        return token, person

    async def handoff(self, person: str) -> str:
        """A one-time code with which another device goes on as this person."""
        code = secrets.token_urlsafe(18)
        await self._store.add_handoff(hashed(code), person, time.time() + HANDOFF_SECONDS)
        return code

    async def take_handoff(self, code: str) -> tuple[str, str]:
        person = await self._store.take_handoff(hashed(code), time.time())
        if person is None:
            raise NotYourDecisionError("handoff-used", "this link was used already or is too old")
        return await self.new_token(person)
