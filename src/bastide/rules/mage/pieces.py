"""The mage and the witch: where they are, and where they may go (MAG-10 to MAG-15).

The module's slice of State.values holds, for each of the two, 1 + the index of the node where it is, 0 off the board.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.board import Board
from bastide.core.engine import Engine
from bastide.core.features import Node, members
from bastide.core.notation import segment_place
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.vectors import vec

SLICE: Final = "mage"
SIGN: Final = "mage"
"""The attribute of tiles with a magic sign."""
NAMES: Final = ("mage", "witch")
MAGE: Final[i64] = 0
WITCH: Final[i64] = 1
KINDS: Final = ("road", "city")
"""The kinds of feature that are enchanted (MAG-10, MAG-25)."""


class Pieces:
    """The two pieces of a ruleset."""

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.goes: i64 = 0  # the kinds of segment where they can be, as a bit mask
        self.signs: vec[i64] = vec[i64]([])  # by type of tile: -1 without a sign

    def ready(self, rules: Ruleset) -> None:
        """Read the attributes of the tiles."""
        self.slot = rules.slices[SLICE]
        self.goes = sum([1 << rules.kinds[name] for name in KINDS])
        self.signs = vec[i64]([0 if tile.spec.marks.get(SIGN) else -1 for tile in rules.tiles])

    def node(self, state: State, piece: i64) -> Node | None:
        """The segment where a piece is, None off the board."""
        at: i64 = state.values[self.slot + piece]
        return state.features.nodes[at - 1] if at > 0 else None

    def is_in(self, state: State, piece: i64, root: Node) -> bool:
        """Whether a piece is in a feature."""
        at: i64 = state.values[self.slot + piece]
        return at > 0 and state.features.nodes[at - 1].root() is root

    def are_together(self, state: State) -> bool:
        """Whether both are in one feature (MAG-13)."""
        node = self.node(state, MAGE)
        return node is not None and self.is_in(state, WITCH, node.root())

    def may_go(self, state: State, root: Node) -> bool:
        """Whether a feature is unfinished and has neither of the two (MAG-11)."""
        if root.open <= 0 or not (self.goes >> root.kind) & 1:
            return False
        return not self.is_in(state, MAGE, root) and not self.is_in(state, WITCH, root)

    def places(self, state: State) -> list[Node]:
        """One segment of each feature where they may go. Gates without a tile are no places (MAG-15)."""
        features, board = state.features, state.board
        stamp: i64 = features.next_generation()
        found: list[Node] = []
        for node in features.nodes[: features.n_nodes]:
            root = node.root()
            if root.stamp != stamp and not board.require_tile(node.cell).tile.unmanned:
                root.stamp = stamp
                if self.may_go(state, root):
                    found.append(first_segment(board, root))
        return found

    def put(self, engine: Engine, piece: i64, node: Node) -> None:
        """Put or move a piece to a feature."""
        self._set(engine, piece, node.index + 1)
        self._report(engine, "enchanted", piece, node)

    def remove(self, engine: Engine, piece: i64) -> None:
        """Take a piece off the board (MAG-12, MAG-23)."""
        node = self.node(engine.state, piece)
        assert node is not None, "it is on the board"
        self._set(engine, piece, 0)
        self._report(engine, "disenchanted", piece, node)

    def _set(self, engine: Engine, piece: i64, value: i64) -> None:
        engine.state.set(self.slot + piece, value)

    def _report(self, engine: Engine, kind: str, piece: i64, node: Node) -> None:
        if engine.state.listening:
            seat = {"seat": int(engine.state.seat), "by": NAMES[piece]}
            engine.state.emit(kind, {**seat, **segment_place(engine, node)})


def first_segment(board: Board, root: Node) -> Node:
    """The segment of a feature that comes first by column, row and number on its tile (MAG-15)."""
    return min(members(root), key=lambda node: (node.cell % board.width, node.cell // board.width, node.index))
