"""The engine and the slow reference at one table with any boxes: who sits there, how they play, and whole games."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from bastide.rules import MODULES, seat_range
from tests.properties.crop_pairs import CropPair, crop_wish
from tests.properties.flier_pairs import FlierPair, flier_wish
from tests.properties.ghost_pairs import GhostPair, ghost_action, ghost_options, without_tiles
from tests.properties.gold_pairs import GoldPair, gold_wish
from tests.properties.mage_pairs import MagePair, mage_wish
from tests.properties.pairs import Pair, random_options
from tests.properties.phantom_pairs import phantom_wish
from tests.properties.players import random_action
from tests.properties.siege_pairs import Besieged, SiegePair
from tests.properties.trader_pairs import TraderPair, trader_wish
from tests.reference.play import Play
from tests.reference.setup import Setup

PAIRS: dict[str, type[Pair]] = {
    "goldmines": GoldPair,
    "flier": FlierPair,
    "fortress": SiegePair,
    "guards": GhostPair,
    "mage": MagePair,
    "traders": TraderPair,
    "crops": CropPair,
}
"""What is compared besides if a module is played."""
Wish = Callable[[Play, random.Random], str | None]
WISHES: dict[str, Wish] = {
    "goldmines": gold_wish,
    "traders": trader_wish,
    "crops": crop_wish,
    "mage": mage_wish,
    "flier": flier_wish,
    "phantom": phantom_wish,
}
"""What players of a module look for: an action, or None where they have no wish."""
CHOSEN = {"goods", "builder", "pig"}
"""Parts that are switched off in few games."""


@cache
def pair_class(modules: frozenset[str]) -> type[Pair]:
    """All that is compared with these modules."""
    return type("ComposedPair", (*(pair for name, pair in PAIRS.items() if name in modules), Pair), {})


def pair_of(rules: str, players: int, starter: int = 0, options: dict[str, Any] | None = None) -> Pair:
    """Engine and reference at one table of any rules but mists."""
    return pair_class(Setup.of(rules, players, options).modules)(rules, players, starter, options)


def random_company(chance: random.Random, box: str = "") -> str:
    """Any of the other modules; castles need mist (COM-10), and there is one river at most (COM-02)."""
    river = chance.choice(["", "", "+river", "+river20"])
    ghosts = chance.choice(["", "", "+mist", "+cemeteries", "+mist+castles", "+ghosts"])
    siege = chance.choice(["", "", "+fortress", "+conquest"])
    small = [one for one in MODULES if one in WISHES or one in ("abbot", "arrows", "inns")]
    return river + ghosts + siege + "".join(f"+{one}" for one in small if one != box and chance.random() < 0.5)


@dataclass
class Table:
    """A game to be played, and the chance of its players."""

    pair: Pair
    chance: random.Random


def table_for(box: str, company: str, seed: int, draws: int = 0, players: int = 0) -> Table:
    """A table of a box. `company` is "any" or modules such as "+inns", `draws` after how many the game ends, 0 for all
    tiles, `players` 0 for any number. What is played is printed."""
    chance = random.Random(f"{box} {company} {seed}")
    fields = chance.choice(["", *["+fields"] * 5])
    rules = f"base{fields}{random_company(chance, box) if company == 'any' else company}+{box}"
    setup = Setup.of(rules)
    options = ghost_options(rules, chance, f"{box}{seed}") if setup.box else dict(random_options(rules, chance))
    options["draws"] = draws and draws + 15 * bool(setup.river)
    if chance.random() < 0.7:
        options = {name: value for name, value in options.items() if name not in CHOSEN}
    players = players or chance.randint(2, seat_range(rules)[1])
    print(f"{rules}, seed {seed}: {players} players, {without_tiles(options)}")
    return Table(pair_of(rules, players, chance.randrange(players), options), chance)


def play_a_game(box: str, company: str, seed: int, draws: int = 0) -> Pair:
    """A whole game with everything compared."""
    table = table_for(box, company, seed, draws)
    play_on(table)
    return table.pair


def play_on(table: Table) -> None:
    """To the end; features and lines are searched at every sixteenth action."""
    pair, players = table.pair, Players(table.pair.position, table.chance)
    while not pair.game.over:
        pair.compare()
        if len(pair.past) % 16 == 0:
            pair.compare_features()
            pair.compare_lines()
        pair.push(players.action(pair.position))
    pair.compare()
    pair.compare_features()
    pair.compare_lines()


class Players:
    """Players who look for what the boxes in play offer, and otherwise for trouble."""

    def __init__(self, position: Play, chance: random.Random) -> None:
        self.chance = chance
        self.besieged = Besieged(chance)
        self.wishes = [wish for name, wish in WISHES.items() if name in position.setup.modules]

    def action(self, position: Play) -> str:
        """One of the boxes, in any order, may have a wish."""
        for wish in self.chance.sample(self.wishes, len(self.wishes)):
            wished = wish(position, self.chance)
            if wished is not None:
                return wished
        if position.setup.fortress:
            return self.besieged.action(position)
        return (ghost_action if position.setup.box else random_action)(position, self.chance)
