"""Who is paired with whom.

Law: who has waited longest comes first. Those who are paired want the same, and none is kept apart from another.
"""

from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Iterator

from bastide.server.storage.seeks import Seek


def groups(waiting: Iterable[Seek], apart: Collection[frozenset[str]]) -> list[list[Seek]]:
    """Tables that can be opened now, each as its people in the order of their waiting; `apart` are pairs of devices
    that must not meet. About n operations a person at a table of n, more only where many are kept apart."""
    by_wish: defaultdict[tuple[str, int], list[Seek]] = defaultdict(list)
    for seek in waiting:
        by_wish[seek.wish].append(seek)
    return [table for (_, seats), people in by_wish.items() for table in _tables(deque(people), seats, apart)]


def _tables(people: deque[Seek], seats: int, apart: Collection[frozenset[str]]) -> Iterator[list[Seek]]:
    """Those who want the same, in tables."""
    while len(people) >= seats:
        table, passed = [people.popleft()], list[Seek]()
        while people and len(table) < seats:
            seek = people.popleft()
            fits = all(frozenset((seek.device, one.device)) not in apart for one in table)
            (table if fits else passed).append(seek)
        if len(table) == seats:
            people.extendleft(reversed(passed))
            yield table
        else:  # nobody here can sit with the first: the others are tried without him
            people.extend(sorted((*table[1:], *passed), key=lambda seek: (seek.since_ms, seek.device)))
