"""Who plays whom in the next round.

Round robin: the circle method, everybody meets everybody once. Knock-out: the bracket in which the first two seeds can
meet only at the end. Swiss: of all pairings without a repetition the one whose pairs stand nearest to each other, by a
matching of maximum weight (Edmonds 1965; networkx), the better half of a group against the other as FIDE's Dutch
system has it.
"""

from collections import Counter
from typing import Final, Literal

from bastide.server.features.tournaments.score import Duel, Rounds
from bastide.server.features.tournaments.standings import StandingRow, compute_standings

PairingKind = Literal["robin", "swiss", "knockout", "league"]
AGAIN: Final = 1_000_000
"""Meeting again weighs more than any difference of points."""
POINT: Final = 1_000
"""A half point of difference weighs more than any order within a group."""


def count_pairing_rounds(kind: PairingKind, people: int, wished: int) -> int:
    """How many rounds so many people play: as wished only in Swiss, and there never so many that all have met."""
    if kind == "robin":
        return people - 1 + people % 2
    if kind == "knockout":
        return max(1, (people - 1).bit_length())
    return max(1, min(wished or (people - 1).bit_length() + 1, people - 1))


def pair_round(
    kind: PairingKind, people: int, rounds: Rounds, gone: frozenset[int] = frozenset(), third: bool = False
) -> list[Duel]:
    """The duels of the round after these; who is `gone` plays no more. `third`: two play for the third place. Cost:
    some tenths of a second for 128 people."""
    if kind == "robin":
        return round_robin(people, len(rounds), gone)
    if kind == "knockout":
        return _knockout(people, rounds, gone, third)
    return _duels(_balance_colours(_swiss(people, rounds, gone), rounds), gone)


def round_robin(people: int, number: int, gone: frozenset[int] = frozenset()) -> list[Duel]:
    """Round `number` (from 0) of a round robin; who was to meet somebody that is gone is the one, and wins without a
    game."""
    duels = []
    for one, two in _robin(people, number):
        one, two = (two, one) if one in gone and two is not None else (one, two)
        if one not in gone:
            duels.append(Duel(one, two))
    return duels


def _robin(people: int, number: int) -> list[tuple[int, int | None]]:
    """The circle method: the first stays, the others walk round him; with an odd number nobody is the first. Who begins
    changes from board to board, and on the first from round to round, so that nobody begins oftener than another by
    more than one."""
    circle: list[int | None] = [*range(people)] if people % 2 == 0 else [None, *range(people)]
    rest, first = circle[1:], circle[0]
    at = number % len(rest)
    turned = [first, *rest[len(rest) - at :], *rest[: len(rest) - at]]
    pairs: list[tuple[int, int | None]] = []
    for board in range(len(turned) // 2):
        one, two = turned[board], turned[-1 - board]
        if (number if board == 0 else board) % 2:
            one, two = two, one
        pairs.append((_check_seed(two), None) if one is None else (one, two))
    return pairs


def _check_seed(seed: int | None) -> int:
    assert seed is not None, "two who are nobody never meet"
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
    """Whoever has nobody to play goes on."""
    if two >= people or (two in gone and one not in gone):
        return Duel(one, None)
    if one in gone and two not in gone:
        return Duel(two, None)
    return Duel(one, two)


def duel_winner(duel: Duel) -> int:
    """Who goes on: after a duel without a winner whoever is ahead in points of its games, then the better seed."""
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
    """All of them in pairs, the best pair first."""
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
    """The one of a duel begins its first game: whoever has begun less often, then the worse seed."""
    began = Counter(duel.one for duels in rounds for duel in duels if duel.two is not None)
    return [
        (two, one) if two is not None and (began[two], -two) < (began[one], -one) else (one, two) for one, two in pairs
    ]


def _duels(pairs: list[tuple[int, int | None]], gone: frozenset[int]) -> list[Duel]:
    """Who was to meet somebody that is gone has nobody to play."""
    left = [[seed for seed in pair if seed is not None and seed not in gone] for pair in pairs]
    return [Duel(one[0], one[1] if len(one) > 1 else None) for one in left if one]
