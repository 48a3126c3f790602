"""The engine and the slow reference at one co-operative table: what the view says about mists, against a flood fill."""

import random
from collections import Counter
from typing import Any

from tests.properties.pairs import Pair
from tests.properties.tilesets import random_tileset
from tests.reference.banks import banks, state_of
from tests.reference.cemeteries import cemeteries, missing
from tests.reference.features import cells_of, part_of
from tests.reference.mists import MistPosition
from tests.reference.state import Figure

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

    def compare(self) -> None:
        super().compare()
        view: View = self.game.view_for(None)["mists"]
        position = self.position
        row = position.setup.row
        assert (view["level"], view["target"], view["perColour"]) == (row.level, row.target, row.per_colour)
        assert (view["points"], view["colours"]) == (position.points, position.setup.colours)
        assert (view["bank"], view["inGame"]) == (position.bank, row.ghosts)
        assert view["bank"] + sum(one["n"] for one in view["ghosts"]) == view["inGame"], "a ghost is lost"
        assert view["ghosts"] == ghosts_of(position)
        assert in_any_order(view["banks"]) == in_any_order(banks_of(position))
        assert view["piles"] == position.piles
        assert view["hidden"] == position.hidden
        assert [plain_hound(hound) for hound in view["hounds"]] == hounds_of(position)
        assert [plain_cemetery(one) for one in view["cemeteries"]] == cemeteries_of(position)
        assert view["result"] == (position.result or None)
        assert sum(position.bag.values()) == sum(position.piles) + position.hidden, "a tile is lost"


def in_any_order(found: list[View]) -> Counter[tuple[object, ...]]:
    """Banks, and the cells of each, come in no order that a rule sets."""
    return Counter((*sorted(map(tuple, bank["cells"])), bank["state"], bank["ghosts"]) for bank in found)


def ghosts_of(position: MistPosition) -> list[View]:
    return [
        {
            "x": spot.x,
            "y": spot.y,
            "feature": part_of(position.board, spot).kind,
            "at": part_of(position.board, spot).at,
            "segment": spot.part,
            "n": number,
        }
        for spot, number in sorted(position.ghosts.items())
    ]


def banks_of(position: MistPosition) -> list[View]:
    return [
        {
            "cells": sorted(cells_of(bank)),
            "state": state_of(position.board, bank),
            "ghosts": sum(position.ghosts.get(spot, 0) for spot in bank),
        }
        for bank in banks(position.board)
    ]


def hounds_of(position: MistPosition) -> list[object]:
    return [(hound.points, hound.state, seat_and_kind(hound.figure)) for hound in position.hounds]


def plain_hound(hound: View) -> object:
    return hound["points"], hound["state"], without_number(hound["figure"])


def cemeteries_of(position: MistPosition) -> list[object]:
    found: list[object] = []
    for spot in cemeteries(position.board):
        around = missing(position.board, spot, position.setup.row.haunted)
        buried = position.buried.get((spot.x, spot.y))
        found.append((spot.x, spot.y, bool(around), around, seat_and_kind(buried)))
    return found


def plain_cemetery(one: View) -> object:
    return one["x"], one["y"], one["open"], set(map(tuple, one["around"])), without_number(one["buried"])


def seat_and_kind(figure: Figure | None) -> str | None:
    return f"{figure.seat}.{figure.kind}" if figure else None


def without_number(figure: str | None) -> str | None:
    """ "1.guard-2.3" is the third figure of this colour; which of them it is, is the engine's affair."""
    return figure.rpartition(".")[0] if figure else None


# What is chosen for a table


def easy_level(chance: random.Random) -> dict[str, Any]:
    """A level of the table's own in which games last long or are won."""
    haunted, per_colour = chance.random() < 0.5, chance.random() < 0.3
    target = chance.choice([20, 60, 400]) // (3 if per_colour else 1)
    hounds = [target // 10, target // 4] if chance.random() < 0.7 else []
    return {
        "without": chance.choice([[], [], ["castle"], ["cemetery"]]),
        "piles": 3 if hounds else 1,
        "ghosts": chance.choice([20, 40, 90]),
        "target": target,
        "hounds": hounds,
        "haunted": haunted,
        "per_colour": per_colour,
    }


def easy_options(chance: random.Random, name: str) -> dict[str, Any]:
    """An own level, and sometimes own tiles."""
    options: dict[str, Any] = {"own_level": easy_level(chance)}
    if chance.random() < 0.5:
        options["tileset"] = random_tileset(chance, name)
    return options
