"""The engine and the slow reference at one table with crop circles."""

import random
from collections import Counter
from typing import Any

from tests.properties.ghost_pairs import GhostPair, ghost_action, ghost_options, without_tiles
from tests.properties.pairs import Pair, random_options
from tests.properties.players import random_action
from tests.properties.siege_pairs import GhostSiegePair, SiegePair
from tests.properties.trader_pairs import (
    Trader,
    TraderGhostPair,
    TraderGhostSiegePair,
    TraderPair,
    TraderSiegePair,
    random_company,
)
from tests.reference.crops import CropPosition
from tests.reference.play import Play
from tests.reference.setup import Setup
from tests.reference.tiles import catalogue

COMPANY = ("", "+fields", "+fields+abbot", "+fields+inns", "+fields+arrows", "+fields+river")
PAIRS: dict[tuple[bool, bool, bool], type[Pair]] = {
    (False, False, False): Pair,
    (False, True, False): GhostPair,
    (True, False, False): SiegePair,
    (True, True, False): GhostSiegePair,
    (False, False, True): TraderPair,
    (False, True, True): TraderGhostPair,
    (True, False, True): TraderSiegePair,
    (True, True, True): TraderGhostSiegePair,
}
"""By fortress, ghosts and traders."""


class CropPair(Pair):
    """One game, played twice."""

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.past[-1]
        assert isinstance(position, CropPosition)
        assert view.get("circle") == position.shown_circle()


def crop_pair(rules: str, players: int, starter: int = 0, options: dict[str, Any] | None = None) -> Pair:
    setup = Setup.of(rules)
    pair = PAIRS[setup.fortress, setup.box, "traders" in setup.modules]
    made: Pair = type("CropsPair", (CropPair, pair) if pair is not Pair else (CropPair,), {})(
        rules, players, starter, options
    )
    return made


def play_a_game(company: str, seed: int, draws: int) -> Pair:
    """A whole game with everything compared; `draws` after which it ends, 0 for all tiles."""
    chance = random.Random(f"crops {company} {seed}")
    if company == "any":
        traders = chance.choice(["", "+traders"])
        rules = f"base{chance.choice(['', '+fields', '+fields'])}{random_company(chance)}{traders}+crops"
    else:
        rules = f"base{chance.choice(COMPANY)}+crops"
    setup = Setup.of(rules)
    options = ghost_options(rules, chance, f"crops{seed}") if setup.box else dict(random_options(rules, chance))
    options["draws"] = draws and draws + 15 * bool(setup.river)
    players = chance.randint(2, 6 if setup.fortress or "inns" in setup.modules else 5)
    print(f"{rules}, seed {seed}: {players} players, {without_tiles(options)}")
    pair = crop_pair(rules, players, chance.randrange(players), options)
    go_on(pair, chance)
    return pair


class Farmer:
    """Players who draw circles gladly and stand where others of theirs stand."""

    def __init__(self, position: Play, chance: random.Random) -> None:
        self.chance = chance
        self.setup = position.setup
        self.trader = Trader(position, chance)

    def action(self, position: Play) -> str:
        chance, choices = self.chance, sorted(position.legal())
        if position.step == "draw" and chance.random() < 0.2:
            circles = [text for text in choices if "crop" in catalogue()[text.split()[1]]]
            return chance.choice(circles or choices)
        if position.step == "grow" and chance.random() < 0.8:
            return chance.choice([text for text in choices if text != "pass"])
        if position.step == "figure" and chance.random() < 0.8:
            return chance.choice([text for text in choices if text != "pass"])
        if "traders" in self.setup.modules:
            return self.trader.action(position)
        return (ghost_action if self.setup.box else random_action)(position, chance)


def go_on(pair: Pair, chance: random.Random) -> None:
    """To the end; features and lines are searched at every twenty-fourth action."""
    players = Farmer(pair.position, chance)
    while not pair.game.over:
        pair.compare()
        if len(pair.past) % 24 == 0:
            pair.compare_features()
            pair.compare_lines()
        pair.push(players.action(pair.position))
    pair.compare()
    pair.compare_features()
    pair.compare_lines()


def steps_of(pair: Pair) -> Counter[str]:
    """How often each step asked."""
    return Counter(position.step for position in pair.past)
