"""The two symbols that act in the figure step: reinforce (ANN-30, ANN-31) and portal (ANN-32)."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.actions import Action, pack_spot
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.refusal import Refusal
from bastide.core.spot_actions import SpotKind, figure_kind, spot_node
from bastide.rules.arrows.symbols import PORTAL, REINFORCE, Arrows, no_such_symbol
from bastide.rules.base.figures import none_left, own_segments, put_chosen, why_not_stand


class SymbolSpot(SpotKind):
    """A meeple is put where the symbol allows it, instead of a figure on the new tile (ANN-35)."""

    symbol: ClassVar[int] = 0

    def __init__(self, arrows: Arrows) -> None:
        self.arrows = arrows

    def apply(self, engine: Engine, action: i64) -> bool:
        """Put the meeple on the board."""
        put_chosen(engine, action, self.word)
        return True

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Nothing while no symbol is active: the reasons would be of no interest."""
        return super().sayable(engine, placed) if self.arrows.active(engine.state) == self.symbol else []

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No active symbol, an empty supply, a wrong kind of figure, or a wrong place."""
        rules, state = engine.rules, engine.state
        if engine.current().question != self.question:
            return None
        if self.arrows.active(state) != self.symbol:
            return no_such_symbol(self.word)
        kind = int(figure_kind(action))
        name = rules.figure_specs[kind].name
        if kind not in self.arrows.brings:
            text = f"This symbol brings a meeple, not a figure such as {name}."
            return Refusal("wrong-figure", "ANN-31", text, {"figure": name, "feature": ""})
        if state.supply(state.seat, kind) == 0:
            return none_left(name)
        node = spot_node(state, action)
        feature = rules.kind_names[node.kind]
        if not (self.arrows.reach >> node.kind) & 1:  # gardens
            text = f"This symbol reaches roads, cities, fields and monasteries, not a {feature}."
            return Refusal("wrong-figure", "COM-25", text, {"figure": name, "feature": feature})
        return why_not_stand(engine, kind, node) or self.why_there(engine, node, feature)

    def why_there(self, engine: Engine, node: Node, feature: str) -> Refusal | None:
        """What is wrong with the segment."""
        return None


class Reinforce(SymbolSpot):
    """ "reinforce meeple road 1,0 EW": one more meeple where the player has one, even if others are in it."""

    word = "reinforce"
    cites = ("ANN-30",)
    symbol = REINFORCE

    def why_there(self, engine: Engine, node: Node, feature: str) -> Refusal | None:
        """None of the player's figures stands there."""
        return Refusal("no-figure-to-reinforce", "ANN-30", "None of your figures stands there.")


class Portal(SymbolSpot):
    """ "portal meeple city 0,0 N": a meeple on an earlier tile, in a feature that is unoccupied and not completed."""

    word = "portal"
    brings_there = True
    cites = ("ANN-32",)
    symbol = PORTAL

    def why_there(self, engine: Engine, node: Node, feature: str) -> Refusal | None:
        """The new tile, an occupied or a completed feature."""
        root = node.root()
        placed = engine.state.board.placed_at(node.cell)
        if placed is not None and placed.tile.unmanned:
            return Refusal("portal-unmanned", "COM-22", "No figure ever stands on this piece.")
        if is_new(engine, node.cell):
            text = "The portal leads to earlier tiles: on the tile just placed a figure goes as always."
            return Refusal("portal-this-tile", "COM-22", text)
        if root.figures:
            text = f"This {feature} is already occupied: a figure stands in it."
            return Refusal("portal-not-free", "ANN-32", text, {"feature": feature})
        return Refusal("portal-completed", "ANN-32", f"This {feature} is completed already.", {"feature": feature})


def is_new(engine: Engine, cell: i64) -> bool:
    """Whether the tile there was placed in this turn."""
    state = engine.state
    k: i64 = 0
    for k in range(state.turn_laid, state.board.n_laid):  # noqa: SIM110 - a loop is three times as fast compiled
        if state.board.laid[k].cell == cell:
            return True
    return False


def offer_symbol(engine: Engine, arrows: Arrows) -> None:
    """The placements that the active symbol allows, if a figure is in supply (ANN-29 to ANN-32)."""
    state = engine.state
    symbol = arrows.active(state)
    if symbol == 0:
        return
    for kind in arrows.brings:
        if state.supply(state.seat, kind) > 0:
            if symbol == REINFORCE:
                offer_reinforce(engine, arrows, kind)
            elif symbol == PORTAL:
                offer_portal(engine, arrows, kind)


def offer_reinforce(engine: Engine, arrows: Arrows, kind: i64) -> None:
    """Every segment with a figure of the player where a meeple can stand (ANN-31: not on a garden)."""
    code: i64 = engine.rules.kind_code[Reinforce.word]
    for node in own_segments(engine.state, engine.state.seat, arrows.reach):
        if engine.rules.may_stand_modules and not engine.rules.may_stand(engine.state, kind, node):
            continue
        engine.add_offer(pack_spot(code, kind, node.index - node.base, node.cell))


def offer_portal(engine: Engine, arrows: Arrows, meeple: i64) -> None:
    """Every segment of an earlier tile whose feature is unoccupied and not completed."""
    rules, state = engine.rules, engine.state
    stands: i64 = arrows.reach
    code: i64 = rules.kind_code[Portal.word]
    nodes = state.features.nodes
    k: i64 = 0
    i: i64 = 0
    for k in range(state.turn_laid):
        placed = state.board.laid[k]
        if placed.tile.unmanned:
            continue
        for i in range(placed.rot.n_segments):
            node = nodes[placed.base + i]
            if (stands >> node.kind) & 1:
                root = node.root()
                if rules.may_stand_modules and not rules.may_stand(state, meeple, node):
                    continue
                if root.figures == 0 and not (root.open == 0 and (rules.completes >> root.kind) & 1):
                    engine.add_offer(pack_spot(code, meeple, i, placed.cell))
