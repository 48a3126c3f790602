"""Several modules grant one kind of action (need M5): a leap to a free road, by an odd turn or by a shield laid."""

from pathlib import Path

import pytest

from bastide import Game, RulesetError
from bastide.core.actions import Action, pack_spot
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.spot_actions import SpotKind, figure_kind, spot_node, spot_segment
from bastide.core.step import ActionKind
from bastide.rules import MODULES
from bastide.rules.base.figures import put_on
from tests.conformance.laws import Witness


class Leap(SpotKind):
    """ "leap meeple road 0,0 EW": a meeple on a free road of any tile."""

    word = "leap"

    def grants(self, engine: Engine) -> bool:
        return False

    def apply(self, engine: Engine, action: int) -> bool:
        put_on(engine, figure_kind(action), spot_node(engine.state, action).cell, spot_segment(action), self.word)
        return True

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        return super().sayable(engine, placed) if self.grants(engine) else []

    def offer(self, engine: Engine) -> None:
        rules, state = engine.rules, engine.state
        meeple, road = rules.figure_index["meeple"], rules.kinds["road"]
        if not self.grants(engine) or not state.supply(state.seat, meeple):
            return
        for node in state.features.nodes[: int(state.features.n_nodes)]:
            if node.kind == road and node.root().figures == 0 and rules.may_stand(state, meeple, node):
                spot = pack_spot(rules.kind_code["leap"], meeple, node.index - node.base, node.cell)
                engine.add_offer(spot)


class OddLeap(Leap):
    """In odd turns."""

    def grants(self, engine: Engine) -> bool:
        return engine.state.turn % 2 == 1

    def why(self, engine: Engine, action: int) -> Refusal | None:
        return Refusal("no-odd-leap", "LEA-1", "You can leap to a free road in odd turns.")


class ShieldLeap(Leap):
    """With a shield on the tile just laid."""

    def grants(self, engine: Engine) -> bool:
        board = engine.state.board
        return any(int(part.shields) for part in board.laid[int(board.n_laid) - 1].rot.segments)

    def why(self, engine: Engine, action: int) -> Refusal | None:
        return Refusal("no-shield-leap", "LEA-2", "You can leap to a free road with a shield on your tile.")


class Leaps(RuleModule):
    hooks = ("actions", "offer")

    def __init__(self) -> None:
        self.leap: Leap = OddLeap()

    def actions(self) -> list[ActionKind]:
        return [self.leap]

    def offer(self, engine: Engine, step: str) -> None:
        self.leap.offer(engine)


class OddLeaps(Leaps):
    id = "odd-leaps"


class ShieldLeaps(Leaps):
    id = "shield-leaps"

    def __init__(self) -> None:
        self.leap = ShieldLeap()


class OtherLeap(SpotKind):
    """The same word, by a class that knows nothing of the other one."""

    word = "leap"


class OtherLeaps(Leaps):
    id = "other-leaps"

    def actions(self) -> list[ActionKind]:
        return [OtherLeap()]


@pytest.fixture(autouse=True)
def _leaps(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (OddLeaps, ShieldLeaps, OtherLeaps):
        monkeypatch.setitem(MODULES, module.id, module)


def figure_offers(text: str, tiles: list[str]) -> tuple[Game, list[str]]:
    """The offers for the figure after these placements, without figures before the last one."""
    game = Game(text, players=2, chance="manual")
    for line in tiles:
        if game.decision is not None and game.decision.step == "figure":
            game.push("pass")
        game.push(f"draw {line.split()[0]}")
        game.push(f"place {line}")
    return game, [action.text for action in game.legal_actions() if action.kind == "leap"]


FIRST = "C 0,-1 0"
SECOND = "U 1,0 0"


def test_each_module_offers_the_action() -> None:
    assert figure_offers("base+shield-leaps", [FIRST])[1] == ["leap meeple road 0,0 EW"]
    assert figure_offers("base+odd-leaps", [FIRST])[1] == []
    both = "base+odd-leaps+shield-leaps"
    assert figure_offers(both, [FIRST])[1] == ["leap meeple road 0,0 EW"]
    assert "leap meeple road 0,0 EW" in figure_offers(both, [FIRST, SECOND])[1]


def test_what_both_offer_counts_once() -> None:
    offers = figure_offers("base+odd-leaps+shield-leaps", [SECOND, "C 0,-1 0"])[1]
    assert len(offers) == len(set(offers)) > 0


def test_the_module_that_grants_it_explains_a_refusal() -> None:
    game, _ = figure_offers("base+odd-leaps+shield-leaps", [FIRST])
    refusal = game.why("leap meeple city 0,0 N")
    assert refusal is not None
    assert refusal.rule == "LEA-2"
    game, _ = figure_offers("base+odd-leaps+shield-leaps", [FIRST, SECOND])
    refusal = game.why("leap meeple city 0,0 N")
    assert refusal is not None
    assert refusal.rule == "LEA-1"


def test_kinds_with_one_word_of_different_classes_are_refused() -> None:
    with pytest.raises(RulesetError, match="odd-leaps and other-leaps both bring the action 'leap'"):
        Game("base+odd-leaps+other-leaps")


@pytest.mark.parametrize("text", ["base", "base+fields+traders+arrows"])
def test_a_game_obeys_the_invariants(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+odd-leaps+shield-leaps", players=3, chance="manual"), text).play()
    assert "leap" in witness.verbs
    witness.replay(tmp_path)
    witness.rewind()
