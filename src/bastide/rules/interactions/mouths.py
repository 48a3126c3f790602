"""The fortress without a river: spring and lake are laid at its river mouths at the start (CON-06, CON-07)."""

from typing import Final

from bastide.core.engine import Engine
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.catalogue import load_catalogue
from bastide.core.tiles.river_mouths import RIVER, SPRING, lay_at_mouth
from bastide.core.tiles.specs import TileSpec

CATALOGUE: Final = "tiles/river.json"
LAKE: Final = "lake"


class Mouths(RuleModule):
    """Both tiles are from the base game's river."""

    id = "mouths"
    hooks = ("tiles", "supply", "started")
    requires = ("fortress",)
    excludes = ("river", "river20")

    def tiles(self) -> list[TileSpec]:
        """The other tiles of that river stay in the box."""
        return [spec for spec in load_catalogue(CATALOGUE) if spec.marks.get("role") in (SPRING, LAKE)]

    def supply(self, spec: TileSpec, count: int) -> int:
        """No river tile is drawn, including the one in the fortress box (CON-07)."""
        return 0 if any(part.kind == "river" for part in spec.segments) else count

    def started(self, engine: Engine) -> None:
        """Lay both, water to water."""
        lay_at_mouth(engine.state, SPRING, SPRING)
        lay_at_mouth(engine.state, LAKE, RIVER)
