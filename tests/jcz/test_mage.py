"""Mage & Witch in .jcz files: sets, elements, and the moves of two neutral figures."""

from typing import Any

import pytest

from bastide.jcz import JczError, Unsupported

from .files import Script, played

SETS = {"basic:2": 1, "mage-and-witch:2": 1}
ALL = {"small-follower": 7, "farmers": True, "mage": True, "witch": True}
CROSSING = "BA/RRR"
STRAIGHT = "BA/RFr"


def file(made: Script, **setup: Any) -> dict[str, Any]:
    """The file with this set-up instead of that of the base game."""
    told = made.file()
    told["setup"] |= {"sets": SETS, "elements": ALL} | setup
    return told


def move(made: Script, figure: str, to: dict[str, Any] | None) -> Script:
    return made.add("MOVE_NEUTRAL_FIGURE", {"figureId": figure, "to": to})


def road(x: int, y: int, location: str) -> dict[str, Any]:
    return {"position": [x, y], "feature": "Road", "location": location}


def signed() -> Script:
    """A road that will have five tiles, and a tile with the sign in the player's turn."""
    made = Script()
    made.place(STRAIGHT, 1, 0).deploy("Road", "WE").commit()
    made.place(CROSSING, -1, 0).skip().commit()
    made.place(STRAIGHT, 2, 0).skip().commit()
    return made.place("MW/CFC", 1, 1, 90)


@pytest.mark.parametrize(("figure", "points"), [("mage.1", 10), ("witch.1", 3)])
def test_a_road_of_five(figure: str, points: int) -> None:
    """Their tests mage-and-witch/mage and /witch. Any segment names the feature."""
    made = move(signed(), figure, road(0, 0, "WE")).skip().commit()
    made.place(CROSSING, 3, 0).skip().commit()
    back = played(file(made))
    assert back.rules.text == "base+fields+mage"
    assert back.rules.options == {}
    assert back.scores() == [points, 0]
    assert f"{figure.removesuffix('.1')} road -1,0 E" in [action.text for action in back.game.actions]


def test_the_phase_between_tile_and_meeple() -> None:
    assert played(file(signed())).phase == "MageAndWitchPhase"
    with pytest.raises(JczError, match="PASS comes where MOVE_NEUTRAL_FIGURE is due"):
        played(file(signed().skip()))
    with pytest.raises(JczError, match="COMMIT comes where MOVE_NEUTRAL_FIGURE is due"):
        played(file(signed().commit()))


@pytest.mark.parametrize("to", [None, road(9, 9, "WE"), {"position": [1, 1], "feature": "Field", "location": "NL.NR"}])
def test_other_moves_are_refused(to: dict[str, Any] | None) -> None:
    with pytest.raises(JczError):
        played(file(move(signed(), "mage.1", to)))


def test_other_neutral_figures_and_other_moments_are_refused() -> None:
    with pytest.raises(Unsupported, match=r"fairy\.1"):
        played(file(move(signed(), "fairy.1", road(0, 0, "WE"))))
    made = Script().place(STRAIGHT, 1, 0)
    with pytest.raises(JczError, match="no neutral figure"):
        played(file(move(made, "mage.1", road(0, 0, "WE"))))


@pytest.mark.parametrize("missing", ["mage", "witch"])
def test_one_without_the_other_is_refused(missing: str) -> None:
    elements = {name: value for name, value in ALL.items() if name != missing}
    with pytest.raises(Unsupported, match="MAG-01"):
        played(file(signed(), elements=elements))


def test_one_edition_at_a_time() -> None:
    with pytest.raises(Unsupported, match="MAG-02"):
        played(file(signed(), sets={**SETS, "mage-and-witch:1": 1}))
