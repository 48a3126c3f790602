"""What only the engine has of ghosts, cemeteries and castles: events, views, refusals."""

from typing import Any

import pytest

from bastide import Game, IllegalAction, RulesetError
from bastide.rules import make_ruleset
from tests.rules.mist_tiles import TILES

MIST = "base+fields+mist"
NORTH = (
    "draw U", "place U 0,-1 90", "meeple road 0,-1 NS",
    "draw U", "place U 0,-2 90", "meeple field 0,-2 1234",
    "draw U", "place U 0,-3 90", "guard field 0,-3 0567",
    "draw U", "place U 0,-4 90",
)  # fmt: skip
"""North of the start tile, misty there, stand red's highwayman and guard and blue's farmer; it is red's turn. The first
road breaks the mist before anybody stands."""
GROWS = ("draw strait", "place strait -1,0 90")
"""A misty side at the misty west of the start tile."""
GROWS_ON = ("draw fog1", "place fog1 -2,0 270")


def played(*actions: str, rules: str = MIST, players: int = 2) -> Game:
    """A game in which the caller draws, with the tiles of the drawings."""
    game = Game(rules, players=players, chance="manual", tileset=TILES)
    for action in actions:
        game.push(action)
    return game


def data(game: Game, kind: str) -> list[dict[str, Any]]:
    return [event.data for event in game.events if event.kind == kind]


def ghosts(game: Game) -> dict[str, int]:
    """Ghosts by figure, and those in the bank."""
    view = game.shown_to(None)
    with_figures = {one["id"]: one["ghosts"] for one in view["figures"] if "ghosts" in one}
    return {**with_figures, "bank": view["mist"]["bank"]}


def haunt(game: Game, figure: str, n: int) -> None:
    """So many ghosts come to a figure from nowhere."""
    (found,) = (one for one in game.engine.state.figures if one.id == figure)
    game.engine.state.add_tokens(found, n)


def test_a_ghost_that_can_go_to_one_figure_only_goes_there_unasked_and_is_told() -> None:
    game = played(*NORTH, GROWS[0])
    assert ghosts(game) == {"bank": 15}
    game.push(GROWS[1])
    assert [event.kind for event in game.events] == ["placed", "haunted"]
    where = {"x": 0, "y": -2, "feature": "field", "at": "1234"}
    told = {"figure": "1.meeple.1", "seat": 1, "ghosts": 1, "by": "thicken", "mover": 0}
    assert data(game, "haunted") == [{**where, **told}]
    assert ghosts(game) == {"1.meeple.1": 1, "bank": 14}
    assert game.decision is not None
    assert game.decision.step == "figure"


def test_the_third_ghost_is_told_with_the_figure_that_returns_and_can_be_taken_back() -> None:
    game = played(*NORTH, *GROWS, "pass", "draw plain", "place plain -1,-1 0")
    haunt(game, "1.meeple.1", 1)
    before = game.hash()
    for action in GROWS_ON:
        game.push(action)
    (scared,) = data(game, "scared")
    assert (scared["figure"], scared["ghosts"]) == ("1.meeple.1", 3)
    assert data(game, "returned") == [{"seat": 1, "figure": "1.meeple.1", "x": 0, "y": -2, "ghosts": 3}]
    assert ghosts(game) == {"bank": 15}
    game.pop()
    game.pop()
    assert ghosts(game) == {"1.meeple.1": 2, "bank": 13}
    assert game.hash() == before


def test_ghosts_are_part_of_the_position() -> None:
    game = played(*NORTH)
    plain = game.hash()
    haunt(game, "1.meeple.1", 1)
    one = game.hash()
    haunt(game, "1.meeple.1", 1)
    assert len({plain, one, game.hash()}) == 3


TWO_OF_RED = (*NORTH, "draw straight", "place straight 2,0 90", "meeple road 2,0 EW")
"""A second meeple of red's, and it is blue's turn."""


@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [
        ("spook meeple road 0,-2 NS", "no-figure-to-spook", "GHO-12"),
        ("spook meeple road 0,-1 NS 2", "no-figure-to-spook", "GHO-12"),
        ("spook guard field 0,-3 0567", "guard-immune", "GHO-19"),
        ("spook meeple field 0,-2 1234", "spook-opponent", "GHO-12"),
        ("spook abbot road 0,-1 NS", "wrong-figure", "BASE-21"),
        ("spook meeple road 0,-1 NS 1", "bad-action", "GHO-12"),
        ("spook meeple road 0,-1 NS two", "bad-action", "GHO-12"),
        ("pass", "wrong-step", "BASE-10"),
    ],
)
def test_a_ghost_for_somebody_else_is_refused_with_a_reason(action: str, code: str, rule: str) -> None:
    game = played(*TWO_OF_RED, *GROWS)
    assert game.decision is not None
    assert (game.decision.step, game.decision.seat) == ("thicken", 1)
    assert {one.text for one in game.legal_actions()} == {"spook meeple road 0,-1 NS", "spook meeple road 2,0 EW"}
    refusal = game.why(action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    with pytest.raises(IllegalAction):
        game.push(action)


def test_of_several_meeples_on_one_spot_each_has_a_number_and_ghosts_of_its_own() -> None:
    game = played(*TWO_OF_RED)
    state = game.engine.state
    (road,) = (one.node for one in state.figures if one.id == "0.meeple.1" and one.node is not None)
    state.put_figure(state.free_figure(0, 0), road)
    haunt(game, "0.meeple.3", 1)
    for action in GROWS:
        game.push(action)
    first = "spook meeple road 0,-1 NS"
    assert {one.text for one in game.legal_actions()} == {first, f"{first} 2", "spook meeple road 2,0 EW"}
    game.push(f"{first} 2")
    assert ghosts(game) == {"0.meeple.3": 2, "bank": 13}
    game.pop()
    game.push(first)
    assert ghosts(game) == {"0.meeple.1": 1, "0.meeple.3": 1, "bank": 13}


def test_what_a_ghost_costs_is_a_line_that_says_where_it_stopped() -> None:
    game = played(*TWO_OF_RED)
    haunt(game, "0.meeple.1", 2)
    for action in ("draw stop", "place stop 0,-5 0"):
        game.push(action)
    road, toll = game.explain()
    assert (road.reason, road.points, road.seats) == ("road", 6, [0])
    assert (toll.reason, toll.points, toll.seats, toll.count, toll.rule) == ("ghosts", -4, [0], 2, "GHO-30")
    assert (toll.feature, toll.final, toll.cells) == ("road", False, road.cells)
    game.pop()
    haunt(game, "0.meeple.1", 2)
    game.push("place stop 0,-5 0")
    assert [(line.reason, line.points) for line in game.explain()] == [("road", 6), ("ghosts-floor", -6)]
    assert game.scores == [0, 0]


def test_guards_in_the_stock_are_shown_and_told_when_they_are_gained() -> None:
    game = Game("base+cemeteries", players=3, chance="manual")
    assert game.view_for(None)["stock"] == [{"guard": 3}] * 3
    assert [one["guard"] for one in game.view_for(None)["supply"]] == [2, 2, 2]
    assert "mist" not in game.view_for(None)
    assert "stock" not in Game("base", players=2, chance="manual").view_for(None)
    game.engine.state.gain_figure(1, game.engine.rules.figure_index["guard"])
    assert [one["guard"] for one in game.view_for(None)["stock"]] == [3, 2, 3]
    assert [one["guard"] for one in game.view_for(None)["supply"]] == [2, 3, 2]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("base+castles", "castles needs mist"),
        ("ghosts", "write base+ghosts"),
        ("base+mist-tiles", "write ghosts"),
        ("mist-tiles", "write mists or base+ghosts"),
        ("mists+ghosts", "played without ghosts"),
        ("mists+base", "played without base"),
    ],
)
def test_half_of_a_game_is_refused_with_a_sentence(text: str, said: str) -> None:
    with pytest.raises(RulesetError, match=said.replace("+", r"\+")):
        make_ruleset(text, 2)


def test_a_part_brings_the_box_and_nothing_else() -> None:
    words = [module.id for module in make_ruleset("base+mist+arrows", 2).modules]
    assert words == ["base-rules", "base-tiles", "arrows", "mist-tiles", "guards", "mist", "mist-with-arrows"]
