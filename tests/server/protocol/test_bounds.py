"""What comes in has a size: every list, text and number of requests and messages, and what lies within options."""

import json
import time
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from bastide import Game, RulesetError
from bastide.records import Record, RecordError
from bastide.server.app import create_table_api
from bastide.server.common import bounded_types
from bastide.server.features.account.api import device
from bastide.server.features.games import import_api, play_on_api
from bastide.server.features.learning import lesson_api
from bastide.server.http import request_body
from bastide.server.protocol import client_messages
from bastide.server.protocol.client_messages import BadMessage
from bastide.server.protocol.new_game import new_game
from bastide.server.protocol.terms import DEFAULTS
from tests.server.conftest import BOT, ME, OPEN, AppServer

BODIES = (
    create_table_api.NewTableRequest,
    play_on_api.PlayOnRequest,
    import_api.ImportRequest,
    lesson_api.OpenLessonRequest,
    device.DeviceRecoveryRequest,
)
MESSAGES = get_args(client_messages.Command) + get_args(client_messages.Query)
OWN_NAMES = ("rules", "players", "chance", "starter", "self", "seed", "options", "more", "", "__class__", "x" * 60)
SPACE = 5
"""How many times longer than it should anything may take."""


def unbounded(kind: inspect.Type, where: str, seen: set[type]) -> Iterator[str]:
    """The places of a type that have no bound."""
    match kind:
        case inspect.Metadata():
            yield from unbounded(kind.type, where, seen)
        case inspect.StructType():
            if kind.cls not in seen:
                seen.add(kind.cls)
                for field in kind.fields:
                    yield from unbounded(field.type, f"{where}.{field.name}", seen)
        case inspect.UnionType():
            for one in kind.types:
                yield from unbounded(one, where, seen)
        case inspect.StrType() | inspect.BytesType():
            yield from [] if kind.max_length is not None else [where]
        case inspect.ListType():
            yield from [] if kind.max_length is not None else [where]
            yield from unbounded(kind.item_type, f"{where}[]", seen)
        case inspect.DictType():
            yield from [] if kind.max_length is not None else [where]
            yield from unbounded(kind.key_type, f"{where} keys", seen)
            yield from unbounded(kind.value_type, f"{where}[]", seen)
        case inspect.IntType():
            low, high = kind.ge if kind.ge is not None else kind.gt, kind.le if kind.le is not None else kind.lt
            yield from [where] if low is None or high is None else []
        case inspect.BoolType() | inspect.NoneType() | inspect.LiteralType():
            pass
        case inspect.AnyType():
            if ".house[]" not in where:  # measured by check_data
                yield where
        case _:
            yield f"{where}: {kind}"


@pytest.mark.parametrize("kind", [*BODIES, *MESSAGES])
def test_every_list_text_and_number_that_comes_in_has_a_bound(kind: type) -> None:
    assert list(unbounded(inspect.type_info(kind), kind.__name__, set())) == []


def test_what_has_no_bound_is_found() -> None:
    made = msgspec.defstruct("Made", [("a", list[int]), ("b", str), ("c", dict[str, list[str]])])
    assert list(unbounded(inspect.type_info(made), "Made", set())) == [
        "Made.a", "Made.a[]", "Made.b", "Made.c", "Made.c keys", "Made.c[]", "Made.c[][]"]  # fmt: skip


def loop() -> float:
    """Seconds of processor for a fixed piece of work, about 20 ms on a machine of today."""
    began = time.process_time()
    text = json.dumps([{"kind": "bot", "name": "x"}] * 2_000)
    for _ in range(12):
        json.loads(text)
    return time.process_time() - began


@pytest.mark.parametrize("address", ["/api/tables", "/api/check", "/api/tables/no-such-table/play-on"])
def test_thousands_of_seats_are_refused_at_once(server: AppServer, address: str) -> None:
    body = json.dumps({"rules": "base", "seats": [{"kind": "bot"}] * 8_000}, separators=(",", ":")).encode()
    assert len(body) < request_body.MAX_BODY
    body = body if "play-on" not in address else body.replace(b'"rules":"base"', b'"turn":1')
    headers = {"content-type": "application/json", **server.person()}
    least = min(loop() for _ in range(3))
    spent = []
    for _ in range(3):
        began = time.process_time()
        answer = server.client.post(address, content=body, headers=headers)
        spent.append(time.process_time() - began)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")
        assert len(answer.content) < 1000
    assert min(spent) < SPACE * least


def test_so_many_names_of_bots_are_made_that_nobody_has(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, {"kind": "bot", "name": "Weaver"}, BOT, BOT, ME | {"name": "Miller"}, BOT)
    with server.sit_at(table, anna) as line:
        assert [seat["name"] for seat in line.table["seats"]] == ["Weaver", "Potter", "Mason", "Miller", "Baker"]


@pytest.mark.parametrize("name", OWN_NAMES)
@pytest.mark.parametrize("value", [1, True, {"a": 1}, [1]])
def test_an_option_that_no_rules_have_is_one_sentence_through_every_door(
    server: AppServer, name: str, value: Any
) -> None:
    body = {"rules": "base+fields", "seats": [ME, OPEN], "options": {"house": {name: value}}}
    for address in ("/api/check", "/api/tables"):
        answer = server.client.post(address, json=body, headers=server.person())
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-rules"), answer.text
        assert repr(name) in answer.json()["text"]
    with pytest.raises(RulesetError, match="no option"):
        Game("base+fields", options={name: value})


@pytest.mark.parametrize("name", ["rules", "players", "chance", "starter", "self", "options", "abc", "seed"])
@pytest.mark.parametrize("value", [7.5, "x", {"a": 1}, [1]])
def test_a_game_of_any_named_values_is_a_game_or_a_sentence(name: str, value: Any) -> None:
    with pytest.raises(RulesetError) as no:
        Game(**{name: value})
    assert "\n" not in str(no.value)


@pytest.mark.parametrize("name", ["rules", "players", "chance", "self", "options", "seed", "abc"])
def test_a_record_with_such_an_option_is_told_by_its_line(name: str) -> None:
    head = json.loads(Game("base", players=2, seed=1).record().dumps().splitlines()[0])
    head["options"] = {name: 1}
    with pytest.raises(RecordError, match="option") as no:
        Game.replay(Record.loads(json.dumps(head) + "\n"))
    assert no.value.line == 1


def test_a_table_that_once_named_a_seed_is_still_the_same_game() -> None:
    game = new_game("base", 2, 0, {"seed": 7, "small_cities": 2})
    assert (game.seed, game.auto, game.engine.rules.options) == (7, False, {"small_cities": 2})
    assert new_game("base", 2, 0, {}).seed is None


DEEP: Any = 1
for _ in range(bounded_types.DEEPEST + 2):
    DEEP = {"a": DEEP}


@pytest.mark.parametrize(
    "data",
    [
        [{"id": "x" * 300, "count": 60, "segments": []}],
        [{"id": "x", "count": 60, "marks": {"y" * 300: 1}}],
        [{"id": "x", "segments": [1] * 300}],
        [[0] * 190] * 190,
        [DEEP],
    ],
)
def test_data_of_ones_own_is_measured(server: AppServer, data: Any) -> None:
    body = {"rules": "mists", "seats": [ME], "options": {"house": {"tileset": data}}}
    answer = server.client.post("/api/tables", json=body, headers=server.person())
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")
    assert "tileset" in answer.json()["text"]


@pytest.mark.parametrize("name", ['a"><script>', "a b", "", "x" * 41, "á"])
def test_names_of_ones_own_tiles_can_stand_in_an_address(server: AppServer, name: str) -> None:
    data = [{"id": name, "count": 60, "segments": []}]
    body = {"rules": "mists", "seats": [ME], "options": {"house": {"tileset": data}}}
    answer = server.client.post("/api/check", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")


def test_what_a_refusal_quotes_is_cut(server: AppServer) -> None:
    house_rules = {"hand": [{"a": "b" * 150}] * 150}
    body = {"rules": "tournament", "seats": [ME, OPEN], "options": {"house": house_rules}}
    answer = server.client.post("/api/check", json=body)
    assert answer.json()["code"] == "bad-rules"
    assert len(answer.content) < 1000
    assert set(house_rules) <= set(DEFAULTS)


@pytest.mark.parametrize("raw", ['{"t":"ping","x":"\ud800"}', "\udfff", b'{"t":"ping\xff"}'])
def test_what_is_no_text_is_no_message(raw: str | bytes) -> None:
    with pytest.raises(BadMessage, match="cannot be read"):
        client_messages.decode_command(raw)
