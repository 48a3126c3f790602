"""The workshop: catalogues to start from, what is wrong with a set, and what follows from what a tile shows."""

from typing import Any

import pytest

from tests.server.conftest import House

CATALOGUES = ("base", "river", "river20", "arrows", "mists", "conquest", "inns", "traders")


def ours(house: House, catalogue: str) -> dict[str, Any]:
    """The file of ours, as the page gets it."""
    answer = house.client.get(f"/api/tilesets/{catalogue}")
    assert answer.status_code == 200
    return dict(answer.json())


def test_each_catalogue_tells_what_its_tiles_show_and_what_is_fixed(house: House) -> None:
    told = house.client.get("/api/tilesets").json()
    assert {one["id"] for one in told["catalogues"]} >= set(CATALOGUES)
    mists = next(one for one in told["catalogues"] if one["id"] == "mists")
    assert (mists["option"], mists["modules"]) == ("tileset", ["mists-rules", "guards"])
    assert {"key": "workshop-fixed-land", "args": {}, "need": 60, "rule": "MIST-01"} in mists["fixed"]
    assert {"kind": "mist", "shape": "by-layer", "terrain": False} in mists["kinds"]
    assert {"name": "ghosts", "of": ["mist"], "type": "number", "max": 5} in mists["attributes"]
    assert mists["provenance"] == {"partly documented": 13, "reconstructed": 48}
    assert told["limits"]["entries"] == 200


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_our_own_tiles_are_a_set_without_a_fault_and_the_same_as_ours(house: House, catalogue: str) -> None:
    file = ours(house, catalogue)
    told = house.client.post("/api/tilesets/check", json=file).json()
    assert told["problems"] == []
    assert told["compared"] == {"same": len(file["tiles"]), "changed": [], "added": [], "removed": []}
    assert all(one["have"] == one["need"] for one in told["fixed"])
    version = house.client.get("/api/meta").json()["art"]
    for entry in told["entries"][:2]:
        assert house.client.get(f"/art/{version}/light/tile/{entry['picture']}-0-0.svg").status_code == 200


def test_every_fault_of_a_set_is_told_with_its_place(house: House) -> None:
    file = ours(house, "base")
    file["tiles"][3]["count"] = 0
    file["tiles"][5]["segments"].append({"kind": "moat"})
    file["tiles"][7]["id"] = file["tiles"][8]["id"]
    del file["tiles"][-1]
    problems = house.client.post("/api/tilesets/check", json=file).json()["problems"]
    assert [(one["entry"], one["code"], one.get("field")) for one in problems] == [
        (3, "bad-count", "count"),
        (5, "bad-kind", "segments.2.kind"),
        (8, "twice", "id"),
    ]
    assert all(one["text"].endswith(".") for one in problems)


def test_what_lies_between_is_field_and_the_rest_follows(house: House) -> None:
    entry = {"id": "gate", "count": 1, "segments": [{"kind": "city", "sides": "N"}, {"kind": "road", "sides": "EW"}]}
    told = house.client.post("/api/tilesets/tile", json={"catalogue": "base", "entry": entry}).json()
    assert told["problems"] == []
    assert told["fields"] == [
        {"kind": "field", "halves": [2, 7], "cities": [0]},
        {"kind": "field", "halves": [3, 4, 5, 6], "cities": []},
    ]
    assert told["entry"]["picture"].endswith(".gate")


def test_a_catalogue_that_is_not_there(house: House) -> None:
    answer = house.client.get("/api/tilesets/moats")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-catalogue")


@pytest.mark.parametrize("body", ["[]", "3", "null", '"set"', "{", '{"a":' * 2000])
def test_what_is_no_object_is_refused_with_a_sentence(house: House, body: str) -> None:
    answer = house.client.post("/api/tilesets/check", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-set")
    assert answer.json()["text"].startswith("The tile set cannot be read")
