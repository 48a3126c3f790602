"""Orchards: the worked example of docs/extend/rule-modules.md, a module of rules in one file.

ORC-1  Four more land tiles show an orchard, which is a garden. Gardens of other tiles count as orchards too.
ORC-2  No orchard tile is laid next to another one. A corner does no harm.
ORC-3  Each player has a gardener, who stands in an orchard and nowhere else. An orchard scores 1 for its tile and 1 for
       each tile around it, and is completed like a monastery.
ORC-4  The player who has placed an orchard tile may shake the tree, after the figure and before scoring, as often as
       they like. Each time chance gives 0 to 3 apples.
ORC-5  A player who stops takes 1 point for each apple in the basket. With no apples a worm was in the tree: the basket
       is lost and the harvest over. With the option worms=2 two of the four outcomes are worms.
"""

import json
from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, FIGURE, KIND_MASK, PASS, SEGMENT_SHIFT, TURNS_SHIFT, Action
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.options import Option, Value
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points, ScoreLine
from bastide.core.state import CHANCE, State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.catalogue import read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tables import TileType

ORCHARD: Final = {
    "id": "orchard",
    "count": 4,
    "segments": [
        {"kind": "garden"},
        {"kind": "road", "sides": "S"},
        {"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7]},
    ],
    "provenance": "made up for docs/extend/rule-modules.md",
}

BASKET: Final = 0  # the module's numbers in State.values: apples in the basket of the player to move,
SHAKING: Final = 1  # whether the tree is being shaken,
WORM: Final = 2  # and whether a worm has just ended the harvest


class OrchardPoints(Points):
    """1 point for its tile and for each tile around."""

    reason = "orchard"
    feature = "garden"
    rule = "ORC-3"
    final_rule = "ORC-3"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """A feature knows its tiles; a kind inside a tile counts those around."""
        return root.tiles


class ShakeKind(ActionKind):
    """ "shake": the tree once more. Packed: the kind alone."""

    word = "shake"
    question = "harvest"

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No orchard has been placed."""
        return Refusal("no-tree", "ORC-4", "You placed no orchard in this turn.")


class ApplesKind(ActionKind):
    """ "apples 2": chance gives so many. Packed: kind | apples << 6."""

    word = "apples"
    question = "apples"

    def numbers(self, rules: Ruleset) -> int:
        """None to three."""
        return 4

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """The number stands in the words."""
        return Action("apples", args=(str(packed >> TURNS_SHIFT),))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for words that mean nothing."""
        if action.args not in (("0",), ("1",), ("2",), ("3",)):
            return -1
        return kind | (int(action.args[0]) << TURNS_SHIFT)


class Harvest(Step):
    """Asks the player who placed an orchard: shake, or stop."""

    name = "harvest"
    question = "harvest"
    verb = "shake the tree or not"

    def enter(self, engine: Engine) -> bool:
        """Also entered again after each shake."""
        state, at = engine.state, engine.rules.slices["orchards"]
        if state.values[at + WORM]:
            state.set(at + WORM, 0)
            return False
        if state.board.laid[state.board.n_laid - 1].tile.id != "orchard":
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Two choices."""
        engine.add_offer(engine.rules.kind_code["shake"])
        engine.add_offer(PASS)

    def apply(self, engine: Engine, action: i64) -> bool:
        """Shaking pushes the step of chance and comes back here; stopping pays."""
        state, at = engine.state, engine.rules.slices["orchards"]
        if action == PASS:
            pay(engine, at)
            return True
        state.set(at + SHAKING, 1)
        engine.push_step("apples")
        return False


def pay(engine: Engine, at: int) -> None:
    """1 point for each apple, with a line that explains it (ORC-5)."""
    state = engine.state
    apples = int(state.values[at + BASKET])
    state.set(at + BASKET, 0)
    if apples == 0:
        return
    state.add_points(1 << state.seat, apples)
    if state.listening:
        line = ScoreLine("harvest", "", [int(state.seat)], apples, apples, 0, [], "ORC-5", False)
        state.lines.append(line)
        state.emit("scored", {"line": line.as_dict()})


class Apples(Step):
    """Chance says how many apples fall. It is no part of the turn: it is only ever pushed."""

    name = "apples"
    pushed = True
    question = "apples"
    verb = "see how many apples fall"

    def __init__(self, worms: int) -> None:
        self.worms = worms

    def enter(self, engine: Engine) -> bool:
        """Ask chance, if somebody has shaken the tree."""
        if not engine.state.values[engine.rules.slices["orchards"] + SHAKING]:
            return False
        engine.state.decider = CHANCE
        return True

    def offer(self, engine: Engine) -> None:
        """What can come, each once."""
        for apples in sorted({self.fallen(number) for number in range(4)}):
            engine.add_offer(engine.rules.kind_code["apples"] | (apples << TURNS_SHIFT))

    def outcomes(self, engine: Engine) -> i64:
        """Four outcomes, equally likely."""
        return 4

    def outcome(self, engine: Engine, number: i64) -> i64:
        """The action of an outcome."""
        return engine.rules.kind_code["apples"] | (self.fallen(int(number)) << TURNS_SHIFT)

    def fallen(self, number: int) -> int:
        """Some outcomes are worms (ORC-5)."""
        return number if number >= self.worms else 0

    def apply(self, engine: Engine, action: i64) -> bool:
        """Into the basket, or all is lost."""
        state, at = engine.state, engine.rules.slices["orchards"]
        apples = action >> TURNS_SHIFT
        state.set(at + SHAKING, 0)
        state.set(at + BASKET, state.values[at + BASKET] + apples if apples else 0)
        state.set(at + WORM, int(apples == 0))
        if state.listening:
            state.emit("shaken", {"seat": int(state.seat), "apples": int(apples)})
        return True


class Orchards(RuleModule):
    """One file, one class that puts the parts together."""

    id = "orchards"
    hooks = ("options", "tiles", "kinds", "figures", "steps", "actions", "points", "may_place", "why", "state_slots")
    requires = ("base-rules",)
    excludes = ("abbot",)

    def __init__(self) -> None:
        self.worms = 1
        self.gardener = -1

    def options(self) -> list[Option]:
        """Name, values with the default first, rule."""
        return [Option("worms", (1, 2), "ORC-5")]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """What was chosen, before any other hook is asked."""
        self.worms = int(chosen["worms"])

    def ready(self, rules: Ruleset) -> None:
        """Codes that the merged ruleset has given out."""
        self.gardener = rules.figure_index["gardener"]

    def tiles(self) -> list[TileSpec]:
        """Land tiles, mixed with all others."""
        return read_catalogue(json.dumps([ORCHARD]), "orchards")

    def kinds(self) -> list[str]:
        """Gardens are features now, no longer decoration."""
        return ["garden"]

    def figures(self) -> list[FigureSpec]:
        """Name, how many each player has, and its role by kind of segment."""
        return [FigureSpec("gardener", 1, {"garden": "gardener"})]

    def steps(self) -> list[tuple[str, Step]]:
        """The harvest follows the figure; the apples come when they are pushed."""
        return [("figure", Harvest()), ("", Apples(self.worms))]

    def actions(self) -> list[ActionKind]:
        """The words of the two steps."""
        return [ShakeKind(), ApplesKind()]

    def points(self) -> list[Points]:
        """What an orchard is worth."""
        return [OrchardPoints()]

    def state_slots(self, n_seats: int) -> list[int]:
        """Basket, shaking, worm."""
        return [0, 0, 0]

    def cares_about(self, spec: TileSpec) -> bool:
        """Other tiles may go anywhere, and are placed faster."""
        return spec.id == "orchard"

    def may_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> bool:
        """ORC-2. Asked only where the sides agree."""
        for side in range(4):
            beside = state.board.placed_at(state.board.step(cell, side))
            if beside is not None and beside.tile.id == "orchard":
                return False
        return True

    def why_not_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> Refusal | None:
        """The words for it."""
        if self.may_place(state, tile, turns, cell):
            return None
        return Refusal("orchards-touch", "ORC-2", "Two orchards may not lie side by side.")

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Better words than "a gardener may not stand on a city" (ORC-3)."""
        if action & KIND_MASK != FIGURE or (action >> TURNS_SHIFT) & 15 != self.gardener:
            return None
        placed = engine.state.board.placed_at(action >> CELL_SHIFT)
        assert placed is not None, "the words of the action named a tile"
        feature = engine.rules.kind_names[placed.rot.segments[(action >> SEGMENT_SHIFT) & 255].kind]
        if feature == "garden":
            return None
        return Refusal("gardener-not-there", "ORC-3", "A gardener stands in an orchard and nowhere else.")


class OrchardsFortress(RuleModule):
    """Who mans a wall and who shakes a tree: first the walls, then the harvest."""

    id = "orchards-fortress"
    hooks = ("step_order",)
    requires = ("orchards", "fortress")

    def step_order(self) -> list[tuple[str, str]]:
        """The earlier step first."""
        return [("counterattack", "harvest")]
