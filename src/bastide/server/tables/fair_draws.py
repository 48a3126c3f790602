"""Provably fair draws: the server cannot change them and no one can predict them.

Invariant: the server chooses a secret S of 32 bytes and publishes `make_commitment(S, setup)` before any player adds a
nonce. Draw i takes outcome number `draw_number(S, nonces, i, outcomes)` of the equally likely outcomes, as the engine
numbers them. S is revealed when the game is over. Then anyone can recompute every draw (history/verify.py). Only S is
stored, never an order of tiles.
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
ORDER: Final = "order"
_json: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode


def make_commitment(secret: bytes, setup: dict[str, Any]) -> str:
    """SHA-256 over version, secret and the canonical JSON of the setup, in hexadecimal. Raises ValueError."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret has {len(secret)} bytes, not {SECRET_BYTES}")
    return hashlib.sha256(b"|".join((VERSION.encode(), secret, canonical_json(setup)))).hexdigest()


def canonical_json(value: Any) -> bytes:
    """JSON with sorted keys, without spaces, in ASCII: exactly one text for each value."""
    return _json(value).encode()


def draw_number(secret: bytes, nonces: Sequence[str], label: int | str, outcomes: int) -> int:
    """A uniform number from 0 to outcomes - 1. `label` is the index of the draw or STARTER."""
    return uniform_number(_words(secret, nonces, label), outcomes)


def draw_order(secret: bytes, nonces: Sequence[str], seats: int) -> list[int]:
    """A uniform order of the seats (Fisher-Yates). The draw `order 2` decides about the third one, and so on."""
    order = list(range(seats))
    for last in range(seats - 1, 0, -1):
        other = draw_number(secret, nonces, f"{ORDER} {last}", last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _words(secret: bytes, nonces: Sequence[str], label: int | str) -> Iterator[int]:
    for attempt in count():
        digest = hmac.digest(secret, canonical_json([VERSION, list(nonces), label, attempt]), "sha256")
        yield int.from_bytes(digest[:8], "big")
