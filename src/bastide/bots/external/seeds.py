"""The seed that bots of others are told in place of the arena's, from which the draws can be computed."""

from __future__ import annotations

import hashlib


def derive_seed(seed: int, game: int, seat: int) -> int:
    """A number below 2**31 for the chance of one seat in one game; nothing leads back from it but guessing the seed."""
    mixed = hashlib.sha256(f"{seed}|{game}|{seat}".encode()).digest()
    return int.from_bytes(mixed[:4], "big") >> 1
