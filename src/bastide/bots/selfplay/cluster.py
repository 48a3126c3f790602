"""Pieces of a run on many machines, by Ray: each core of the cluster has a bench, and the files come back here."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from bastide._extras import need
from bastide.bots.selfplay.folder import Works
from bastide.bots.selfplay.plan import Plan
from bastide.bots.selfplay.shards import Files, Shards

AHEAD = 2
"""Pieces that wait for each bench."""


def on_ray(address: str, cores: int = 0) -> Works:
    """Whoever makes pieces on a cluster: `auto` or an address joins a running one, `local` starts one on this machine;
    `cores` benches, or (0) as many as it has cores. Bastide must be installed on all machines. Raises MissingPart."""
    need("cluster")

    @contextmanager
    def works(plan: Plan, waiting: Iterator[int]) -> Iterator[Iterator[Files]]:
        import ray

        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
        try:
            resources: Any = ray.cluster_resources
            n = cores or max(1, int(dict(resources()).get("CPU", 1)))
            bench = ray.remote(num_cpus=1)(Shards)
            benches = [bench.remote(plan) for _ in range(n)]
            yield _in_order(benches, waiting)
        finally:
            ray.shutdown()

    return works


def _in_order(benches: list[Any], waiting: Iterator[int]) -> Iterator[Files]:
    """The files in the order of the pieces, each bench asked for a few ahead."""
    import ray

    turn = 0
    asked: deque[Any] = deque()

    def ask(shard: int) -> None:
        nonlocal turn
        asked.append(benches[turn % len(benches)].work.remote(shard))
        turn += 1

    for shard in islice(waiting, AHEAD * len(benches)):
        ask(shard)
    while asked:
        files: Files = ray.get(asked.popleft())
        yield files
        for shard in islice(waiting, 1):
            ask(shard)
