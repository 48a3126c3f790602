"""Which tile JCloisterZone draws, computed anew from its description, for the tests."""

from __future__ import annotations

import math

BASIC_1 = {
    "BA/C": 5, "BA/CC.2": 2, "BA/CFC.2": 3, "BA/CFc+": 2, "BA/CFc.1": 1, "BA/CRRR": 3, "BA/CRr": 3, "BA/Cc+": 2,
    "BA/Cc.1": 3, "BA/CcRr": 3, "BA/CcRr+": 2, "BA/Ccc": 3, "BA/Ccc+": 1, "BA/CccR": 1, "BA/CccR+": 2, "BA/Cccc+": 1,
    "BA/L": 4, "BA/LR": 2, "BA/RCr": 4, "BA/RFr": 8, "BA/RRR": 4, "BA/RRRR": 1, "BA/Rr": 9, "BA/RrC": 3,
}  # fmt: skip
GARDENS = {
    "BA/C": "BA/CG", "BA/CC.2": "BA/CCG", "BA/CFC.2": "BA/CFCG", "BA/Cc+": "BA/Cc+G", "BA/Cc.1": "BA/CcG",
    "BA/Ccc": "BA/CccG", "BA/RFr": "BA/RFrG", "BA/Rr": "BA/RrG",
}  # fmt: skip
BASIC_2 = {name: n - (name in GARDENS) for name, n in BASIC_1.items()} | dict.fromkeys(GARDENS.values(), 1)
RIVER = {
    "RI.1/CICI": 1, "RI.1/CIRI": 1, "RI.1/CcII": 1, "RI.1/IFI": 2, "RI.1/II": 1, "RI.1/IIG": 1, "RI.1/LIRI": 1,
    "RI.1/RIrI": 1, "RI.1/RrII": 1,
}  # fmt: skip
LAKE = {"RI.1/I.e": 1}


def row(tiles: dict[str, int]) -> list[str]:
    """Every copy, in the order of the alphabet."""
    return [name for name in sorted(tiles) for _ in range(tiles[name])]


class Urn:
    """Stages drawn one after the other. `random` is the number for the next draw."""

    def __init__(self, stages: list[list[str]], random: float) -> None:
        self.stages = stages
        self.random = random

    def draw(self) -> str:
        stage = next(stage for stage in self.stages if stage)
        tile = stage.pop(math.floor(self.random * len(stage)))
        mantissa = math.ldexp(2 * math.frexp(self.random)[0] - 1, 52)
        self.random = (int(mantissa) * 0x5DEECE66D + 0xB) % 2**48 * 2.0**-48
        return tile


def land(tiles: dict[str, int]) -> Urn:
    """A game without the river: one BA/RCr lies there already."""
    return Urn([row(tiles | {"BA/RCr": 3})], 0.0)


def river() -> Urn:
    """The spring lies there already."""
    return Urn([row(RIVER), row(LAKE), row(BASIC_2)], 0.0)
