"""Ingots on tiles and of seats, in the module's slice (GOL-10, GOL-20, GOL-30).

A place of the slice holds the tile's number in the order laid, the seats that may take from it, and its ingots:
number << 16 | seats << 8 | ingots. Places are sorted, so the same ingots have the same numbers.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.core.state import State

INGOTS: Final = 16
TAKER: Final = 16  # after the places: 1 + how many seats after the player to move takes next, 0 if no seat takes
SEATS: Final = 17  # and the ingots of each seat
CLAIM_SHIFT: Final = 8
TILE_SHIFT: Final = 16
COUNT_MASK: Final = 255
AROUND: Final = ("monastery", "garden")
TAKE: Final = ("road", "city", *AROUND)
"""Features whose owners take ingots (GOL-20, GOL-25)."""
BEST: Final = 4


def points_of(n: int) -> int:
    """1 to 4 points each for up to 3, up to 6, up to 9 and more ingots (GOL-30)."""
    return n * min((n + 2) // 3, BEST)


class Ingots:
    """The ingots of a game."""

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.gold: list[bool] = []  # by tile type: whether it has a gold symbol
        self.taking: list[int] = []  # kinds of features
        self.around: list[int] = []

    def ready(self, rules: Ruleset, slot: int) -> None:
        """Note gold tiles, kinds and slots."""
        self.slot = slot
        self.gold = [tile.spec.marks.get("gold") is True for tile in rules.tiles]
        self.taking = [rules.kinds[kind] for kind in TAKE if kind in rules.kinds]
        self.around = [rules.kinds[kind] for kind in AROUND if kind in rules.kinds]

    def held(self, state: State, seat: i64) -> i64:
        """The ingots of a seat."""
        return state.values[self.slot + SEATS + seat]

    def places(self, state: State) -> list[int]:
        """The places in use."""
        return [int(n) for k in range(INGOTS) if (n := state.values[self.slot + k])]

    def left(self, state: State) -> int:
        """The ingots in the supply."""
        lying = sum([place & COUNT_MASK for place in self.places(state)])
        return INGOTS - lying - sum([int(self.held(state, seat)) for seat in range(int(state.n_seats))])

    def cell(self, state: State, place: int) -> int:
        """The cell of a place."""
        return int(state.board.laid[place >> TILE_SHIFT].cell)

    def lying(self, state: State, cell: int) -> int:
        """The ingots on a tile."""
        return sum([place & COUNT_MASK for place in self.places(state) if self.cell(state, place) == cell])

    def add(self, state: State, cell: i64, n: int) -> None:
        """Put `n` ingots on a tile, or take them if `n` is negative."""
        tile = int(state.board.require_tile(cell).index)
        places = self.places(state)
        old = next((place for place in places if place >> TILE_SHIFT == tile), tile << TILE_SHIFT)
        kept = [place for place in places if place >> TILE_SHIFT != tile]
        self._write(state, [*kept, old + n] if (old + n) & COUNT_MASK else kept)

    def _write(self, state: State, places: list[int]) -> None:
        places = sorted(places) + [0] * (INGOTS - len(places))
        for k in range(INGOTS):
            if state.values[self.slot + k] != places[k]:
                state.set(self.slot + k, places[k])

    def note(self, state: State, root: Node, seats: i64) -> None:
        """These seats may take the ingots of a feature, or around it (GOL-20, GOL-24)."""
        if not seats or root.kind not in self.taking or not state.values[self.slot]:
            return
        cells = {int(node.cell) for node in _nodes(root)}
        around = root.kind in self.around
        mask = int(seats) << CLAIM_SHIFT
        found = [
            place | mask
            if (at := self.cell(state, place)) in cells or (around and state.board.beside(root.cell, at))
            else place
            for place in self.places(state)
        ]
        self._write(state, found)
        if any(place >> CLAIM_SHIFT & COUNT_MASK for place in found):
            state.set(self.slot + TAKER, 1)

    def choices(self, state: State, seat: int) -> list[int]:
        """The cells that a seat may take from. The northernmost, then westernmost stands for tiles that the same seats
        may take from (GOL-23). A tile that more seats may take from comes first."""
        first: dict[int, int] = {}
        for place in self.places(state):
            seats, cell = place >> CLAIM_SHIFT & COUNT_MASK, self.cell(state, place)
            if seats >> seat & 1:
                first[seats] = min(cell, first.get(seats, cell))
        return [cell for _, cell in sorted((-bin(seats).count("1"), cell) for seats, cell in first.items())]

    def claimed(self, state: State) -> bool:
        """Whether any seat may still take an ingot."""
        return any(place >> CLAIM_SHIFT & COUNT_MASK for place in self.places(state))

    def taker(self, state: State) -> int:
        """The seat that takes next."""
        return int((state.seat + state.values[self.slot + TAKER] - 1) % state.n_seats)

    def take(self, state: State, seat: int, cells: list[int]) -> None:
        """A seat takes an ingot of each cell, of one or none. The next seat follows (GOL-22)."""
        for cell in cells:
            self.add(state, cell, -1)
            state.add(self.slot + SEATS + seat, 1)
        state.set(self.slot + TAKER, state.values[self.slot + TAKER] % state.n_seats + 1)

    def forget(self, state: State) -> None:
        """No seat takes any more."""
        self._write(state, [place & ~(COUNT_MASK << CLAIM_SHIFT) for place in self.places(state)])
        state.set(self.slot + TAKER, 0)

    def show(self, state: State) -> dict[str, object]:
        """What all players see."""
        board = state.board
        lying = sorted((self.cell(state, place), place & COUNT_MASK) for place in self.places(state))
        held = [int(self.held(state, seat)) for seat in range(int(state.n_seats))]
        return {
            "tiles": [{"x": board.x(cell), "y": board.y(cell), "ingots": n} for cell, n in lying],
            "seats": held,
            "points": [points_of(n) for n in held],
            "left": self.left(state),
        }


def _nodes(root: Node) -> list[Node]:
    found = [root]
    while found[-1].next is not root:
        found.append(found[-1].next)
    return found
