"""Hypothesis plays, takes back, plays again and replays in any order; the reference watches."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bastide import Game
from tests.properties.ghost_pairs import COMPANY, PARTS, GhostPair, ghost_options
from tests.properties.mist_pairs import MistPair
from tests.properties.pairs import Pair, all_rulesets, random_options
from tests.properties.siege_pairs import siege_options, siege_pair, siege_rules

SHORT = {"own_level": {"target": 9, "piles": 3, "hounds": [1, 4], "haunted": True}}


class Playing(RuleBasedStateMachine):
    """Whatever is done to a game, it stays the game that its actions make."""

    pair: Pair

    @precondition(lambda self: not self.pair.game.over)
    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def plays(self, picks: list[int]) -> None:
        for pick in picks:
            choices = sorted(self.pair.position.legal())
            if choices:
                self.pair.push(choices[pick % len(choices)])

    @precondition(lambda self: self.pair.game.actions)
    @rule(back=st.integers(1, 12))
    def takes_back(self, back: int) -> None:
        for _ in range(min(back, len(self.pair.game.actions))):
            self.pair.pop()

    @precondition(lambda self: self.pair.game.actions)
    @rule(back=st.integers(1, 12))
    def takes_back_and_plays_the_same(self, back: int) -> None:
        game = self.pair.game
        before, actions = game.hash(), game.actions[-back:]
        for _ in actions:
            self.pair.pop()
        for action in actions:
            self.pair.push(action.text)
        assert game.hash() == before

    @rule()
    def replays(self) -> None:
        again = Game.replay(self.pair.game.record())
        assert again.hash() == self.pair.game.hash()
        self.pair.game = again

    @invariant()
    def agrees_with_the_reference(self) -> None:
        self.pair.compare()
        self.pair.compare_features()
        self.pair.compare_lines()


class Table(Playing):
    """The base family."""

    @initialize(
        rules=st.sampled_from(all_rulesets()),
        players=st.integers(2, 5),
        starter=st.integers(0, 1),
        options=st.integers(0, 100),
    )
    def sits_down(self, rules: str, players: int, starter: int, options: int) -> None:
        self.pair = Pair(rules, players, starter, random_options(rules, random.Random(options)))


class MistTable(Playing):
    """The co-operative game."""

    @initialize(players=st.integers(1, 5), level=st.integers(0, 6))
    def sits_down(self, players: int, level: int) -> None:
        self.pair = MistPair(players, players // 2, {"level": level} if level else SHORT)


class GhostTable(Playing):
    """Ghosts, castles and cemeteries, with whatever they are played."""

    @initialize(
        part=st.sampled_from(PARTS),
        company=st.sampled_from(COMPANY),
        players=st.integers(2, 5),
        options=st.integers(0, 100),
    )
    def sits_down(self, part: str, company: str, players: int, options: int) -> None:
        rules = f"base+{part}{company}"
        name = f"machine{PARTS.index(part)}x{COMPANY.index(company)}x{options}"  # an id names one tile in all runs
        chosen = ghost_options(rules, random.Random(options), name)
        self.pair = GhostPair(rules, players, players // 3, chosen)


class SiegeTable(Playing):
    """Siege & Defense, with whatever it is played."""

    @initialize(players=st.integers(2, 6), company=st.integers(0, 100))
    def sits_down(self, players: int, company: int) -> None:
        chance = random.Random(company)
        rules = siege_rules(chance)
        options = siege_options(rules, chance, f"besieged{company}")
        self.pair = siege_pair(rules, players, players // 3, options)


TestTable = Table.TestCase
TestTable.settings = settings(derandomize=True, max_examples=50, stateful_step_count=20)


TestMistTable = MistTable.TestCase
TestMistTable.settings = settings(TestTable.settings, max_examples=25)


TestGhostTable = GhostTable.TestCase
TestGhostTable.settings = settings(TestTable.settings, max_examples=15)


TestSiegeTable = SiegeTable.TestCase
TestSiegeTable.settings = settings(TestTable.settings, max_examples=12)


class LongTable(Table):
    """The same with longer games and new ones in every run."""


TestLongTable = pytest.mark.long(LongTable.TestCase)
TestLongTable.settings = settings(max_examples=200, stateful_step_count=60, print_blob=True)


class LongMistTable(MistTable):
    """Likewise."""


TestLongMistTable = pytest.mark.long(LongMistTable.TestCase)
TestLongMistTable.settings = settings(TestLongTable.settings, max_examples=100)


class LongGhostTable(GhostTable):
    """Likewise."""


TestLongGhostTable = pytest.mark.long(LongGhostTable.TestCase)
TestLongGhostTable.settings = settings(TestLongTable.settings, max_examples=100)


class LongSiegeTable(SiegeTable):
    """Likewise."""


TestLongSiegeTable = pytest.mark.long(LongSiegeTable.TestCase)
TestLongSiegeTable.settings = settings(TestLongTable.settings, max_examples=100)
