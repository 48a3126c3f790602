"""Boards drawn in text: what a picture says.

Rows from north to south, tokens separated by blanks:

    .       U90:a   .          a straight road from north to south with the figure described as a="red road"
    o       *       E180       * is what lies at (0,0) first: the start tile, or the spring of a river
    .       .       s          o is an outlet (see Board.finish); . is free

A token is a tile id with its rotation in degrees clockwise (none = 0); ~ is the second cell of the double tile beside
it, that with the springs is * with a ~, and the start tile of the mists is * with three ~ for its other quarters; the board of the fortress is * with eleven
~, and w is the water at its mouths. # is a tile that lies face down. `s` is for drawings that are played with and
without a river: with one, the spring or a lake lies there, the whole river was laid to the east of it before the
drawing, and * is an ordinary tile D.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tests.reference.tiles import ROTATIONS, catalogue, distinct_rotations, look, piece

COLOURS = ("red", "blue", "green", "yellow", "black", "pink")

Cell = tuple[int, int]
QUARTERS = {(1, 0), (0, 1), (1, 1)}
"""Cells of the start tile of the mists beside its first one."""
FORTRESS = {(x, y) for x in range(4) for y in range(3)} - {(0, 0)}
"""Those of the board of the fortress."""


@dataclass
class Picture:
    """`tiles`: first cell -> (tile, rotation), what is laid first left out; `notes`: cell -> name of its figure;
    `spring`: where `s` stands; `hidden`: cells of face-down tiles."""

    tiles: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    notes: dict[Cell, str] = field(default_factory=dict)
    outlets: set[Cell] = field(default_factory=set)
    spring: Cell | None = None
    hidden: set[Cell] = field(default_factory=set)

    def covered(self) -> set[Cell]:
        """Every cell that a drawn tile covers."""
        found = set(self.tiles)
        for (x, y), (tile, rotation) in self.tiles.items():
            found |= {(x + dx, y + dy) for dx, dy, _ in piece(tile, rotation)}
        return found


def same_look(tile: str, rotation: int) -> int:
    """The rotation under which players are offered this one."""
    return next(turn for turn in distinct_rotations(tile) if look(tile, turn) == look(tile, rotation))


def tile_of(token: str) -> tuple[str, int]:
    """The tile and rotation that a token names: U90, or RV-city2/90 where the eye would stumble."""
    token = token.replace("/", "")
    for rotation in sorted(ROTATIONS, reverse=True):
        tile = token.removesuffix(str(rotation))
        if tile != token and tile in catalogue():
            return tile, same_look(tile, rotation)
    assert token in catalogue(), f"what is {token!r} in this drawing?"
    return token, same_look(token, 0)


def read(text: str) -> Picture:
    """Read a drawing; cells are counted from the start."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    grid = {(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row)}
    ((x0, y0),) = (cell for cell, token in grid.items() if token == "*")
    picture = Picture()
    second_cells = set()
    for (x, y), token in grid.items():
        cell = (x - x0, y - y0)
        if token == "s":
            picture.spring = cell
        elif token == "o":
            picture.outlets.add(cell)
        elif token == "#":
            picture.hidden.add(cell)
        elif token == "~":
            second_cells.add(cell)
        elif token not in ".*w":
            tile, _, note = token.partition(":")
            picture.tiles[cell] = tile_of(tile)
            if note:
                picture.notes[cell] = note
    for others in (FORTRESS, QUARTERS):
        if second_cells >= others:
            second_cells -= others
            break
    if (1, 0) not in picture.covered():
        second_cells -= {(1, 0)}
    assert picture.covered() == set(picture.tiles) | second_cells, "a double tile is drawn as its id and a ~"
    return picture


def check_counts(picture: Picture, supply: Sequence[Mapping[str, int]]) -> None:
    """No more tiles are drawn than the game has."""
    used = [tile for tile, _ in picture.tiles.values()]
    for tile in set(used):
        number = sum(stage.get(tile, 0) for stage in supply)
        assert used.count(tile) <= number, f"{used.count(tile)} of {tile} drawn, {number} in the bag"
