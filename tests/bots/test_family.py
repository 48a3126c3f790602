"""The greedy bot with rivers, abbots and arrows: what a player who knows them would do."""

import pytest

from bastide import Game
from bastide.bots import make_bot
from bastide.bots.arena import play_match
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, choose_uniformly, draw, rewind
from bastide.core.actions import CELL_SHIFT, KIND_MASK, PASS, SEGMENT_SHIFT
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.notation import to_action
from bastide.rules import new_engine

from .family import ANNIVERSARY, RIVER, found, offered, results


def chosen(engine: Engine, name: str = "greedy") -> str:
    return to_action(engine, make_bot(name).choose_packed(engine)).text


def node_of(engine: Engine, act: int) -> Node:
    """The segment that an offer with a figure is about."""
    placed = engine.state.board.placed_at(act >> CELL_SHIFT)
    assert placed is not None
    return engine.state.node_at(placed, (act >> SEGMENT_SHIFT) & 255)


def abbot_on_board(engine: Engine) -> Node | None:
    """Where the abbot stands who may be recalled."""
    recalls = [act for text, act in offered(engine).items() if text.startswith("recall")]
    return node_of(engine, recalls[0]).root() if recalls else None


def recall_against_none(engine: Engine) -> float:
    """How much better the bot thinks of the recall than of doing nothing."""
    values = {to_action(engine, act).kind: value for act, value in Judge(engine).judge()}
    return values["recall"] - values["pass"]


def places_to_come(engine: Engine) -> int:
    """Tiles in the bag with a place for an abbot."""
    stands = int(engine.rules.stands[engine.rules.figure_index["abbot"]])
    return sum(
        int(engine.state.left(tile.index))
        for tile in engine.rules.tiles
        if any((stands >> int(segment.kind)) & 1 for segment in tile.rots[0].segments)
    )


def gaps_around(engine: Engine, node: Node) -> list[int]:
    """For each empty cell around a node how many tiles of the bag fit there."""
    state, width = engine.state, int(engine.state.board.width)
    cells = [int(node.cell) + row * width + column for row in (-1, 0, 1) for column in (-1, 0, 1)]
    codes = [int(state.board.code_at(cell)) for cell in cells if state.board.placed_at(cell) is None]
    return [sum(int(state.left(tile.index)) for tile in engine.rules.tiles if tile.fit[code]) for code in codes]


def stuck(engine: Engine) -> bool:
    """No tile that is left fits beside the abbot, and places for him are still to come."""
    node = abbot_on_board(engine)
    return node is not None and sum(gaps_around(engine, node)) == 0 < node.open and places_to_come(engine) > 3


def growing(engine: Engine) -> bool:
    """Some tile may still come beside the abbot, and no place for him is left in the bag."""
    node = abbot_on_board(engine)
    return node is not None and max(gaps_around(engine, node), default=0) > 3 and places_to_come(engine) == 0


def young(engine: Engine) -> bool:
    """The abbot has hardly arrived, and the bag is full."""
    node = abbot_on_board(engine)
    return node is not None and node.tiles <= 3 and min(gaps_around(engine, node)) > 5 and engine.state.bag > 40


def asked(engine: Engine) -> bool:
    """Any position."""
    return True


SEEDS = {
    "stuck": [428, 464, 664],
    "growing": [18, 19, 20, 22],
    "young": [1, 2, 3, 4],
    "extra": [1, 2, 3, 4],
    "symbol": [9, 10, 13, 21],
}


def game_after(*actions: str, rules: str, **options: object) -> Game:
    game = Game(rules, players=2, chance="manual", options=options)
    for action in actions:
        game.push(action)
    return game


def test_it_recalls_an_abbot_who_can_gain_nothing_more() -> None:
    """No tile that is left fits beside him, and places for an abbot are still to come (ABB-05)."""

    for engine in found("base+abbot", "figure", SEEDS["stuck"], stuck):
        assert recall_against_none(engine) > 0.5


def test_it_leaves_an_abbot_who_gains_while_no_place_for_him_is_left() -> None:
    """Recalled he would be of no use any more, and he would score less."""

    for engine in found("base+abbot", "figure", SEEDS["growing"], growing):
        assert recall_against_none(engine) < -0.1


def test_it_leaves_an_abbot_who_has_hardly_arrived() -> None:
    """Most of his points are to come, and the bag is full."""

    for engine in found(RIVER, "figure", SEEDS["young"], young):
        assert recall_against_none(engine) < -0.1


@pytest.mark.parametrize("tile", ["AN-C", "AN-I", "AN-J", "AN-M"])
def test_its_arrow_points_where_it_brings_most(tile: str) -> None:
    """The four rotations differ by the arrow alone (ANN-38): it takes the points or wakes the symbol."""
    game = Game("base+arrows", players=2, chance="manual")
    game.push(f"draw {tile}")
    bot, events = make_bot("greedy"), []
    for _ in range(3):
        if game.decision is None or game.decision.seat != 0:
            break
        game.push(bot.choose(game))
        events += [event.kind for event in game.events]
    assert "activated" in events or "arrow" in [line.reason for line in game.engine.state.lines]


def test_it_reinforces_to_be_paid_alone() -> None:
    """A city of five tiles with a knight of either: one more and it is mine (ANN-30, BASE-33)."""
    game = game_after(
        *("draw R", "place R 0,-1 180", "meeple city 0,-1 ESW", "draw E", "place E 0,-2 90", "meeple city 0,-2 E"),
        *("draw N", "place N 1,-1 0", "draw N", "place N 1,-2 270", "draw AN-D", "place AN-D 0,1 0"),
        rules="base+arrows",
        arrows_version=1,
    )
    assert "meeple road 0,1 SW" in [action.text for action in game.legal_actions()]
    assert make_bot("greedy").choose(game).text == "reinforce meeple city 0,-1 ESW"


def test_it_enters_a_big_free_city_by_the_portal() -> None:
    """Four tiles, open at one side only: that is what portals are for (ANN-32)."""
    game = game_after(
        *("draw R", "place R 0,-1 180", "pass", "draw E", "place E 1,-1 270", "pass", "draw N", "place N -1,-1 90"),
        *("pass", "draw U", "place U 1,0 0", "pass", "draw AN-I", "place AN-I -1,0 0"),
        rules="base+arrows",
    )
    bot = make_bot("greedy")
    at_once = bot.choose(game)
    assert (at_once.kind, at_once.feature) == ("portal", "city")
    game.pop()
    game.push(bot.choose(game))
    later = bot.choose(game)
    assert (later.kind, later.feature) == ("portal", "city"), "it has seen that before it places the tile"


def test_it_takes_the_extra_turn() -> None:
    for engine in found("base+fields+arrows", "extra", SEEDS["extra"], asked):
        assert chosen(engine) == "again"


def test_it_wakes_the_symbol_that_is_worth_most() -> None:
    """At the choice between symbols it has looked at what can be done with each (ANN-25)."""
    for engine in found(ANNIVERSARY, "symbol", SEEDS["symbol"], asked):
        judge = Judge(engine)
        values = dict(judge.judge())
        best = max(values, key=lambda act: values[act])
        after = {}
        for act in values:
            engine.push(act)
            after[act] = max(value for _, value in Judge(engine).judge()) if engine.seat >= 0 else values[act]
            engine.pop()
        assert after[best] == pytest.approx(max(after.values()))


@pytest.mark.parametrize(("rules", "players"), [(RIVER, 2), (ANNIVERSARY, 2), ("base+abbot+arrows", 3)])
def test_with_the_last_tile_it_does_the_best_there_is(rules: str, players: int) -> None:
    """Nothing is left to guess then: its choice gives the greatest lead over the best opponent."""
    engine = new_engine(rules, players)
    for game in range(4):
        chance, rng, bot = Rng(4, game), Rng(4, game, 1), make_bot("greedy")
        while engine.state.bag > 0 or engine.seat < 0:
            engine.push(draw(engine, chance) if engine.seat < 0 else choose_uniformly(engine, rng))
        while not engine.over:
            lead = results(engine, int(engine.seat))
            packed = bot.choose_packed(engine)
            assert lead[packed] == max(lead.values())
            engine.push(packed)
        rewind(engine)


def test_what_it_has_seen_ahead_is_what_it_finds() -> None:
    """The value of an answer is that of the best answer to the next question of the same turn, or less where portals
    are too many to be tried ahead of time."""
    engine = new_engine(ANNIVERSARY, 2)
    judge, chance, compared, equal = Judge(engine), Rng(6), 0, 0
    before: float | None = None
    seat = -1
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            before = None
            continue
        best = max(judge.judge(), key=lambda pair: pair[1])
        if before is not None and engine.seat == seat:
            assert best[1] >= before - 1e-6
            compared += 1
            equal += best[1] == pytest.approx(before)
        before, seat = best[1], int(engine.seat)
        engine.push(best[0])
    assert compared > 50
    assert equal > 0.9 * compared


def test_the_plain_one_passes_by_what_it_does_not_know() -> None:
    """To it, an extra turn is worth nothing."""
    for engine in found("base+fields+arrows", "extra", SEEDS["extra"], asked):
        values = [value for _, value in Judge(engine, base_only=True).judge()]
        assert values[0] == pytest.approx(values[1])
        assert engine.acts[1] & KIND_MASK == PASS


@pytest.mark.long
@pytest.mark.parametrize(("rules", "games"), [(RIVER, 200), (ANNIVERSARY, 200)])
def test_it_beats_the_outlook_of_the_base_game(rules: str, games: int) -> None:
    """The 95 % interval of its share lies above one half; benchmarks/bots.py repeats it with 400 games."""
    *_, result = play_match("greedy", "plain", games, 1, rules)
    assert result.interval[0] > 0.5


@pytest.mark.long
@pytest.mark.parametrize("rules", [RIVER, ANNIVERSARY])
def test_it_wins_99_percent_against_random(rules: str) -> None:
    *_, result = play_match("greedy", "random", 200, 1, rules)
    assert result.wins_a >= 198
