"""The mage and the witch: where they may go (MAG-10 to MAG-15)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.vectors import vec
from bastide.rules.base.neutral_pieces import NeutralPieces, first_segment

SLICE: Final = "mage"
SIGN: Final = "mage"
"""The attribute of tiles with a magic sign."""
NAMES: Final = ("mage", "witch")
MAGE: Final[i64] = 0
WITCH: Final[i64] = 1
KINDS: Final = ("road", "city")
"""The kinds of feature that are enchanted (MAG-10, MAG-25)."""


class Pieces(NeutralPieces):
    """The two pieces of a ruleset."""

    names = NAMES
    events = ("enchanted", "disenchanted")

    def __init__(self) -> None:
        super().__init__()
        self.goes: i64 = 0  # the kinds of segment where they can be, as a bit mask
        self.signs: vec[i64] = vec[i64]([])  # by type of tile: -1 without a sign

    def ready(self, rules: Ruleset) -> None:
        """Read the attributes of the tiles."""
        self.slot = rules.slices[SLICE]
        self.goes = sum([1 << rules.kinds[name] for name in KINDS])
        self.signs = vec[i64]([0 if tile.spec.marks.get(SIGN) else -1 for tile in rules.tiles])

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
