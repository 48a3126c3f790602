"""The siege symbols printed on tiles, and what they do when a tile is drawn, before it is placed (CON-20 to CON-30)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.vectors import vec
from bastide.rules.conquest.wall_actions import BesiegeKind
from bastide.rules.conquest.walls import WALLS, WallStep, step_purpose

SYMBOLS: Final = (*WALLS, "?")
ANY: Final = len(SYMBOLS)
"""Arguments of the pushed step: 1 + the symbol. This one lets the player choose."""

SEAT_SHIFT: Final = 2
WALL_MASK: Final = 3
SIGN_BITS: Final = 3
SIGN_MASK: Final = (1 << SIGN_BITS) - 1


class Besiege(WallStep):
    """Pushed once for each symbol of the tile drawn. Only "?" asks (CON-22)."""

    name = "besiege"
    question = "besiege"
    verb = "choose a wall to besiege"
    pushed = True
    cites = ("CON-20", "CON-22")
    has_effects = True

    def enter(self, engine: Engine) -> bool:
        """The symbol of a wall needs no choice."""
        sign: i64 = step_purpose(engine)
        if sign == ANY:
            engine.state.decider = engine.state.seat
            return True
        if sign > 0:
            self.besiege(engine, sign - 1)
        return False

    def offer(self, engine: Engine) -> None:
        """Any wall, even with a catapult (CON-22)."""
        code: i64 = engine.rules.kind_code[BesiegeKind.word]
        wall: i64 = 0
        for wall in range(len(WALLS)):
            engine.add_offer(code | (wall << TURNS_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Besiege the chosen wall."""
        self.besiege(engine, action >> TURNS_SHIFT)
        return True

    def besiege(self, engine: Engine, wall: i64) -> None:
        """Put a catapult if there is none (CON-21), else attack (CON-23)."""
        if self.walls.has_catapult(engine.state, wall):
            self.attack(engine, wall)
        else:
            self.walls.set_catapult(engine, wall, True)

    def attack(self, engine: Engine, wall: i64) -> None:
        """Seats with meeples there are paid and the meeples go home. Each other seat loses a figure, the player to move
        first, then clockwise (CON-25, CON-31)."""
        state = engine.state
        n: i64 = state.n_seats
        step: i64 = n
        while step > 0:  # the step pushed last runs first
            step -= 1
            seat: i64 = (state.seat + step) % n
            if self.walls.meeples(state, wall, seat) == 0:
                engine.push_step("flee", int(1 + (seat << SEAT_SHIFT | wall)))
        self.walls.strike(engine, wall, "attack", "CON-25")


def pack_symbols(mark: object) -> int:
    """The symbols printed on a tile: ["monks", "?"]."""
    packed = 0
    for word in mark if isinstance(mark, list) else []:
        packed = (packed << SIGN_BITS) | (1 + SYMBOLS.index(word))
    return packed


def count_sign(packed: vec[i64], sign: int) -> list[int]:
    """The number of symbols of this kind on each type of tile, two at most (CON-01)."""
    places = range(0, 2 * SIGN_BITS, SIGN_BITS)
    return [sum((int(signs) >> at) & SIGN_MASK == sign for at in places) for signs in packed]
