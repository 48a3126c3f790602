"""What a game is asked at a prompt. The answers themselves are tested with the aids and the pictures."""

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from bastide import Game
from bastide.aids import cells, features, survey


def game() -> Game:
    made = Game("base+fields", players=2, chance="manual")
    for action in ("draw U", "place U 1,0 0", "meeple road 1,0 EW", "draw E", "place E 0,-1 180"):
        made.push(action)
    return made


def test_the_aids_answer() -> None:
    asked = game()
    assert asked.features() == survey(asked.engine)
    assert asked.cells() == cells(asked.engine)
    assert asked.expected() == features(asked.engine).expected


def test_a_feature_is_found_by_its_words() -> None:
    road = game().feature_at(1, 0, "EW")
    assert (road.kind, road.figures, road.owners) == ("road", [1, 0], [0])
    for x, y, at in ((1, 0, "NS"), (5, 5, "EW"), (10_000, 0, "EW")):
        with pytest.raises(KeyError, match=f"there is no segment {at} at {x},{y}"):
            game().feature_at(x, y, at)


def test_one_side_of_a_feature_is_enough() -> None:
    assert game().feature_at(1, 0, "E") == game().feature_at(1, 0, "W") == game().feature_at(1, 0, "EW")
    with pytest.raises(KeyError, match="there is no segment Q at 1,0; there are EW"):
        game().feature_at(1, 0, "Q")


def test_a_number_is_no_action() -> None:
    with pytest.raises(TypeError, match="an action is a text such as 'pass' or an Action, not 3"):
        game().push(3)  # type: ignore[arg-type]


def test_a_notebook_shows_the_board() -> None:
    shown = game()._repr_svg_()
    assert shown is not None
    assert ElementTree.fromstring(shown).tag.endswith("svg")
    assert game().svg(theme="dusk") != game().svg()


def test_whoever_only_plays_pays_for_no_answers() -> None:
    """Neither pictures nor aids are imported with a game."""
    told = "import sys, bastide; bastide.Game('base'); print([m for m in sys.modules if m.startswith('bastide.a')])"
    said = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout
    assert "bastide.aids" not in said
    assert "bastide.art" not in said
