"""Core geometry beyond the base tiles: pieces of several cells, crossing segments, rivers, layers."""

import json
import random

import pytest

from bastide.core.actions import Action
from bastide.core.engine import Engine
from bastide.core.notation import find_refusal, to_action
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.tiles.catalogue import TileError, read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.rules import PRINTED
from bastide.rules.base.module import BaseRules
from bastide.rules.base.tiles import BaseTiles
from bastide.rules.fields import Fields

DOUBLE = {
    "id": "double",
    "count": 6,
    "cells": [
        {"dx": 0, "dy": 0, "segments": [{"kind": "road", "sides": "EW"}, {"kind": "field", "halves": [0, 1, 2, 7]},
                                        {"kind": "field", "halves": [3, 4, 5, 6]}]},
        {"dx": 1, "dy": 0, "segments": [{"kind": "city", "sides": "E"}, {"kind": "road", "sides": "W"},
                                        {"kind": "field", "halves": [0, 1, 7], "cities": [0]},
                                        {"kind": "field", "halves": [4, 5, 6], "cities": [0]}]},
    ],
}  # fmt: skip

BRIDGE = {
    "id": "bridge",
    "count": 8,
    "segments": [
        {"kind": "city", "sides": "EW"},
        {"kind": "road", "sides": "NS"},
        {"kind": "field", "halves": [0], "cities": [0]},
        {"kind": "field", "halves": [1], "cities": [0]},
        {"kind": "field", "halves": [4], "cities": [0]},
        {"kind": "field", "halves": [5], "cities": [0]},
        {"kind": "mist", "sides": "N", "ghosts": 1},
    ],
}


class ExtraTiles(RuleModule):
    """Tiles of this test only."""

    id = "extra"
    hooks = ("tiles",)

    def __init__(self, entries: list[dict[str, object]]) -> None:
        self.entries = entries

    def tiles(self) -> list[TileSpec]:
        return read_catalogue(json.dumps(self.entries), "this test", PRINTED)


def engine_with(*entries: dict[str, object]) -> Engine:
    modules = [BaseRules(), BaseTiles(), Fields(), ExtraTiles(list(entries))]
    return Engine(Ruleset("base+fields+extra", modules, 2, 0))


def push(engine: Engine, text: str) -> None:
    action = Action.parse(text)
    assert find_refusal(engine, action) is None
    offers = {to_action(engine, engine.acts[i]).text: engine.acts[i] for i in range(engine.legal())}
    engine.push(offers[text])


def texts(engine: Engine) -> list[str]:
    return [to_action(engine, engine.acts[i]).text for i in range(engine.legal())]


def test_a_piece_of_two_cells_is_offered_only_where_both_find_room_and_agree() -> None:
    engine = engine_with(DOUBLE)
    push(engine, "draw double")
    places = texts(engine)
    # beside the start tile (city north, road east-west): its road may go on either way, its city cap may meet
    assert "place double 1,0 0" in places
    assert "place double -1,0 180" in places
    assert "place double -1,1 0" in places  # only its second cell touches: south of the start tile
    assert "place double -2,0 0" not in places  # the city of its second cell would meet the road
    assert "place double 3,0 0" not in places  # touches nothing
    assert "place double 0,-1 0" not in places  # field against the city
    assert len(places) == len(set(places))
    assert all(place.split()[3] in ("0", "90", "180", "270") for place in places)


def test_a_piece_of_two_cells_joins_features_through_both_and_counts_as_two_tiles() -> None:
    engine = engine_with(DOUBLE)
    push(engine, "draw double")
    push(engine, "place double 1,0 0")
    board = engine.state.board
    assert [board.x(int(p.cell)) for p in board.laid[: int(board.n_laid)]] == [0, 1, 2]
    road = engine.state.node_at(board.laid[0], [s.kind for s in board.laid[0].rot.segments].index(2)).root()
    assert int(road.tiles) == 3
    assert "meeple road 1,0 EW" in texts(engine)
    assert "meeple road 2,0 W" in texts(engine)


def test_segments_may_cross_on_a_tile_without_touching_each_other() -> None:
    engine = engine_with(BRIDGE)
    push(engine, "draw bridge")
    push(engine, "place bridge 1,0 90")  # its road runs east-west as the start tile's does
    assert "meeple city 1,0 NS" in texts(engine)
    assert "meeple road 1,0 EW" in texts(engine)
    push(engine, "meeple road 1,0 EW")
    assert int(engine.state.supply(0, 0)) == 6


def test_whole_games_with_such_tiles_are_taken_back_without_a_trace() -> None:
    engine = engine_with(DOUBLE, BRIDGE)
    start = engine.hash()
    for seed in range(3):
        chance = random.Random(seed)
        trail = []
        while not engine.over:
            n = int(engine.legal())
            offers = [int(engine.acts[i]) for i in range(n)]
            trail.append((engine.hash(), offers))
            engine.push(chance.choice(offers))
        assert int(engine.state.board.n_laid) + len(engine.state.discarded) >= 72 + 8 + 6
        while engine.plies:
            engine.pop()
            before, offers = trail.pop()
            assert engine.hash() == before
            assert [int(engine.acts[i]) for i in range(int(engine.legal()))] == offers
        assert engine.hash() == start


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"count": 0}, "this test, entry 1 (double): 'count' must be a whole number from 1"),
        ({"id": "two words"}, "this test, entry 1: 'id' must be a word"),
        ({"cells": [{"dx": 1, "dy": 0, "segments": []}]}, "half 0 lies in 0 fields, not in 1"),
        ({"cells": None, "segments": [{"kind": "castel"}]}, "'kind' must be one of"),
        ({"cells": None, "segments": [{"kind": "road", "sides": "NN"}]}, "'sides' must be letters of NESW"),
        (
            {"cells": None, "segments": [{"kind": "road", "sides": "N"}, {"kind": "city", "sides": "NE"}]},
            "side N belongs to two segments",
        ),
    ],
)
def test_a_wrong_catalogue_entry_is_refused_by_tile_and_field(change: dict[str, object], message: str) -> None:
    with pytest.raises(TileError) as error:
        read_catalogue(json.dumps([{**DOUBLE, **change}]), "this test")
    assert message in str(error.value)
