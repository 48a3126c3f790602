"""Seeding of entrants.

Invariant: seeds keep the best players apart, so no one may choose the order in secret. The order comes from ratings,
the host's public order, the order of entry, or a draw that anyone can verify.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Literal

Seeds = Literal["joined", "rating", "hand", "draw"]


def seed_by_rating(ratings: Sequence[int]) -> list[int]:
    """Return indices sorted by rating, best first. Unrated players (0) come last."""
    return sorted(range(len(ratings)), key=lambda n: (-ratings[n], n))


def seed_by_lot(secret: bytes, names: Sequence[str]) -> list[int]:
    """Return indices in the order of SHA-256(secret as hexadecimal digits + name)."""
    lots = [hashlib.sha256(f"{secret.hex()}{name}".encode()).digest() for name in names]
    return sorted(range(len(names)), key=lambda n: (lots[n], n))


def lot_secret(secret: bytes) -> bytes:
    """Derive the seeding secret from the tournament's secret. It is published after seeding."""
    return hmac.new(secret, b"seeds", hashlib.sha256).digest()


def commit_lot_secret(secret: bytes) -> str:
    """Return the commitment published before anyone joins: SHA-256 of the seeding secret."""
    return hashlib.sha256(lot_secret(secret)).hexdigest()
