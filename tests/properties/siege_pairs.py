"""The engine and the slow reference at one table with the fortress."""

import random
from typing import Any

from tests.properties.ghost_pairs import GhostPair, ghost_action, ghost_options, without_tiles
from tests.properties.pairs import Pair, random_options
from tests.properties.players import random_action, random_tile
from tests.reference.conquest import SiegePosition
from tests.reference.play import Play
from tests.reference.setup import Setup
from tests.reference.tiles import catalogue

COMPANY = (
    "",
    "+fields",
    "+fields+abbot",
    "+fields+river+abbot",
    "+river20",
    "+fields+arrows",
    "+fields+abbot+anniversary",
    "+fields+ghosts",
    "+fields+abbot+arrows+mist+cemeteries",
    "+fields+river+abbot+mist+castles",
)
"""With what the fortress is played."""


class SiegePair(Pair):
    """One game, played twice."""

    @property
    def siege(self) -> SiegePosition:
        position = self.position
        assert isinstance(position, SiegePosition)
        return position

    @property
    def kinds(self) -> tuple[str, ...]:
        return (*super().kinds, "wall", "camp")

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        assert view["fortress"] == self.siege.shown()


class GhostSiegePair(SiegePair, GhostPair):
    """With ghosts."""


def siege_pair(rules: str, players: int, starter: int = 0, options: dict[str, Any] | None = None) -> SiegePair:
    pair = GhostSiegePair if Setup.of(rules).box else SiegePair
    return pair(rules, players, starter, options)


# What is chosen for a table


def siege_rules(chance: random.Random) -> str:
    """One table in eight plays the fortress alone."""
    company = chance.choice(COMPANY)
    return f"base+{chance.choice(['conquest'] * 7 + ['fortress'])}{company}"


def siege_options(rules: str, chance: random.Random, name: str) -> dict[str, Any]:
    """As everywhere; most games are short."""
    setup = Setup.of(rules)
    if setup.box:
        return ghost_options(rules, chance, name)
    options: dict[str, Any] = random_options(rules, chance)
    if chance.random() < 0.33:
        options["conquest_version"] = 1
    if chance.random() < 0.95:
        options["draws"] = chance.randint(12, 36) + 12 * bool(setup.river)
    return options


# Players


class Besieged:
    """Players with habits, other ones in every game: how often a tile with symbols comes, and where they like to
    put their figures, so that now walls fill and now they are attacked again and again."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.signs = chance.choice([0, 0, 0.2, 0.5])
        self.love = chance.choice(["", "", "field", "city", "road", "monastery"])

    def action(self, position: Play) -> str:
        chance = self.chance
        choices = sorted(position.legal())
        if position.step == "draw":
            return "draw " + self._tile(position)
        if position.step == "man" and chance.random() < 0.9:
            return chance.choice([text for text in choices if text != "pass"])
        if position.step == "figure" and chance.random() < 0.7:
            loved = [text for text in choices if self.love and self.love in text.split()]
            return chance.choice(loved) if loved else random_action(position, chance)
        if position.step in ("thicken", "disperse"):
            return ghost_action(position, chance)
        return random_action(position, chance)

    def _tile(self, position: Play) -> str:
        stage = [tile for tile, number in position.stage().items() if number]
        signed = [tile for tile in stage if "conquest" in catalogue()[tile]]
        if signed and self.chance.random() < self.signs:
            return self.chance.choice(signed)
        return random_tile(position, self.chance, odd=0.02)


def play_a_siege(players: int, seed: int) -> SiegePair:
    """A whole game in any company with everything compared."""
    chance = random.Random(f"siege {players} {seed}")
    rules = siege_rules(chance)
    options = siege_options(rules, chance, f"siege{players}-{seed}")
    print(f"{rules}, seed {seed}: {players} players, {without_tiles(options)}")
    pair = siege_pair(rules, players, chance.randrange(players), options)
    go_on(pair, chance, 10**6)
    return pair


def go_on(pair: SiegePair, chance: random.Random, actions: int) -> None:
    """So many actions; features and lines are searched at every twenty-fourth."""
    players = Besieged(chance)
    while actions and not pair.game.over:
        pair.compare()
        if len(pair.past) % 24 == 0:
            pair.compare_features()
            pair.compare_lines()
        pair.push(players.action(pair.position))
        actions -= 1
    pair.compare()
    pair.compare_features()
    pair.compare_lines()
