"""Turning the whole board by a quarter changes no score and no offer. The turned start is a rule module of its own,
made here."""

import random

import pytest

from bastide import Action
from bastide.core.engine import Engine
from bastide.core.hooks import RuleModule
from bastide.core.notation import to_action, to_packed
from bastide.core.ruleset import Ruleset
from bastide.core.tiles import TileSpec
from bastide.rules.base.rules import BaseRules
from bastide.rules.base.tiles import base_catalogue
from bastide.rules.fields import Fields
from tests.reference.tiles import distinct_rotations, look, turned_side

SIDES = "NESW"


class TurnedTiles(RuleModule):
    """The base tiles around a start tile that lies turned."""

    id = "turned-tiles"
    hooks = ("tiles", "start")

    def __init__(self, quarters: int) -> None:
        self.quarters = quarters

    def tiles(self) -> list[TileSpec]:
        return base_catalogue()

    def start(self, engine: Engine) -> None:
        state = engine.state
        index = engine.rules.tile_index["D-start"]
        state.add(engine.rules.bag_slot + index, -1)
        state.bag -= 1
        state.lay(engine.rules.tiles[index], state.board.centre, self.quarters, -1)


def turned_engine(quarters: int, fields: bool) -> Engine:
    modules = [BaseRules(), TurnedTiles(quarters)] + ([Fields()] if fields else [])
    return Engine(Ruleset("turned", modules, 3, 0))


def turned(action: Action, quarters: int) -> str:
    """The same decision on the turned board: north becomes east for each quarter."""
    x, y, at = action.x, action.y, action.at
    for _ in range(quarters):
        x, y = -y, x
    if action.kind == "place":
        rotation = (action.rotation + 90 * quarters) % 360
        looks = [
            turn for turn in distinct_rotations(action.tile) if look(action.tile, turn) == look(action.tile, rotation)
        ]
        return f"place {action.tile} {x},{y} {looks[0]}"
    if action.kind != "figure":
        return action.text
    if action.feature == "field":
        at = "".join(sorted(str((int(half) + 2 * quarters) % 8) for half in at))
    elif at != "I":
        sides = {turned_side(side, quarters) for side in at}
        at = "".join(side for side in SIDES if side in sides)
    return f"{action.figure} {action.feature} {x},{y} {at}"


def offers(engine: Engine) -> list[Action]:
    return [to_action(engine, engine.acts[i]) for i in range(int(engine.legal()))]


@pytest.mark.parametrize("quarters", [1, 2, 3])
@pytest.mark.parametrize("fields", [False, True], ids=["base", "fields"])
def test_turning_the_board_changes_no_score_and_no_offer(quarters: int, fields: bool) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        straight, aslant = turned_engine(0, fields), turned_engine(quarters, fields)
        while not straight.over:
            here = offers(straight)
            assert {turned(action, quarters) for action in here} == {action.text for action in offers(aslant)}
            action = chance.choice(here)
            straight.push(to_packed(straight, action))
            aslant.push(to_packed(aslant, Action.parse(turned(action, quarters))))
            assert straight.scores() == aslant.scores()
        assert aslant.over
        assert sum(straight.scores()) > 0
