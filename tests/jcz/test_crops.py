"""Crop Circles in .jcz files: both sets, the choice for all after COMMIT, and the messages of each player."""

from typing import Any

import pytest

from bastide.game import Game
from bastide.jcz import JczError, export, file_of

from .files import Script, played

SETS = {"basic:2": 1, "corn-circles/2": 1}
STRAIGHT = "BA/RFr"
CLUB = "CC.2/RRr"
"""A circle for highwaymen."""


def file(made: Script, **setup: Any) -> dict[str, Any]:
    """The file with this set-up instead of that of the base game."""
    told = made.file()
    told["setup"] |= {"sets": SETS} | setup
    return told


def choose(made: Script, value: str, player: int) -> Script:
    return said(made, "CIRCLE_REMOVE_OR_DEPLOY", player, value=value)


def said(made: Script, kind: str, player: int, **payload: Any) -> Script:
    """A message of any player."""
    made.messages.append({"type": kind, "payload": payload, "player": player})
    return made


def add(made: Script, player: int, x: int, location: str, number: int = 2) -> Script:
    pointer = {"position": [x, 0], "feature": "Road", "location": location}
    return said(made, "DEPLOY_MEEPLE", player, pointer=pointer, meepleId=f"{player}.small.{number}")


def take(made: Script, player: int, x: int, location: str, source: str = "CORN_CIRCLE") -> Script:
    pointer = {"position": [x, 0], "feature": "Road", "location": location}
    place = {"featurePointer": pointer, "meepleId": f"{player}.small.1"}
    return said(made, "RETURN_MEEPLE", player, pointer=place, source=source)


def circle(*roads: str) -> Script:
    """Players have a highwayman each where they say so, and player 0 has laid a circle."""
    made = Script()
    made.place("BA/RRR", 1, 0, 180)
    made = (made.deploy("Road", "E") if "0" in roads else made.skip()).commit()
    made.place("BA/RRR", -1, 0)
    made = (made.deploy("Road", "W") if "1" in roads else made.skip()).commit()
    return made.place(CLUB, 0, 1).skip().commit()


def texts(made: Script) -> list[str]:
    return [action.text for action in played(file(made)).game.actions]


def test_the_choice_comes_after_the_commit() -> None:
    made = circle("0", "1")
    back = played(file(made))
    assert (back.phase, back.turn.seat) == ("CornCirclePhase", 0)
    for early in (Script().place(CLUB, 0, 1), Script()):
        with pytest.raises(JczError, match="CIRCLE_REMOVE_OR_DEPLOY comes where"):
            played(file(choose(early, "DEPLOY", 0)))
    for kind in ("COMMIT", "PASS"):
        with pytest.raises(JczError, match="CIRCLE_REMOVE_OR_DEPLOY is due"):
            played(file(said(circle("0", "1"), kind, 0)))


def test_each_player_adds_or_passes() -> None:
    made = choose(circle("0", "1"), "DEPLOY", 0)
    assert played(file(made)).turn.seat == 1
    made = said(add(made, 1, -1, "W"), "COMMIT", 1)
    made = said(made, "PASS", 0)
    assert texts(made)[-4:-1] == ["circle add", "grow meeple road -1,0 W", "pass"]
    assert played(file(made)).turn.seat == 1


@pytest.mark.parametrize("wrong", ["seat", "place", "removal", "early"])
def test_other_answers_are_refused(wrong: str) -> None:
    made = choose(circle("0", "1"), "DEPLOY", 0)
    said_instead = {
        "seat": lambda: add(made, 0, 1, "E"),
        "place": lambda: add(made, 1, 1, "E"),
        "removal": lambda: take(made, 1, -1, "W"),
        "early": lambda: said(made, "COMMIT", 1),
    }
    told = file(said_instead[wrong]())
    with pytest.raises(JczError):
        played(told)


def test_each_player_takes_one_home_even_a_single_one() -> None:
    made = choose(circle("0", "1"), "REMOVE", 0)
    with pytest.raises(JczError, match="PASS comes where RETURN_MEEPLE is due"):
        played(file(said(choose(circle("0", "1"), "REMOVE", 0), "PASS", 1)))
    with pytest.raises(JczError, match="CRO-13"):
        played(file(take(choose(circle("0", "1"), "REMOVE", 0), 1, 1, "E")))
    made = said(take(made, 1, -1, "W"), "COMMIT", 1)
    assert played(file(made)).turn.seat == 0
    made = said(take(made, 0, 1, "E"), "COMMIT", 0)
    back = played(file(made))
    assert back.game.shown_to(None)["figures"] == []
    assert back.phase == "TilePhase"


def test_a_choice_about_which_nothing_follows_is_read() -> None:
    """No highwayman, but a knight: their program asks all the same."""
    made = Script().place("BA/C", 0, -1, 180).skip().commit()
    made.place("BA/L", 0, 1).deploy("Monastery", "I").commit()
    made.place(CLUB, 1, 0).skip().commit()
    assert played(file(made)).phase == "CornCirclePhase"
    back = played(file(choose(made, "REMOVE", 0)))
    assert (back.phase, back.turn.seat) == ("TilePhase", 1)
    assert len(back.game.shown_to(None)["figures"]) == 1


def test_with_no_figure_on_the_board_nothing_is_asked() -> None:
    assert played(file(circle())).phase == "TilePhase"


def test_a_choice_is_taken_back() -> None:
    made = add(choose(circle("0", "1"), "DEPLOY", 0), 1, -1, "W")
    made = said(said(made, "UNDO", 1), "PASS", 1)
    assert "grow meeple road -1,0 W" not in texts(said(made, "PASS", 0))


@pytest.mark.parametrize(("sets", "value"), [((1,), 1), ((2,), 2), ((1, 2), 3)])
def test_each_set_and_both(sets: tuple[int, ...], value: int) -> None:
    made = Script().place(STRAIGHT, 1, 0)
    chosen = {"basic:2": 1, **{f"corn-circles/{one}": 1 for one in sets}}
    back = played(file(made, sets=chosen))
    assert back.game.engine.rules.options.get("circles", 2) == value
    told = file_of(export(Game("base+crops", chance="manual", circles=value).record()), assertions=False)
    assert set(told["setup"]["sets"]) == set(chosen)


@pytest.mark.parametrize("choice", ["add", "remove"])
def test_what_is_written_is_read_again(choice: str) -> None:
    game = Game("base+crops", players=3, chance="manual")
    for text in ("draw U", "place U 1,0 0", "meeple road 1,0 EW", "draw CR2-bend-end"):
        game.push(text)
    game.push(next(one for one in game.legal_actions() if one.kind == "place"))
    while game.decision is not None and game.decision.step == "figure":
        game.push("pass")
    game.push(f"circle {choice}")
    while game.decision is not None and game.decision.step == "grow":
        game.push(next(one for one in game.legal_actions() if one.kind == "grow"))
    back = played(file_of(export(game.record()), assertions=True))
    assert [action.text for action in back.game.actions][: len(game.actions)] == [one.text for one in game.actions]
    kinds = [message["type"] for message in export(game.record()).messages][-3:]
    last = "DEPLOY_MEEPLE" if choice == "add" else "RETURN_MEEPLE"
    assert kinds == ["CIRCLE_REMOVE_OR_DEPLOY", last, "COMMIT"]
