"""The search of a team mate: its own turn whole, every chain of answers tried and taken back, and the position where
it ends judged for the team.

Features and banks that the turn cannot concern keep the outlook they had before it; the others are judged anew. Of
many that are alike only the most promising are tried, as the team's module says (TeamPlay.tries).
"""

from typing import Final

from mypy_extensions import i64

from bastide.advice.adviser import team_of
from bastide.advice.teams import CROWDED, EVERY, LEAST_MISSED, TeamPlay
from bastide.bots.team_outlook import Ends, TeamOutlook
from bastide.bots.team_weights import TeamWeights
from bastide.core.actions import CELL_SHIFT, FIRST_OF_MODULES, KIND_MASK, PASS, SEGMENT_SHIFT, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.printed import INSIDE
from bastide.core.vectors import append, vec

WORST: Final = -1.0e9
DEEPEST: Final = 9  # answers of a turn
FEW: Final = 3  # answers tried of those that are many
MOST_HELD: Final = 62  # outlooks that a mask of cells can tell apart


class Held:
    """An occupied feature or a bank before the decision: its outlook and the empty cells it hangs on."""

    def __init__(self, root: Node, outlook: float, cells: list[int], misty: bool, ends: Ends | None) -> None:
        self.root = root
        self.size: i64 = root.size
        self.open: i64 = root.open
        self.figures: i64 = root.figures
        self.outlook = outlook  # of a feature its worth, of a bank its likelihood to be closed
        self.cells = cells
        self.misty = misty
        self.ends = ends  # of a road or city


class TeamJudge:
    """Judges the offers of a decision of a co-operative game. The engine stands as before after every call."""

    def __init__(self, engine: Engine, weights: TeamWeights | None = None) -> None:
        team = team_of(engine.rules)
        if team is None:
            raise ValueError(f"{engine.rules.name} is not played by a team")
        self.engine = engine
        self.team: TeamPlay = team
        self.outlook = TeamOutlook(engine, team, weights if weights is not None else TeamWeights())
        self.held: list[Held] = []
        self.marks: vec[i64] = vec[i64]([])  # by the slot of a cell
        self.seat: i64 = 0
        self.new_joints: i64 = 0
        self.laid: i64 = 0  # cells on the board before the turn
        self.lines: list[list[int]] = [[] for _ in range(DEEPEST + 2)]
        self.chains: dict[int, list[int]] = {}  # by answer, with all that follow
        self.best: list[int] = []  # the answers of the best chain

    def choose(self) -> int:
        """The best answer; `best` holds the whole chain."""
        value, self.best = WORST * 2.0, []
        for act, worth in self.judge():
            if worth > value:
                value = worth
                self.best = self.chains[act]
        return self.best[0]

    def judge(self) -> list[tuple[int, float]]:
        """The answers that are tried, each with the value of the position it leads to."""
        listening = self._begin()
        judged: list[tuple[int, float]] = []
        self.chains = {}
        for act in self._answers():
            judged.append((act, self._value(act, 1)))
            self.chains[act] = [act, *self.lines[1]]
        self._forget()
        self.engine.state.listening = listening
        return judged

    def _begin(self) -> bool:
        """Note the decision and listen to nothing; whether somebody listened."""
        state = self.engine.state
        self.seat = self.engine.seat
        self.laid = state.turn_laid
        listening = state.listening
        state.listening = False
        self.outlook.begin()
        self._look_around()
        return listening

    def follow(self, answers: list[int]) -> tuple[int, float]:
        """How many of the answers that were given from here on belong to this turn, and the value of that turn; where
        the last are missing, with the best of those. There must be one."""
        engine = self.engine
        listening = self._begin()
        length: i64 = 0
        going = True
        while going:
            engine.push(answers[length])
            length += 1
            going = length < len(answers) and length < DEEPEST and self._goes_on()
        engine.pop()
        value = self._value(answers[length - 1], length)
        for _ in range(length - 1):
            engine.pop()
        self._forget()
        engine.state.listening = listening
        return length, value

    def _goes_on(self) -> bool:
        """Whether the same seat has another answer to give in this turn. A turn ends before what is judged by
        itself."""
        engine = self.engine
        return not engine.over and engine.seat == self.seat and engine.current().name != self.team.ends_before

    def _value(self, act: i64, depth: i64) -> float:
        """Value of an answer with the best answers to what the turn still asks; `lines[depth]` holds those."""
        engine = self.engine
        engine.push(act)
        self.lines[depth] = []
        if depth == DEEPEST or not self._goes_on():
            value = self.position()
        else:
            value = WORST * 2.0
            for answer in self._answers():
                worth = self._value(answer, depth + 1)
                if worth > value:
                    value = worth
                    self.lines[depth] = [answer, *self.lines[depth + 1]]
        engine.pop()
        return value

    # ---- which answers are tried

    def _answers(self) -> list[int]:
        """The offers, or of many alike the most promising."""
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
        """For each feature the colour of the seat that most wants a place."""
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
        """The figures that are missed least, or the cells around which most tokens stand."""
        ranked: list[tuple[float, int]] = []
        for act in acts:
            crowd = -self._tokens_around(act >> CELL_SHIFT) if tries == CROWDED else 0.0
            ranked.append((self._missed(act) if tries == LEAST_MISSED else crowd, act))
        ranked.sort()
        return [act for _, act in ranked[:FEW]]

    def _missed(self, act: i64) -> float:
        """What the feature is worth where the figure stands that the answer is about, 0 if it is about none."""
        if act & KIND_MASK < FIRST_OF_MODULES:
            return 0.0
        kind = self.engine.rules.action_kinds[(act & KIND_MASK) - FIRST_OF_MODULES]
        figure = kind.aims_at(self.engine, act)
        node = figure.node if figure is not None else None
        return self._worth(node.root()) if node is not None else 0.0

    def _worth(self, root: Node) -> float:
        """What a feature was worth before the turn, or is worth where it is new."""
        for held in self.held:
            if held.root is root:
                return held.outlook
        return self.outlook.feature(root)

    def _tokens_around(self, cell: i64) -> float:
        """Tokens that can be sent off from a cell: three of a tile, of two tiles."""
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
        """Points, or as many tokens as can go from the tiles with most; those that nothing else sends off first."""
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
                ranked.pop()  # fewer of the same tile
            last = cell
            ranked.append((-2 * n - (1 if stuck else 0), act))
        ranked.sort()
        return [act for _, act in ranked[:FEW]] + kept

    # ---- the position

    def _look_around(self) -> None:
        """Occupied features and open banks, each once, with their outlook."""
        state = self.engine.state
        stamp: i64 = state.features.next_generation()
        self.held = []
        i: i64 = 0
        for figure in state.figures:
            node = figure.node
            if node is not None and node.kind != self.team.grave:
                self._hold(node.root(), stamp)
        for i in range(state.features.n_nodes):
            node = state.features.nodes[i]
            if node.kind == self.team.mist:
                self._hold(node.root(), stamp)

    def _hold(self, root: Node, stamp: i64) -> None:
        if root.stamp == stamp:
            return
        root.stamp = stamp
        misty = root.kind == self.team.mist
        if misty and root.open == 0:
            return
        ends: Ends | None = None
        if misty:
            cells = self.outlook.misty_cells(root)
            outlook = self.outlook.closing(root, cells)
        else:
            outlook = self.outlook.feature(root)
            if root.seg.shape == INSIDE:
                cells = self.outlook.empty_around(root)
            else:
                ends = self.outlook.ends(root)
                cells = [key >> 2 for key in ends.keys]
        n: i64 = len(self.held)
        self.held.append(Held(root, outlook, cells, misty, ends))
        if n < MOST_HELD:
            for cell in cells:
                self._mark(cell, i64(1) << n)

    def _mark(self, cell: i64, bit: i64) -> None:
        slot: i64 = self.engine.state.board.touch(cell)
        while len(self.marks) <= slot:
            self.marks = append(self.marks, 0)
        self.marks[slot] |= bit

    def _marked(self, cell: i64) -> i64:
        slot: i64 = self.engine.state.board.slot(cell)
        return self.marks[slot] if slot < len(self.marks) else 0

    def _forget(self) -> None:
        """Wipe the marks."""
        for held in self.held:
            for cell in held.cells:
                self.marks[self.engine.state.board.slot(cell)] = 0

    def position(self) -> float:
        """What the team may hope for: only what the turn concerns is judged anew."""
        state, outlook = self.engine.state, self.outlook
        value = outlook.at_hand()
        if state.over:
            return value
        near: i64 = self._near()
        stamp: i64 = state.features.next_generation()
        ends: list[Ends] = []
        joints: i64 = 0
        n: i64 = 0
        for held in self.held:
            root = held.root.root()
            known = root is held.root and root.size == held.size and root.open == held.open
            known = known and root.figures == held.figures and n < MOST_HELD and not (near >> n) & 1
            n += 1
            if root.stamp == stamp:
                continue
            root.stamp = stamp
            if held.misty:
                cells = held.cells if known else outlook.misty_cells(root)
                closing = held.outlook if known else outlook.closing(root, cells)
                value += outlook.bank_of(root, closing)
                joints += len(cells)
            elif known:
                value += held.outlook
                if held.ends is not None:
                    ends.append(held.ends)
            else:
                value += self._anew(root, ends)
        value += self._laid_now(stamp, ends)
        return (
            value
            + outlook.links(ends)
            + outlook.joints(joints + self.new_joints)
            + outlook.graves()
            + outlook.helpers()
        )

    def _laid_now(self, stamp: i64, ends: list[Ends]) -> float:
        """Features and banks that the turn has begun; `new_joints` says where those banks are open."""
        state, outlook = self.engine.state, self.outlook
        value = 0.0
        self.new_joints = 0
        i: i64 = 0
        k: i64 = 0
        for i in range(self.laid, state.board.n_laid):
            placed = state.board.laid[i]
            for k in range(placed.base, placed.base + placed.rot.n_segments):
                root = state.features.nodes[k].root()
                if root.stamp == stamp:
                    continue
                root.stamp = stamp
                if root.kind == self.team.mist:
                    cells = outlook.misty_cells(root)
                    value += outlook.bank_of(root, outlook.closing(root, cells))
                    self.new_joints += len(cells)
                elif root.kind != self.team.grave:
                    value += self._anew(root, ends)
        return value

    def _anew(self, root: Node, ends: list[Ends]) -> float:
        """The outlook of a feature that the turn concerns."""
        if root.figures == 0:
            return 0.0
        if root.seg.shape != INSIDE:
            ends.append(self.outlook.ends(root))
        return self.outlook.feature(root)

    def _near(self) -> i64:
        """The outlooks that hang on the cells laid in this turn, or on those beside them."""
        board = self.engine.state.board
        near: i64 = 0
        k: i64 = 0
        for k in range(self.laid, board.n_laid):
            cell: i64 = board.laid[k].cell
            near |= self._marked(cell) | self._marked(cell - board.width) | self._marked(cell + 1)
            near |= self._marked(cell + board.width) | self._marked(cell - 1)
        return near
