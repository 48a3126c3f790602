"""How far a cluster can grow: a simulation of 100,000 tables and more from measured costs.

    python -m scripts.bench city [--tables 1000 10000 100000] [--rate 0.25] [--cores 8] [--flush 2]

Every table makes `--rate` moves a second. A move waits for nginx, for the process of the table, for one of the
database's `--cores`, for its journal, which writes everything that waits every `--flush` ms, and for its process again.
The numbers of processes and nginx workers keep each at 60 % of a core. There is one database. COSTS are those that
`evening` and `memory` print. Only waiting is simulated. Memory and bytes are sums. Lines that begin with "= " are the
figures.
"""

import heapq
import math
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from scripts.console import options


@dataclass(frozen=True)
class Costs:
    """CPU seconds of a move, and bytes of a move, a table, a page and a process."""

    process: float = 0.00124
    database: float = 0.00026
    nginx: float = 0.00013
    journal: int = 1_800
    told: int = 8_900
    table: int = 200_000
    page: int = 35_000
    pages: int = 4
    empty: int = 60_000_000


COSTS: Final = Costs()
BUSY: Final = 0.6
SECONDS: Final = 4.0
"""Simulated seconds. The first one does not count."""
CONNECTIONS: Final = 4
"""Connections of a process to the database."""
END: Final = 1.0
"""A slower move means that the cluster cannot keep up."""
LATE: Final = 0.1
"""So does this share of moves without an answer."""

Then = Callable[[float], None]


class Clock:
    """The event queue of the simulation."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Then]] = []
        self._count = 0

    def at(self, when: float, then: Then) -> None:
        """Schedule an event."""
        self._count += 1
        heapq.heappush(self._due, (when, self._count, then))

    def run(self, until: float) -> None:
        """Run the events until then."""
        while self._due and self._due[0][0] <= until:
            self.now, _, then = heapq.heappop(self._due)
            then(self.now)


@dataclass
class Desk:
    """Servers with a common queue. The time of each job is random around its mean."""

    clock: Clock
    rng: random.Random
    servers: int
    busy: float = 0.0
    _working: int = 0
    _waiting: "deque[tuple[float, Then]]" = field(default_factory=deque)

    def ask(self, mean: float, then: Then) -> None:
        """Wait for a server, then for the work."""
        if self._working == self.servers:
            self._waiting.append((mean, then))
            return
        self._working += 1
        takes = self.rng.expovariate(1 / mean)
        self.busy += takes

        def done(now: float) -> None:
            self._working -= 1
            if self._waiting:
                self.ask(*self._waiting.popleft())
            then(now)

        self.clock.at(self.clock.now + takes, done)

    def share(self) -> float:
        """The share of the time that it was busy."""
        return self.busy / self.servers / max(self.clock.now, 1e-9)


@dataclass
class Journal:
    """A journal that repeatedly writes everything that waits."""

    clock: Clock
    takes: float
    writing: bool = False
    _waiting: list[Then] = field(default_factory=list)

    def ask(self, then: Then) -> None:
        """Wait until it is written."""
        self._waiting.append(then)
        if not self.writing:
            self._write()

    def _write(self) -> None:
        self.writing, those = True, self._waiting
        self._waiting = []

        def done(now: float) -> None:
            self.writing = False
            if self._waiting:
                self._write()
            for then in those:
                then(now)

        self.clock.at(self.clock.now + self.takes, done)


class City:
    """All parts of a cluster for so many tables."""

    def __init__(self, tables: int, rate: float, cores: int, flush: float) -> None:
        self.rate, rng = tables * rate, random.Random(tables)
        self.clock, self._rng = Clock(), rng
        self.processes = math.ceil(self.rate * COSTS.process / BUSY)
        self.nginx = Desk(self.clock, rng, math.ceil(self.rate * COSTS.nginx / BUSY))
        self.houses = [Desk(self.clock, rng, 1) for _ in range(self.processes)]
        self.database, self.journal = Desk(self.clock, rng, cores), Journal(self.clock, flush)
        self.waits: list[float] = []

    def play(self) -> None:
        """Simulate some seconds of moves."""
        self._next(0.0)
        self.clock.run(SECONDS)

    def _next(self, now: float) -> None:
        house = self._rng.choice(self.houses)
        half = COSTS.process / 2

        def end(then: float) -> None:
            if now > SECONDS / 4:
                self.waits.append(then - now)

        def stored(_: float) -> None:
            self.journal.ask(lambda _: house.ask(half, end))

        self.nginx.ask(COSTS.nginx, lambda _: house.ask(half, lambda _: self.database.ask(COSTS.database, stored)))
        self.clock.at(now + self._rng.expovariate(self.rate), self._next)


def told(tables: int, city: City) -> str:
    """The figures of a size as a line."""
    waits = sorted(city.waits)
    p50, p99 = (waits[int(len(waits) * share)] if waits else math.inf for share in (0.5, 0.99))
    arrived = city.rate * SECONDS * 3 / 4
    late = 1 - len(waits) / arrived
    memory = city.processes * COSTS.empty + tables * (COSTS.table + COSTS.pages * COSTS.page)
    parts = f"{city.processes} processes, {city.nginx.servers} of nginx"
    base = f"database {100 * city.database.share():.0f} % of {city.database.servers} cores"
    room = f"{memory / 2**30:.1f} GiB, {CONNECTIONS * city.processes} connections"
    wire = f"journal {city.rate * COSTS.journal / 1e6:.1f} MB/s, to pages {city.rate * COSTS.told * 8 / 1e6:.0f} Mbit/s"
    slow = "; IT CANNOT KEEP UP" if late > LATE or p99 > END else ""
    return (
        f"= {tables} tables, {city.rate:.0f} moves/s: {parts}, {base}; ms p50 {1000 * p50:.1f} p99 {1000 * p99:.1f}; "
        f"{room}, {wire}{slow}"
    )


def main() -> None:
    """Print the figures."""
    given = options(__doc__, tables=[1000, 10_000, 30_000, 100_000, 150_000], rate=0.25, cores=8, flush=2.0)
    for tables in given.tables:
        city = City(tables, given.rate, given.cores, given.flush / 1000)
        city.play()
        print(told(tables, city))


if __name__ == "__main__":
    main()
