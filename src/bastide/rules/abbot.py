"""The Abbot mini-expansion (ABB-01 to ABB-10): gardens, and a figure that may be recalled early."""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, FIGURE, KIND_MASK, TURNS_SHIFT, Action, pack_spot
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points, ScoreLine, record_line
from bastide.core.spot_actions import SpotKind, figure_spot, figures_standing_on, spot_segment
from bastide.core.state import State
from bastide.core.step import STANDING, ActionKind

ABBOT: Final = "abbot"


class GardenPoints(Points):
    """A garden scores like a monastery: 1 point for its tile and for each tile around, 9 when completed."""

    reason = "garden"
    feature = "garden"
    rule = "ABB-04"
    final_rule = "ABB-08"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """The tile and its neighbours."""
        return root.tiles


class Recall(SpotKind):
    """ "recall abbot garden 3,4 I": instead of placing a figure, a player takes back the abbot and scores (ABB-05)."""

    word = "recall"
    cites = ("ABB-05",)
    brings_home = True
    packing = STANDING

    def __init__(self) -> None:
        self.abbot: i64 = 0  # its kind of figure

    def apply(self, engine: Engine, action: i64) -> bool:
        """1 point for its tile and each tile around, for the owner only. The abbot goes home."""
        state = engine.state
        figure = state.figures[state.first_figure(state.seat, self.abbot)]
        node = figure.node
        assert node is not None, "the recall was offered"
        points: i64 = node.root().tiles
        state.add_points(i64(1) << state.seat, points)
        if state.listening:
            feature, cells = engine.rules.kind_names[node.kind], state.cells_of(node)
            seats, n = [int(state.seat)], int(points)
            record_line(state, ScoreLine("recall", feature, seats, n, n, 0, cells, "ABB-05", False))
        for module in engine.rules.scored_modules:
            module.scored_alone(engine, figure)
        state.remove_figure(figure)
        return True

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Actions about the player's own figures on a tile. Other players' figures are never taken back."""
        if placed is None:
            return []
        figures = figures_standing_on(engine.state, placed)
        return [self.to_action(engine, figure_spot(figure)) for figure in figures if figure.seat == engine.state.seat]

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """The player's abbot does not stand there."""
        if engine.current().question != self.question:
            return None
        return Refusal("nothing-to-recall", "ABB-05", "You have no abbot there to take back.")


class Abbot(RuleModule):
    """One abbot for each player. Gardens become features."""

    id = "abbot"
    picture = ("I-garden", 0)
    hooks = ("kinds", "figures", "actions", "points", "offer", "why")
    requires = ("base-rules",)
    tells: ClassVar[dict[str, str]] = {"for recall": "the abbot called back from {feature:a}, {count:tile}"}

    def __init__(self) -> None:
        self.recall = Recall()
        self.kind: i64 = 0
        self.code: i64 = 0

    def ready(self, rules: Ruleset) -> None:
        """Note the code of the abbot among the figures, and of the recall among the actions."""
        self.kind = self.recall.abbot = rules.figure_index[ABBOT]
        self.code = rules.kind_code[Recall.word]

    def kinds(self) -> list[str]:
        """Without this module a garden is decoration (ABB-10)."""
        return ["garden"]

    def figures(self) -> list[FigureSpec]:
        """Only the abbot stands on gardens, and it stands only there and on monasteries (ABB-02, ABB-03)."""
        return [FigureSpec(ABBOT, 1, {"monastery": "abbot", "garden": "abbot"})]

    def actions(self) -> list[ActionKind]:
        """The recall."""
        return [self.recall]

    def points(self) -> list[Points]:
        """Gardens."""
        return [GardenPoints()]

    def offer(self, engine: Engine, step: str) -> None:
        """The recall of an abbot on the board, instead of placing a figure (ABB-06)."""
        state = engine.state
        node = state.figures[state.first_figure(state.seat, self.kind)].node
        if node is not None:
            engine.add_offer(pack_spot(self.code, self.kind, node.index - node.base, node.cell))

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A meeple on a garden, an abbot on a road, in a city or in a field."""
        if action & KIND_MASK != FIGURE:
            return None
        placed = engine.state.board.placed_at(action >> CELL_SHIFT)
        if placed is None:
            return None
        feature = engine.rules.kind_names[placed.rot.segments[spot_segment(action)].kind]
        abbot = (action >> TURNS_SHIFT) & 15 == self.kind
        if feature == "garden" and not abbot:
            return Refusal("garden-needs-abbot", "ABB-03", "Only an abbot may stand on a garden.")
        if abbot and feature not in ("garden", "monastery"):
            text = f"An abbot stands on a monastery or a garden, never on a {feature}."
            return Refusal("abbot-not-there", "ABB-02", text, {"feature": feature})
        return None
