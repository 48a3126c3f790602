"""The greedy bot with ghosts, guards, castles and cemeteries: whom it haunts, what it fears, what it gains."""

import pytest

from bastide import Game
from bastide.bots import make_bot
from bastide.bots.arena import play_match
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, draw
from bastide.core.actions import CELL_SHIFT, FIRST_OF_MODULES, KIND_MASK
from bastide.core.engine import Engine
from bastide.core.figures import Figure
from bastide.core.notation import to_action
from bastide.heuristics.module_heuristics import list_heuristics
from bastide.rules import new_engine

from .family import found, offered

GHOSTS = "base+fields+ghosts"
COMPANY: list[tuple[str, int]] = [
    (GHOSTS, 2),
    ("base+fields+abbot+anniversary+ghosts", 2),
    ("base+river+abbot+ghosts", 3),
    ("base+mist", 3),
    ("base+fields+cemeteries", 2),
    ("base+mist+castles+arrows", 2),
]
"""The whole, its parts, and the company it keeps."""


CITY = (
    *("draw R", "place R 1,-1 180", "meeple city 1,-1 ESW", "draw E", "place E 0,2 0", "meeple city 0,2 N"),
    *("draw N", "place N 2,-1 0", "draw N", "place N 2,-2 270", "draw R", "place R 1,-2 0"),
    *("draw M", "place M 0,-2 90", "draw E", "place E 1,-3 180", "draw E", "place E 0,-3 180"),
    *("draw U", "place U 2,0 0", "meeple road 2,0 EW"),
)
"""Red has a highwayman, and a knight in a city of nine tiles with one gap; blue is to move."""


def city(*actions: str) -> tuple[Game, Figure]:
    """The game, and the knight, who has two ghosts."""
    game = Game("base+ghosts", players=2, chance="manual")
    for action in (*CITY, *actions):
        game.push(action)
    knight = game.engine.state.figures[0]
    game.engine.state.add_tokens(knight, 2)
    return game, knight


def victim(engine: Engine, act: int) -> Figure | None:
    """Who gets the ghost."""
    return engine.rules.action_kinds[(act & KIND_MASK) - FIRST_OF_MODULES].aims_at(engine, act)


def finish_turn(engine: Engine) -> None:
    """Greedy answers what its turn still asks."""
    bot, seat = make_bot("greedy"), engine.seat
    while engine.seat == seat:
        engine.push(bot.choose_packed(engine))


def test_its_ghost_drives_off_whom_it_hurts_most() -> None:
    """The third ghost costs red all that the city stands for (GHO-17)."""
    game, knight = city("draw MM20", "place MM20 -1,0 0")
    assert [decision.step for decision in [game.decision] if decision] == ["thicken"]
    assert victim(game.engine, make_bot("greedy").choose_packed(game.engine)) is knight


def test_it_places_so_that_mist_drives_off_the_best_figure() -> None:
    """It has seen, before it places the tile, whom the ghost could go to: 4 of 31 placements thicken mist."""
    game, knight = city("draw MM20")
    finish_turn(game.engine)
    assert knight.node is None


def test_it_spares_its_own_figure_the_third_ghost() -> None:
    """The highwayman gets the ghost instead (GHO-13)."""
    game, knight = city("draw U", "place U 0,3 0", "pass", "draw U", "place U -1,0 90")
    assert [decision.step for decision in [game.decision] if decision] == ["disperse"]
    chosen = victim(game.engine, make_bot("greedy").choose_packed(game.engine))
    assert chosen is not None
    assert chosen is not knight


def test_it_leaves_mist_alone_that_would_cost_it() -> None:
    """Red breaks no mist where it can go elsewhere."""
    game, _ = city("draw U", "place U 0,3 0", "pass", "draw U")
    finish_turn(game.engine)
    assert [figure.tokens for figure in game.engine.state.figures if figure.tokens] == [2]


def test_what_ghosts_take_can_be_asked_ahead_of_time() -> None:
    """2 points each while the game goes on, 1 at the end; nothing for guards (GHO-19, GHO-30, GHO-34)."""
    game, knight = city()
    rules, state, node = game.engine.rules, game.engine.state, knight.node
    assert node is not None
    root, keepers = node.root(), list_heuristics(rules)
    assert [sum(keeper.owed(state, root, 0, final) for keeper in keepers) for final in (False, True)] == [4, 2]
    assert [sum(keeper.owed(state, root, 1, final) for keeper in keepers) for final in (False, True)] == [0, 0]
    kinds = enumerate(rules.figure_specs)
    assert [spec.name for kind, spec in kinds if all(keeper.spares(kind) for keeper in keepers)] == ["guard"]


def diggers(engine: Engine) -> list[int]:
    """Placements that finish a cemetery where the player to move digs."""
    state, cemetery = engine.state, engine.rules.kinds["cemetery"]
    width = int(state.board.width)
    for figure in state.figures:
        node = figure.node
        if node is not None and node.kind == cemetery and figure.seat == engine.seat:
            around = [int(node.cell) + row * width + column for row in (-1, 0, 1) for column in (-1, 0, 1)]
            gaps = [cell for cell in around if state.board.placed_at(cell) is None]
            acts = list(offered(engine).values())
            if len(gaps) == 1:
                return [act for act in acts if act >> CELL_SHIFT == gaps[0]]
    return []


def value_of(engine: Engine, acts: list[int]) -> float:
    """The best of these against the best of all others."""
    judged = Judge(engine).judge()
    return max(v for act, v in judged if act in acts) - max(v for act, v in judged if act not in acts)


def test_it_finishes_a_cemetery_for_the_guard() -> None:
    """With a guard in stock it thinks better of it than without (GHO-42, GHO-43)."""

    def wanted(engine: Engine) -> bool:
        return engine.state.bag > 20 and 0 < len(diggers(engine)) < engine.legal()

    for engine in found("base+cemeteries", "place", [2, 12, 118, 127], wanted):
        acts, guard = diggers(engine), engine.rules.figure_index["guard"]
        gain = value_of(engine, acts)
        engine.state.set(engine.rules.stock_slot + engine.seat * engine.rules.n_kinds + guard, 0)
        assert gain > value_of(engine, acts) + 0.5


def test_a_guard_is_the_better_knight_of_a_big_city() -> None:
    """No ghost comes to it (GHO-19): it brings what a meeple brings, and stays."""
    game = Game("base+ghosts", players=2, chance="manual")
    game.push("draw R")
    game.push("place R 1,-1 180")
    values = {to_action(game.engine, act).text: value for act, value in Judge(game.engine).judge()}
    assert values["guard city 1,-1 ESW"] > values["meeple city 1,-1 ESW"] > values["pass"]


def test_a_castle_is_worth_more_than_a_cemetery_without_guards_in_stock() -> None:
    """Points against nothing: of the misty tiles around a castle, and of none around a cemetery (GHO-43, GHO-52)."""
    engine = new_engine(GHOSTS, 2)
    judge = Judge(engine)
    worth = {name: judge.outlook.around[engine.rules.kinds[name]] for name in ("castle", "cemetery", "monastery")}
    assert worth["castle"][0] > worth["castle"][1] > worth["cemetery"][0] == worth["cemetery"][1]
    assert worth["monastery"] == (1.0, 1.0)


def test_the_plain_one_does_not_mind_ghosts() -> None:
    """To the outlook of the base game all figures are alike as long as none is driven off."""

    def wanted(engine: Engine) -> bool:
        return engine.state.bag > 30 and all(figure.tokens < 2 for figure in engine.state.figures)

    compared = 0
    for engine in found(GHOSTS, "disperse", [1, 2, 3, 4], wanted):
        values = [value for _, value in Judge(engine, base_only=True).judge()]
        assert max(values) == pytest.approx(min(values))
        seen = [value for _, value in Judge(engine).judge()]
        compared += max(seen) > min(seen) + 0.1
    assert compared > 0


def test_features_remembered_are_worth_what_they_are_worth_anew() -> None:
    """What the judge keeps of features, ghosts and boards between placements changes no value: each offer, judged by
    somebody who has seen nothing before, is worth the same."""
    engine = new_engine(GHOSTS, 2)
    judge, chance, compared = Judge(engine), Rng(8), 0
    while engine.plies < 150:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        asked = engine.current().question
        best = max(judge.judge(), key=lambda pair: pair[1])
        engine.push(best[0])
        if asked in ("thicken", "disperse") and engine.current().question == "figure":
            assert max(value for _, value in Judge(engine).judge()) >= best[1] - 1e-6
            compared += 1
    assert compared > 0


@pytest.mark.long
@pytest.mark.parametrize("rules", [GHOSTS, "base+fields+abbot+ghosts"])
def test_it_beats_the_outlook_of_the_base_game(rules: str) -> None:
    """The 95 % interval of its share lies above one half; benchmarks/bots.py tells the figures."""
    *_, result = play_match("greedy", "plain", 400, 1, rules)
    assert result.interval[0] > 0.5


@pytest.mark.long
def test_it_wins_98_percent_against_random() -> None:
    *_, result = play_match("greedy", "random", 200, 1, GHOSTS)
    assert result.wins_a >= 196
