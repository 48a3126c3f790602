"""The engine says at every decision what a flood fill from scratch says."""

import random

import pytest

from bastide.bots.playout import PlayoutCounts
from tests.perft.entries import Entry, everything
from tests.properties.pairs import Options, Pair, all_rulesets, random_options
from tests.properties.players import curling_action, random_action
from tests.reference.play import Play
from tests.reference.setup import Setup
from tests.reference.tiles import is_river

LONG = pytest.mark.long
SEEDS = [1, *(pytest.param(seed, marks=LONG) for seed in range(2, 14))]
COUNTED = [
    "base",
    "base+fields",
    "base+fields+river+abbot",
    "base+fields+abbot+anniversary",
    "base+fields+abbot+ghosts",
    "base+fields+abbot+conquest",
]
RULESETS = [
    pytest.param(rules, marks=() if number % 2 == 0 else pytest.mark.long)
    for number, rules in enumerate(all_rulesets())
]
CURLS = [1, 2, 3, *(pytest.param(seed, marks=LONG) for seed in range(4, 100))]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rules", RULESETS)
def test_engine_and_reference_agree_all_through_a_game(rules: str, seed: int) -> None:
    chance = random.Random(f"{rules} {seed}")
    players = chance.randint(2, 5)
    options = random_options(rules, chance)
    print(f"{rules} with {players} players and {options}")
    pair = Pair(rules, players, starter=chance.randrange(players), options=options)
    play_on(pair, chance, 10**6)
    assert pair.game.over


def play_on(pair: Pair, chance: random.Random, actions: int) -> None:
    """So many actions with everything compared: features and lines are searched at every eighth turn."""
    turns = 0
    while actions and not pair.game.over:
        pair.compare()
        if pair.position.step == "draw":
            turns += 1
            if turns % 8 == 0:
                compare_deeply(pair)
        pair.push(random_action(pair.position, chance))
        actions -= 1
    pair.compare()
    compare_deeply(pair)


def compare_deeply(pair: Pair) -> None:
    pair.compare_features()
    pair.compare_lines()


@pytest.mark.parametrize("seed", CURLS)
@pytest.mark.parametrize("options", [{}, {"strict_river": True}], ids=["free", "strict"])
@pytest.mark.parametrize("rules", ["base+fields+river", "base+fields+river20"])
def test_rivers_that_curl_find_the_same_ways_out(rules: str, options: Options, seed: int) -> None:
    """Little room, or none: RIV-04, RIV-05, RIV-09, ANN-14, ANN-16, COM-30 to COM-32."""
    chance = random.Random(f"{rules} {options} {seed}")
    pair = Pair(rules, options=options)
    while pair.position.step != "draw" or any(is_river(tile) for tile in pair.position.stage()):
        pair.compare()
        pair.push(curling_action(pair.position, chance))
    play_on(pair, chance, 20)


def special(setup: Setup) -> bool:
    """Positions that other files play on."""
    return setup.box or setup.fortress


def from_perft() -> list[object]:
    """The positions of the perft files, whose names say what is odd about them; test_mists.py, test_ghosts.py and
    test_sieges.py have the others."""
    return [
        pytest.param(entry, id=f"{entry.file}-{entry.id}", marks=[LONG] * (len(entry.after) > 60))
        for entry in everything()
        if entry.after and entry.rules != "mists" and not special(Setup.of(entry.rules))
    ]


@pytest.mark.parametrize("entry", from_perft())
def test_engine_and_reference_go_on_alike_from_odd_positions(entry: Entry) -> None:
    chance = random.Random(entry.id)
    pair = Pair(entry.rules, entry.players, options=entry.options)
    for text in entry.after:
        pair.push(text)
    play_on(pair, chance, 30)


@pytest.mark.parametrize("rules", COUNTED)
def test_the_answers_that_a_placement_opens_are_counted(rules: str) -> None:
    chance = random.Random(77)
    pair = Pair(rules, players=2, options={"draws": 60})
    while not pair.game.over:
        if pair.position.step == "place" and (pair.position.extra or len(pair.position.board) % 4 == 0):
            counts = PlayoutCounts(branching=True)
            counts.see_turn(pair.game.engine)
            assert counts.actions == answers_ahead(pair.position)
        pair.push(random_action(pair.position, chance))


def answers_ahead(position: Play) -> int:
    """For each placement the answers to the question that follows up to the figure step, 1 where none follows."""
    total = 0
    for text in position.legal():
        after = position.play(text)
        total += len(after.legal()) if after.step in ("thicken", "disperse", "symbol", "figure") else 1
    return total
