"""3a: for each scored feature its points, or up to three ghosts leave one tile of the map (MIST-75).

3b: the hound drives ghosts off up to two of the 9 tiles around its figure, up to three each (MIST-90).
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, KIND_MASK, PASS, SEGMENT_SHIFT, TURNS_SHIFT, Action, pack_spot
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.notation import find_cell, list_spot_actions, spot_action
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.step import CELL, ActionKind
from bastide.rules.mists.scoring import settle_mist_feature
from bastide.rules.mists.team import MistsTeam, TeamStep, emit_at

AT_MOST: Final = 3
TAKE: Final = "take"
BANISH: Final = "banish"
CELL_BITS: Final = 24
CELL_MASK: Final = (1 << CELL_BITS) - 1


def ghosts_at(state: State, placed: PlacedCell) -> i64:
    """How many ghosts stand on a tile."""
    n: i64 = 0
    i: i64 = 0
    for i in range(placed.base, placed.base + placed.rot.n_segments):
        n += state.features.nodes[i].tokens
    return n


def first_ghostly(state: State, placed: PlacedCell) -> i64:
    """The first segment of a tile with ghosts on it, which names the tile in actions."""
    i: i64 = 0
    while state.features.nodes[placed.base + i].tokens == 0:
        i += 1
    return i


def offer_banishing(engine: Engine, placed: PlacedCell) -> None:
    """One, two or three ghosts of this tile, as many as there are."""
    state = engine.state
    there: i64 = ghosts_at(state, placed)
    if there == 0:
        return
    code: i64 = engine.rules.kind_code[BANISH]
    segment: i64 = first_ghostly(state, placed)
    n: i64 = 0
    for n in range(1, min(there, AT_MOST) + 1):
        engine.add_offer(pack_spot(code, n, segment, placed.cell))


def banish(team: MistsTeam, engine: Engine, action: i64) -> None:
    """Remove the ghosts from the tile, from its segments in their order."""
    state = engine.state
    placed = state.board.require_tile(action >> CELL_SHIFT)
    n: i64 = (action >> TURNS_SHIFT) & 15
    team.send_back(state, n)
    i: i64 = 0
    for i in range(placed.base, placed.base + placed.rot.n_segments):
        node = state.features.nodes[i]
        gone: i64 = min(n, node.tokens)
        if gone > 0:
            state.put_tokens(node, -gone)
            n -= gone
            if state.listening:
                emit_at(engine, node, "banished", {"seat": int(state.seat), "n": int(gone)})


class Reward(TeamStep):
    """A pushed step whose argument is the index of the feature's node. One choice for the whole feature."""

    name = "reward"
    question = "reward"
    verb = "take points or banish ghosts"
    pushed = True
    cites = ("MIST-75",)

    def enter(self, engine: Engine) -> bool:
        """Not pushed, it has nothing to do."""
        state = engine.state
        if state.pending == 0:
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """The points, or ghosts of any tile. A quarter of the start tile counts as a tile, and cemeteries do too."""
        board = engine.state.board
        engine.add_offer(engine.rules.kind_code[TAKE])
        i: i64 = 0
        for i in range(board.n_laid):
            offer_banishing(engine, board.laid[i])

    def apply(self, engine: Engine, action: i64) -> bool:
        """Carry out the choice, then return the figures (MIST-76)."""
        points = action & KIND_MASK == engine.rules.kind_code[TAKE]
        root = engine.state.features.nodes[engine.pending_arg()].root()
        if not points:
            banish(self.team, engine, action)
        settle_mist_feature(self.team, engine, root, points)
        return True


class Chase(TeamStep):
    """A pushed step. Its argument is the cell of the hound's figure and, the second time, the cell chosen first."""

    name = "chase"
    question = "chase"
    verb = "let the hound banish ghosts or not"
    cites = ("MIST-90",)
    answers = "reward"
    pushed = True
    may_pass = True

    def enter(self, engine: Engine) -> bool:
        """It asks as long as there are ghosts around."""
        state = engine.state
        if state.pending == 0 or not self._haunted(engine):
            return False
        state.decider = state.seat
        return True

    def _haunted(self, engine: Engine) -> list[PlacedCell]:
        """Tiles with ghosts around the figure, including its own but not the one chosen first, in reading order."""
        state = engine.state
        board = state.board
        arg: i64 = engine.pending_arg()
        at: i64 = arg & CELL_MASK
        found: list[PlacedCell] = []
        row: i64 = 0
        cell: i64 = 0
        for row in range(at - board.width, at + board.width + 1, board.width):
            for cell in range(row - 1, row + 2):
                placed = board.placed_at(cell)
                if placed is not None and cell != arg >> CELL_BITS and ghosts_at(state, placed) > 0:
                    found.append(placed)
        return found

    def offer(self, engine: Engine) -> None:
        """Ghosts of each of them, or none."""
        for placed in self._haunted(engine):
            offer_banishing(engine, placed)

    def apply(self, engine: Engine, action: i64) -> bool:
        """After the first tile another can be chosen."""
        if action == PASS:
            return True
        arg: i64 = engine.pending_arg()
        banish(self.team, engine, action)
        if arg >> CELL_BITS == 0:
            engine.push_step("chase", int(arg | ((action >> CELL_SHIFT) << CELL_BITS)))
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Too far from the figure, or chosen already."""
        text = "The hound chases ghosts off two different tiles: its figure's own or the 8 around it."
        return Refusal("too-far-for-hound", "MIST-90", text)


class TakeKind(ActionKind):
    """ "take points": the points of the feature."""

    word = TAKE
    names = "what"
    question = "reward"
    pays = True

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """Its word is always "points"."""
        return Action(TAKE, args=("points",))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for other words."""
        return kind if action.args == ("points",) else -1

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """The points."""
        return [] if placed is not None else [Action(TAKE, args=("points",))]


class BanishKind(ActionKind):
    """ "banish 3 mist 2,-1 NS": three ghosts leave that tile. Packed as pack_spot does, with the number of ghosts."""

    word = BANISH
    question = "reward"
    apart = True
    packing = CELL

    def numbers(self, rules: Ruleset) -> int:
        """The range of the number of ghosts."""
        return AT_MOST + 1

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """The number is written instead of a figure."""
        return spot_action(engine, packed, BANISH, str((packed >> TURNS_SHIFT) & 15))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for a wrong number. Raises IllegalAction if there is no such tile or segment."""
        if not action.figure.isdecimal() or len(action.figure) > 1 or action.figure == "0":
            return -1
        cell, segment = find_cell(engine, action)
        return pack_spot(kind, i64(int(action.figure)), i64(segment), i64(cell))

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """One to three ghosts of the tile, which is named by its first segment with ghosts."""
        if placed is None:
            return []
        actions = list_spot_actions(engine, placed, BANISH, [str(AT_MOST)])
        first = int(first_ghostly(engine.state, placed)) if ghosts_at(engine.state, placed) > 0 else 0
        return actions[first : first + 1]

    def details(self, engine: Engine, packed: i64) -> dict[str, object]:
        """How many leave, and how many there are."""
        placed = engine.state.board.placed_at(packed >> CELL_SHIFT)
        there: i64 = 0 if placed is None else ghosts_at(engine.state, placed)
        return {"n": int((packed >> TURNS_SHIFT) & 15), "ghosts": int(there)}

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No ghosts or not enough, another segment than the first with ghosts, or (for a hound) too far away."""
        state = engine.state
        placed = state.board.require_tile(action >> CELL_SHIFT)
        n: i64 = (action >> TURNS_SHIFT) & 15
        there: i64 = ghosts_at(state, placed)
        if there == 0:
            return Refusal("no-ghosts-there", "MIST-75", "There is no ghost on that tile.")
        if n > there or n > AT_MOST:
            most = str(min(there, AT_MOST))
            text = f"At most {most} leave that tile: three at once, and no more than are there."
            return Refusal("too-many-ghosts", "MIST-75", text, {"most": most})
        if first_ghostly(state, placed) != (action >> SEGMENT_SHIFT) & 255:
            return Refusal("no-ghosts-there", "MIST-75", "The ghosts of that tile stand on another part of it.")
        return engine.current().why(engine, action)
