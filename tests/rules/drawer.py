"""From a drawing to a board: the terms of the game, the river before the drawing, and an order of turns."""

from collections.abc import Callable
from dataclasses import replace

from tests.rules.boards import Board
from tests.rules.building import Builder
from tests.rules.courses import COURSES, WEST
from tests.rules.drawing import COLOURS, Picture, check_counts, read
from tests.rules.shifted import Shifted
from tests.rules.tables import Table, Terms

MakeTable = Callable[[Terms], Table]


class Drawer:
    """`draw(picture, a="red road EW")` gives the board; `to_move` says whose turn it is then, `left` after how
    many draws more the game ends (HOUSE-6). `rules` and `options` are those of the game, `fields` adds that module."""

    def __init__(self, make: MakeTable, rules: str = "base", toy: str = "") -> None:
        self.make, self.rules, self.toy = make, rules, toy

    def __call__(
        self,
        text: str,
        *,
        players: int = 2,
        rules: str = "",
        options: dict[str, bool | int] | None = None,
        fields: bool = False,
        left: int = 0,
        to_move: str = "red",
        **figures: str,
    ) -> Board:
        picture = read(text)
        assert set(picture.notes.values()) == set(figures), "figures drawn and figures described differ"
        chosen = dict(options or {}) | ({"draws": len(picture.tiles) + left} if left else {})
        terms = Terms((rules or self.rules) + "+fields" * fields, players, 0, chosen, self.toy)
        course = COURSES[terms.setup.river] if picture.spring is not None else ()
        if course:
            picture.tiles[0, 0] = ("D", 0)
        starter = (COLOURS.index(to_move) - len(picture.tiles) - len(course)) % players
        table = self._table(replace(terms, starter=starter), picture, course)
        check_counts(picture, terms.setup.stages())
        wanted = {cell: figures[note] for cell, note in picture.notes.items()}
        built = Builder(table, picture, wanted).build(frozenset(picture.tiles))
        assert built, "no order of turns leads to this drawing: do its figures fit the order of seats?"
        return Board(table, picture)

    def _table(self, terms: Terms, picture: Picture, course: tuple[str, ...]) -> Table:
        """A new table with the river laid, if the drawing lies beside one."""
        table = self.make(terms)
        for placement in course:
            table.push(f"draw {placement.split()[0]}")
            table.push(f"place {placement}")
            if table.step == "figure":
                table.push("pass")
        if not course or not picture.spring:
            return table
        (x, y), (dx, dy) = picture.spring, WEST[terms.setup.river]
        return Shifted(table, (x - dx, y - dy))
