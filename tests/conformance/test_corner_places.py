"""An offer at a corner of a tile, for figures that stand where four tiles meet."""

import pytest

from bastide import Game
from bastide.choices.choices import list_choices
from bastide.core.actions import TURNS_SHIFT, Action
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.rule_module import RuleModule
from bastide.core.step import ActionKind
from bastide.core.tiles.attributes import CORNERS
from bastide.rules import MODULES
from bastide.server.protocol.terms import Terms


class Post(ActionKind):
    """ "post NW": on a corner of the tile laid. Packed: kind | corner << 6."""

    word = "post"
    question = "figure"

    def numbers(self, rules: object) -> int:
        return len(CORNERS)

    def to_action(self, engine: Engine, packed: int) -> Action:
        return Action("post", args=(CORNERS[packed >> TURNS_SHIFT],))

    def to_packed(self, engine: Engine, action: Action, kind: int) -> int:
        known = {(corner,): number for number, corner in enumerate(CORNERS)}
        return kind | (known[action.args] << TURNS_SHIFT) if action.args in known else -1

    def points_at(self, engine: Engine, packed: int) -> tuple[Node, str] | None:
        placed = engine.state.board.laid[int(engine.state.turn_laid)]
        return engine.state.node_at(placed, 0), f"corner {CORNERS[packed >> TURNS_SHIFT]}"

    def apply(self, engine: Engine, action: int) -> bool:
        return True


class Posts(RuleModule):
    """Posts at all four corners."""

    id = "posts"
    hooks = ("actions", "offer")

    def actions(self) -> list[ActionKind]:
        return [Post()]

    def offer(self, engine: Engine, step: str) -> None:
        for corner in range(len(CORNERS)):
            engine.add_offer(engine.rules.kind_code["post"] | (corner << TURNS_SHIFT))


@pytest.mark.parametrize(("tile", "rotation"), [("U", 0), ("V", 270)])
def test_a_slot_is_at_the_corner_as_seen_on_the_map(tile: str, rotation: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "posts", Posts)
    game = Game("base+posts", players=2, chance="manual")
    for text in (f"draw {tile}", f"place {tile} {'1,0' if tile == 'U' else '-1,0'} {rotation}"):
        game.push(text)
    slots = {offer["id"]: offer for offer in list_choices(game, Terms("base+posts")) if offer["id"].startswith("post")}
    assert {name: slot["at"] for name, slot in slots.items()} == {
        "post NW": [0, 0], "post NE": [100, 0], "post SE": [100, 100], "post SW": [0, 100],
    }  # fmt: skip
    assert {slot["shape"] for slot in slots.values()} == {"slot"}
