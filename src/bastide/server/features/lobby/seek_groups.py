"""The grouping of seeks into tables.

Invariant: the caller's order decides. Grouped players have equal wishes, and no two of them are kept apart.
"""

from collections import defaultdict, deque
from collections.abc import Container, Iterable, Iterator

from bastide.server.features.lobby.seek_store import StoredSeek


def group_seeks(waiting: Iterable[StoredSeek], apart: Container[frozenset[str]]) -> list[list[StoredSeek]]:
    """Group seeks into full tables, each in the order of `waiting`.

    `apart` contains pairs of devices that must not meet. Costs about n operations per player at a table of n, more only
    where many are kept apart.
    """
    by_wish: defaultdict[tuple[str, int], list[tuple[int, StoredSeek]]] = defaultdict(list)
    for place, seek in enumerate(waiting):
        by_wish[seek.wish].append((place, seek))
    return [table for (_, seats), people in by_wish.items() for table in _tables(deque(people), seats, apart)]


def _tables(
    people: deque[tuple[int, StoredSeek]], seats: int, apart: Container[frozenset[str]]
) -> Iterator[list[StoredSeek]]:
    """Groups of seeks with equal wishes. `people` are pairs of a place in the order and a seek."""
    while len(people) >= seats:
        table, passed = [people.popleft()], list[tuple[int, StoredSeek]]()
        while people and len(table) < seats:
            one = people.popleft()
            fits = all(frozenset((one[1].device, other.device)) not in apart for _, other in table)
            (table if fits else passed).append(one)
        if len(table) == seats:
            people.extendleft(reversed(passed))
            yield [seek for _, seek in table]
        else:  # no table with the first one: try the others without them
            people.extend(sorted((*table[1:], *passed), key=lambda one: one[0]))
