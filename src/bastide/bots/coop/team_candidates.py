"""The actions worth trying in a decision of a team: all, or the most promising of many similar ones.

The team's module defines which (TeamPlay.tries).
"""

from typing import Final

from mypy_extensions import i64

from bastide.bots.coop.team_value import OpenFeature, TeamValue
from bastide.bots.coop.team_weights import TeamWeights
from bastide.core.actions import CELL_SHIFT, FIRST_OF_MODULES, KIND_MASK, PASS, SEGMENT_SHIFT, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.heuristics.module_heuristics import get_team
from bastide.heuristics.teams import CROWDED, EVERY, LEAST_MISSED, TeamPlay

FEW: Final = 3  # tried actions if there are many


class HeldFeature:
    """An occupied feature or a bank before the decision: its value and the empty cells on which it depends."""

    def __init__(self, root: Node, outlook: float, cells: list[int], misty: bool, ends: OpenFeature | None) -> None:
        self.root = root
        self.hoped: float = 0.0  # expected points of a feature,
        self.whole: float = 0.0  # and the points if it is completed
        self.size: i64 = root.size
        self.open: i64 = root.open
        self.figures: i64 = root.figures
        self.outlook = outlook  # value of a feature, or probability that a bank is closed
        self.cells = cells
        self.misty = misty
        self.ends = ends  # of a road or city


class TeamCandidates:
    """Selects actions of one decision of a cooperative game. `held` is what was on the board before it."""

    def __init__(self, engine: Engine, weights: TeamWeights | None = None) -> None:
        team = get_team(engine.rules)
        if team is None:
            raise ValueError(f"{engine.rules.name} is not played by a team")
        self.engine = engine
        self.team: TeamPlay = team
        self.outlook = TeamValue(engine, team, weights if weights is not None else TeamWeights())
        self.held: list[HeldFeature] = []
        self.seat: i64 = 0

    def answers(self) -> list[int]:
        """The legal actions, or the most promising of many similar ones."""
        engine = self.engine
        n: i64 = engine.legal()
        acts: list[int] = [engine.acts[i] for i in range(n)]
        step = engine.current().name
        if n == 1 or step in ("place", "score"):
            return acts
        if step == "figure":
            return self._one_colour(acts)
        tries = self.team.tries(step)
        if tries == EVERY:
            return acts
        return self._top(acts, tries) if tries in (LEAST_MISSED, CROWDED) else self._most(acts)

    def _one_colour(self, acts: list[int]) -> list[int]:
        """For each feature, the colour of the seat that most needs a place."""
        if self.team.each == 1:
            return acts
        kinds: dict[int, float] = {}
        state = self.engine.state
        kind: i64 = 0
        for kind in range(self.team.each):
            want: float = 0.01 * float(state.supply(self.seat, kind)) - 0.001 * float(kind)
            kinds[kind] = want + self.outlook.need[self.seat * self.team.each + kind]
        best: dict[int, int] = {}
        kept: list[int] = []
        for act in acts:
            if act == PASS:
                kept.append(act)
                continue
            spot = act >> SEGMENT_SHIFT
            if spot not in best or kinds[(act >> TURNS_SHIFT) & 15] > kinds[(best[spot] >> TURNS_SHIFT) & 15]:
                best[spot] = act
        return kept + list(best.values())

    def _top(self, acts: list[int], tries: int) -> list[int]:
        """The figures that are missed least, or the cells with most tokens around them."""
        ranked: list[tuple[float, int]] = []
        for act in acts:
            crowd = -self._tokens_around(act >> CELL_SHIFT) if tries == CROWDED else 0.0
            ranked.append((self._missed(act) if tries == LEAST_MISSED else crowd, act))
        ranked.sort()
        return [act for _, act in ranked[:FEW]]

    def _missed(self, act: i64) -> float:
        """The value of the feature on which the figure of the action stands. 0 if the action has no figure."""
        if act & KIND_MASK < FIRST_OF_MODULES:
            return 0.0
        kind = self.engine.rules.action_kinds[(act & KIND_MASK) - FIRST_OF_MODULES]
        figure = kind.aims_at(self.engine, act)
        node = figure.node if figure is not None else None
        return self._worth(node.root()) if node is not None else 0.0

    def _worth(self, root: Node) -> float:
        """The value of a feature before the turn, or its present value if it is new."""
        for held in self.held:
            if held.root is root:
                return held.outlook
        return self.outlook.feature(root)

    def _tokens_around(self, cell: i64) -> float:
        """Tokens that can be removed around a cell: up to three from a tile, from two tiles."""
        state = self.engine.state
        board = state.board
        first: i64 = 0
        second: i64 = 0
        row: i64 = 0
        c: i64 = 0
        i: i64 = 0
        for row in range(cell - board.width - 1, cell + board.width, board.width):
            for c in range(row, row + 3):
                placed = board.placed_at(c)
                if placed is None:
                    continue
                there: i64 = 0
                for i in range(placed.base, placed.base + placed.rot.n_segments):
                    there += state.features.nodes[i].tokens
                there = min(there, 3)
                if there > first:
                    second = first
                    first = there
                elif there > second:
                    second = there
        return float(first + second)

    def _most(self, acts: list[int]) -> list[int]:
        """Points, or as many tokens as possible from the tiles with most.

        Tokens that nothing else removes come first.
        """
        rules, state = self.engine.rules, self.engine.state
        code: i64 = rules.kind_code[self.team.sends_off]
        kept: list[int] = []
        ranked: list[tuple[int, int]] = []
        last: i64 = -1
        for act in acts:
            if act & KIND_MASK != code:
                kept.append(act)
                continue
            cell: i64 = act >> CELL_SHIFT
            placed = state.board.placed_at(cell)
            assert placed is not None, "the action was offered"
            node = state.node_at(placed, (act >> SEGMENT_SHIFT) & 255)
            n: i64 = (act >> TURNS_SHIFT) & 15
            root = node.root()
            stuck = node.kind != self.team.mist or root.open == 0 or self.team.is_lost(state, root)
            if ranked and cell == last:
                ranked.pop()  # fewer from the same tile
            last = cell
            ranked.append((-2 * n - (1 if stuck else 0), act))
        ranked.sort()
        return [act for _, act in ranked[:FEW]] + kept
