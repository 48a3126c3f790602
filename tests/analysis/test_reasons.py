"""Why a turn is good: on boards where it is plain to see."""

from typing import Any

import pytest

from bastide.analysis import analyse
from bastide.analysis.reasons import Reason, ReasonFinder
from bastide.core.engine import Engine
from bastide.game import Game
from bastide.rules.base.points import count_completed_cities
from tests.analysis.games import said
from tests.bots.family import found as positions
from tests.bots.family import offered
from tests.rules.drawer import Drawer
from tests.rules.gold_boards import lay
from tests.rules.tables import EngineTable, game_of


def reasons(before: list[str], turn: list[str]) -> list[Reason]:
    """Those of a turn after other actions; the game is left as it was. Where nobody is asked, "pass" is left out."""
    game = Game("base", players=2, chance="manual")
    for action in before:
        push(game, action)
    begun = len(game.actions)
    for action in turn:
        push(game, action)
    acts = [int(frame.action) for frame in game.engine.frames[begun : int(game.engine.plies)]]
    for _ in acts:
        game.pop()
    left, lines, events = game.hash(), len(game.explain()), game.events
    found = ReasonFinder(game.engine).of(acts)
    assert (game.hash(), len(game.explain()), game.events) == (left, lines, events)
    return found


def push(game: Game, action: str) -> None:
    """An action, if anybody is asked for it."""
    if action != "pass" or game.why(action) is None:
        game.push(action)


def only(found: list[Reason], kind: str, **fields: Any) -> Reason:
    """The one reason of a kind, which says this."""
    (one,) = [reason for reason in found if reason["kind"] == kind]
    assert {name: one[name] for name in fields} == fields
    return one


def test_the_best_turn_of_a_drawn_board() -> None:
    """The start city can be closed for four points, and the meeple comes back at once."""
    told = analyse(said("base+fields", ["draw E", "place E 0,1 180", "pass"]))
    one = told["decisions"][0]
    assert one["best"]["actions"] == ["place E 0,-1 180", "meeple city 0,-1 S"]
    assert one["loss"] > 3
    assert one["clear"] > 0.5
    only(one["best"]["reasons"], "scores", feature="city", seats=[0], points=4, cells=[[0, -1], [0, 0]])
    only(one["best"]["reasons"], "returns", figures=1)
    assert told["worst"] == [0]


CITY = ["draw N", "place N 0,-1 180", "meeple city 0,-1 ES"]
"""Seat 0 has the start city, which goes on at 1,-1."""


def test_a_figure_that_waits() -> None:
    """For what closes the city at its only open side; the tile in hand is out of the bag."""
    found = reasons(CITY[:1], CITY[1:])
    one = only(found, "claims", feature="city", cells=[[0, -1], [0, 0]], left=6)
    assert 0 < one["closes"] <= 1
    assert one["points"] > 2
    assert one["waits"]["at"] == [1, -1]
    assert (one["waits"]["tiles"]["D"], one["waits"]["tiles"]["H"]) == (3, 2)
    assert not {"V", "N", "B", "F", "C"} & set(one["waits"]["tiles"])
    assert len(found) == 1


def test_blocked_and_spoilt() -> None:
    """A road leads to the cell where the city goes on; with another city north of it few tiles close both."""
    city = ["draw M", "place M 0,-1 180", "meeple city 0,-1 ES"]
    before = [*city, "draw V", "place V 1,0 90", "pass", "draw U", "place U -1,0 0", "pass"]
    before += ["draw E", "place E 0,-2 0", "pass", "draw U", "place U -2,0 0", "pass"]
    turn = ["place E 1,-2 180", "pass"]
    blocked = only(reasons([*before, "draw E"], turn), "blocks", feature="city", seats=[0])
    assert blocked["closes"][0] > blocked["closes"][1] > 0
    assert blocked["points"] >= 0.5
    spoilt = only(reasons([*before, "draw U", "place U -3,0 0", "pass", "draw E"], turn), "spoils", feature="city")
    assert spoilt["closes"][1] == blocked["closes"][1]


def test_shared() -> None:
    """The cities of both become one."""
    mine = ["draw K", "place K 1,0 0", "meeple city 1,0 N"]
    found = reasons([*CITY, *mine, "draw N"], ["place N 1,-1 270", "pass"])
    whole = [[0, -1], [1, -1], [0, 0], [1, 0]]
    assert sum(one["points"] for one in found if one["kind"] == "scores") == 8
    only(found, "scores", feature="city", seats=[0, 1], points=8, cells=whole)
    found = reasons([*CITY, *mine, "draw R"], ["place R 1,-1 270", "pass"])
    only(found, "shares", feature="city", seats=[1], cells=whole)
    only(found, "helps", feature="city", seats=[1], cells=whole)


def test_taken_over() -> None:
    """Two against one: the other is paid no longer."""
    before = [*CITY, "draw K", "place K 1,0 0", "meeple city 1,0 N", "draw E", "place E 0,-2 0", "pass"]
    before += ["draw U", "place U -1,0 0", "pass", "draw E", "place E 1,-2 180", "meeple city 1,-2 S"]
    found = reasons([*before, "draw U", "place U -2,0 0", "pass", "draw C"], ["place C 1,-1 0", "pass"])
    only(found, "takes", feature="city", seats=[1])
    only(found, "robs", feature="city", seats=[1])


def test_helped_and_grown() -> None:
    road = ["draw U", "place U 1,0 0", "meeple road 1,0 EW"]
    helped = only(reasons([*road, "draw U"], ["place U 2,0 0", "pass"]), "helps", feature="road", seats=[0])
    assert helped["cells"] == [[0, 0], [1, 0], [2, 0]]
    other = ["draw E", "place E 0,-1 180", "pass"]
    grown = only(reasons([*road, *other, "draw U"], ["place U 2,0 0", "pass"]), "grows", feature="road", seats=[])
    assert grown["points"] == helped["points"] >= 0.5


def offer_of(engine: Engine, word: str) -> int:
    """The first offer that begins with a word, packed; 0 for none."""
    return next((act for text, act in offered(engine).items() if text.split()[0] == word), 0)


@pytest.mark.parametrize("word", ["pig", "builder"])
def test_a_figure_without_strength_claims_nothing(word: str) -> None:
    """A pig makes its seat's own field grow by a point for each completed city (TRA-63), a builder brings no points."""
    grown = []
    for engine in positions("base+fields+traders", "figure", [1, 2, 5, 7], lambda engine: offer_of(engine, word) != 0):
        act = offer_of(engine, word)
        told = [(one["kind"], one["points"]) for one in ReasonFinder(engine).of([act]) if one["kind"] != "scores"]
        engine.push(act)
        (node,) = [one.node for one in engine.state.figures if f".{word}." in one.id and one.node is not None]
        cities = int(count_completed_cities(engine.state, node.root())) if word == "pig" else 0
        engine.pop()
        assert told == ([("grows", cities)] if cities else [])
        grown.append(cities)
    assert (max(grown) > 0) == (word == "pig")


def test_ingots_taken_are_gained() -> None:
    """Red takes the ingots of a city. Blue expects no more than before (GOL-20)."""
    board = Drawer(EngineTable)("F90\nF90:a\n*", rules="base+goldmines", a="red city")
    lay(board, {(0, -1): 1, (0, -2): 2})
    board.draws("red", "E")
    game = game_of(board.table)
    engine = game.engine
    found = ReasonFinder(engine).of([offered(engine)["place E 0,-3 180"]])
    only(found, "scores", feature="city", seats=[0])
    assert only(found, "gains", feature="", cells=[], seats=[0])["points"] >= 1
