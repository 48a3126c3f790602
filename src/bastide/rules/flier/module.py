"""The module of The Flying Machines."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.geometry import SIDE_NAMES
from bastide.core.options import Option, Value
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.state import NOBODY
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, check_land, tiles_in_play
from bastide.core.tiles.specs import TileSpec
from bastide.rules.base.tiles import GARDENS, plain_twin
from bastide.rules.flier.flight import FLIGHT, KIND_BITS, LANDING, Die, Flight, Fly, Landing, flying_kind, offer_flights
from bastide.rules.flier.machine import COMPASS, DIE, MARK, OVER, Machines
from bastide.rules.flier.view_types import FlierSide


class Flier(RuleModule):
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
        self.machines = Machines()
        self.gardens = True

    def options(self) -> list[Option]:
        """None of its own. It follows the option of the gardens."""
        return []

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note which printing is played (HOUSE-4)."""
        self.gardens = bool(chosen.get(GARDENS, True))

    def ready(self, rules: Ruleset) -> None:
        """Note which tiles have machines, and who may fly where."""
        self.machines.ready(rules)

    def tiles(self) -> list[TileSpec]:
        """Mixed into the land tiles (FLI-01)."""
        specs = tiles_in_play(self)
        return specs if self.gardens else [plain_twin(spec) for spec in specs]

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """They are land tiles."""
        return check_land(spec, where)

    def steps(self) -> list[tuple[str, Step]]:
        """Both are pushed by the choice to fly (FLI-12, FLI-13)."""
        return [("", Flight(self.machines)), ("", Landing(self.machines))]

    def actions(self) -> list[ActionKind]:
        """Flying, and the die."""
        return [Fly(self.machines), Die()]

    def offer(self, engine: Engine, step: str) -> None:
        """Flying instead of a figure on the tile (FLI-10)."""
        offer_flights(engine, self.machines)

    def view(self, engine: Engine) -> dict[str, object]:
        """`flight` while a meeple may fly or flies."""
        state, name = engine.state, engine.current().name
        placed = self.machines.just_placed(state)
        if placed is None or state.decider == NOBODY or name not in ("figure", FLIGHT, LANDING):
            return {}
        fliers = self.machines.fliers
        if name == "figure" and not any(state.supply(state.seat, kind) > 0 for kind in fliers):
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
