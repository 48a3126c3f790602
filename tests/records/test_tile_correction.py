"""One corrected tile: what is wrong with such a file, and our set with the tile in it."""

from typing import Any

import pytest

from bastide.records.tile_correction import apply_correction, examine_correction, is_correction
from bastide.rules import BOXES
from tests.properties.corrections import corrected_tile
from tests.properties.own_sets import own_file


def codes(raw: dict[str, Any]) -> list[str]:
    """What is wrong with a correction, its tile completed."""
    named = BOXES.by_id.get(raw.get("catalogue", ""))
    return [error.code for error in examine_correction(named.completed(raw) if named else raw)[1]]


def test_a_tile_alone_is_a_correction_and_no_whole_box() -> None:
    raw = corrected_tile()
    assert is_correction(raw)
    assert codes(raw) == []
    assert not is_correction(own_file("arrows"))
    assert not is_correction([raw])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"replaces": "AN-Z"}, "not-ours"),
        ({"replaces": 7}, "not-ours"),
        ({"replaces": "RV-lake"}, "not-ours"),
        ({"tiles": []}, "one-tile"),
        ({"tiles": corrected_tile()["tiles"] * 2}, "one-tile"),
        ({"tiles": 3}, "no-list"),
        ({"board": {}}, "unknown-key"),
        ({"more": 1}, "unknown-key"),
        ({"name": ""}, "bad-text"),
        ({"catalogue": "moats"}, "bad-catalogue"),
        ({"tiles": [{**corrected_tile()["tiles"][0], "id": "RV-lake"}]}, "taken"),
    ],
)
def test_every_fault_of_a_correction_is_told(change: dict[str, Any], code: str) -> None:
    assert code in codes({**corrected_tile(), **change})


@pytest.mark.parametrize("catalogue", BOXES.by_id)
def test_each_tile_of_each_box_can_be_handed_in(catalogue: str) -> None:
    box = BOXES.by_id[catalogue]
    ours = box.ours["tiles"]
    for entry in ours:
        raw = {"catalogue": catalogue, "name": "One tile", "replaces": entry["id"], "tiles": [entry]}
        found, wrong = examine_correction({"format": "bastide-tile/1", **raw})
        assert (found, wrong) == (box, [])
        assert apply_correction(box, raw)["tiles"] == ours, "ours already says how it is known"


def test_a_tile_that_ours_lacks_comes_behind_the_others() -> None:
    raw = corrected_tile()
    del raw["replaces"]
    box = BOXES.by_id["arrows"]
    ids = [entry["id"] for entry in apply_correction(box, raw)["tiles"]]
    assert ids == [entry["id"] for entry in box.ours["tiles"]] + ["AN-F2"]
