"""The evaluator of one turn: it tries every sequence of actions of the seat that decides.

Each sequence is taken back, and evaluation.py evaluates the position at its end.
"""

from typing import Final

from mypy_extensions import i64

from bastide.bots.evaluation import WORST, PositionEvaluator
from bastide.bots.feature_value import FeatureValue
from bastide.bots.weights import Weights
from bastide.core.actions import CELL_SHIFT, FIGURE, FIRST_OF_MODULES, KIND_MASK, PLACE, SEGMENT_SHIFT, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.notation import to_action
from bastide.core.spot_actions import SpotKind, figure_kind

KIND_OF_FIGURE: Final = 15 << TURNS_SHIFT
ABOVE: Final = 40  # bits above a feature's
DEEPEST: Final = 6  # further actions in the turn
VICTIMS: Final = 2  # figures for a ghost that are tried in look-ahead
MANY: Final = 14  # with at least this many spots only the most promising ones are tried in look-ahead
PROMISING: Final = 3


class Judge:
    """Evaluates the legal actions of a decision for the seat that decides. Every call leaves the engine unchanged.

    `engine` is the engine of the game. `position` evaluates its present position with `outlook`. `seat` is the seat of
    the decision evaluated last. To make a Judge costs more than to use it: keep it for the whole game.

    >>> from bastide.engine import Judge, Rng, draw, new_engine, text_of
    >>> engine = new_engine("base+fields", players=2)
    >>> engine.push(draw(engine, Rng(7)))
    >>> judge = Judge(engine)
    >>> [(text_of(engine, act), round(value, 1)) for act, value in judge.judge()]
    [('place U 1,0 0', 2.0), ('place U 0,1 0', 1.0), ('place U -1,0 0', 2.0)]
    >>> [round(points) for points in judge.evaluate()]
    [27, 27]
    """

    def __init__(self, engine: Engine, weights: Weights | None = None, base_only: bool = False) -> None:
        self.engine = engine
        self.outlook = FeatureValue(engine, weights if weights is not None else Weights(), base_only)
        # by kind of action of the modules: whether it is about a figure on a segment
        kinds = engine.rules.action_kinds
        self._spots: list[bool] = [isinstance(kind, SpotKind) and not kind.numbered for kind in kinds]
        # or about one figure on the board
        self._aiming: list[bool] = [kind.numbered for kind in kinds]
        # or puts a figure beside the map, or none
        self._beside_map: list[bool] = [kind.beside_map for kind in kinds]
        self.position = PositionEvaluator(engine, self.outlook)
        self._prospects: dict[int, float] = {}
        self._behind: dict[int, int] = {}  # how many figures were better targets for a ghost
        self.seat: i64 = 0
        self._laid: i64 = 0  # cells on the board before the decision
        self._to_place = False  # the decision is which tile is placed

    def judge(self, among: list[int] | None = None) -> list[tuple[int, float]]:
        """Every legal action, or those in `among`, with its value.

        The value is the expected lead over the best opponent, all else equal. Raises ValueError if no seat decides.
        """
        engine = self.engine
        if engine.seat < 0:
            raise ValueError("the game is over" if engine.over else "chance decides: push a draw first")
        n: i64 = engine.legal()
        acts: list[int] = [engine.acts[i] for i in range(n)] if among is None else among
        listening, engine.state.listening = engine.state.listening, False
        self._begin(acts)
        values: dict[int, float] = {}
        judged: list[tuple[int, float]] = []
        for act in acts:
            key = self._matter(act)
            known = values.get(key)
            if known is None:
                known = self._value(act, DEEPEST, False)
                values[key] = known
            judged.append((act, known))
        engine.state.listening = listening
        return judged

    def _begin(self, acts: list[int]) -> None:
        """Start a decision among `acts`."""
        engine = self.engine
        self.seat = engine.seat
        self._laid = engine.state.board.n_laid
        before = engine.rules.step_index[engine.current().name] < engine.rules.step_index["place"]
        self._to_place = before and to_action(engine, acts[0]).tile != ""
        self._prospects.clear()
        self._behind.clear()
        self.position.begin()

    def _matter(self, act: i64) -> i64:
        """A key for equivalent actions: a figure has the same value on every segment of a feature."""
        if self._aims(act):
            return self._alike(act)
        if not self._is_spot(act):
            return act
        root = self._node(act).root()
        return (act & ((1 << SEGMENT_SHIFT) - 1)) | (root.index << SEGMENT_SHIFT)

    def _is_spot(self, act: i64) -> bool:
        kind: i64 = act & KIND_MASK
        return kind == FIGURE or (kind >= FIRST_OF_MODULES and self._spots[kind - FIRST_OF_MODULES])

    def _aims(self, act: i64) -> bool:
        kind: i64 = act & KIND_MASK
        return kind >= FIRST_OF_MODULES and self._aiming[kind - FIRST_OF_MODULES]

    def _is_beside(self, act: i64) -> bool:
        """Whether the action, and others of the same decision, change nothing on the map."""
        kind: i64 = act & KIND_MASK
        return kind >= FIRST_OF_MODULES and self._beside_map[kind - FIRST_OF_MODULES]

    def _alike(self, act: i64) -> i64:
        """A key for equivalent targets: figures of one seat and kind with the same number of ghosts on one feature."""
        engine = self.engine
        figure = engine.rules.action_kinds[(act & KIND_MASK) - FIRST_OF_MODULES].aims_at(engine, act)
        if figure is None or figure.node is None:
            return act
        root = figure.node.root()
        who: i64 = (root.size << 8) | (figure.seat << 4) | figure.tokens
        return (act & ((1 << SEGMENT_SHIFT) - 1)) | (root.index << SEGMENT_SHIFT) | (who << ABOVE)

    def _node(self, act: i64) -> Node:
        placed = self.engine.state.board.placed_at(act >> CELL_SHIFT)
        assert placed is not None
        return self.engine.state.node_at(placed, (act >> SEGMENT_SHIFT) & 255)

    def _value(self, act: i64, depth: i64, map_judged: bool) -> float:
        """The value of an action with the best further actions of the same seat in this turn.

        With `map_judged` the map is the same as in the position evaluated last.
        """
        engine = self.engine
        engine.push(act)
        laid: bool = act & KIND_MASK == PLACE
        if laid:
            self.position.board_changed()
        if self._asked_on(depth):
            answers = self._answers()
            beside: bool = self._is_beside(answers[0])
            value = WORST
            for answer in answers:
                value = max(value, self._value(answer, depth - 1, beside and answer != answers[0]))
        elif self._asks_another(depth):
            value = self._value(self._worst_answer(), depth - 1, False)
        elif self._throws(depth):
            value = self._mean_outcome(depth)
        else:
            value = self.position.value_again() if map_judged else self.position.value()
        engine.pop()
        if laid:
            self.position.board_changed()
        return value

    def _asked_on(self, depth: i64) -> bool:
        """Whether the same seat has another decision in this turn."""
        engine = self.engine
        if engine.over or engine.seat != self.seat or depth == 0:
            return False
        engine.legal()
        if engine.acts[0] & KIND_MASK != PLACE:
            return True
        return self._to_place and engine.state.board.n_laid == self._laid

    def _throws(self, depth: i64) -> bool:
        """Whether chance decides within the turn, as by a die. A draw of a tile begins a turn."""
        engine = self.engine
        return depth > 0 and not engine.over and engine.seat < 0 and engine.current().pushed

    def _mean_outcome(self, depth: i64) -> float:
        """The mean value of the equally likely outcomes."""
        engine = self.engine
        n: i64 = engine.legal()
        acts: list[int] = [engine.acts[i] for i in range(n)]
        total: float = 0.0
        for act in acts:
            total += self._value(act, depth - 1, False)
        return total / float(n)

    def _asks_another(self, depth: i64) -> bool:
        """Whether another seat must now choose a figure as a result of the evaluated action."""
        engine = self.engine
        if depth == 0 or engine.over or engine.seat < 0 or engine.seat == self.seat:
            return False
        engine.legal()
        return self._aims(engine.acts[0])

    def _worst_answer(self) -> int:
        """The action of another seat that is worst for the seat that looks ahead."""
        engine = self.engine
        n: i64 = engine.legal()
        acts: list[int] = [engine.acts[i] for i in range(n)]
        worst, least = acts[0], -WORST
        for act in acts:
            engine.push(act)
            value = self.position.value()
            engine.pop()
            if value < least:
                least = value
                worst = act
        return worst

    def _answers(self) -> list[int]:
        """The legal actions, one for each feature. Of very many spots only the most promising."""
        engine = self.engine
        n: i64 = engine.legal()
        found: list[int] = []
        if n == 1 or engine.acts[0] & KIND_MASK == PLACE:
            return [engine.acts[i] for i in range(n)]
        seen: set[int] = set()
        i: i64 = 0
        for i in range(n):
            key = self._roughly(engine.acts[i])
            if key not in seen:
                seen.add(key)
                found.append(engine.acts[i])
        for one in self.outlook.movers:
            found = one.promising(engine, self.seat, found)
        if len(found) > VICTIMS and self._aims(found[0]):
            return self._first_victims(found)
        return found if len(found) < MANY else self._promising(found)

    def _roughly(self, act: i64) -> i64:
        """Like `_matter`, but the same for figures that are used alike."""
        key: i64 = self._matter(act)
        if self._is_spot(act) and self.outlook.like[figure_kind(act)]:
            return key & ~KIND_OF_FIGURE
        return key

    def _first_victims(self, acts: list[int]) -> list[int]:
        """The figures on which a ghost is best for the seat in this position.

        Figures are skipped if they ranked low after another placement and have gained no tile by this one.
        """
        matters = [self._matter(act) for act in acts]
        ranked: list[tuple[float, int, int]] = []
        k: i64 = 0
        for k in range(len(acts)):
            if self._behind.get(matters[k], 0) <= VICTIMS:
                self.engine.push(acts[k])
                ranked.append((-self.position.value(), acts[k], matters[k]))
                self.engine.pop()
        ranked.sort()
        for k in range(len(ranked)):
            self._behind[ranked[k][2]] = k
        return [act for _, act, _ in ranked[:VICTIMS]]

    def _promising(self, acts: list[int]) -> list[int]:
        """The actions without spots on features of low value."""
        kept: list[int] = []
        ranked: list[tuple[float, int]] = []
        for act in acts:
            if self._is_spot(act) and act & KIND_MASK != FIGURE:
                ranked.append((-self._prospect(self._node(act).root()), act))
            else:
                kept.append(act)
        ranked.sort()
        return kept + [act for _, act in ranked[:PROMISING]]

    def _prospect(self, root: Node) -> float:
        """The value of a feature for a rough order, stored as long as its size does not change."""
        key: i64 = (root.index << 12) | root.size
        known = self._prospects.get(key)
        if known is None:
            known = self.outlook.prospect(root)
            self._prospects[key] = known
        return known

    def evaluate(self) -> list[float]:
        """The expected final points of each seat: its points and the value of its figures in supply and on the map.

        It works for any position. After the end it is the result.
        """
        return self.position.standing()

    def whole_turns(self) -> list[tuple[list[int], float]]:
        """Every turn that `judge` tries, one for each feature that a figure can claim, with its value.

        The best value is the one that `judge` finds. Costs as much as `judge`, and more for actions beside the map.
        """
        engine = self.engine
        n: i64 = engine.legal()
        acts: list[int] = [engine.acts[i] for i in range(n)]
        listening, engine.state.listening = engine.state.listening, False
        self._begin(acts)
        found: list[tuple[list[int], float]] = []
        seen: set[int] = set()
        for act in acts:
            key = self._matter(act)
            if key not in seen:
                seen.add(key)
                self._spread(act, DEEPEST, [act], found)
        engine.state.listening = listening
        return found

    def _spread(self, act: i64, depth: i64, line: list[int], found: list[tuple[list[int], float]]) -> None:
        """Add every turn that begins with the actions of `line`. The last of them has not been pushed yet."""
        engine = self.engine
        engine.push(act)
        laid: bool = act & KIND_MASK == PLACE
        if laid:
            self.position.board_changed()
        answers: list[int] = self._answers() if self._asked_on(depth) else []
        for answer in answers:
            self._spread(answer, depth - 1, [*line, answer], found)
        engine.pop()
        if laid:
            self.position.board_changed()
        if not answers:
            found.append((line, self._value(act, depth, False)))

    def follow(self, answers: list[int]) -> tuple[int, float]:
        """The number of `answers` that belong to this turn, and the value of the turn.

        If actions are missing at the end, the best ones complete the turn. `answers` must not be empty.
        """
        engine = self.engine
        listening, engine.state.listening = engine.state.listening, False
        self._begin(answers)
        length: i64 = 0
        going = True
        while going:
            act: i64 = answers[length]
            engine.push(act)
            length += 1
            if act & KIND_MASK == PLACE:
                self.position.board_changed()
            going = length < len(answers) and self._asked_on(DEEPEST + 1 - length)
        self._take_back()
        value = self._value(answers[length - 1], DEEPEST + 1 - length, False)
        for _ in range(length - 1):
            self._take_back()
        engine.state.listening = listening
        return length, value

    def _take_back(self) -> None:
        if self.engine.pop() & KIND_MASK == PLACE:
            self.position.board_changed()
