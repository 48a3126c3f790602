"""Arrows and their symbols (ANN-20 to ANN-29): points into an empty cell, activation by the tile at either end.

The module's slice of State.values is one number: the symbol activated in this turn, 0 for none.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import KIND_MASK, TURNS_SHIFT, Action
from bastide.core.board import Placed
from bastide.core.engine import Engine
from bastide.core.geometry import SIDE_NAMES, opposite
from bastide.core.hooks import ActionKind, Step
from bastide.core.refusal import Refusal
from bastide.core.scoring import ScoreLine
from bastide.core.tables import TileType

SLICE: Final = "arrows"
NONE: Final = 0
REINFORCE: Final = 1
PORTAL: Final = 2
EXTRA_TURN: Final = 3
WORDS: Final = ["", "reinforce", "portal", "extra-turn"]
CATALOGUE_WORDS: Final = ["", "reinforce", "portal", "extra_turn"]
POINTS: Final = 2


class Arrows:
    """The arrows of a ruleset: for each tile type the side its arrow points at when it is not turned, -1 for none,
    and its symbol."""

    def __init__(self) -> None:
        self.sides: list[int] = []
        self.symbols: list[int] = []

    def read(self, tiles: list[TileType]) -> None:
        """From the marks of the catalogue, once."""
        if len(self.sides) == len(tiles):
            return
        for tile in tiles:
            mark = tile.spec.marks.get("arrow")
            if isinstance(mark, dict):
                self.sides.append(SIDE_NAMES.index(mark["side"]))
                self.symbols.append(CATALOGUE_WORDS.index(mark["symbol"]))
            else:
                self.sides.append(-1)
                self.symbols.append(NONE)

    def points_at(self, placed: Placed) -> i64:
        """The side that the arrow of a tile on the board points at, -1 for none."""
        side: i64 = self.sides[placed.tile.index]
        return -1 if side < 0 else (side + placed.rot.turns) & 3

    def waiting(self, engine: Engine, cell: i64) -> i64:
        """Bit mask of the symbols of lying arrows that point at a cell (ANN-24)."""
        board = engine.state.board
        mask: i64 = 0
        side: i64 = 0
        for side in range(4):
            placed = board.cells[board.step(cell, side)]
            if placed is not None and self.points_at(placed) == opposite(side):
                mask |= i64(1) << self.symbols[placed.tile.index]
        return mask


def active(engine: Engine) -> i64:
    """The symbol activated in this turn."""
    return engine.state.values[engine.rules.slices[SLICE]]


class Symbol(Step):
    """What the tile just placed does with arrows; asks only where different symbols compete (ANN-25, ANN-26)."""

    name = "symbol"
    question = "symbol"
    verb = "choose a symbol"

    def __init__(self, arrows: Arrows) -> None:
        self.arrows = arrows
        self.mask: i64 = 0

    def enter(self, engine: Engine) -> bool:
        """Points for the own arrow into an empty cell (ANN-22), else and besides the symbols that wake."""
        state = engine.state
        self.arrows.read(engine.rules.tiles)
        if active(engine) != NONE:
            state.set(engine.rules.slices[SLICE], NONE)
        mask = self.awake(engine)
        if state.board.laid[state.turn_laid].tile.single:
            self._own_points(engine, state.board.laid[state.turn_laid])
        if mask == 0:
            return False
        if mask & (mask - 1):
            state.decider = state.seat
            return True
        symbol: i64 = 1
        while mask >> symbol != 1:
            symbol += 1
        self._activate(engine, symbol)
        return False

    def awake(self, engine: Engine) -> i64:
        """Bit mask of the symbols at either end of an arrow that this tile has completed (ANN-23, ANN-24)."""
        state = engine.state
        board = state.board
        mask: i64 = 0
        k: i64 = 0
        for k in range(state.turn_laid, board.n_laid):
            placed = board.laid[k]
            mask |= self.arrows.waiting(engine, placed.cell)
            side = self.arrows.points_at(placed)
            if side >= 0 and board.cells[board.step(placed.cell, side)] is not None:
                mask |= i64(1) << self.arrows.symbols[placed.tile.index]
        return mask

    def _own_points(self, engine: Engine, placed: Placed) -> None:
        state = engine.state
        side = self.arrows.points_at(placed)
        if side < 0 or state.board.cells[state.board.step(placed.cell, side)] is not None:
            return
        state.add_points(i64(1) << state.seat, POINTS)
        if state.listening:
            cells = [(state.board.x(int(placed.cell)), state.board.y(int(placed.cell)))]
            line = ScoreLine("arrow", "", [int(state.seat)], POINTS, 1, 0, cells, "ANN-22", False)
            state.lines.append(line)
            state.emit("scored", {"line": line.as_dict()})

    def _activate(self, engine: Engine, symbol: i64) -> None:
        state = engine.state
        state.set(engine.rules.slices[SLICE], symbol)
        if state.listening:
            placed = self._shown_by(engine, symbol)
            x, y = state.board.x(int(placed.cell)), state.board.y(int(placed.cell))
            state.emit("activated", {"seat": int(state.seat), "symbol": WORDS[symbol], "x": x, "y": y})

    def _shown_by(self, engine: Engine, symbol: i64) -> Placed:
        """The tile with the arrow: the one just placed, else a lying one that points at it."""
        state = engine.state
        board = state.board
        found = board.laid[state.turn_laid]
        for placed in board.laid[state.turn_laid : board.n_laid]:
            side = self.arrows.points_at(placed)
            own = side >= 0 and board.cells[board.step(placed.cell, side)] is not None
            if own and self.arrows.symbols[placed.tile.index] == symbol:
                return placed
            for way in range(4):
                other = board.cells[board.step(placed.cell, way)]
                if other is None or self.arrows.points_at(other) != opposite(way):
                    continue
                if self.arrows.symbols[other.tile.index] == symbol:
                    found = other
        return found

    def offer(self, engine: Engine) -> None:
        """Each symbol once (COM-21)."""
        mask = self.awake(engine)
        code: i64 = engine.rules.kind_code["activate"]
        symbol: i64 = 0
        for symbol in range(1, len(WORDS)):
            if (mask >> symbol) & 1:
                engine.add_offer(code | (symbol << TURNS_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Only the chosen one is used."""
        self._activate(engine, action >> TURNS_SHIFT)
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A symbol that no arrow has woken."""
        if action & KIND_MASK != engine.rules.kind_code["activate"]:
            return None
        return no_such_symbol(WORDS[action >> TURNS_SHIFT])


def no_such_symbol(word: str) -> Refusal:
    """The refusal of what only an activated symbol allows."""
    text = f"No arrow has activated the symbol {word} in this turn."
    return Refusal("no-such-symbol", "ANN-23", text, {"symbol": word})


class ActivateKind(ActionKind):
    """ "activate portal". Packed: kind | symbol << 6."""

    word = "activate"
    question = "symbol"

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """Its symbol."""
        return Action("activate", args=(WORDS[packed >> TURNS_SHIFT],))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for what is no symbol."""
        if len(action.args) != 1 or action.args[0] not in WORDS[1:]:
            return -1
        return kind | (i64(WORDS.index(action.args[0])) << TURNS_SHIFT)
