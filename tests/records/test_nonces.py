"""Valid and invalid nonces. The page's tests use the same table (web/src/shared/util/nonce.test.ts)."""

import json
from pathlib import Path
from typing import Any

import pytest

from lucchetto.records import Header
from lucchetto.records.nonces import is_nonce, is_nonce_of_scheme_1
from lucchetto.records.proof import SCHEME_1, SCHEME_2, new_nonce, promise, proved_dice
from lucchetto.rules import MalformedError

NONCES = json.loads((Path(__file__).parents[1] / "data" / "nonces.json").read_text(encoding="utf-8"))
SECRET = bytes(range(32))


def verify(nonce: str, scheme: str) -> None:
    proof = promise(SECRET, (nonce,), drawn=["first"] if scheme == SCHEME_2 else None)
    proved_dice(Header("classic", ("Ada",), 0, extra={"dice": {**proof, "secret": SECRET.hex()}}))


@pytest.mark.parametrize("row", NONCES, ids=[row["why"] for row in NONCES])
def test_nonces_are_judged_as_the_table_says(row: dict[str, Any]) -> None:
    assert (is_nonce(row["nonce"]), is_nonce_of_scheme_1(row["nonce"])) == (row["valid"], row["scheme1"])


@pytest.mark.parametrize("row", NONCES, ids=[row["why"] for row in NONCES])
@pytest.mark.parametrize(("scheme", "column"), [(SCHEME_1, "scheme1"), (SCHEME_2, "valid")])
def test_a_proof_with_an_invalid_nonce_says_which_one_is_wrong(row: dict[str, Any], scheme: str, column: str) -> None:
    if row[column]:
        verify(row["nonce"], scheme)
        return
    with pytest.raises(MalformedError, match=r"nonce 1\b") as caught:
        verify(row["nonce"], scheme)
    assert caught.value.code in ("nonce-character", "nonce-length")


def test_the_nonces_that_the_server_draws_are_nonces() -> None:
    assert is_nonce(new_nonce())
