"""The three walls with their farmer spaces and catapult spaces: who stands there, the points, and going home.

Walls and farmer spaces are segments printed on the board, so figures stand on nodes there as elsewhere. The module's
slice of State.values holds for each wall 1 while a catapult stands at it (CON-21).
"""

from functools import cache
from typing import Any, Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import SEAT_BITS, SEAT_MASK
from bastide.core.options import Value
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine, count_of_seat, record_line
from bastide.core.state import State
from bastide.core.step import Step
from bastide.core.tiles.catalogue import load_data
from bastide.core.vectors import vec

SLICE: Final = "fortress"
MEEPLE: Final = "meeple"
ROW: Final = "wall"
CAMP: Final = "camp"
PER_MEEPLE: Final = 3
BOARD: Final = "CQ-board"
WALL_DATA: Final = "walls.json"
OPTION: Final = "conquest_tiles"
WALLS: Final = ("knights", "highwaymen", "monks")


@cache
def wall_data() -> dict[str, Any]:
    """`walls`: the roles of each wall. `rows`: for each number of players the spaces of a wall, the side of the board
    and the dark space in use."""
    data: dict[str, Any] = load_data(WALL_DATA)
    return data


@cache
def wall_of(role: str) -> int:
    """The wall of a role, as 1 + its number, 0 for none (CON-40, COM-15)."""
    found = [entry["wall"] for entry in wall_data()["walls"] if role in entry["roles"]]
    return 1 + WALLS.index(found[0]) if found else 0


def spaces_for(players: int, own: Value = None) -> int:
    """The number of spaces of each wall (CON-49). A custom set may give other numbers."""
    board = own.get("board") if isinstance(own, dict) else None
    rows = (board or wall_data())["rows"]
    return next(int(row["spaces"]) for row in rows if row["players"] == min(max(players, 2), 6))


class Walls:
    """The nodes of the walls of a ruleset, and the number of spaces of each."""

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.spaces: i64 = 0
        self.meeple: i64 = 0
        # by wall: the indices of its nodes, which are known because the board is laid first
        self.rows: vec[i64] = vec[i64]([])
        self.camps: vec[i64] = vec[i64]([])

    def ready(self, rules: Ruleset) -> None:
        """Compute the node indices of the board before it is laid, and count the spaces (CON-03, CON-49)."""
        self.slot = rules.slices[SLICE]
        self.spaces = spaces_for(int(rules.n_seats), rules.options.get(OPTION))
        self.meeple = rules.figure_index[MEEPLE]
        board = rules.tiles[rules.tile_index[BOARD]]
        found: dict[tuple[str, str], int] = {}
        base = 0
        for number, rot in enumerate([board.rots[0], *[part.rot for part in board.rest[0]]]):
            for i, segment in enumerate(rot.segments):
                spec = board.spec.cells[number].segments[segment.source]
                found[spec.kind, spec.word("of")] = base + i
            base += int(rot.n_segments)
        self.rows = vec[i64]([found[ROW, wall] for wall in WALLS])
        self.camps = vec[i64]([found[CAMP, wall] for wall in WALLS])

    def row(self, state: State, wall: i64) -> Node:
        """The row of spaces. Only this is the wall (CON-48)."""
        return state.features.nodes[self.rows[wall]]

    def camp(self, state: State, wall: i64) -> Node:
        """The farmer space."""
        return state.features.nodes[self.camps[wall]]

    def standing(self, state: State, wall: i64) -> i64:
        """How many spaces of the row are taken."""
        n: i64 = 0
        packed: i64 = self.row(state, wall).figures
        while packed != 0:
            n += packed & SEAT_MASK
            packed >>= SEAT_BITS
        return n

    def is_full(self, state: State, wall: i64) -> bool:
        """Whether all spaces in use are filled (CON-49). The farmer space and the catapult space do not matter
        (CON-46)."""
        return self.standing(state, wall) >= self.spaces

    def has_room(self, state: State, node: Node) -> bool:
        """Whether a meeple can stand there without causing a counterattack: on any farmer space, or on a row with
        another free space (CON-44, CON-46)."""
        wall: i64 = 0
        for wall in range(len(WALLS)):
            if node is self.camp(state, wall):
                return True
            if node is self.row(state, wall):
                return self.standing(state, wall) + 1 < self.spaces
        return False

    def meeples(self, state: State, wall: i64, seat: i64) -> i64:
        """The number of a seat's meeples on the row and on the farmer space."""
        return count_of_seat(self.row(state, wall).figures + self.camp(state, wall).figures, seat)

    def is_manned(self, state: State, wall: i64) -> bool:
        """Whether any meeple is there, farmer space included."""
        return self.row(state, wall).figures + self.camp(state, wall).figures != 0

    def has_catapult(self, state: State, wall: i64) -> bool:
        """At most one stands there (CON-21)."""
        return state.values[self.slot + wall] != 0

    def put(self, engine: Engine, seat: i64, wall: i64, on_row: bool) -> None:
        """Put a normal meeple of the supply there (CON-41)."""
        state = engine.state
        node = self.row(state, wall) if on_row else self.camp(state, wall)
        figure = state.free_figure(seat, self.meeple)
        state.put_figure(figure, node)
        if state.listening:
            place = ROW if on_row else CAMP
            data = {"seat": int(seat), "figure": figure.id, "wall": WALLS[wall], "place": place}
            state.emit("manned", {**data, **wall_cell(state, node)})

    def pay(self, engine: Engine, wall: i64, reason: str, rule: str) -> None:
        """Each seat gets 3 points for each of its meeples, farmer space included."""
        state = engine.state
        seat: i64 = 0
        for seat in range(state.n_seats):
            n: i64 = self.meeples(state, wall, seat)
            if n == 0:
                continue
            state.add_points(i64(1) << seat, PER_MEEPLE * n)
            if state.listening:
                points, cells = int(PER_MEEPLE * n), state.cells_of(self.row(state, wall))
                record_line(state, ScoreLine(reason, ROW, [int(seat)], points, int(n), 0, cells, rule, state.over))

    def set_catapult(self, engine: Engine, wall: i64, stands: bool) -> None:
        """Set or remove the catapult."""
        state = engine.state
        state.set(self.slot + wall, 1 if stands else 0)
        if state.listening:
            state.emit("catapult" if stands else "catapult-gone", {"wall": WALLS[wall]})

    def clear(self, engine: Engine, wall: i64) -> None:
        """Return all meeples and remove the catapult (CON-25, CON-32, CON-50)."""
        state = engine.state
        for node in (self.row(state, wall), self.camp(state, wall)):
            if node.figures != 0:
                state.return_figures(node)
        if self.has_catapult(state, wall):
            self.set_catapult(engine, wall, False)

    def strike(self, engine: Engine, wall: i64, word: str, rule: str) -> None:
        """The common part of an attack and a counterattack: points, then everything is removed."""
        state = engine.state
        if state.listening:
            state.emit(word, {"wall": WALLS[wall], **wall_cell(state, self.row(state, wall))})
        self.pay(engine, wall, word, rule)
        self.clear(engine, wall)


class WallStep(Step):
    """A step of the turn that knows the walls."""

    def __init__(self, walls: Walls) -> None:
        self.walls = walls


def wall_cell(state: State, node: Node) -> dict[str, object]:
    """The cell of the board where a wall is printed."""
    return {"x": state.board.x(int(node.cell)), "y": state.board.y(int(node.cell))}


def step_purpose(engine: Engine) -> i64:
    """The argument of a pushed step, 0 for a step in its own place in the turn."""
    return engine.pending_arg() if engine.state.pending > 0 else i64(0)
