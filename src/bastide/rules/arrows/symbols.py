"""Arrows and their symbols (ANN-20 to ANN-29): points into an empty cell, activation by the tile at either end.

The module's slice of State.values holds the symbol activated in this turn (0 for none) and the number of stored arrows.
Then follows each of them as target cell << 2 | symbol. Stored are the arrows that pointed at an empty cell when they
were placed.

The extra turn (ANN-33, ANN-34, ANN-37) consists of the steps of a turn, pushed once more. The step that gives it is not
among them, so there is no third turn.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import KIND_MASK, PASS, TURNS_SHIFT
from bastide.core.board import PlacedCell
from bastide.core.choice_actions import WordKind
from bastide.core.engine import Engine
from bastide.core.geometry import SIDE_NAMES
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine, record_line
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.vectors import vec
from bastide.rules.base.draw import draw_step

SLICE: Final = "arrows"
NONE: Final = 0
REINFORCE: Final = 1
PORTAL: Final = 2
EXTRA_TURN: Final = 3
WORDS: Final = ["", "reinforce", "portal", "extra-turn"]
PRINTED_WORDS: Final = ["", "reinforce", "portal", "extra_turn"]
POINTS: Final = 2
MEEPLE: Final = "meeple"
REACH: Final = ("road", "city", "field", "monastery")
"""The kinds of segment where a symbol can put a figure (COM-25)."""

COUNT: Final = 1
LYING: Final = 2


class Arrows:
    """The arrows of a ruleset. For each tile type the side its arrow points at when it is not rotated (-1 for none),
    and its symbol."""

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.brings: list[int] = []  # kinds of figure: meeples, and those used like them (ANN-31, COM-11)
        self.reach: i64 = 0  # the kinds of segment where they can stand, as a bit mask
        self.sides: vec[i64] = vec[i64]([])
        self.symbols: vec[i64] = vec[i64]([])

    def ready(self, rules: Ruleset) -> None:
        """Read the attributes of the tiles."""
        self.slot = rules.slices[SLICE]
        self.brings = [kind for kind, spec in enumerate(rules.figure_specs) if spec.works_as(MEEPLE)]
        self.reach = sum([1 << rules.kinds[name] for name in REACH if name in rules.kinds])
        sides: list[int] = []
        symbols: list[int] = []
        for tile in rules.tiles:
            mark = tile.spec.marks.get("arrow")
            arrow = mark if isinstance(mark, dict) else {}
            sides.append(SIDE_NAMES.index(arrow["side"]) if arrow else -1)
            symbols.append(PRINTED_WORDS.index(arrow["symbol"]) if arrow else NONE)
        self.sides = vec[i64](sides)
        self.symbols = vec[i64](symbols)

    def active(self, state: State) -> i64:
        """The symbol activated in this turn."""
        return state.values[self.slot]

    def target(self, state: State, tile: i64, turns: i64, cell: i64) -> i64:
        """The cell that the arrow of a tile would point at from this cell, -1 without an arrow (ANN-21)."""
        side: i64 = self.sides[tile]
        if side < 0:
            return -1
        return state.board.step(cell, (side + turns) & 3)

    def waiting(self, state: State, cell: i64) -> i64:
        """Bit mask of the symbols of arrows on the board that point at a cell (ANN-24)."""
        mask: i64 = 0
        at: i64 = self.slot + LYING
        for at in range(self.slot + LYING, self.slot + LYING + state.values[self.slot + COUNT]):
            if state.values[at] >> 2 == cell:
                mask |= i64(1) << (state.values[at] & 3)
        return mask

    def lying(self, state: State) -> list[tuple[int, str]]:
        """The empty cells that arrows on the board point at, each with the arrow's symbol."""
        found: list[tuple[int, str]] = []
        first: i64 = self.slot + LYING
        at: i64 = 0
        for at in range(first, first + state.values[self.slot + COUNT]):
            cell: i64 = state.values[at] >> 2
            if state.board.placed_at(cell) is None:
                found.append((int(cell), WORDS[state.values[at] & 3]))
        return found

    def lies(self, state: State, target: i64, symbol: i64) -> None:
        """Store an arrow that was placed and points at an empty cell."""
        n: i64 = state.values[self.slot + COUNT]
        state.set(self.slot + COUNT, n + 1)
        state.set(self.slot + LYING + n, (target << 2) | symbol)


class Symbol(Step):
    """What the tile just placed does with arrows. It asks only if different symbols compete (ANN-25, ANN-26)."""

    name = "symbol"
    question = "symbol"
    verb = "choose a symbol"
    cites = ("ANN-25", "ANN-26")

    def __init__(self, arrows: Arrows) -> None:
        self.arrows = arrows

    def enter(self, engine: Engine) -> bool:
        """Points for the tile's own arrow into an empty cell (ANN-22), and the symbols that are activated."""
        state = engine.state
        if self.arrows.active(state) != NONE:
            state.set(self.arrows.slot, NONE)
        mask = self.awake(state)
        self._own_arrow(engine, state.board.laid[state.turn_laid])
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

    def awake(self, state: State) -> i64:
        """Bit mask of the symbols at either end of an arrow that this tile has completed (ANN-23, ANN-24)."""
        board = state.board
        mask: i64 = 0
        k: i64 = 0
        for k in range(state.turn_laid, board.n_laid):
            placed = board.laid[k]
            mask |= self.arrows.waiting(state, placed.cell)
            target = self.arrows.target(state, placed.tile.index, placed.rot.turns, placed.cell)
            if target >= 0 and board.placed_at(target) is not None:
                mask |= i64(1) << self.arrows.symbols[placed.tile.index]
        return mask

    def _own_arrow(self, engine: Engine, placed: PlacedCell) -> None:
        """If the arrow of the new tile points at an empty cell, it gives 2 points and waits (ANN-22, ANN-28)."""
        state = engine.state
        target = self.arrows.target(state, placed.tile.index, placed.rot.turns, placed.cell)
        if target < 0 or state.board.placed_at(target) is not None:
            return
        self.arrows.lies(state, target, self.arrows.symbols[placed.tile.index])
        state.add_points(i64(1) << state.seat, POINTS)
        if state.listening:
            cells = [(state.board.x(int(placed.cell)), state.board.y(int(placed.cell)))]
            record_line(state, ScoreLine("arrow", "", [int(state.seat)], POINTS, 1, 0, cells, "ANN-22", False))

    def _activate(self, engine: Engine, symbol: i64) -> None:
        state = engine.state
        state.set(self.arrows.slot, symbol)
        if state.listening:
            placed = self._shown_by(engine, symbol)
            x, y = state.board.x(int(placed.cell)), state.board.y(int(placed.cell))
            state.emit("activated", {"seat": int(state.seat), "symbol": WORDS[symbol], "x": x, "y": y})

    def _shown_by(self, engine: Engine, symbol: i64) -> PlacedCell:
        """The tile with the arrow: the one just placed, else an earlier one that points at it."""
        state = engine.state
        board = state.board
        new = board.laid[state.turn_laid : board.n_laid]
        cells = [placed.cell for placed in new]
        for placed in board.laid[: board.n_laid]:
            if self.arrows.symbols[placed.tile.index] != symbol:
                continue
            target = self.arrows.target(state, placed.tile.index, placed.rot.turns, placed.cell)
            if target in cells or (placed in new and board.placed_at(target) is not None):
                return placed
        return new[0]

    def offer(self, engine: Engine) -> None:
        """Each symbol once (COM-21)."""
        mask = self.awake(engine.state)
        code: i64 = engine.rules.kind_code["activate"]
        symbol: i64 = 0
        for symbol in range(1, len(WORDS)):
            if (mask >> symbol) & 1:
                engine.add_offer(code | (symbol << TURNS_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Only the chosen symbol is used."""
        self._activate(engine, action >> TURNS_SHIFT)
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A symbol that no arrow has activated."""
        if action & KIND_MASK != engine.rules.kind_code["activate"]:
            return None
        return no_such_symbol(WORDS[action >> TURNS_SHIFT])


def no_such_symbol(word: str) -> Refusal:
    """The refusal of an action that needs an activated symbol."""
    text = f"No arrow has activated the symbol {word} in this turn."
    return Refusal("no-such-symbol", "ANN-23", text, {"symbol": word})


class ActivateKind(WordKind):
    """ "activate portal". Packed: kind | symbol << 6."""

    word = "activate"
    names = "symbol"
    question = "symbol"

    def words(self, rules: Ruleset) -> list[str]:
        """The symbols."""
        return WORDS


class ExtraTurn(Step):
    """After scoring: one more complete turn, if that symbol was activated, a tile is left and the player wants it
    (ANN-29)."""

    name = "extra"
    question = "extra"
    verb = "take an extra turn or not"
    may_pass = True
    cites = ("ANN-33", "ANN-29")

    def __init__(self, arrows: Arrows) -> None:
        self.arrows = arrows

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move."""
        state = engine.state
        if self.arrows.active(state) != EXTRA_TURN or not draw_step(engine.rules).has_tile(state):
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Take the extra turn. Passing is offered too."""
        engine.add_offer(engine.rules.kind_code[AgainKind.word])

    def apply(self, engine: Engine, action: i64) -> bool:
        """The player to move takes another turn, or the turn passes."""
        if action != PASS:
            engine.push_turn(self.name)
            if engine.state.listening:
                engine.state.emit("extra-turn", {"seat": int(engine.state.seat)})
        return True


class AgainKind(ActionKind):
    """ "again": take the extra turn. Packed: the kind alone."""

    word = "again"
    question = "extra"

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No arrow gave an extra turn."""
        return no_such_symbol("extra-turn")
