"""Drawing from the piles (MIST-06, MIST-12, MIST-81, MIST-97).

It is unknown which tiles are in which pile and which lie face down, so each tile not seen yet is equally likely. The
bag holds all tiles not seen, and the piles are numbers only.
"""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.state import State
from bastide.rules.base.draw import Draw
from bastide.rules.mists.team import HOUND_LATE, NO_TILES, PILE, PILES, MistsTeam


def current_slot(team: MistsTeam, state: State) -> i64:
    """The slot with the number of tiles left in the current pile."""
    return team.slot + PILES + state.values[team.slot + PILE]


def split_into_piles(team: MistsTeam, state: State, tiles: i64) -> None:
    """Divide the tiles into piles, as equal as possible (MIST-06)."""
    piles: i64 = team.level.piles
    i: i64 = 0
    for i in range(piles):
        state.set(team.slot + PILES + i, (tiles + piles - 1 - i) // piles)


def set_up_piles(team: MistsTeam, state: State, tiles: i64) -> None:
    """Set the piles in a position set up by hand: those after the current one are whole, those before it are used up.
    If there are too few tiles for that, they are divided again."""
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
    """Put the rest of the pile on top of the next one, which is now the current one (MIST-91)."""
    state = engine.state
    here: i64 = current_slot(team, state)
    state.set(here + 1, state.values[here + 1] + state.values[here])
    state.set(here, 0)
    state.add(team.slot + PILE, 1)
    if state.listening:
        number = int(state.values[team.slot + PILE])
        state.emit("pile", {"number": number + 1, "left": int(state.values[here + 1])})


class DrawFromPile(Draw):
    """Draw a tile of the current pile. When it is used up the game is lost."""

    def __init__(self, team: MistsTeam) -> None:
        super().__init__()
        self.team = team

    def has_tile(self, state: State) -> bool:
        """Whether a tile is left in the current pile."""
        return state.values[current_slot(self.team, state)] > 0

    def draws_left(self, state: State) -> i64:
        """The tiles in the current pile and those after it."""
        left: i64 = 0
        pile: i64 = 0
        for pile in range(state.values[self.team.slot + PILE], self.team.level.piles):
            left += state.values[self.team.slot + PILES + pile]
        return left

    def enter(self, engine: Engine) -> bool:
        """Ask chance. Without a tile the game is lost. This is checked only now because the turn of the pile's last
        tile is played to its end (MIST-97)."""
        if self.has_tile(engine.state):
            return super().enter(engine)
        number: i64 = engine.state.values[self.team.slot + PILE]
        self.team.end(engine, HOUND_LATE if number < len(self.team.hounds) else NO_TILES)
        return False

    def apply(self, engine: Engine, action: i64) -> bool:
        """Remove the tile from the pile. If it fits nowhere it leaves the game (MIST-12)."""
        engine.state.add(current_slot(self.team, engine.state), -1)
        return super().apply(engine, action)
