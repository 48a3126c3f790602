"""The server gives no help with a running game that counts."""

import random
from typing import Any

from bastide.server.live.assistance.fair_play import canonical_map
from bastide.server.protocol import client_messages
from bastide.server.protocol.server_messages import Ack
from bastide.server.tables.table import Caller, Table
from tests.server.conftest import BOT, ME, AppServer
from tests.server.features.tournaments.test_tournaments import called, games, hub_of, play, running, tell
from tests.server.fixtures.tables import cid, rush


def test_the_position_of_a_tournament_game_is_told_after_its_end(server: AppServer) -> None:
    one, people = running(server, 2)
    [table] = games(tell(server, one))
    address = f"/api/tables/{table}/position"
    for who in (*people, server.person()):
        answer = server.client.get(address, headers=who)
        assert (answer.status_code, answer.json()["code"]) == (409, "fair-play")
    play(server, table)
    assert server.client.get(address).status_code == 200


def test_the_position_of_a_friendly_game_is_told_at_once(server: AppServer) -> None:
    who = server.person()
    table = server.open(who, ME, BOT)
    with server.sit_at(table, who):
        assert server.client.get(f"/api/tables/{table}/position", headers=who).status_code == 200


def until_a_tile_is_in_hand(room: Table) -> None:
    """A dozen tiles lie, and the next one is in hand."""
    rush(room, random.Random(2), 20)
    while room.match is not None and room.match.game.engine.state.hand < 0:
        rush(room, random.Random(2), 1)


def test_no_copy_of_a_running_game_gets_advice(server: AppServer) -> None:
    one, _ = running(server, 2)
    [table] = games(tell(server, one))
    play(server, table, until_a_tile_is_in_hand)
    text, who = position_of(server, table), server.person()
    asked = server.client.post("/api/position/advice", json={"text": text}, headers=who)
    assert (asked.status_code, asked.json()["code"]) == (409, "fair-play")
    body = {"rules": "base", "seats": [ME, BOT], "position": text}
    asked = server.client.post("/api/tables", json=body, headers=who)
    assert (asked.status_code, asked.json()["code"]) == (409, "fair-play")
    play(server, table)
    assert server.client.post("/api/tables", json=body, headers=who).status_code == 201


def position_of(server: AppServer, table: str) -> str:
    """What a visitor copies from a board that they see."""
    room = called(server, hub_of(server).tables.get, table).room
    text: str = room.match.game.position()
    return text


def begun(server: AppServer, who: dict[str, str], **more: Any) -> str:
    """A game of two of one device that has begun."""
    table = server.open(who, ME, {"kind": "me", "name": "Ben"}, **more)
    with server.sit_at(table, who):
        return table


def copied(server: AppServer, table: str) -> tuple[str, dict[str, str]]:
    """A companion table with the tiles of a game on it, and the player who laid them."""
    room, who = called(server, hub_of(server).tables.get, table).room, server.person()
    options = {"chance": "manual", "starter": room.starter, "house": room.made.house, "advice": ["hint", "notes"]}
    companion = begun(server, who, rules=room.made.rules, options=options)
    repeat(server, companion, [action for _, action in room.match.done])
    return companion, who


def repeat(server: AppServer, companion: str, actions: list[str]) -> None:
    """The same actions at a companion table."""

    def act(room: Table) -> None:
        for action in actions:
            assert isinstance(room.handle(client_messages.Act(cid(), room.head, action), Caller(room.made.host)), Ack)

    play(server, companion, act)


def refusals(server: AppServer, companion: str, who: dict[str, str], *kinds: str) -> list[str]:
    """With which codes questions are refused, "" for an answer."""
    with server.sit_at(companion, who) as line:
        return [str(line.ask(kind).get("code", "")) for kind in kinds]


def test_no_companion_table_with_the_board_of_a_running_game_gets_help(server: AppServer) -> None:
    one, _ = running(server, 2)
    [table] = games(tell(server, one))
    play(server, table, until_a_tile_is_in_hand)
    companion, who = copied(server, table)
    asked = ("hint", "note", "aids", "forecast")
    assert refusals(server, companion, who, *asked) == ["fair-play"] * 4
    play(server, table)
    assert "fair-play" not in refusals(server, companion, who, *asked)


def test_a_turn_that_was_tried_on_a_companion_table_gets_no_help(server: AppServer) -> None:
    one, _ = running(server, 2)
    [table] = games(tell(server, one))
    play(server, table, until_a_tile_is_in_hand)
    companion, who = copied(server, table)
    room = called(server, hub_of(server).tables.get, companion).room
    tried = next(action.text for action in room.match.game.legal_actions())
    assert tried.startswith("place")
    repeat(server, companion, [tried])
    assert refusals(server, companion, who, "note", "forecast", "aids") == ["fair-play"] * 3


def test_a_companion_table_of_its_own_gets_help(server: AppServer) -> None:
    one, _ = running(server, 2)
    [table] = games(tell(server, one))
    play(server, table, until_a_tile_is_in_hand)
    other = begun(server, server.person())
    play(server, other, until_a_tile_is_in_hand)
    companion, who = copied(server, other)
    assert "fair-play" not in refusals(server, companion, who, "hint", "aids", "forecast")


def test_a_board_is_the_same_wherever_it_lies_and_however_it_is_turned() -> None:
    board = "0,0:crfrf 1,0:fkfrv 0,1:ffffm"
    moved = "5,-3:crfrf 6,-3:fkfrv 5,-2:ffffm"
    turned = "0,0:rcrff 0,1:rfkfv -1,0:ffffm"
    assert canonical_map(board) == canonical_map(moved) == canonical_map(turned)
    assert canonical_map(board) != canonical_map("0,0:crfrf 1,0:fkfrv 0,-1:ffffm")
