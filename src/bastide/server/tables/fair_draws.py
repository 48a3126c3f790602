"""Draws that the server cannot bend and nobody can foresee.

Law: before anybody can add a nonce the server has chosen a secret S of 32 bytes and published
`make_commitment(S, setup)`. Draw i takes the outcome number `draw_number(S, nonces, i, outcomes)` among the equally
likely outcomes of chance, numbered by the engine. S is told when the game is over; then anybody can recompute every
draw (verify.py). Only S is stored, never an order of tiles.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final

from bastide.game.chance import uniform_number

VERSION: Final = "bastide-draws-1"
SECRET_BYTES: Final = 32
STARTER: Final = "starter"
_json: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode


def make_commitment(secret: bytes, setup: dict[str, Any]) -> str:
    """SHA-256 over version, secret and the canonical JSON of the setup, in hexadecimal."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret has {len(secret)} bytes, not {SECRET_BYTES}")
    return hashlib.sha256(b"|".join((VERSION.encode(), secret, canonical_json(setup)))).hexdigest()


def canonical_json(value: Any) -> bytes:
    """JSON with sorted keys, no spaces, ASCII only: one text for one value."""
    return _json(value).encode()


def draw_number(secret: bytes, nonces: Sequence[str], label: int | str, outcomes: int) -> int:
    """A number from 0 to outcomes - 1, each equally likely; `label` is the index of the draw or STARTER."""
    return uniform_number(_words(secret, nonces, label), outcomes)


def _words(secret: bytes, nonces: Sequence[str], label: int | str) -> Iterator[int]:
    for attempt in count():
        text = canonical_json([VERSION, list(nonces), label, attempt])
        digest = hmac.digest(secret, text, "sha256")
        yield int.from_bytes(digest[:8], "big")
