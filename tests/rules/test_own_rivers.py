"""Own tiles for the river of 17: two springs, or a fork as in version 1 of our set; what else is refused."""

from copy import deepcopy
from typing import Any

import pytest

from bastide import Game
from bastide.core.refusal import RulesetError
from bastide.core.tiles.river_mouths import SPRING, place_at_mouth
from bastide.rules import BOXES, make_ruleset
from tests.reference.tiles import entries
from tests.rules.rule import rule


def river(version: int = 2) -> dict[str, Any]:
    """A set with the tiles of that version of ours."""
    tiles = [{**entry, "id": f"{entry['id']}-own"} for entry in deepcopy(entries("river20", version))]
    return {"format": "bastide-tiles/1", "catalogue": "river20", "name": "Mine", "tiles": tiles}


def springs(own: dict[str, Any]) -> dict[str, Any]:
    """The double tile of such a set."""
    found: dict[str, Any] = own["tiles"][0]
    return found


def codes(own: dict[str, Any], box: str = "river20") -> list[str]:
    """What is wrong with a set."""
    return [error.code for error in BOXES.examined({**own, "catalogue": box})[1].wrong]


@rule("ANN-10", "ANN-11", "COM-30")
@pytest.mark.parametrize(("version", "first", "drawn"), [(2, "AR-springs-own", 12), (1, "AR-spring-own", 1)])
def test_two_springs_or_a_fork_can_be_played_whatever_version_a_table_has(version: int, first: str, drawn: int) -> None:
    own = river(version)
    assert not codes(own)
    for played in (1, 2):
        game = Game("base+river20", chance="manual", options={"river20_tiles": own, "river20_version": played})
        assert game.view_for(None)["tiles"][0]["tile"] == first
        assert len(game.legal_actions()) == drawn


@rule("ANN-10", "ANN-11")
def test_a_set_has_two_springs_or_a_fork_and_not_both() -> None:
    both = river(2)
    both["tiles"] += [entry for entry in river(1)["tiles"] if entry.get("role") == "fork"]
    assert codes(both) == ["fixed-tiles", "fixed-double"]
    neither = river(1)
    neither["tiles"] = [entry for entry in neither["tiles"] if entry.get("role") != "fork"]
    assert codes(neither) == ["fixed-tiles", "fixed-double"]


@rule("ANN-10")
@pytest.mark.parametrize("sides", ["", "E", "EW", "NS"])
def test_each_of_two_springs_has_a_river_of_its_own_that_leaves_the_tile(sides: str) -> None:
    """The eastern side of the first cell is the joint."""
    own = river()
    segments = springs(own)["cells"][0]["segments"]
    segments[0]["sides"] = sides
    if not sides:
        del segments[0]
    assert codes(own) == ["two-springs"]


@rule("RIV-01")
def test_the_river_of_12_has_no_double_spring() -> None:
    assert "fixed-double" in codes(river(), "river")


@rule("COM-36", "CON-06")
def test_a_double_spring_that_does_not_fit_at_the_fortress_is_refused() -> None:
    """A city at every other side but the joint meets the field of the board, whichever spring lies at the mouth."""
    own = river()
    for cell, water in zip(springs(own)["cells"], "SN", strict=True):
        others = "".join(side for side in ("NSW" if water == "S" else "NSE") if side != water)
        cell["segments"] = [{"kind": "river", "sides": water}, {"kind": "city", "sides": others, "shields": 0}]
        cell["segments"].append({"kind": "field", "halves": [2, 3] if water == "S" else [6, 7], "cities": []})
        cell["segments"][-1]["halves"] += [4, 5] if water == "S" else [0, 1]
    assert not codes(own)
    with pytest.raises(RulesetError, match="AR-springs-own cannot be laid at the mouth of CQ-board"):
        Game("base+river20+conquest", options={"river20_tiles": own})
    assert Game("base+river20", options={"river20_tiles": own}, seed=1).legal_actions()


@rule("COM-36")
def test_a_double_spring_lies_at_a_mouth_turned_as_little_as_possible() -> None:
    rules = make_ruleset("base+river20+conquest", 2)
    board, springs = (rules.tiles[rules.tile_index[name]] for name in ("CQ-board", "AR-springs"))
    assert place_at_mouth(board, springs, SPRING) == (-1, 1, 1)
    assert place_at_mouth(board, springs, "river") == (4, 0, 1)
