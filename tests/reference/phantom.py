"""The Phantom: a second figure on the tile just laid.

draw > place > ... > figure > man > phantom > man > counterattack > score > ...
"""

from __future__ import annotations

from dataclasses import dataclass

from .base import BasePosition
from .conquest import WALL_OF, SiegePosition
from .features import Spot, feature_at, part_of, text_of
from .flier import FlierPosition
from .placing import Placing

KIND = "phantom"
MEEPLES = ("meeple", "guard", "large", KIND)
"""Figures that are meeples; an abbot is none."""


@dataclass
class PhantomPosition(BasePosition):
    """`passed`: nothing was done in step 2; `met`: a meeple came to this tile in it; `late`: the question for the
    phantom has come."""

    passed: bool = False
    met: bool = False
    late: bool = False

    def offers(self) -> set[str]:
        return self._seconds() | {"pass"} if self.step == KIND else super().offers()

    def spots(self) -> set[str]:
        """PHA-12."""
        return super().spots() | self._phantoms()

    def _phantoms(self) -> set[str]:
        """PHA-10, PHA-13, PHA-14: where a small meeple may go on the tile just laid."""
        if not self.has(KIND):
            return set()
        free = [spot for spot in self._new_spots() if not self.occupants(feature_at(self.board, spot))]
        return {f"{KIND} {text_of(self.board, spot)}" for spot in free if part_of(self.board, spot).kind != "garden"}

    def _seconds(self) -> set[str]:
        """What may be done with it after step 2."""
        return self._phantoms()

    def _place(self, placing: Placing) -> None:
        """PHA-15: each part has its own question."""
        self.passed = self.met = self.late = False
        super()._place(placing)

    def _act(self, verb: str, words: list[str]) -> None:
        if self.step == "figure":
            self.passed = verb == "pass"
        super()._act(verb, words)

    def put(self, kind: str, spot: Spot) -> None:
        super().put(kind, spot)
        if self.step == "figure" and kind in MEEPLES and (spot.x, spot.y) in self.here:
            self.met = True

    def _figure_done(self) -> None:
        """PHA-11, PHA-19."""
        wanted = self.met if self.setup.phantom_after_meeple else not self.passed
        if not self.late and wanted and self._seconds():
            self.late, self.step = True, KIND
        else:
            super()._figure_done()


@dataclass
class PhantomSiegePosition(PhantomPosition, SiegePosition):
    """With the fortress: `matched`: the part's first figure was one that lets a meeple go to a wall (PHA-116)."""

    matched: bool = False

    def _place(self, placing: Placing) -> None:
        self.matched = False
        super()._place(placing)

    def put(self, kind: str, spot: Spot) -> None:
        """PHA-21: once a part."""
        super().put(kind, spot)
        if self.matched:
            self.matching = ""
        self.matched = self.matched or self.matching == "field" or self.matching in WALL_OF

    def _figure_done(self) -> None:
        """What the first figure allowed at a wall is over when the phantom is asked for."""
        super()._figure_done()
        if self.step == KIND:
            self.matching = ""


@dataclass
class PhantomFlierPosition(PhantomPosition, FlierPosition):
    """With flying machines: `flown`: one of the part's two figures has flown (PHA-154)."""

    flown: bool = False

    def _seconds(self) -> set[str]:
        flies = self._machine_cell() and self.has(KIND) and not self.flown
        return super()._seconds() | ({f"fly {KIND}"} if flies else set())

    def _place(self, placing: Placing) -> None:
        self.flown = False
        super()._place(placing)

    def _throw(self, number: int) -> None:
        self.flown = True
        super()._throw(number)
