"""Hooks for positions that are set up by hand, with the hook `setup`. No game that begins at its start calls them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bastide.core.descriptions import DescribedModule
from bastide.core.features import Node

if TYPE_CHECKING:
    from bastide.core.engine import Engine
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupHooks(DescribedModule):
    """The hooks of a rule module for positions set up by hand."""

    def setup_tile_placed(self, engine: "Engine") -> None:
        """Called for each tile laid while a position is set up by hand.

        Its cells are laid from `state.turn_laid` on, and no turn is in progress."""

    def setup_state_slots(self, engine: "Engine") -> None:
        """Set the numbers of the module's slice that follow from a position set up by hand.

        Called once when tiles, figures, points and bag are known. The position lies between two turns."""

    def setup_may_stand(self, state: "State", kind: i64, node: Node) -> bool:
        """Whether a figure can be on a segment between two turns where `may_stand` forbids putting it.

        One module that returns True is enough."""
        return False

    def setup_may_set(self, state: "State", place: int, number: int) -> bool:
        """Whether a person who sets up a position may set `number` in the module's slice.

        `place` is the index in the slice. Return True only for numbers that the map does not determine."""
        return False
