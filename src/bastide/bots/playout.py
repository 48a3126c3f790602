"""Playouts on packed actions: chance events, the uniform player, perft. Compiled if a compiler is available.

Random numbers are sfc32 on 32-bit words held in 64 bits, masked by hand, so that compiled and interpreted runs play the
same games. Chance and every seat have streams of their own. So the order of the bag depends only on the seed and the
number of the game, not on the players.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import DRAW, KIND_MASK, PLACE, TURNS_SHIFT
from bastide.core.engine import Engine

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A small fast generator (sfc32 by Chris Doty-Humphrey, public domain), one stream per seed, game and use.

    `a`, `b`, `c` and `d` are its state. Save them to continue with the same numbers.

    >>> from bastide.engine import Rng
    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)]
    [4, 5, 2, 5, 5]
    """

    def __init__(self, seed: int, game: int = 0, stream: int = 0) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 1
        self.reset(seed, game, stream)

    def reset(self, seed: int, game: int = 0, stream: int = 0) -> None:
        """Restart the stream of (seed, game, stream). The low 64 bits of the seed count."""
        use: i64 = stream & MASK  # a product of larger integers would end the process if Ctrl-C interrupts it
        self.a = seed & MASK
        self.b = ((seed >> 32) & MASK) ^ ((use * 0x632BE5A7) & MASK)
        self.c = game & MASK
        self.d = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32


def draw(engine: Engine, rng: Rng) -> i64:
    """A uniformly random outcome of the present chance event, as a packed action. It is not pushed.

    Raises ValueError if a seat decides or the game is over.

    >>> from bastide.engine import Rng, new_engine, text_of
    >>> engine = new_engine("base")
    >>> text_of(engine, draw(engine, Rng(7)))
    'draw U'
    """
    step = engine.current()
    try:
        return step.outcome(engine, rng.below(step.outcomes(engine)))
    except LookupError:
        raise ValueError("the game is over") from None


def rewind(engine: Engine) -> None:
    """Take back every action at once: the engine is at the beginning of a game again.

    >>> from bastide.engine import Rng, new_engine
    >>> engine = new_engine("base")
    >>> played = playout(engine, Rng(1))
    >>> rewind(engine)
    >>> engine.plies
    0
    """
    engine.undo_to(0)


def choose_uniformly(engine: Engine, rng: Rng) -> i64:
    """A uniformly random legal action. It is not pushed. A seat must be to decide.

    >>> from bastide.engine import Rng, new_engine
    >>> engine, rng = new_engine("base"), Rng(1)
    >>> engine.push(draw(engine, rng))
    >>> engine.is_legal(choose_uniformly(engine, rng))
    True
    """
    n: i64 = engine.legal()  # first: listing may replace `acts` by a longer list
    return engine.acts[rng.below(n)]


class PlayoutCounts:
    """The counters of `random_game`: turns, and legal placements over all turns.

    With `branching` it also counts the actions of whole turns. That tries every placement and costs about five times
    the work of the game.
    """

    def __init__(self, branching: bool = False) -> None:
        self.branching = branching
        self.turns: i64 = 0
        self.placements: i64 = 0
        self.actions: i64 = 0

    def see_turn(self, engine: Engine) -> None:
        """Count a placement decision and its actions. With `branching` list the legal actions again afterwards."""
        self.turns += 1
        n: i64 = engine.legal()
        self.placements += n
        if self.branching:
            for action in [engine.acts[i] for i in range(n)]:
                self.actions += count_answers(engine, action)


def count_answers(engine: Engine, action: i64) -> i64:
    """How many actions the same seat has after a placement, up to the figure step. 1 if it has no decision.

    In a base game it is 1 (no figure) + the number of figure spots. The placement is taken back.
    """
    rules = engine.rules
    seat: i64 = engine.seat
    answers: i64 = 1
    engine.push(action)
    if engine.seat == seat and rules.step_index[engine.current().name] <= rules.figure_step:
        answers = engine.legal()
    engine.pop()
    return answers


def random_game(engine: Engine, chance: Rng, seats: list[Rng], counts: PlayoutCounts) -> None:
    """Play to the end. Every seat chooses uniformly among its legal actions with its own stream."""
    state = engine.state
    while not state.over:
        seat: i64 = state.decider
        if seat < 0:
            engine.push(draw(engine, chance))
            continue
        n: i64 = engine.legal()
        if engine.acts[0] & KIND_MASK == PLACE:
            counts.see_turn(engine)
            n = engine.legal()
        engine.push(engine.acts[seats[seat].below(n)])


def playout(engine: Engine, rng: Rng, turns: i64 = 0, chance: Rng | None = None) -> i64:
    """Play uniformly at random to the end, or with `turns` above 0 until that many turns are over, including this one.

    Returns the number of actions. With `chance` as its own stream the draws do not depend on the actions, except for
    what can be drawn. Searches go back with `Engine.undo_to`. A base game for two takes about 24 us.

    >>> from bastide.engine import Rng, new_engine
    >>> engine = new_engine("base")
    >>> playout(engine, Rng(1)) == engine.plies, engine.over
    (True, True)
    """
    start: i64 = engine.plies
    state = engine.state
    tiles: Rng = rng if chance is None else chance
    last: i64 = state.turn + turns
    while not state.over and (turns == 0 or state.turn < last):
        if state.decider < 0:
            engine.push(draw(engine, tiles))
        else:
            engine.push(choose_uniformly(engine, rng))
    return engine.plies - start


def perft(engine: Engine, depth: i64, draws: list[int], by_turns: bool = False, drawn: i64 = 0) -> i64:
    """The number of distinct sequences of `depth` player decisions if chance draws `draws` (tile types) in order.

    With `by_turns` it is the number of sequences of `depth` whole turns, including figure decisions. A sequence ends
    early if the draws are used up or the game is over. Of other chances, all outcomes are counted. The engine is left
    unchanged. Raises LookupError for a draw that is not possible. The cost grows with the result.

    >>> from bastide.engine import new_engine
    >>> engine = new_engine("base")
    >>> perft(engine, 1, [engine.rules.tile_index["E"]])
    4
    """
    if engine.over or (depth == 0 and not by_turns):
        return 1
    total: i64 = 0
    action: i64 = 0
    if engine.seat < 0 and engine.legal() > 0 and engine.acts[0] & KIND_MASK != DRAW:  # chance throws a die
        thrown = [engine.acts[i] for i in range(engine.legal())]
        for action in thrown:
            engine.push(action)
            total += perft(engine, depth, draws, by_turns, drawn)
            engine.pop()
        return total
    if engine.seat < 0:
        if depth == 0 or drawn == len(draws):
            return 1
        action = DRAW | (draws[drawn] << TURNS_SHIFT)
        if not engine.is_legal(action):
            raise LookupError(f"draw {drawn + 1} cannot come: that tile cannot be drawn now")
        engine.push(action)
        total = perft(engine, depth, draws, by_turns, drawn + 1)
        engine.pop()
        return total
    n: i64 = engine.legal()
    if depth == 1 and not by_turns:
        return n
    if depth == 0 and engine.acts[0] & KIND_MASK == PLACE:
        return 1  # a turn that begins without a draw: a kept tile is played (HOUSE-2)
    offers = [engine.acts[i] for i in range(n)]
    for action in offers:
        ends: i64 = 0 if by_turns and action & KIND_MASK != PLACE else 1
        engine.push(action)
        total += perft(engine, depth - ends, draws, by_turns, drawn)
        engine.pop()
    return total
