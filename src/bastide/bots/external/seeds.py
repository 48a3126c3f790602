"""Seeds for external bots. The arena's own seed would let them compute the draws."""

import hashlib


def derive_seed(seed: int, game: int, seat: int) -> int:
    """A seed below 2**31 for one seat in one game. Only guessing the arena's seed leads back to it."""
    mixed = hashlib.sha256(f"{seed}|{game}|{seat}".encode()).digest()
    return int.from_bytes(mixed[:4], "big") >> 1
