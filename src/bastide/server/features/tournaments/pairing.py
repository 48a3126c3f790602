"""Pairings for two-player rounds.

Round robin uses the circle method. In a knock-out the first two seeds can meet only in the final. Swiss avoids
rematches, then minimizes point differences, by maximum-weight matching (Edmonds 1965, from networkx). Within a score
group the upper half plays the lower half, as in FIDE's Dutch system.

A bracket has the pairings of all rounds of a knock-out: the winners of two neighbouring slots meet in the next round.
The losers of the semi-finals play for third place, on the board after the final and at the same time.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal

from bastide.server.features.tournaments.multiplayer_pairing import list_advancing
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
    return [Duel(one, two) for one, two in _balance_colours(_swiss(people, rounds, gone), rounds)]


def round_robin(people: int, number: int, gone: frozenset[int] = frozenset()) -> list[Duel]:
    """Return round `number` (from 0) of a round robin. A player whose opponent is in `gone` wins without a game.

    In the circle method the first player stays and the others rotate. With an odd number of players, the first place
    is a bye.
    """
    first, *rest = range(-(people % 2), people)  # -1 is the bye
    shift = number % len(rest)
    circle = [first, *rest[len(rest) - shift :], *rest[: len(rest) - shift]]
    duels = []
    for board in range(len(circle) // 2):
        one, two = circle[board], circle[-1 - board]
        # alternate the first move by board, and by round on board 1: counts of first moves differ by one at most
        if (number if board == 0 else board) % 2:
            one, two = two, one
        if one < 0 or (one in gone and two >= 0):
            one, two = two, one
        if one not in gone:
            duels.append(Duel(one, None if two < 0 else two))
    return duels


def _knockout(people: int, rounds: Rounds, gone: frozenset[int], third: bool) -> list[Duel]:
    if not rounds:
        order = [0]
        while len(order) < people:
            last = 2 * len(order) - 1
            order = [seed for better in order for seed in (better, last - better)]
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
    return duel.one if (duel.margin() or duel.two - duel.one) > 0 else duel.two


def _swiss(people: int, rounds: Rounds, gone: frozenset[int]) -> list[tuple[int, int | None]]:
    rows = [row for row in compute_standings(people, rounds) if row.seed not in gone]
    met = Counter(frozenset((duel.one, duel.two)) for duels in rounds for duel in duels if duel.two is not None)
    pairs: list[tuple[int, int | None]] = []
    if len(rows) % 2:
        free = min(reversed(rows), key=lambda row: row.byes)
        rows.remove(free)
        pairs.append((free.seed, None))
    return [*_match_rows(rows, met), *pairs]


def _match_rows(rows: list[StandingRow], met: Counter[frozenset[int]]) -> list[tuple[int, int | None]]:
    """Pair the rows. The pair that ranks highest comes first."""
    import networkx

    groups = Counter(row.points for row in rows)
    graph: networkx.Graph[int] = networkx.Graph()
    for n, one in enumerate(rows):
        for m in range(n + 1, len(rows)):
            two = rows[m]
            apart = abs((m - n) - groups[one.points] // 2) if one.points == two.points else 0
            cost = AGAIN * met[frozenset((one.seed, two.seed))] + POINT * (one.points - two.points) ** 2 + apart
            graph.add_edge(n, m, weight=-cost)
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(rows[n].seed, rows[m].seed) for n, m in sorted((min(pair), max(pair)) for pair in pairs)]


def _balance_colours(pairs: list[tuple[int, int | None]], rounds: Rounds) -> list[tuple[int, int | None]]:
    """Give the first move (`one`) to the player who has had it less often, then to the worse seed."""
    began = Counter(duel.one for duels in rounds for duel in duels if duel.two is not None)
    return [
        (two, one) if two is not None and (began[two], -two) < (began[one], -one) else (one, two) for one, two in pairs
    ]


# ---- brackets


@dataclass(frozen=True)
class BracketSlot:
    """A duel in a bracket. An unknown player is None.

    `on` is the winner. `begun` means that the duel is in its round, on the board with the slot's number. `free` means
    that `one` has a bye.
    """

    one: int | None = None
    two: int | None = None
    on: int | None = None
    begun: bool = False
    free: bool = False


def make_bracket(rounds: Rounds, planned: int, third: bool) -> list[list[BracketSlot]]:
    """Return the slots of all `planned` rounds of a two-player knock-out. The list is empty before it starts."""
    if not rounds:
        return []
    bracket = [[_slot(duel) for duel in rounds[0]]]
    for number in range(1, planned):
        before = bracket[-1]
        slots = [BracketSlot(one.on, two.on) for one, two in zip(before[::2], before[1::2], strict=True)]
        if third and number == planned - 1 and all(not slot.free for slot in before):
            slots.append(BracketSlot(_loser(before[0]), _loser(before[1])))
        if number < len(rounds):
            slots = [_slot(duel) for duel in rounds[number]]
        bracket.append(slots)
    return bracket


def _slot(duel: Duel) -> BracketSlot:
    winner = duel_winner(duel) if duel.result else None
    return BracketSlot(duel.one, duel.two, winner, begun=True, free=duel.two is None)


def _loser(slot: BracketSlot) -> int | None:
    return None if slot.on is None else slot.two if slot.on == slot.one else slot.one


def knockout_progress(sides: int, rounds: Rounds, planned: int, seats: int, through: int) -> list[tuple[int, int]]:
    """Return the first ranking criterion of a knock-out for each side: higher is better.

    It is the number of rounds from which the side advanced, and its negated place at its last table.
    """
    advanced, last = [0] * sides, [0] * sides
    for number, duels in enumerate(rounds):
        final = number == planned - 1 or (seats > 2 and len(duels) == 1)
        for board, duel in enumerate(duels):
            if not duel.result:
                continue
            ranked = list_advancing(duel, seats) if seats > 2 else [duel_winner(duel)]
            for seed in duel.people:
                last[seed] = -(ranked.index(seed) if seed in ranked else len(ranked))
            if not (final and board):  # the winner of the match for third place does not advance
                for seed in ranked[: 1 if final or seats == 2 else through]:
                    advanced[seed] += 1
    return list(zip(advanced, last, strict=True))
