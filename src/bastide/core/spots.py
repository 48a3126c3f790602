"""Actions of modules that concern a kind of figure on a segment of the board: "recall abbot garden 3,4 I"."""

from mypy_extensions import i64, mypyc_attr

from bastide.core.actions import SEGMENT_SHIFT, TURNS_SHIFT, Action, pack_spot
from bastide.core.engine import Engine
from bastide.core.hooks import ActionKind
from bastide.core.notation import find_spot, spot_action


@mypyc_attr(allow_interpreted_subclasses=True)
class SpotKind(ActionKind):
    """Packed as pack_spot does: kind | figure kind << 6 | segment << 10 | cell << 18."""

    question = "figure"

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """VERB FIGURE FEATURE X,Y AT."""
        return spot_action(engine, packed, self.word, engine.rules.figure_specs[int(figure_kind(packed))].name)

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """The packed form. Raises IllegalAction where there is no such figure, tile or segment."""
        if not action.figure:
            return -1
        figure, segment, cell = find_spot(engine, action)
        return pack_spot(kind, figure, segment, cell)


def figure_kind(packed: i64) -> i64:
    """The kind of figure of a packed spot."""
    return (packed >> TURNS_SHIFT) & 15


def spot_segment(packed: i64) -> i64:
    """The segment of its tile."""
    return (packed >> SEGMENT_SHIFT) & 255
