"""The Goldmines in .jcz files: ingots that players place, and that JCloisterZone shares out by itself."""

from typing import Any

import pytest

from bastide.jcz import JczError, Unsupported, export, file_of

from .files import Script, played

SETS = {"basic:2": 1, "goldmines": 1}
ALL = {"small-follower": 7, "gold": True}
CORNER = "GO/LCc"
STRAIGHT = "BA/RFr"


def file(made: Script, **setup: Any) -> dict[str, Any]:
    """The file with this set-up instead of that of the base game."""
    told = made.file()
    told["setup"] |= {"sets": SETS, "elements": ALL} | setup
    return told


def gold(made: Script, x: int, y: int, token: str = "GOLD") -> Script:
    return made.add("PLACE_TOKEN", {"token": token, "pointer": [x, y]})


def second() -> Script:
    """A gold tile with two tiles around it."""
    made = Script().place(STRAIGHT, 1, 0).skip().commit()
    return made.place("GO/LRr", 0, 1)


def test_the_second_ingot() -> None:
    back = played(file(gold(second(), 1, 0).skip().commit()))
    assert back.rules.text == "base+goldmines"
    view = back.game.shown_to(None)["gold"]
    assert view["tiles"] == [{"x": 1, "y": 0, "ingots": 1}, {"x": 0, "y": 1, "ingots": 1}]


def test_one_tile_around_needs_no_message() -> None:
    back = played(file(Script().place("GO/RrRr", 1, 0).skip().commit()))
    assert [tile["ingots"] for tile in back.game.shown_to(None)["gold"]["tiles"]] == [1, 1]


def test_ingots_are_taken_without_a_message() -> None:
    """A road of three tiles with both ingots of a gold tile."""
    made = Script().place("BA/LR", -1, 0, 270).deploy("Road", "E").commit()
    made.place("GO/RrRr", 1, 0)
    back = played(file(made.skip().commit().place("BA/LR", 1, -1).skip().commit()))
    assert back.game.shown_to(None)["gold"]["seats"] == [2, 0]


def test_the_phase_between_tile_and_meeple() -> None:
    assert played(file(second())).phase == "GoldPiecePhase"
    with pytest.raises(JczError, match="PASS comes where PLACE_TOKEN is due"):
        played(file(second().skip()))
    with pytest.raises(JczError, match="COMMIT comes where PLACE_TOKEN is due"):
        played(file(second().commit()))


def test_other_tokens_places_and_moments_are_refused() -> None:
    with pytest.raises(Unsupported, match="TUNNEL"):
        played(file(gold(second(), 1, 0, "TUNNEL")))
    with pytest.raises(JczError):
        played(file(gold(second(), 9, 9)))
    with pytest.raises(JczError, match="no token can be placed"):
        played(file(gold(Script().place(STRAIGHT, 1, 0), 0, 0)))
    with pytest.raises(Unsupported, match="GOL-01"):
        played(file(second(), elements={"small-follower": 7}))


def test_what_is_written_is_read_again() -> None:
    game = played(file(gold(second(), 1, 0).skip().commit())).game
    told = export(game.record())
    assert [message["type"] for message in told.messages].count("PLACE_TOKEN") == 1
    back = played(file_of(told, assertions=False))
    assert back.game.shown_to(None)["gold"] == game.shown_to(None)["gold"]
