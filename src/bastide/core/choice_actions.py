"""Actions of modules that name a word or a cell: "circle add", "take-ingot 2,1"."""

from mypy_extensions import i64, mypyc_attr

from bastide.core.actions import CELL_SHIFT, TURNS_SHIFT, Action
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.core.step import CELL, ActionKind


@mypyc_attr(allow_interpreted_subclasses=True)
class WordKind(ActionKind):
    """One word of a list. Packed: kind | its number << 6."""

    def words(self, rules: Ruleset) -> list[str]:
        """The words by number, "" for numbers that mean nothing."""
        return []

    def numbers(self, rules: Ruleset) -> int:
        """The number of words."""
        return len(self.words(rules))

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """The word."""
        return Action(self.word, args=(self.words(engine.rules)[int(packed >> TURNS_SHIFT)],))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for other words."""
        words = self.words(engine.rules)
        known = len(action.args) == 1 and action.args[0] != "" and action.args[0] in words
        return kind | (i64(words.index(action.args[0])) << TURNS_SHIFT) if known else i64(-1)

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Every word."""
        return [] if placed is not None else [Action(self.word, args=(one,)) for one in self.words(engine.rules) if one]


@mypyc_attr(allow_interpreted_subclasses=True)
class CellKind(ActionKind):
    """A cell with a tile. Packed: kind | cell << 18."""

    packing = CELL
    names = ""
    apart = True

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """The cell."""
        board, cell = engine.state.board, int(packed >> CELL_SHIFT)
        return Action(self.word, args=(f"{board.x(cell)},{board.y(cell)}",))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for words that are no cell with a tile."""
        for placed in engine.state.board.laid[: int(engine.state.board.n_laid)]:
            packed: i64 = kind | (placed.cell << CELL_SHIFT)
            if self.to_action(engine, packed) == action:
                return packed
        return -1

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """The tile itself."""
        return [] if placed is None else [self.to_action(engine, placed.cell << CELL_SHIFT)]

    def points_at(self, engine: Engine, packed: i64) -> tuple[Node, str] | None:
        """The tile."""
        return engine.state.node_at(engine.state.board.require_tile(packed >> CELL_SHIFT), 0), ""

    def details(self, engine: Engine, packed: i64) -> dict[str, object]:
        """The way to it from the tile just placed."""
        board, cell = engine.state.board, int(packed >> CELL_SHIFT)
        last = int(board.laid[engine.state.turn_laid].cell)
        right, down = board.x(cell) - board.x(last), board.y(cell) - board.y(last)
        row, column = ("S" if down > 0 else "N" if down else ""), ("E" if right > 0 else "W" if right else "")
        return {"part": row + column, "down": row, "rows": abs(down), "along": column, "columns": abs(right)}
