"""Counts how often features are completed at each likelihood of greedy's outlook, and writes
src/bastide/data/closes.json. People see these frequencies (bots/calibration.py).

    python -m scripts.closes [--games 60] [--seed 901]

Greedy plays itself under eight systems with 2 to 6 seats. Every fifth turn counts all occupied open features.
Likelihoods are grouped by tenths, for each kind of feature. Where a group was completed less often than the one below
it, both are merged (pool adjacent violators, Ayer and others 1955). A kind with fewer than 500 features has no row.
"""

import json
from collections import defaultdict
from statistics import fmean

from bastide.aids.ownership import list_occupied
from bastide.bots import make_bot
from bastide.bots.feature_value import FeatureValue
from bastide.bots.playout import Rng
from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.rules import new_engine
from benchmarks._positions import placements
from scripts.console import ROOT, options

FILE = ROOT / "src" / "bastide" / "data" / "closes.json"
SYSTEMS = (
    *(("base+fields", 2), ("base+fields", 4), ("base+fields+inns", 6), ("base+fields+inns+traders", 3)),
    *(("base+fields+river+abbot", 2), ("base+fields+abbot+anniversary", 2), ("base+fields+abbot+ghosts", 2)),
    ("base+fields+conquest", 2),
)
EVERY = 5
FEWEST = 500

Said = list[tuple[float, bool]]
"""Features of one kind: the predicted likelihood, and whether the feature was completed."""


def play(rules: str, players: int, chance: Rng, number: int, found: dict[str, Said]) -> None:
    """Play one game and append its features to `found`."""
    engine = new_engine(rules, players)
    bots = [make_bot("greedy", seed=number * 10 + seat) for seat in range(players)]
    looked = list[tuple[Node, str, float]]()
    for tiles in placements(engine, bots, chance):
        looked += look(engine) if tiles % EVERY == number % EVERY else []
    for node, kind, said in looked:
        found[kind].append((said, int(node.root().open) == 0))


def look(engine: Engine) -> list[tuple[Node, str, float]]:
    """Every occupied feature that can be completed, with its kind and its likelihood by the outlook."""
    outlook = FeatureValue(engine, Weights())
    outlook.begin()
    names, completes = engine.rules.kind_names, int(engine.rules.completes)
    nodes = [node for node in list_occupied(engine) if completes >> int(node.kind) & 1 and node.open]
    return [(node, names[int(node.kind)], float(outlook.promise(node)[1])) for node in nodes]


def knots(said: Said) -> list[list[float]]:
    """Predicted and observed likelihoods as a rising line from 0."""
    bins: dict[int, Said] = defaultdict(list)
    for one in said:
        bins[min(9, int(one[0] * 10))].append(one)
    pools: list[Said] = []
    for tenth in sorted(bins):
        pools.append(bins[tenth])
        while len(pools) > 1 and true(pools[-1]) < true(pools[-2]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return [[0.0, 0.0], *([round(fmean(p for p, _ in pool), 3), round(true(pool), 3)] for pool in pools)]


def true(pool: Said) -> float:
    """The share of completed features."""
    return fmean(done for _, done in pool)


def main() -> None:
    """Entry point."""
    asked = options(__doc__, games=60, seed=901)
    found: dict[str, Said] = defaultdict(list)
    for rules, players in SYSTEMS:
        for number in range(asked.games):
            play(rules, players, Rng(asked.seed, number), number, found)
    rows = {kind: knots(said) for kind, said in sorted(found.items()) if len(said) >= FEWEST}
    FILE.write_text("{\n" + ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in rows.items()) + "\n}\n")
    for kind, said in sorted(found.items()):
        told = 100 * fmean(chance for chance, _ in said)
        print(f"{kind}: {len(said)} features, {100 * true(said):.1f} % completed, {told:.1f} % said")


if __name__ == "__main__":
    main()
