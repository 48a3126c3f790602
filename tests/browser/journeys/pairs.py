"""Rows in which every two values of two factors meet at least once: few faults need more than two to come together."""

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import prod

Row = dict[str, str]
Pair = frozenset[tuple[str, str]]
SEEDS = 40
"""So many coverings are made at most, of which the smallest is taken."""
TRIES = 12
"""So many rows are made, of which the one that brings most pairs is taken."""


def pairs_of(row: Mapping[str, str]) -> set[Pair]:
    """Every two of its values."""
    return {frozenset(two) for two in combinations(row.items(), 2)}


def all_pairs(factors: Mapping[str, Sequence[str]]) -> set[Pair]:
    """Every two values of two factors."""
    return {
        frozenset(((one, a), (other, b)))
        for one, other in combinations(factors, 2)
        for a in factors[one]
        for b in factors[other]
    }


def covering(factors: Mapping[str, Sequence[str]]) -> list[Row]:
    """Few rows with every pair. Always the same ones."""
    least = prod(sorted(map(len, factors.values()))[-2:])
    found: list[Row] = []
    for seed in range(SEEDS):
        rows = _covering(factors, random.Random(seed))
        if not found or len(rows) < len(found):
            found = rows
        if len(found) == least:  # no covering can do with less
            break
    return found


def _covering(factors: Mapping[str, Sequence[str]], rng: random.Random) -> list[Row]:
    missing = sorted(all_pairs(factors), key=sorted)
    rng.shuffle(missing)
    left = dict.fromkeys(missing)
    rows = []
    while left:
        first = next(iter(left))
        tried = [_row(factors, first, left, rng) for _ in range(TRIES)]
        row = max(tried, key=lambda one: len(pairs_of(one) & left.keys()))
        rows.append(row)
        for pair in pairs_of(row):
            left.pop(pair, None)
    return rows


def _row(factors: Mapping[str, Sequence[str]], first: Pair, left: Mapping[Pair, None], rng: random.Random) -> Row:
    """A row with this pair, each further value being one that brings most with those before it."""
    row = dict(first)
    for factor in rng.sample(list(factors), len(factors)):
        if factor not in row:
            values = rng.sample(list(factors[factor]), len(factors[factor]))
            row[factor] = max(values, key=lambda value: _brings(row, (factor, value), left))
    return {factor: row[factor] for factor in factors}


def _brings(row: Mapping[str, str], value: tuple[str, str], left: Mapping[Pair, None]) -> int:
    return sum(frozenset((value, other)) in left for other in row.items())
