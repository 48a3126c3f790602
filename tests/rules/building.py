"""A legal order of turns that leads to a drawing."""

from collections.abc import Iterator, Mapping

from tests.rules.drawing import COLOURS, Cell, Picture
from tests.rules.tables import Table

USUAL = ("meeple", "guard")
NAMED = ("abbot", "large", "builder", "pig", "phantom", "guard", "guard-2", "guard-3", "guard-4")
"""Figures that go without saying (a guard where there are no meeples), and those that are named."""


class Builder:
    """Searches an order of turns in which every figure is put down by its owner and nothing is scored but the
    two points of an arrow to an empty cell (ANN-22); no symbol is used. Figures come early, or `late` where mist
    laid beside figures would bring them ghosts."""

    def __init__(self, table: Table, picture: Picture, figures: Mapping[Cell, str], late: bool = False) -> None:
        self.late = late
        self.table, self.tiles, self.hidden, self.figures = table, picture.tiles, picture.hidden, figures
        self.players = len(table.scores())
        self.hopeless: set[frozenset[Cell]] = set()

    def build(self, left: frozenset[Cell]) -> bool:
        if not left:
            return True
        if left in self.hopeless:
            return False
        for cell in sorted(left - self.hidden, key=lambda one: ((one in self.figures) == self.late, one)):
            for pushed, laid in self._turns(cell, left):
                if self.build(left - laid):
                    return True
                for _ in range(pushed):
                    self.table.pop()
        self.hopeless.add(left)
        return False

    def _turns(self, cell: Cell, left: frozenset[Cell]) -> Iterator[tuple[int, frozenset[Cell]]]:
        """Play the turn that lays this cell if it can be played now; yields the number of actions, and what they
        laid."""
        colour, _, wish = self.figures.get(cell, "").partition(" ")
        if colour and COLOURS[self.table.seat] != colour:
            return
        tile, rotation = self.tiles[cell]
        place = f"place {tile} {cell[0]},{cell[1]} {rotation}"
        if f"draw {tile}" not in self.table.legal():
            return
        pushed, paid, following = 1, len(self.table.lines()), (self.table.seat + 1) % self.players
        laid = {cell}
        self.table.push(f"draw {tile}")
        if self.table.step == "place" and place in self.table.legal():
            self.table.push(place)
            pushed += 1
            served = not wish
            while answer := self._answer(cell, "" if served else wish, left):
                served = served or self.table.step == "figure"
                if self.table.step == "cover":
                    laid |= {next(one for one in self.hidden if face_down(one) == answer)}
                self.table.push(answer)
                pushed += 1
            quiet = all(line.reason == "arrow" for line in self.table.lines()[paid:]) and not self._haunted()
            if served and quiet and (self.table.step, self.table.seat) == ("draw", following):
                yield pushed, frozenset(laid)
                return
        for _ in range(pushed):
            self.table.pop()

    def _answer(self, cell: Cell, wish: str, left: frozenset[Cell]) -> str:
        """What is answered in the course of a turn; nothing where a drawing cannot tell."""
        step = self.table.step
        if step == "figure" and wish:
            return spot(self.table, cell, wish, otherwise="")
        if step in ("figure", "man", "phantom", "double-turn", "extra"):
            return "pass"
        if step in ("haunt", "gold"):
            return min(self.table.legal())
        if step == "cover":
            return next((face_down(one) for one in sorted(left & self.hidden) if self._may_cover(one)), "")
        return ""

    def _haunted(self) -> bool:
        return self.late and any(figure.ghosts for figure in self.table.figures())

    def _may_cover(self, cell: Cell) -> bool:
        return face_down(cell) in self.table.legal()


def face_down(cell: Cell) -> str:
    """The action that lays a tile there face down (MIST-100)."""
    return f"place face-down {cell[0]},{cell[1]} 0"


def spot(table: Table, cell: Cell, wish: str, otherwise: str | None = None) -> str:
    """The legal action text for a wish such as "city", "road EW", "field 2345", "abbot garden" or "guard-2 castle"."""
    words = wish.split()
    figures = (words.pop(0),) if words[0] in NAMED else USUAL
    starts = tuple(f"{figure} {words[0]} {cell[0]},{cell[1]} {''.join(words[1:])}" for figure in figures)
    found = [text for text in table.legal() if text in starts or (len(words) == 1 and text.startswith(starts))]
    found = [text for text in found if text.startswith(figures[0] + " ")] or found
    if len(found) != 1 and otherwise is not None:
        return otherwise
    assert len(found) == 1, f"{wish!r} at {cell} is not one legal spot: {sorted(table.legal())}"
    return found[0]
