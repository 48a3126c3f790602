"""Manning the walls (CON-40 to CON-49) and the counterattack (CON-50)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import KIND_MASK, PASS, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.rules.conquest.wall_actions import FarmKind, ManKind
from bastide.rules.conquest.walls import WALLS, WallStep, step_purpose, wall_of

FARMER: Final = "farmer"
ANY_CAMP: Final = len(WALLS) + 1
"""Arguments of the pushed step: 1 + the wall, or this for a farmer."""


def purpose_of(role: str) -> int:
    """What a figure in this role allows its owner to do, 0 for nothing (COM-15)."""
    return ANY_CAMP if role == FARMER else wall_of(role)


class ManWallStep(WallStep):
    """Pushed after a figure was put: one normal meeple more, or none."""

    name = "man"
    question = "man"
    verb = "man the fortress or not"
    pushed = True
    may_pass = True
    cites = ("CON-40", "CON-44")

    def enter(self, engine: Engine) -> bool:
        """Without a meeple in supply or a free space no question is asked (CON-45)."""
        state = engine.state
        arg: i64 = step_purpose(engine)
        if arg == 0 or state.supply(state.seat, self.walls.meeple) == 0:
            return False
        if arg != ANY_CAMP and self.walls.is_full(state, arg - 1):
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """The matching wall (CON-40), or any farmer space for a farmer (CON-44)."""
        arg: i64 = step_purpose(engine)
        if arg == ANY_CAMP:
            code: i64 = engine.rules.kind_code[FarmKind.word]
            wall: i64 = 0
            for wall in range(len(WALLS)):
                engine.add_offer(code | (wall << TURNS_SHIFT))
        else:
            engine.add_offer(engine.rules.kind_code[ManKind.word] | ((arg - 1) << TURNS_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Put the meeple, or pass (CON-45)."""
        state = engine.state
        if action != PASS:
            on_row = action & KIND_MASK == engine.rules.kind_code[ManKind.word]
            self.walls.put(engine, state.seat, action >> TURNS_SHIFT, on_row)
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Another wall than that of the figure, or the row instead of the farmer space."""
        arg: i64 = step_purpose(engine)
        if arg == ANY_CAMP:
            return Refusal("only-farmer-spaces", "CON-44", "After a farmer a meeple may go to a farmer space only.")
        wall = WALLS[arg - 1]
        if action & KIND_MASK == engine.rules.kind_code[FarmKind.word]:
            text = "Only after a farmer may a meeple go to a farmer space."
            return Refusal("no-farmer-space", "CON-48", text)
        text = f"The figure just placed belongs at the wall of the {wall}, to no other."
        return Refusal("wrong-wall", "CON-40", text, {"wall": wall})


class Counterattack(WallStep):
    """Runs before the normal scoring when the last free space of a wall has been filled (CON-46, CON-50)."""

    name = "counterattack"
    has_effects = True

    def enter(self, engine: Engine) -> bool:
        """Every full wall counterattacks, so nothing needs to be remembered."""
        wall: i64 = 0
        for wall in range(len(WALLS)):
            if self.walls.is_full(engine.state, wall):
                self.walls.strike(engine, wall, self.name, "CON-50")
        return False
