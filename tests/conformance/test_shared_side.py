"""Two cities of one tile that share a side, half each (need N2)."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import pytest

from bastide import Game
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.catalogue import TileError, read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tileset_diff import shape_of
from bastide.rules import MODULES
from tests.conformance.laws import Witness
from tests.conformance.plugs import Plugs
from tests.properties.own_sets import turned_part

SHARED: Final[dict[str, Any]] = {
    "id": "shared-side",
    "count": 12,
    "segments": [
        {"kind": "city", "sides": "NW"},
        {"kind": "city", "sides": "E", "also": "N"},
        {"kind": "field", "halves": [4, 5], "cities": [0, 1]},
    ],
}


class SharedSides(RuleModule):
    """Twelve tiles, each with two cities that share its north side."""

    id = "shared-sides"
    hooks = ("tiles",)

    def tiles(self) -> list[TileSpec]:
        return read_catalogue(json.dumps([SHARED]), "shared-sides")


@pytest.fixture(autouse=True)
def _shared_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "shared-sides", SharedSides)
    monkeypatch.setitem(MODULES, Plugs.id, Plugs)


def after(*places: str) -> Game:
    game = Game("base+shared-sides", players=2, chance="manual")
    for place in places:
        game.push(f"draw {place.split()[0]}")
        game.push(f"place {place}")
        game.push("pass")
    return game


def cities(game: Game) -> list[tuple[int, int]]:
    """The number of tiles and of open sides of each city, as the engine counts them."""
    features = game.engine.state.features
    nodes = features.nodes[: int(features.n_nodes)]
    city = game.engine.rules.kinds["city"]
    return sorted((int(node.tiles), int(node.open)) for node in nodes if node.kind == city and node.root() is node)


def counted(game: Game) -> list[tuple[int, int]]:
    """The same, counted side by side over the whole map."""
    state = game.engine.state
    board, city = state.board, game.engine.rules.kinds["city"]
    cells: dict[int, set[int]] = defaultdict(set)
    opened: dict[int, int] = defaultdict(int)
    for placed in board.laid[: int(board.n_laid)]:
        for number, part in enumerate(placed.rot.segments):
            if part.kind == city:
                root = int(state.node_at(placed, number).root().index)
                cells[root].add(int(placed.cell))
                for side in range(4):
                    held = number in (placed.rot.side_segment[side], placed.rot.also_segment[side])
                    opened[root] += held and board.placed_at(board.step(int(placed.cell), side)) is None
    return sorted((len(cells[root]), opened[root]) for root in cells)


def test_a_city_laid_at_the_shared_side_joins_both() -> None:
    assert cities(after("shared-side 0,-1 180")) == [(2, 2)]


def test_while_the_shared_side_is_open_both_cities_are() -> None:
    assert cities(after("shared-side 0,-1 270")) == [(1, 2), (2, 1)]


def test_two_shared_sides_against_each_other_make_one_city() -> None:
    assert cities(after("shared-side 0,-1 270", "shared-side -1,-1 90")) == [(3, 3)]


def test_a_completed_city_pays_each_tile_once() -> None:
    game = after("shared-side 0,-1 180", "E 1,-1 270")
    game.push("draw E")
    game.push("place E -1,-1 90")
    game.push("meeple city -1,-1 E")
    (line,) = game.explain()
    assert (line.points, line.count) == (8, 4)


def test_a_turned_entry_is_the_same_tile() -> None:
    turned = {**SHARED, "segments": [turned_part(part) for part in SHARED["segments"]]}
    first, second = (read_catalogue(json.dumps([entry]), "")[0] for entry in (SHARED, turned))
    assert second.segments[1].also == [1]
    assert shape_of(first) == shape_of(second)


def test_the_shared_side_belongs_to_another_city_of_the_tile() -> None:
    lonely = {**SHARED, "segments": [SHARED["segments"][0], {**SHARED["segments"][1], "also": "S"}]}
    with pytest.raises(TileError, match="'also' must be a side of another city: N, W"):
        read_catalogue(json.dumps([lonely]), "")


@pytest.mark.parametrize("text", ["base+fields", "base+fields+inns+traders", f"base+{Plugs.id}"])
def test_a_game_obeys_the_invariants(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+shared-sides", players=3, chance="manual"), text).play()
    assert cities(witness.game) == counted(witness.game)
    witness.replay(tmp_path)
    witness.rewind()
