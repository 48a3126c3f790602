"""The draws of a game that draws by itself. Draw i depends only on the seed and i, so a game taken back and played
again draws the same tiles."""

import hashlib
from collections.abc import Iterable
from itertools import count
from typing import Final

from bastide.core.engine import Engine

WORD: Final = 1 << 64


def uniform_number(words: Iterable[int], outcomes: int, bound: int = WORD) -> int:
    """The first word below the largest multiple of `outcomes`, modulo `outcomes`, so that no number is favoured."""
    if not 0 < outcomes <= bound:
        raise ValueError(f"{outcomes} outcomes cannot be drawn from words below {bound}")
    limit = bound - bound % outcomes
    return next(word for word in words if word < limit) % outcomes


def pick_number(seed: int, index: int, total: int) -> int:
    """A number from 0 to total - 1 for the draw of this index: SHA-256, without bias."""
    digests = (hashlib.sha256(f"{seed}|{index}|{attempt}".encode()).digest() for attempt in count())
    return uniform_number((int.from_bytes(digest[:8], "big") for digest in digests), total)


def next_draw(engine: Engine, seed: int, index: int) -> int:
    """The packed draw of this index. Each tile left in the bag is equally likely."""
    step = engine.current()
    return int(step.outcome(engine, pick_number(seed, index, int(step.outcomes(engine)))))
