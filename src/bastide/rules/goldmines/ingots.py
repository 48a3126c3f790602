"""Ingots on tiles and of seats, in the module's slice (GOL-10, GOL-20, GOL-30)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Node, members
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.rules.base.tile_counters import TileCounters, count_at, seats_at

INGOTS: Final = 16
TAKER: Final = 16  # after the places: 1 + how many seats after the player to move takes next, 0 if no seat takes
SEATS: Final = 17  # and the ingots of each seat
AROUND: Final = ("monastery", "garden")
TAKE: Final = ("road", "city", *AROUND)
"""Features whose owners take ingots (GOL-20, GOL-25)."""
BEST: Final = 4


def points_of(n: int) -> int:
    """1 to 4 points each for up to 3, up to 6, up to 9 and more ingots (GOL-30)."""
    return n * min((n + 2) // 3, BEST)


class Ingots(TileCounters):
    """The ingots of a game."""

    def __init__(self) -> None:
        super().__init__(INGOTS)
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

    def left(self, state: State) -> int:
        """The ingots in the supply."""
        return INGOTS - self.lying(state) - sum([int(self.held(state, seat)) for seat in range(int(state.n_seats))])

    def note(self, state: State, root: Node, seats: i64) -> None:
        """These seats may take the ingots of a feature, or around it (GOL-20, GOL-24)."""
        if not seats or root.kind not in self.taking or not state.values[self.slot]:
            return
        cells = {int(node.cell) for node in members(root)}
        if root.kind in self.around:
            cells.update(state.board.around(root.cell))
        self.allow(state, cells, seats)
        if self.allowed(state):
            state.set(self.slot + TAKER, 1)

    def choices(self, state: State, seat: int) -> list[int]:
        """The cells that a seat may take from. The northernmost, then westernmost stands for tiles that the same seats
        may take from (GOL-23). A tile that more seats may take from comes first."""
        first: dict[int, int] = {}
        for place in self.places(state):
            seats, cell = seats_at(place), self.cell(state, place)
            if seats >> seat & 1:
                first[seats] = min(cell, first.get(seats, cell))
        return [cell for _, cell in sorted((-bin(seats).count("1"), cell) for seats, cell in first.items())]

    def taker(self, state: State) -> int:
        """The seat that takes next."""
        return int((state.seat + state.values[self.slot + TAKER] - 1) % state.n_seats)

    def take(self, state: State, seat: int, cells: list[int]) -> None:
        """A seat takes an ingot of each cell, of one or none. The next seat follows (GOL-22)."""
        for cell in cells:
            self.add(state, cell, -1)
            state.add(self.slot + SEATS + seat, 1)
        state.set(self.slot + TAKER, state.values[self.slot + TAKER] % state.n_seats + 1)

    def end(self, state: State) -> None:
        """No seat takes any more."""
        self.forbid(state)
        state.set(self.slot + TAKER, 0)

    def show(self, state: State) -> dict[str, object]:
        """What all players see."""
        board = state.board
        lying = sorted((self.cell(state, place), count_at(place)) for place in self.places(state))
        held = [int(self.held(state, seat)) for seat in range(int(state.n_seats))]
        return {
            "tiles": [{"x": board.x(cell), "y": board.y(cell), "ingots": n} for cell, n in lying],
            "seats": held,
            "points": [points_of(n) for n in held],
            "left": self.left(state),
        }
