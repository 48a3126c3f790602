"""Standings and tie-breaks.

Points come first. Ties in duels are broken by Buchholz (the sum of the opponents' points), then Sonneborn-Berger, then
the margin of game points. Sonneborn-Berger weights the opponents' points by the points scored against them. In team
tournaments, board points come before these.

At tables of more than two seats the tie-breaks are tables won, Buchholz, and the margin over the best other player.
Every value is a sum over played games, so anyone can recompute the order.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bastide.server.features.tournaments.score import GAINS, WHOLE, Duel, Rounds

SHARE: Final = 120
"""One point at a table of more than two seats: every share of it is an integer."""


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
    lines = [StandingRow(seed) for seed in range(people)]
    for duel in (duel for duels in rounds for duel in duels if duel.result):
        if not void.isdisjoint(duel.people):
            continue
        if duel.two is None:
            lines[duel.one].points += GAINS[duel.result][0]
            lines[duel.one].byes += 1
            lines[duel.one].boards += teams  # in half points: a bye counts as half of the boards
        elif seats > 2:
            _count_table(lines, duel, seats)
        else:
            _count_duel(lines, duel)
    for line in lines:
        line.buchholz = sum(lines[other].points for other, _ in line.met)
        line.berger = sum(lines[other].points * gain for other, gain in line.met)
        first = line.won if seats > 2 else line.boards if teams else 0
        rest = (first, line.buchholz) if seats > 2 else (first, line.buchholz, line.berger)
        line.key = (line.points, *rest, line.margin)
    return rank_rows(lines)


def rank_rows(lines: Iterable[StandingRow]) -> list[StandingRow]:
    """Sort the rows best first and set their places."""
    ranked = sorted(lines, key=lambda line: (*(-part for part in line.key), line.seed))
    for n, line in enumerate(ranked, 1):
        before = ranked[n - 2] if n > 1 else None
        line.place = before.place if before is not None and before.key == line.key else n
    return ranked


def _count_duel(lines: list[StandingRow], duel: Duel) -> None:
    assert duel.two is not None, "the caller counts byes"
    gains, margin, tally = GAINS[duel.result], duel.margin(), duel.tally()
    both = ((duel.one, duel.two, gains[0], margin, tally[0]), (duel.two, duel.one, gains[1], -margin, tally[1]))
    for seed, other, gain, ahead, boards in both:
        line = lines[seed]
        line.points += gain
        line.won += gain == WHOLE
        line.drawn += gain == 1
        line.lost += gain == 0
        line.margin += ahead
        line.boards += boards
        line.met.append((other, gain))


def place_points(places: tuple[int, ...], seats: int) -> list[int]:
    """Return the points of each place at a table, in 1/120 points.

    The winner gets `seats` - 1 points and the last player 0, with equal steps between. Players who share a place share
    its points. A table with an empty seat awards the same maximum.
    """
    others = max(1, len(places) - 1)
    beaten = [
        sum(2 if other > place else other == place for n, other in enumerate(places) if n != at)
        for at, place in enumerate(places)
    ]
    return [SHARE * (seats - 1) * each // (2 * others) for each in beaten]


def _count_table(lines: list[StandingRow], duel: Duel, seats: int) -> None:
    places = duel.ranks
    if len(places) != len(duel.people):
        return  # the table has no winner
    points = next((game.points for game in duel.games if game.result not in ("", "none")), ())
    for n, (seed, gain) in enumerate(zip(duel.people, place_points(places, seats), strict=True)):
        line = lines[seed]
        line.points += gain
        line.won += places[n] == 1
        line.lost += places[n] != 1
        if len(points) == len(duel.people):
            line.margin += points[n] - max(each for m, each in enumerate(points) if m != n)
        line.met += [(other, gain) for other in duel.people if other != seed]
