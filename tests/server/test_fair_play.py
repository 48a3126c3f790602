"""The server gives no help with a running game that counts."""

import random
from typing import Any

from bastide.server.live.assistance.fair_play import canonical_map
from bastide.server.protocol import client_messages
from bastide.server.protocol.server_messages import Ack
from bastide.server.tables.table import Caller, Table
from tests.server.conftest import BOT, ME, House
from tests.server.test_tournaments import called, games, hub_of, play, running, tell
from tests.server.tools import cid, rush


def test_the_position_of_a_tournament_game_is_told_after_its_end(house: House) -> None:
    one, people = running(house, 2)
    [table] = games(tell(house, one))
    address = f"/api/tables/{table}/position"
    for who in (*people, house.person()):
        answer = house.client.get(address, headers=who)
        assert (answer.status_code, answer.json()["code"]) == (409, "fair-play")
    play(house, table)
    assert house.client.get(address).status_code == 200


def test_the_position_of_a_friendly_game_is_told_at_once(house: House) -> None:
    who = house.person()
    table = house.open(who, ME, BOT)
    with house.sit_at(table, who):
        assert house.client.get(f"/api/tables/{table}/position", headers=who).status_code == 200


def until_a_tile_is_in_hand(room: Table) -> None:
    """A dozen tiles lie, and the next one is in hand."""
    rush(room, random.Random(2), 20)
    while room.match is not None and room.match.game.engine.state.hand < 0:
        rush(room, random.Random(2), 1)


def test_no_copy_of_a_running_game_gets_advice(house: House) -> None:
    one, _ = running(house, 2)
    [table] = games(tell(house, one))
    play(house, table, until_a_tile_is_in_hand)
    text, who = position_of(house, table), house.person()
    asked = house.client.post("/api/position/advice", json={"text": text}, headers=who)
    assert (asked.status_code, asked.json()["code"]) == (409, "fair-play")
    body = {"rules": "base", "seats": [ME, BOT], "position": text}
    asked = house.client.post("/api/tables", json=body, headers=who)
    assert (asked.status_code, asked.json()["code"]) == (409, "fair-play")
    play(house, table)
    assert house.client.post("/api/tables", json=body, headers=who).status_code == 201


def position_of(house: House, table: str) -> str:
    """What a visitor copies from a board that they see."""
    room = called(house, hub_of(house).tables.get, table).room
    text: str = room.match.game.position()
    return text


def begun(house: House, who: dict[str, str], **more: Any) -> str:
    """A game of two of one device that has begun."""
    table = house.open(who, ME, {"kind": "me", "name": "Ben"}, **more)
    with house.sit_at(table, who):
        return table


def copied(house: House, table: str) -> tuple[str, dict[str, str]]:
    """A companion table with the tiles of a game on it, and the player who laid them."""
    room, who = called(house, hub_of(house).tables.get, table).room, house.person()
    options = {"chance": "manual", "starter": room.starter, "house": room.made.house, "advice": ["hint", "notes"]}
    companion = begun(house, who, rules=room.made.rules, options=options)
    repeat(house, companion, [action for _, action in room.match.done])
    return companion, who


def repeat(house: House, companion: str, actions: list[str]) -> None:
    """The same actions at a companion table."""

    def act(room: Table) -> None:
        for action in actions:
            assert isinstance(room.handle(client_messages.Act(cid(), room.head, action), Caller(room.made.host)), Ack)

    play(house, companion, act)


def refusals(house: House, companion: str, who: dict[str, str], *kinds: str) -> list[str]:
    """With which codes questions are refused, "" for an answer."""
    with house.sit_at(companion, who) as line:
        return [str(line.ask(kind).get("code", "")) for kind in kinds]


def test_no_companion_table_with_the_board_of_a_running_game_gets_help(house: House) -> None:
    one, _ = running(house, 2)
    [table] = games(tell(house, one))
    play(house, table, until_a_tile_is_in_hand)
    companion, who = copied(house, table)
    asked = ("hint", "note", "aids", "forecast")
    assert refusals(house, companion, who, *asked) == ["fair-play"] * 4
    play(house, table)
    assert "fair-play" not in refusals(house, companion, who, *asked)


def test_a_turn_that_was_tried_on_a_companion_table_gets_no_help(house: House) -> None:
    one, _ = running(house, 2)
    [table] = games(tell(house, one))
    play(house, table, until_a_tile_is_in_hand)
    companion, who = copied(house, table)
    room = called(house, hub_of(house).tables.get, companion).room
    tried = next(action.text for action in room.match.game.legal_actions())
    assert tried.startswith("place")
    repeat(house, companion, [tried])
    assert refusals(house, companion, who, "note", "forecast", "aids") == ["fair-play"] * 3


def test_a_companion_table_of_its_own_gets_help(house: House) -> None:
    one, _ = running(house, 2)
    [table] = games(tell(house, one))
    play(house, table, until_a_tile_is_in_hand)
    other = begun(house, house.person())
    play(house, other, until_a_tile_is_in_hand)
    companion, who = copied(house, other)
    assert "fair-play" not in refusals(house, companion, who, "hint", "aids", "forecast")


def test_a_board_is_the_same_wherever_it_lies_and_however_it_is_turned() -> None:
    board = "0,0:crfrf 1,0:fkfrv 0,1:ffffm"
    moved = "5,-3:crfrf 6,-3:fkfrv 5,-2:ffffm"
    turned = "0,0:rcrff 0,1:rfkfv -1,0:ffffm"
    assert canonical_map(board) == canonical_map(moved) == canonical_map(turned)
    assert canonical_map(board) != canonical_map("0,0:crfrf 1,0:fkfrv 0,-1:ffffm")
