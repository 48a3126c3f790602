"""Pairings for two-player rounds.

Round robin uses the circle method. In a knock-out the first two seeds can meet only in the final. Swiss avoids
rematches, then minimizes point differences, by maximum-weight matching (Edmonds 1965, from networkx). Within a score
group the upper half plays the lower half, as in FIDE's Dutch system.
"""

from collections import Counter
from typing import Final, Literal

from bastide.server.features.tournaments.score import Duel, Rounds
from bastide.server.features.tournaments.standings import StandingRow, compute_standings

PairingKind = Literal["robin", "swiss", "knockout", "league"]
AGAIN: Final = 1_000_000
"""Cost of a rematch: more than a difference of 15 points."""
POINT: Final = 1_000
"""Cost of half a point of difference, which grows with its square. It exceeds any cost within a score group."""


def count_pairing_rounds(kind: PairingKind, people: int, wished: int) -> int:
    """Return the number of rounds. `wished` counts only in Swiss, with at most `people` - 1 rounds."""
    if kind == "robin":
        return people - 1 + people % 2
    if kind == "knockout":
        return max(1, (people - 1).bit_length())
    return max(1, min(wished or (people - 1).bit_length() + 1, people - 1))


def pair_round(
    kind: PairingKind, people: int, rounds: Rounds, gone: frozenset[int] = frozenset(), third: bool = False
) -> list[Duel]:
    """Return the duels of the next round, without the seeds in `gone`.

    `third` adds a match for third place. It takes a few tenths of a second for 128 players.
    """
    if kind == "robin":
        return round_robin(people, len(rounds), gone)
    if kind == "knockout":
        return _knockout(people, rounds, gone, third)
    return _duels(_balance_colours(_swiss(people, rounds, gone), rounds), gone)


def round_robin(people: int, number: int, gone: frozenset[int] = frozenset()) -> list[Duel]:
    """Return round `number` (from 0) of a round robin. A player whose opponent is in `gone` wins without a game."""
    duels = []
    for one, two in _robin(people, number):
        one, two = (two, one) if one in gone and two is not None else (one, two)
        if one not in gone:
            duels.append(Duel(one, two))
    return duels


def _robin(people: int, number: int) -> list[tuple[int, int | None]]:
    """The circle method: the first player stays, the others rotate. With an odd number of players, the first place
    is a bye."""
    circle: list[int | None] = [*range(people)] if people % 2 == 0 else [None, *range(people)]
    rest, first = circle[1:], circle[0]
    at = number % len(rest)
    turned = [first, *rest[len(rest) - at :], *rest[: len(rest) - at]]
    pairs: list[tuple[int, int | None]] = []
    for board in range(len(turned) // 2):
        one, two = turned[board], turned[-1 - board]
        # alternate the first move by board, and by round on board 1: counts of first moves differ by one at most
        if (number if board == 0 else board) % 2:
            one, two = two, one
        pairs.append((_check_seed(two), None) if one is None else (one, two))
    return pairs


def _check_seed(seed: int | None) -> int:
    assert seed is not None, "a pair has at most one bye"
    return seed


def _knockout(people: int, rounds: Rounds, gone: frozenset[int], third: bool) -> list[Duel]:
    if not rounds:
        order: list[int] = [0]
        while len(order) < people:
            size = 2 * len(order)
            order = [seed for one in order for seed in (one, size - 1 - one)]
        pairs = list(zip(order[::2], order[1::2], strict=True))
        return [_make_duel(min(one, two), max(one, two), people, gone) for one, two in pairs]
    through = [duel_winner(duel) for duel in rounds[-1]]
    duels = [_make_duel(one, two, people, gone) for one, two in zip(through[::2], through[1::2], strict=True)]
    lost = [seed for duel in rounds[-1] for seed in duel.people if seed not in through]
    if third and len(through) == len(lost) == 2:
        duels.append(_make_duel(lost[0], lost[1], people, gone))
    return duels


def _make_duel(one: int, two: int, people: int, gone: frozenset[int]) -> Duel:
    """Pair two seeds. A player without an opponent gets a bye."""
    if two >= people or (two in gone and one not in gone):
        return Duel(one, None)
    if one in gone and two not in gone:
        return Duel(two, None)
    return Duel(one, two)


def duel_winner(duel: Duel) -> int:
    """Return who advances. Without a winner it is the player with more game points, then the better seed."""
    if duel.two is None or duel.result == "one":
        return duel.one
    if duel.result == "two":
        return duel.two
    margin = duel.margin()
    if margin:
        return duel.one if margin > 0 else duel.two
    return min(duel.one, duel.two)


def _swiss(people: int, rounds: Rounds, gone: frozenset[int]) -> list[tuple[int, int | None]]:
    lines = [line for line in compute_standings(people, rounds) if line.seed not in gone]
    met = Counter(frozenset((duel.one, duel.two)) for duels in rounds for duel in duels if duel.two is not None)
    pairs: list[tuple[int, int | None]] = []
    if len(lines) % 2:
        free = min(reversed(lines), key=lambda line: line.byes)
        lines.remove(free)
        pairs.append((free.seed, None))
    return [*_match_lines(lines, met), *pairs]


def _match_lines(lines: list[StandingRow], met: Counter[frozenset[int]]) -> list[tuple[int, int | None]]:
    """Pair the rows. The pair that ranks highest comes first."""
    import networkx

    groups = Counter(line.points for line in lines)
    graph: networkx.Graph[int] = networkx.Graph()
    for n, one in enumerate(lines):
        for m in range(n + 1, len(lines)):
            two = lines[m]
            apart = abs((m - n) - groups[one.points] // 2) if one.points == two.points else 0
            cost = AGAIN * met[frozenset((one.seed, two.seed))] + POINT * (one.points - two.points) ** 2 + apart
            graph.add_edge(n, m, weight=-cost)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(lines[n].seed, lines[m].seed) for n, m in sorted((min(pair), max(pair)) for pair in found)]


def _balance_colours(pairs: list[tuple[int, int | None]], rounds: Rounds) -> list[tuple[int, int | None]]:
    """Give the first move (`one`) to the player who has had it less often, then to the worse seed."""
    began = Counter(duel.one for duels in rounds for duel in duels if duel.two is not None)
    return [
        (two, one) if two is not None and (began[two], -two) < (began[one], -one) else (one, two) for one, two in pairs
    ]


def _duels(pairs: list[tuple[int, int | None]], gone: frozenset[int]) -> list[Duel]:
    """Make duels from pairs. A player whose opponent has left gets a bye."""
    left = [[seed for seed in pair if seed is not None and seed not in gone] for pair in pairs]
    return [Duel(one[0], one[1] if len(one) > 1 else None) for one in left if one]
