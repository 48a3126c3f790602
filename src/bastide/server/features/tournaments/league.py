"""Leagues: round-robin divisions, with promotion and relegation after a season.

Invariant: seeds are ordered by strength, from the first of the top division to the last of the lowest. A division is a
consecutive range of seeds. All games of a player who leaves with fewer than half of their duels played are void. After
that point their remaining duels are lost.
"""

from typing import Final

from bastide.server.features.tournaments.score import Rounds
from bastide.server.features.tournaments.standings import StandingRow, rank_rows

SMALLEST: Final = 3
"""A lowest division with fewer players is merged into the one above."""


def split_divisions(people: int, size: int) -> list[range]:
    """Return the seeds of each division of about `size` players. With `size` 0 there is one division."""
    if not size or people <= size:
        return [range(people)]
    begins = list(range(0, people, size))
    if people - begins[-1] < SMALLEST:
        begins.pop()
    return [range(begin, end) for begin, end in zip(begins, [*begins[1:], people], strict=True)]


def list_voided(people: int, size: int, rounds: Rounds, gone: frozenset[int]) -> frozenset[int]:
    """Return those in `gone` who have played fewer than half of their duels."""
    found = set[int]()
    for division in split_divisions(people, size):
        for seed in gone.intersection(division):
            met = [duel for duels in rounds for duel in duels if duel.two is not None and seed in duel.people]
            played = sum(any(game.result for game in duel.games) for duel in met)
            if 2 * played < len(division) - 1:
                found.add(seed)
    return frozenset(found)


def standings_by_division(lines: list[StandingRow], size: int) -> list[list[StandingRow]]:
    """Return the rows of each division, best first, with places within the division."""
    known = {line.seed: line for line in lines}
    return [rank_rows(known[seed] for seed in division) for division in split_divisions(len(lines), size)]


def seed_next_season(lines: list[StandingRow], size: int, moves: int, gone: frozenset[int]) -> list[int]:
    """Return the seeds in the order of the next season.

    The first `moves` players of a division swap with the last ones of the division above. Players in `gone` drop out
    and those below move up. Seed order breaks ties.
    """
    order = [[line.seed for line in each] for each in standings_by_division(lines, size)]
    for upper in range(len(order) - 1):
        above, below = order[upper], order[upper + 1]
        count = min(moves, len(above) // 2, len(below) // 2)
        if count:
            # relegated players go before those who stay, promoted players after them: no one moves twice in a season
            order[upper], order[upper + 1] = above[:-count], below[count:]
            order[upper].extend(below[:count])
            order[upper + 1][:0] = above[-count:]
    return [seed for each in order for seed in each if seed not in gone]
