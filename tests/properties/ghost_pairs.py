"""The engine and the slow reference at one table with ghosts, castles and cemeteries."""

import random
from collections import Counter
from typing import Any

from tests.properties.pairs import Options, Pair, random_options
from tests.properties.players import crowd, random_action, random_tile
from tests.properties.tilesets import random_tileset
from tests.reference.banks import banks, state_of
from tests.reference.features import Board, Spot, cells_of, part_of
from tests.reference.ghosts import GHOSTS, GhostPosition
from tests.reference.play import Play
from tests.reference.setup import Setup
from tests.reference.state import Figure

PARTS = ("mist", "cemeteries", "mist+castles", "ghosts")
"""What can be played of the box: each part, and all of them."""
COMPANY = ("", "+fields", "+river", "+abbot", "+arrows", "+fields+abbot+anniversary", "+fields+river+abbot")
"""With what."""


class GhostPair(Pair):
    """One game, played twice."""

    @property
    def position(self) -> GhostPosition:
        position = self.past[-1]
        assert isinstance(position, GhostPosition)
        return position

    @property
    def kinds(self) -> tuple[str, ...]:
        setup = self.position.setup
        return (*setup.features, *(["mist"] if "mist" in setup.modules else []))

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.position
        told = [
            (Spot(one["x"], one["y"], one["segment"]), int(one["id"].rpartition(".")[2]), one.get("ghosts", 0), one)
            for one in view["figures"]
        ]
        standing = [Figure(one["seat"], one["kind"], spot, number, ghosts) for spot, number, ghosts, one in told]
        assert Counter(standing) == Counter(position.figures)
        assert view["stock"] == [{"guard": left} for left in position.stock]
        if "mist" in position.setup.modules:
            told_of_mist = view["mist"]
            assert told_of_mist["bank"] + sum(ghosts for _, _, ghosts, _ in told) == told_of_mist["inGame"] == GHOSTS
            assert told_of_mist["bank"] == position.bank
            told_banks = [{**bank, "cells": sorted(bank["cells"])} for bank in told_of_mist["banks"]]
            assert sorted(told_banks, key=repr) == sorted(banks_shown(position.board), key=repr)


def banks_shown(board: Board) -> list[dict[str, Any]]:
    """Every bank of mist; ghosts stand with figures only."""
    return [
        {"cells": [list(cell) for cell in sorted(cells_of(bank))], "state": state_of(board, bank), "ghosts": 0}
        for bank in banks(board)
    ]


# What is chosen for a table


def ghost_options(rules: str, chance: random.Random, name: str) -> dict[str, Any]:
    """As everywhere; most games are short, and one in three is played with own tiles."""
    options: dict[str, Any] = random_options(rules, chance)
    if chance.random() < 0.8:
        options["draws"] = chance.randint(20, 60) + 20 * bool(Setup.of(rules).river)
    if chance.random() < 0.34:
        options["tileset"] = random_tileset(chance, name, meadows=chance.choice([4, 4, 40]))
    return options


# Players


def ghost_action(position: Play, chance: random.Random) -> str:
    """As everywhere, but mist is sought, and cells around gravediggers and castles; ghosts gather beside few figures,
    so that three meet."""
    if position.step == "draw":
        return "draw " + random_tile(position, chance, odd=0.03)
    if position.step in ("thicken", "disperse"):
        return max(sorted(position.legal()), key=lambda text: ghosts_after(position, text) + chance.random())
    wish = chance.random()
    if position.step == "place" and wish < 0.4:
        some = chance.choices(sorted(position.legal()), k=4)
        return max(some, key=lambda text: (stirs(position, text), crowd(position, text)))
    if position.step == "place" and wish < 0.8:
        return max(sorted(position.legal()), key=lambda text: (surrounds(position, text), chance.random()))
    if position.step == "figure" and wish < 0.8:
        inside = [text for text in sorted(position.legal()) if text.split()[-1] == "I"]
        return chance.choice(inside) if inside else random_action(position, chance)
    return random_action(position, chance)


def surrounds(position: Play, text: str) -> int:
    """How many gravediggers and castles with figures lie around a placement."""
    x, y = (int(number) for number in text.split()[2].split(","))
    around = [one.spot for one in position.figures if max(abs(one.spot.x - x), abs(one.spot.y - y)) == 1]
    return sum(part_of(position.board, spot).kind in ("castle", "cemetery") for spot in around)


def ghosts_after(position: Play, text: str) -> int:
    """How many ghosts the figures have that have most; three have gone home."""
    after = position.play(text)
    had, have = Counter(one.ghosts for one in position.figures), Counter(one.ghosts for one in after.figures)
    return 3 if have[2] < had[2] else 2 if have[2] > had[2] else 1


def stirs(position: Play, text: str) -> bool:
    """Whether a placement lets ghosts out."""
    after = position.play(text)
    return after.step in ("thicken", "disperse") or sum(one.ghosts for one in after.figures) > sum(
        one.ghosts for one in position.figures
    )


def play_a_game(part: str, seed: int) -> GhostPair:
    """A whole game in any company with everything compared."""
    chance = random.Random(f"{part} {seed}")
    rules = f"base+{part}{chance.choice(COMPANY)}"
    players, options = chance.randint(2, 5), ghost_options(rules, chance, f"{part[-4:]}{seed}")
    pair = GhostPair(rules, players, chance.randrange(players), options)
    print(f"{rules}, seed {seed}: {players} players, {without_tiles(options)}")
    go_on(pair, chance, 10**6)
    return pair


def without_tiles(options: Options) -> Options:
    return {name: value for name, value in options.items() if name != "tileset"}


def go_on(pair: GhostPair, chance: random.Random, actions: int) -> None:
    """So many actions; features and lines are searched at every twenty-fourth."""
    while actions and not pair.game.over:
        pair.compare()
        if len(pair.past) % 24 == 0:
            pair.compare_features()
            pair.compare_lines()
        pair.push(ghost_action(pair.position, chance))
        actions -= 1
    pair.compare()
    pair.compare_features()
    pair.compare_lines()
