"""The greedy bot: it takes what lies before it, and beats the random bot almost always."""

import pytest

from bastide import Game
from bastide.bots import make_bot
from bastide.bots.arena import play_match
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, choose_uniformly, draw, rewind
from bastide.core.actions import KIND_MASK, PLACE
from bastide.core.notation import to_packed
from bastide.rules import new_engine

from .family import results


def choices(game: Game, seat: int, n: int = 2) -> list[str]:
    """The next decisions of a greedy bot that holds the seat."""
    bot = make_bot("greedy")
    chosen = []
    for _ in range(n):
        if game.decision is None or game.decision.seat != seat:
            break
        action = bot.choose(game)
        chosen.append(action.text)
        game.push(action)
    return chosen


def game_after(*actions: str, rules: str = "base") -> Game:
    game = Game(rules, players=2, chance="manual")
    for action in actions:
        game.push(action)
    return game


@pytest.mark.parametrize("players", [2, 3])
def test_with_the_last_tile_it_does_the_best_there_is(players: int) -> None:
    """Nothing is left to guess then: its choice gives the greatest lead over the best opponent."""
    engine = new_engine("base+fields", players)
    for game in range(6):
        chance, rng, bot = Rng(4, game), Rng(4, game, 1), make_bot("greedy")
        while engine.state.bag > 0 or engine.seat < 0:
            engine.push(draw(engine, chance) if engine.seat < 0 else choose_uniformly(engine, rng))
        while not engine.over:
            found = results(engine, int(engine.seat))
            chosen = bot.choose_packed(engine)
            assert found[chosen] == max(found.values())
            engine.push(chosen)
        rewind(engine)


def test_it_puts_a_monk_among_many_neighbours() -> None:
    """A monk wants to be surrounded: no cell has more than three tiles around it here (BASE-32)."""
    game = game_after(
        *("draw U", "place U 1,0 0", "pass", "draw U", "place U -1,0 0", "pass"),
        *("draw E", "place E 0,-1 180", "pass", "draw B"),
    )
    assert choices(game, 1)[1].startswith("meeple monastery")
    view = game.view_for(None)
    x, y = view["tiles"][-1]["x"], view["tiles"][-1]["y"]
    assert sum(max(abs(t["x"] - x), abs(t["y"] - y)) == 1 for t in view["tiles"]) == 3


def test_it_keeps_its_last_figure_for_something_better() -> None:
    """Early in the game it does not spend figures on lone road stubs."""
    engine = new_engine("base+fields", 2)
    chance, bots = Rng(3), [make_bot("greedy", 1, 0, seat) for seat in range(2)]
    spent = [0, 0]
    while engine.plies < 60:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
        else:
            engine.push(bots[int(engine.seat)].choose_packed(engine))
        spent = [int(engine.state.supply(seat, 0)) for seat in range(2)]
    assert min(spent) >= 1


def test_features_remembered_are_worth_what_they_are_worth_anew() -> None:
    """A placement's value, found by judging only what the tile concerns, equals the value of its best answer."""
    engine = new_engine("base+fields", 2)
    judge, anew, chance = Judge(engine), Judge(engine), Rng(6)
    compared = 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        engine.legal()
        placing = engine.acts[0] & KIND_MASK == PLACE
        seat = int(engine.seat)
        best = max(judge.judge(), key=lambda pair: pair[1])
        engine.push(best[0])
        if placing and engine.seat == seat:
            assert max(value for _, value in anew.judge()) == pytest.approx(best[1])
            compared += 1
    assert compared > 30


def test_why_a_packed_action_is_what_its_text_says() -> None:
    game = game_after("draw E")
    action = make_bot("greedy").choose(game)
    assert make_bot("greedy").choose_packed(game.engine) == to_packed(game.engine, action)


def test_it_beats_the_random_bot() -> None:
    """A bot that wins 99 % of its games loses 2 or more of 10 once in 240 runs; this one is fixed by its seed."""
    *_, result = play_match("greedy", "random", 10, seed=11)
    assert result.wins_a >= 9
    assert result.side_a.points > 2 * result.side_b.points


@pytest.mark.long
@pytest.mark.parametrize("rules", ["base", "base+fields"])
@pytest.mark.parametrize("seed", [1, 2])
def test_it_wins_99_percent_of_200_games(rules: str, seed: int) -> None:
    *_, result = play_match("greedy", "random", 200, seed, rules)
    assert result.games == 200
    assert result.wins_a >= 198


@pytest.mark.long
def test_it_holds_its_own_among_several() -> None:
    """Alone against two, three and four random bots it takes far more than its share of the victories."""
    from bastide.bots.simulate import simulate

    for players in (3, 4, 5):
        result = simulate("base+fields", ["greedy"] + ["random"] * (players - 1), 30)
        assert result.wins[0] >= 27


@pytest.mark.parametrize("players", [2, 3])
def test_what_each_seat_may_expect_is_its_points_in_the_end(players: int) -> None:
    """Before that points and the worth of figures, at hand and on the map, at draws too."""
    engine, rng = new_engine("base+fields", players), Rng(6)
    judge = Judge(engine)
    ahead = False
    while not engine.over:
        expected = judge.evaluate()
        assert len(expected) == players
        ahead = ahead or all(more > points for more, points in zip(expected, engine.scores(), strict=True))
        engine.push(draw(engine, rng) if engine.seat < 0 else choose_uniformly(engine, rng))
    assert ahead
    assert judge.evaluate() == engine.scores()
