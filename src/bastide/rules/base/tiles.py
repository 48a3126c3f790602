"""The 72 tiles of the base game and its start tile (BASE-01, BASE-03)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.options import Option, Value
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.state import State
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, check_land, is_start, tiles_in_play
from bastide.core.tiles.specs import TileSpec
from bastide.core.vectors import vec

PLAIN: Final = "plain"
GARDENS: Final = "gardens"
GARDENS_VERSION: Final = "gardens_version"
EVERY_BOX: Final = 2
"""The version of HOUSE-4 in which no tile of any box has a garden. In version 1 river and siege tiles kept theirs."""


def without_gardens(specs: list[TileSpec]) -> list[TileSpec]:
    """Replace each tile with a garden by one more copy of the tile that differs only in the garden."""
    plain = [spec for spec in specs if not spec.marks.get("garden")]
    twins = {_but_for_garden(spec): spec for spec in plain if not spec.marks.get("start")}
    more: dict[str, int] = {}
    for spec in specs:
        if spec.marks.get("garden"):
            found = twins.get(_but_for_garden(spec))
            if found is None:
                text = f"without gardens (HOUSE-4) a set needs a tile like {spec.id} but for the garden"
                raise RulesetError(text, "own-tiles-garden", "HOUSE-4", {"tile": spec.id})
            twin = found.id
            more[twin] = more.get(twin, 0) + spec.count
    return [replace(spec, count=spec.count + more.get(spec.id, 0)) for spec in plain]


def _but_for_garden(spec: TileSpec) -> str:
    return str([part for part in spec.segments if part.kind != "garden"])


def plain_printing(specs: list[TileSpec], chosen: Mapping[str, Value]) -> list[TileSpec]:
    """Apply HOUSE-4 to the tiles of another box. Without gardens each tile becomes its `plain_twin`, or one more copy
    of the tile that differs only in the garden. Raises RulesetError if a set has neither."""
    if chosen.get(GARDENS, True):
        return specs
    return without_gardens([plain_twin(spec) if PLAIN in spec.marks else spec for spec in specs])


def select_printing(specs: list[TileSpec], chosen: Mapping[str, Value]) -> list[TileSpec]:
    """As `plain_printing`, for a box that kept its gardens in version 1 of HOUSE-4."""
    return plain_printing(specs, chosen) if chosen.get(GARDENS_VERSION) == EVERY_BOX else specs


def plain_twin(spec: TileSpec) -> TileSpec:
    """The tile of the first printing, which has no garden."""
    name = spec.marks.get("plain")
    if not isinstance(name, str) and spec.marks.get("garden"):
        text = f"without gardens (HOUSE-4) the tile {spec.id} needs 'plain', the name of the same without its garden"
        raise RulesetError(text, "own-tiles-garden", "HOUSE-4", {"tile": spec.id})
    if not isinstance(name, str):
        return spec
    cells = tuple(
        replace(cell, segments=tuple(part for part in cell.segments if part.kind != "garden")) for cell in spec.cells
    )
    marks = {key: value for key, value in spec.marks.items() if key not in ("garden", "plain")}
    return replace(spec, id=name, cells=cells, marks=marks)


def symbol_placed(state: State, shown: "vec[i64]") -> PlacedCell | None:
    """The tile of this part of the turn, if it has a symbol. `shown` is by tile type, -1 for none."""
    k: i64 = 0
    for k in range(state.turn_laid, state.board.n_laid):
        placed = state.board.laid[k]
        if shown[placed.tile.index] >= 0:
            return placed
    return None


class LandTiles(RuleModule):
    """A box of land tiles, in the printing with gardens or without (HOUSE-4)."""

    def __init__(self) -> None:
        self.specs: list[TileSpec] = []

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note which printing is played."""
        self.specs = plain_printing(tiles_in_play(self), chosen)

    def tiles(self) -> list[TileSpec]:
        """They are mixed into the land tiles."""
        return self.specs

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """They are land tiles."""
        return check_land(spec, where)


class LandBox(LandTiles):
    """A box of land tiles, whose parts and figures can be played without them (HOUSE-8)."""

    land_option: ClassVar[str] = ""
    switches: ClassVar[tuple[str, ...]] = ()  # the options that switch off a part

    def __init__(self) -> None:
        super().__init__()
        self.played: dict[str, bool] = dict.fromkeys(self.switches, True)
        self.land = True

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note what is played."""
        self.played = {name: bool(chosen[name]) for name in self.switches}
        self.land = bool(chosen[self.land_option])
        if self.land:
            super().set_options(chosen)


class BaseTiles(RuleModule):
    """Land tiles for the bag. The one marked as start lies on the table first."""

    id = "base-tiles"
    catalogue = "tiles/base.json"
    tiles_option = "base_tiles"
    fixed = (RequiredCount("land", 72, "BASE-01", any_tile), RequiredCount("start", 1, "BASE-03", is_start))
    hooks = ("options", "tiles", "start")

    def __init__(self) -> None:
        self.gardens = True

    def options(self) -> list[Option]:
        """HOUSE-4: the first printing has no gardens."""
        return [
            Option(GARDENS, (True, False), "HOUSE-4"),
            Option(GARDENS_VERSION, (EVERY_BOX, 1), "HOUSE-4", aside=True, version_of=GARDENS),
        ]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note which printing is played."""
        self.gardens = bool(chosen[GARDENS])

    def tiles(self) -> list[TileSpec]:
        """72 tiles in 33 types: 24 letters, gardens and the start tile separately."""
        specs = tiles_in_play(self)
        return specs if self.gardens else without_gardens(specs)

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """One of them is the start tile."""
        return check_land(spec, where, ("start",))

    def start(self, engine: Engine) -> None:
        """Lay the start tile, not rotated, in the middle (BASE-03)."""
        state = engine.state
        for tile in engine.rules.tiles:
            if tile.spec.marks.get("start"):
                state.lay(tile, state.board.centre, 0, -1)
                return
        raise RulesetError("no tile of the catalogue is marked as the start tile")
