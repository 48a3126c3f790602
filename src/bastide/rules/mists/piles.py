"""Drawing from the piles (MIST-06, MIST-12, MIST-81, MIST-97).

Which tiles lie in which pile nobody knows, nor which of them lie face down: each of those not seen yet is as likely. So
the bag holds all tiles not seen, and the piles are numbers."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.state import State
from bastide.rules.base.draw import Draw
from bastide.rules.mists.team import HOUND_LATE, NO_TILES, PILE, PILES, MistsTeam


def current_slot(team: MistsTeam, state: State) -> i64:
    """The slot that holds how many tiles are left in the pile drawn from."""
    return team.slot + PILES + state.values[team.slot + PILE]


def split_into_piles(team: MistsTeam, state: State, tiles: i64) -> None:
    """The tiles are parted into piles, as equal as can be (MIST-06)."""
    piles: i64 = team.level.piles
    i: i64 = 0
    for i in range(piles):
        state.set(team.slot + PILES + i, (tiles + piles - 1 - i) // piles)


def set_up_piles(team: MistsTeam, state: State, tiles: i64) -> None:
    """In a position that somebody set up: the piles behind the current one are whole, the others are used up. Where
    fewer tiles are left than that, they are parted once more."""
    split_into_piles(team, state, tiles)
    now: i64 = state.values[team.slot + PILE]
    piles: i64 = team.level.piles
    later: i64 = 0
    i: i64 = 0
    for i in range(now + 1, piles):
        later += state.values[team.slot + PILES + i]
    for i in range(piles):
        if i < now:
            state.set(team.slot + PILES + i, 0)
        elif later >= state.bag:
            state.set(team.slot + PILES + i, (state.bag + piles - 1 - i) // (piles - now))
        elif i == now:
            state.set(team.slot + PILES + i, state.bag - later)


def change_pile(team: MistsTeam, engine: Engine) -> None:
    """The rest of the pile goes on top of the next one, which is drawn from now on (MIST-91)."""
    state = engine.state
    here: i64 = current_slot(team, state)
    state.set(here + 1, state.values[here + 1] + state.values[here])
    state.set(here, 0)
    state.add(team.slot + PILE, 1)
    if state.listening:
        number = int(state.values[team.slot + PILE])
        state.emit("pile", {"number": number + 1, "left": int(state.values[here + 1])})


class DrawFromPile(Draw):
    """Chance is asked for a tile of the current pile; when it is used up the game is lost."""

    def __init__(self, team: MistsTeam) -> None:
        super().__init__()
        self.team = team

    def has_tile(self, state: State) -> bool:
        """One is left in the current pile."""
        return state.values[current_slot(self.team, state)] > 0

    def draws_left(self, state: State) -> i64:
        """What lies in the pile drawn from and those after it."""
        left: i64 = 0
        pile: i64 = 0
        for pile in range(state.values[self.team.slot + PILE], self.team.level.piles):
            left += state.values[self.team.slot + PILES + pile]
        return left

    def enter(self, engine: Engine) -> bool:
        """Ask chance; without a tile the game is lost, and it is checked only now: the turn of the pile's last tile is
        played to its end (MIST-97)."""
        if self.has_tile(engine.state):
            return super().enter(engine)
        number: i64 = engine.state.values[self.team.slot + PILE]
        self.team.end(engine, HOUND_LATE if number < len(self.team.hounds) else NO_TILES)
        return False

    def apply(self, engine: Engine, action: i64) -> bool:
        """One tile fewer in the pile; one that fits nowhere leaves the game (MIST-12)."""
        engine.state.add(current_slot(self.team, engine.state), -1)
        return super().apply(engine, action)
