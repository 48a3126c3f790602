"""Pools of processes: however one ends, it ends soon, and nothing that its workers have started is left."""

import signal
from threading import Lock

import pytest

from bastide.bots.pool import map_in_processes
from bastide.bots.worker import StopSignal, WorkerStopped
from scripts.pools import WAYS, fault


class Doubling:
    """Doubles numbers; it cannot be made for a name, and some numbers are beyond it."""

    def __init__(self, beyond: int) -> None:
        if beyond < 0:
            raise LookupError("no such bench")
        self.beyond = beyond

    def work(self, number: int) -> int:
        if number >= self.beyond:
            raise ValueError(f"{number} is too large")
        return 2 * number

    def close(self) -> None:
        """Nothing was opened."""


@pytest.mark.timeout(60)
@pytest.mark.parametrize("way", WAYS)
def test_a_pool_ends_and_leaves_nothing_behind(way: str) -> None:
    assert fault(way) == ""


def test_results_come_in_the_order_of_the_items() -> None:
    with map_in_processes(Doubling, (100,), iter(range(100)), 3) as doubled:
        assert list(doubled) == list(range(0, 200, 2))


def test_an_error_comes_where_its_result_was_due_with_the_traceback_of_the_worker() -> None:
    seen: list[int] = []
    with (
        pytest.raises(ValueError, match="5 is too large") as error,
        map_in_processes(Doubling, (5,), iter(range(9)), 2) as found,
    ):
        seen.extend(found)
    assert (seen, "in work" in "".join(error.value.__notes__)) == ([0, 2, 4, 6, 8], True)


def test_a_bench_that_cannot_be_made_is_an_error() -> None:
    with (
        pytest.raises(LookupError, match="no such bench"),
        map_in_processes(Doubling, (-1,), iter(range(9)), 2) as found,
    ):
        list(found)


def test_a_signal_releases_what_the_work_has_locked_and_spares_the_end() -> None:
    """A handler that closed the bench itself waited for ever for a lock that the work held."""
    before, lock = signal.getsignal(signal.SIGTERM), Lock()
    try:
        stop = StopSignal()
        with pytest.raises(WorkerStopped), lock:
            signal.raise_signal(signal.SIGTERM)
        assert lock.acquire(blocking=False)
        stop.closing = True
        signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)
