"""Turning the whole board by a quarter changes no score and no offer. The turned start is a rule module of its own,
made here."""

import random
from typing import Any

import pytest

from bastide import Action
from bastide.core.engine import Engine
from bastide.core.notation import to_action, to_packed
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.rules import MODULES, module_names
from bastide.rules.mists.module import MistsRules
from bastide.rules.mists.piles import split_into_piles
from bastide.rules.river.flow import start_river
from bastide.rules.shared_mist.banks import mists_of
from tests.reference.levels import MistSetup
from tests.reference.setup import Setup
from tests.reference.tiles import FACE_DOWN, distinct_rotations, look, turned_side

SIDES = "NESW"
TURNED = ["base", "base+fields", "base+fields+river+abbot", "base+fields+abbot+anniversary", "base+fields+abbot+ghosts"]
LONG_LEVEL = {"own_level": {"target": 400, "piles": 3, "hounds": [2, 5], "haunted": True}}


class TurnedStart(RuleModule):
    """Lays what is laid first, but turned."""

    id = "turned-start"
    hooks = ("start",)

    setup: Setup

    def __init__(self, rules: str, quarters: int) -> None:
        self.setup, self.quarters = Setup.of(rules), quarters

    def start_rank(self) -> int:
        return 99

    def start(self, engine: Engine) -> None:
        state, rules = engine.state, engine.rules
        state.lay(rules.tiles[rules.tile_index[self.setup.start]], state.board.centre, self.quarters, -1)
        if self.setup.river:
            start_river(state, rules.slices[self.setup.river], -1, 0)


def turned_engine(rules: str, quarters: int) -> Engine:
    modules = [MODULES[name]() for name in module_names(rules)]
    return Engine(Ruleset("turned", [*modules, TurnedStart(rules, quarters)], 3, 0))


class TurnedMists(TurnedStart):
    """The start tile of the mists, with its ghosts and the piles beside it."""

    def __init__(self, quarters: int, options: dict[str, Any]) -> None:
        self.setup, self.quarters = MistSetup.of("mists", 3, options), quarters
        self.rules = MistsRules()

    def start(self, engine: Engine) -> None:
        super().start(engine)
        state, team = engine.state, self.rules.team
        for placed in state.board.laid[: int(state.board.n_laid)]:
            for node in mists_of(state, placed):
                team.bring(engine, node, node.seg.tokens, "start")
        split_into_piles(team, state, engine.rules.n_bag)


def turned_mists(quarters: int, options: dict[str, Any]) -> Engine:
    start = TurnedMists(quarters, options)
    return Engine(Ruleset("turned", [MODULES["mist-tiles"](), start.rules, start], 3, 0, options))


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
    if at == "I" or what == FACE_DOWN:
        return at
    if at.isdigit():
        wanted = look(what, (int(at) + 90 * quarters) % 360)
        return str(next(turn for turn in distinct_rotations(what) if look(what, turn) == wanted))
    sides = {turned_side(side, quarters) for side in at}
    return "".join(side for side in SIDES if side in sides)


@pytest.mark.parametrize("quarters", [1, 2, 3])
@pytest.mark.parametrize("options", [*({"level": level} for level in range(1, 7)), LONG_LEVEL], ids=str)
def test_turning_the_mists_changes_no_score_and_no_offer(options: dict[str, Any], quarters: int) -> None:
    for seed in range(3):
        straight, aslant = turned_mists(0, options), turned_mists(quarters, options)
        play_both(straight, aslant, quarters, random.Random(seed))


def offers(engine: Engine) -> list[str]:
    return [to_action(engine, engine.acts[i]).text for i in range(int(engine.legal()))]


@pytest.mark.parametrize("quarters", [1, 2, 3])
@pytest.mark.parametrize("rules", TURNED)
def test_turning_the_board_changes_no_score_and_no_offer(rules: str, quarters: int) -> None:
    for seed in range(3):
        straight, aslant = turned_engine(rules, 0), turned_engine(rules, quarters)
        play_both(straight, aslant, quarters, random.Random(seed))
        assert sum(straight.scores()) > 0


def play_both(straight: Engine, aslant: Engine, quarters: int, chance: random.Random) -> None:
    while not straight.over:
        here = offers(straight)
        assert {turned(text, quarters) for text in here} == set(offers(aslant))
        text = chance.choice([one for one in here if one == "take points"] or here)
        straight.push(to_packed(straight, Action.parse(text)))
        aslant.push(to_packed(aslant, Action.parse(turned(text, quarters))))
        assert straight.scores() == aslant.scores()
    assert aslant.over
