"""The workshop: catalogues to start from, what is wrong with a set, and what follows from what a tile shows."""

import json
import time
from typing import Any

import pytest

from tests.server.conftest import ME, PATIENCE, AppServer

CATALOGUES = (
    *("base", "river", "river20", "arrows", "mists", "conquest", "inns", "traders"),
    *("goldmines", "flier", "crops", "mage"),
)


def ours(server: AppServer, catalogue: str) -> dict[str, Any]:
    """The file of ours, as the page gets it."""
    answer = server.client.get(f"/api/tilesets/{catalogue}")
    assert answer.status_code == 200
    return dict(answer.json())


def test_each_catalogue_tells_what_its_tiles_show_and_what_is_fixed(server: AppServer) -> None:
    told = server.client.get("/api/tilesets").json()
    assert {one["id"] for one in told["catalogues"]} >= set(CATALOGUES)
    mists = next(one for one in told["catalogues"] if one["id"] == "mists")
    assert (mists["option"], mists["modules"]) == ("tileset", ["mists-rules", "guards"])
    assert {"key": "workshop-fixed-land", "args": {"need": "60"}, "need": 60, "rule": "MIST-01"} in mists["fixed"]
    assert {"kind": "mist", "shape": "by-layer", "terrain": False} in mists["kinds"]
    assert {"name": "ghosts", "of": ["mist"], "type": "int", "max": 5} in mists["attributes"]
    assert mists["provenance"] == {"partly documented": 13, "reconstructed": 48}
    assert told["limits"]["entries"] == 200


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_our_own_tiles_are_a_set_without_a_fault_and_the_same_as_ours(server: AppServer, catalogue: str) -> None:
    file = ours(server, catalogue)
    told = server.client.post("/api/tilesets/check", json=file).json()
    assert told["problems"] == []
    assert told["compared"] == {"same": len(file["tiles"]), "changed": [], "added": [], "removed": []}
    assert all(one["have"] == one["need"] for one in told["fixed"])
    version = server.client.get("/api/meta").json()["art"]
    for entry in told["entries"][:2]:
        assert server.client.get(f"/art/{version}/light/tile/{entry['picture']}-0-0.svg").status_code == 200


def test_every_fault_of_a_set_is_told_with_its_place(server: AppServer) -> None:
    file = ours(server, "base")
    file["tiles"][3]["count"] = 0
    file["tiles"][5]["segments"].append({"kind": "moat"})
    file["tiles"][7]["id"] = file["tiles"][8]["id"]
    del file["tiles"][-1]
    problems = server.client.post("/api/tilesets/check", json=file).json()["problems"]
    assert [(one["entry"], one["code"], one.get("field")) for one in problems] == [
        (3, "bad-count", "count"),
        (5, "bad-kind", "segments.2.kind"),
        (8, "twice", "id"),
    ]
    assert all(one["text"].endswith(".") for one in problems)


def test_what_lies_between_is_field_and_the_rest_follows(server: AppServer) -> None:
    entry = {"id": "gate", "count": 1, "segments": [{"kind": "city", "sides": "N"}, {"kind": "road", "sides": "EW"}]}
    told = server.client.post("/api/tilesets/tile", json={"catalogue": "base", "entry": entry}).json()
    assert told["problems"] == []
    assert told["entry"]["segments"][2:] == [
        {"kind": "field", "halves": [2, 7], "cities": [0]},
        {"kind": "field", "halves": [3, 4, 5, 6], "cities": []},
    ]
    assert told["entry"]["picture"].endswith(".gate")


def test_a_catalogue_that_is_not_there(server: AppServer) -> None:
    answer = server.client.get("/api/tilesets/moats")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-catalogue")


@pytest.mark.parametrize("body", ["[]", "3", "null", '"set"', "{", '{"a":' * 2000])
def test_what_is_no_object_is_refused_with_a_sentence(server: AppServer, body: str) -> None:
    answer = server.client.post("/api/tilesets/check", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-set")
    assert answer.json()["text"].startswith("The tile set cannot be read")


def changed(server: AppServer, catalogue: str, **more: Any) -> dict[str, Any]:
    """Our set with one tile turned into another, and with names of its own."""
    file = {**ours(server, catalogue), "name": "My box", **more}
    for entry in file["tiles"]:
        del entry["picture"]
    return file


def share(server: AppServer, person: dict[str, str], file: Any) -> Any:
    """What a device hears that shares a set."""
    return server.client.post("/api/tilesets", json=file, headers=person)


def test_a_set_is_shared_by_a_link_that_names_what_is_in_it(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    file = changed(server, "inns")
    made = share(server, anna, file)
    assert made.status_code == 201
    name = made.json()["id"]
    assert made.json()["url"] == f"/workshop/inns?shared={name}"
    assert share(server, ben, dict(reversed(file.items()))).json()["id"] == name, "the same set has one name"
    told = server.client.get(f"/api/tilesets/shared/{name}", headers=anna).json()
    assert (told["name"], told["mine"], len(told["tiles"])) == ("My box", True, 17)
    assert all(entry["picture"] for entry in told["tiles"])
    address = f"/api/tilesets/shared/{name}"
    assert server.client.delete(address, headers=anna).status_code == 200
    assert server.client.delete(address, headers=anna).status_code == 404
    assert server.client.get(address, headers=anna).json()["mine"] is False, "Ben still shares it"
    assert server.client.delete("/api/me", headers=ben).status_code == 200
    assert server.client.get(address).json()["code"] == "no-such-set"


def test_a_faulty_set_is_not_shared(server: AppServer) -> None:
    file = changed(server, "inns")
    del file["tiles"][0]
    answer = share(server, server.person(), file)
    assert (answer.status_code, answer.json()["code"], answer.json()["args"]["problem"]) == (
        400,
        "bad-tiles",
        "fixed-land",
    )


def test_what_a_device_shares_is_told_to_it(server: AppServer) -> None:
    anna = server.person()
    name = share(server, anna, changed(server, "river")).json()["id"]
    told = server.client.get("/api/me", headers=anna).json()["tilesets"]
    assert [(one["id"], one["file"]["name"]) for one in told] == [(name, "My box")]


def test_a_table_is_opened_with_a_shared_set_and_its_record_is_whole_by_itself(server: AppServer) -> None:
    anna = server.person()
    file = changed(server, "inns")
    name = share(server, anna, file).json()["id"]
    options = {"starter": 0, "house": {"inns_tiles": f"sets/{name}", "solo": True}}
    table = server.open(anna, ME, rules="base+inns", options=options)
    server.client.delete(f"/api/tilesets/shared/{name}", headers=anna)
    with server.sit_at(table, anna) as line:
        assert line.table["options"]["house"] == {"inns_tiles": True, "solo": True}
        assert line.table["pictures"]
    head = json.loads(server.client.get(f"/api/tables/{table}/record").text.splitlines()[0])
    assert head["options"]["inns_tiles"]["tiles"] == file["tiles"]


@pytest.mark.parametrize("value", ["sets/nothing", "x" * 60, "sets/"])
def test_a_set_that_is_not_there_opens_no_table(server: AppServer, value: str) -> None:
    body = {"rules": "base+inns", "seats": [ME], "options": {"house": {"inns_tiles": value, "solo": True}}}
    for address in ("/api/check", "/api/tables"):
        answer = server.client.post(address, json=body)
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] in ("no-such-set", "bad-table")


def test_trial_games_are_played_with_a_set_and_with_ours(server: AppServer) -> None:
    anna = server.person()
    wish = {"set": changed(server, "river"), "rules": "base+river", "players": 2, "games": 1}
    made = server.client.post("/api/tilesets/trial", json=wish, headers=anna)
    assert made.status_code == 202
    address = f"/api/tilesets/trial/{made.json()['job']}"
    assert server.client.get(address).status_code == 404, "it is Anna's"
    told: dict[str, Any] = {"state": "waiting"}
    began = time.monotonic()
    while told["state"] in ("waiting", "running") and time.monotonic() - began < PATIENCE:
        time.sleep(1.0)  # a busy machine plays slowly, and too many questions are refused
        told = server.client.get(address, headers=anna).json()
    assert (told["state"], told["done"], told["games"]) == ("done", 1, 1)
    assert told["own"] == told["ours"], "the tiles are the same, and so are the seeds"
    assert told["own"]["laid"]["RV-spring"] == 1
    assert told["own"]["completed"]["city"] > 0


def test_trial_games_need_rules_with_these_tiles(server: AppServer) -> None:
    wish = {"set": changed(server, "inns"), "rules": "base", "players": 2, "games": 1}
    answer = server.client.post("/api/tilesets/trial", json=wish, headers=server.person())
    assert (answer.status_code, answer.json()["code"]) == (400, "not-with-these")
