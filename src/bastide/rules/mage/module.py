"""The module of Mage & Witch."""

from typing import Any, ClassVar

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.notation import segment_place
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, has_attribute
from bastide.rules.base.tiles import LandTiles
from bastide.rules.mage.heuristics import MageHeuristics
from bastide.rules.mage.magic import MageKind, Magic, WitchKind
from bastide.rules.mage.pieces import MAGE, NAMES, SIGN, SLICE, WITCH, Pieces
from bastide.rules.mage.points import MageCity, MageRoad, WitchCity, WitchRoad
from bastide.rules.mage.view_types import MageSide


class Mage(LandTiles):
    """8 land tiles with a magic sign, and two neutral pieces that change the points of roads and cities (MAG-01)."""

    id = SLICE
    picture = ("MW-three-gate", 0)
    shape = MageSide
    catalogue = "tiles/mage.json"
    tiles_option = "mage_tiles"
    fixed = (
        RequiredCount("land", 8, "MAG-01", any_tile),
        RequiredCount("magic", 8, "MAG-01", has_attribute(SIGN), (("sign", "magic symbol"),)),
    )
    prints = (Attribute(SIGN, bool),)
    hooks = ("options", "tiles", "steps", "actions", "points", "completed", "state_slots", "setup", "view")
    requires = ("base-rules",)
    tells: ClassVar[dict[str, str]] = {
        "enchanted mage": "{who} puts the mage on the {feature} at {where} (MAG-10)",
        "enchanted witch": "{who} puts the witch on the {feature} at {where} (MAG-10)",
        "disenchanted mage": "The mage leaves the {feature} at {where} (MAG-23)",
        "disenchanted witch": "The witch leaves the {feature} at {where} (MAG-23)",
        "for mage-road": "the mage on {feature:a}, {count:tile}",
        "for mage-city": "the mage in {feature:a}, {count:tile}",
        "for witch-road": "the witch on {feature:a}, {count:tile}",
        "for witch-city": "the witch in {feature:a}, {count:tile}",
    }

    def __init__(self) -> None:
        super().__init__()
        self.pieces = Pieces()

    def ready(self, rules: Ruleset) -> None:
        """Note which tiles have the sign."""
        self.pieces.ready(rules)

    def steps(self) -> list[tuple[str, Step]]:
        """Before the figure (MAG-10)."""
        return [("place", Magic(self.pieces))]

    def actions(self) -> list[ActionKind]:
        """One for each piece."""
        return [MageKind(), WitchKind()]

    def points(self) -> list[Points]:
        """The witch depends on the sum of all others."""
        return [MageRoad(self.pieces), MageCity(self.pieces), WitchRoad(self.pieces), WitchCity(self.pieces)]

    def completed(self, engine: Engine, root: Node) -> None:
        """The piece goes off the board, whether the feature scored or not (MAG-23)."""
        for piece in (MAGE, WITCH):
            if self.pieces.is_in(engine.state, piece, root):
                self.pieces.remove(engine, piece)

    def heuristics(self) -> MageHeuristics:
        """Where the two are, and where they are worth most."""
        return MageHeuristics(self.pieces)

    def state_slots(self, n_seats: int) -> list[int]:
        """Where the two are."""
        return [0] * len(NAMES)

    def setup_may_set(self, state: State, place: int, number: int) -> bool:
        """A piece may be in any unfinished road or city without the other one."""
        other: i64 = state.values[self.pieces.slot + 1 - place]
        if not 0 < number <= state.features.n_nodes:
            return number == 0
        root = state.features.nodes[number - 1].root()
        apart = other == 0 or state.features.nodes[other - 1].root() is not root
        return apart and root.open > 0 and (self.pieces.goes >> root.kind) & 1 == 1

    def view(self, engine: Engine) -> dict[str, object]:
        """`magic`: the pieces that are on the board, with the cells of their features."""
        state = engine.state
        shown: list[dict[str, object]] = []
        for name, node, _ in self.shown_at(engine):
            cells = [list(cell) for cell in state.cells_of(node.root())]
            shown.append({"piece": name, **segment_place(engine, node), "cells": cells})
        return {"magic": shown}

    def shown_at(self, engine: Engine) -> list[tuple[str, Node, str]]:
        """The pieces on the board, by name."""
        return [(NAMES[piece], node, "") for piece, node in self.pieces.on_board(engine.state)]

    def says(self, view: dict[str, Any]) -> list[str]:
        """Where each of them is."""
        return [f"The {one['piece']} is on the {one['feature']} at {one['x']},{one['y']}." for one in view["magic"]]
