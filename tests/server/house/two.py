"""Two processes of one house within the test: their hubs and leases, without pages and ports."""

from pathlib import Path

import pytest

from bastide.server.admin.feature_listeners import connect_features
from bastide.server.bots.pool import BotPool
from bastide.server.cluster.member import ClusterNode
from bastide.server.common.bus import Bus
from bastide.server.http.limits import Limits
from bastide.server.live.hub import Hub
from bastide.server.storage.store import Store
from scripts.databases import Postgres
from tests.server.second import schema_of


class Wired(Bus):
    """Buses of one thread: what one says all of them hear."""

    def __init__(self, others: "list[Wired]") -> None:
        super().__init__()
        self.others = others
        others.append(self)

    def say(self, topic: str, data: bytes = b"") -> None:
        """See Bus."""
        for one in self.others:
            Bus.say(one, topic, data)


class Two:
    """Two processes on one database; `wired` they hear each other."""

    def __init__(self, folder: Path, address: str, limits: Limits | None = None, wired: bool = False) -> None:
        self.now = 100.0
        self.stores = [Store(folder, address=address) for _ in range(2)]
        buses: list[Wired] = []
        self.hubs = [
            connect_features(Hub(store, BotPool(), limits, 0.0, lambda: self.now, bus=Wired(buses) if wired else None))
            for store in self.stores
        ]
        self.houses = [ClusterNode(hub, address, f"10.0.0.{n}:8100", "secret") for n, hub in enumerate(self.hubs)]

    async def begin(self) -> None:
        """Both are there."""
        for house in self.houses:
            await house.begin()

    async def end(self) -> None:
        """Both go."""
        for house, hub, store in zip(self.houses, self.hubs, self.stores, strict=True):
            await house.leave()
            await house.close()
            hub.sockets = 0  # nobody closes these lines, and the clock that the farewell waits by stands
            await hub.drain()
            store.close()


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Two:
    """Not begun yet."""
    return Two(tmp_path, schema_of(postgres, tmp_path))
