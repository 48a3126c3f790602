"""Every feature on the map: the parts of the map, once each, and of occupied ones what features.py says."""

from itertools import islice

import pytest

from bastide.aids import Feature, features, survey
from bastide.core.engine import Engine
from bastide.game import Game
from bastide.records.position import read_position
from tests.aids.boards import GAMES, boards


def check(engine: Engine, found: list[Feature]) -> None:
    """Every segment is told once; sides that are open lead to empty cells; counters are those of the engine."""
    state, board = engine.state, engine.state.board
    told = [segment for one in found for segment in one.segments]
    assert len(told) == len(set(told)) == state.features.n_nodes
    roots = [node for node in state.features.nodes[: int(state.features.n_nodes)] if node.root() is node]
    for one, root in zip(found, roots, strict=True):
        assert (one.tiles, one.shields) == (root.tiles, root.shields)
        assert one.cells == state.cells_of(root)
        for x, y, side in one.open:
            cell = board.cell(x, y)
            there = cell if side == "" else board.step(cell, "NESW".index(side))
            assert board.placed_at(there) is None
            assert side == "" or (x, y) in one.cells
        if one.closed:
            assert (one.open, one.closes if not one.figures else 1.0) == ([], 1.0)
        assert 0.0 <= one.closes <= 1.0
    for owned in features(engine).features:
        (same,) = [one for one in found if one.segments == owned.segments]
        assert (same.owners, same.figures, same.points, same.closes) == (
            owned.owners, owned.figures, owned.points, owned.closes,
        )  # fmt: skip
        assert same.expected == max(owned.expected)


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_the_map_is_told_once(rules: str, players: int, options: dict[str, object]) -> None:
    for engine in islice(boards(rules, players, options, seed=4), 15, None, 45):
        before = engine.hash()
        check(engine, survey(engine))
        assert engine.hash() == before


def test_a_small_board() -> None:
    """The city of the start with its cap is closed and nobody's; the road goes on to both sides."""
    game = Game("base+fields", players=2, chance="manual")
    for action in ("draw U", "place U 1,0 0", "meeple road 1,0 EW", "draw E", "place E 0,-1 180"):
        game.push(action)
    city, road, north, south = (
        game.feature_at(x, y, at) for x, y, at in ((0, 0, "N"), (0, 0, "EW"), (0, 0, "27"), (0, 0, "3456"))
    )
    assert (city.kind, city.closed, city.open, city.owners, city.tiles) == ("city", True, [], [], 2)
    assert (city.points, city.expected, city.closes) == (4, 4.0, 1.0)
    assert (road.open, road.points, road.owners) == ([(0, 0, "W"), (1, 0, "E")], 2, [0])
    assert (north.kind, north.points, north.closed) == ("field", 3, False)
    assert (south.open, south.points) == ([(0, 0, "S"), (0, 0, "W"), (1, 0, "E"), (1, 0, "S")], 0)


def test_around_a_monastery() -> None:
    engine = read_position("position/1 base tiles=B:0,1:0")
    (monastery,) = [one for one in survey(engine) if one.kind == "monastery"]
    assert monastery.open == [(-1, 0, ""), (1, 0, ""), (-1, 1, ""), (1, 1, ""), (-1, 2, ""), (0, 2, ""), (1, 2, "")]
    assert (monastery.points, monastery.closed, monastery.figures) == (2, False, [0, 0])
