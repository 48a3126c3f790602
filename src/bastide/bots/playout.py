"""Games played out on packed actions: chance, the uniform player, perft. Compiled where a compiler is.

Random numbers are sfc32 on 32-bit words held in 64 bits, masked by hand, so that compiled and interpreted runs
play the same games. Chance and every seat have streams of their own: the order of the bag depends on the seed and
the number of the game alone, not on what the players do.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import DRAW, KIND_MASK, PLACE, TURNS_SHIFT
from bastide.core.engine import Engine

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """Small fast generator (sfc32 by Chris Doty-Humphrey, public domain), one stream per seed, game and use. `a`, `b`,
    `c` and `d` are its state: who keeps them can go on with the same numbers."""

    def __init__(self, seed: int, game: int = 0, stream: int = 0) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 1
        self.reset(seed, game, stream)

    def reset(self, seed: int, game: int = 0, stream: int = 0) -> None:
        """Begin the stream of (seed, game, stream) afresh; any integer seed will do, of which 64 bits count."""
        use: i64 = stream & MASK  # a product of larger integers would end the process where Ctrl-C meets it
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
    """At a decision of chance: one of its outcomes, each as likely as any other."""
    step = engine.current()
    return step.outcome(engine, rng.below(step.outcomes(engine)))


def rewind(engine: Engine) -> None:
    """Take every action back at once: the engine stands at the beginning of a game again."""
    engine.undo_to(0)


def choose_uniformly(engine: Engine, rng: Rng) -> i64:
    """One of the legal actions, each as likely as any other."""
    n: i64 = engine.legal()  # first: listing may replace `acts` by a longer one
    return engine.acts[rng.below(n)]


class PlayoutCounts:
    """What `random_game` counts: turns, and over all turns the placements that were legal; with `branching` the actions
    of whole turns too, for which every placement is tried and taken back (about five times the work of the game)."""

    def __init__(self, branching: bool = False) -> None:
        self.branching = branching
        self.turns: i64 = 0
        self.placements: i64 = 0
        self.actions: i64 = 0

    def see_turn(self, engine: Engine) -> None:
        """At a placement: count it and what could be done in it. With `branching` the offers are to be listed anew."""
        self.turns += 1
        n: i64 = engine.legal()
        self.placements += n
        if self.branching:
            for action in [engine.acts[i] for i in range(n)]:
                self.actions += count_answers(engine, action)


def count_answers(engine: Engine, action: i64) -> i64:
    """How many answers the question has that the same seat is asked after a placement, up to the figure step; 1 where
    nothing is asked. For a base game: 1 (no figure) + the figure spots. Tried and taken back."""
    rules = engine.rules
    seat: i64 = engine.seat
    answers: i64 = 1
    engine.push(action)
    if engine.seat == seat and rules.step_index[engine.current().name] <= rules.figure_step:
        answers = engine.legal()
    engine.pop()
    return answers


def random_game(engine: Engine, chance: Rng, seats: list[Rng], counts: PlayoutCounts) -> None:
    """Play on to the end, every seat choosing uniformly among its offers with its own stream."""
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
    """Play on uniformly at random, to the end or (`turns` above 0) until so many turns are over, the present one
    counted; returns how many actions it took. With a stream of its own for chance the same tiles come again whatever is
    played, as far as what can be drawn does not depend on it. For searches: `Engine.undo_to` goes back."""
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
    """How many different sequences of `depth` decisions of players there are when chance draws `draws` (tile types)
    in order; with `by_turns` of `depth` whole turns, figure decisions included.

    A sequence ends early where the draws are used up or the game is over. The engine stands as before afterwards.
    Raises LookupError for a draw that cannot come.
    """
    if engine.over or (depth == 0 and not by_turns):
        return 1
    total: i64 = 0
    if engine.seat < 0:
        if depth == 0 or drawn == len(draws):
            return 1
        action: i64 = DRAW | (draws[drawn] << TURNS_SHIFT)
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
