"""Tables where the mage and the witch are set up without playing there: `magic(picture, mage="road -1,0 E")`."""

from typing import Any

from bastide.rules.mage.pieces import NAMES, SLICE
from tests.reference.features import spot_at
from tests.reference.mage import MagePosition
from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.tables import EngineTable, ReferenceTable, Terms


class EngineMagic(EngineTable):
    """The engine's table."""

    def enchant(self, piece: str, feature: str, cell: str, at: str) -> None:
        state = self.game.engine.state
        x, y = (int(number) for number in cell.split(","))
        placed = state.board.require_tile(state.board.cell(x, y))
        names = self.game.engine.rules.kind_names
        found = [node for node in (state.node_at(placed, i) for i in range(int(placed.rot.n_segments)))
                 if (names[int(node.kind)], placed.rot.at[int(node.index - node.base)]) == (feature, at)]  # fmt: skip
        state.set(self.game.engine.rules.slices[SLICE] + NAMES.index(piece), found[0].index + 1)

    def pieces(self) -> dict[str, str]:
        """Where the two are."""
        shown = self.game.shown_to(None)["magic"]
        return {one["piece"]: f"{one['feature']} {one['x']},{one['y']} {one['at']}" for one in shown}


class ReferenceMagic(ReferenceTable):
    """The reference's."""

    def enchant(self, piece: str, feature: str, cell: str, at: str) -> None:
        assert isinstance(self.now, MagePosition)
        self.now.pieces[piece] = spot_at(self.now.board, feature, cell, at)

    def pieces(self) -> dict[str, str]:
        assert isinstance(self.now, MagePosition)
        shown = self.now.shown_magic()
        return {one["piece"]: f"{one['feature']} {one['x']},{one['y']} {one['at']}" for one in shown}


class MagicBoard(Board):
    """Colours take the seats as everywhere."""

    table: EngineMagic | ReferenceMagic

    def lays_sign(self, tile: str, at: tuple[int, int], rotation: int = 0, then: str = "") -> None:
        """Whoever has the turn places it, and answers the question after it."""
        self.declines()
        self.place(self.turn_of(), tile, at, rotation)
        if then:
            self.does(then)

    def expect_places(self, *places: str) -> None:
        """Either piece may go exactly here."""
        assert self.table.step == "magic"
        assert self.table.legal() == {f"{piece} {place}" for piece in NAMES for place in places}

    def expect_pieces(self, **places: str) -> None:
        """Where they are; those not named are off the board."""
        assert self.table.pieces() == places


class MagicDrawer:
    """`magic(picture, mage="road 0,0 EW", a="red road")` gives the board; other words are those of Drawer."""

    def __init__(self, make: type[EngineMagic] | type[ReferenceMagic]) -> None:
        self.make = make

    def __call__(self, text: str, *, mage: str = "", witch: str = "", **words: Any) -> MagicBoard:
        words.setdefault("rules", "base+mage")
        drawn = Drawer(self._table)(text, **words)
        board = MagicBoard(drawn.table, drawn.picture)
        for piece, place in (("mage", mage), ("witch", witch)):
            if place:
                board.table.enchant(piece, *place.split())
        return board

    def _table(self, terms: Terms) -> EngineMagic | ReferenceMagic:
        return self.make(terms)
