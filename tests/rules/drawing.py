"""Boards drawn in text: what a picture says, and a legal order of turns that leads to it.

Rows from north to south, tokens separated by blanks:

    .       U90:a   .          a straight road from north to south with the figure described as a="red road"
    o       *       E180       * is the start tile at (0,0); o is an outlet (see Board.finish); . is free

A token is a tile id with its rotation in degrees clockwise (none = 0).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tests.reference.tiles import counts, distinct_rotations, look
from tests.rules.tables import Table

COLOURS = ("red", "blue", "green", "yellow", "black")
TOKEN = re.compile(r"(?P<tile>[A-X](?:-[a-z]+)?)(?P<rotation>0|90|180|270)?(?::(?P<note>\w+))?")

Cell = tuple[int, int]


@dataclass
class Picture:
    """`tiles`: cell -> (tile, rotation), the start tile left out; `notes`: cell -> name of its figure."""

    tiles: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    notes: dict[Cell, str] = field(default_factory=dict)
    outlets: set[Cell] = field(default_factory=set)


def same_look(tile: str, rotation: int) -> int:
    """The rotation under which players are offered this one."""
    return next(turn for turn in distinct_rotations(tile) if look(tile, turn) == look(tile, rotation))


def read(text: str) -> Picture:
    """Read a drawing; cells are counted from the start tile."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    grid = {(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row)}
    ((x0, y0),) = (cell for cell, token in grid.items() if token == "*")
    picture = Picture()
    for (x, y), token in grid.items():
        cell = (x - x0, y - y0)
        match = TOKEN.fullmatch(token)
        if match:
            tile = match["tile"]
            picture.tiles[cell] = (tile, same_look(tile, int(match["rotation"] or 0)))
            if match["note"]:
                picture.notes[cell] = match["note"]
        elif token == "o":
            picture.outlets.add(cell)
        else:
            assert token in ".*", f"what is {token!r} in this drawing?"
    _check_counts(picture)
    return picture


def _check_counts(picture: Picture) -> None:
    used = [tile for tile, _ in picture.tiles.values()]
    for tile in set(used):
        number = counts().get(tile, 0)
        assert used.count(tile) <= number, f"{used.count(tile)} of {tile} drawn, {number} in the bag"


class Builder:
    """Searches an order of turns in which every figure is put down by its owner and nothing is scored."""

    def __init__(self, table: Table, picture: Picture, figures: Mapping[Cell, str]) -> None:
        self.table, self.tiles, self.figures = table, picture.tiles, figures
        self.hopeless: set[frozenset[Cell]] = set()

    def build(self, left: frozenset[Cell]) -> bool:
        if not left:
            return True
        if left in self.hopeless:
            return False
        for cell in sorted(left, key=lambda one: (one not in self.figures, one)):
            for pushed in self._turns(cell):
                if self.build(left - {cell}):
                    return True
                for _ in range(pushed):
                    self.table.pop()
        self.hopeless.add(left)
        return False

    def _turns(self, cell: Cell) -> Iterator[int]:
        """Play the turn that lays this cell if it can be played now; yields the number of actions."""
        colour, _, wish = self.figures.get(cell, "").partition(" ")
        if colour and COLOURS[self.table.seat] != colour:
            return
        tile, rotation = self.tiles[cell]
        place = f"place {tile} {cell[0]},{cell[1]} {rotation}"
        pushed, quiet = 1, self.table.scores()[:]
        self.table.push(f"draw {tile}")
        if self.table.step == "place" and place in self.table.legal():
            self.table.push(place)
            pushed += 1
            choice = self._choice(cell, wish)
            if self.table.step == "figure" and choice:
                self.table.push(choice)
                pushed += 1
            if bool(wish) == bool(choice.startswith("meeple")) and self.table.scores() == quiet:
                yield pushed
                return
        for _ in range(pushed):
            self.table.pop()

    def _choice(self, cell: Cell, wish: str) -> str:
        if not wish:
            return "pass"
        return spot(self.table, cell, wish, otherwise="")


def spot(table: Table, cell: Cell, wish: str, otherwise: str | None = None) -> str:
    """The legal action text for a wish such as "city", "road EW" or "field 2345"."""
    kind, _, at = wish.partition(" ")
    start = f"meeple {kind} {cell[0]},{cell[1]} {at}"
    found = [text for text in table.legal() if text == start or (not at and text.startswith(start))]
    if len(found) != 1 and otherwise is not None:
        return otherwise
    assert len(found) == 1, f"{wish!r} at {cell} is not one legal spot: {sorted(table.legal())}"
    return found[0]
