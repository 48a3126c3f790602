"""A table whose cells are counted from another cell: for drawings beside a river that was laid before them."""

import re
from typing import Any

from tests.rules.tables import Figure, Paid, Table

CELL = re.compile(r"(?<= )(-?\d+),(-?\d+)(?= |$)")


class Shifted:
    """The same game in which 0,0 is called `origin`."""

    def __init__(self, table: Table, origin: tuple[int, int]) -> None:
        self.table = table
        self.dx, self.dy = origin

    def _moved(self, text: str, sign: int) -> str:
        return CELL.sub(lambda at: f"{int(at[1]) + sign * self.dx},{int(at[2]) + sign * self.dy}", text)

    @property
    def step(self) -> str:
        return self.table.step

    @property
    def seat(self) -> int:
        return self.table.seat

    @property
    def asked(self) -> int | None:
        return self.table.asked

    def legal(self) -> set[str]:
        return {self._moved(text, 1) for text in self.table.legal()}

    def push(self, text: str) -> None:
        self.table.push(self._moved(text, -1))

    def pop(self) -> None:
        self.table.pop()

    def scores(self) -> list[int]:
        return self.table.scores()

    def lines(self) -> list[Paid]:
        return self.table.lines()

    def supply(self, kind: str = "meeple") -> list[int]:
        return self.table.supply(kind)

    def figures(self) -> list[Figure]:
        return [one._replace(x=one.x + self.dx, y=one.y + self.dy) for one in self.table.figures()]

    def discarded(self) -> list[str]:
        return self.table.discarded()

    def tiles(self) -> dict[tuple[int, int], str]:
        return {(x + self.dx, y + self.dy): tile for (x, y), tile in self.table.tiles().items()}

    def mists(self) -> dict[str, Any]:
        return self.table.mists()

    def bank(self) -> int:
        return self.table.bank()

    def stock(self) -> list[int]:
        return self.table.stock()

    def goods(self) -> list[dict[str, int]]:
        return self.table.goods()
