"""A table for the rule tests: drawn in text, played and questioned in sentences."""

import random
from collections.abc import Callable

from tests.rules.drawing import COLOURS, Builder, Cell, Picture, read, same_look, spot
from tests.rules.tables import Table

MakeTable = Callable[[int, bool, int], Table]


class Board:
    """A position in which colours take the seats: red 0, blue 1, green 2, yellow 3, black 4."""

    def __init__(self, table: Table, picture: Picture) -> None:
        self.table, self.picture = table, picture
        self.here: Cell = (0, 0)

    # Sentences that play

    def place(self, colour: str, tile: str, at: Cell, rotation: int = 0, figure: str = "") -> None:
        """`colour` draws and places this tile. `figure` such as "road EW" is put on it, "none" declines; without
        it the figure step stays open, and the next tile declines it."""
        self.draws(colour, tile)
        self.lays(tile, at, rotation)
        if figure == "none":
            self.declines()
        elif figure:
            self.put(figure)

    def draws(self, colour: str, tile: str) -> None:
        self.declines()
        assert self.turn_of() == colour, f"it is {self.turn_of()}'s turn, not {colour}'s"
        self.table.push(f"draw {tile}")

    def lays(self, tile: str, at: Cell, rotation: int = 0) -> None:
        """The second half of place: the tile in hand goes here."""
        self.table.push(f"place {tile} {at[0]},{at[1]} {same_look(tile, rotation)}")
        self.here = at

    def put(self, figure: str) -> None:
        self.table.push(spot(self.table, self.here, figure))

    def declines(self) -> None:
        """No figure, if one is being asked for."""
        if self.table.step == "figure":
            self.table.push("pass")

    def finish(self) -> None:
        """Play all other tiles without figures, through the outlet and away from what is drawn (not even touching
        corners), so that the game ends and the drawn features are scored as they lie."""
        self.declines()
        for attempt in range(50):
            pushed = self._fill(random.Random(attempt))
            if self.table.step == "over":
                return
            for _ in range(pushed):
                self.table.pop()
        raise AssertionError("found no way to play the other tiles past this drawing: give it another outlet")

    def _fill(self, chance: random.Random) -> int:
        """Play on as long as some draw can be placed out of the way; how many actions that took."""
        near = {(x + dx, y + dy) for x, y in self._drawn() for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        closed = near - self.picture.outlets
        pushed = 0
        while self.table.step == "draw":
            for draw in chance.sample(sorted(self.table.legal()), k=len(self.table.legal())):
                self.table.push(draw)
                allowed = sorted(self.table.legal())
                if self.table.step == "place":
                    allowed = [text for text in allowed if _cell(text) not in closed]
                if allowed or self.table.step == "over":
                    break
                self.table.pop()
            else:
                return pushed
            pushed += 1
            if self.table.step == "place":
                self.table.push(chance.choice(allowed))
                pushed += 1
            if self.table.step == "figure":
                self.table.push("pass")
                pushed += 1
        return pushed

    def _drawn(self) -> set[Cell]:
        return {(0, 0), self.here} | set(self.picture.tiles)

    # Questions

    def turn_of(self) -> str:
        return COLOURS[self.table.seat]

    def placements(self) -> set[tuple[Cell, int]]:
        """Cells and rotations in which the tile in hand may be placed."""
        assert self.table.step == "place"
        return {(_cell(text), int(text.split()[3])) for text in self.table.legal()}

    def expect_spots(self, *figures: str) -> None:
        """The figure may go exactly here, or nowhere: "road EW", "city N", "monastery I", "field 0127"."""
        found = {text.split()[1] + " " + text.split()[3] for text in self.table.legal() if text.startswith("meeple")}
        assert found == set(figures), f"legal spots are {sorted(found)}"
        assert bool(figures) == (self.table.step == "figure")
        assert not figures or "pass" in self.table.legal(), "a figure is never a duty (BASE-20)"

    def expect_scores(self, **points: int) -> None:
        """Points of the colours named; all others have none."""
        assert dict(zip(COLOURS, self.table.scores(), strict=False)) == self._for_all(points, 0)

    def expect_supply(self, **meeples: int) -> None:
        """Meeples in supply of the colours named; all others have their seven."""
        assert dict(zip(COLOURS, self.table.supply(), strict=False)) == self._for_all(meeples, 7)

    def expect_figures(self, *figures: str) -> None:
        """All figures on the table: "red city 1,0 N"."""
        found = {f"{COLOURS[seat]} {kind} {x},{y} {at}" for seat, kind, x, y, at in self.table.figures()}
        assert found == set(figures), f"on the table: {sorted(found)}"

    def _for_all(self, named: dict[str, int], other: int) -> dict[str, int]:
        colours = COLOURS[: len(self.table.scores())]
        assert set(named) <= set(colours)
        return {colour: named.get(colour, other) for colour in colours}


def _cell(text: str) -> Cell:
    """The cell of a placement."""
    x, y = text.split()[2].split(",")
    return int(x), int(y)


class Drawer:
    """`draw(picture, a="red road EW")` gives the board; `to_move` says whose turn it is then."""

    def __init__(self, make: MakeTable) -> None:
        self.make = make

    def __call__(
        self, text: str, *, players: int = 2, fields: bool = False, to_move: str = "red", **figures: str
    ) -> Board:
        picture = read(text)
        assert set(picture.notes.values()) == set(figures), "figures drawn and figures described differ"
        starter = (COLOURS.index(to_move) - len(picture.tiles)) % players
        table = self.make(players, fields, starter)
        wanted = {cell: figures[note] for cell, note in picture.notes.items()}
        built = Builder(table, picture, wanted).build(frozenset(picture.tiles))
        assert built, "no order of turns leads to this drawing: do its figures fit the order of seats?"
        return Board(table, picture)
