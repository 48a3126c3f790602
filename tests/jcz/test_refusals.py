"""What cannot be played is refused with its name."""

from typing import Any

import pytest

from bastide.jcz import JczError, Unsupported

from .files import RIVER_START, Script, jcz, played

SCRIPT = Script().place("BA/RFr", 1, 0).skip().commit(0.5)


def changed(**setup: Any) -> dict[str, Any]:
    """A good file with another set-up."""
    file = SCRIPT.file()
    for key, value in setup.items():
        file["setup"][key] = value
    return file


def reason(file: dict[str, Any], kind: type[JczError] = Unsupported) -> str:
    with pytest.raises(kind) as caught:
        played(file)
    assert type(caught.value) is kind
    return str(caught.value)


def test_the_file_itself_is_good() -> None:
    assert played(SCRIPT.file()).phase == "TilePhase"


@pytest.mark.parametrize(
    ("sets", "name"),
    [
        ({"basic:2": 1, "princess-and-dragon:2": 1}, "the tile set princess-and-dragon:2"),
        ({"basic:2": 1, "traders-and-builders:1": 1, "traders-and-builders:2": 1}, "TRA-17"),
        ({"basic:2": 1, "inns-and-cathedrals:1": 1, "inns-and-cathedrals:2": 1}, "INN-07"),
        ({"basic:2": 2}, "basic:2 is played once, not 2 times"),
        ({"basic:2": "1"}, "basic:2 is played once, not '1' times"),
        ({"basic:1": 1, "basic:2": 1}, "exactly one of the tile sets basic:1 and basic:2"),
        ({"river/1:2": 1}, "exactly one of the tile sets"),
        ({"basic:2": 1, "river/2:2": 1}, "the tile set river/2:2"),
        ({"basic:2": 1, "river/1:3": 1}, "river/1:3 is not known here: of river/1 the editions 1 and 2 are"),
        ({"basic:4": 1}, "basic:4 is not known here: of basic the editions 1 and 2 are"),
        ({"basic:2": 1, "river/1:1": 1, "river/1:2": 1}, "COM-02"),
    ],
)
def test_sets(sets: dict[str, Any], name: str) -> None:
    assert name in reason(changed(sets=sets))


@pytest.mark.parametrize(
    ("elements", "name"),
    [
        ({"small-follower": 7, "big-follower": 2}, "big-follower must be 1, not 2"),
        ({"small-follower": 7, "dragon": True}, "the element dragon"),
        ({"small-follower": 7, "pig": 2}, "pig must be 1, not 2"),
        ({"small-follower": 8}, "small-follower must be 7, not 8"),
        ({}, "small-follower must be 7, not 0"),
        ({"small-follower": 7, "abbot": 2}, "abbot must be 1, not 2"),
        ({"small-follower": list(range(999))}, "..."),
    ],
)
def test_elements(elements: dict[str, Any], name: str) -> None:
    assert name in reason(changed(elements=elements))


def test_elements_that_are_switched_off() -> None:
    elements = {"small-follower": 7, "farmers": None, "abbot": 0, "garden": None, "fairy": None}
    assert played(changed(elements=elements)).rules.text == "base"


def test_rules() -> None:
    assert "the rule escape-artist" in reason(changed(rules={"escape-artist": True}))
    odd = changed(rules={"inn-and-cathedral-final-scoring": 0}, sets={"basic:2": 1, "inns-and-cathedrals:2": 1})
    assert "inn-and-cathedral-final-scoring must be zero or ignore, not 0" in reason(odd, JczError)
    assert "tiny-city-scoring must be 2 or 4, not 3" in reason(changed(rules={"tiny-city-scoring": 3}), JczError)
    idle = {"princess-action": "may", "wagon-move": "C2", "tiny-city-scoring": "2"}
    assert played(changed(rules=idle)).rules.options == {"small_cities": 2}
    assert played(changed(rules={"tiny-city-scoring": "4"})).rules.options == {}


@pytest.mark.parametrize(
    ("start", "told"),
    [
        ([], "not none"),
        ([{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 90}], "not BA/RCr at 0,0 turned 90"),
        ([{"tile": "BA/RCr", "x": 1, "y": 0, "rotation": 0}], "not BA/RCr at 1,0 turned 0"),
        ([RIVER_START], "not RI/s"),
        ([{"tile": "WR/CFR", "x": 0, "y": 0, "rotation": 0}], "WR/CFR"),
    ],
)
def test_starts(start: list[Any], told: str) -> None:
    text = reason(changed(start=start))
    assert "BA/RCr at 0,0 turned 0 (COM-01)" in text
    assert told in text


@pytest.mark.parametrize("players", [0, 6])
def test_players(players: int) -> None:
    assert f"{players} players; 1 to 5 can play (BASE-02)" in reason(jcz([], players))


@pytest.mark.parametrize(
    ("kind", "payload", "name"),
    [
        ("BAZAAR_BID", {}, "BAZAAR_BID"),
        (
            "PLACE_TILE",
            {"tileId": "AM/CCc+", "rotation": "R0", "position": [1, 0]},
            "the tile AM/CCc+ is not played here",
        ),
        (
            "RETURN_MEEPLE",
            {
                "source": "PRINCESS",
                "pointer": {
                    "featurePointer": {"position": [0, 0], "feature": "City", "location": "N"},
                    "meepleId": "0.small.1",
                },
            },
            "PRINCESS",
        ),
        (
            "DEPLOY_MEEPLE",
            {"pointer": {"position": [1, 0], "feature": "Tower", "location": "I"}, "meepleId": "1.small.1"},
            "the feature Tower",
        ),
        (
            "DEPLOY_MEEPLE",
            {"pointer": {"position": [1, 0], "feature": "Road", "location": "WE"}, "meepleId": "1.barn.1"},
            "the meeple barn",
        ),
    ],
)
def test_messages(kind: str, payload: dict[str, Any], name: str) -> None:
    file = SCRIPT.file()
    file["replay"].append({"type": kind, "payload": payload})
    text = reason(file)
    assert text.startswith("message 4: ")
    assert name in text


def test_tiles_of_the_draw_order() -> None:
    file = SCRIPT.file()
    file["gameAnnotations"]["drawOrder"].append("TR/R(C)")
    assert "the tile TR/R(C) is not played here" in reason(file)


@pytest.mark.parametrize(
    ("version", "good"), [("5.6.9", False), ("7.0", False), ("new", False), ("5.7.2", True), ("6.2.0-alpha.1", True)]
)
def test_versions(version: str, good: bool) -> None:
    file = SCRIPT.file(version=version)
    if good:
        assert played(file).rules.players == 2
    else:
        assert f"this game was saved by JCloisterZone {version}: only games of" in reason(file)


def test_a_set_up_without_a_game() -> None:
    for key in ("replay", "players"):
        file = SCRIPT.file()
        del file[key]
        assert "a set-up only" in reason(file, JczError)
