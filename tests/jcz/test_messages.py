"""The messages one by one: what is accepted, what is refused, and where the turn stands."""

from typing import Any

import pytest

from bastide.jcz import JczError, replay

from .files import Script, jcz, parsed, played


def refused(file: dict[str, Any]) -> JczError:
    """Why the file is refused."""
    with pytest.raises(JczError) as caught:
        played(file)
    return caught.value


def test_a_turn_passes_through_its_phases() -> None:
    script = Script()
    steps = [jcz([], draws=["BA/RFr"]), script.place("BA/RFr", 1, 0).file()]
    steps += [script.deploy("Road", "WE").file(), script.commit().file()]
    phases = [played(file).phase for file in steps]
    assert phases == ["TilePhase", "ActionPhase", "CommitActionPhase", "TilePhase"]


def test_points_come_with_the_commit() -> None:
    script = Script().place("BA/C", 0, -1, 180).deploy("City", "S")
    assert played(script.file()).scores() == [0, 0]
    assert played(script.commit().file()).scores() == [4, 0]


def test_points_wait_also_where_nobody_can_put_a_meeple() -> None:
    """Ben lengthens Ada's road: there is nothing to occupy, and the game is over once he has committed."""
    script = Script().place("BA/RFr", 1, 0).deploy("Road", "WE").commit().place("BA/RFr", 2, 0)
    game = played(script.file(end=2, farmers=False))
    assert (game.phase, game.scores()) == ("CommitActionPhase", [0, 0])
    game = played(script.commit().file(end=2, farmers=False))
    assert (game.phase, game.scores()) == ("GameOverPhase", [3, 0])


def test_turned_tiles_that_look_the_same_are_one_placement() -> None:
    """RFr turned by 180 degrees looks as at 0, and its north half of the road's bank is the field in the north."""
    for rotation in (0, 180):
        script = Script().place("BA/RFr", 1, 0, rotation).deploy("Field", "NL.NR.EL.WR").commit()
        board = played(script.file()).game.view_for(None)
        assert [(tile["tile"], tile["rotation"]) for tile in board["tiles"]] == [("D-start", 0), ("U", 0)]
        assert [figure["at"] for figure in board["figures"]] == ["0127"]


def test_a_turn_without_a_decision_about_meeples_reads_as_none() -> None:
    script = Script().place("BA/RFr", 1, 0).commit().place("BA/RFr", 2, 0).commit()
    assert played(script.file()).game.view_for(None)["figures"] == []


def test_undo_takes_messages_of_the_turn_back() -> None:
    script = Script().place("BA/RFr", 1, 0).deploy("Road", "WE").undo().undo()
    script.place("BA/RFr", -1, 0).deploy("Field", "NL.NR.EL.WR").commit()
    view = played(jcz(script.messages, draws=["BA/RFr"])).game.view_for(None)
    assert [(tile["x"], tile["y"]) for tile in view["tiles"]] == [(0, 0), (-1, 0)]
    assert [figure["feature"] for figure in view["figures"]] == ["field"]


def test_undo_ends_at_the_turn_of_another_player() -> None:
    script = Script().place("BA/RFr", 1, 0).commit()
    assert not played(script.file()).undo_allowed
    error = refused(script.undo().file())
    assert (error.message, error.reason) == (3, "UNDO comes where nothing can be taken back")


def test_undo_ends_at_a_random_number() -> None:
    """Alone one may take back even the end of a turn, unless a random number came with it."""
    for random, allowed in ((None, True), (0.5, False)):
        script = Script(1).place("BA/RFr", 1, 0).commit(random)
        assert played(script.file()).undo_allowed == allowed
    back = Script(1).place("BA/RFr", 1, 0).commit().undo().undo()
    game = played(jcz(back.messages, 1, draws=["BA/RFr", "BA/L"]))
    assert (game.phase, game.turn.tile, game.game.view_for(None)["turn"]) == ("TilePhase", "BA/RFr", 0)


def test_a_tile_that_fits_nowhere_is_discarded_without_a_message() -> None:
    """The start city is closed and nothing else is open but fields and roads: Cccc+ goes back."""
    script = Script().place("BA/C", 0, -1, 180).commit()
    game = played(jcz(script.messages, draws=["BA/C", "BA/Cccc+", "BA/L"]))
    assert (game.turn.tile, game.game.view_for(None)["discarded"]) == ("BA/L", ["C"])


def test_the_game_ends_after_so_many_draws() -> None:
    """A discarded tile is one of them."""
    script = Script().place("BA/C", 0, -1, 180).deploy("Field", "NL.NR.EL.ER.WL.WR").commit()
    draws = ["BA/C", "BA/Cccc+", "BA/L"]
    assert played(jcz(script.messages, draws=draws, end=3)).phase == "TilePhase"
    for end, order in ((2, draws), (None, ["BA/C", "BA/Cccc+", "#END"])):
        game = played(jcz(script.messages, draws=order, end=end))
        assert (game.phase, game.scores()) == ("GameOverPhase", [3, 0])


def test_one_player_alone() -> None:
    """The second city of a tile of two cities: Ada has two knights, and is paid for the small city as well."""
    script = Script(1).place("BA/CFc.1", 0, -1, 90).deploy("City", "NS").commit()
    script.place("BA/CFC.2", 0, -2).deploy("City", "N", number=2).commit().place("BA/C", 0, -3, 180).commit()
    assert played(script.file(rules={"tiny-city-scoring": "4"})).scores() == [6 + 4]
    assert played(script.file(rules={"tiny-city-scoring": "2"})).scores() == [6 + 2]


def test_gardens_and_the_abbot() -> None:
    """An abbot on a garden with two tiles beside it is taken back for 3 points, at once."""
    script = Script().place("BA/RFrG", 1, 0).deploy("Garden", "I", "abbot").commit().place("BA/L", 1, 1).commit()
    script.place("BA/RFr", 2, 0).take_back("Garden", 1, 0)
    game = played(script.file(abbot=True))
    assert (game.scores(), game.phase) == ([4, 0], "CommitActionPhase")
    game = played(script.commit().file(abbot=True))
    assert game.scores() == [4, 0]
    assert game.game.view_for(None)["supply"][0]["abbot"] == 1


def test_first_editions_have_no_gardens() -> None:
    """Both bends of the river are the same type in the first edition, without a garden."""
    script = Script().place("RI.1/II", 1, 0).commit().place("RI.1/IFI", 1, 1, 90).commit()
    script.place("RI.1/II", 1, 2, 180)
    sets = ["basic:1", "river/1:1"]
    game = played(script.file(sets=sets, abbot=True))
    assert game.game.view_for(None)["tiles"][-1]["tile"] == "RV-bend"
    assert set(game.meeple_spots()) == {"meeple"}
    script.deploy("Garden", "I", "abbot")
    assert "no garden at I" in refused(script.file(sets=sets, abbot=True)).reason


def test_gardens_count_only_where_the_file_says_so() -> None:
    file = Script().place("BA/RFrG", 1, 0).file(abbot=True)
    assert "abbot" in played(file).meeple_spots()
    del file["setup"]["elements"]["garden"]
    assert "abbot" not in played(file).meeple_spots()


def laid(tile: str, rotation: str, position: list[int]) -> dict[str, Any]:
    return {"type": "PLACE_TILE", "payload": {"tileId": tile, "rotation": rotation, "position": position}}


PLACED = Script().place("BA/RFr", 1, 0).messages
DECIDED = Script().place("BA/RFr", 1, 0).skip().messages
CITY = {"position": [1, 0], "feature": "City", "location": "N"}


@pytest.mark.parametrize(
    ("before", "message", "why"),
    [
        ([], {"type": "COMMIT"}, "COMMIT comes where PLACE_TILE is due"),
        ([], {"type": "PASS"}, "PASS comes where PLACE_TILE is due"),
        (PLACED, PLACED[0], "PLACE_TILE comes where COMMIT is due"),
        (DECIDED, {"type": "PASS"}, "PASS comes where COMMIT is due"),
        ([], {"type": "UNDO"}, "nothing can be taken back"),
        ([], {**PLACED[0], "player": 1}, "is by player 1, but player 0 is to move"),
        ([], laid("BA/L", "R0", [0, 1]), "drawn"),
        ([], laid("BA/RFr", "R0", [0, -1]), "meet"),
        (
            [],
            laid("BA/RFr", "R0", [9, 9]),
            "full side",
        ),
        (
            [],
            laid("BA/RFr", "R45", [1, 0]),
            "rotation",
        ),
        ([], laid("BA/RFr", "R0", [1]), "position"),
        (PLACED, {"type": "DEPLOY_MEEPLE", "payload": {"pointer": CITY, "meepleId": "0.small.1"}}, "no city at N"),
        (PLACED, {"type": "DEPLOY_MEEPLE", "payload": {"pointer": CITY, "meepleId": "1.small.1"}}, "does not belong"),
        (PLACED, {"type": "DEPLOY_MEEPLE", "payload": {"pointer": CITY}}, "meepleId"),
        (PLACED, {"type": "COMMIT", "payload": {"random": 1.0}}, "random"),
    ],
)
def test_messages_that_cannot_be_played(before: list[Any], message: dict[str, Any], why: str) -> None:
    error = refused(jcz([*before, message], draws=["BA/RFr"]))
    assert error.message == len(before) + 1
    assert why in error.reason


def test_occupied_features_are_refused_with_the_rule() -> None:
    script = Script().place("BA/RFr", 1, 0).deploy("Road", "WE").commit().place("BA/RFr", 2, 0).deploy("Road", "WE")
    error = refused(script.file())
    assert (error.message, error.rule) == (5, "BASE-22")


def test_what_is_null_is_absent() -> None:
    file = Script().place("BA/LR", 1, 0, 90).skip().file()
    file["replay"][1]["payload"] = None
    file |= {
        "test": {"assertions": None},
        "gameAnnotations": {"drawOrder": None, "endTurn": None},
        "initialRandom": 0.6,
    }
    assert played(file).phase == "CommitActionPhase"


def test_nothing_follows_the_end() -> None:
    script = Script().place("BA/RFr", 1, 0).commit().place("BA/RFr", 2, 0)
    assert "after the end of the game" in refused(script.file(end=1)).reason


def test_a_file_that_takes_too_long() -> None:
    with pytest.raises(JczError, match="message 1: replaying the file takes too long"):
        replay(parsed(Script().place("BA/RFr", 1, 0).file()), seconds=-1)
