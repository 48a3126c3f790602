"""Tables of the co-operative game: drawn in text with the tiles of mist_tiles.py, played and questioned in sentences.

The start tile is drawn as * and three ~; ghosts, piles and hounds come about by playing. Its quarters:

    0,0  road N, mist N W, 2 ghosts      1,0  city N, road E
    0,1  city S, road W                  1,1  road S, mist E S, 1 ghost
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from tests.rules.boards import Board
from tests.rules.building import Builder, face_down
from tests.rules.drawing import COLOURS, Cell, read
from tests.rules.mist_tiles import TILES, Tile
from tests.rules.tables import Table, Terms

START = "*  ~\n~  ~"
MakeTable = Callable[[Terms], Table]


class MistBoard(Board):
    """Colours take the seats as everywhere; with one or two players each has several kinds of guards."""

    def __init__(self, table: Table, picture: Any, level: int) -> None:
        super().__init__(table, picture)
        players = len(table.scores())
        self.kinds = {1: 4, 2: 2}.get(players, 1)
        self.guards = 3 if players < 3 else 4 if level == 6 else 5

    # Sentences that play

    def turn(self, tile: str, at: Cell, rotation: int = 0, figure: str = "none") -> None:
        """Whoever has the turn draws and lays this and puts down this figure, or none."""
        self.place(self.turn_of(), tile, at, rotation, figure)

    def lays(self, tile: str, at: Cell, rotation: int = 0) -> None:
        """The tile in hand goes here, turned exactly so."""
        self.does(f"place {tile} {at[0]},{at[1]} {rotation}")
        self.here = at

    def covers(self, cell: Cell) -> None:
        """The face-down tile of this turn goes here (MIST-100). Where it can go nowhere else, nothing is asked."""
        self.declines()
        if self.table.step == "cover":
            self.does(face_down(cell))
        assert self.table.tiles()[cell] == "face-down"

    def takes_points(self) -> None:
        """The features that are up for scoring now are scored for points, whatever the order."""
        while self.table.step in ("order", "reward"):
            self.does("take points" if self.table.step == "reward" else min(self.table.legal()))

    def buries(self, whom: str) -> None:
        """The guard that is buried: "red road 0,-1 NS". Where there is but one, nothing is asked."""
        self._chooses("bury", whom)

    def hounds(self, whom: str) -> None:
        """The guard that the hound goes to, likewise."""
        self._chooses("hound", whom)

    def buries_anybody(self) -> None:
        """Where it does not matter who is buried."""
        if self.table.step == "bury":
            self.does(min(self.table.legal()))

    def _chooses(self, verb: str, whom: str) -> None:
        figure = whom.split(maxsplit=1)[1]
        text = f"{verb} {figure}" if figure.startswith("guard-") else f"{verb} guard {figure}"
        if self.table.step == verb:
            self.does(text)

    def strolls(self, turns: int) -> None:
        """So many turns that do nothing: plain tiles in a row to the west of the start tile."""
        row = [(x, 0) for x in range(-1, -60, -1)]
        for _ in range(turns):
            self.turn("plain", next(cell for cell in row if cell not in self.table.tiles()))

    # Questions

    @property
    def mists(self) -> dict[str, Any]:
        return self.table.mists()

    def ghosts(self) -> dict[Cell, int]:
        """Ghosts by cell."""
        found: dict[Cell, int] = {}
        for one in self.mists["ghosts"]:
            cell = one["x"], one["y"]
            found[cell] = found.get(cell, 0) + one["n"]
        return {cell: n for cell, n in found.items() if n}

    def expect_ghosts(self, more: dict[Cell, int] | None = None, nw: int = 2, se: int = 1) -> None:
        """Ghosts stand on the two quarters of the start tile and on these cells, the others lie in the bank."""
        wanted = {(0, 0): nw, (1, 1): se, **(more or {})}
        assert self.ghosts() == {cell: n for cell, n in wanted.items() if n}
        assert self.mists["bank"] == self.mists["inGame"] - sum(wanted.values())

    def bank_at(self, cell: Cell) -> dict[str, Any]:
        """The bank of mist that lies on this cell."""
        (found,) = (one for one in self.mists["banks"] if cell in {tuple(place) for place in one["cells"]})
        return dict(found)

    def state_at(self, cell: Cell) -> str:
        return str(self.bank_at(cell)["state"])

    def cemetery(self, cell: Cell) -> dict[str, Any]:
        (found,) = (one for one in self.mists["cemeteries"] if (one["x"], one["y"]) == cell)
        return dict(found)

    def piles(self) -> tuple[int, ...]:
        """Tiles in the current pile and in those that follow, used ones left out."""
        return tuple(n for n in self.mists["piles"] if n)

    def expect_points(self, total: int) -> None:
        """The team has so many points, which everybody is shown as the score."""
        assert self.mists["points"] == [total]
        assert set(self.table.scores()) == {total}

    def expect_guards(self, kind: str = "guard", **left: int) -> None:
        """Guards in supply of the colours named; all others have theirs."""
        assert dict(zip(COLOURS, self.table.supply(kind), strict=False)) == self._for_all(left, self.guards)

    def expect_standing(self, *figures: str) -> None:
        """All guards that stand on the table: "red city 1,0 N", "red guard-2 road 2,0 EW"."""
        found = sorted(
            f"{COLOURS[one.seat]} {'' if one.kind == 'guard' else one.kind + ' '}{one.feature} {one.x},{one.y} {one.at}"
            for one in self.table.figures()
        )
        assert found == sorted(figures)

    def expect_guard_spots(self, *spots: str) -> None:
        """A guard may go exactly here on the tile just placed, of each of the own kinds: "road EW", "castle I"."""
        kinds = [f"guard-{n}" if n > 1 else "guard" for n in range(1, self.kinds + 1)]
        x, y = self.here
        wanted = {f"{kind} {spot.split()[0]} {x},{y} {spot.split()[1]}" for kind, spot in product(kinds, spots)}
        found = self.table.legal() - {"pass"} if self.table.step == "figure" else set()
        assert found == wanted
        assert bool(spots) == (self.table.step == "figure")

    def expect_over(self, result: str) -> None:
        """The game has ended like this."""
        assert self.table.step == "over"
        assert self.mists["result"] == result

    def goes_on(self) -> bool:
        return self.table.step != "over" and self.mists["result"] is None


class MistDrawer:
    """`mists(picture, a="red road EW", level=2)` gives the board; `to_move` says whose turn it is then. `own_level`
    is a row as in data/levels.json, `tamed` plays level 6 with easier numbers."""

    def __init__(self, make: MakeTable) -> None:
        self.make = make

    def __call__(
        self,
        text: str = START,
        *,
        players: int = 2,
        level: int = 1,
        tamed: bool = False,
        own_level: dict[str, Any] | None = None,
        tiles: Sequence[Tile] = TILES,
        to_move: str = "red",
        **figures: str,
    ) -> MistBoard:
        picture = read(text)
        assert set(picture.notes.values()) == set(figures), "figures drawn and figures described differ"
        starter = (COLOURS.index(to_move) - len(picture.tiles)) % players
        options: dict[str, Any] = {"tileset": list(tiles)}
        options |= {"own_level": own_level} if own_level else {"level": level, "tamed": tamed}
        table = self.make(Terms("mists", players, starter, options))
        wanted = {cell: figures[note] for cell, note in picture.notes.items()}
        built = Builder(table, picture, wanted).build(frozenset(picture.tiles) | picture.hidden)
        assert built, "no order of turns leads to this drawing: do its figures fit the order of seats?"
        return MistBoard(table, picture, level)
