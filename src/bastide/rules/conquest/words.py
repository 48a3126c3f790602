"""Actions that name a wall: "besiege knights", "man knights", "farm knights"."""

from mypy_extensions import i64, mypyc_attr

from bastide.core.actions import TURNS_SHIFT, Action
from bastide.core.engine import Engine
from bastide.core.hooks import ActionKind
from bastide.rules.conquest.board import WALLS


@mypyc_attr(allow_interpreted_subclasses=True)
class WallKind(ActionKind):
    """Packed: kind | wall << 6."""

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """WORD WALL."""
        return Action(self.word, args=(WALLS[packed >> TURNS_SHIFT],))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for what is no wall."""
        if len(action.args) != 1 or action.args[0] not in WALLS:
            return -1
        return kind | (i64(WALLS.index(action.args[0])) << TURNS_SHIFT)


class BesiegeKind(WallKind):
    """The wall that a "?" is to mean."""

    word = "besiege"
    question = "besiege"


class ManKind(WallKind):
    """A meeple on the next free space of that wall."""

    word = "man"
    question = "man"


class FarmKind(WallKind):
    """A meeple on the farmer space of that wall."""

    word = "farm"
    question = "man"
