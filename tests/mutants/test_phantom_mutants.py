"""The slow reference finds wrong rules: each mutant of the Phantom has one, and some short game differs."""

from collections.abc import Callable
from typing import Any

import pytest

from bastide.core.actions import FIGURE, PASS
from bastide.core.figures import FigureSpec
from bastide.rules import phantom
from bastide.rules.base.figures import PlaceFigure
from bastide.rules.base.module import ROLES
from bastide.rules.interactions import PhantomArrows, PhantomFlier
from bastide.rules.phantom import Phantom, PlacePhantom
from tests.mutants.mutant import Patch, expect_difference, replaced
from tests.properties.boxes import play_a_game

COMPANY = "+abbot+arrows+flier+conquest+inns+traders"


def spec(**changes: Any) -> Callable[[Phantom], list[FigureSpec]]:
    told = {"count": 1, "stands": ROLES, "like": "meeple", **changes}
    return lambda self: [FigureSpec("phantom", **told)]


def always_due(self: PlacePhantom, engine: Any) -> bool:
    return True


def due_after_figures_only(self: PlacePhantom, engine: Any) -> bool:
    return bool(engine.state.values[self.slot] & (phantom.MET if self.after_meeple else phantom.PLACED))


def due_after_any_meeple(self: PlacePhantom, engine: Any) -> bool:
    if self.after_meeple:
        return bool(engine.state.values[self.slot] & phantom.PLACED)
    return bool(engine.frames[engine.n_frames - 1].action != PASS)


def any_figure(self: PlacePhantom, engine: Any) -> None:
    PlaceFigure.offer(self, engine)


def occupied_too(self: PlacePhantom, engine: Any) -> None:
    state, rules = engine.state, engine.rules
    for placed in state.board.laid[int(state.turn_laid) : int(state.board.n_laid)]:
        for i in range(int(placed.rot.n_segments)):
            node = state.features.nodes[placed.base + i]
            if (rules.stands[self.kind] >> node.kind) & 1:
                engine.add_offer(FIGURE | (self.kind << 6) | (i << 10) | (placed.cell << 18))


def never(self: PlacePhantom, engine: Any) -> bool:
    self.clear(engine.state)
    return False


def forgetful(self: Phantom, engine: Any, figure: Any) -> None:
    engine.state.set(self.step.slot, phantom.PLACED | phantom.MET)


MUTANTS: dict[str, Patch] = {
    "asked after passing": replaced(PlacePhantom, "_is_due", always_due),
    "not asked after a recall": replaced(PlacePhantom, "_is_due", due_after_figures_only),
    "asked after a meeple elsewhere": replaced(PlacePhantom, "_is_due", due_after_any_meeple),
    "never asked": replaced(PlacePhantom, "enter", never),
    "any second figure": replaced(PlacePhantom, "offer", any_figure),
    "in occupied features": replaced(PlacePhantom, "offer", occupied_too),
    "a second wall figure": replaced(Phantom, "figure_placed", forgetful),
    "counts as two": replaced(Phantom, "figures", spec(strength=2)),
    "never in cities": replaced(Phantom, "figures", spec(stands={"road": "highwayman", "field": "farmer"})),
    "three each": replaced(Phantom, "figures", spec(count=3)),
    "symbols bring it": replaced(PhantomArrows, "ready", lambda self, rules: None),
    "two flights": replaced(PhantomFlier, "figure_placed", lambda self, engine, figure: None),
}


@pytest.mark.long
@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_reference_finds_it(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_difference(monkeypatch, MUTANTS[mutant], play_games)


def play_games() -> None:
    for seed in range(40):
        play_a_game("phantom", COMPANY, seed, draws=24)
