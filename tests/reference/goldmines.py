"""The Goldmines: ingots on tiles, who takes them, what they are worth.

draw > place > gold > ... > figure > ... > score > ingots > ... > next
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .base import BasePosition
from .features import Cell, Feature, cells_of, kind_of, neighbours
from .scoring import Line, majority, voices
from .tiles import catalogue, unmanned

INGOTS = 16
TAKE = ("road", "city", "monastery", "garden")
"""Whose owners take ingots (GOL-20, GOL-25, COM-GOL-03, COM-GOL-20)."""


@dataclass
class GoldPosition(BasePosition):
    """`gold` is what lies on each tile, `ingots` what each seat has; `claims` the seats that may take from a tile after
    the scoring, and `taker` the seat that takes next."""

    gold: Counter[Cell] = field(default_factory=Counter)
    ingots: list[int] = field(default_factory=list)
    claims: dict[Cell, frozenset[int]] = field(default_factory=dict)
    taker: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.ingots = self.ingots or [0] * self.setup.players

    @property
    def asked(self) -> int | None:
        return self.taker if self.step == "ingots" else super().asked

    def offers(self) -> set[str]:
        if self.step == "gold":
            return {f"gold {x},{y}" for x, y in self._beside()}
        if self.step == "ingots":
            return {f"take-ingot {x},{y}" for x, y in self._choices()}
        return super().offers()

    def carry_out(self, text: str) -> None:
        verb, _, cell = text.partition(" ")
        if verb == "gold":
            self._lay_ingot(cell_named(cell))
            super()._placed()
        elif verb == "take-ingot":
            self._take(cell_named(cell))
            self._share()
        else:
            super().carry_out(text)

    # On the map

    def _placed(self) -> None:
        """GOL-10, GOL-12, GOL-13; before anything else that the tile does (COM-GOL-01)."""
        (first, *_) = self.here
        if not catalogue()[self.board[first].tile.partition("~")[0]].get("gold"):
            super()._placed()
            return
        self._lay_ingot(first)
        beside = self._beside()
        if len(beside) > 1:
            self.step = "gold"
            return
        for cell in beside:
            self._lay_ingot(cell)
        super()._placed()

    def _beside(self) -> set[Cell]:
        """Where the second one may go."""
        around = neighbours(self.board, *self.here[0])
        return {cell for cell in around if not unmanned(self.board[cell].tile)}

    def _lay_ingot(self, cell: Cell) -> None:
        self.gold = self.gold + Counter([cell])

    def most_on_a_tile(self) -> int:
        """The ingots of the tile with most of them."""
        return max(self.gold.values(), default=0)

    # Taken

    def _pay(self, feature: Feature, final: bool) -> None:
        """GOL-24: claims are noted while the figures stand."""
        if not final and kind_of(self.board, feature) in TAKE:
            seats = frozenset(majority(voices((one.seat, one.kind) for one in self.occupants(feature))))
            for cell in self._around(feature):
                if self.gold[cell]:
                    self.claims = {**self.claims, cell: self.claims.get(cell, frozenset()) | seats}
        super()._pay(feature, final)

    def _around(self, feature: Feature) -> set[Cell]:
        """GOL-20."""
        cells = cells_of(feature)
        if kind_of(self.board, feature) in ("monastery", "garden"):
            (cell,) = cells
            return cells | neighbours(self.board, *cell)
        return cells

    def _go_on(self) -> None:
        """GOL-24: after all features are scored, before the next part."""
        self.taker = self.seat
        self._share()

    def _share(self) -> None:
        """GOL-22: one after the other, as long as nobody has to be asked (GOL-23)."""
        while any(self._may_take(seat) for seat in range(self.setup.players)):
            choices = self._choices()
            if len(choices) > 1:
                self.step = "ingots"
                return
            for cell in choices:
                self._take(cell)
            if not choices:
                self._next_taker()
        self.claims, self.taker = {}, 0
        super()._go_on()

    def _may_take(self, seat: int) -> list[Cell]:
        return [cell for cell, seats in self.claims.items() if seat in seats and self.gold[cell]]

    def _choices(self) -> list[Cell]:
        """GOL-23: the northernmost, then westernmost tile of those that the same seats claim."""
        first: dict[frozenset[int], Cell] = {}
        for cell in sorted(self._may_take(self.taker), key=lambda cell: (cell[1], cell[0])):
            first.setdefault(self.claims[cell], cell)
        return list(first.values())

    def _take(self, cell: Cell) -> None:
        self.gold = self.gold - Counter([cell])
        self.ingots = [number + (seat == self.taker) for seat, number in enumerate(self.ingots)]
        self._next_taker()

    def _next_taker(self) -> None:
        self.taker = (self.taker + 1) % self.setup.players

    # At the end

    def _count_off_map(self) -> None:
        """GOL-30, COM-GOL-51: after the goods."""
        super()._count_off_map()
        for seat, number in enumerate(self.ingots):
            if number:
                self.gain(Line((seat,), "gold", "", worth(number), number, 0, frozenset(), True, "GOL-30"))

    def shown_gold(self) -> dict[str, Any]:
        """What everybody sees."""
        lying = sorted((y, x, number) for (x, y), number in self.gold.items())
        return {
            "tiles": [{"x": x, "y": y, "ingots": number} for y, x, number in lying],
            "seats": self.ingots,
            "points": [worth(number) for number in self.ingots],
            "left": INGOTS - sum(self.gold.values()) - sum(self.ingots),
        }


def worth(number: int) -> int:
    """GOL-30."""
    return number * (1 if number <= 3 else 2 if number <= 6 else 3 if number <= 9 else 4)


def cell_named(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)
