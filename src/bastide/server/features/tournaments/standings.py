"""Where everybody stands.

Law: points first. Of duels then the sum of the points of those one has played (Buchholz), the points against them
weighted by theirs (Sonneborn-Berger), and the points of the game by which one was ahead; of teams the points of their
boards come before these; of tables of more than two the tables won, the points of those one has met, and the points by
which one was ahead of the best other. All are sums of what was played, so the order can be worked out by anybody.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bastide.server.features.tournaments.score import GAINS, WHOLE, Duel, Rounds

SHARE: Final = 120
"""A point at a table of more than two: every share of it is whole."""


@dataclass
class StandingRow:
    """Somebody in a tournament; `points`, `buchholz` and `berger` are in half points, where more than two sit at a
    table in points of 120; `boards` are half points of a team's boards."""

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
    """Whom he has met, and what he got."""
    key: tuple[int, ...] = ()
    """What decides between two, the more the better."""


def compute_standings(
    people: int, rounds: Rounds, void: frozenset[int] = frozenset(), seats: int = 2, teams: int = 0
) -> list[StandingRow]:
    """A line for each of so many people, the best first; who has the same key has the same place. What those who are
    `void` have played does not count. `seats` at a table; people are `teams` of so many boards."""
    lines = [StandingRow(seed) for seed in range(people)]
    for duel in (duel for duels in rounds for duel in duels if duel.result):
        if not void.isdisjoint(duel.people):
            continue
        if duel.two is None:
            lines[duel.one].points += GAINS[duel.result][0]
            lines[duel.one].byes += 1
            lines[duel.one].boards += teams  # half of them
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
    """The best first, with their places."""
    ranked = sorted(lines, key=lambda line: (*(-part for part in line.key), line.seed))
    for n, line in enumerate(ranked, 1):
        before = ranked[n - 2] if n > 1 else None
        line.place = before.place if before is not None and before.key == line.key else n
    return ranked


def _count_duel(lines: list[StandingRow], duel: Duel) -> None:
    assert duel.two is not None, "nobody is alone here"
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
    """What each place of a table brings, in points of 120: the winner has one less than there are seats, the last none,
    the others equal steps between; who shares a place shares its points. A table a seat short brings as much."""
    others = max(1, len(places) - 1)
    beaten = [
        sum(2 if other > place else other == place for n, other in enumerate(places) if n != at)
        for at, place in enumerate(places)
    ]
    return [SHARE * (seats - 1) * each // (2 * others) for each in beaten]


def _count_table(lines: list[StandingRow], duel: Duel, seats: int) -> None:
    places = duel.ranks
    if len(places) != len(duel.people):
        return  # won by nobody
    points = next((game.points for game in duel.games if game.result not in ("", "none")), ())
    for n, (seed, gain) in enumerate(zip(duel.people, place_points(places, seats), strict=True)):
        line = lines[seed]
        line.points += gain
        line.won += places[n] == 1
        line.lost += places[n] != 1
        if len(points) == len(duel.people):
            line.margin += points[n] - max(each for m, each in enumerate(points) if m != n)
        line.met += [(other, gain) for other in duel.people if other != seed]
