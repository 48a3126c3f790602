"""An open catalogue: modules declare kinds of segments and what is printed on them; no key is dropped silently."""

import json
import random
from typing import Any

import pytest
from mypy_extensions import i64

from bastide.core.actions import Action
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.notation import find_refusal, to_packed
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.core.tiles.attributes import BY_SIDES, INSIDE, Attribute, Printed, SegmentKind
from bastide.core.tiles.catalogue import TileError, read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.rules.base.module import BaseRules
from bastide.rules.base.tiles import BaseTiles
from bastide.rules.fields import Fields

WEST, EAST = {"kind": "field", "halves": [0, 5, 6, 7]}, {"kind": "field", "halves": [1, 2, 3, 4]}
LINE: dict[str, Any] = {"id": "line", "count": 6, "segments": [{"kind": "rail", "sides": "NS"}, WEST, EAST]}
STATION: dict[str, Any] = {
    "id": "station",
    "count": 6,
    "segments": [{"kind": "rail", "sides": "S", "station": True}, {"kind": "field", "halves": list(range(8))}],
}
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
PRINTS: tuple[Printed, ...] = (SegmentKind("rail", BY_SIDES, terrain=True), Attribute("station", bool, ("rail",)))


class RailPoints(Points):
    """A railway is worth 1 a tile, with a station 3."""

    reason = "rail"
    feature = "rail"

    def __init__(self) -> None:
        self.station: i64 = 0

    def points(self, state: State, root: Node, final: bool) -> i64:
        return root.tiles * (3 if root.marks & self.station else 1)


class Railways(RuleModule):
    """A kind of segment with a terrain of its own, an attribute of it, a figure that stands on it."""

    id = "railways"
    prints = PRINTS
    hooks = ("tiles", "kinds", "figures", "points")

    def __init__(self) -> None:
        self.line = RailPoints()

    def ready(self, rules: Ruleset) -> None:
        self.line.station = rules.marks["station"]

    def tiles(self) -> list[TileSpec]:
        return read_catalogue(json.dumps([LINE, STATION]), "railways", self.prints)

    def kinds(self) -> list[str]:
        return ["rail"]

    def figures(self) -> list[FigureSpec]:
        return [FigureSpec("engine-driver", 2, {"rail": "driver"})]

    def points(self) -> list[Points]:
        return [self.line]


def railway() -> Engine:
    return Engine(Ruleset("base+fields+railways", [BaseRules(), BaseTiles(), Fields(), Railways()], 2, 0))


def roots(engine: Engine) -> list[Node]:
    """The railways on the board."""
    features, code = engine.state.features, engine.rules.kinds["rail"]
    nodes = features.nodes[: int(features.n_nodes)]
    return [node for node in nodes if node.kind == code and node.root() is node]


def shown(engine: Engine, root: Node) -> bool:
    """Whether any of its segments shows a station, as printed."""
    node, found = root, False
    while True:
        found = found or node.seg.open == 1
        node = node.next
        if node is root:
            return found


def test_a_kind_of_a_module_is_laid_joined_scored_and_taken_back() -> None:
    drivers = paid = stations = 0
    for seed in range(4):
        engine, chance = railway(), random.Random(seed)
        engine.state.listening = True
        start = engine.hash()
        while not engine.over:
            action = chance.choice([int(engine.acts[i]) for i in range(int(engine.legal()))])
            before = engine.hash()
            engine.push(action)
            engine.pop()
            assert engine.hash() == before
            engine.push(action)
        for root in roots(engine):
            assert (root.marks == engine.rules.marks["station"]) == shown(engine, root)
            stations += bool(root.marks)
        drivers += sum(line.reason == "rail" for line in engine.state.lines)
        paid += sum(line.points == 3 * line.count for line in engine.state.lines if line.reason == "rail")
        while engine.plies:
            engine.pop()
        assert engine.hash() == start
    assert stations > 4
    assert 0 < paid < drivers


def test_nothing_but_its_like_lies_at_a_terrain_of_a_module() -> None:
    engine = railway()
    assert engine.rules.codes.terrains == {"road": 2, "city": 3, "river": 4, "rail": 5}
    engine.push(to_packed(engine, Action("draw", "line")))
    refusals = [find_refusal(engine, Action("place", "line", x, y, turn)) for x, y in BESIDE for turn in (0, 90)]
    wrong = [one.text for one in refusals if one is not None and one.code == "side-mismatch"]
    assert "On the south side rail would meet city." in wrong
    assert refusals.count(None) == 1, "beside the only field side of the start tile"


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ({**LINE, "colour": "red"}, "toy, entry 1 (line): a tile has no 'colour'; known are id, count, "),
        (
            {**LINE, "segments": [{"kind": "rail", "sides": "NS", "sation": True}, WEST, EAST]},
            "toy, entry 1 (line), segment 0: a rail has no 'sation'; known are kind, sides, halves, cities, station",
        ),
        (
            {**LINE, "segments": [{"kind": "rail", "sides": "NS", "station": 1}, WEST, EAST]},
            "toy, entry 1 (line), segment 0: 'station' must be true or false",
        ),
        (
            {**LINE, "segments": [{"kind": "rail", "sides": "NS"}, {**WEST, "station": True}, EAST]},
            "toy, entry 1 (line), segment 1: a field has no 'station'",
        ),
        ({**LINE, "cells": [{"dx": 0, "dy": 0, "at": 1, "segments": LINE["segments"]}]}, "a cell has no 'at'"),
        ({**LINE, "segments": [{"kind": "canal", "sides": "NS"}, WEST, EAST]}, "'kind' must be one of city, road, "),
        ({**LINE, "start": "yes"}, "toy, entry 1 (line): 'start' must be true or false"),
        ({**LINE, "letter": 5}, "toy, entry 1 (line): 'letter' must be a word"),
    ],
)
def test_what_nobody_has_declared_is_an_error_that_names_it(entry: dict[str, Any], sentence: str) -> None:
    with pytest.raises(TileError) as error:
        read_catalogue(json.dumps([entry]), "toy", PRINTS)
    assert sentence in str(error.value)


def test_older_sets_of_users_may_hold_words_of_their_own() -> None:
    (spec,) = read_catalogue(json.dumps([{**LINE, "colour": "red"}]), "toy", PRINTS, strict=False)
    assert spec.marks == {}


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (SegmentKind("rail", INSIDE), "the kind of segment 'rail' is declared in two ways"),
        (Attribute("station", int, ("rail",)), "the attribute 'station' of a rail is declared with two types"),
        (Attribute("start", str), "the attribute 'start' of a tile is declared with two types"),
    ],
)
def test_modules_that_declare_a_word_in_two_ways_are_refused(other: Printed, sentence: str) -> None:
    class Rival(RuleModule):
        id = "rival"
        prints = (other,)

    with pytest.raises(RulesetError) as error:
        Ruleset("x", [BaseRules(), BaseTiles(), Railways(), Rival()], 2, 0)
    assert sentence in str(error.value)


def test_more_terrains_than_a_cells_code_holds_are_refused() -> None:
    class Kinds(RuleModule):
        id = "many"
        prints = tuple(SegmentKind(f"way{n}", BY_SIDES, terrain=True) for n in range(5))
        hooks = ("tiles",)

        def tiles(self) -> list[TileSpec]:
            ways = [
                {"id": f"w{n}", "count": 1, "segments": [{"kind": f"way{n}", "sides": "NS"}, WEST, EAST]}
                for n in range(5)
            ]
            return read_catalogue(json.dumps(ways), "many", self.prints)

    with pytest.raises(RulesetError, match="these rules have 8 terrains, and at most 6 can be played"):
        Ruleset("x", [BaseRules(), BaseTiles(), Kinds()], 2, 0)
