"""Goods: symbols in cities, tokens for the player who completes one, points at the end (TRA-20 to TRA-28)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine, record_line
from bastide.core.state import State
from bastide.core.tiles.tables import TileType
from bastide.rules.base.completion import list_closed

GOODS: Final = ("wine", "grain", "cloth")
ATTRIBUTE: Final = "goods"
POINTS: Final = 10
RULE: Final = "TRA-24"


class Goods:
    """The tokens of each seat, one number for each kind of goods in the module's slice of State.values."""

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.bits: list[int] = []
        self.city: i64 = 0

    def ready(self, rules: Ruleset, slot: int) -> None:
        """Note the bits of the symbols, and the slots of the tokens."""
        self.slot = slot
        self.bits = [rules.marks.get(f"{ATTRIBUTE} {kind}", 0) for kind in GOODS]  # 0 if no tile shows them
        self.city = rules.kinds["city"]

    def held(self, state: State, seat: i64, kind: i64) -> i64:
        """Tokens of a seat (TRA-23)."""
        return state.values[self.slot + seat * len(GOODS) + kind]

    def printed(self, state: State) -> list[int]:
        """How many symbols of each kind are on all tiles (TRA-11)."""
        rules = state.rules
        return [
            sum(copies * _shows(tile, bit) for copies, tile in zip(rules.copies, rules.tiles, strict=True))
            for bit in self.bits
        ]

    def shown_in(self, root: Node) -> list[int]:
        """How many symbols of each kind a city has (TRA-11)."""
        found = [0] * len(GOODS)
        node: Node = root
        while True:
            for kind, bit in enumerate(self.bits):
                if node.seg.marks & bit:
                    found[kind] += 1
            node = node.next
            if node is root:
                return found

    def deliver(self, engine: Engine, root: Node) -> None:
        """A completed city gives its tokens to the player who completed it, occupied or not (TRA-20, TRA-21)."""
        if root.kind != self.city:
            return
        state = engine.state
        found = self.shown_in(root)
        if not any(found):
            return
        for kind, n in enumerate(found):
            if n:
                state.add(self.slot + state.seat * len(GOODS) + kind, n)
        if state.listening:
            state.emit("goods", {"seat": int(state.seat), **dict(zip(GOODS, found, strict=True))})

    def due(self, engine: Engine) -> None:
        """Emit what the tile just placed will bring, because the figure is put before the scoring."""
        state = engine.state
        found = [0] * len(GOODS)
        for node in list_closed(engine):
            if node.kind == self.city:
                found = [a + b for a, b in zip(found, self.shown_in(node.root()), strict=True)]
        if any(found):
            state.emit("goods-due", {"seat": int(state.seat), **dict(zip(GOODS, found, strict=True))})

    def leaders(self, state: State, kind: int) -> list[int]:
        """The seats with the most tokens of a kind, none if no token was taken (TRA-24, TRA-25)."""
        held = [int(self.held(state, seat, kind)) for seat in range(int(state.n_seats))]
        return [seat for seat, n in enumerate(held) if n and n == max(held)]

    def count(self, engine: Engine) -> None:
        """10 points for each kind to the seat with the most, or to each seat that ties (TRA-24, TRA-25)."""
        state = engine.state
        for kind, name in enumerate(GOODS):
            seats = self.leaders(state, kind)
            if not seats:
                continue
            state.add_points(sum([1 << seat for seat in seats]), POINTS)
            if state.listening:
                most = int(self.held(state, seats[0], kind))
                record_line(state, ScoreLine(name, "", seats, POINTS, most, 0, [], RULE, True))

    def left(self, state: State) -> list[int]:
        """Symbols of each kind that may still be taken: on tiles in the bag, and in open cities on the map."""
        found = [0] * len(GOODS)
        for kind, bit in enumerate(self.bits):
            for tile in state.rules.tiles:
                found[kind] += int(state.left(tile.index)) * _shows(tile, bit)
            for node in state.features.nodes[: int(state.features.n_nodes)]:
                if node.seg.marks & bit and node.root().open:
                    found[kind] += 1
        return found

    def show(self, state: State) -> dict[str, object]:
        """`seats`: tokens of each seat. `leaders`: the seats with the most. `left`: what may still be taken."""
        seats = [
            {name: int(self.held(state, seat, kind)) for kind, name in enumerate(GOODS)}
            for seat in range(int(state.n_seats))
        ]
        leaders = {name: self.leaders(state, kind) for kind, name in enumerate(GOODS)}
        return {"seats": seats, "leaders": leaders, "left": dict(zip(GOODS, self.left(state), strict=True))}


def _shows(tile: TileType, bit: int) -> int:
    return sum(1 for segment in tile.rots[0].segments if segment.marks & bit)
