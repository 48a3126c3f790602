"""Pieces without an owner that stand in features, one at most of each name, and the actions that move them.

They are in the module's slice of State.values from `slot` on: 1 + the index of the node where a piece is, 0 off the
board.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, FIRST_OF_MODULES, KIND_MASK, Action, pack_spot
from bastide.core.board import Board, PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node, members
from bastide.core.notation import find_cell, list_spot_actions, segment_place, spot_action
from bastide.core.spot_actions import spot_node
from bastide.core.state import State
from bastide.core.step import SPOT, ActionKind

OFF: Final = "off"


class NeutralPieces:
    """The pieces of a module. Each name is the word of its NeutralKind."""

    names: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[str, str]] = ("", "")  # of a piece that moves to a feature, and of one that goes off

    def __init__(self) -> None:
        self.slot: i64 = 0

    def node(self, state: State, piece: i64) -> Node | None:
        """The segment where a piece is, None off the board."""
        at: i64 = state.values[self.slot + piece]
        return state.features.nodes[at - 1] if at > 0 else None

    def is_in(self, state: State, piece: i64, root: Node) -> bool:
        """Whether a piece is in a feature."""
        at: i64 = state.values[self.slot + piece]
        return at > 0 and state.features.nodes[at - 1].root() is root

    def on_board(self, state: State) -> list[tuple[int, Node]]:
        """The number and segment of each piece that is on the board."""
        found = [(piece, self.node(state, piece)) for piece in range(len(self.names))]
        return [(piece, node) for piece, node in found if node is not None]

    def put(self, engine: Engine, piece: i64, node: Node) -> None:
        """Put or move a piece to a feature."""
        engine.state.set(self.slot + piece, node.index + 1)
        self._report(engine, self.events[0], piece, node)

    def remove(self, engine: Engine, piece: i64) -> None:
        """Take a piece off the board."""
        node = self.node(engine.state, piece)
        assert node is not None, "it is on the board"
        engine.state.set(self.slot + piece, 0)
        self._report(engine, self.events[1], piece, node)

    def _report(self, engine: Engine, kind: str, piece: i64, node: Node) -> None:
        if engine.state.listening:
            who = {"seat": int(engine.state.seat), "by": self.names[piece]}
            engine.state.emit(kind, {**who, **segment_place(engine, node)})

    def offer(self, engine: Engine, places: list[Node]) -> None:
        """Each piece to each place, or without a place off the board."""
        for name in self.names:
            code: i64 = engine.rules.kind_code[name]
            if not places:
                engine.add_offer(code)
            for node in places:
                engine.add_offer(pack_spot(code, 0, node.index - node.base, node.cell))

    def move(self, engine: Engine, action: i64) -> None:
        """Carry out an offered action."""
        piece = self.names.index(engine.rules.action_kinds[(action & KIND_MASK) - FIRST_OF_MODULES].word)
        if is_off(action):
            self.remove(engine, piece)
        else:
            self.put(engine, piece, spot_node(engine.state, action))


def first_segment(board: Board, root: Node) -> Node:
    """The segment of a feature that comes first by column, row and number on its tile."""
    return min(members(root), key=lambda node: (node.cell % board.width, node.cell // board.width, node.index))


def is_off(action: i64) -> bool:
    """Whether a piece goes off the board: no tile is on cell 0."""
    return action >> CELL_SHIFT == 0


class NeutralKind(ActionKind):
    """ "mage road 0,0 EW" or "mage off". Packed: kind | segment << 10 | cell << 18, without a cell for "off"."""

    packing = SPOT
    names = ""

    def details(self, engine: Engine, packed: i64) -> dict[str, object]:
        """Where it goes, for a choice that names no segment."""
        return {"feature": OFF}

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """The piece is named like a figure."""
        return Action(self.word, args=(OFF,)) if is_off(packed) else spot_action(engine, packed, "figure", self.word)

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for other words. Raises IllegalAction if there is no such tile or segment."""
        if action.kind == "figure":
            cell, segment = find_cell(engine, action)
            return pack_spot(kind, 0, segment, cell)
        return kind if action.text == f"{self.word} {OFF}" else -1

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Every segment of a tile, or going off the board."""
        if placed is None:
            return [Action(self.word, args=(OFF,))]
        return list_spot_actions(engine, placed, "figure", [self.word])
