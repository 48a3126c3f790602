"""Nothing that is hidden leaves the server before its time: every message of whole games is searched."""

import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from bastide.server.bots.worker import BotTask
from bastide.server.live.assistance.bot_turns import make_bot_task
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import encode_message
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import ANNA, BEN, EVE, play_on, start_table, table

FACE_DOWN = "face-down"
SIDES_OF_VIEW = {
    "rules", "players", "over", "winners", "decision", "turn", "scores", "supply", "tiles", "tiles+", "figures", "left",
    "discarded", "explain", "explain+", "kept", "extra", "mists",
}  # fmt: skip


class Spy:
    """Reads every message that anybody gets after every event."""

    def __init__(self, room: Table) -> None:
        self.room = room
        self.seen = dict.fromkeys((ANNA, BEN, EVE), 0)
        self.read = 0

    def look(self, room: Table) -> None:
        """All messages of the moment, for all devices."""
        for device, since in self.seen.items():
            for message in (views.make_update(room, Caller(device), since), views.make_snapshot(room, Caller(device))):
                self.check(encode_message(message), json.loads(encode_message(message)))
            self.seen[device] = room.head
        if room.phase == "playing":
            self.search(public_log(room).encode())
            self.search(make_record(room).dumps().encode())

    def check(self, raw: bytes, message: dict[str, Any]) -> None:
        """One message."""
        self.read += 1
        if self.room.phase != "over":
            self.search(raw)
            assert "secret" not in message.get("table", {})
        view = message.get("view")
        if view is None:
            return
        assert set(view) <= SIDES_OF_VIEW, "a new side of the view: is it public?"
        match = self.room.match
        assert match is not None
        assert view["left"]["tiles"] == match.game.left()
        known = Counter(action.split()[1] for seat, action in match.done if seat is None)
        laid = [tile for tile in view.get("tiles", []) if tile["seat"] is not None and "cell" not in tile]
        laid = [tile for tile in laid if tile["tile"] != FACE_DOWN]
        named = Counter(tile["tile"] for tile in laid)
        named.update(view["discarded"])
        named.update([view["decision"]["tile"]] if view["decision"] and view["decision"]["tile"] else [])
        named.update(tile for tile in view.get("kept", []) if tile)
        assert not named - known, "a tile is named that has not been drawn"
        if list(view["left"]["tiles"]) != sorted(view["left"]["tiles"], key=list(self.order()).index):
            raise AssertionError("the counts come in another order than the catalogue's")

    def order(self) -> list[str]:
        """The order of the catalogue."""
        assert self.room.match is not None
        return [tile.id for tile in self.room.match.game.engine.rules.tiles]

    def search(self, raw: bytes) -> None:
        """No form of the secret stands in the bytes."""
        secret = self.room.secret
        for form in (secret.hex().encode(), secret.hex().upper().encode(), secret, secret[::-1].hex().encode()):
            assert form not in raw
        for device in (ANNA, BEN, EVE):
            assert device.encode() not in raw, "a device is named"


GAMES: list[dict[str, Any]] = [
    {"rules": "base"},
    {"rules": "base+fields+river+abbot"},
    {"rules": "base+fields+abbot+anniversary"},
    {"rules": "base+arrows", "house": {"hand": 2}},
]


@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_no_message_of_a_whole_game_tells_what_is_hidden(seed: int) -> None:
    seats = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN), SeatPlan("person", "Eve", EVE)]
    room = table(*seats[: 2 + seed % 2], starter=None, **GAMES[seed])
    spy = Spy(room)
    spy.look(room)
    room.start("n", ANNA)
    spy.look(room)
    play_on(room, random.Random(seed), spy.look)
    assert room.phase == "over"
    assert spy.read > 500
    told = views.make_snapshot(room, Caller(EVE)).table
    assert told.get("secret") == room.secret.hex()


def test_two_tables_with_the_same_moves_but_other_secrets_look_the_same_until_the_draw() -> None:
    """The next draw hangs on the secret alone, and nothing that is shown hangs on the secret but the commitment."""
    one = start_table(rules="base")
    other = Table(one.table, bytes(range(32)))
    for event in one.log:
        other.apply(event)
    play_on(one, random.Random(3), most=20)
    for event in one.log[other.head :]:
        other.apply(event)
    for device in (ANNA, BEN, EVE):
        assert encode_message(views.make_snapshot(one, Caller(device))) == encode_message(
            views.make_snapshot(other, Caller(device))
        )
    assert msgspec.json.encode(public_log(one)) == msgspec.json.encode(public_log(other))


def test_a_bot_is_given_nothing_but_the_public_actions() -> None:
    room = start_table(SeatPlan("bot", "Miller", bot="greedy"), SeatPlan("person", "Anna", ANNA))
    task = make_bot_task(room)
    assert room.match is not None
    assert task.actions == [action for _, action in room.match.done]
    assert set(BotTask.__struct_fields__) == {"id", "table", "rules", "seats", "starter", "actions", "bot", "seat",
        "house", "seconds", "scores", "gives", "advice", "first", "pictures",
        "position"}  # fmt: skip
    raw = msgspec.json.encode(task)
    assert room.secret.hex().encode() not in raw
    assert ANNA.encode() not in raw
