"""A legal order of turns that leads to a drawing."""

from collections.abc import Iterator, Mapping

from tests.rules.drawing import COLOURS, Cell, Picture
from tests.rules.tables import Table


class Builder:
    """Searches an order of turns in which every figure is put down by its owner and nothing is scored but the
    two points of an arrow to an empty cell (ANN-22); no symbol is used."""

    def __init__(self, table: Table, picture: Picture, figures: Mapping[Cell, str]) -> None:
        self.table, self.tiles, self.figures = table, picture.tiles, figures
        self.players = len(table.scores())
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
        if f"draw {tile}" not in self.table.legal():
            return
        pushed, paid, following = 1, len(self.table.lines()), (self.table.seat + 1) % self.players
        self.table.push(f"draw {tile}")
        if self.table.step == "place" and place in self.table.legal():
            self.table.push(place)
            pushed += 1
            choice = self._choice(cell, wish)
            if self.table.step == "figure" and choice:
                self.table.push(choice)
                pushed += 1
            if self.table.step == "extra":
                self.table.push("pass")
                pushed += 1
            quiet = all(line.reason == "arrow" for line in self.table.lines()[paid:])
            served = bool(wish) == (choice not in ("", "pass"))
            if served and quiet and (self.table.step, self.table.seat) == ("draw", following):
                yield pushed
                return
        for _ in range(pushed):
            self.table.pop()

    def _choice(self, cell: Cell, wish: str) -> str:
        if not wish:
            return "pass"
        return spot(self.table, cell, wish, otherwise="")


def spot(table: Table, cell: Cell, wish: str, otherwise: str | None = None) -> str:
    """The legal action text for a wish such as "city", "road EW", "field 2345" or "abbot garden"."""
    words = wish.split()
    figure = words.pop(0) if words[0] == "abbot" else "meeple"
    start = f"{figure} {words[0]} {cell[0]},{cell[1]} {''.join(words[1:])}"
    found = [text for text in table.legal() if text == start or (len(words) == 1 and text.startswith(start))]
    if len(found) != 1 and otherwise is not None:
        return otherwise
    assert len(found) == 1, f"{wish!r} at {cell} is not one legal spot: {sorted(table.legal())}"
    return found[0]
