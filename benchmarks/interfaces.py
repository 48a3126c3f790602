"""What calls of the engine and of Game cost programs (docs/library/programs.md), in the middle of games of two players.

    python -m scripts.bench interfaces [--rules base+fields]

All figures are CPU time, the best of some rounds, called from interpreted Python as programs do.
"""

import pickle
from collections.abc import Callable

import bastide
from bastide import Game
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, choose_uniformly, draw, playout
from bastide.bots.rollouts import Rollouts
from bastide.core.actions import KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.core.notation import text_of
from bastide.rules import make_ruleset
from benchmarks._program import best_seconds
from scripts.console import options

WIDER = "base+fields+abbot+anniversary+conquest+ghosts"
ROUNDS = 5


def seconds(run: Callable[[], object], times: int) -> float:
    """The best CPU seconds of a call."""
    return best_seconds(run, ROUNDS, times if bastide.compiled else max(1, times // 50))


def middle(engine: Engine, seed: int) -> Engine:
    """Play at random until half of the tiles are drawn."""
    rng = Rng(seed)
    while engine.state.bag > engine.rules.n_bag // 2 or engine.seat < 0:
        engine.push(draw(engine, rng) if engine.seat < 0 else choose_uniformly(engine, rng))
    return engine


def costs(rules_text: str) -> None:
    """Print the costs of making and copying positions, and of playouts."""
    rules = make_ruleset(rules_text, 2)
    engine, other, used = middle(Engine(rules), 1), middle(Engine(rules), 2), middle(Engine(rules), 3)
    rng, turn = Rng(7), [engine, other]

    def copy() -> None:
        turn.reverse()
        used.copy_from(turn[0])

    def play() -> None:
        mark = engine.mark()
        playout(engine, rng)
        engine.undo_to(mark)

    state = engine.state
    print(f"= {rules_text}: {state.board.n_laid} cells laid, {state.features.n_nodes} segments", flush=True)
    fresh = seconds(lambda: Engine(rules), 2000)
    print(f"= {rules_text}: position from scratch {fresh * 1e6:.1f} us, {1 / fresh:,.0f} a second")
    print(f"= {rules_text}: copy_from into a used engine {seconds(copy, 5000) * 1e6:.1f} us")
    print(f"= {rules_text}: clone {seconds(engine.clone, 2000) * 1e6:.1f} us")
    played = seconds(play, 2000)
    print(f"= {rules_text}: random playout to the end and undo_to {played * 1e6:.1f} us, {1 / played:,.0f} a second")


def outlooks(rules_text: str) -> None:
    """Print the costs of greedy's outlook, and of chance()."""
    engine = middle(Engine(make_ruleset(rules_text, 2)), 1)
    rollouts, rng = Rollouts(engine), Rng(7)

    def play() -> None:
        mark = engine.mark()
        rollouts.play_on(rng, 6)
        engine.undo_to(mark)

    print(f"= {rules_text}: what each seat may expect {seconds(rollouts.evaluate, 2000) * 1e6:.1f} us")
    print(f"= {rules_text}: greedy playout of 6 turns and undo_to {seconds(play, 100) * 1e6:.0f} us")
    while engine.seat >= 0:
        engine.push(choose_uniformly(engine, rng))
    print(f"= {rules_text}: chance() of {engine.legal()} draws {seconds(engine.chance, 2000) * 1e6:.1f} us", flush=True)


def games(rules_text: str) -> None:
    """Print the costs of the same through Game."""
    game = Game(rules_text, seed=7)
    rng = Rng(1)
    while game.engine.state.bag > game.engine.rules.n_bag // 2:
        game.push(text_of(game.engine, choose_uniformly(game.engine, rng)))
    text = game.position()
    calls: dict[str, Callable[[], object]] = {
        "legal_actions": game.legal_actions,
        "copy": game.copy,
        "copy without history": lambda: game.copy(history=False),
        "pickle and back": lambda: pickle.loads(pickle.dumps(game)),
        "position": game.position,
        "from_position": lambda: Game.from_position(text, seed=1),
        "features": game.features,
        "cells": game.cells,
    }
    for name, call in calls.items():
        print(f"= {rules_text}: Game, {name} {seconds(call, 100) * 1e6:,.0f} us", flush=True)


def judged(rules_text: str) -> None:
    """Print how many options of whole turns greedy's judge evaluates a second, over one of its games."""
    engine = Engine(make_ruleset(rules_text, 2))
    judge, rng = Judge(engine), Rng(5)
    options, took = 0, 0.0
    while not engine.over:
        if engine.seat >= 0 and engine.legal() > 1 and engine.acts[0] & KIND_MASK == PLACE:
            once = seconds(judge.judge, 20)
            took += once
            options += _options(engine)
        engine.push(draw(engine, rng) if engine.seat < 0 else max(judge.judge(), key=lambda one: one[1])[0])
    print(f"= {rules_text}: options of turns judged {options / took:,.0f} a second")


def _options(engine: Engine) -> int:
    """The number of placements with each of their answers."""
    total = 0
    for action in engine.legal_actions():
        seat = engine.seat
        engine.push(action)
        total += int(engine.legal()) if engine.seat == seat and not engine.over else 1
        engine.pop()
    return total


def main() -> None:
    """Print the figures; lines that begin with "= " are repeated by make bench."""
    chosen = options(__doc__, rules="base+fields")
    print(f"bastide {bastide.__version__}, {'compiled' if bastide.compiled else 'interpreted'}, 2 players")
    costs(chosen.rules)
    judged(chosen.rules)
    outlooks(chosen.rules)
    games(chosen.rules)
    costs(WIDER)


if __name__ == "__main__":
    main()
