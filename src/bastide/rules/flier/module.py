"""The module of The Flying Machines."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.actions import TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.geometry import COMPASS, SIDE_NAMES
from bastide.core.ruleset import Ruleset
from bastide.core.state import NOBODY
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile
from bastide.rules.base.tiles import LandTiles
from bastide.rules.flier.flight import FLIGHT, KIND_BITS, LANDING, Die, Flight, Fly, Landing, flying_kind
from bastide.rules.flier.machine import DIE, MARK, OVER, Machines
from bastide.rules.flier.view_types import FlierSide


class Flier(LandTiles):
    """8 land tiles with a flying machine. Without gardens one of them is replaced (FLI-01)."""

    id = MARK
    picture = ("FL-straight-diagonal", 0)
    shape = FlierSide
    catalogue = "tiles/flier.json"
    tiles_option = "flier_tiles"
    fixed = (RequiredCount("land", 8, "FLI-01", any_tile),)
    prints = (Attribute(MARK, dict, keys=(("side", tuple(SIDE_NAMES)), ("over", OVER)), look="machine"),)
    hooks = ("options", "tiles", "steps", "actions", "offer", "view")
    requires = ("base-rules",)
    tells: ClassVar[dict[str, str]] = {
        "by flier": ", by flying machine (FLI-13)",
        "flight": "{who} flies {distance:cell} far, to {where} (FLI-12)",
        "flight-failed": "{who}'s {kind} comes back: there is no place to land at {where} (FLI-15)",
    }

    def __init__(self) -> None:
        super().__init__()
        self.machines = Machines()

    def ready(self, rules: Ruleset) -> None:
        """Note which tiles have machines, and who may fly where."""
        self.machines.ready(rules)

    def steps(self) -> list[tuple[str, Step]]:
        """Both are pushed by the choice to fly (FLI-12, FLI-13)."""
        return [("", Flight(self.machines)), ("", Landing(self.machines))]

    def actions(self) -> list[ActionKind]:
        """Flying, and the die."""
        return [Fly(self.machines), Die()]

    def offer(self, engine: Engine, step: str) -> None:
        """Flying instead of a figure on the tile (FLI-10)."""
        state, code = engine.state, i64(engine.rules.kind_code[Fly.word])
        kinds = [] if self.machines.just_placed(state) is None else self.machines.fliers
        for kind in kinds:
            if state.supply(state.seat, kind) > 0:
                engine.add_offer(code | (i64(kind) << TURNS_SHIFT))

    def view(self, engine: Engine) -> dict[str, object]:
        """`flight` while a meeple may fly or flies."""
        state, name = engine.state, engine.current().name
        placed = self.machines.just_placed(state)
        if placed is None or state.decider == NOBODY or name not in ("figure", FLIGHT, LANDING):
            return {}
        flies, far = name != "figure", engine.pending_arg() >> KIND_BITS if name == LANDING else i64(0)
        flight = {
            "figure": engine.rules.figure_specs[int(flying_kind(engine))].name if flies else "",
            "x": state.board.x(int(placed.cell)),
            "y": state.board.y(int(placed.cell)),
            "direction": COMPASS[int(self.machines.direction(placed))],
            "distance": int(far),
            "cells": [list(self.machines.target(state, n)) for n in DIE],
        }
        return {"flight": flight}
