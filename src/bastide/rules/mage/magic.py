"""The step before the figure: the mage or the witch is put or moved (MAG-10 to MAG-14)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, FIRST_OF_MODULES, KIND_MASK, SEGMENT_SHIFT, Action, pack_spot
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.notation import find_cell, list_spot_actions, spot_action
from bastide.core.refusal import Refusal
from bastide.core.step import SPOT, ActionKind, Step
from bastide.rules.mage.pieces import KINDS, NAMES, Pieces

MAGIC: Final = "magic"
OFF: Final = "off"
BOTH: Final = 2


class Magic(Step):
    """After a tile with the sign, or one that joins the features of both, one of the two moves to another feature. If
    there is none, one goes off the board."""

    name = MAGIC
    question = MAGIC
    verb = "move the mage or the witch"
    has_effects = True
    cites = ("MAG-10", "MAG-11", "MAG-13")

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move. With nowhere to go, a single piece goes off the board unasked (MAG-12)."""
        state, pieces = engine.state, self.pieces
        if not pieces.sign_placed(state) and not pieces.are_together(state):
            return False
        if not pieces.places(state):
            there = [piece for piece in range(len(NAMES)) if pieces.node(state, piece) is not None]
            if len(there) == 1:
                pieces.remove(engine, there[0])
            if len(there) < BOTH:
                return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Each of the two to each place (MAG-11), or off the board."""
        places = self.pieces.places(engine.state)
        for name in NAMES:
            code: i64 = engine.rules.kind_code[name]
            if not places:
                engine.add_offer(code)
            for node in places:
                engine.add_offer(pack_spot(code, 0, node.index - node.base, node.cell))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Move the piece."""
        piece = NAMES.index(engine.rules.action_kinds[(action & KIND_MASK) - FIRST_OF_MODULES].word)
        if is_off(action):
            self.pieces.remove(engine, piece)
        else:
            placed = engine.state.board.require_tile(action >> CELL_SHIFT)
            self.pieces.put(engine, piece, engine.state.node_at(placed, segment_of(action)))
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Completed, enchanted already, or named by another segment."""
        if is_off(action):
            return Refusal("magic-has-place", "MAG-12", "It goes off the board only if there is no other feature.")
        state, board = engine.state, engine.state.board
        placed = board.placed_at(action >> CELL_SHIFT)
        if placed is None:
            return None
        root = state.node_at(placed, segment_of(action)).root()
        args = {"feature": engine.rules.kind_names[int(root.kind)]}
        if args["feature"] not in KINDS:
            return Refusal("magic-kind", "MAG-25", "The mage and the witch go to roads and cities only.", args)
        if root.open <= 0:
            return Refusal("magic-completed", "MAG-11", "That feature is completed.", args)
        if not self.pieces.may_go(state, root):
            return Refusal("magic-taken", "MAG-11", "The mage or the witch is there already.", args)
        return Refusal("magic-segment", "MAG-15", "Name the feature by its first segment.", args)


def is_off(action: i64) -> bool:
    """Whether a piece goes off the board: no tile is on cell 0."""
    return action >> CELL_SHIFT == 0


def segment_of(action: i64) -> i64:
    """The number of the segment on its tile."""
    return (action >> SEGMENT_SHIFT) & 255


class PieceKind(ActionKind):
    """ "mage road 0,0 EW" or "mage off". Packed: kind | segment << 10 | cell << 18, without a cell for "off"."""

    question = MAGIC
    packing = SPOT
    names = ""

    def details(self, engine: Engine, packed: i64) -> dict[str, object]:
        """What its feature would be worth, or that it goes off the board."""
        if is_off(packed):
            return {"feature": OFF}
        state = engine.state
        root = state.node_at(state.board.require_tile(packed >> CELL_SHIFT), segment_of(packed)).root()
        now = engine.rules.scoring.worth(state, root, True)
        return {"instead": int(now), "points": int(self.worth(now, root.tiles))}

    def worth(self, points: i64, tiles: i64) -> i64:
        """The points of a feature with this piece."""
        return points

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


class MageKind(PieceKind):
    """The mage."""

    word = "mage"

    def worth(self, points: i64, tiles: i64) -> i64:
        """1 more per tile (MAG-20)."""
        return points + tiles


class WitchKind(PieceKind):
    """The witch."""

    word = "witch"

    def worth(self, points: i64, tiles: i64) -> i64:
        """Half, rounded up (MAG-21)."""
        return (points + 1) // 2
