"""The common state of the team: points, the bank of ghosts, and the end of the game (MIST-74, 78, 80 to 83)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.notation import segment_place
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine, record_line
from bastide.core.state import State
from bastide.core.step import Step
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.heuristics.teams import CROWDED, EVERY, LEAST_MISSED, MOST_TOKENS, TeamPlay
from bastide.rules.mists.levels import Level
from bastide.rules.shared_mist.banks import ghosts_in, is_lost

MODULE: Final = "mists-rules"
RESULT: Final = 0  # the module's numbers in State.values: how the game ended,
BANK: Final = 1  # ghosts in the bank,
PILE: Final = 2  # the current pile,
PILES: Final = 3  # tiles in each of three piles,
HOUNDS: Final = 6  # two hounds: 0 waiting, GONE, or 1 + the index of its figure,
HIDDEN: Final = 8  # tiles lying face down,
POINTS: Final = 9  # and points per colour, if each has its own
SLOTS: Final = 15

GONE: Final = -1
WON: Final = 1
NO_TILES: Final = 2
NO_GHOSTS: Final = 3
HOUND_LATE: Final = 4
RESULTS: Final = ("", "won", "no-tiles", "no-ghosts", "hound-late")


class MistsTeam(TeamPlay):
    """The players of one ruleset: their level and colours. Each seat has `each` colours, numbered seat by seat. A
    colour is a kind of figure of a seat."""

    sends_off: ClassVar[str] = "banish"
    ran_out: ClassVar[str] = "no-ghosts"
    ends_before: ClassVar[str] = "cover"

    def __init__(self, level: Level, n_seats: int, each: int) -> None:
        super().__init__(n_seats, each)
        self.level = level
        self.target = level.target
        self.hounds: list[int] = list(level.hounds)
        self.per_colour = level.per_colour
        self.haunted = level.haunted
        self.ghosts: i64 = level.ghosts
        self.all_seats: i64 = (1 << n_seats) - 1
        self.slot: i64 = 0

    def ready(self, rules: Ruleset) -> None:
        """Note the slots of the numbers."""
        self.slot = rules.slices[MODULE]
        self.grave = rules.kinds["cemetery"]
        self.mist = rules.kinds["mist"]

    # ---- ghosts

    def bank(self, state: State) -> i64:
        """Ghosts in the bank."""
        return state.values[self.slot + BANK]

    def on_map(self, state: State) -> i64:
        """Ghosts on the map."""
        return self.ghosts - state.values[self.slot + BANK]

    def bring(self, engine: Engine, node: Node, n: i64, by: str) -> bool:
        """Put ghosts from the bank onto a segment. False if one is missing, which ends the game (MIST-45, MIST-82)."""
        state = engine.state
        if n > self.bank(state):
            self.end(engine, NO_GHOSTS)
            return False
        state.put_tokens(node, n)
        state.add(self.slot + BANK, -n)
        if state.listening:
            emit_at(engine, node, "ghosts", {"n": int(n), "by": by})
        return True

    def send_back(self, state: State, n: i64) -> None:
        """Put ghosts taken off the map into the bank."""
        if n > 0:
            state.add(self.slot + BANK, n)

    def is_lost(self, state: State, root: Node) -> bool:
        """A misty side meets a tile without mist (MIST-22)."""
        return is_lost(state, root)

    def tokens_in(self, root: Node) -> i64:
        """How many ghosts stand on a bank."""
        return ghosts_in(root)

    def is_closed(self, state: State, node: Node) -> bool:
        """Whether a cemetery's 4 side neighbours are filled, or all 8 of a haunted one. Tiles face down count
        (MIST-30)."""
        if self.haunted:
            return node.open == 0
        board = state.board
        side: i64 = 0
        for side in range(4):  # noqa: SIM110 - a loop is three times as fast compiled
            if board.placed_at(board.step(node.cell, side)) is None:
                return False
        return True

    # ---- piles and hounds

    def pile(self, state: State) -> i64:
        """The current pile, from 0."""
        return state.values[self.slot + PILE]

    def left(self, state: State) -> i64:
        """Tiles left in it."""
        return state.values[self.slot + PILES + state.values[self.slot + PILE]]

    def left_in_all(self, state: State) -> i64:
        """Tiles left in it and in the piles after it."""
        n: i64 = 0
        pile: i64 = 0
        for pile in range(state.values[self.slot + PILE], self.level.piles):
            n += state.values[self.slot + PILES + pile]
        return n

    def next_goal(self, state: State) -> i64:
        """The points that must be reached before this pile runs out (MIST-97), in the last pile the target."""
        pile: i64 = state.values[self.slot + PILE]
        if pile < len(self.hounds):
            return self.hounds[pile]
        return self.target

    def tries(self, step: str) -> int:
        """ "bury": the least missed figure. "hound": where most ghosts stand. The others banish ghosts or have few
        answers."""
        if step in ("cover", "haunt"):
            return EVERY
        return {"bury": LEAST_MISSED, "hound": CROWDED}.get(step, MOST_TOKENS)

    def helpers_out(self, state: State) -> i64:
        """Hounds that a figure has."""
        n: i64 = 0
        number: i64 = 0
        for number in range(len(self.hounds)):
            if state.values[self.slot + HOUNDS + number] > 0:
                n += 1
        return n

    def at_rest(self, state: State) -> None:
        """In a position set up by hand, ghosts that are not on the map are in the bank, and hounds whose points are
        reached are gone."""
        out: i64 = state.tokens
        for node in state.features.nodes[: int(state.features.n_nodes)]:
            out += node.tokens
        state.set(self.slot + BANK, self.ghosts - out)
        number: i64 = 0
        for colour in range(int(self.n_colours) if self.per_colour else 0):
            state.set(self.slot + POINTS + colour, state.score(colour // int(self.each)) // self.each)
        for number in range(len(self.hounds)):
            if self.reached(state, self.hounds[number]):
                state.set(self.slot + HOUNDS + number, GONE)
                state.set(self.slot + PILE, number + 1)

    # ---- figures

    def standing(self, state: State) -> list[Figure]:
        """Every figure on the map that is not buried (MIST-35)."""
        found: list[Figure] = []
        for figure in state.figures:
            node = figure.node
            if node is not None and node.kind != self.grave:
                found.append(figure)
        return found

    def colours_on(self, root: Node) -> i64:
        """Bit mask of the colours present on a feature. Several figures of a colour count once (MIST-74)."""
        mask: i64 = 0
        node: Node = root
        while True:
            figure = node.figure
            while figure is not None:
                mask |= 1 << (figure.seat * self.each + figure.kind)
                figure = figure.below
            node = node.next
            if node is root:
                return mask

    # ---- points and the end

    def award(self, engine: Engine, colours: i64, line: ScoreLine) -> None:
        """Give each colour the points of the line: all into the common score, or to each colour's score (MIST-78)."""
        state = engine.state
        worth: i64 = line.points
        present: i64 = 0
        colour: i64 = 0
        for colour in range(self.n_colours):
            if not (colours >> colour) & 1:
                continue
            present += 1
            if self.per_colour:
                seat: i64 = colour // self.each
                state.add_points(i64(1) << seat, worth)
                state.add(self.slot + POINTS + colour, worth)
                self._tell(state, line, [int(seat)], worth)
        if not self.per_colour:
            state.add_points(self.all_seats, worth * present)
            self._tell(state, line, list(range(int(state.n_seats))), worth * present)

    def check(self, engine: Engine) -> None:
        """The game is won immediately when the target is reached (MIST-80)."""
        if not engine.state.over and self.reached(engine.state, self.target):
            self.end(engine, WON)

    def _tell(self, state: State, line: ScoreLine, seats: list[int], points: i64) -> None:
        if state.listening:
            counts = (int(points), line.count, line.shields)
            record_line(state, ScoreLine(line.reason, line.feature, seats, *counts, line.cells, line.rule, False))

    def score_of(self, state: State, colour: i64) -> i64:
        """Points of a colour, or the common score."""
        if self.per_colour:
            return state.values[self.slot + POINTS + colour]
        return state.score(0)

    def result(self, state: State) -> str:
        """How the game ended, "" while it is in progress."""
        return RESULTS[int(state.values[self.slot + RESULT])]

    def points(self, state: State) -> list[int]:
        """The common score, or one per colour."""
        if not self.per_colour:
            return [int(state.score(0))]
        return [int(state.values[self.slot + POINTS + colour]) for colour in range(int(self.n_colours))]

    def reached(self, state: State, points: i64) -> bool:
        """Whether the score, or that of every colour, is at least `points` (MIST-90, MIST-80)."""
        if not self.per_colour:
            return state.score(0) >= points
        colour: i64 = 0
        for colour in range(self.n_colours):  # noqa: SIM110 - a loop is three times as fast compiled
            if state.values[self.slot + POINTS + colour] < points:
                return False
        return True

    def end(self, engine: Engine, result: i64) -> None:
        """End the game. The first condition that is met decides (MIST-83)."""
        state = engine.state
        state.set(self.slot + RESULT, result)
        if state.listening:
            if result == WON:
                state.emit("victory", {})
            else:
                state.emit("defeat", {"reason": RESULTS[int(result)]})
        engine.finish()


def emit_at(engine: Engine, node: Node, kind: str, more: dict[str, object]) -> None:
    """Emit an event about a segment. Call only while `listening`."""
    engine.state.emit(kind, {**segment_place(engine, node), **more})


class TeamStep(Step):
    """A step of the turn that knows the team."""

    def __init__(self, team: MistsTeam) -> None:
        self.team = team


class TeamHeuristics(ModuleHeuristics):
    """All players are one team."""

    def __init__(self, team: MistsTeam) -> None:
        self.team = team

    def team_play(self) -> TeamPlay | None:
        """One object for each ruleset."""
        return self.team
