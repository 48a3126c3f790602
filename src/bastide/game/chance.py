"""Draws of a game that draws by itself: draw i depends on the seed and i alone, so a game taken back and played
again draws the same tiles."""

import hashlib

from bastide.core.engine import Engine


def pick(seed: int, index: int, total: int) -> int:
    """A number from 0 to total - 1 for the draw of this index: SHA-256, without bias."""
    limit = (1 << 64) - (1 << 64) % total
    attempt = 0
    while True:
        digest = hashlib.sha256(f"{seed}|{index}|{attempt}".encode()).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % total
        attempt += 1


def next_draw(engine: Engine, seed: int, index: int) -> int:
    """The packed draw of this index; each tile left in the bag is equally likely."""
    step = engine.current()
    return int(step.outcome(engine, pick(seed, index, int(step.outcomes(engine)))))
