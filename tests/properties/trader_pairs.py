"""The engine and the slow reference at one table with traders and builders."""

import random
from typing import Any

from tests.properties.ghost_pairs import GhostPair, ghost_action, ghost_options, without_tiles
from tests.properties.pairs import Pair, random_options
from tests.properties.players import crowd, random_action
from tests.properties.siege_pairs import Besieged, GhostSiegePair, SiegePair
from tests.reference.play import Play
from tests.reference.setup import SPECIAL, Setup
from tests.reference.traders import TraderPosition


class TraderPair(Pair):
    """One game, played twice."""

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.past[-1]
        assert isinstance(position, TraderPosition)
        setup = position.setup
        assert view.get("goods") == (position.shown_goods() if setup.trades("goods") else None)
        assert view.get("part") == (position.shown_part() if setup.trades("builder") else None)


class TraderGhostPair(TraderPair, GhostPair):
    """With ghosts."""


class TraderSiegePair(TraderPair, SiegePair):
    """With the fortress."""


class TraderGhostSiegePair(TraderPair, GhostSiegePair):
    """With both."""


def trader_pair(rules: str, players: int, starter: int = 0, options: dict[str, Any] | None = None) -> TraderPair:
    setup = Setup.of(rules)
    if setup.fortress:
        pair = TraderGhostSiegePair if setup.box else TraderSiegePair
        return pair(rules, players, starter, options)
    return (TraderGhostPair if setup.box else TraderPair)(rules, players, starter, options)


# What is chosen for a table


def random_company(chance: random.Random) -> str:
    """Any of the other modules; castles need mist (COM-10), and there is one river at most (COM-02)."""
    river = chance.choice(["", "", "+river", "+river20"])
    ghosts = chance.choice(["", "", "+mist", "+cemeteries", "+mist+castles", "+ghosts"])
    siege = chance.choice(["", "", "+fortress", "+conquest"])
    others = [one for one in ("+abbot", "+arrows", "+inns") if chance.random() < 0.5]
    return river + ghosts + siege + "".join(others)


def play_a_game(company: str, seed: int, draws: int) -> TraderPair:
    """A whole game with everything compared; `draws` after which it ends, 0 for all tiles."""
    chance = random.Random(f"traders {company} {seed}")
    fields = chance.choice(["", *["+fields"] * 5])
    rules = f"base{fields}{random_company(chance) if company == 'any' else company}+traders"
    setup = Setup.of(rules)
    options = ghost_options(rules, chance, f"traders{seed}") if setup.box else dict(random_options(rules, chance))
    options["draws"] = draws and draws + 15 * bool(setup.river)
    if chance.random() < 0.7:
        options = {name: value for name, value in options.items() if name not in ("goods", "builder", "pig")}
    players = chance.randint(2, 6 if setup.fortress or "inns" in setup.modules else 5)
    print(f"{rules}, seed {seed}: {players} players, {without_tiles(options)}")
    pair = trader_pair(rules, players, chance.randrange(players), options)
    go_on(pair, chance)
    return pair


# Players


class Trader:
    """Players who look for second parts, for places for builder and pig, and for goods."""

    def __init__(self, position: Play, chance: random.Random) -> None:
        self.chance = chance
        self.besieged = Besieged(chance)
        self.setup = position.setup

    def action(self, position: Play) -> str:
        chance, choices = self.chance, sorted(position.legal())
        if position.step == "place" and chance.random() < 0.7:
            return max(chance.choices(choices, k=12), key=lambda text: (gain(position, text), crowd(position, text)))
        special = [text for text in choices if text.startswith(SPECIAL)]
        if position.step == "figure" and special and chance.random() < 0.8:
            return chance.choice(special)
        open_ends = [text for text in choices if {"meeple", "guard", "large"} & set(text.split()[:1]) and grows(text)]
        if position.step == "figure" and open_ends and not special and chance.random() < 0.6:
            return chance.choice(open_ends)
        if self.setup.fortress:
            return self.besieged.action(position)
        return (ghost_action if self.setup.box else random_action)(position, chance)


def grows(text: str) -> bool:
    """Whether a figure would stand where a builder can join it."""
    return text.split()[1] in ("road", "city")


def gain(position: Play, text: str) -> int:
    """What a placement brings: a second part, goods, a place for builder or pig."""
    after = position.play(text)
    assert isinstance(position, TraderPosition)
    assert isinstance(after, TraderPosition)
    taken = sum(sum(own.values()) for own in after.goods) - sum(sum(own.values()) for own in position.goods)
    return 2 * after.earned + taken + any(offer.startswith(SPECIAL) for offer in after.legal())


def go_on(pair: TraderPair, chance: random.Random) -> None:
    """To the end; features and lines are searched at every sixteenth action."""
    players = Trader(pair.position, chance)
    while not pair.game.over:
        pair.compare()
        if len(pair.past) % 16 == 0:
            pair.compare_features()
            pair.compare_lines()
        pair.push(players.action(pair.position))
    pair.compare()
    pair.compare_features()
    pair.compare_lines()
