"""Setting up a team's table: own levels, own tiles, bots that know the game, and what is refused."""

import gc
import json
import time
from typing import Any

import pytest

from bastide.art import own
from tests.server.conftest import BOT, ME, PATIENCE, AppServer
from tests.server.fixtures.tables import own_tiles


@pytest.mark.parametrize(("house_rules", "target"), [({"level": 6}, 50), ({"level": 6, "tamed": True}, 16)])
def test_a_table_is_told_the_row_that_it_plays(server: AppServer, house_rules: dict[str, int], target: int) -> None:
    body = {"rules": "mists", "seats": [ME], "options": {"house": house_rules}}
    row = server.client.post("/api/check", json=body).json()["level"]
    assert (row["level"], row["target"]) == (6, target)
    assert "tamed" not in row


def test_an_own_level_and_own_tiles_are_played_stored_and_only_mentioned(server: AppServer) -> None:
    anna = server.person()
    row = {"target": 30, "ghosts": 12}
    tiles = own_tiles()
    options = {"starter": 0, "house": {"own_level": row, "tileset": tiles}}
    told = server.client.post("/api/check", json={"rules": "mists", "seats": [ME], "options": options}).json()
    assert (told["tiles"], told["level"]) == (61, row)
    table = server.open(anna, ME, rules="mists", options=options)
    with server.sit_at(table, anna) as line:
        assert line.table["options"]["house"] == {"own_level": True, "tileset": True}
        assert line.table["phase"] == "playing", "alone nobody is waited for"
        assert line.view is not None
        assert (line.view["team"]["target"], line.view["mist"]["inGame"]) == (30, 12)
        assert line.offers[0]["tile"].startswith("own-")
        version = server.client.get("/api/meta").json()["art"]
        own = f"/art/{version}/light/tile/{line.table['pictures']}"
        for name, status in (("own-castle", 200), ("own-road", 200), ("own-house", 404)):
            assert server.client.get(f"{own}{name}-90-0.svg").status_code == status, name
        box = f"/art/{version}/light/tile/MS-start-0-0.svg"
        assert server.client.get(f"{own}MS-start-0-0.svg").text == server.client.get(box).text
        assert server.client.get(box).status_code == 200
    head = json.loads(server.client.get(f"/api/tables/{table}/record").text.splitlines()[0])
    assert head["options"] == {"own_level": row, "tileset": tiles}


@pytest.mark.parametrize(
    ("house_rules", "code", "text"),
    [
        ({"level": 7}, "bad-rules", "level"),
        ({"level": 0}, "bad-rules", "level"),
        ({"own_level": {"ghosts": 12}}, "own-level-number", "target"),
        ({"own_level": {"target": 30, "goal": 1}}, "own-level-key", "goal"),
        ({"own_level": 3}, "bad-rules", "own_level"),
        ({"tileset": []}, "own-tiles-count", "60"),
        ({"tileset": [{"id": "x", "count": 60}]}, "own-tiles-form", "segments"),
        ({"tileset": {"id": "x"}}, "own-tiles-form", "tile"),
        ({"hand": 2}, "bad-rules", "hand"),
    ],
)
def test_a_wrong_level_or_set_of_tiles_is_refused_with_a_sentence(
    server: AppServer, house_rules: dict[str, Any], code: str, text: str
) -> None:
    body = {"rules": "mists", "seats": [ME], "options": {"house": house_rules}}
    for address in ("/api/check", "/api/tables"):
        answer = server.client.post(address, json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text
        assert text in answer.json()["text"]


def test_pictures_outlive_the_table_in_memory(server: AppServer) -> None:
    anna = server.person()
    options = {"starter": 0, "house": {"tileset": own_tiles()}}
    table = server.open(anna, ME, rules="mists", options=options)
    with server.sit_at(table, anna) as line:
        pictures = line.table["pictures"]
    app: Any = server.client.app
    tables = app.app.state.hub.tables
    version = server.client.get("/api/meta").json()["art"]
    tables._live.clear()
    own._LATEST.clear()
    until = time.monotonic() + PATIENCE
    while own.find_own_set(pictures) is not None:  # who is there is told a little later than somebody goes
        assert time.monotonic() < until, "a table in memory has it"
        time.sleep(0.05)
        gc.collect()
    address = f"/art/{version}/light/tile/{{}}own-castle-180-1.svg"
    assert server.client.get(address.format(pictures)).status_code == 200
    assert server.client.get(address.format("0123456789ab.")).status_code == 404


@pytest.mark.parametrize(
    ("change", "word"),
    [({"marks": {"y": 1}}, "marks"), ({"segments": [{"kind": "castle", "colour": "red"}]}, "colour")],
)
def test_what_is_said_of_a_tile_is_something_that_tiles_have(
    server: AppServer, change: dict[str, Any], word: str
) -> None:
    first, *others = own_tiles()
    body = {"rules": "mists", "seats": [ME], "options": {"house": {"tileset": [{**first, **change}, *others]}}}
    answer = server.client.post("/api/check", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")
    assert word in answer.json()["text"]


@pytest.mark.parametrize(
    ("rules", "seats", "text"),
    [("mists", 6, "1 to 5"), ("base", 1, "2 to 5"), ("mists+fields", 2, "game of its own"), ("mists", 0, "1 to 5")],
)
def test_a_wrong_number_of_people_or_mixture_is_refused(server: AppServer, rules: str, seats: int, text: str) -> None:
    answer = server.client.post("/api/check", json={"rules": rules, "seats": [ME] * seats})
    assert answer.status_code == 400
    assert text in answer.json()["text"]


def test_a_body_that_is_too_deep_is_refused(server: AppServer) -> None:
    deep = '{"rules":"mists","seats":[],"options":{"house":{"tileset":' + "[" * 50_000 + "]" * 50_000 + "}}}"
    answer = server.client.post("/api/check", content=deep, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")


def test_bots_are_team_mates_and_those_who_do_not_know_the_game_stay_away(server: AppServer) -> None:
    anna = server.person()
    setup = next(one for one in server.client.get("/api/meta").json()["setups"] if one["id"] == "mists")
    assert "greedy" not in setup["bots"]
    assert setup["levels"]
    body = {"rules": "mists", "seats": [ME, {"kind": "bot", "bot": "greedy"}]}
    assert server.client.post("/api/tables", json=body, headers=anna).json()["code"] == "no-such-bot"
    table = server.open(anna, {"kind": "bot"}, BOT, rules="mists", options={"starter": 0, "house": {"level": 2}})
    with server.sit_at(table, anna) as line:
        assert line.table["bots"] == setup["bots"]
        assert line.table["seats"][0]["bot"] == setup["bots"][0]
        while line.table["phase"] != "over":
            line.hear()
        assert line.table["result"] in ("won", "lost")
