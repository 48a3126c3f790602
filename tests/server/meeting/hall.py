"""A meeting without a server, its clocks in the test's hand."""

import json
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bastide.server.features.lobby import messages as says
from bastide.server.features.lobby.lobby import Lobby
from bastide.server.http.limits import Limits
from bastide.server.live.clients.client import Client
from bastide.server.protocol.terms import Wish
from tests.server.place import Place, at

ANNA, BEN, EVE, JAN = (letter * 32 for letter in "abef")
SEEK = says.Seek("base+fields", "Somebody")
Test = Callable[["Hall"], Coroutine[Any, Any, None]]


class Page:
    """A page at the meeting, with what it was told."""

    def __init__(self, hall: "Hall", device: str, network: str = "10.0.0.1") -> None:
        self.client = Client("", device, hall.place.hub.limits, hall.place.hub.clock, network)
        self.meeting = hall.meeting

    async def seek(self, name: str, seats: int = 2, rules: str = "base+fields", **options: Any) -> None:
        await self.meeting.seek(self.client, says.Seek(rules, name, seats, Wish(**options), "en"))

    def heard(self) -> list[dict[str, Any]]:
        """Everything since it was last asked."""
        told = [json.loads(data) for data in self.client.queue if isinstance(data, bytes)]
        self.client.queue.clear()
        return told

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return [message for message in self.heard() if message["t"] == kind][-1]


class Hall:
    """A meeting whose clocks are in the test's hand."""

    def __init__(self, place: Place) -> None:
        self.place = place
        place.clocks.wall = time.time()  # by which tables are stored
        self.meeting = Lobby(place.hub, lambda: place.clocks.wall)

    async def page(self, device: str) -> Page:
        page = Page(self, device)
        await self.meeting.join(page.client)
        return page

    def wait(self, seconds: float) -> None:
        self.place.clocks.now += seconds
        self.place.clocks.wall += seconds

    async def rows(self, sql: str) -> list[tuple[Any, ...]]:
        return await self.place.store.do(lambda db: list(db.execute(sql)))


def run(folder: Path, test: Test, limits: Limits | None = None) -> None:
    at(folder, lambda place: test(Hall(place)), limits)
