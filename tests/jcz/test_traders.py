"""Traders & Builders in .jcz files: sets, elements, builder and pig, the second tile that nobody is asked about."""

from typing import Any

import pytest

from bastide.game import Game
from bastide.jcz import Unsupported, export

from .files import Script, played

SETS = {"basic:2": 1, "traders-and-builders:2": 1}
ALL = {"small-follower": 7, "farmers": True, "traders": True, "builder": 1, "pig": 1}


def file(made: Script, **setup: Any) -> dict[str, Any]:
    """The file with this set-up instead of that of the base game."""
    told = made.file()
    told["setup"] |= {"sets": SETS, "elements": ALL} | setup
    return told


def second(made: Script) -> Script:
    """The same player goes on: his turn has a second part."""
    made.turn -= made.players
    return made


def script() -> Script:
    """Red's highwayman, then his builder beside him; red extends the road and lays a second tile."""
    made = Script()
    made.place("BA/RFr", 1, 0).deploy("Road", "WE").commit()
    made.place("BA/RFr", -1, 0).skip().commit()
    made.place("BA/RFr", 2, 0).deploy("Road", "WE", kind="builder").commit()
    made.place("BA/RFr", -2, 0).skip().commit()
    made.place("BA/RFr", 3, 0).skip().commit()
    made.turn -= 1
    return made.place("BA/RFr", 4, 0).skip().commit()


def test_a_builder_gives_a_second_tile_that_nobody_is_asked_about() -> None:
    back = played(file(script()))
    texts = [action.text for action in back.game.actions]
    assert back.rules.text == "base+fields+traders"
    assert back.rules.options == {}
    assert texts.count("second-tile") == 1
    assert texts[texts.index("second-tile") + 1].startswith("draw")
    assert back.turn.seat == 1


def test_in_the_second_part_the_same_player_is_to_move() -> None:
    made = script()
    del made.messages[-3:]
    back = played(file(made))
    assert (back.turn.seat, back.phase, back.turn.tile) == (0, "TilePhase", "BA/RFr")


@pytest.mark.parametrize(("theirs", "ours"), [("traders", "goods"), ("builder", "builder"), ("pig", "pig")])
def test_what_is_switched_off(theirs: str, ours: str) -> None:
    made = Script().place("BA/RFr", 1, 0).skip().commit()
    elements = {name: value for name, value in ALL.items() if name != theirs}
    assert played(file(made, elements=elements)).rules.options == {ours: False}


def test_a_pig_joins_its_farmer() -> None:
    made = Script()
    made.place("BA/RFr", 1, 0).deploy("Field", "NL.NR.EL.WR").commit()
    made.place("BA/RFr", -1, 0).skip().commit()
    made.place("BA/RFr", 2, 0).deploy("Field", "NL.NR.EL.WR", kind="pig").commit()
    assert [action.text for action in played(file(made)).game.actions][-2:-1] == ["pig field 2,0 0127"]


def test_goods_are_for_whoever_completes_the_city() -> None:
    made = Script().place("TB/Cc.w", 0, -1, 180).skip().commit()
    back = played(file(made))
    held = back.game.shown_to(None)["goods"]["seats"][0]
    assert held == {"wine": 0, "grain": 0, "cloth": 0}
    assert back.names.theirs("TB-corner-wine") == "TB/Cc.w"


def test_a_second_tile_that_was_declined_cannot_be_written() -> None:
    back = played(file(script()))
    game = Game("base+fields+traders", players=2, chance="manual")
    for action in back.game.actions:
        if action.text == "second-tile":
            break
        game.push(action)
    game.push("pass")
    with pytest.raises(Unsupported, match=r"JCloisterZone takes it unasked \(TRA-47\)"):
        export(game.record())
