"""Who is seeded before whom.

Law: seeds keep the best apart, so their order has to be one that nobody chose in secret: ratings, the host's order for
all to see, the order of coming, or a draw that everybody can make again.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Literal

Seeds = Literal["joined", "rating", "hand", "draw"]


def seed_by_rating(ratings: Sequence[int]) -> list[int]:
    """Numbers of those with these ratings, the best first; who has none (0) comes after all others."""
    return sorted(range(len(ratings)), key=lambda n: (-ratings[n], n))


def seed_by_lot(secret: bytes, names: Sequence[str]) -> list[int]:
    """Numbers of those with these names by lot: in the order of SHA-256 of the secret, in hexadecimal digits, and the
    name after it."""
    lots = [hashlib.sha256(f"{secret.hex()}{name}".encode()).digest() for name in names]
    return sorted(range(len(names)), key=lambda n: (lots[n], n))


def lot_secret(secret: bytes) -> bytes:
    """What is drawn with, from the secret of the whole; told once all are seeded."""
    return hmac.new(secret, b"seeds", hashlib.sha256).digest()


def commit_lot_secret(secret: bytes) -> str:
    """What is told of it before anybody comes: SHA-256 of its bytes."""
    return hashlib.sha256(lot_secret(secret)).hexdigest()
