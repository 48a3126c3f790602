"""The best turns at one position, with their values and reasons, as one JSON-ready object."""

from operator import index
from typing import Any

import bastide
from bastide.analysis.evaluators import make_evaluators, mean_best_value
from bastide.analysis.reasons import ReasonFinder
from bastide.analysis.report import VERSION
from bastide.analysis.review import OTHERS, round_value
from bastide.bots.registry import list_texts
from bastide.core.state import CHANCE
from bastide.game import Game


def analyse_position(game: Game, depth: int = 0, seed: int = 1, most: int = OTHERS) -> dict[str, Any]:
    """The `most` best turns of the seat that decides now. The game is left unchanged.

    `value` is the lead that the seat may expect over its best opponent, for a team its probability to win in percent.
    Before a draw there are no turns, and `value` is the mean over all tiles. The same position, depth and seed give the
    same object. Raises UnknownDepth. Costs some milliseconds at depth 0, before a draw some tens of them.

    >>> from bastide import Game
    >>> found = analyse_position(Game("base", seed=15), most=1)
    >>> found["seat"], found["tile"], len(found["turns"])
    (0, 'B', 1)"""
    depth, seed, most = index(depth), index(seed), index(most)
    engine = game.engine.clone()
    engine.state.listening = False
    deep, quick = make_evaluators(engine, depth, seed)
    decision, rules = game.decision, engine.rules
    facts: dict[str, Any] = {
        "analysis": VERSION,
        "engine": bastide.__version__,
        "depth": depth,
        "seed": seed,
        "rules": rules.name,
        "options": dict(rules.options),
        "together": bool(rules.cooperative),
        "over": bool(engine.over),
        "scores": engine.scores(),
        "expected": None if quick is None else [round_value(points) for points in quick.standing()],
        "seat": None if decision is None else decision.seat,
        "step": None if decision is None else decision.step,
        "tile": None if decision is None else decision.tile,
        "value": None,
        "turns": [],
    }
    if decision is None:
        return facts
    if engine.seat == CHANCE:
        value = None if quick is None else round_value(mean_best_value(engine, quick, int(engine.state.seat)))
        return {**facts, "value": value}
    turns, reasons = deep.turns(), ReasonFinder(engine)
    facts["value"] = round_value(turns[0].value)
    facts["turns"] = [
        {
            "actions": list_texts(engine, turn.acts),
            "value": round_value(turn.value),
            "error": round_value(deep.error(turn, turns[0])),
            "reasons": reasons.of(turn.acts),
        }
        for turn in turns[:most]
    ]
    return facts
