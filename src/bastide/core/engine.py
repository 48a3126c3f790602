"""The engine: asks for decisions, lists what is legal, carries it out and takes it back.

`push` expects an action that `legal` lists, and does not check it. Game.push and notation.py check actions given as
text or struct.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import FIRST_OF_MODULES, KIND_MASK, PASS
from bastide.core.clone import copy_state
from bastide.core.journal import Frame
from bastide.core.ruleset import PENDING_SLOTS, Ruleset, StepSlot
from bastide.core.state import CHANCE, NOBODY, State
from bastide.core.step import Step
from bastide.core.vectors import append, vec

HASH_MASK: Final = 0x7FFFFFFF


class Engine:
    """A game in play, on packed actions.

    After `n = legal()` the legal actions of the current decision are `acts[0:n]`, in a fixed order. `seat` is the seat
    that decides, CHANCE (-1) if a tile is drawn, NOBODY (-2) when the game is over. `rules` is the ruleset, `state` the
    position. Of `acts` the first `n_acts` are valid once they are `listed`. Of `frames`, the pushes that can be taken
    back, the first `n_frames` are valid. `slots` are the steps by number.

    >>> from bastide.engine import CHANCE, Rng, draw, new_engine
    >>> engine = new_engine("base+fields", players=2)
    >>> engine.seat == CHANCE
    True
    >>> engine.push(draw(engine, Rng(7)))
    >>> engine.legal()
    3
    >>> engine.push(engine.acts[0])
    >>> engine.plies
    2"""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.slots: list[StepSlot] = rules.slots
        self.state = State(rules)
        self.acts: vec[i64] = vec[i64]([0] * 256)
        self.n_acts: i64 = 0
        self.listed: bool = False
        self.frames: list[Frame] = []
        self.n_frames: i64 = 0
        self._begin()

    def _begin(self) -> None:
        state = self.state
        state.seat = self.rules.starter
        self.rules.starter_module.start(self)
        for module in self.rules.started_modules:
            module.started(self)
        state.step = 0
        self._advance()

    @property
    def seat(self) -> i64:
        """The seat that decides now, CHANCE or NOBODY."""
        return self.state.decider

    @property
    def over(self) -> bool:
        """True when the game has ended and all points are counted."""
        return self.state.over

    @property
    def plies(self) -> i64:
        """How many actions have been pushed."""
        return self.n_frames

    def current(self) -> Step:
        """The step that asks now: the pushed one on top, else the turn's own."""
        return self._now().step

    def _now(self) -> StepSlot:
        state = self.state
        if state.pending == 0:
            return self.slots[state.step]
        return self.slots[state.values[self._slot(state.pending)] & 255]

    def push_step(self, step: str, arg: int = 0) -> None:
        """Run an extra step before the turn continues. `arg` is passed to the step (`pending_arg`)."""
        state = self.state
        state.pending += 1
        slot: i64 = self._slot(state.pending)
        if slot == len(state.values):
            state.values = append(state.values, 0)
        state.set(slot, self.rules.step_index[step] | (arg << 8))

    def push_turn(self, before: str, part: bool = False) -> None:
        """Push all steps before the named one, so that they run once more in their order (ANN-33).

        `part`: a further part of the same turn, without steps that run once a turn (COM-ORD-13). Steps that only run
        when pushed get the argument 0 and then do nothing."""
        steps = self.rules.steps
        k: i64 = self.rules.step_index[before]
        while k > 0:
            k -= 1
            if not part or not steps[k].once_a_turn:
                self.push_step(steps[k].name)

    def skip_past(self, step: str) -> None:
        """Continue after the named later step of the turn once the running step is done, as if all between had run.

        Call it before `push_step`. Raises ValueError if the step does not follow."""
        state = self.state
        target: i64 = self.rules.step_index[step]
        number: i64 = state.pending - 1
        while number > 0 and state.values[self._slot(number)] & 255 != target:
            number -= 1
        if state.pending > 0 and number > 0:
            state.set(self._slot(number), state.values[self._slot(state.pending)])
            state.pending = number
        elif state.pending == 0 and target > state.step:
            state.step = target
        else:
            raise ValueError(f"the step {step!r} does not follow in this turn")

    def pending_arg(self) -> i64:
        """The argument of the pushed step that runs now."""
        return self.state.values[self._slot(self.state.pending)] >> 8

    def waiting(self) -> list[str]:
        """The names of the pushed steps that wait, the next one last."""
        values, steps = self.state.values, self.rules.steps
        return [steps[int(values[self._slot(number)]) & 255].name for number in range(1, int(self.state.pending) + 1)]

    def _n_values(self) -> i64:
        """How many entries of State.values are in use."""
        beyond: i64 = self.state.pending - PENDING_SLOTS
        return self.rules.n_values + beyond if beyond > 0 else self.rules.n_values

    def _slot(self, number: i64) -> i64:
        """The slot in State.values of a pushed step, numbered from 1. Those beyond PENDING_SLOTS are stored
        at the end."""
        if number <= PENDING_SLOTS:
            return self.rules.pending_slot + number
        return self.rules.n_values + number - PENDING_SLOTS - 1

    def legal(self) -> i64:
        """List the legal actions into `acts` and return their number. About 0.1 us in the middle of a base game."""
        if not self.listed:
            self.n_acts = 0
            if not self.state.over:
                slot = self._now()
                slot.step.offer(self)
                if slot.shared:
                    for guest in slot.guests:
                        guest.offer(self, slot.name)
                    if slot.repeats:
                        self._drop_repeats()
                if slot.may_pass and (len(slot.forbid_passing) == 0 or self._may_pass(slot)):
                    self.add_offer(PASS)
            self.listed = True
        return self.n_acts

    def _drop_repeats(self) -> None:
        """Keep the first of equal offers, for kinds of action that several modules bring."""
        offers = dict.fromkeys([int(self.acts[i]) for i in range(int(self.n_acts))])
        self.n_acts = 0
        for offer in offers:
            self.add_offer(offer)

    def _may_pass(self, slot: StepSlot) -> bool:
        return self.n_acts == 0 or all(module.may_pass(self, slot.name) for module in slot.forbid_passing)

    def room_for(self, more: i64) -> None:
        """Make room for `more` offers, for steps that write into `acts` themselves."""
        while self.n_acts + more > len(self.acts):
            self.acts = append(self.acts, 0)

    def add_offer(self, action: i64) -> None:
        """Add an action to the legal ones. Called by steps and modules from `offer`."""
        if self.n_acts == len(self.acts):
            self.acts = append(self.acts, 0)
        self.acts[self.n_acts] = action
        self.n_acts += 1

    def is_legal(self, action: i64) -> bool:
        """True if the action is offered now."""
        i: i64 = 0
        for i in range(self.legal()):  # noqa: SIM110 - a loop is three times as fast compiled
            if self.acts[i] == action:
                return True
        return False

    def push(self, action: i64) -> None:
        """Carry out an action that `legal` lists (not checked), and all that follows without a decision.

        With `pop` about 0.25 us in the middle of a base game. Raises ValueError if another action cannot be carried
        out, and then nothing has changed. Some can be carried out, and then the engine is undefined: ask `is_legal`.

        >>> from bastide.engine import new_engine
        >>> engine = new_engine("base")
        >>> engine.push(12345)
        Traceback (most recent call last):
        ValueError: 12345 is not offered here: push one of legal_actions()
        >>> engine.plies
        0"""
        if self.n_frames == len(self.frames):
            self.frames.append(Frame())
        frame = self.frames[self.n_frames]
        self.n_frames += 1
        frame.action = action
        self.state.save_to(frame)
        self.listed = False
        depth: i64 = self.state.pending
        kind: i64 = action & KIND_MASK
        # An action of a module carries itself out. The step carries out all others.
        try:
            if kind >= FIRST_OF_MODULES:
                done = self.rules.action_kinds[kind - FIRST_OF_MODULES].apply(self, action)
            else:
                done = self._now().step.apply(self, action)
            if done:
                self._finish_step(depth)
            self._advance()
        except Exception:
            self._take_back_illegal(action)
            raise

    def _take_back_illegal(self, action: i64) -> None:
        """Take back a push that has failed. Raises ValueError if the action was not legal."""
        self.pop()
        if not self.is_legal(action):
            raise ValueError(f"{action} is not offered here: push one of legal_actions()") from None

    def pop(self) -> i64:
        """Take the last action back and return it. Raises IndexError if there is none.

        >>> from bastide.engine import Rng, draw, new_engine
        >>> engine = new_engine("base")
        >>> action = draw(engine, Rng(7))
        >>> engine.push(action)
        >>> engine.pop() == action
        True"""
        if self.n_frames == 0:
            raise IndexError("there is nothing to take back")
        self.n_frames -= 1
        frame = self.frames[self.n_frames]
        self.state.restore_from(frame)
        self.listed = False
        return frame.action

    def mark(self) -> i64:
        """The number of actions pushed, as a mark for `undo_to`."""
        return self.n_frames

    def undo_to(self, mark: i64) -> None:
        """Take back everything pushed since `mark` at once. It costs time in proportion to what changed.

        Raises ValueError for a mark that lies ahead.

        >>> from bastide.engine import Rng, new_engine, playout
        >>> engine = new_engine("base")
        >>> mark = engine.mark()
        >>> played = playout(engine, Rng(1))
        >>> engine.undo_to(mark)
        >>> engine.plies
        0"""
        if mark < 0 or mark > self.n_frames:
            raise ValueError(f"{mark} is no mark of a game in which {self.n_frames} actions can be taken back")
        if mark < self.n_frames:
            self.state.restore_from(self.frames[mark])
            self.n_frames = mark
            self.listed = False

    def copy_from(self, other: "Engine") -> None:
        """Become the position of another engine of the same ruleset, without its history. Earlier marks become invalid.

        About 2 us in the middle of a base game. Raises ValueError for other rules."""
        if other.rules is not self.rules:
            raise ValueError(f"a game of {other.rules.name} is no position of {self.rules.name}")
        if other is not self:
            copy_state(self.state, other.state)
        self.n_frames = 0
        self.listed = False

    def clone(self) -> "Engine":
        """A new engine with the same position, without history and not listening.

        About 20 us in the middle of a base game. If you need many copies, keep engines and use `copy_from`."""
        other = Engine(self.rules)
        other.copy_from(self)
        return other

    def legal_actions(self) -> list[int]:
        """The legal actions as a list of packed integers, in the order of `legal`."""
        n: i64 = self.legal()
        return [int(self.acts[i]) for i in range(n)]

    def chance(self) -> list[tuple[int, float]]:
        """Every possible action of chance with its probability. The probabilities add up to 1.

        Raises ValueError if a seat decides or the game is over.

        >>> from bastide.engine import new_engine, text_of
        >>> engine = new_engine("base")
        >>> [(text_of(engine, action), round(p * 71)) for action, p in engine.chance()][:2]
        [('draw A', 2), ('draw B', 4)]"""
        if self.state.decider != CHANCE:
            raise ValueError("the game is over" if self.state.over else f"seat {self.seat} decides, not chance")
        step = self.current()
        n: i64 = step.outcomes(self)
        copies: dict[int, int] = {}
        number: i64 = 0
        while number < n:
            action: i64 = step.outcome(self, number)
            same: i64 = 1
            while number + same < n and step.outcome(self, number + same) == action:
                same += 1
            copies[action] = copies.get(action, 0) + same
            number += same
        return [(action, of / n) for action, of in copies.items()]

    def _finish_step(self, depth: i64) -> None:
        """Finish the running step: number `depth` of the pending ones, or (0) the turn's own. The steps it pushed come
        next."""
        state = self.state
        if depth > 0:
            i: i64 = 0
            for i in range(depth, state.pending):
                state.set(self._slot(i), state.values[self._slot(i + 1)])
            state.pending -= 1
        else:
            state.step += 1
            if state.step == self.rules.n_steps:
                state.step = 0

    def _advance(self) -> None:
        state = self.state
        slots = self.slots
        while not state.over:
            depth: i64 = state.pending
            slot = slots[state.step] if depth == 0 else self._now()
            if slot.pushed and depth == 0:
                self._finish_step(0)
                continue
            if slot.step.enter(self):
                return
            if not state.over:
                self._finish_step(depth)
        state.decider = NOBODY

    def finish(self) -> None:
        """End the game: the owner of the objective counts the last points (BASE-40)."""
        state = self.state
        state.over = True
        state.hand = -1
        self.rules.objective.finish(self)
        if state.listening:
            winners = self.rules.objective.winners(state)
            state.emit("over", {"scores": self.scores(), "winners": winners})

    def scores(self) -> list[int]:
        """Points per seat."""
        return [int(self.state.values[seat]) for seat in range(int(self.rules.n_seats))]

    def hash(self) -> int:
        """A number for the whole position. Positions that differ in anything that matters for play differ here, up to
        chance 2**-62. Equal compiled and interpreted. About 1 us in the middle of a base game."""
        state = self.state
        a: i64 = 17
        b: i64 = 29
        for i in range(int(state.board.n_laid)):
            p = state.board.laid[i]
            word: i64 = (p.cell << 2) | p.rot.turns
            a = (a * 1000003 + word) & HASH_MASK
            b = (b * 999983 + word * 31 + p.tile.index) & HASH_MASK
        for figure in state.figures:
            node = figure.node
            word = 1
            if node is not None:
                word = node.index + 2
            a = (a * 1000003 + word) & HASH_MASK
            b = (b * 999983 + word + 7) & HASH_MASK
            if figure.tokens != 0:
                a = (a * 1000003 + figure.tokens) & HASH_MASK
                b = (b * 999983 + figure.tokens + 9) & HASH_MASK
        for i in range(int(state.features.n_nodes)):
            bearing = state.features.nodes[i]
            if bearing.tokens != 0:
                a = (a * 1000003 + bearing.index * 64 + bearing.tokens) & HASH_MASK
                b = (b * 999983 + bearing.index * 64 + bearing.tokens + 5) & HASH_MASK
        for i in range(int(self._n_values())):
            value: i64 = state.values[i]
            a = (a * 1000003 + value + 1) & HASH_MASK
            b = (b * 999983 + value + 3) & HASH_MASK
        for word in (
            state.seat,
            state.hand,
            state.step,
            state.pending,
            state.turn,
            i64(len(state.discarded)),
            state.decider,
        ):
            a = (a * 1000003 + word + 5) & HASH_MASK
            b = (b * 999983 + word + 11) & HASH_MASK
        return (int(a) << 31) | int(b)
