"""The engine and the slow reference at one table with phantoms."""

import random
from collections.abc import Callable

from tests.properties.ghost_pairs import GhostPair, ghost_action, ghost_options, without_tiles
from tests.properties.pairs import Pair, random_options
from tests.properties.players import random_action
from tests.properties.siege_pairs import Besieged, siege_pair
from tests.properties.trader_pairs import Trader, random_company, trader_pair
from tests.reference.play import Play
from tests.reference.setup import Setup


class Doubler:
    """Players who mostly put down two figures a turn, and else have the habits of their company."""

    def __init__(self, setup: Setup, chance: random.Random) -> None:
        self.setup, self.chance = setup, chance
        self.besieged = Besieged(chance)

    def action(self, position: Play) -> str:
        chance, choices = self.chance, sorted(position.legal())
        if position.step == "phantom":
            return chance.choice(choices) if chance.random() < 0.9 else "pass"
        first = [text for text in choices if not text.startswith(("phantom", "pass"))]
        if position.step == "figure" and first and chance.random() < 0.5:
            return chance.choice(first)
        if "traders" in self.setup.modules:
            return Trader(position, chance).action(position)
        if self.setup.fortress:
            return self.besieged.action(position)
        return (ghost_action if self.setup.box else random_action)(position, chance)


def play_a_game(company: str, seed: int, draws: int) -> Pair:
    """A whole game with everything compared; `company` is "any" or further modules; `draws` after which it ends, 0 for
    all tiles."""
    chance = random.Random(f"phantom {company} {seed}")
    fields = chance.choice(["", *["+fields"] * 5])
    others = random_company(chance) + chance.choice(["", "+traders"]) if company == "any" else company
    rules = f"base{fields}{others}+phantom"
    setup = Setup.of(rules)
    options = ghost_options(rules, chance, f"phantom{seed}") if setup.box else dict(random_options(rules, chance))
    options["draws"] = draws and draws + 15 * bool(setup.river)
    players = chance.randint(2, 6 if {"fortress", "inns"} & setup.modules else 5)
    print(f"{rules}, seed {seed}: {players} players, {without_tiles(options)}")
    pair = maker(setup)(rules, players, chance.randrange(players), options)
    go_on(pair, chance)
    return pair


def maker(setup: Setup) -> Callable[..., Pair]:
    """How engine and reference of this company are put beside each other."""
    if "traders" in setup.modules:
        return trader_pair
    if setup.fortress:
        return siege_pair
    return GhostPair if setup.box else Pair


def go_on(pair: Pair, chance: random.Random) -> None:
    """To the end; features and lines are searched at every sixteenth action."""
    players = Doubler(pair.position.setup, chance)
    while not pair.game.over:
        pair.compare()
        if len(pair.past) % 16 == 0:
            pair.compare_features()
            pair.compare_lines()
        pair.push(players.action(pair.position))
    pair.compare()
    pair.compare_features()
    pair.compare_lines()
