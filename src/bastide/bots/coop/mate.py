"""The turn evaluator of the bot mate: it tries every sequence of actions of its own turn.

Each sequence is taken back, and the position at its end is evaluated for the team. Features and banks that the turn
cannot affect keep the value from before it. The others are evaluated again.
"""

from typing import Final

from mypy_extensions import i64

from bastide.bots.coop.team_candidates import HeldFeature, TeamCandidates
from bastide.bots.coop.team_net import TeamNet, read_net
from bastide.bots.coop.team_value import OpenFeature
from bastide.bots.coop.team_weights import TeamWeights
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.tiles.attributes import INSIDE
from bastide.core.vectors import append, vec

WORST: Final = -1.0e9
DEEPEST: Final = 9  # actions of a turn
MOST_HELD: Final = 62  # values that a bit mask of cells can distinguish


class TeamJudge(TeamCandidates):
    """Evaluates the legal actions of a decision of a cooperative game by the win probability that they leave.

    Values are logits of that probability, and beyond all others if the game is over. Every call leaves the engine
    unchanged. `best` are the actions of the best turn that `choose` found. `chains` holds the best turn for each action
    that `judge` tried. `net` computes the probability. Raises ValueError for a game that is not cooperative.

    >>> from bastide.engine import Rng, TeamJudge, draw, new_engine, text_of
    >>> engine = new_engine("mists", players=3)
    >>> engine.push(draw(engine, Rng(1)))
    >>> judge = TeamJudge(engine)
    >>> text_of(engine, judge.choose())
    'place MP06 -1,1 0'
    """

    def __init__(self, engine: Engine, weights: TeamWeights | None = None) -> None:
        super().__init__(engine, weights)
        self.net: TeamNet = read_net()
        self._marks: vec[i64] = vec[i64]([])  # by the slot of a cell
        self._new_joints: i64 = 0
        self._laid: i64 = 0  # cells on the board before the turn
        self._lines: list[list[int]] = [[] for _ in range(DEEPEST + 2)]
        self.chains: dict[int, list[int]] = {}  # by action, with all that follow
        self.best: list[int] = []  # the actions of the best sequence
        self._collecting = False
        self._path: list[int] = []
        self._judged: list[tuple[float, list[int]]] = []  # if collecting: whole turns with their values

    def choose(self) -> int:
        """The best action. `best` holds the whole sequence."""
        value, self.best = WORST * 2.0, []
        for act, worth in self.judge():
            if worth > value:
                value = worth
                self.best = self.chains[act]
        return self.best[0]

    def judge(self) -> list[tuple[int, float]]:
        """The actions that are tried, each with the value of the best turn that begins with it.

        Raises ValueError if no seat decides."""
        if self.engine.seat < 0:
            raise ValueError("the game is over" if self.engine.over else "chance decides: push a draw first")
        listening = self._begin()
        judged: list[tuple[int, float]] = []
        self.chains = {}
        for act in self.answers():
            judged.append((act, self._value(act, 1)))
            self.chains[act] = [act, *self._lines[1]]
        self._forget()
        self.engine.state.listening = listening
        return judged

    def judge_turns(self) -> list[tuple[float, list[int]]]:
        """Every whole turn that is tried, with its value, in no particular order."""
        self._judged = []
        self._collecting = True
        self.judge()
        self._collecting = False
        return self._judged

    def _begin(self) -> bool:
        """Note the position before the decision and turn events off. Returns whether they were on."""
        state = self.engine.state
        self.seat = self.engine.seat
        self._laid = state.turn_laid
        listening, state.listening = state.listening, False
        self.outlook.begin()
        self._look_around()
        return listening

    def standing(self) -> float:
        """The value of the present position."""
        listening = self._begin()
        value = self.position()
        self._forget()
        self.engine.state.listening = listening
        return value

    def follow(self, answers: list[int]) -> tuple[int, float]:
        """The number of `answers` that belong to this turn, and the value of the turn.

        If actions are missing at the end, the best ones complete the turn. `answers` must not be empty.
        """
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
        """Whether the same seat has another decision in this turn.

        A turn ends before a step that is evaluated separately.
        """
        engine = self.engine
        return not engine.over and engine.seat == self.seat and engine.current().name != self.team.ends_before

    def _value(self, act: i64, depth: i64) -> float:
        """The value of an action with the best further actions of the turn. `_lines[depth]` holds those."""
        engine = self.engine
        engine.push(act)
        self._lines[depth] = []
        if self._collecting:
            self._path.append(act)
        if depth == DEEPEST or not self._goes_on():
            value = self.position()
            if self._collecting:
                self._judged.append((value, list(self._path)))
        else:
            value = WORST * 2.0
            for answer in self.answers():
                worth = self._value(answer, depth + 1)
                if worth > value:
                    value = worth
                    self._lines[depth] = [answer, *self._lines[depth + 1]]
        if self._collecting:
            self._path.pop()
        engine.pop()
        return value

    # ---- the position

    def _look_around(self) -> None:
        """Collect occupied features and open banks, each once, with their values."""
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
        ends: OpenFeature | None = None
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
        held = HeldFeature(root, outlook, cells, misty, ends)
        held.hoped = self.outlook.hoped
        held.whole = self.outlook.whole
        self.held.append(held)
        if n < MOST_HELD:
            for cell in cells:
                self._mark(cell, i64(1) << n)

    def _mark(self, cell: i64, bit: i64) -> None:
        slot: i64 = self.engine.state.board.touch(cell)
        while len(self._marks) <= slot:
            self._marks = append(self._marks, 0)
        self._marks[slot] |= bit

    def _marked(self, cell: i64) -> i64:
        slot: i64 = self.engine.state.board.slot(cell)
        return self._marks[slot] if slot < len(self._marks) else 0

    def _forget(self) -> None:
        """Clear the marks."""
        for held in self.held:
            for cell in held.cells:
                self._marks[self.engine.state.board.slot(cell)] = 0

    def position(self) -> float:
        """The logit of the win probability. Only what the turn affects is evaluated again."""
        state, outlook = self.engine.state, self.outlook
        value = outlook.at_hand()
        if state.over:
            return value
        outlook.tally.clear()
        near: i64 = self._near()
        stamp: i64 = state.features.next_generation()
        ends: list[OpenFeature] = []
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
                outlook.tally.hope(held.hoped, held.whole)
                if held.ends is not None:
                    ends.append(held.ends)
            else:
                value += self._evaluate(root, ends)
        value += self._laid_now(stamp, ends)
        joints += self._new_joints
        links = outlook.links(ends)
        value += links + outlook.joints(joints) + outlook.graves() + outlook.helpers()
        outlook.tell(self.net.x, value, links, joints)
        return self.net.logit()

    def _laid_now(self, stamp: i64, ends: list[OpenFeature]) -> float:
        """The value of features and banks that the turn has started.

        Adds up the open cells of those banks in `new_joints`.
        """
        state, outlook = self.engine.state, self.outlook
        value = 0.0
        self._new_joints = 0
        i: i64 = 0
        k: i64 = 0
        for i in range(self._laid, state.board.n_laid):
            placed = state.board.laid[i]
            for k in range(placed.base, placed.base + placed.rot.n_segments):
                root = state.features.nodes[k].root()
                if root.stamp == stamp:
                    continue
                root.stamp = stamp
                if root.kind == self.team.mist:
                    cells = outlook.misty_cells(root)
                    value += outlook.bank_of(root, outlook.closing(root, cells))
                    self._new_joints += len(cells)
                elif root.kind != self.team.grave:
                    value += self._evaluate(root, ends)
        return value

    def _evaluate(self, root: Node, ends: list[OpenFeature]) -> float:
        """The value of a feature that the turn affects."""
        if root.figures == 0:
            return 0.0
        if root.seg.shape != INSIDE:
            ends.append(self.outlook.ends(root))
        worth = self.outlook.feature(root)
        self.outlook.tally.hope(self.outlook.hoped, self.outlook.whole)
        return worth

    def _near(self) -> i64:
        """The marks of values that depend on the cells laid in this turn, or on cells next to them."""
        board = self.engine.state.board
        near: i64 = 0
        k: i64 = 0
        for k in range(self._laid, board.n_laid):
            cell: i64 = board.laid[k].cell
            near |= self._marked(cell) | self._marked(cell - board.width) | self._marked(cell + 1)
            near |= self._marked(cell + board.width) | self._marked(cell - 1)
        return near
