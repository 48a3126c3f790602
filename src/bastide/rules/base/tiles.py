"""The 72 tiles of the base game and its start tile (BASE-01, BASE-03)."""

from importlib.resources import files

from bastide.core.engine import Engine
from bastide.core.hooks import RuleModule
from bastide.core.refusal import RulesetError
from bastide.core.tiles import TileSpec, read_catalogue

CATALOGUE = "tiles/base.json"


def base_catalogue() -> list[TileSpec]:
    """The catalogue of the base tiles."""
    text = files("bastide.data").joinpath(CATALOGUE).read_text(encoding="utf-8")
    return read_catalogue(text, CATALOGUE)


class BaseTiles(RuleModule):
    """Land tiles for the bag; the one marked as start lies on the table first."""

    id = "base-tiles"
    hooks = ("tiles", "start")

    def tiles(self) -> list[TileSpec]:
        """72 tiles in 33 types: 24 letters, gardens and the start tile apart."""
        return base_catalogue()

    def start(self, engine: Engine) -> None:
        """Lay the start tile, unturned, in the middle (BASE-03)."""
        state = engine.state
        for tile in engine.rules.tiles:
            if tile.spec.marks.get("start"):
                state.add(engine.rules.bag_slot + tile.index, -1)
                state.bag -= 1
                state.lay(tile, state.board.centre, 0, -1)
                return
        raise RulesetError("no tile of the catalogue is marked as the start tile")
