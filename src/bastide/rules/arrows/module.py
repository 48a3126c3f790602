"""The module of the 15 arrow tiles (ANN-07, ANN-20 to ANN-38)."""

from collections.abc import Callable
from typing import ClassVar, Final

from bastide.core.engine import Engine
from bastide.core.geometry import SIDE_NAMES
from bastide.core.options import Option, Value
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, check_land, tiles_in_play
from bastide.core.tiles.specs import TileSpec
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.arrows.spots import Portal, Reinforce, offer_symbol
from bastide.rules.arrows.symbols import LYING, PRINTED_WORDS, SLICE, ActivateKind, AgainKind, Arrows, ExtraTurn, Symbol
from bastide.rules.arrows.view_types import ExtraSide
from bastide.rules.base.tiles import select_printing

WORTH: Final = {"reinforce": 0.1, "portal": 0.2, "extra-turn": 0.3}
"""Points that a waiting symbol is likely to bring, tuned by matches of the bot against itself (benchmarks/bots.py)."""


def symbol_of(spec: TileSpec) -> str:
    """The symbol of its arrow, "" if it has none."""
    mark = spec.marks.get("arrow")
    return str(mark.get("symbol", "")) if isinstance(mark, dict) else ""


def has_symbol(word: str) -> Callable[[TileSpec], bool]:
    """A test whether a tile has that symbol."""
    return lambda spec: symbol_of(spec) == word


FIXED = (
    RequiredCount("land", 15, "ANN-20", any_tile),
    *[RequiredCount("symbol", 5, "ANN-07", has_symbol(word), (("symbol", word),)) for word in PRINTED_WORDS[1:]],
)


class ArrowHeuristics(ModuleHeuristics):
    """A tile placed where arrows point gets their symbols."""

    def __init__(self, arrows: Arrows) -> None:
        self.arrows = arrows

    def waits(self, state: State) -> list[tuple[int, float]]:
        """Arrows on the board that point at empty cells (ANN-24)."""
        return [(cell, WORTH[symbol]) for cell, symbol in self.arrows.lying(state)]


class ArrowTiles(RuleModule):
    """Arrow tiles are shuffled into the land tiles and placed like any tile (ANN-20)."""

    id = SLICE
    picture = ("AN-F", 0)
    shape = ExtraSide
    catalogue = "tiles/arrows.json"
    prints = (Attribute("arrow", dict, keys=(("side", tuple(SIDE_NAMES)), ("symbol", tuple(PRINTED_WORDS[1:])))),)
    tiles_option = "arrows_tiles"
    fixed = FIXED
    hooks = ("options", "tiles", "steps", "actions", "offer", "state_slots", "setup", "view")
    requires = ("base-rules",)
    tells: ClassVar[dict[str, str]] = {
        "by reinforce": ", beside another one (ANN-30)",
        "by portal": ", by the portal (ANN-32)",
        "activated": "{who} may use the symbol of the arrow at {where}: {symbol:words} (ANN-23)",
        "extra-turn": "{who} takes an extra turn (ANN-33)",
        "for arrow": "an arrow, {count:empty cell}",
    }

    def __init__(self) -> None:
        self.arrows = Arrows()
        self.symbols: list[str] = []
        self.specs: list[TileSpec] = []

    def ready(self, rules: Ruleset) -> None:
        """Note which tiles have arrows, and which figures symbols put where."""
        self.arrows.ready(rules)

    def options(self) -> list[Option]:
        """A switch for each of the three symbols (ANN-07)."""
        return [Option(word, (True, False), "ANN-07") for word in PRINTED_WORDS[1:]]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Which symbols are in play, and on which tiles."""
        self.symbols = [word for word in PRINTED_WORDS[1:] if chosen[word]]
        self.specs = select_printing(tiles_in_play(self), chosen)

    def tiles(self) -> list[TileSpec]:
        """Five tiles for each symbol in play."""
        return [spec for spec in self.specs if symbol_of(spec) in self.symbols]

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """Each is a land tile with an arrow."""
        return check_land(spec, where)

    def steps(self) -> list[tuple[str, Step]]:
        """Symbols are activated after the tile is placed. The extra turn follows the scoring."""
        return [("place", Symbol(self.arrows)), ("score", ExtraTurn(self.arrows))]

    def actions(self) -> list[ActionKind]:
        """Choosing a symbol, the two symbols that put a meeple, and the extra turn."""
        return [ActivateKind(), Reinforce(self.arrows), Portal(self.arrows), AgainKind()]

    def state_slots(self, n_seats: int) -> list[int]:
        """The symbol activated in this turn, and the arrows on the board (symbols.py)."""
        return [0] * (LYING + sum(spec.count for spec in self.tiles()))

    def setup_tile_placed(self, engine: Engine) -> None:
        """An arrow that points at an empty cell waits (ANN-28)."""
        state = engine.state
        placed = state.board.laid[state.turn_laid]
        target = self.arrows.target(state, placed.tile.index, placed.rot.turns, placed.cell)
        if target >= 0 and state.board.placed_at(target) is None:
            self.arrows.lies(state, target, self.arrows.symbols[placed.tile.index])

    def view(self, engine: Engine) -> dict[str, object]:
        """`extra`: true during a pushed turn (ANN-33)."""
        state, rules = engine.state, engine.rules
        return {"extra": True} if state.pending > 0 and state.step > rules.step_index[ExtraTurn.name] else {}

    def heuristics(self) -> ArrowHeuristics:
        """Arrows that wait at empty cells."""
        return ArrowHeuristics(self.arrows)

    def offer(self, engine: Engine, step: str) -> None:
        """The placements that the active symbol allows."""
        offer_symbol(engine, self.arrows)
