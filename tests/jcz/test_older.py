"""What other programs read and write otherwise: elements, files of 5.7.0, games of versions before."""

import json
from typing import Any

import pytest

from bastide.jcz import Unsupported, read

from .files import Script, jcz, played
from .test_messages import refused


def without_features(file: dict[str, Any], location: str = "") -> dict[str, Any]:
    """As version 5.7.0 wrote it: pointers have no feature."""
    for message in file["replay"]:
        pointer = message["payload"].get("pointer", {})
        pointer.pop("feature", None)
        if location and pointer:
            pointer["location"] = location
    return file


@pytest.mark.parametrize(("value", "counts"), [(True, True), (False, True), (0, True), (None, False)])
def test_an_element_counts_where_it_is_named_and_not_null(value: object, counts: bool) -> None:
    file = Script().place("BA/RFr", 1, 0).file(farmers=False)
    file["setup"]["elements"]["farmers"] = value
    assert ("fields" in played(file).rules.text) is counts


def test_the_pig_herd_says_nothing_without_its_tile() -> None:
    file = Script().place("BA/RFr", 1, 0).file()
    file["setup"]["elements"]["pig-herd"] = True
    assert played(file).rules.text == "base+fields"


@pytest.mark.parametrize(
    ("tile", "feature", "location", "found"),
    [
        ("BA/L", "Monastery", "CLOISTER", "monastery"),
        ("BA/L", "Monastery", "I", "monastery"),
        ("BA/RFr", "Road", "WE", "road"),
        ("BA/RFr", "Field", "NL.NR.EL.WR", "field"),
        ("BA/CcRr", "City", "NW", "city"),
    ],
)
def test_a_pointer_without_a_feature_means_the_one_segment_there(
    tile: str, feature: str, location: str, found: str
) -> None:
    x, y, turned = {"BA/L": (0, 1, 0), "BA/CcRr": (0, -1, 180)}.get(tile, (1, 0, 0))
    location = {"BA/CcRr": "SE"}.get(tile, location)
    script = Script().place(tile, x, y, turned).deploy(feature, location).commit()
    game = played(without_features(script.file()))
    (figure,) = game.game.view_for(None)["figures"]
    assert (figure["feature"], figure["x"], figure["y"]) == (found, x, y)


@pytest.mark.parametrize(
    ("location", "said"),
    [
        ("N", "names no feature, and at 'N' of 1,0 is no segment"),
        ("TOWER", "no segment has a place called 'TOWER'"),
        ("CLOISTER", "names no feature, and at 'CLOISTER' of 1,0 is no segment"),
    ],
)
def test_a_pointer_without_a_feature_is_refused_where_nothing_follows(location: str, said: str) -> None:
    file = Script().place("BA/RFr", 1, 0).deploy("Road", "WE").file()
    assert said in str(refused(without_features(file, location)))


def test_an_abbot_comes_back_by_a_pointer_without_a_feature() -> None:
    script = Script().place("BA/RFrG", 1, 0).deploy("Garden", "I", "abbot").commit().place("BA/L", 1, 1).commit()
    file = script.place("BA/RFr", 2, 0).take_back("Garden", 1, 0).commit().file(abbot=True)
    for message in file["replay"]:
        pointer = message["payload"].get("pointer", {})
        pointer.get("featurePointer", pointer).pop("feature", None)
    assert played(file).scores() == [4, 0]


@pytest.mark.parametrize("feature", ["Cloister", "Monastery"])
@pytest.mark.parametrize("location", ["I", "CLOISTER"])
def test_features_have_their_older_names_too(feature: str, location: str) -> None:
    script = Script().place("BA/L", 0, 1).deploy(feature, location).commit()
    assert played(script.file()).game.view_for(None)["figures"][0]["feature"] == "monastery"
    farm = Script().place("BA/RFr", 1, 0).deploy("Farm", "ER.SL.SR.WL").commit()
    assert played(farm.file()).game.view_for(None)["figures"][0]["feature"] == "field"


def test_games_of_version_4_are_told_by_what_they_are() -> None:
    setup = {"expansions": ["BASIC"], "rules": {}, "capabilities": []}
    old = {"appVersion": "4.6.1", "gameId": "x", "setup": setup, "players": [], "replay": []}
    for changes, name in (({}, "JCloisterZone 4.6.1"), ({"appVersion": None}, "JCloisterZone 4")):
        with pytest.raises(Unsupported) as caught:
            read(json.dumps(old | changes).encode())
        assert f"saved by {name}: only games of" in str(caught.value)
        assert "play its turns again there" in str(caught.value)


@pytest.mark.parametrize("data", [b"PK\x03\x04rest", b"\x1f\x8bx", b"\xef\xbb\xbf<?xml version='1.0'?><game/>"])
def test_games_of_versions_before_are_no_json(data: bytes) -> None:
    with pytest.raises(Unsupported, match="before version 4"):
        read(data)


def test_a_set_up_without_sets_of_a_new_version_is_damaged() -> None:
    file = jcz([])
    file["setup"].pop("sets")
    assert "sets" in str(refused(file))


@pytest.mark.parametrize(
    ("element", "kind", "feature", "module"),
    [
        ("big-follower", "big", "Road", "inns"),
        ("builder", "builder", "Road", "traders"),
        ("pig", "pig", "Field", "traders"),
    ],
)
def test_figures_are_played_without_the_tiles_of_their_box(element: str, kind: str, feature: str, module: str) -> None:
    location = {"Field": "ER.SL.SR.WL"}.get(feature, "WE")
    script = Script().place("BA/RFr", 1, 0).deploy(feature, location, "big" if kind == "big" else "small").commit()
    script.place("BA/L", 0, 1).skip().commit().place("BA/RFr", 2, 0)
    file = (script if kind == "big" else script.deploy(feature, location, kind)).file()
    file["setup"]["elements"][element] = 1
    game = played(file)
    assert module in game.rules.text
    assert game.rules.options[f"{module}_land"] is False
    assert sum(game.game.left().values()) == 71 - 3
    assert game.pack.draw().startswith("BA/")


def test_elements_of_tiles_say_nothing_without_them() -> None:
    file = Script().place("BA/RFr", 1, 0).file()
    file["setup"]["elements"] |= {"traders": True, "inn": True, "cathedral": True}
    assert played(file).rules.text == "base+fields"
