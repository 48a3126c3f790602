"""Pairings for tables of more than two seats: groups and seats.

Invariant: table sizes differ by at most one, each player has a table, and the result depends only on played games.

A round minimizes repeated meetings. Each further meeting of the same two costs more than the one before. With `points`,
players with similar scores sit together. A local search swaps two players until no swap helps.

If the number of tables is a prime, and at least the number of seats, it first tries a transversal design (Bose and
others, 1960). In its rounds no two players meet twice.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations, product
from typing import Final

from bastide.server.features.tournaments.score import Duel, Rounds

MEETING: Final = 1_000
"""Cost of a second meeting. It grows with the cube of the number of earlier meetings."""
APART: Final = 10
"""Cost of pairing players one share of a point apart (standings.py). It grows with the square."""
WORK: Final = 20_000
"""Approximate number of swaps to try: a few tenths of a second."""

TableSeeds = list[int]


def table_sizes(people: int, seats: int) -> list[int]:
    """Return the size of each table, the full ones first."""
    tables = -(-people // seats)
    return [people // tables + (n < people % tables) for n in range(tables)]


def mix_tables(
    seeds: Sequence[int], seats: int, rounds: Rounds, points: dict[int, int] | None = None
) -> list[TableSeeds]:
    """Return the tables of the next round. `seeds` is in seed order."""
    met = Counter(frozenset(pair) for duels in rounds for duel in duels for pair in combinations(duel.people, 2))

    def cost(one: int, two: int) -> int:
        apart = APART * (points[one] - points[two]) ** 2 if points else 0
        return apart + MEETING * met[frozenset((one, two))] ** 3

    rng = random.Random(len(rounds) * 1_000 + len(seeds))
    spread = table_sizes(len(seeds), seats)
    starts = [_deal_tables(sorted(seeds, key=lambda seed: -points[seed]) if points else list(seeds), spread)]
    if not points and (design := _design(seeds, seats, len(rounds))):
        starts.insert(0, design)
    left = WORK
    best, least = starts[0], -1
    while (starts or left > 0) and least and len(spread) > 1:
        tables = starts.pop(0) if starts else _deal_tables(rng.sample(list(seeds), len(seeds)), spread)
        total, used = _improve_tables(tables, cost)
        left -= used
        if total < least or least < 0:
            best, least = tables, total
    return best


def _deal_tables(order: Sequence[int], spread: Sequence[int]) -> list[TableSeeds]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in spread]


def _design(seeds: Sequence[int], seats: int, number: int) -> list[TableSeeds] | None:
    """Return round `number` of a transversal design, or None if there is none.

    Each table takes one player from each row of `tables` players. The shift is the round times the row. With as many
    rows as tables, the rows themselves give one more round.
    """
    tables, rest = divmod(len(seeds), seats)
    prime = tables > 1 and all(tables % part for part in range(2, tables))
    if rest or not prime or tables < seats or number > tables - (tables > seats):
        return None
    rows = [list(seeds[row * tables : (row + 1) * tables]) for row in range(seats)]
    if number == tables:
        return rows
    return [[row[(table + number * n) % tables] for n, row in enumerate(rows)] for table in range(tables)]


def _improve_tables(tables: list[TableSeeds], cost: Callable[[int, int], int]) -> tuple[int, int]:
    """Swap players between tables while that lowers the cost. Returns the cost and the number of swaps tried."""
    used, again = 0, True
    while again:
        again = False
        for one, two in combinations(tables, 2):
            for n, m in product(range(len(one)), range(len(two))):
                used += 1
                a, b = one[n], two[m]
                rest, others = one[:n] + one[n + 1 :], two[:m] + two[m + 1 :]
                before = sum(cost(a, x) for x in rest) + sum(cost(b, x) for x in others)
                if before and sum(cost(b, x) for x in rest) + sum(cost(a, x) for x in others) < before:
                    one[n], two[m], again = b, a, True
    return sum(cost(a, b) for table in tables for a, b in combinations(table, 2)), used


def assign_seats(table: TableSeeds, rounds: Rounds) -> Duel:
    """Seat a table. Prefer seats that a player has had less often, above all the first seat."""
    sat = Counter((seed, n) for duels in rounds for duel in duels for n, seed in enumerate(duel.people))

    def cost(order: Sequence[int]) -> tuple[int, int, tuple[int, ...]]:
        began = 2 * sat[(order[0], 0)] + 1
        return (began, sum((sat[(seed, n)] + 1) ** 2 - sat[(seed, n)] ** 2 for n, seed in enumerate(order)), (*order,))

    one, two, *others = min(permutations(sorted(table)), key=cost)
    return Duel(one, two, others=tuple(others))


def list_advancing(duel: Duel, most: int) -> list[int]:
    """Return at most `most` players who advance, best first. Seed order breaks ties."""
    places = duel.ranks or (1,) * len(duel.people)
    ranked = sorted(zip(places, duel.people, strict=True))
    return [seed for _, seed in ranked[: min(most, len(ranked) - 1)]]


def spread_seeds(seeds: Sequence[int], seats: int) -> list[TableSeeds]:
    """Deal seeds to knock-out tables in snake order, so that the best are apart."""
    spread = table_sizes(len(seeds), seats)
    tables: list[TableSeeds] = [[] for _ in spread]
    rest, turn = list(seeds), list(range(len(spread)))
    while rest:
        for n in turn:
            if rest and len(tables[n]) < spread[n]:
                tables[n].append(rest.pop(0))
        turn.reverse()
    return tables


def count_knockout_rounds(people: int, seats: int, most: int) -> int:
    """Return the number of rounds, including the final table."""
    rounds = 1
    while len(spread := table_sizes(people, seats)) > 1:
        people, rounds = sum(min(most, size - 1) for size in spread), rounds + 1
    return rounds
