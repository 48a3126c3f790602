"""The step before the figure: the mage or the witch is put or moved (MAG-10 to MAG-14)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.spot_actions import spot_node
from bastide.core.step import Step
from bastide.rules.base.neutral_pieces import NeutralKind, is_off
from bastide.rules.base.tiles import symbol_placed
from bastide.rules.mage.pieces import KINDS, NAMES, Pieces
from bastide.rules.mage.points import mage_gain, witch_loss

MAGIC: Final = "magic"


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
        if symbol_placed(state, pieces.signs) is None and not pieces.are_together(state):
            return False
        if not pieces.places(state):
            there = pieces.on_board(state)
            if len(there) == 1:
                pieces.remove(engine, there[0][0])
            if len(there) < len(NAMES):
                return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Each of the two to each place (MAG-11), or off the board."""
        self.pieces.offer(engine, self.pieces.places(engine.state))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Move the piece."""
        self.pieces.move(engine, action)
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Completed, enchanted already, or named by another segment."""
        if is_off(action):
            return Refusal("magic-has-place", "MAG-12", "It leaves the board only if there is no other feature for it.")
        state = engine.state
        root = spot_node(state, action).root()
        args = {"feature": engine.rules.kind_names[int(root.kind)]}
        if args["feature"] not in KINDS:
            return Refusal("magic-kind", "MAG-25", "The mage and the witch go only to roads and cities.", args)
        if root.open <= 0:
            return Refusal("magic-completed", "MAG-11", "That feature is completed.", args)
        if not self.pieces.may_go(state, root):
            return Refusal("magic-taken", "MAG-11", "The mage or the witch is already there.", args)
        return Refusal("magic-segment", "MAG-15", "Name the feature by its first segment.", args)


class MageKind(NeutralKind):
    """The mage."""

    word = "mage"
    question = MAGIC

    def worth(self, points: i64, tiles: i64) -> i64:
        """With the gain of the mage."""
        return points + mage_gain(tiles)


class WitchKind(NeutralKind):
    """The witch."""

    word = "witch"
    question = MAGIC

    def worth(self, points: i64, tiles: i64) -> i64:
        """Without the loss to the witch."""
        return points - witch_loss(points)
