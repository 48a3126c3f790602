"""A position set up by hand: the draft and what may be done next, advice, and a table that begins with it."""

import random
from typing import Any

import msgspec
import pytest

from bastide.game import Game
from bastide.records.position import read_position, write_position
from bastide.records.record import Record
from bastide.rules import new_engine
from bastide.server.features.tilesets.messages import DraftResponse
from bastide.server.features.tilesets.position_editor import BeginDraft, DraftQuestion, DraftRequest, answer_draft
from bastide.server.tables.history.verify import verify_log
from tests.core.test_copies import play
from tests.records.test_position import GAMES, mutated
from tests.server.conftest import BOT, ME, AppServer

Message = dict[str, Any]


def post(server: AppServer, who: dict[str, str], **body: Any) -> Message:
    """The answer to a draft."""
    answer = server.client.post("/api/position", json=body, headers=who)
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def ids(told: Message) -> list[str]:
    """What is offered."""
    return [offer["id"] for offer in told["shown"]["offers"]]


def test_tiles_and_figures_are_laid_put_turned_and_taken_away(server: AppServer) -> None:
    who = server.person()
    begun = post(server, who)
    assert begun["text"] == "position/1 base+fields players=2"
    assert "draw E" in ids(begun)
    assert begun["given"] == 1
    places = post(server, who, text=begun["text"], ask={"tile": "E"})
    assert "place E 0,-1 180" in ids(places)
    lay = {"do": "lay", "tile": "E", "x": 0, "y": -1, "rotation": 180}
    laid = post(server, who, text=begun["text"], edit=lay, ask={"x": 0, "y": -1, "seat": 1})
    assert [(tile["tile"], tile["x"], tile["y"]) for tile in laid["shown"]["view"]["tiles"]][1:] == [("E", 0, -1)]
    assert not any("city" in one for one in ids(laid)), "the city is completed"
    spots = post(server, who, text=laid["text"], ask={"x": 0, "y": 0, "seat": 1})
    road = next(one for one in ids(spots) if "road" in one)
    put = post(server, who, text=laid["text"], edit={"do": "put", "entry": road})
    (figure,) = put["shown"]["view"]["figures"]
    assert (figure["seat"], figure["role"]) == (1, "highwayman")
    assert put["shown"]["figureAt"][figure["id"]]
    assert Game.from_position(put["whole"]).view_for(None)["figures"] == put["shown"]["view"]["figures"]
    away = post(server, who, text=put["text"], edit={"do": "remove", "figure": figure["id"]})
    assert away["text"] == laid["text"]
    lifted = post(server, who, text=put["text"], edit={"do": "lift", "x": 0, "y": -1})
    assert len(lifted["shown"]["view"]["tiles"]) == 1
    refused = server.client.post("/api/position", json={"text": put["text"], "edit": {"do": "lift", "x": 0, "y": 0}})
    assert (refused.status_code, refused.json()["code"]) == (400, "lies-at-start")


def test_what_is_wrong_is_told_and_can_be_dropped(server: AppServer) -> None:
    who = server.person()
    text = "position/1 base+fields tiles=E:0,-1:180;U:1,0:0;U:2,0:0 hand=U"
    told = post(server, who, text=text, edit={"do": "lift", "x": 1, "y": 0})
    (problem,) = told["problems"]
    assert (problem["field"], problem["entry"], problem["code"], problem["rule"]) == ("tiles", 2, "no-place", "BASE-12")
    assert told["whole"] == ""
    dropped = post(server, who, text=told["text"], edit={"do": "drop", "field": "tiles", "entry": 2})
    assert dropped["problems"] == []
    assert read_position(dropped["whole"]).hash() == read_position(dropped["text"]).hash()


def test_points_turn_and_hand(server: AppServer) -> None:
    said = {"do": "say", "scores": [12, 30, 7], "seat": 2, "hand": "U"}
    told = post(server, server.person(), text="position/1 base+fields players=3", edit=said)
    game = Game.from_position(told["whole"])
    assert (game.scores, game.decision.seat, game.decision.tile) == ([12, 30, 7], 2, "U")  # type: ignore[union-attr]
    fewer = post(server, server.person(), text=told["text"], edit={"do": "begin", "rules": "base+fields", "players": 2})
    assert fewer["shown"]["view"]["scores"] == [12, 30]


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_every_system_is_laid_on(rules: str, players: int, options: dict[str, Any]) -> None:
    """Tiles at random places and figures at random spots: nothing that is offered is wrong afterwards."""
    rng = random.Random(rules)
    told = answer_draft(DraftRequest(edit=BeginDraft(rules, players, options)))
    for _ in range(8):
        tile = rng.choice(told["shown"].offers)["tile"]
        places = answer_draft(DraftRequest(told["text"], ask=DraftQuestion(tile=tile)))["shown"].offers
        if not places:
            continue
        place = rng.choice(places)
        words = place["id"].split(" ")
        entry = {"do": "lay", "tile": tile, "x": place["x"], "y": place["y"], "rotation": int(words[3])}
        told = answered({"text": told["text"], "edit": entry, "ask": {"x": place["x"], "y": place["y"], "seat": 0}})
        spots = told["shown"].offers[:-1]
        if spots and rng.random() < 0.6:
            spot = rng.choice(spots)
            told = answered({"text": told["text"], "edit": {"do": "put", "entry": spot["id"]}})
        for problem in reversed(told["problems"]):
            assert problem["code"] == "gone-home", "a tile has completed where somebody stands"
            told = answered(
                {"text": told["text"], "edit": {"do": "drop", "field": "figures", "entry": problem["entry"]}}
            )
        told = answered({"text": told["text"]})
    assert read_position(told["whole"]).legal_actions()


def answered(body: Message) -> DraftResponse:
    """The answer to a body as it is sent."""
    return answer_draft(msgspec.convert(body, DraftRequest))


def test_no_text_and_no_draft_brings_the_server_down(server: AppServer) -> None:
    """300 damaged texts and drafts: an answer or a sentence, never an error of the server."""
    rng = random.Random(7)
    texts = [write_position(play(new_engine(rules, n, 0, opts), rng, 60)) for rules, n, opts in GAMES]
    bodies: list[Message] = [
        {"edit": {"do": "lay", "tile": "E", "x": 0, "y": -1, "rotation": 180}, "ask": {"x": 0, "y": 0, "seat": 1}},
        {"edit": {"do": "say", "scores": [3, 4], "seat": 1, "hand": "U"}},
        {"edit": {"do": "begin", "rules": "base+fields+river", "players": 3, "house": {}}},
        {"ask": {"tile": "U"}},
        {"edit": {"do": "put", "entry": "0.meeple.1:0,0:road:EW"}},
    ]
    for n in range(300):
        text = mutated(rng.choice(texts), rng)
        if n % 3 == 0:
            text = " ".join(word for word in text.split(" ") if not word.startswith("check="))
        body = {"text": text, **rng.choice(bodies)}
        if n % 4 == 0:
            body = damaged(body, rng)
        answer = server.client.post("/api/position", json=body, headers=server.person())
        assert answer.status_code < 500, (body, answer.text)
        if answer.status_code != 200:
            assert 10 < len(answer.json()["text"]) < 800


def damaged(body: Message, rng: random.Random) -> Message:
    """Some value of a body is another one."""
    strange: list[Any] = [None, -1, 10**9, "", "x" * 3000, [], {}, [1] * 50, 0.5, True, "E;E", "a b"]
    part = body.get("edit") or body["ask"]
    changed = {**part, rng.choice([*part, "more"]): rng.choice(strange)}
    return {**body, **({"edit": changed} if "edit" in body else {"ask": changed})}


def test_a_text_that_lies_about_hidden_numbers_is_not_believed(server: AppServer) -> None:
    """Who can write the text can write the check: numbers that would break a game are left out or refused."""
    for fields in ("supply=0.meeple:90", "bag=E:5000", "numbers=arrows:1:99999", "scores=99999999999,0"):
        text = f"position/1 base+fields+arrows {fields}"
        answer = server.client.post("/api/position", json={"text": text}, headers=server.person())
        assert answer.status_code == 400 or answer.json()["problems"], fields


def test_a_table_begins_with_it_and_its_record_replays(server: AppServer) -> None:
    who = server.person()
    text = "position/1 base+fields tiles=U:1,0:0;U:-1,0:0 figures=0.meeple.1:1,0:road:EW scores=7,3 seat=1 hand=U"
    table = server.open(who, ME, {**ME, "name": "Ben"}, position=text)
    with server.sit_at(table, who) as line:
        assert line.view is not None
        assert line.view["scores"] == [7, 3]
        assert line.view["decision"]["tile"] == "U"
        assert line.table["options"]["position"] is True
        line.ask("act", offer=line.offers[0]["id"])
    record = Record.loads(server.client.get(f"/api/tables/{table}/record", headers=who).text)
    game = Game.replay(record)
    assert game.scores[0] >= 7
    assert len(game.view_for(None)["tiles"]) == 4
    frames = server.client.get(f"/api/tables/{table}/replay", headers=who).json()["frames"]
    assert len(frames[0]["tiles+"]) == 3
    told = server.client.get(f"/api/tables/{table}/position?turn=0", headers=who).json()["text"]
    assert read_position(told).scores() == [7, 3]
    wrong = server.client.post("/api/tables", json={"rules": "base", "seats": [ME], "position": text}, headers=who)
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-seats")


def test_bots_play_on_from_it_to_the_end_and_its_draws_are_proven(server: AppServer) -> None:
    who = server.person()
    bag = ";".join(f"{tile}:-{n}" for tile, n in Game("base", chance="manual").left().items() if tile not in "EU")
    table = server.open(who, ME, BOT, position=f"position/1 base bag={bag}", rules="base")
    with server.sit_at(table, who) as line:
        while line.table["phase"] == "playing":
            if line.offers:
                line.ask("act", offer=line.offers[0]["id"])
            line.until("update", "snapshot")
    log = server.client.get(f"/api/tables/{table}/log", headers=who).text
    assert verify_log(log).draws > 3


def test_the_best_turns_are_told_with_their_reasons(server: AppServer) -> None:
    who = server.person()
    answer = server.client.post("/api/position/advice", json={"text": "position/1 base+fields hand=E"}, headers=who)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["seat"], told["tile"]) == (0, "E")
    assert 1 < len(told["turns"]) <= 5
    assert told["turns"][0]["loss"] == 0
    assert told["turns"][0]["steps"][0]["id"].startswith("place E")
    none = server.client.post("/api/position/advice", json={"text": "position/1 base+fields"}, headers=who)
    assert (none.status_code, none.json()["code"]) == (400, "no-hand")


def test_very_many_faults_are_counted_and_the_first_are_told(server: AppServer) -> None:
    told = post(server, server.person(), text=f"position/1 base+fields players=2 numbers={';'.join(['a'] * 1000)}")
    assert (len(told["problems"]), told["more"]) == (100, 900)
    assert told["problems"][99]["entry"] == 100


@pytest.mark.parametrize("address", ["/api/position", "/api/position/advice", "/api/check", "/api/tables"])
def test_a_list_of_very_many_entries_is_not_read(server: AppServer, address: str) -> None:
    text = f"position/1 base+fields players=2 numbers={';'.join(['a'] * 1001)}"
    more = {} if "position" in address else {"rules": "base+fields", "seats": [ME, ME]}
    body = {"text": text} if "position" in address else {"position": text, **more}
    answer = server.client.post(address, json=body, headers=server.person())
    assert (answer.status_code, answer.json()["code"]) == (400, "too-big")
