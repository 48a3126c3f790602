"""What the mage and the witch change: lines of roads and cities (MAG-20 to MAG-24)."""

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.rules.mage.pieces import MAGE, WITCH, Pieces


def mage_gain(tiles: i64) -> i64:
    """1 per tile. Shields give nothing more (MAG-20)."""
    return tiles


def witch_loss(points: i64) -> i64:
    """Half, rounded down (MAG-21)."""
    return points // 2


class MagePoints(Points):
    """1 more per tile for the feature of the mage (MAG-20)."""

    rule = "MAG-20"
    final_rule = "MAG-24"

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def points(self, state: State, root: Node, final: bool) -> i64:
        """The gain, if the mage is there."""
        return mage_gain(root.tiles) if self.pieces.is_in(state, MAGE, root) else 0


class MageRoad(MagePoints):
    """On a road."""

    reason = "mage-road"
    feature = "road"


class MageCity(MagePoints):
    """In a city."""

    reason = "mage-city"
    feature = "city"


class WitchPoints(Points):
    """The feature of the witch is worth half, rounded up (MAG-21)."""

    rule = "MAG-21"
    final_rule = "MAG-24"

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def points(self, state: State, root: Node, final: bool) -> i64:
        """The loss of all other lines, if the witch is there."""
        if not self.pieces.is_in(state, WITCH, root):
            return 0
        return -witch_loss(state.rules.scoring.worth_of_others(state, root, final, self.reason))


class WitchRoad(WitchPoints):
    """On a road."""

    reason = "witch-road"
    feature = "road"


class WitchCity(WitchPoints):
    """In a city."""

    reason = "witch-city"
    feature = "city"
