"""Every event and every line of points as a sentence."""

import pytest

from bastide import Game
from bastide.cli.text import GameText

from .helpers import random_game

NAMES = ["Anna", "Ben"]


def told(rules: str, actions: str, **options: object) -> list[str]:
    """What is said of the actions, one a line."""
    game = Game(rules, players=2, chance="manual", options=options)
    said, teller = [], GameText(game.engine.rules, NAMES)
    for action in actions.strip().splitlines():
        game.push(action.strip())
        said += [line for event in game.events if (line := teller.event(event))]
    return said + [teller.score(line) for line in game.explain()]


def test_an_abbot_is_called_back() -> None:
    said = told(
        "base+abbot",
        """draw B
           place B 0,1 0
           abbot monastery 0,1 I
           draw U
           place U 1,0 0
           pass
           draw V
           place V -1,0 270
           recall abbot monastery 0,1 I""",
    )
    assert "Anna puts an abbot on the monastery at 0,1 (I)" in said
    assert "Anna takes a figure back from 0,1" in said
    assert said[-1] == "Anna: 4 points for the abbot called back from a monastery, 4 tiles (ABB-05)"


def test_arrows_symbols_and_the_extra_turn() -> None:
    said = told(
        "base+arrows",
        """draw AN-O
           place AN-O 0,-1 180
           pass
           draw AN-K
           place AN-K 0,1 180
           pass
           again""",
    )
    assert "Anna: 2 points for an arrow, 1 empty cell (ANN-22)" in said
    assert "Ben may use the symbol of the arrow at 0,1: extra turn (ANN-23)" in said
    assert "Ben takes an extra turn (ANN-33)" in said


def test_a_meeple_beside_another_one_and_one_by_the_portal() -> None:
    said = told(
        "base+arrows",
        """draw U
           place U 1,0 0
           meeple road 1,0 EW
           draw V
           place V -1,0 180
           draw AN-D
           place AN-D 0,1 0
           reinforce meeple road 1,0 EW
           draw AN-F
           place AN-F 1,1 0
           portal meeple city 0,0 N""",
        arrows_version=1,
    )
    assert "Anna puts a highwayman on the road at 1,0 (EW), beside another one (ANN-30)" in said
    assert "Ben puts a knight on the city at 0,0 (N), by the portal (ANN-32)" in said


def test_a_hand_of_two_and_a_small_city() -> None:
    said = told(
        "base",
        """draw U
           draw E
           play E
           place E 0,-1 180
           meeple city 0,-1 S""",
        hand=2,
        small_cities=2,
    )
    assert said[:4] == ["Anna draws U", "Anna keeps U (HOUSE-2)", "Anna draws E", "Anna plays E"]
    assert said[-1] == "Anna: 2 points for a city of two tiles, 2 tiles (HOUSE-1)"


ALL = ["base+fields+river+abbot", "base+fields+abbot+anniversary", "base+fields+ghosts", "base+fields+abbot+conquest"]


@pytest.mark.parametrize("rules", ALL)
def test_whole_games_are_told_without_gaps(rules: str) -> None:
    """No sentence has a hole where a word should be."""
    game = random_game(rules)
    again = Game.replay(game.record())
    teller = GameText(again.engine.rules, NAMES)
    said = [teller.score(line) for line in again.explain()]
    assert len(said) > 10
    assert all("  " not in line and " ," not in line and "None" not in line for line in said)


def test_ghosts_come_and_a_team_loses() -> None:
    """MM38 has three symbols; a bank of five is empty after the second of two such tiles."""
    cross = {"sides": "NESW", "ghosts": 3}
    halves = [[0, 7], [1, 2], [3, 4], [5, 6]]
    fields = [{"kind": "field", "halves": half, "mist": True} for half in halves]
    roads = [{"kind": "road", "sides": side} for side in "NESW"]
    misty = {"id": "misty", "count": 50, "segments": [*roads, *fields, {"kind": "mist", **cross}]}
    inside = [
        {"id": kind, "count": 5, "segments": [*roads, *fields, {"kind": kind}]} for kind in ("castle", "cemetery")
    ]
    said = told(
        "mists",
        """draw misty
           place misty 2,0 0
           guard road 2,0 E
           draw misty
           place misty -1,1 0""",
        own_level={"target": 50, "ghosts": 8},
        tileset=[misty, *inside],
    )
    assert "3 ghosts on the mist at 2,0 (MIST-40)" in said
    assert said[-1] == "The team loses: a ghost is missing in the bank (MIST-82)."


def test_the_fortress_is_told() -> None:
    """Signs act before their tile is placed: a catapult, then an attack."""
    said = told(
        "base+conquest",
        """draw U
           place U 2,-1 90
           meeple road 2,-1 NS
           man highwaymen
           draw CQ-01
           place CQ-01 2,-2 0
           draw CQ-12""",
    )
    assert "Anna puts a meeple on the wall of the highwaymen (CON-40)" in said
    assert "A catapult comes to the wall of the highwaymen (CON-21)" in said
    assert "The wall of the highwaymen is attacked (CON-23)" in said
    assert said[-1] == "Anna: 3 points for the wall, 1 meeple (CON-25)"


def test_ghosts_come_to_a_figure_and_cost_points() -> None:
    said = told(
        "base+mist",
        """draw U
           place U 0,-1 90
           meeple road 0,-1 NS
           draw U
           place U 0,-2 90
           draw V
           place V 1,2 90""",
    )
    assert "A ghost comes to Anna's figure at 0,-1, 1 ghost now (GHO-13)" in said
