"""The analysis of a game as one JSON-ready object, the same for CLI, server and page (docs/play/analysis.md)."""

from collections.abc import Callable
from operator import index
from typing import Any, Final

import bastide
from bastide.analysis.curve import Curve, turning_points
from bastide.analysis.evaluators import lead_over_best, make_evaluators
from bastide.analysis.grades import NAMES, accuracy
from bastide.analysis.review import Decision, GameReview, round_value
from bastide.bots.playout import rewind
from bastide.core.engine import Engine
from bastide.game import Game
from bastide.game.turns import record_turn_ends
from bastide.records import Record

VERSION: Final = 2
"""Increased when a field changes its meaning or is removed."""
WORST: Final = 5
"""Number of turns in the list of the worst."""

Progress = Callable[[int, int], None]


def analyse(record: Record, depth: int = 0, seed: int = 1, progress: Progress | None = None) -> dict[str, Any]:
    """The analysis of a recorded game. The same record, depth and seed give the same object.

    `progress` is called after every action with (actions done, actions in all). An exception from it stops the
    analysis. Raises RecordError if the rules refuse an action, UnknownDepth.

    Cost at depth 0: for every draw one evaluation of all turns with each tile type left. That is about two seconds for
    a compiled game of 72 tiles.
    """
    depth, seed = index(depth), index(seed)
    game = Game.replay(record)
    engine = game.engine
    acts = [int(frame.action) for frame in engine.frames[: int(engine.plies)]]
    rewind(engine)
    engine.state.listening = False
    ends = record_turn_ends(record)
    if ends[-1] < len(acts):
        ends.append(len(acts))  # a turn is in progress
    walk = GameReview(engine, acts, ends, *make_evaluators(engine, depth, seed))
    curve = Curve(engine, ends, seed)
    curve.arrived(0)

    def arrived(done: int) -> None:
        curve.arrived(done)
        if progress is not None:
            progress(done, len(acts))

    decisions = list(walk.decisions(arrived))
    seats = [_seat(seat, decisions) for seat in range(len(record.header.players))]
    return {
        "analysis": VERSION,
        "engine": bastide.__version__,
        "depth": depth,
        "seed": seed,
        **_of_game(record, engine),
        "seats": seats,
        "result": None if engine.rules.cooperative else _result(curve.standing(), decisions, seats),
        "curve": curve.points,
        "turning_points": turning_points(curve.points),
        "worst": _worst(decisions),
        "decisions": [decision.as_dict() for decision in decisions],
    }


def _of_game(record: Record, engine: Engine) -> dict[str, Any]:
    header = record.header
    return {
        "rules": header.rules,
        "options": header.options,
        "players": [{"name": player.name, **({"bot": player.bot} if player.bot else {})} for player in header.players],
        "together": bool(engine.rules.cooperative),
        "over": bool(engine.over),
        "scores": engine.scores(),
    }


def _seat(seat: int, decisions: list[Decision]) -> dict[str, Any]:
    """The totals of a seat. Turns without a choice count for luck, but not for accuracy."""
    own = [decision for decision in decisions if decision.seat == seat]
    free = [decision for decision in own if not decision.forced]
    exact = accuracy([(decision.stake, decision.loss) for decision in free])
    loss = sum(decision.loss for decision in free)
    lucks = [decision.luck for decision in own if decision.luck is not None]
    return {
        "seat": seat,
        "decisions": len(free),
        "forced": len(own) - len(free),
        "accuracy": None if exact is None else round(exact, 1),
        "loss": round_value(loss),
        "mean_loss": round_value(loss / len(free)) if free else None,
        "best": sum(decision.is_best for decision in free),
        "classes": {name: sum(decision.mark == name for decision in free) for name in NAMES},
        "draws": len(lucks),
        "luck": round_value(sum(lucks)) if lucks else None,
    }


def _result(standing: list[float], decisions: list[Decision], seats: list[dict[str, Any]]) -> dict[str, Any] | None:
    """How luck and loss of the seats explain the difference in points.

    difference = start + luck of seat 0 - luck of seat 1 - loss of seat 0 + loss of seat 1 + residual. For a single
    player it is the points of seat 0. None for more than two seats, because a gain of one is a different loss to each
    of the others. None if no decision was made.
    """
    first = decisions[0].at_once if decisions else None
    if len(standing) > 2 or first is None:
        return None
    luck, loss = [seat["luck"] or 0.0 for seat in seats], [seat["loss"] for seat in seats]
    start = first.best if first.expected is None else first.expected
    start = -start if decisions[0].seat else start
    end = round_value(lead_over_best(standing, 0))
    by_luck, by_loss = luck[0] - sum(luck[1:]), loss[0] - sum(loss[1:])
    return {
        "difference": end,
        "start": start,
        "luck": luck,
        "loss": loss,
        "residual": round_value(end - start - by_luck + by_loss),
        "adjusted": round_value(end - by_luck),
    }


def _worst(decisions: list[Decision]) -> list[int]:
    """Indexes in `decisions` of the turns that lost most, without excellent ones."""
    fine = ("forced", NAMES[0])
    lost = [(-decision.loss, place) for place, decision in enumerate(decisions) if decision.mark not in fine]
    return [place for _, place in sorted(lost)[:WORST]]
