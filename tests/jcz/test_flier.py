"""The Flying Machines in .jcz files: the machine, the die from random numbers, and the landing that always has a
message."""

from typing import Any

import pytest

from bastide.game import Game
from bastide.jcz import JczError, Unsupported, export, file_of, record_of

from .files import Script, failures, parsed, played

SETS = {"basic:2": 1, "flier:2": 1}
STRAIGHT = "BA/RFr"
DIE = {1: 0.1, 2: 0.5, 3: 0.9}
"""A random number for each number of the die."""


def file(made: Script, **setup: Any) -> dict[str, Any]:
    """The file with this set-up instead of that of the base game."""
    told = made.file()
    told["setup"] |= {"sets": SETS} | setup
    return told


def fly(made: Script, number: int, kind: str = "small", location: str = "I", feature: str = "FlyingMachine") -> Script:
    pointer = {"position": made.cell, "feature": feature, "location": location}
    meeple = f"{made.turn % made.players}.{kind}.1"
    return made.add("DEPLOY_MEEPLE", {"pointer": pointer, "meepleId": meeple, "random": DIE[number]})


def land(made: Script, x: int, y: int, feature: str, location: str) -> Script:
    here, made.cell = made.cell, [x, y]
    made.deploy(feature, location)
    made.cell = here
    return made


def machine() -> Script:
    """The start tile D two cells north of a machine that flies north, and nothing between."""
    made = Script().place(STRAIGHT, 1, 0).skip().commit()
    made.place("BA/Rr", 2, 0).skip().commit()
    return made.place("FL/F.o", 0, 1, 90)


def test_the_number_decides_where_it_may_land() -> None:
    """Die 1: the start tile with a city and a road."""
    game = played(file(fly(machine(), 1)))
    assert game.phase == "ActionPhase"
    assert game.meeple_spots() == {"meeple": {("city", "N", 0, 0), ("road", "EW", 0, 0)}}
    back = played(file(land(fly(machine(), 1), 0, 0, "City", "N").commit()))
    assert [action.text for action in back.game.actions][-4:-1] == ["fly meeple", "die 1", "meeple city 0,0 N"]
    assert back.turn.seat == 1


def test_placement_is_mandatory() -> None:
    """Their test flying-machines/placement-is-mandatory."""
    flown = file(fly(machine(), 1))
    assert failures(flown, "Phase is ActionPhase", "Player can't pass", "Undo is not allowed") == []
    assert failures(flown, "Meeple SmallFollower options: {City,N,[0,0]}; {Road,WE,[0,0]}") == []
    for made in (fly(machine(), 1).skip(), fly(machine(), 1).commit(), land(fly(machine(), 1), 0, 0, "Field", "NL")):
        with pytest.raises(JczError):
            played(file(made))
    with pytest.raises(JczError, match="FLI-13"):
        played(file(fly(machine(), 1).skip()))


def test_the_machine_is_an_option_like_a_feature() -> None:
    told = file(machine(), elements={"small-follower": 7})
    assert failures(told, "Meeple SmallFollower options: {FlyingMachine,I,[0,1]}", "Player can pass") == []


def one_place() -> Script:
    """A machine two cells from a road and nothing else."""
    made = Script().place(STRAIGHT, 1, 0).skip().commit()
    return made.place("FL/F.o", 1, 1, 90)


def test_a_single_place_has_a_message_too() -> None:
    flown = fly(one_place(), 1)
    assert played(file(flown)).phase == "ActionPhase"
    with pytest.raises(JczError, match="DEPLOY_MEEPLE is due"):
        played(file(fly(one_place(), 1).commit()))
    with pytest.raises(JczError, match="FLI-13"):
        played(file(land(fly(one_place(), 1), 0, 0, "Road", "WE")))
    landed = land(flown, 1, 0, "Road", "WE")
    saved = parsed(file(landed))
    texts = [entry.action for entry in record_of(saved, played(file(landed))).entries]
    assert texts[-2:] == ["fly meeple", "die 1"], "the landing follows without an action"
    assert len(played(file(landed.commit())).game.shown_to(None)["figures"]) == 1


@pytest.mark.parametrize("number", [2, 3])
def test_a_failed_flight_has_no_second_message(number: int) -> None:
    flown = fly(one_place(), number)
    assert played(file(flown)).phase == "CommitActionPhase"
    assert played(file(flown.commit())).game.shown_to(None)["figures"] == []


@pytest.mark.parametrize("kind", ["small", "phantom"])
def test_after_a_failed_flight_the_phantom_follows_but_does_not_fly(kind: str) -> None:
    elements = {"small-follower": 7, "farmers": True, "phantom": 1}
    made = fly(one_place(), 3)
    if kind == "phantom":
        with pytest.raises(JczError):
            played(file(fly(made, 1, "phantom"), elements=elements))
        return
    back = played(file(made.deploy("Field", "NL.NR.EL.ER.SL.SR.WL.WR", kind="phantom").commit(), elements=elements))
    assert [figure["kind"] for figure in back.game.shown_to(None)["figures"]] == ["phantom"]


def test_older_files_name_the_machine_by_its_location() -> None:
    back = played(file(land(fly(machine(), 1, location="FLYING_MACHINE"), 0, 0, "City", "N").commit()))
    assert len(back.game.shown_to(None)["figures"]) == 1


def test_other_tiles_have_no_machine() -> None:
    with pytest.raises(JczError):
        played(file(fly(Script().place(STRAIGHT, 1, 0), 1)))
    elsewhere = machine()
    elsewhere.cell = [5, 5]
    with pytest.raises(JczError, match="no machine"):
        played(file(fly(elsewhere, 1)))


def test_one_edition_at_a_time_and_no_element_needed() -> None:
    with pytest.raises(Unsupported, match="FLI-01"):
        played(file(machine(), sets={**SETS, "flier:1": 1}))
    assert played(file(machine())).rules.text == "base+fields+flier"


@pytest.mark.parametrize(
    ("number", "after", "kinds"),
    [
        (1, ["meeple city 0,0 N"], ["DEPLOY_MEEPLE", "DEPLOY_MEEPLE", "COMMIT"]),
        (2, [], ["DEPLOY_MEEPLE", "COMMIT"]),
    ],
)
def test_what_is_written_is_read_again(number: int, after: list[str], kinds: list[str]) -> None:
    game = Game("base+flier", players=2, chance="manual")
    for text in ("draw FL-field", "place FL-field 0,1 90", "fly meeple", f"die {number}", *after):
        game.push(text)
    made = export(game.record())
    assert [message["type"] for message in made.messages] == ["PLACE_TILE", *kinds]
    back = played(file_of(made, assertions=True))
    assert [action.text for action in back.game.actions][: len(game.actions)] == [one.text for one in game.actions]
