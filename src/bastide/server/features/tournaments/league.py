"""Leagues: divisions in which everybody meets everybody, and who goes up and down after a season.

Law: seeds are the order of strength, from the first of the highest division to the last of the lowest; a division is so
many of them in a row. Whoever has left before half of his duels were played has played none: all that he played counts
for nobody. Afterwards what is left is lost.
"""

from typing import Final

from bastide.server.features.tournaments.score import Rounds
from bastide.server.features.tournaments.standings import StandingRow, rank_rows

SMALLEST: Final = 3
"""A lowest division with fewer people than that is part of the one above."""


def split_divisions(people: int, size: int) -> list[range]:
    """The seeds of each division of about so many (0: all are in one)."""
    if not size or people <= size:
        return [range(people)]
    begins = list(range(0, people, size))
    if people - begins[-1] < SMALLEST:
        begins.pop()
    return [range(begin, end) for begin, end in zip(begins, [*begins[1:], people], strict=True)]


def list_voided(people: int, size: int, rounds: Rounds, gone: frozenset[int]) -> frozenset[int]:
    """Who has left with fewer than half of his duels played."""
    found = set[int]()
    for division in split_divisions(people, size):
        for seed in gone.intersection(division):
            met = [duel for duels in rounds for duel in duels if duel.two is not None and seed in duel.people]
            played = sum(any(game.result for game in duel.games) for duel in met)
            if 2 * played < len(division) - 1:
                found.add(seed)
    return frozenset(found)


def standings_by_division(lines: list[StandingRow], size: int) -> list[list[StandingRow]]:
    """The lines of each division with the places there, the best first."""
    known = {line.seed: line for line in lines}
    return [rank_rows(known[seed] for seed in division) for division in split_divisions(len(lines), size)]


def seed_next_season(lines: list[StandingRow], size: int, moves: int, gone: frozenset[int]) -> list[int]:
    """The seeds in their order for the next season: the first `moves` of a division change places with the last ones of
    the division above; who has left is not there, and those below move up. Who shares a place goes by seed."""
    order = [[line.seed for line in each] for each in standings_by_division(lines, size)]
    for upper in range(len(order) - 1):
        above, below = order[upper], order[upper + 1]
        count = min(moves, len(above) // 2, len(below) // 2)
        if count:
            # who comes down stands before, who goes up behind those who stay: neither moves twice in a season
            order[upper], order[upper + 1] = above[:-count], below[count:]
            order[upper].extend(below[:count])
            order[upper + 1][:0] = above[-count:]
    return [seed for each in order for seed in each if seed not in gone]
