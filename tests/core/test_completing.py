"""What an entry leaves out follows from the rest: fields are what lies between, roads end at something."""

import copy
from typing import Any

import pytest

from bastide.core.tiles.completion import complete_entry
from bastide.rules import BOXES, PRINTED
from tests.rules.rule import rule

OTHERWISE = {
    *("CQ-board", "CR2-bend-end", "CR2-two-caps", "IN-crossing-gates"),
    *("MK03", "MC03", "MM19", "TB-cap-roads"),
}
"""Tiles whose picture joins or parts fields in another way, or touches with a crossing what it usually does not."""


def parts(entry: dict[str, Any]) -> list[dict[str, Any]]:
    """The cells of an entry."""
    return list(entry.get("cells") or [entry])


def fields(entry: dict[str, Any]) -> list[list[tuple[Any, ...]]]:
    """Its fields cell by cell: halves, the sides of the cities that they touch, whether mist lies on them."""
    found = []
    for cell in parts(entry):
        sides = [part.get("sides") for part in cell["segments"]]
        told = [part for part in cell["segments"] if part["kind"] == "field"]
        found.append(
            sorted((part["halves"], sorted(sides[n] for n in part["cities"]), part.get("mist", False)) for part in told)
        )
    return found


@rule("FLD-01", "FLD-06")
@pytest.mark.parametrize("catalogue", sorted(BOXES.by_id))
def test_the_fields_of_our_tiles_follow_from_their_cities_roads_and_rivers(catalogue: str) -> None:
    for entry in BOXES.by_id[catalogue].ours["tiles"]:
        bare = copy.deepcopy(entry)
        for cell in parts(bare):
            cell["segments"] = [part for part in cell["segments"] if part["kind"] != "field"]
        same = fields(complete_entry(bare, PRINTED)) == fields(entry)
        assert same == (entry["id"] not in OTHERWISE), entry["id"]


@pytest.mark.parametrize("catalogue", sorted(BOXES.by_id))
def test_what_an_entry_says_stays_as_it_is(catalogue: str) -> None:
    for entry in BOXES.by_id[catalogue].ours["tiles"]:
        assert fields(complete_entry(entry, PRINTED)) == fields(entry), entry["id"]


def land(*segments: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A tile, completed."""
    return complete_entry({"id": "x", "count": 1, "segments": list(segments), **more}, PRINTED)


def test_three_roads_end_at_a_crossing_one_at_the_building_or_the_city() -> None:
    crossing = land(*({"kind": "road", "sides": side} for side in "ESW"))
    assert [part.get("end") for part in crossing["segments"][:3]] == ["crossing"] * 3
    assert crossing["crossing"] is True
    monastery = land({"kind": "monastery"}, {"kind": "road", "sides": "S"})
    assert monastery["segments"][1]["end"] == "monastery"
    gate = land({"kind": "city", "sides": "N"}, {"kind": "road", "sides": "S"})
    assert gate["segments"][1]["end"] == "city"
    assert fields(gate) == [[([2, 3, 4], ["N"], False), ([5, 6, 7], ["N"], False)]]


@pytest.mark.parametrize(("gate", "lone", "other"), [("E", [1], [0, 1]), ("N", [0, 1], [0])])
def test_a_road_parts_the_fields_at_the_city_that_its_gate_names(gate: str, lone: list[int], other: list[int]) -> None:
    caps = [{"kind": "city", "sides": "N"}, {"kind": "city", "sides": "E"}]
    made = land(*caps, {"kind": "road", "sides": "S", "end": "city", "gate": gate})
    assert [(part["halves"], part["cities"]) for part in made["segments"][3:]] == [([4], lone), ([5, 6, 7], other)]


def test_a_road_over_the_river_is_a_bridge_and_parts_both_banks() -> None:
    made = land({"kind": "road", "sides": "NS"}, {"kind": "river", "sides": "EW"})
    assert made["bridge"] is True
    assert [halves for halves, _, _ in fields(made)[0]] == [[0, 7], [1, 2], [3, 4], [5, 6]]


def test_ground_between_two_cities_that_fill_the_tile_is_a_field_without_a_side() -> None:
    made = land({"kind": "city", "sides": "NW"}, {"kind": "city", "sides": "ES"})
    assert fields(made) == [[([], ["ES", "NW"], False)]]


def test_a_field_that_is_given_is_told_what_it_touches() -> None:
    made = land(
        {"kind": "city", "sides": "N"},
        {"kind": "field", "halves": [2, 3, 4]},
        {"kind": "field", "halves": [5, 6, 7]},
    )
    assert fields(made) == [[([2, 3, 4], ["N"], False), ([5, 6, 7], ["N"], False)]]


@pytest.mark.parametrize("segments", [None, 3, "x", [None], [[]], [{"kind": 3}], [{"kind": "road", "sides": "Q"}]])
def test_what_cannot_be_read_is_left_to_the_reader(segments: Any) -> None:
    assert complete_entry({"id": "x", "count": 1, "segments": segments}, PRINTED)["segments"] == segments
