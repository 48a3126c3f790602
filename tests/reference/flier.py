"""The Flying Machines: a throw of the die and a landing in step 2.

draw > place > ... > figure > (flight > landing) > ... > score > next
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .base import BasePosition
from .features import Cell, Spot, completed, feature_at, part_of, text_of
from .tiles import machine, parts, unmanned

FLIERS = ("meeple", "guard", "large", "phantom")
"""FLI-10: meeples, and what works like one."""
LANDINGS = ("road", "city", "monastery")
"""FLI-13, FLI-14."""


@dataclass
class FlierPosition(BasePosition):
    """`flying` is the kind of meeple in the air, `number` what the die shows."""

    flying: str = ""
    number: int = 0

    @property
    def asked(self) -> int | None:
        return None if self.step == "flight" else super().asked

    def offers(self) -> set[str]:
        if self.step == "flight":  # FLI-12
            return {"die 1", "die 2", "die 3"}
        if self.step == "landing":  # FLI-13: there is no passing
            return {f"{self.flying} {text_of(self.board, spot)}" for spot in self._landings()}
        return super().offers()

    def carry_out(self, text: str) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "fly":
            self.flying, self.step = rest, "flight"
        elif verb == "die":
            self._throw(int(rest))
        else:
            super().carry_out(text)

    def spots(self) -> set[str]:
        """FLI-10: instead of a figure on this tile."""
        flights = {f"fly {kind}" for kind in FLIERS if self.has(kind)}
        return super().spots() | (flights if self._machine_cell() else set())

    def _machine_cell(self) -> Cell | None:
        return next((cell for cell in self.here if machine(*self.board[cell][:2])), None)

    def _cells(self) -> list[Cell]:
        """FLI-12: in a straight line over anything."""
        cell = self._machine_cell()
        assert cell, "a machine lies there"
        dx, dy = machine(*self.board[cell][:2]) or (0, 0)
        return [(cell[0] + n * dx, cell[1] + n * dy) for n in (1, 2, 3)]

    def _throw(self, number: int) -> None:
        self.number = number
        spots = self._landings()
        if len(spots) > 1:
            self.step = "landing"
            return
        for spot in spots:
            self.put(self.flying, spot)
        self._acted()  # FLI-15: nothing more in this step for a meeple that comes back

    def _landings(self) -> list[Spot]:
        """FLI-13 to FLI-15: what is not completed on the target tile, whoever is there."""
        target = self._cells()[self.number - 1]
        if target not in self.board or unmanned(self.board[target].tile):
            return []
        here = [Spot(*target, part.index) for part in parts(*self.board[target])]
        spots = [spot for spot in here if part_of(self.board, spot).kind in LANDINGS]
        return [spot for spot in spots if not completed(self.board, feature_at(self.board, spot))]

    def tiles_in_reach(self) -> int:
        """On how many cells of the flight a tile lies."""
        return sum(cell in self.board for cell in self._cells()) if self._machine_cell() else 0

    def shown_flight(self) -> dict[str, Any] | None:
        """What everybody sees of the machine of the tile just placed."""
        cell = self._machine_cell()
        if not cell or self.step not in ("figure", "flight", "landing"):
            return None
        if self.step == "figure" and not any(self.has(kind) for kind in FLIERS):
            return None
        dx, dy = (there - here for there, here in zip(self._cells()[0], cell))
        return {
            "figure": "" if self.step == "figure" else self.flying,
            "x": cell[0],
            "y": cell[1],
            "direction": {-1: "N", 0: "", 1: "S"}[dy] + {-1: "W", 0: "", 1: "E"}[dx],
            "distance": self.number if self.step == "landing" else 0,
            "cells": [list(one) for one in self._cells()],
        }
