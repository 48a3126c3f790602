"""What arrows add is counted ahead of a placement as if the tile were laid: reinforce, portal, a choice of symbols."""

import random
from collections.abc import Callable, Iterable

import pytest

from bastide.core.actions import CELL_SHIFT, KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.surroundings import Surroundings
from bastide.rules import make_ruleset, new_engine
from bastide.rules.arrows.ahead import completed


def answers(engine: Engine, action: int, seen: set[str]) -> int:
    """Lay the tile, count what is asked next, take it back; note which questions and symbols came."""
    engine.push(action)
    asked = engine.current().question if not engine.over else ""
    count = engine.legal() if asked in ("symbol", "figure") else 1
    if asked == "symbol":
        seen.add("several symbols")
    elif asked == "figure":
        for i in range(count):
            kind = engine.rules.action_kind(engine.acts[i] & KIND_MASK)
            if kind is not None:
                seen.add(kind.word)
    engine.pop()
    return count


def close(engine: Engine, chance: random.Random) -> int:
    """One of the offers; tiles go where most tiles lie around, so that monasteries are completed."""
    offers = [engine.acts[i] for i in range(engine.legal())]
    if offers[0] & KIND_MASK != PLACE:
        return offers[chance.randrange(len(offers))]
    return max(offers, key=lambda offer: (engine.state.board.count_around(offer >> CELL_SHIFT), chance.random()))


def spread(engine: Engine, chance: random.Random) -> int:
    """One of the offers; the first are the likelier."""
    n = engine.legal()
    return engine.acts[min(chance.randrange(n), chance.randrange(n))]


@pytest.mark.parametrize(
    ("rules", "choose", "seeds"),
    [("base+fields+abbot+arrows", spread, range(3)), ("base+arrows", spread, range(3)), ("base+arrows", close, (1, 6))],
)
def test_counting_ahead_is_exact_with_arrows(
    rules: str, choose: Callable[[Engine, random.Random], int], seeds: Iterable[int]
) -> None:
    seen: set[str] = set()
    for seed in seeds:
        engine = new_engine(rules, 2 + seed % 2)
        chance = random.Random(seed)
        while not engine.over:
            n = engine.legal()
            if engine.seat >= 0 and engine.current().question == "place":
                tried = sum(answers(engine, action, seen) for action in [engine.acts[i] for i in range(n)])
                engine.legal()
                assert engine.count_turn_actions() == tried
                assert engine.legal() == n
            engine.push(choose(engine, chance))
    assert {"reinforce", "portal", "several symbols"} <= seen


@pytest.mark.parametrize(("sides_left", "closed"), [(2, True), (3, False)])
def test_a_bend_completes_a_road_whose_both_ends_it_joins(sides_left: int, closed: bool) -> None:
    rules = make_ruleset("base", 2)
    bend = next(rot for rot in rules.tiles[rules.tile_index["V"]].rots if "NE" in rot.at)
    road = Node(0)
    road.open = sides_left
    around = Surroundings()
    around.roots = [road, road]
    around.n = 2
    around.masks[0], around.masks[1] = 1, 2
    around.find_links()
    assert completed(around, bend, 1) is closed
