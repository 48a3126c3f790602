"""Turning the whole board by a quarter changes no score and no offer. The turned start is a rule module of its own,
made here."""

import random

import pytest

from bastide import Action
from bastide.core.engine import Engine
from bastide.core.hooks import RuleModule
from bastide.core.notation import to_action, to_packed
from bastide.core.ruleset import Ruleset
from bastide.rules import MODULES, module_names
from bastide.rules.river.course import spring_laid
from tests.reference.setup import Setup
from tests.reference.tiles import distinct_rotations, look, turned_side

SIDES = "NESW"


class TurnedStart(RuleModule):
    """Lays what is laid first, but turned."""

    id = "turned-start"
    hooks = ("start",)

    def __init__(self, rules: str, quarters: int) -> None:
        self.setup, self.quarters = Setup.of(rules), quarters

    def start_rank(self) -> int:
        return 9

    def start(self, engine: Engine) -> None:
        state, rules = engine.state, engine.rules
        state.lay(rules.tiles[rules.tile_index[self.setup.start]], state.board.centre, self.quarters, -1)
        if self.setup.river:
            spring_laid(state, rules.slices[self.setup.river])


def turned_engine(rules: str, quarters: int) -> Engine:
    modules = [MODULES[name]() for name in module_names(rules)]
    return Engine(Ruleset("turned", [*modules, TurnedStart(rules, quarters)], 3, 0))


def turned(text: str, quarters: int) -> str:
    """The same action on the turned board: north becomes east for each quarter."""
    words = text.split()
    for place, word in enumerate(words):
        if "," in word:
            x, y = (int(number) for number in word.split(","))
            for _ in range(quarters):
                x, y = -y, x
            words[place] = f"{x},{y}"
            words[place + 1] = turned_at(words[place - 1], words[place + 1], quarters)
    return " ".join(words)


def turned_at(what: str, at: str, quarters: int) -> str:
    """`at` is a rotation of the tile `what`, or says where on its tile a feature of the kind `what` lies."""
    if what == "field":
        return "".join(sorted(str((int(half) + 2 * quarters) % 8) for half in at))
    if at == "I":
        return at
    if at.isdigit():
        wanted = look(what, (int(at) + 90 * quarters) % 360)
        return str(next(turn for turn in distinct_rotations(what) if look(what, turn) == wanted))
    sides = {turned_side(side, quarters) for side in at}
    return "".join(side for side in SIDES if side in sides)


def offers(engine: Engine) -> list[str]:
    return [to_action(engine, engine.acts[i]).text for i in range(int(engine.legal()))]


@pytest.mark.parametrize("quarters", [1, 2, 3])
@pytest.mark.parametrize("rules", ["base", "base+fields", "base+fields+river+abbot", "base+fields+abbot+anniversary"])
def test_turning_the_board_changes_no_score_and_no_offer(rules: str, quarters: int) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        straight, aslant = turned_engine(rules, 0), turned_engine(rules, quarters)
        while not straight.over:
            here = offers(straight)
            assert {turned(text, quarters) for text in here} == set(offers(aslant))
            text = chance.choice(here)
            straight.push(to_packed(straight, Action.parse(text)))
            aslant.push(to_packed(aslant, Action.parse(turned(text, quarters))))
            assert straight.scores() == aslant.scores()
        assert aslant.over
        assert sum(straight.scores()) > 0
