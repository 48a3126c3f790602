"""Reproducible chance for decoration, and the choice of a tile's variant by its cell.

Everything here is 32-bit integer arithmetic that TypeScript reproduces with ``Math.imul`` and ``>>> 0``.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFF
VARIANTS = 4
"""How many pictures each tile has: what grows on it differs."""


def fnv1a(text: str) -> int:
    """32-bit FNV-1a hash of the UTF-8 bytes of ``text``."""
    h = 2166136261
    for byte in text.encode():
        h = ((h ^ byte) * 16777619) & MASK
    return h


def variant_of(x: int, y: int) -> int:
    """Variant 0..3 of the tile lying on cell (x, y).

    The same in TypeScript::

        let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77);
        h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
        h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
        return (h ^ (h >>> 15)) & 3;

    Vectors for the tests of both sides, (x, y) -> variant: (0, 0) 0, (1, 0) 1, (0, 1) 2, (-1, 0) 1, (0, -1) 0,
    (5, -7) 1, (-12, 30) 2, (100, -100) 0, (7, 7) 0, (-3, -4) 1.
    """
    h = ((x * 0x9E3779B1) ^ (y * 0x85EBCA77)) & MASK
    h = ((h ^ (h >> 15)) * 0x2C1B3C6D) & MASK
    h = ((h ^ (h >> 12)) * 0x297A2D39) & MASK
    return (h ^ (h >> 15)) & 3


class Chance:
    """mulberry32 seeded with FNV-1a of a key: the same numbers for the same key in every process."""

    def __init__(self, key: str) -> None:
        self._state = fnv1a(key)

    def unit(self) -> float:
        """Next number in [0, 1)."""
        self._state = (self._state + 0x6D2B79F5) & MASK
        t = self._state
        t = ((t ^ (t >> 15)) * (t | 1)) & MASK
        t ^= (t + (((t ^ (t >> 7)) * (t | 61)) & MASK)) & MASK
        return ((t ^ (t >> 14)) & MASK) / 4294967296

    def between(self, low: float, high: float) -> float:
        """Next number in [low, high)."""
        return low + (high - low) * self.unit()

    def below(self, n: int) -> int:
        """Next integer in 0..n-1."""
        return int(self.unit() * n)

    def pick(self, items: Sequence[T]) -> T:
        """One of ``items``."""
        return items[self.below(len(items))]

    def sign(self) -> int:
        """-1 or 1."""
        return 1 if self.unit() < 0.5 else -1
