"""One corrected tile is handed in by a link, within the limits of sets; each tile of ours says how it is known."""

from typing import Any

import pytest

from bastide.rules import BOXES
from tests.properties.corrections import corrected_tile
from tests.server.conftest import ME, AppServer
from tests.server.features.tilesets.test_tileset_workshop import share
from tests.server.fixtures.accounts import make_member

RECONSTRUCTED = [
    name
    for name, box in BOXES.by_id.items()
    if any(not entry["provenance"].startswith("documented") for entry in box.ours["tiles"])
]


def catalogue(server: AppServer, name: str) -> dict[str, Any]:
    """What the page is told of a box."""
    told = server.client.get("/api/tilesets").json()["catalogues"]
    return next(dict(one) for one in told if one["id"] == name)


@pytest.mark.parametrize("name", RECONSTRUCTED)
def test_every_tile_of_a_reconstructed_box_says_how_it_is_known_and_from_where(server: AppServer, name: str) -> None:
    told, tiles = catalogue(server, name), BOXES.by_id[name].ours["tiles"]
    assert set(told["sources"]) == {entry["id"] for entry in tiles}
    known = {entry["id"] for entry in tiles if not entry["provenance"].startswith("reconstructed")}
    assert "counts" not in {told["sources"][one] for one in known}, "a tile that is known has a source of its own"
    assert sum(told["provenance"].values()) == told["tiles"], "the board is no tile"
    assert set(told["provenance"]) <= {"documented", "partly documented", "reconstructed"}


def test_boxes_that_are_known_need_no_sources(server: AppServer) -> None:
    assert set(RECONSTRUCTED) == {"river20", "arrows", "mists", "conquest"}
    for name in set(BOXES.by_id) - set(RECONSTRUCTED):
        assert catalogue(server, name)["sources"] == {}


def test_a_corrected_tile_is_handed_in_by_a_link(server: AppServer) -> None:
    anna = server.person()
    made = share(server, anna, corrected_tile())
    assert made.status_code == 201, made.text
    name = made.json()["id"]
    assert made.json()["url"] == f"/workshop/arrows?shared={name}"
    told = server.client.get(f"/api/tilesets/shared/{name}", headers=anna).json()
    assert (told["format"], told["replaces"], told["about"]) == ("bastide-tile/1", "AN-F", "Printing of 2022.")
    assert [one["id"] for one in told["tiles"]] == ["AN-F2"]
    assert told["tiles"][0]["picture"].endswith(".AN-F2")
    mine = server.client.get("/api/me", headers=anna).json()["tilesets"]
    assert [(one["id"], one["file"]["replaces"]) for one in mine] == [(name, "AN-F")]
    assert server.client.delete(f"/api/tilesets/shared/{name}", headers=anna).status_code == 200
    assert server.client.get(f"/api/tilesets/shared/{name}").status_code == 404


def test_moderators_see_a_reported_tile_and_take_it_away(server: AppServer) -> None:
    (anna, _), (ben, _), (judge, _) = (
        make_member(server, "Anna"),
        make_member(server, "Ben"),
        make_member(server, "Judge", "moderator"),
    )
    name = share(server, anna, corrected_tile()).json()["id"]
    address = f"/api/tilesets/shared/{name}"
    assert server.client.post(f"{address}/report", json={"reason": "name"}, headers=ben).status_code == 201
    [one] = server.client.get("/api/order/reports", headers=judge).json()["reports"]
    assert (one["table"], one["called"]) == (f"set:arrows?shared={name}", "AN-F, my box")
    told = server.client.post(f"/api/order/reports/{one['id']}", json={"act": "remove"}, headers=judge)
    assert told.status_code == 200
    assert server.client.get(address).status_code == 404


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"replaces": "AN-Z"}, "not-ours"),
        ({"tiles": []}, "one-tile"),
        ({"tiles": [{"id": "x", "count": 1, "segments": [{"kind": "moat"}]}]}, "bad-kind"),
        ({"about": "x" * 501}, "bad-text"),
    ],
)
def test_a_faulty_tile_is_not_handed_in(server: AppServer, change: dict[str, Any], problem: str) -> None:
    answer = share(server, server.person(), {**corrected_tile(), **change})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-tiles")
    assert answer.json()["args"]["problem"] == problem


def test_a_name_that_nobody_may_bear_is_refused_as_for_sets(server: AppServer) -> None:
    answer = share(server, server.person(), {**corrected_tile(), "name": "Bаstide"})  # a Cyrillic letter among Latin
    assert (answer.status_code, answer.json()["code"]) == (400, "mixed-name")


def test_no_game_is_played_with_one_tile(server: AppServer) -> None:
    anna = server.person()
    name = share(server, anna, corrected_tile()).json()["id"]
    body = {"rules": "base+arrows", "seats": [ME], "options": {"house": {"arrows_tiles": f"sets/{name}", "solo": True}}}
    for address in ("/api/check", "/api/tables"):
        answer = server.client.post(address, json=body, headers=anna)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-set")
    wish: dict[str, Any] = {"set": f"sets/{name}", "rules": "base+arrows", "players": 2, "games": 1}
    assert server.client.post("/api/tilesets/trial", json=wish, headers=anna).status_code == 404
    wish["set"] = corrected_tile()
    assert server.client.post("/api/tilesets/trial", json=wish, headers=anna).json()["code"] == "bad-tiles"
