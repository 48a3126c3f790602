"""Plausible actions that are not legal now, and why: about a tile, or without one.

Invariant: this file knows no rule. The kinds of action list all their actions (`ActionKind.sayable`), and the engine
gives the reason for each that is refused.
"""

from typing import Final

from bastide.core.actions import Action
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.notation import find_refusal, list_spot_actions
from bastide.core.refusal import Refusal
from bastide.core.step import ActionKind

ELSEWHERE: Final = "not-just-placed"
"""Reported for a tile only if no other action concerns it."""
NO_ANSWER: Final = ("wrong-step", "no-such-segment", "bad-action")
"""Refusals of actions that mean nothing here, which no player would think of."""

Miss = tuple[Action, Refusal]


def why_not_all(engine: Engine, at: tuple[int, int] | None = None) -> list[Miss]:
    """Refused actions about the tile at a cell, each segment and reason once. Without a cell, about the tiles just
    placed, and actions without a tile."""
    if engine.state.over:
        return []
    board = engine.state.board
    if at is not None:
        cell = board.cell(*at)
        placed = board.placed_at(cell) if cell >= 0 else None
        return [] if placed is None else _collect_refusals(engine, _about(engine, placed))
    actions = [action for kind in _answering_kinds(engine) for action in kind.sayable(engine, None)]
    if engine.current().question in ("figure", "order"):
        for k in range(int(engine.state.turn_laid), int(board.n_laid)):
            actions += _about(engine, board.laid[k])
    return _collect_refusals(engine, actions)


def _answering_kinds(engine: Engine) -> list[ActionKind]:
    """The kinds of action that answer the current question."""
    step = engine.current()
    kinds = [kind for kinds in engine.rules.action_sources for kind in kinds]
    return [kind for kind in kinds if kind.question in (step.question, step.answers or None)]


def _about(engine: Engine, placed: PlacedCell) -> list[Action]:
    """Every action about a tile: those of modules first, then figures and scoring."""
    actions = [action for kind in _answering_kinds(engine) for action in kind.sayable(engine, placed)]
    question = engine.current().question
    if question == "figure":
        actions += list_spot_actions(engine, placed, "figure", [spec.name for spec in engine.rules.figure_specs])
    elif question == "order":
        actions += list_spot_actions(engine, placed, "score", [""])
    return actions


def _collect_refusals(engine: Engine, actions: list[Action]) -> list[Miss]:
    found: dict[tuple[object, ...], Miss] = {}
    for action in actions:
        refusal = find_refusal(engine, action)
        if refusal is not None and refusal.code not in NO_ANSWER:
            key = (action.x, action.y, action.feature, action.at, action.args, refusal.code)
            found.setdefault(key, (action, refusal))
    return _merge_refusals(list(found.values()))


def _merge_refusals(found: list[Miss]) -> list[Miss]:
    """If a tile was laid earlier, this is the only reason for all figures of the figure step. It is left out if another
    action concerns the tile."""
    elsewhere = {_cell(action) for action, refusal in found if refusal.code == ELSEWHERE}
    better = {_cell(action) for action, _ in found if action.kind != "figure"}

    def counts(miss: Miss) -> bool:
        action, refusal = miss
        if action.kind != "figure" or _cell(action) not in elsewhere:
            return True
        return refusal.code == ELSEWHERE and _cell(action) not in better

    return [miss for miss in found if counts(miss)]


def _cell(action: Action) -> tuple[int, int]:
    return action.x, action.y
