"""What the rule book of the mists leaves open and this project has decided (COM-41 to COM-44)."""

from typing import Any

import pytest

from bastide import Game
from tests.rules.rule import rule

FIELD = {"kind": "field", "halves": list(range(8))}
TILES: list[dict[str, Any]] = [
    {"id": "grave", "count": 5, "segments": [{"kind": "cemetery"}, FIELD]},
    {"id": "tower", "count": 5, "segments": [{"kind": "castle"}, FIELD]},
    {
        "id": "fog",
        "count": 5,
        "segments": [
            {"kind": "field", "halves": [0, 1], "mist": True},
            {"kind": "field", "halves": [2, 3, 4, 5, 6, 7]},
            {"kind": "mist", "sides": "N", "ghosts": 2},
        ],
    },
    {"id": "meadow", "count": 45, "segments": [FIELD]},
]
"""Meadows on which everything fits."""


def play(game: Game, *laid: str) -> None:
    """Draw and lay; whoever can take a castle does."""
    for text in laid:
        tile, cell = text.split()
        game.push(f"draw {tile}")
        game.push(f"place {tile} {cell} 0")
        if tile == "tower":
            game.push(f"guard castle {cell} I")


def texts(game: Game) -> list[str]:
    return [action.text for action in game.legal_actions()]


def mists(**level: Any) -> Game:
    return Game("mists", players=2, chance="manual", own_level={"target": 100, **level}, tileset=TILES)


@rule("COM-42")
def test_two_cemeteries_closed_by_one_tile_are_dealt_with_from_north_to_south() -> None:
    """The northern one is the later one here."""
    game = mists()
    play(game, "tower -1,0", "tower -2,0", "meadow -3,0", "meadow -4,0", "grave -3,-1", "meadow -4,-1", "meadow -2,-1")
    play(game, "meadow -4,-2", "meadow -2,-2", "meadow -4,-3", "grave -3,-3", "meadow -2,-3", "meadow -3,-4")
    play(game, "meadow -3,-2")
    game.push("bury guard castle -1,0 I")
    buried = {(one["x"], one["y"]): one["buried"] for one in game.shown_to(None)["mist"]["cemeteries"]}
    assert buried == {(-3, -3): "0.guard.1", (-3, -1): "1.guard.1"}


@rule("COM-43", "MIST-44")
@pytest.mark.parametrize(("ghosts", "asked"), [(6, True), (5, False)])
def test_an_empty_bank_is_a_defeat_before_anybody_is_asked(ghosts: int, asked: bool) -> None:
    """Three ghosts stand on the start tile and two come onto the mist."""
    game = mists(ghosts=ghosts)
    play(game, "grave -1,0", "grave -2,0", "fog -3,0")
    assert game.over is not asked
    if asked:
        assert texts(game) == ["haunt ghost cemetery -1,0 I", "haunt ghost cemetery -2,0 I"]
    else:
        assert game.shown_to(None)["team"]["result"] == "no-ghosts"
        assert {"x": -3, "y": 0, "feature": "mist", "at": "N", "segment": 2, "n": 2} in (
            game.shown_to(None)["mist"]["ghosts"]
        )


@rule("COM-44", "MIST-97", "MIST-81")
@pytest.mark.parametrize(("hounds", "tiles", "result"), [([50], 30, "hound-late"), ([], 60, "no-tiles")])
def test_a_hound_that_waits_is_the_reason(hounds: list[int], tiles: int, result: str) -> None:
    game = mists(piles=len(hounds) + 1, hounds=hounds)
    above = ["fog"] * 5 + ["tower"] * 5 + ["grave"] * 5
    row = [f"meadow -{x},0" for x in range(1, 46)] + [f"{tile} -{x},-1" for x, tile in enumerate(above, 2)]
    play(game, *row[: tiles - 1])
    assert not game.over
    play(game, row[tiles - 1])
    if not game.over:
        game.push("pass")
    assert game.shown_to(None)["team"]["result"] == result


@rule("COM-41", "MIST-75", "MIST-90")
def test_one_to_three_ghosts_are_taken_and_a_hound_may_take_none() -> None:
    """A finished castle with one misty tile around brings 2 points and the hound, for the guard of the other castle."""
    game = mists(piles=2, hounds=[2])
    play(game, "meadow -1,0", "meadow -2,0", "meadow -3,0", "meadow -4,0", "tower -1,-1", "tower -3,-1")
    play(game, "meadow -4,-1", "meadow -4,-2", "fog -3,-2", "meadow -2,-2", "meadow -2,-1")
    assert texts(game) == [
        "take points",
        *("banish 1 mist 0,0 NW", "banish 2 mist 0,0 NW", "banish 1 mist 1,1 ES"),
        *("banish 1 mist -3,-2 N", "banish 2 mist -3,-2 N"),
    ]
    game.push("take points")
    assert texts(game) == ["banish 1 mist 0,0 NW", "banish 2 mist 0,0 NW", "pass"]
    game.push("pass")
    assert game.shown_to(None)["mist"]["bank"] == 10
