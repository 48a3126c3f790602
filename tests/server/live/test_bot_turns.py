"""Bots wait a humane moment before they move, unless somebody who sits at their table does not want to wait."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from bastide.server.app.main import make_app
from bastide.server.app.settings import Settings
from bastide.server.live.assistance import bot_turns
from bastide.server.live.assistance.bot_turns import run_bots
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from tests.server.conftest import BOT, ME, AppServer

FOREVER = 3600.0
SOON = 60.0


class SlowHub:
    """A hub whose bots would wait for an hour and make two moves."""

    bot_delay = FOREVER

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.moves: list[str] = []
        self.bots = self
        self.guests: dict[str, Any] = {}

    def clock(self) -> float:
        """No time passes."""
        return 0.0

    async def choose(self, _: Any) -> str:
        """What a bot wants."""
        return "pass"

    async def act(self, _: Hub, live: LiveTable, head: int, action: str, ms: int) -> None:
        """Two moves; then a person decides."""
        self.moves.append(action)
        if len(self.moves) == 2:
            live.broken = True

    def schedule_bot(self, _: LiveTable) -> None:
        """Nothing more to do."""


@contextmanager
def slow_house(data: Path) -> Iterator[tuple[AppServer, Hub]]:
    """A server whose bots take their time."""
    app = make_app(Settings(data, bot_delay=FOREVER))
    with TestClient(app, base_url="http://localhost") as client:
        yield AppServer(client), app.app.state.hub


def test_bots_that_are_hurried_move_at_once_until_a_person_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with slow_house(tmp_path) as (house, real):
        anna = house.person()
        table = house.open(anna, ME, BOT, options={"starter": 1})
        with house.sit_at(table, anna):
            live = LiveTable(next(one.room for one in real.tables.live if one.room.table == table))

    async def run() -> list[str]:
        hub = SlowHub(live)
        monkeypatch.setattr(bot_turns, "apply_bot_action", hub.act)
        live.hurry.set()
        await asyncio.wait_for(run_bots(cast(Hub, hub), live), SOON)
        return hub.moves

    assert asyncio.run(run()) == ["pass", "pass"]
    assert not live.hurry.is_set(), "the next bots take their time again"


def test_only_who_sits_there_can_hurry(tmp_path: Path) -> None:
    with slow_house(tmp_path) as (house, hub):
        anna = house.person()
        table = house.open(anna, ME, BOT, options={"starter": 1})
        with house.sit_at(table, anna) as line, house.sit_at(table, house.person()) as stranger:
            live = next(one for one in hub.tables.live if one.room.table == table)
            before = live.room.head
            stranger.socket.send_json({"t": "hurry"})
            stranger.socket.send_json({"t": "ping"})
            stranger.until("pong")
            assert not live.hurry.is_set()
            line.socket.send_json({"t": "hurry"})
            while line.seq == before:
                line.until("update")
            assert line.seq > before
