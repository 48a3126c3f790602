"""Inns & Cathedrals in .jcz files: sets, elements, the rule of what stays open, the big follower."""

from typing import Any

import pytest

from .files import Script, played

SETS = {"basic:2": 1, "inns-and-cathedrals:2": 1}
ALL = {"small-follower": 7, "farmers": True, "big-follower": 1, "inn": True, "cathedral": True}
OPEN = "inn-and-cathedral-final-scoring"


def file(made: Script, **setup: Any) -> dict[str, Any]:
    """The file with this set-up instead of that of the base game."""
    told = made.file()
    told["setup"] |= {"sets": SETS, "elements": ALL} | setup
    return told


def script() -> Script:
    """Red puts the large meeple on the road with an inn and blue ends it."""
    made = Script()
    made.place("IC/RFr.iG", 1, 0).deploy("Road", "WE", kind="big").commit()
    made.place("BA/RRR", 2, 0).skip().commit()
    return made.place("BA/RRR", -1, 0).skip().commit()


def test_the_big_follower_ends_its_road_with_an_inn() -> None:
    back = played(file(script()))
    assert back.rules.text == "base+fields+inns"
    assert back.scores() == [8, 0]
    assert back.rules.options == {}


@pytest.mark.parametrize(
    ("changes", "options", "points"),
    [
        ({"elements": ALL | {"inn": None}}, {"inn": False}, 4),
        ({"elements": {k: v for k, v in ALL.items() if k != "cathedral"}}, {"cathedral": False}, 8),
        ({"rules": {OPEN: "ignore"}}, {"unfinished": 1}, 8),
        ({"rules": {OPEN: "zero"}}, {}, 8),
    ],
)
def test_what_is_switched_off(changes: dict[str, Any], options: dict[str, Any], points: int) -> None:
    back = played(file(script(), **changes))
    assert back.rules.options == options
    assert back.scores() == [points, 0]


def test_the_first_edition_beside_the_second_base_game_has_no_garden() -> None:
    """Our tile shows one, and nobody may stand there."""
    made = Script().place("IC/RFr.i", 1, 0)
    elements = ALL | {"abbot": 1, "garden": True}
    back = played(file(made, sets={"basic:2": 1, "inns-and-cathedrals:1": 1}, elements=elements))
    assert all(spot[0] != "garden" for spots in back.meeple_spots().values() for spot in spots)
    back = played(file(Script().place("IC/RFr.iG", 1, 0), elements=elements))
    assert any(spot[0] == "garden" for spot in back.meeple_spots()["abbot"])


def test_a_field_that_reaches_no_side_has_the_place_inside() -> None:
    made = Script().place("IC/CCCCG", 0, -1).deploy("Field", "I").commit()
    back = played(file(made))
    assert [action.text for action in back.game.actions][-2:-1] == ["meeple field 0,-1 I"]
