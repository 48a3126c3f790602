"""Copies of positions, marks, and chance with its probabilities."""

import random

import pytest

from bastide.bots.playout import Rng, choose_uniformly, draw
from bastide.core.engine import Engine
from bastide.rules import new_engine
from tests.conformance.images import image

GAMES = [
    ("base+fields", 2, {}),
    ("base+fields+river+abbot", 3, {"hand": 2}),
    ("base+fields+abbot+anniversary+ghosts+conquest+traders", 4, {}),
    ("mists", 3, {"level": 4}),
    ("base+fields+mage", 2, {}),
]


def play(engine: Engine, rng: random.Random, plies: int) -> Engine:
    """So many random actions, or to the end."""
    for _ in range(plies):
        if not engine.over:
            engine.push(rng.choice(engine.legal_actions()))
    return engine


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_a_copy_is_the_position_and_goes_its_own_way(rules: str, players: int, options: dict[str, int]) -> None:
    """Into a fresh engine and into one that has stood elsewhere; what is played in one is not seen in the other."""
    rng = random.Random(rules)
    engine, used = new_engine(rules, players, options=options), new_engine(rules, players, options=options)
    while not engine.over:
        play(engine, rng, 25)
        before = image(engine)
        used.copy_from(engine)
        fresh = engine.clone()
        assert image(used) == image(fresh) == before
        play(fresh, random.Random(1), 1000)
        assert image(engine) == image(used) == before
        play(used, random.Random(1), 1000)
        assert image(used) == image(fresh)
        while used.plies:
            used.pop()
        assert image(used) == before


def test_a_copy_has_no_history_and_no_listener() -> None:
    engine = play(new_engine("base", 2), random.Random(5), 20)
    engine.state.listening = True
    play(engine, random.Random(6), 100)
    copy = engine.clone()
    assert copy.plies == 0
    assert (copy.state.listening, copy.state.lines, copy.state.events) == (False, [], [])
    assert engine.state.lines
    with pytest.raises(IndexError, match="nothing to take back"):
        copy.pop()


def test_an_engine_copied_into_itself_only_loses_its_history() -> None:
    engine = play(new_engine("base", 2), random.Random(5), 20)
    before = image(engine)
    engine.copy_from(engine)
    assert image(engine) == before
    assert engine.plies == 0


def test_positions_go_between_engines_of_one_ruleset() -> None:
    with pytest.raises(ValueError, match="a game of base\\+fields is no position of base"):
        new_engine("base", 2).copy_from(new_engine("base+fields", 2))


def test_a_mark_brings_back_its_position() -> None:
    engine = play(new_engine("base+fields", 2), random.Random(2), 30)
    mark, before = engine.mark(), image(engine)
    play(engine, random.Random(3), 60)
    engine.undo_to(mark)
    assert image(engine) == before
    engine.undo_to(mark)
    assert engine.plies == mark
    for wrong in (mark + 1, -1):
        with pytest.raises(ValueError, match=f"{wrong} is no mark"):
            engine.undo_to(wrong)


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_chance_gives_every_outcome_its_share(rules: str, players: int, options: dict[str, int]) -> None:
    """The probabilities are the shares of the equally likely outcomes, and the actions those that are legal."""
    engine, rng = new_engine(rules, players, options=options), random.Random(4)
    while not engine.over:
        if engine.seat < 0:
            step = engine.current()
            n = int(step.outcomes(engine))
            outcomes = [int(step.outcome(engine, number)) for number in range(n)]
            assert dict(engine.chance()) == {action: outcomes.count(action) / n for action in outcomes}
            assert sorted(action for action, _ in engine.chance()) == sorted(engine.legal_actions())
        play(engine, rng, 1)


def test_a_river_is_drawn_before_the_land() -> None:
    """What is left in the bag is not what can come next."""
    engine = new_engine("base+fields+river", 2)
    chance = engine.chance()
    names = {engine.rules.tiles[action >> 6].id for action, _ in chance}
    assert all(name.startswith("RV-") for name in names)
    assert sum(chances for _, chances in chance) == pytest.approx(1.0)


def test_chance_is_asked_only_where_it_decides() -> None:
    engine = new_engine("base", 2)
    engine.push(draw(engine, Rng(1)))
    with pytest.raises(ValueError, match="seat 0 decides"):
        engine.chance()
    rng = Rng(2)
    while not engine.over:
        engine.push(draw(engine, rng) if engine.seat < 0 else choose_uniformly(engine, rng))
    with pytest.raises(ValueError, match="the game is over"):
        engine.chance()
