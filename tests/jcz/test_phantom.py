"""The Phantom in .jcz files: its element, and the second figure of a turn."""

from typing import Any

import pytest

from bastide.game import Game
from bastide.jcz import JczError, Unsupported, export

from .files import Script, played

ALL = {"small-follower": 7, "farmers": True, "phantom": 1}
CITY_AND_ROAD = "BA/RCr"


def file(made: Script, **setup: Any) -> dict[str, Any]:
    """The file with this set-up instead of that of the base game."""
    told = made.file()
    told["setup"] |= {"elements": ALL} | setup
    return told


def first() -> Script:
    return Script().place(CITY_AND_ROAD, 1, 0).deploy("City", "N")


def test_it_follows_a_meeple() -> None:
    back = played(file(first().deploy("Road", "WE", kind="phantom").commit()))
    assert back.rules.text == "base+fields+phantom"
    assert back.rules.options == {}
    texts = [action.text for action in back.game.actions]
    assert "meeple city 1,0 N" in texts
    assert "phantom road 1,0 EW" in texts


def test_it_may_come_first() -> None:
    back = played(file(Script().place(CITY_AND_ROAD, 1, 0).deploy("City", "N", kind="phantom").commit()))
    assert "phantom city 1,0 N" in [action.text for action in back.game.actions]


@pytest.mark.parametrize("told", [True, False])
def test_declining_it_is_told_or_not(told: bool) -> None:
    made = first().skip() if told else first()
    back = played(file(made.commit()))
    assert back.game.scores == [0, 0]
    assert back.turn.seat == 1


def test_passing_ends_both() -> None:
    with pytest.raises(JczError, match="comes where COMMIT is due"):
        played(file(Script().place(CITY_AND_ROAD, 1, 0).skip().deploy("Road", "WE", kind="phantom")))


def test_it_is_taken_back_alone() -> None:
    made = first().deploy("Road", "WE", kind="phantom").undo().skip().commit()
    texts = [action.text for action in played(file(made)).game.actions]
    assert texts[2:4] == ["meeple city 1,0 N", "pass"]


def test_two_each() -> None:
    back = played(file(first().commit(), elements=ALL | {"phantom": 2}))
    assert back.rules.options == {"phantoms": 2}


@pytest.mark.parametrize("count", [3, True, "1"])
def test_other_numbers_are_refused(count: object) -> None:
    with pytest.raises(Unsupported, match="the element phantom must be 1 or 2"):
        played(file(first().commit(), elements=ALL | {"phantom": count}))


def test_none_is_no_phantom() -> None:
    assert played(file(first().commit(), elements=ALL | {"phantom": 0})).rules.text == "base+fields"


def test_a_game_is_written_and_read_again() -> None:
    game = Game("base+fields+phantom", players=2, chance="manual")
    for text in (
        "draw D",
        "place D 1,0 0",
        "meeple city 1,0 N",
        "phantom road 1,0 EW",
        "draw U",
        "place U 2,0 0",
        "pass",
    ):
        game.push(text)
    made = export(game.record())
    kinds = [message["type"] for message in made.messages]
    assert kinds == ["PLACE_TILE", "DEPLOY_MEEPLE", "DEPLOY_MEEPLE", "COMMIT", "PLACE_TILE", "PASS", "COMMIT"]
    assert made.messages[2]["payload"]["meepleId"] == "0.phantom.1"


def test_the_stricter_reading_cannot_be_written() -> None:
    game = Game("base+fields+phantom", players=2, chance="manual", phantom_after_meeple=True)
    with pytest.raises(Unsupported, match="phantom_after_meeple"):
        export(game.record())
