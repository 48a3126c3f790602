"""Tiles that cannot be drawn until a condition holds, and tiles that are never drawn (need M2)."""

from pathlib import Path

import pytest

from bastide import Game
from bastide.aids import cells
from bastide.core.actions import DRAW, KIND_MASK, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.state import State
from bastide.core.tiles.tables import TileType
from bastide.rules import MODULES
from tests.conformance.laws import Witness

SHIELDS = "M"
"""A corner city with a shield in the catalogue of the base game."""


class Heralds(RuleModule):
    """Tiles with shields sleep until a monastery is laid. Under each monastery lies a tile that is never drawn."""

    id = "heralds"
    hooks = ("withheld", "tile_placed", "state_slots", "why")

    def monasteries(self, state: State) -> int:
        return int(state.values[state.rules.slices[self.id]])

    def withheld(self, state: State, tile: TileType | None) -> int:
        if tile is None:
            return self.monasteries(state)
        shields = any(part.number("shields") for part in tile.spec.segments)
        return int(state.left(tile.index)) if shields and self.monasteries(state) == 0 else 0

    def tile_placed(self, engine: Engine) -> None:
        state = engine.state
        if state.board.laid[int(state.board.n_laid) - 1].tile.spec.shows("monastery"):
            state.add(state.rules.slices[self.id], 1)

    def state_slots(self, n_seats: int) -> list[int]:
        return [0]

    def why(self, engine: Engine, action: int) -> Refusal | None:
        asleep = action & KIND_MASK == DRAW and engine.state.left(action >> TURNS_SHIFT) > 0
        return Refusal("asleep", "HER-1", "Tiles with shields sleep until a monastery is laid.") if asleep else None


class Half(RuleModule):
    """Of each tile type half of the copies, rounded up, cannot be drawn."""

    id = "half"
    hooks = ("withheld",)

    def withheld(self, state: State, tile: TileType | None) -> int:
        return (int(state.left(tile.index)) + 1) // 2 if tile is not None else 0


@pytest.fixture(autouse=True)
def _heralds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "heralds", Heralds)
    monkeypatch.setitem(MODULES, "half", Half)


def offered(game: Game) -> set[str]:
    return {action.text.split()[1] for action in game.legal_actions()}


def lay(game: Game, place: str) -> None:
    game.push(f"draw {place.split()[0]}")
    game.push(f"place {place}")
    game.push("pass")


def test_a_withheld_tile_is_drawn_once_the_condition_holds() -> None:
    game = Game("base+heralds", players=2, chance="manual")
    assert SHIELDS in game.left()
    assert SHIELDS not in offered(game)
    refusal = game.why(f"draw {SHIELDS}")
    assert refusal is not None
    assert refusal.rule == "HER-1"
    lay(game, "B 0,1 0")
    assert SHIELDS in offered(game)
    game.pop()
    game.pop()
    game.pop()
    assert SHIELDS not in offered(game)


def test_chance_draws_each_drawable_tile_with_the_same_probability() -> None:
    game = Game("base+heralds", players=2, chance="manual")
    chances = {game.engine.rules.tiles[action >> TURNS_SHIFT].id: p for action, p in game.engine.chance()}
    left = {name: n for name, n in game.left().items() if name in offered(game)}
    assert chances == pytest.approx({name: n / sum(left.values()) for name, n in left.items()})


def test_the_view_tells_how_many_may_still_be_drawn() -> None:
    game = Game("base+heralds", players=2, chance="manual")
    left = game.view_for(None)["left"]
    assert (left["total"], left["draws"], left["withheld"][SHIELDS]) == (71, 71, game.left()[SHIELDS])
    lay(game, "B 0,1 0")
    left = game.view_for(None)["left"]
    assert (left["total"], left["draws"], left["withheld"]) == (70, 69, {})


def test_of_two_modules_the_one_that_withholds_more_counts() -> None:
    rules = Game("base+heralds+half", players=2, chance="manual").engine
    left = {tile.id: (int(rules.state.left(tile.index)), int(rules.rules.drawable(rules.state, tile.index)))
            for tile in rules.rules.tiles}  # fmt: skip
    assert left[SHIELDS][1] == 0
    assert left["U"] == (7, 3)


@pytest.mark.parametrize("hand", [1, 2])
def test_the_game_ends_with_the_hidden_tiles_in_the_bag(hand: int) -> None:
    game = Game("base+heralds", players=2, seed=11, hand=hand)
    while not game.over:
        aid = cells(game.engine)
        assert all(0 <= chance <= 1 for one in aid for chance in (one.filled, *one.comes))
        game.push(game.legal_actions()[0])
    module = next(module for module in game.engine.rules.modules if isinstance(module, Heralds))
    assert sum(game.left().values()) == module.monasteries(game.engine.state) > 0


def test_the_game_ends_if_only_withheld_tiles_are_left() -> None:
    game = Game("base+half", players=2, seed=3)
    while not game.over:
        game.push(game.legal_actions()[0])
    assert 0 < sum(game.left().values()) < 71
    assert set(game.left().values()) == {1}


@pytest.mark.parametrize("text", ["base", "base+fields+river+traders+arrows"])
def test_a_game_obeys_the_invariants(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+heralds", players=3, chance="manual"), text).play()
    witness.replay(tmp_path)
    witness.rewind()
