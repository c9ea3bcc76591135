"""What a nonce is. The page's tests judge the same table (web/src/shared/util/nonce.test.ts)."""

import json
import re
from pathlib import Path

import pytest

from lucchetto.records import Header
from lucchetto.records.nonces import is_nonce, is_nonce_of_scheme_1
from lucchetto.records.proof import SCHEME_1, SCHEME_2, new_nonce, promise, proved_dice
from lucchetto.rules import MalformedError

NONCES = json.loads((Path(__file__).parents[1] / "data" / "nonces.json").read_text(encoding="utf-8"))
SECRET = bytes(range(32))


def verifies(nonce: str, scheme: str) -> bool:
    """Whether a proof with this nonce can be checked; a refusal must say what is wrong with the nonce."""
    proof = promise(SECRET, (nonce,), drawn=["first"] if scheme == SCHEME_2 else None)
    try:
        proved_dice(Header("classic", ("Ada",), 0, extra={"dice": {**proof, "secret": SECRET.hex()}}))
    except MalformedError as error:
        assert error.code in ("nonce-character", "nonce-length")
        assert re.search(r"nonce 1\b", str(error))
        return False
    return True


@pytest.mark.parametrize("row", NONCES, ids=[row["why"] for row in NONCES])
def test_nonces_are_judged_as_the_table_says(row: dict[str, str]) -> None:
    assert (is_nonce(row["nonce"]), is_nonce_of_scheme_1(row["nonce"])) == (row["valid"], row["scheme1"])
    assert (verifies(row["nonce"], SCHEME_2), verifies(row["nonce"], SCHEME_1)) == (row["valid"], row["scheme1"])


def test_the_nonces_that_the_server_draws_are_nonces() -> None:
    assert is_nonce(new_nonce())
