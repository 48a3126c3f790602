"""What every bot must obey, whatever it is worth."""

from typing import Any

import pytest

from bastide import Game
from bastide.bots import BOTS, MATES, YARDSTICKS, Bot, UnknownBot, make_bot
from bastide.bots.arena import play_out
from bastide.bots.playout import Rng, rewind
from bastide.core.engine import Engine
from bastide.rules import new_engine

from .family import FAMILY

each_bot = pytest.mark.parametrize("name", ["master:2", "pauline", "greedy", "random", "plain", "beginner"])
"""One of each kind: the levels between differ in numbers only."""
LONG = 60
"""Plies after which a bot that searches has shown enough."""


def start_bots(name: str, players: int, seed: int = 1) -> list[Bot]:
    return [make_bot(name, seed, 0, seat) for seat in range(players)]


@each_bot
@pytest.mark.parametrize(
    ("rules", "players", "options"), [("base", 2, {}), ("base+fields", 3, {}), ("base+fields", 5, {}), *FAMILY]
)
def test_a_bot_plays_whole_games_with_legal_actions(
    name: str, rules: str, players: int, options: dict[str, Any]
) -> None:
    game = Game(rules, players=players, seed=players, **options)
    bots = start_bots(name, players)
    while game.decision is not None:
        assert game.decision.seat is not None
        before, events = game.hash(), game.events
        if name == "master:2" and len(game.actions) == LONG:
            bots = start_bots("random", players)
        action = bots[game.decision.seat].choose(game)
        assert game.hash() == before, "choosing changes nothing"
        assert game.events == events
        assert action in game.legal_actions()
        game.push(action)
    assert game.over


@each_bot
@pytest.mark.parametrize("rules", ["base+fields", "base+fields+abbot+anniversary"])
def test_the_same_seed_gives_the_same_game(name: str, rules: str) -> None:
    name = name.replace("master:2", "master:8")  # of two playouts hardly anything hangs on the seed

    def actions(seed: int) -> list[int]:
        engine = new_engine(rules, 2, options={"draws": 20})
        played: list[int] = []
        bots = start_bots(name, 2, seed)
        play_out(engine, bots, Rng(4), lambda e: played.append(int(e.plies)))
        return [*played, engine.hash()]

    assert actions(1) == actions(1)
    assert actions(1)[-1] != actions(2)[-1]


@each_bot
def test_a_bot_cannot_know_the_next_draw(name: str) -> None:
    """Games with other draws to come but the same past get the same choices."""
    first, second = (Game("base+fields", players=2, seed=seed, chance="manual") for seed in (1, 2))
    mine, theirs = start_bots(name, 2), start_bots(name, 2)
    rng = Rng(9)
    for _ in range(60):
        decision = first.decision
        assert decision is not None
        if decision.seat is None:
            offers = first.legal_actions()
            action = offers[int(rng.below(len(offers)))]
        else:
            action = mine[decision.seat].choose(first)
            assert theirs[decision.seat].choose(second) == action
        first.push(action)
        second.push(action)
    assert first.hash() == second.hash()


def test_a_bot_cannot_try_what_would_be_drawn() -> None:
    """What a bot is handed asks for the draw that the game would make; a bot that asks for the game is none."""
    seen: list[int] = []

    class Peeking(Bot):
        def choose_packed(self, engine: Engine) -> int:
            before, act = int(engine.plies), int(engine.acts[int(engine.legal()) - 1])
            while engine.seat >= 0:
                engine.push(engine.acts[int(engine.legal()) - 1])
            seen.append(int(engine.state.hand))
            while engine.plies > before:
                engine.pop()
            return act

    game = Game("base", players=2, seed=1)
    assert Peeking().choose(game) in game.legal_actions()
    assert seen == [-1]
    with pytest.raises(TypeError, match="Wanting must choose by choose_packed"):
        type("Wanting", (Bot,), {"choose": lambda self, game: game.legal_actions()[0]})


@each_bot
def test_a_bot_is_not_asked_for_chance_or_after_the_end(name: str) -> None:
    game = Game("base", players=2, chance="manual")
    bot = make_bot(name)
    with pytest.raises(ValueError, match="chance decides here"):
        bot.choose(game)
    over = Game("base", players=2, seed=1)
    rest = start_bots("random", 2)
    while over.decision is not None:
        over.push(rest[over.decision.seat or 0].choose(over))
    with pytest.raises(ValueError, match="the game is over"):
        bot.choose(over)


@each_bot
def test_one_bot_serves_several_games(name: str) -> None:
    """A bot that changes tables forgets the old one."""
    bot = make_bot(name)
    engines: list[Engine] = [new_engine("base", 2), new_engine("base+fields", 4)]
    for engine in engines * 2:
        play_out(engine, [bot] * int(engine.rules.n_seats), Rng(1))
        assert engine.over
        rewind(engine)


def test_the_registry() -> None:
    assert set(BOTS) >= {"random", "greedy"}
    assert not set(BOTS) & set(YARDSTICKS)
    both = {**BOTS, **MATES, **YARDSTICKS}
    assert {name: bot.name for name, bot in both.items()} == {name: name for name in both}
    told = "known are master, sidonie, greedy, odile, gaspard, pauline, random, mate, plain, beginner"
    with pytest.raises(UnknownBot, match=f"no bot 'deep-thought'; {told}"):
        make_bot("deep-thought")
