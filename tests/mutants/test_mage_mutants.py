"""Wrong rules of Mage & Witch, one at a time: the slow reference finds each of them."""

import pytest

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.state import State
from bastide.rules.base.tiles import symbol_placed
from bastide.rules.mage import magic, pieces
from bastide.rules.mage.magic import Magic
from bastide.rules.mage.module import Mage
from bastide.rules.mage.pieces import MAGE, WITCH, Pieces
from bastide.rules.mage.points import MagePoints, WitchPoints
from tests.mutants.mutant import Patch, expect_difference, replaced
from tests.properties.boxes import play_a_game
from tests.rules.magic_boards import EngineMagic, MagicDrawer, ReferenceMagic

SEEDS = range(40)


def never(*_: object) -> bool:
    return False


def anywhere(self: Pieces, state: State, root: Node) -> bool:
    """Completed features are places, too."""
    free = not self.is_in(state, MAGE, root) and not self.is_in(state, WITCH, root)
    return bool((self.goes >> root.kind) & 1) and free


def where_the_witch_is(self: Pieces, state: State, root: Node) -> bool:
    return root.open > 0 and bool((self.goes >> root.kind) & 1) and not self.is_in(state, MAGE, root)


def where_it_is(self: Pieces, state: State, root: Node) -> bool:
    return root.open > 0 and bool((self.goes >> root.kind) & 1) and not self.is_in(state, WITCH, root)


def tiles_and_shields(self: MagePoints, state: State, root: Node, final: bool) -> int:
    return int(root.tiles + root.shields) if self.pieces.is_in(state, MAGE, root) else 0


def not_at_the_end(self: MagePoints, state: State, root: Node, final: bool) -> int:
    return int(root.tiles) if self.pieces.is_in(state, MAGE, root) and not final else 0


def rounded_down(self: WitchPoints, state: State, root: Node, final: bool) -> int:
    others = int(state.rules.scoring.worth_of_others(state, root, final, self.reason))
    return -((others + 1) // 2) if self.pieces.is_in(state, WITCH, root) else 0


def only_occupied(self: Mage, engine: Engine, root: Node) -> None:
    """The pieces stay in a feature that nobody scored."""
    for piece in (MAGE, WITCH):
        if self.pieces.is_in(engine.state, piece, root) and root.figures:
            self.pieces.remove(engine, piece)


def stays(self: Mage, engine: Engine, root: Node) -> None:
    pass


def asks_on(self: Magic, engine: Engine) -> bool:
    """With nowhere to go nothing happens."""
    if not (symbol_placed(engine.state, self.pieces.signs) or self.pieces.are_together(engine.state)):
        return False
    if not self.pieces.places(engine.state):
        return False
    engine.state.decider = engine.state.seat
    return True


MUTANTS: dict[str, Patch] = {
    "no move after the sign": replaced(magic, "symbol_placed", lambda state, shown: None),
    "no move after a join": replaced(Pieces, "are_together", never),
    "to completed features": replaced(Pieces, "may_go", anywhere),
    "to the other one": replaced(Pieces, "may_go", where_the_witch_is),
    "to where it is": replaced(Pieces, "may_go", where_it_is),
    "shields for the mage": replaced(MagePoints, "points", tiles_and_shields),
    "no mage at the end": replaced(MagePoints, "points", not_at_the_end),
    "half rounded down": replaced(WitchPoints, "points", rounded_down),
    "stays unless scored": replaced(Mage, "completed", only_occupied),
    "stays in completed features": replaced(Mage, "completed", stays),
    "nothing goes off": replaced(Magic, "enter", asks_on),
    "named by any segment": replaced(pieces, "first_segment", lambda board, root: root),
}


CLOSED = """
    .     E180  B
    .     .     B
    A270  *     A90
"""
APART = """
    W  *  .
    .  B  U90
"""
RARE = (
    (CLOSED, {"mage": "city 0,0 N", "witch": "city 0,-2 S"}, "MW-two-caps", (0, -1)),
    (APART, {"mage": "road -1,0 E", "witch": "road 1,1 NS"}, "V", (1, 0)),
)
"""What random games hardly meet: all is completed, and both are joined."""


def play_rare_turns() -> None:
    for drawing, places, tile, at in RARE:
        found = []
        for make in (EngineMagic, ReferenceMagic):
            board = MagicDrawer(make)(drawing, **places)
            board.place(board.turn_of(), tile, at=at)
            found.append(board.table.legal())
        assert found[0] == found[1]


def play_many() -> None:
    play_rare_turns()
    for seed in SEEDS:
        play_a_game("mage", "", seed, draws=25)


@pytest.mark.long
@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_reference_finds_it(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_difference(monkeypatch, MUTANTS[mutant], play_many)
