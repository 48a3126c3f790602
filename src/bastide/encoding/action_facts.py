"""What each legal action changes, counted by the rules alone, with no bot's estimate: rows of numbers for learners.

All numbers are for the seat that decides ("own") or for its best opponent ("others", the largest of their numbers).
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, FIGURE, KIND_MASK, PASS, PLACE, SEGMENT_SHIFT
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.tiles.attributes import BY_HALVES

NAMES: Final = (
    "place",  # what kind of action it is: one of these four is 1
    "figure",
    "pass",
    "other",
    "points",  # points that the seat gets at once
    "points_others",  # points that its best opponent gets at once
    "figures",  # figures in its supply afterwards, less those before
    "final",  # change of the points that its figures on the map would bring if the game ended now
    "final_others",
    "complete",  # change of the points that they would bring if all features were complete with their present tiles
    "complete_others",
    "open",  # change of the open ends of the features that would pay it
    "open_others",
    "spot_points",  # the most points that a figure on the new tile would bring at once
    "spot_final",  # the most points that a figure on the new tile would bring if the game ended now
    "spot_complete",  # and if the feature were complete with its present tiles
    "spot_open",  # the open ends of that feature
)
"""The columns."""

FINAL: Final = 0
COMPLETE: Final = 1
ENDS: Final = 2
SUMS: Final = 3


class ActionFacts:
    """Counts the rows of one engine's decisions."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.scoring = engine.rules.scoring
        self.sums: list[list[int]] = [[0] * SUMS for _ in range(int(engine.rules.n_seats))]

    def rows(self, acts: list[int]) -> list[list[int]]:
        """A row of NAMES for each of these legal actions. The engine is left unchanged."""
        engine = self.engine
        seat: i64 = engine.seat
        listening, engine.state.listening = engine.state.listening, False
        scores, held = engine.scores(), self.supply(seat)
        before = self._sums()
        found: list[list[int]] = []
        for act in acts:
            found.append(self._row(act, seat, scores, held, before))
        engine.state.listening = listening
        engine.legal()  # the list of legal actions is that of this decision again
        return found

    def _row(self, act: int, seat: i64, scores: list[int], held: i64, before: list[list[int]]) -> list[int]:
        engine = self.engine
        kind: i64 = act & KIND_MASK
        engine.push(act)
        row = [0, 0, 0, 0]
        row[self._sort(kind)] = 1
        after = engine.scores()
        gains = [[after[who] - scores[who]] for who in range(len(scores))]
        self._add_pair(row, gains, seat, 0)
        row.append(int(self.supply(seat) - held))
        now = self._sums()
        changes = [[now[who][k] - before[who][k] for k in range(SUMS)] for who in range(len(now))]
        for k in range(SUMS):
            self._add_pair(row, changes, seat, k)
        row += self._spots(seat) if kind == PLACE else [0, 0, 0, 0]
        engine.pop()
        return row

    def _sort(self, kind: i64) -> int:
        """The column of a kind of action."""
        if kind == PLACE:
            return 0
        if kind == FIGURE:
            return 1
        return 2 if kind == PASS else 3

    def _add_pair(self, row: list[int], numbers: list[list[int]], seat: i64, k: int) -> None:
        """Append the seat's number and the largest of the others'. Alone, the other one is 0."""
        row.append(numbers[seat][k])
        others = [numbers[who][k] for who in range(len(numbers)) if who != seat]
        row.append(max(others) if others else 0)

    def supply(self, seat: i64) -> i64:
        """The figures in a seat's supply."""
        state = self.engine.state
        total: i64 = 0
        kind: i64 = 0
        for kind in range(self.engine.rules.n_kinds):
            total += state.supply(seat, kind)
        return total

    def _sums(self) -> list[list[int]]:
        """For each seat what its figures on the map stand for: FINAL, COMPLETE and ENDS."""
        state = self.engine.state
        n: i64 = state.n_seats
        sums = [[0] * SUMS for _ in range(int(n))]
        if state.over:
            return sums
        seat: i64 = 0
        seen: set[int] = set()
        for figure in state.figures:
            node = figure.node
            if node is None:
                continue
            root = node.root()
            if int(root.index) in seen:
                continue
            seen.add(int(root.index))
            paid: i64 = self.scoring.paid(state, root)
            if paid == 0:
                continue
            final, complete = self._worths(root)
            for seat in range(n):
                if (paid >> seat) & 1:
                    sums[seat][FINAL] += final
                    sums[seat][COMPLETE] += complete
                    sums[seat][ENDS] += int(max(root.open, i64(0)))
        return sums

    def _worths(self, root: Node) -> tuple[int, int]:
        """The points of a feature if the game ended now, and if it were complete with its present tiles."""
        state = self.engine.state
        final = int(self.scoring.worth(state, root, True))
        return final, final if root.seg.shape == BY_HALVES else int(self.scoring.worth(state, root, False))

    def _spots(self, seat: i64) -> list[int]:
        """The best that a figure on the new tile would bring: the last four columns."""
        engine = self.engine
        best = [0, 0, 0, 0]
        if engine.over or engine.seat != seat:
            return best
        n: i64 = engine.legal()
        i: i64 = 0
        for i in range(n):
            act: i64 = engine.acts[i]
            if act & KIND_MASK != FIGURE:
                continue
            root = self._node(act).root()
            final, complete = self._worths(root)
            if root.open <= 0 and root.seg.shape != BY_HALVES:
                best[0] = max(best[0], complete)
            elif (final, complete) > (best[1], best[2]):
                best = [best[0], final, complete, int(max(root.open, i64(0)))]
        return best

    def _node(self, act: i64) -> Node:
        state = self.engine.state
        return state.node_at(state.board.require_tile(act >> CELL_SHIFT), (act >> SEGMENT_SHIFT) & 255)
