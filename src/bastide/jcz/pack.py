"""The draws of JCloisterZone: groups of tiles, a list of forced draws, and its random numbers.

The tiles of the active groups form one row, groups by name, tiles in a group by id. A draw takes the one at int(random
* length). Forced draws use up no random number.
"""

import struct
from collections import Counter
from collections.abc import Sequence

from bastide.jcz.errors import JczError

DEFAULT, RIVER, LAKE = "default", "river", "river-lake"
NEXT = {RIVER: LAKE, LAKE: DEFAULT}
"""The group that opens when another is used up."""

MULTIPLIER, INCREMENT, MODULUS = 25_214_903_917, 11, 1 << 48


def next_random(random: float) -> float:
    """One step of the generator: the low 48 bits of the number's IEEE 754 form, multiplied and shifted."""
    (bits,) = struct.unpack("<Q", struct.pack("<d", random))
    value: float = (MULTIPLIER * (bits % MODULUS) + INCREMENT) % MODULUS / MODULUS
    return value


class Pack:
    """The tiles still to be drawn. `random` decides when the list of forced draws is used up."""

    def __init__(self, groups: dict[str, Counter[str]], order: Sequence[str], random: float) -> None:
        self.groups = {name: sorted(tiles.elements()) for name, tiles in sorted(groups.items()) if tiles}
        self.active = {RIVER} if RIVER in self.groups else {DEFAULT}
        self.order = list(order)
        self.random = random

    def copy(self) -> "Pack":
        """A copy, to return to later."""
        twin = Pack({}, self.order, self.random)
        twin.groups = {name: list(tiles) for name, tiles in self.groups.items()}
        twin.active = set(self.active)
        return twin

    def draw(self) -> str:
        """Take the next tile. Raises JczError if the list forces a tile that is not there."""
        row = [(name, tile) for name, tiles in self.groups.items() if name in self.active for tile in tiles]
        if self.order:
            wanted = self.order.pop(0)
            name, tile = next(((name, tile) for name, tile in row if tile == wanted), ("", ""))
            if not tile:
                raise JczError(f"the draw order names {wanted}, which cannot be drawn then")
        else:
            name, tile = row[int(self.random * len(row))]
            self.random = next_random(self.random)
        self._take(name, tile)
        return tile

    def throw(self, sides: int) -> int:
        """Throw a die with the next random number."""
        number = 1 + int(self.random * sides)
        self.random = next_random(self.random)
        return number

    def _take(self, name: str, tile: str) -> None:
        self.groups[name].remove(tile)
        if not self.groups[name] and name in NEXT:
            self.active = {*self.active - {name}, NEXT[name]}
