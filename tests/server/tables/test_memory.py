"""What a table keeps only to be shown goes when nobody looks, and comes back as it was."""

import random
from pathlib import Path

import pytest

from bastide.server.live.clients.client import Client
from bastide.server.live.registry import LiveTable
from bastide.server.protocol.events import Undone
from bastide.server.protocol.server_messages import encode_message
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.tables import ANNA, misty, play_on, rush, start_table

WHO = Caller(ANNA)


@pytest.mark.parametrize("misted", [False, True])
def test_a_table_that_has_rested_tells_the_same(misted: bool) -> None:
    room, rng = misty(2) if misted else start_table(), random.Random(4)
    play_on(room, rng, most=12)
    assert room.match is not None
    for _ in range(3):
        whole = encode_message(views.make_snapshot(room, WHO))
        entries = room.match.entries
        room.match.rest()
        assert room.match._entries is None
        assert (room.match.entries, room.match._views, room.match._offers) == (entries, {}, None)
        assert encode_message(views.make_snapshot(room, WHO)) == whole
        room.match.rest()
        play_on(room, rng, most=5)
        assert room.match.entries >= entries


def test_what_was_taken_back_stays_so_while_a_table_rests() -> None:
    room = start_table()
    play_on(room, random.Random(5), most=6)
    assert room.match is not None
    room.match.rest()
    actions = room.match.game.actions
    room.match.take_back(Undone(0))
    assert room.match.game.actions == actions[:-1]
    assert room.match.log[-1]["kind"] == "undone"


def packed(live: LiveTable) -> bool:
    """Whether its log is."""
    return live.room.match is not None and live.room.match._entries is None


def test_a_table_rests_when_its_last_page_goes(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        room = start_table()
        rush(room, random.Random(1), most=20)
        await place.lay(room)
        live = await place.hub.tables.get(room.table)
        assert live is not None
        assert live.room.match is not None
        pages = [Client(room.table, ANNA, place.hub.limits) for _ in range(2)]
        for page in pages:
            await place.hub.join(live, page)
        place.hub.leave(live, pages[0])
        assert not packed(live)
        place.hub.leave(live, pages[1])
        assert packed(live)
        assert live.room.match._views == {}

    at(tmp_path, test)
