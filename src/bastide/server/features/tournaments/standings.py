"""Standings and tie-breaks.

Points come first. Ties in duels are broken by Buchholz (the sum of the opponents' points), then Sonneborn-Berger, then
the margin of game points. Sonneborn-Berger weights the opponents' points by the points scored against them. In team
tournaments, board points come before these.

At tables of more than two seats the tie-breaks are tables won, Buchholz, and the margin over the best other player.
Every value is a sum over played games, so anyone can recompute the order.

A league has round-robin divisions, with promotion and relegation after a season. Seeds are ordered by strength, from
the first of the top division to the last of the lowest. A division is a consecutive range of seeds. All games of a
player who leaves with fewer than half of their duels played are void. After that point their remaining duels are lost.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bastide.server.features.tournaments.score import GAINS, WHOLE, Duel, Rounds

SHARE: Final = 120
"""One point at a table of more than two seats: every share of it is an integer."""
SMALLEST: Final = 3
"""A lowest division with fewer players is merged into the one above."""


@dataclass
class StandingRow:
    """One row of the standings.

    `points`, `buchholz` and `berger` are half points. With more than two seats per table they are 1/120 points.
    `boards` holds half points of a team's boards.
    """

    seed: int
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    margin: int = 0
    byes: int = 0
    boards: int = 0
    buchholz: int = 0
    berger: int = 0
    place: int = 0
    met: list[tuple[int, int]] = field(default_factory=list)
    """Opponents, each with the points scored against them."""
    key: tuple[int, ...] = ()
    """Sort key: higher is better."""


def compute_standings(
    people: int, rounds: Rounds, void: frozenset[int] = frozenset(), seats: int = 2, teams: int = 0
) -> list[StandingRow]:
    """Return one row per entrant, best first. Equal keys share a place.

    Duels with an entrant in `void` do not count. `seats` is the number of seats per table. `teams` is the number of
    boards per team, or 0 without teams.
    """
    rows = [StandingRow(seed) for seed in range(people)]
    for duel in (duel for duels in rounds for duel in duels if duel.result):
        if not void.isdisjoint(duel.people):
            continue
        if duel.two is None:
            rows[duel.one].points += GAINS[duel.result][0]
            rows[duel.one].byes += 1
            rows[duel.one].boards += teams  # in half points: a bye counts as half of the boards
        elif seats > 2:
            _count_table(rows, duel, seats)
        else:
            _count_duel(rows, duel)
    for row in rows:
        row.buchholz = sum(rows[other].points for other, _ in row.met)
        row.berger = sum(rows[other].points * gain for other, gain in row.met)
        first = row.won if seats > 2 else row.boards if teams else 0
        rest = (first, row.buchholz) if seats > 2 else (first, row.buchholz, row.berger)
        row.key = (row.points, *rest, row.margin)
    return rank_rows(rows)


def rank_rows(rows: Iterable[StandingRow]) -> list[StandingRow]:
    """Sort the rows best first and set their places."""
    ranked = sorted(rows, key=lambda row: (*(-part for part in row.key), row.seed))
    for n, row in enumerate(ranked):
        row.place = ranked[n - 1].place if n and ranked[n - 1].key == row.key else n + 1
    return ranked


def _count_duel(rows: list[StandingRow], duel: Duel) -> None:
    assert duel.two is not None, "the caller counts byes"
    gains, margin, tally = GAINS[duel.result], duel.margin(), duel.tally()
    both = ((duel.one, duel.two, gains[0], margin, tally[0]), (duel.two, duel.one, gains[1], -margin, tally[1]))
    for seed, other, gain, ahead, boards in both:
        row = rows[seed]
        row.points += gain
        row.won += gain == WHOLE
        row.drawn += gain == 1
        row.lost += gain == 0
        row.margin += ahead
        row.boards += boards
        row.met.append((other, gain))


def place_points(places: tuple[int, ...], seats: int) -> list[int]:
    """Return the points of each place at a table, in 1/120 points.

    The winner gets `seats` - 1 points and the last player 0, with equal steps between. Players who share a place share
    its points. A table with an empty seat awards the same maximum.
    """
    others = max(1, len(places) - 1)
    # twice the number of players with a worse place, plus the number of others with the same one
    beaten = [sum((other > place) + (other >= place) for other in places) - 1 for place in places]
    return [SHARE * (seats - 1) * count // (2 * others) for count in beaten]


def _count_table(rows: list[StandingRow], duel: Duel, seats: int) -> None:
    places = duel.ranks
    if len(places) != len(duel.people):
        return  # the table has no winner
    points = next((game.points for game in duel.games if game.result not in ("", "none")), ())
    for n, (seed, gain) in enumerate(zip(duel.people, place_points(places, seats), strict=True)):
        row = rows[seed]
        row.points += gain
        row.won += places[n] == 1
        row.lost += places[n] != 1
        if len(points) == len(duel.people):
            row.margin += points[n] - max(other for m, other in enumerate(points) if m != n)
        row.met += [(other, gain) for other in duel.people if other != seed]


# ---- leagues


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
    void = set[int]()
    for division in split_divisions(people, size):
        for seed in gone.intersection(division):
            met = [duel for duels in rounds for duel in duels if duel.two is not None and seed in duel.people]
            played = sum(any(game.result for game in duel.games) for duel in met)
            if 2 * played < len(division) - 1:
                void.add(seed)
    return frozenset(void)


def standings_by_division(rows: list[StandingRow], size: int) -> list[list[StandingRow]]:
    """Return the rows of each division, best first, with places within the division."""
    known = {row.seed: row for row in rows}
    return [rank_rows(known[seed] for seed in division) for division in split_divisions(len(rows), size)]


def seed_next_season(rows: list[StandingRow], size: int, moves: int, gone: frozenset[int]) -> list[int]:
    """Return the seeds in the order of the next season.

    The first `moves` players of a division swap with the last ones of the division above. Players in `gone` drop out
    and those below move up. Seed order breaks ties.
    """
    order = [[row.seed for row in division] for division in standings_by_division(rows, size)]
    for upper in range(len(order) - 1):
        above, below = order[upper], order[upper + 1]
        count = min(moves, len(above) // 2, len(below) // 2)
        if count:
            # relegated players go before those who stay, promoted players after them: no one moves twice in a season
            order[upper] = [*above[:-count], *below[:count]]
            order[upper + 1] = [*above[-count:], *below[count:]]
    return [seed for division in order for seed in division if seed not in gone]
