"""Self-play on several machines with Ray: one worker per core of the cluster, results in order."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from typing import Any

from bastide._extras import require_extra
from bastide.bots.pool import Found, Item, WorkerState
from bastide.bots.selfplay.folder import RunShards
from bastide.bots.selfplay.shards import Files, Plan, ShardPlayer

AHEAD = 2
"""Shards queued for each worker."""


def make_ray_works(address: str, cores: int = 0) -> RunShards:
    """A runner that makes shards on a cluster, which `join_ray` joins. Raises MissingPart.

    It uses `cores` workers, or with 0 as many as the cluster has cores.
    """
    require_extra("distributed")

    @contextmanager
    def works(plan: Plan, waiting: Iterator[int]) -> Iterator[Iterator[Files]]:
        with join_ray(address), map_on_ray(ShardPlayer, (plan,), waiting, cores) as made:
            yield made

    return works


@contextmanager
def join_ray(address: str) -> Iterator[None]:
    """Connect this process to a cluster within the block.

    `auto` or an address joins a running cluster, `local` starts one on this machine. Bastide must be installed on all
    machines. Raises MissingPart, and ConnectionError if there is no cluster.
    """
    require_extra("distributed")
    import ray

    ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    try:
        yield
    finally:
        ray.shutdown()


@contextmanager
def map_on_ray(
    make: Callable[..., WorkerState[Item, Found]], args: tuple[Any, ...], items: Iterator[Item], cores: int = 0
) -> Iterator[Iterator[Found]]:
    """Like `bots.pool.map_in_processes`, on the joined cluster. A lost machine raises RayActorError."""
    import ray

    resources: Any = ray.cluster_resources
    n = cores or max(1, int(dict(resources()).get("CPU", 1)))
    worker_type = ray.remote(num_cpus=1)(make)
    workers = [worker_type.remote(*args) for _ in range(n)]
    try:
        yield _in_order(workers, items)
    finally:
        for worker in workers:
            ray.kill(worker)


def _in_order(workers: list[Any], items: Iterator[Any]) -> Iterator[Any]:
    """The results in the order of the items. Each worker has a few items queued."""
    import ray

    running: deque[Any] = deque()
    for worker, item in zip(cycle(workers), items):
        if len(running) == AHEAD * len(workers):
            yield ray.get(running.popleft())
        running.append(worker.work.remote(item))
    while running:
        yield ray.get(running.popleft())
