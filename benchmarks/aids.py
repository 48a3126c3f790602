"""How true the aids are that people see: the likelihood that features are completed, the expected points of each seat,
and the band of final scores. Games of bots test them. Of the features with a likelihood of 20 % about a fifth
should be completed. The expected lead should be nearer to the final lead than the current one. Four of five results
should lie in the band.

    python -m scripts.bench aids       (BASTIDE_GAMES=40 games a system, BASTIDE_BOT=greedy)
"""

import os
from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

import bastide
from bastide.aids.ownership import features, list_occupied
from bastide.aids.score_forecast import SURE, ahead
from bastide.bots import make_bot
from bastide.bots.playout import Rng
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.rules import new_engine
from benchmarks._positions import placements

GAMES = int(os.environ.get("BASTIDE_GAMES", "40" if bastide.compiled else "1"))
BOT = os.environ.get("BASTIDE_BOT", "greedy")
SYSTEMS = (
    *(("base+fields", 2), ("base+fields", 4), ("base+fields+abbot+anniversary", 2)),
    *(("base+fields+abbot+ghosts", 2), ("base+fields+conquest", 2), ("base+fields+inns+traders", 3)),
)
EVERY = 8
"""Tiles between two samples."""
PLAYED = 16
"""Playouts for a band."""
BINS = 5


@dataclass
class Looked:
    """A position: features by a node of each with their likelihood, the current and the expected points of each seat,
    and the band."""

    tiles: int
    closes: list[tuple[Node, str, float]]
    now: list[int]
    expected: list[float]
    low: list[int]
    high: list[int]


@dataclass
class Found:
    """What became of the samples of a system."""

    closes: list[tuple[str, float, bool]] = field(default_factory=list)
    leads: list[tuple[int, float, float, float]] = field(default_factory=list)
    inside: list[bool] = field(default_factory=list)


def look(engine: Engine, tiles: int, seed: int) -> Looked:
    """What people are shown here."""
    told, roots = features(engine), list_occupied(engine)
    band = ahead(engine, 0.0, seed, PLAYED)
    closes = [
        (root, one.kind, one.closes)
        for root, one in zip(roots, told.features, strict=True)
        if int(engine.rules.completes) >> int(root.kind) & 1
    ]
    return Looked(tiles, closes, told.result, told.expected, band.low(), band.high())


def play(rules: str, players: int, number: int, found: Found) -> None:
    """Play one game and compare its samples with its end."""
    engine = new_engine(rules, players)
    chance = Rng(70_000, number)
    bots = [make_bot(BOT, seed=number * 10 + seat) for seat in range(players)]
    looked, tiles = list[Looked](), -1
    for tiles in placements(engine, bots, chance):
        if tiles % EVERY == number % EVERY:
            looked.append(look(engine, tiles, number * 1000 + tiles))
    for one in looked:
        judge(one, engine.scores(), tiles + 1 - one.tiles, found)


def judge(one: Looked, scores: list[int], left: int, found: Found) -> None:
    """Compare a sample with the end of the game."""
    for node, kind, closes in one.closes:
        found.closes.append((kind, closes, int(node.root().open) == 0))
    for seat, score in enumerate(scores):
        found.inside.append(one.low[seat] <= score <= one.high[seat])
        others = [n for n in range(len(scores)) if n != seat]
        leads = (lead(one.now, seat, others), lead(one.expected, seat, others), lead(scores, seat, others))
        found.leads.append((left, *leads))


def lead(points: list[int] | list[float], seat: int, others: list[int]) -> float:
    """Points ahead of the mean of the others."""
    return points[seat] - fmean(points[n] for n in others)


def tell(name: str, found: Found) -> None:
    """Print the figures of a system."""
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for _, closes, done in found.closes:
        bins[min(BINS - 1, int(closes * BINS))].append((closes, done))
    shares = ", ".join(
        f"{100 * fmean(c for c, _ in bins[n]):.0f} % -> {100 * fmean(d for _, d in bins[n]):.0f} % ({len(bins[n])})"
        for n in sorted(bins)
    )
    print(f"= {name}: completed as said: {shares}")
    for kind in sorted({kind for kind, _, _ in found.closes}):
        of = [(closes, done) for other, closes, done in found.closes if other == kind]
        said, true = 100 * fmean(closes for closes, _ in of), 100 * fmean(done for _, done in of)
        print(f"  {kind}: said {said:.1f} %, were {true:.1f} % of {len(of)}")
    for first, last in ((48, 99), (24, 48), (0, 24)):
        some = [(now, expected, end) for left, now, expected, end in found.leads if first < left <= last]
        if some:
            square = sum(e * e for _, e, _ in some)
            slope = sum(e * end for _, e, end in some) / square if square else 0.0
            off = root_mean([end - e for _, e, end in some]), root_mean([end - now for now, _, end in some])
            print(
                f"= {name}, {first + 1} to {last} tiles before the end: the last lead is {slope:.2f} of the "
                f"expected one; off by {off[0]:.1f} points, the lead as it stands by {off[1]:.1f}"
            )
    inside = fmean(found.inside)
    print(f"= {name}: {100 * inside:.1f} % of {len(found.inside)} results within the band of {100 * SURE:.0f} %")


def root_mean(errors: list[float]) -> float:
    """The root of the mean square."""
    return sqrt(fmean(error * error for error in errors))


def main() -> None:
    """Print the figures; lines that begin with "= " are repeated by make bench."""
    for rules, players in SYSTEMS:
        found = Found()
        for number in range(GAMES):
            play(rules, players, number, found)
        tell(f"{rules}, {players} seats", found)


if __name__ == "__main__":
    main()
