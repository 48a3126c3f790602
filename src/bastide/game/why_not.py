"""What is not offered now, and why: everything that people might think of about a tile, or by words alone.

Law: nothing here knows a rule. The actions in play say what their words can name (`ActionKind.sayable`), the engine
which of it is refused and for what reason.
"""

from typing import Final

from bastide.core.actions import Action
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.notation import find_refusal, list_spot_actions
from bastide.core.refusal import Refusal
from bastide.core.rule_module import ActionKind

ELSEWHERE: Final = "not-just-placed"
"""Said of a tile only where no other action has anything to say about it."""
NO_ANSWER: Final = ("wrong-step", "no-such-segment", "bad-action")
"""Words that mean nothing here are no thought of anybody."""

Miss = tuple[Action, Refusal]


def why_not_all(engine: Engine, at: tuple[int, int] | None = None) -> list[Miss]:
    """What of a tile is not offered, each segment and reason once; without a cell what of the tiles just placed is not,
    and what words alone could say."""
    if engine.state.over:
        return []
    board = engine.state.board
    if at is not None:
        cell = board.cell(*at)
        placed = board.placed_at(cell) if cell >= 0 else None
        return [] if placed is None else _collect_refusals(engine, _about(engine, placed))
    said = [one for kind in _answering_kinds(engine) for one in kind.sayable(engine, None)]
    if engine.current().question in ("figure", "order"):
        for k in range(int(engine.state.turn_laid), int(board.n_laid)):
            said += _about(engine, board.laid[k])
    return _collect_refusals(engine, said)


def _answering_kinds(engine: Engine) -> list[ActionKind]:
    """The kinds of action that answer the present question."""
    step = engine.current()
    return [kind for kind in engine.rules.action_kinds if kind.question in (step.question, step.answers or None)]


def _about(engine: Engine, placed: PlacedCell) -> list[Action]:
    """Everything that can be said about a tile: what modules add first, then figures and what is scored."""
    said = [one for kind in _answering_kinds(engine) for one in kind.sayable(engine, placed)]
    question = engine.current().question
    if question == "figure":
        said += list_spot_actions(engine, placed, "figure", [spec.name for spec in engine.rules.figure_specs])
    elif question == "order":
        said += list_spot_actions(engine, placed, "score", [""])
    return said


def _collect_refusals(engine: Engine, said: list[Action]) -> list[Miss]:
    found: dict[tuple[object, ...], Miss] = {}
    for action in said:
        refusal = find_refusal(engine, action)
        if refusal is not None and refusal.code not in NO_ANSWER:
            found.setdefault(
                (action.x, action.y, action.feature, action.at, action.args, refusal.code), (action, refusal)
            )
    return _merge_refusals(list(found.values()))


def _merge_refusals(found: list[Miss]) -> list[Miss]:
    """That a tile was laid earlier is the one reason for every figure of the figure step; where another action has
    something to say about the tile, only that counts."""
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
