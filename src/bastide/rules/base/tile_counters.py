"""Counters that lie on tiles, and the seats that may take them, in a module's slice of State.values.

A place of the slice holds the tile's number in the order laid, the seats as a bit mask, and the count: number << 16 |
seats << 8 | count. Places are sorted, so the same counters have the same numbers.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.state import State

SEATS_SHIFT: Final = 8
TILE_SHIFT: Final = 16
BYTE: Final = 255


def count_at(place: int) -> int:
    """The counters of a place."""
    return place & BYTE


def seats_at(place: int) -> int:
    """The seats that may take them."""
    return place >> SEATS_SHIFT & BYTE


class TileCounters:
    """The first `size` numbers of a slice."""

    def __init__(self, size: int) -> None:
        self.slot: i64 = 0
        self.size = size

    def places(self, state: State) -> list[int]:
        """The places in use."""
        return [int(n) for k in range(self.size) if (n := state.values[self.slot + k])]

    def cell(self, state: State, place: int) -> int:
        """The cell of a place."""
        return int(state.board.laid[place >> TILE_SHIFT].cell)

    def lying(self, state: State) -> int:
        """The counters on all tiles."""
        return sum([count_at(place) for place in self.places(state)])

    def add(self, state: State, cell: i64, n: int) -> None:
        """Put `n` counters on a tile, or take them if `n` is negative."""
        tile = int(state.board.require_tile(cell).index)
        places = self.places(state)
        old = next((place for place in places if place >> TILE_SHIFT == tile), tile << TILE_SHIFT)
        kept = [place for place in places if place >> TILE_SHIFT != tile]
        self.write(state, [*kept, old + n] if count_at(old + n) else kept)

    def write(self, state: State, places: list[int]) -> None:
        """Replace all places."""
        places = sorted(places) + [0] * (self.size - len(places))
        for k in range(self.size):
            if state.values[self.slot + k] != places[k]:
                state.set(self.slot + k, places[k])

    def allow(self, state: State, cells: set[int], seats: i64) -> None:
        """These seats may take counters of these cells."""
        mask = int(seats) << SEATS_SHIFT
        self.write(state, [place | mask if self.cell(state, place) in cells else place for place in self.places(state)])

    def allowed(self, state: State) -> bool:
        """Whether any seat may take any."""
        return any(seats_at(place) for place in self.places(state))

    def forbid(self, state: State) -> None:
        """No seat may take any more."""
        self.write(state, [place & ~(BYTE << SEATS_SHIFT) for place in self.places(state)])

    def setup_may_lie(self, state: State, place: int) -> bool:
        """Whether a place with counters may be set by hand. No seat may take any between two turns."""
        tile, laid = place >> TILE_SHIFT, state.board.laid
        known = 0 <= tile < state.board.n_laid and not laid[tile].tile.unmanned
        return known and count_at(place) > 0 and seats_at(place) == 0
