"""Many games in one process, with masks and observations written in place. Compiled if a compiler is available."""

from typing import Final

from mypy_extensions import i32, i64, u8

from bastide.bots.playout import Rng, draw, rewind
from bastide.core.engine import Engine
from bastide.core.ruleset import Ruleset
from bastide.core.vectors import vec
from bastide.encoding.codec import Codec, Numbers
from bastide.encoding.planes import Planes
from bastide.encoding.sparse import Sparse

MASK: Final = 0
SPARSE: Final = 1
PLANES: Final = 2


class BatchGame:
    """One game of a batch."""

    def __init__(self, rules: Ruleset) -> None:
        self.engine = Engine(rules)
        self.rng = Rng(0)
        self.numbers = Numbers()
        self.ended: bool = True
        self.truncated: bool = False
        self.answer: i64 = -1  # index of the chosen action in engine.acts
        self.features: i64 = 0  # how many features the sparse observation shows,
        self.laid: i64 = 0  # and how many cells


class Lanes:
    """`n` games of a ruleset. Each waits for a decision of a seat, and all chance events have been carried out.

    `mask` has n x n_actions bytes. `numbers` has n x Sparse.size 32-bit numbers (n x n_table if the observation is
    planes). `planes` has n x Planes.size bytes. `seats[i]` decides in game i. `returns[i * n_seats + seat]` is the
    return of a finished game, in thousandths.
    """

    def __init__(self, codec: Codec, n: int, seed: int, observation: int = MASK) -> None:
        rules = codec.rules
        self.codec = codec
        self.rules = rules
        self.n: i64 = n
        self.seed = seed
        self.observation: i64 = observation
        self.sparse = Sparse(codec)
        self.painter = Planes(codec)
        self.lanes: list[BatchGame] = [BatchGame(rules) for _ in range(n)]
        self.width: i64 = self.sparse.size if observation == SPARSE else self.sparse.n_table
        self.mask: vec[u8] = vec[u8]([0] * (n * int(codec.n_actions)))
        self.numbers: vec[i32] = vec[i32]([0] * (n * int(self.width) if observation != MASK else 0))
        self.planes: vec[u8] = vec[u8]([0] * (n * int(self.painter.size) if observation == PLANES else 0))
        self.seats: vec[i32] = vec[i32]([0] * n)
        self.terminated: vec[u8] = vec[u8]([0] * n)
        self.cut: vec[u8] = vec[u8]([0] * n)
        self.returns: vec[i32] = vec[i32]([0] * (n * int(rules.n_seats)))
        self.games: i64 = 0  # games begun so far
        self.truncations: i64 = 0
        self.picker = Rng(seed, 0, 7)

    def reset(self, seed: int) -> None:
        """Start all games again. Game i of a seed is always the same."""
        self.seed = seed
        self.games = 0
        self.picker.reset(seed, 0, 7)
        for i in range(self.n):
            self._begin(i)

    def step(self, actions: list[int]) -> i64:
        """Carry out one action number in every game. A finished game starts again instead.

        Returns -1, or the index of the first game whose number is not legal. Then nothing has changed.
        """
        i: i64 = 0
        for i in range(self.n):
            lane = self.lanes[i]
            lane.answer = -1 if lane.ended else lane.numbers.find(actions[i])
            if lane.answer < 0 and not lane.ended:
                return i
        for i in range(self.n):
            lane = self.lanes[i]
            if lane.ended:
                self._begin(i)
            else:
                self._play(lane, i, lane.engine.acts[lane.answer])
        return -1

    def sample(self) -> list[int]:
        """A uniformly random legal number for every game, 0 for a finished one."""
        found: list[int] = []
        for lane in self.lanes:
            found.append(0 if lane.ended else int(lane.numbers.of[self.picker.below(lane.numbers.n)]))
        return found

    def _begin(self, i: i64) -> None:
        lane = self.lanes[i]
        self._clear(lane, i)
        rewind(lane.engine)
        lane.rng.reset(self.seed, int(self.games), 0)
        self.games += 1
        lane.ended = False
        lane.truncated = False
        k: i64 = 0
        for k in range(i * self.rules.n_seats, (i + 1) * self.rules.n_seats):
            self.returns[k] = i32(0)
        if self.observation == SPARSE:
            for k in range(i * self.width, (i + 1) * self.width):
                self.numbers[k] = i32(0)
            lane.features = 0
            lane.laid = 0
        if self.observation == PLANES:
            for k in range(i * self.painter.size, (i + 1) * self.painter.size):
                self.planes[k] = u8(0)
        self._go_on(lane, i)

    def _clear(self, lane: BatchGame, i: i64) -> None:
        """Clear the last legal actions from the mask."""
        first: i64 = i * self.codec.n_actions
        k: i64 = 0
        for k in range(lane.numbers.n):
            number: i64 = lane.numbers.of[k]
            if number >= 0:
                self.mask[first + number] = u8(0)
        lane.numbers.n = 0

    def _play(self, lane: BatchGame, i: i64, action: i64) -> None:
        self._clear(lane, i)
        lane.engine.push(action)
        self._go_on(lane, i)

    def _go_on(self, lane: BatchGame, i: i64) -> None:
        """Carry out chance events until a seat decides or the game is over, then write the observation."""
        engine = lane.engine
        while engine.state.decider == -1 and not engine.state.over:
            engine.push(draw(engine, lane.rng))
        if engine.state.over:
            self._end(lane, i)
        else:
            self.codec.number(engine, lane.numbers)
            if lane.numbers.beyond > 0:
                lane.truncated = True
                lane.ended = True
                self.truncations += 1
                lane.numbers.n = 0
        first: i64 = i * self.codec.n_actions
        k: i64 = 0
        for k in range(lane.numbers.n):
            self.mask[first + lane.numbers.of[k]] = u8(1)
        self.terminated[i] = u8(1 if engine.state.over else 0)
        self.cut[i] = u8(1 if lane.truncated else 0)
        if not lane.ended:
            self.seats[i] = i32(engine.state.decider)
        self._show(lane, i)

    def _show(self, lane: BatchGame, i: i64) -> None:
        seat: i64 = i64(self.seats[i])
        if self.observation == SPARSE:
            self.sparse.write_again(lane.engine, seat, self.numbers, i * self.width, lane.features, lane.laid)
            lane.features = self.sparse.n_features
            lane.laid = lane.engine.state.board.n_laid
        elif self.observation == PLANES:
            self.sparse.write_table(lane.engine, seat, self.numbers, i * self.width)
            self.painter.write_again(lane.engine, seat, self.planes, i * self.painter.size)

    def _end(self, lane: BatchGame, i: i64) -> None:
        """Write the returns of a finished game."""
        lane.ended = True
        for seat, value in enumerate(final_returns(lane.engine)):
            self.returns[i * self.rules.n_seats + seat] = i32(round(value * 1000))


def final_returns(engine: Engine) -> list[float]:
    """The returns of a finished game by seat: 1 for a single winner, shared by several. All together sum to 0.

    In a cooperative game every seat gets 1 or -1.
    """
    rules = engine.rules
    winners = rules.objective.winners(engine.state)
    n = int(rules.n_seats)
    if rules.cooperative or n == 1:
        return [1.0 if winners else -1.0] * n
    share = 1.0 / len(winners)
    return [(n * (share if seat in winners else 0.0) - 1.0) / (n - 1) for seat in range(n)]
