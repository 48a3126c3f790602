"""What is agreed on before a game: offered, checked, stored, bound, kept by a rematch, written into the record."""

import hashlib
import json
import random

import msgspec
import pytest

from bastide import Game
from bastide.records.record import Record
from bastide.rules import MODULES, PRESETS
from bastide.server.bots.worker import BotRunner, BotTask
from bastide.server.live.assistance.bot_turns import make_bot_task
from bastide.server.protocol import events
from bastide.server.protocol.terms import Terms, commitment_setup, terms_of_created
from bastide.server.tables import fair_draws
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.history.verify import VerificationError, verify_log
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.conftest import BOT, ME, OPEN, AppServer
from tests.server.fixtures.tables import ANNA, BEN, play_on, rematch_of, start_table, table

RULES = "base+fields+abbot+anniversary"
HOUSE: dict[str, events.HouseValue] = {"small_cities": 2, "hand": 2}


def test_the_menu_has_every_module_and_only_tables_that_can_be_played(server: AppServer) -> None:
    meta = server.client.get("/api/meta").json()
    assert [module["id"] for module in meta["modules"]] == list(MODULES)
    assert meta["always"] == PRESETS["base"]
    river = next(module for module in meta["modules"] if module["id"] == "river")
    assert river["excludes"] == ["river20"]
    assert river["tiles"] == 12
    named = {option["name"] for module in meta["modules"] for option in module["options"]}
    assert {"small_cities", "hand", "spare_start", "gardens", "reinforce", "portal", "extra_turn", "level", "own_level",
        "tamed", "tileset", "unfinished", "inn", "cathedral", "large", "goods", "builder", "pig",
        "shield_pig", "river_edition", "circles", "phantom_after_meeple"} == named  # fmt: skip
    kinds = {option["name"]: option["kind"] for module in meta["modules"] for option in module["options"]}
    assert [name for name, kind in kinds.items() if kind == "json"] == ["tileset", "own_level"]
    assert [row["level"] for row in meta["levels"]] == [1, 2, 3, 4, 5, 6]
    ids = ["first", "fields", "box", "inns", "traders", "anniversary", "ghosts", "conquest", "tournament", "mists"]
    assert [setup["id"] for setup in meta["setups"]] == ids
    assert [module["id"] for module in meta["modules"] if module.get("carried")] == ["mist-tiles", "guards"]
    assert [setup["id"] for setup in meta["setups"] if setup["levels"]] == ["mists"]
    for setup in meta["setups"]:
        assert setup["bots"][-1] == "random"
        seats = [ME] * setup["seats"]["max"]
        answer = server.client.post("/api/check", json={"rules": setup["rules"], "seats": seats})
        assert answer.status_code == 200, answer.text
        assert answer.json()["modules"] == setup["modules"]


@pytest.mark.parametrize(
    ("rules", "house_rules", "tiles"),
    [
        ("base", {}, 72),
        ("base+fields+river", {}, 83),
        ("base+river", {"spare_start": True}, 84),
        ("base+anniversary", {}, 103),
        ("base+arrows", {"portal": False}, 82),
        ("base+fields+ghosts", {}, 132),
        ("base+river+mist", {}, 133),
    ],
)
def test_a_table_can_be_checked_without_making_it(
    server: AppServer, rules: str, house_rules: dict[str, int], tiles: int
) -> None:
    wish = {"rules": rules, "seats": [ME, OPEN], "options": {"house": house_rules}}
    told = server.client.post("/api/check", json=wish).json()
    assert told["tiles"] == tiles
    assert told["options"]["house"] == house_rules


@pytest.mark.parametrize(
    ("wish", "code", "text"),
    [
        ({"rules": "base+river+river20", "seats": [ME, BOT]}, "bad-rules", "river"),
        ({"rules": "tournament", "seats": [ME, BOT, BOT]}, "bad-seats", "exactly 2"),
        ({"rules": "tournament", "seats": [ME, BOT], "options": {"aids": True}}, "fixed-option", "aids is off"),
        ({"rules": "tournament", "seats": [ME, BOT], "options": {"takeback": True}}, "fixed-option", "takeback"),
        ({"rules": "base", "seats": [ME, BOT], "options": {"house": {"hand": 3}}}, "bad-rules", "hand"),
        ({"rules": "base", "seats": [ME, BOT], "options": {"house": {"hand": True}}}, "bad-rules", "hand"),
        ({"rules": "base", "seats": [ME, BOT], "options": {"house": {"portal": False}}}, "bad-rules", "portal"),
        ({"rules": "base", "seats": [ME, BOT], "options": {"house": {"hand": "2"}}}, "bad-table", "options.house"),
        ({"rules": "", "seats": [ME, BOT]}, "bad-rules", "No rules"),
        ({"rules": "mists+inns", "seats": [ME, BOT]}, "bad-rules", "played without inns"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    server: AppServer, wish: dict[str, object], code: str, text: str
) -> None:
    for address in ("/api/check", "/api/tables"):
        answer = server.client.post(address, json=wish)
        assert answer.status_code == 400
        assert answer.json()["code"] == code
        assert text in answer.json()["text"]
        assert answer.json()["text"][0].isupper()


@pytest.mark.parametrize(
    ("rules", "most", "rule"),
    [
        ("base+fields", 5, "BASE-02"),
        ("base+conquest+ghosts", 6, "CON-01"),
        ("base+ghosts", 5, "BASE-02"),
        ("base+fields+abbot+conquest", 6, "CON-01"),
        ("base+inns", 6, "INN-03"),
        ("base+fields+ghosts+inns", 6, "INN-03"),
    ],
)
def test_how_many_can_play_is_told_and_one_more_is_refused(server: AppServer, rules: str, most: int, rule: str) -> None:
    told = server.client.post("/api/check", json={"rules": rules, "seats": [ME] * most}).json()
    assert told["seats"] == {"min": 2, "max": most, "rule": rule}
    refused = server.client.post("/api/check", json={"rules": rules, "seats": [ME] * (most + 1)}).json()
    assert refused["code"] == "bad-seats"
    assert refused["args"] == {"min": 2, "max": most, "seats": most + 1, "rule": rule}
    assert refused["text"].endswith(f"not by {most + 1} ({rule}).")


def test_the_terms_of_a_table_are_told_to_whoever_comes(server: AppServer) -> None:
    anna = server.person()
    options = {"starter": 1, "aids": False, "takeback": False, "house": {"hand": 2, "gardens": True}}
    name = server.open(anna, ME, ME | {"name": "Ben"}, rules=RULES, options=options)
    with server.sit_at(name, server.person()) as line:
        told = line.table
    assert told["options"] == {"takeback": False, "starter": 1, "aids": False, "house": {"hand": 2}}
    assert told["modules"] == ["base-rules", "base-tiles", "fields", "abbot", "river20", "arrows"]
    (listed,) = server.client.get("/api/tables", headers=anna).json()["tables"]
    assert listed["modules"] == told["modules"]
    assert listed["house"] == {"hand": 2}


def test_a_tournament_gives_no_help(server: AppServer) -> None:
    anna = server.person()
    name = server.open(anna, ME, ME | {"name": "Ben"}, rules="tournament")
    with server.sit_at(name, anna) as line:
        assert line.table["options"] == {"takeback": False, "starter": 0, "aids": False, "house": {}}
        assert line.view is not None
        assert line.view["left"]["tiles"] == {}
        assert line.view["left"]["total"] > 60
        answer = line.ask("why", x=5, y=5, rotation=0)
        assert (answer["ok"], answer["code"], answer["rule"]) == (False, "aids-off", "")


def test_options_are_stored_and_old_events_mean_what_they_meant() -> None:
    room = start_table(rules=RULES, house=HOUSE, aids=False)
    made = events.decode_event(events.SCHEMA, events.encode_event(room.log[0]), "Event 1")
    assert made == room.log[0]
    assert terms_of_created(room.made) == Terms(RULES, True, 0, False, HOUSE)
    old = b'{"e":"created","rules":"base","name":"x","seats":[],"commitment":"","at":""}'
    plain = events.decode_event(1, old, "Event 1")
    assert isinstance(plain, events.Created)
    assert terms_of_created(plain) == Terms("base")
    assert events.encode_event(plain) == old


def test_what_the_game_hangs_on_is_bound_by_the_commitment() -> None:
    plain, other = table(rules="base"), table(rules="base", house={"hand": 2}, aids=False)
    assert set(commitment_setup("x", plain.made)) == {"table", "rules", "seats", "starter"}
    text = '{"aids":false,"house":{"hand":2},"rules":"base","seats":2,"starter":0,"table":"x"}'
    assert fair_draws.canonical_json(commitment_setup("x", other.made)).decode() == text
    promised = hashlib.sha256(b"bastide-draws-1|" + other.secret + b"|" + text.encode()).hexdigest()
    assert fair_draws.make_commitment(other.secret, commitment_setup("x", other.made)) == promised


def test_a_finished_table_with_options_is_proven_and_tampering_told() -> None:
    room = start_table(rules=RULES, house=HOUSE, starter=None)
    play_on(room, random.Random(5))
    assert verify_log(public_log(room)).commitment == room.made.commitment
    lines = [json.loads(line) for line in public_log(room).splitlines()]
    lines[1]["house"] = {"hand": 2}
    with pytest.raises(VerificationError, match="promised"):
        verify_log("".join(json.dumps(line) + "\n" for line in lines))


def test_a_record_carries_the_options_and_replays() -> None:
    room = start_table(rules=RULES, house=HOUSE, starter=1)
    play_on(room, random.Random(6))
    record = Record.loads(make_record(room).dumps())
    assert record.header.options == {"starter": 1, **HOUSE}
    assert room.match is not None
    assert Game.replay(record).scores == room.match.game.scores
    assert make_record(start_table(rules="base")).header.options == {}


def test_a_rematch_keeps_the_terms_with_the_newest_tiles() -> None:
    room = start_table(rules=RULES, house=HOUSE, aids=False, takeback=False)
    fresh = rematch_of(room, "next-table", BEN)
    newest = {**HOUSE, "arrows_version": 2, "river20_version": 2}
    assert fresh.terms == msgspec.structs.replace(room.terms, starter=1, house=newest)


def test_a_loaded_log_with_all_modules_is_the_same_table() -> None:
    room = start_table(rules=RULES, house=HOUSE)
    play_on(room, random.Random(5), most=120)
    copy = Table(room.table, room.secret)
    for event in room.log:
        copy.apply(event)
    assert views.make_snapshot(copy, Caller(ANNA)) == views.make_snapshot(room, Caller(ANNA))


def test_bots_think_under_the_same_options() -> None:
    room = start_table(events.SeatPlan("bot", "Miller", bot="greedy"), events.SeatPlan("person", "Anna", ANNA),
                   rules=RULES, house=HOUSE)  # fmt: skip
    task = make_bot_task(room)
    assert task.house == HOUSE
    assert msgspec.json.decode(msgspec.json.encode(task), type=BotTask) == task
    chosen = BotRunner().choose(task)
    assert room.match is not None
    assert chosen in [action.text for action in room.match.game.legal_actions()]
