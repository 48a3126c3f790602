"""The siege symbols printed on tiles, packed (CON-20)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.vectors import vec
from bastide.rules.conquest.besiege import SYMBOLS

SIGN_BITS: Final = 3
SIGN_MASK: Final = (1 << SIGN_BITS) - 1


def pack_symbols(mark: object) -> int:
    """The symbols printed on a tile: ["monks", "?"]."""
    packed = 0
    for word in mark if isinstance(mark, list) else []:
        packed = (packed << SIGN_BITS) | (1 + SYMBOLS.index(word))
    return packed


def count_sign(packed: vec[i64], sign: int) -> list[int]:
    """The number of symbols of this kind on each type of tile, two at most (CON-01)."""
    places = range(0, 2 * SIGN_BITS, SIGN_BITS)
    return [sum((int(signs) >> at) & SIGN_MASK == sign for at in places) for signs in packed]
