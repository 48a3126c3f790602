"""The engine and the slow reference at one co-operative table: what the view says about mists, against a flood fill."""

import random
from typing import Any

from tests.properties.pairs import Pair
from tests.properties.tilesets import random_tileset
from tests.reference.mists import MistPosition

View = dict[str, Any]


class MistPair(Pair):
    """One co-operative game, played twice."""

    def __init__(self, players: int, starter: int = 0, options: dict[str, Any] | None = None) -> None:
        super().__init__("mists", players, starter, options)

    @property
    def position(self) -> MistPosition:
        position = self.past[-1]
        assert isinstance(position, MistPosition)
        return position

    @property
    def kinds(self) -> tuple[str, ...]:
        return (*self.position.setup.features, "mist", "cemetery")

    def compare_view(self, view: View) -> None:
        super().compare_view(view)
        position = self.position
        ours, theirs = in_form({**view["mist"], **view["team"]}), in_form(position.mists())
        assert ours.keys() == theirs.keys()
        for key, said in theirs.items():
            assert ours[key] == said, key
        assert ours["bank"] + sum(one["n"] for one in ours["ghosts"]) == ours["inGame"], "a ghost is lost"
        assert sum(position.bag.values()) == sum(ours["piles"]) + ours["hidden"], "a tile is lost"


def in_form(view: View) -> View:
    """Lists whose order no rule sets are sorted, and the engine's numbers of figures left out: "1.guard-2.3"."""
    banks = [{**bank, "cells": sorted(bank["cells"])} for bank in view["banks"]]
    graves = [
        {**one, "around": sorted(one["around"]), "buried": without_number(one["buried"])} for one in view["cemeteries"]
    ]
    return {
        **view,
        "ghosts": sorted(view["ghosts"], key=repr),
        "banks": sorted(banks, key=repr),
        "cemeteries": sorted(graves, key=repr),
        "hounds": [{**hound, "figure": without_number(hound["figure"])} for hound in view["hounds"]],
    }


def without_number(figure: str | None) -> str | None:
    return ".".join(figure.split(".")[:2]) if figure else None


# What is chosen for a table


def easy_level(chance: random.Random) -> dict[str, Any]:
    """A level of the table's own in which games last long or are won."""
    per_colour = chance.random() < 0.3
    target = chance.choice([20, 60, 300]) // (4 if per_colour else 1)
    piles = chance.randint(1, 3)
    hounds = sorted(chance.sample(range(1, target), piles - 1)) if target < 40 else [3, 9][: piles - 1]
    return {
        "without": chance.choice([[], [], ["castle"], ["cemetery"]]),
        "piles": piles,
        "ghosts": chance.choice([10, 15, 15]),
        "target": target,
        "hounds": hounds,
        "haunted": chance.random() < 0.5,
        "per_colour": per_colour,
    }


def easy_options(chance: random.Random, name: str) -> dict[str, Any]:
    """An own level, and sometimes own tiles."""
    options: dict[str, Any] = {"own_level": easy_level(chance)}
    if chance.random() < 0.5:
        options["tileset"] = random_tileset(chance, name, meadows=chance.choice([4, 4, 40]))
    return options
