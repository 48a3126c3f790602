"""Copies, pickles, marks and positions of games."""

import copy
import pickle
import random
from collections.abc import Callable

import pytest

from bastide import Game, IllegalAction, PositionError, RulesetError
from bastide.records import Record
from tests.conformance.images import image

Twin = Callable[[Game], Game]
TWINS: dict[str, Twin] = {
    "copy": lambda game: game.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
    "without history": lambda game: game.copy(history=False),
}
GAMES: list[tuple[str, int, dict[str, int]]] = [
    ("base+fields", 2, {}),
    ("base+fields+abbot+anniversary", 3, {"hand": 2}),
    ("mists", 3, {"level": 4}),
]


def played(game: Game, decisions: int, seed: int = 3) -> Game:
    """After so many random decisions."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if not game.over:
            game.push(rng.choice(game.legal_actions()))
    return game


def all_of(game: Game) -> tuple[object, ...]:
    """What can be asked of a game but for its history."""
    return image(game.engine), game.explain(), game.events, game.view_for(None), game.seed, repr(game)


@pytest.mark.parametrize("twin", TWINS.values(), ids=TWINS)
@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_a_twin_is_the_game_and_goes_its_own_way(rules: str, players: int, options: dict[str, int], twin: Twin) -> None:
    """It draws the same tiles, for it has the same seed; what happens to one is not seen in the other."""
    game = played(Game(rules, players=players, seed=7, options=options), 24)
    before = all_of(game)
    other = twin(game)
    assert all_of(other) == before
    played(other, 1000)
    assert all_of(game) == before
    played(game, 1000)
    assert all_of(other) == all_of(game)


@pytest.mark.parametrize("name", ["copy", "pickle"])
def test_a_twin_with_its_history_can_be_taken_back_and_recorded(name: str) -> None:
    game = played(Game("base+fields", seed=7), 30)
    other = TWINS[name](game)
    assert other.actions == game.actions
    assert other.record(["A", "B"]).entries == game.record(["A", "B"]).entries
    while game.plies > 1:
        assert other.pop() == game.pop()
        assert other.explain() == game.explain()
        assert all_of(other) == all_of(game)


def test_a_twin_without_history_begins_where_it_was_made() -> None:
    game = played(Game("base+fields", seed=7), 30)
    other = game.copy(history=False)
    assert (other.plies, other.actions) == (0, [])
    with pytest.raises(IndexError):
        other.pop()
    played(other, 5, seed=9)
    again = pickle.loads(pickle.dumps(other.copy()))
    assert all_of(again) == all_of(other)
    again.undo_to(0)
    assert all_of(again)[1] == game.explain()
    record = Record.loads(again.record().dumps())
    assert record.header.position == game.position()
    assert Game.replay(record).hash() == again.hash()


def test_what_a_game_hands_out_can_be_pickled() -> None:
    """Between processes, compiled too; errors as well."""
    game = played(Game("base+fields", seed=7), 60)
    refusal = game.why("pass") or game.why("place E 0,0 0")
    assert refusal is not None
    for one in (*game.actions, *game.events, *game.explain(), game.decision, refusal):
        assert pickle.loads(pickle.dumps(one)) == one
    for error in (IllegalAction(refusal), PositionError("it is wrong", "tiles")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


def test_a_copy_of_a_subclass_is_one() -> None:
    class Mine(Game):
        """Somebody's own."""

    assert type(Mine("base", seed=1).copy()) is Mine


def test_determinised_games_share_the_position_and_not_the_draws() -> None:
    """The next tiles are others, as likely as any; the game itself is left alone."""
    game = played(Game("base+fields", seed=7), 20)
    before = all_of(game)
    others = [game.determinised(seed) for seed in range(12)]
    assert {other.hash() for other in others} == {game.hash()}
    assert all_of(game) == before
    for one in others:
        played(one, 6)
    drawn = {tuple(action.text for action in one.actions if action.kind == "draw") for one in others}
    assert len(drawn) > 6
    assert game.determinised(5).seed == 5
    assert game.determinised().seed != game.seed


def test_a_game_by_hand_draws_when_it_is_determinised() -> None:
    game = Game("base", chance="manual")
    assert game.determinised(1).decision is not None
    assert game.determinised(1).decision != game.decision


@pytest.mark.parametrize("chance", ["auto", "manual"])
def test_marks(chance: str) -> None:
    game = Game("base+fields", seed=7, chance="auto" if chance == "auto" else "manual")
    marks = []
    rng = random.Random(1)
    for _ in range(30):
        marks.append((game.plies, game.hash()))
        game.push(rng.choice(game.legal_actions()))
    for plies, known in reversed(marks):
        game.undo_to(plies)
        assert (game.plies, game.hash()) == (plies, known)
    played(game, 1000)
    assert game.over
    for wrong in (-1, game.plies + 1):
        with pytest.raises(ValueError, match="is no mark"):
            game.undo_to(wrong)


def test_a_game_that_draws_by_itself_does_not_stop_before_a_draw() -> None:
    game = played(Game("base", seed=7), 4)
    draws = [plies for plies, action in enumerate(game.actions) if action.kind == "draw"]
    for plies in draws:
        with pytest.raises(ValueError, match="is no mark"):
            game.undo_to(plies)


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_a_game_goes_on_from_a_position(rules: str, players: int, options: dict[str, int]) -> None:
    game = played(Game(rules, players=players, seed=7, options=options), 20)
    other = Game.from_position(game.position(), seed=7)
    assert image(other.engine) == image(game.engine)
    assert other.position() == game.position()
    assert (other.explain(), other.plies) == ([], 0)
    played(other, 1000)
    assert other.over
    assert other.winners == other.engine.rules.objective.winners(other.engine.state)
    other.undo_to(0)
    assert other.position() == game.position()


def test_a_position_is_refused_with_a_sentence() -> None:
    with pytest.raises(PositionError, match="a position begins with position/1"):
        Game.from_position("8/8/8/8")
    with pytest.raises(RulesetError, match="chance is 'auto' or 'manual'"):
        Game.from_position("position/1 base", chance="dice")  # type: ignore[arg-type]


def test_a_position_by_hand_waits_for_its_draw() -> None:
    game = Game.from_position("position/1 base", chance="manual")
    assert game.decision is not None
    assert game.decision.seat is None
    with pytest.raises(IllegalAction):
        game.push("pass")


def test_a_game_says_what_it_is() -> None:
    game = Game("base+fields", chance="manual")
    assert repr(game) == "<Game base+fields: turn 0, chance to draw, scores 0 0>"
    game.push("draw U")
    assert repr(game) == "<Game base+fields: turn 0, seat 0 to place U, scores 0 0>"
    played(game, 1000)
    assert repr(game) == f"<Game base+fields: over, scores {game.scores[0]} {game.scores[1]}>"
