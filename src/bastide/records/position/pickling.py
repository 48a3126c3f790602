"""Pickles and copies of engines, rulesets and RulesetError. Importing this file registers them, as `bastide` does.

Compiled classes have no dictionary that pickle could store. A ruleset is made again from its text. An engine is made
again by its actions, after the text of the position in which the first of them was pushed.
"""

import copyreg
from typing import Any

from bastide.core.engine import Engine
from bastide.core.events import Event
from bastide.core.refusal import RulesetError
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine
from bastide.records.position.reading import read_into
from bastide.records.position.tokens import split_text
from bastide.records.position.writing import write_position
from bastide.rules import VERSIONS, make_ruleset, module_names


def _reduce_ruleset(rules: Ruleset) -> tuple[Any, ...]:
    return _restore_ruleset, (rules.name, int(rules.n_seats), int(rules.starter), dict(rules.options))


def _restore_ruleset(text: str, players: int, starter: int, options: dict[str, Any]) -> Ruleset:
    """The ruleset of a pickle. Raises RulesetError."""
    return make_ruleset(text, players, starter, VERSIONS.recorded(options, module_names(text)))


def _reduce_engine(engine: Engine) -> tuple[Any, ...]:
    state = engine.state
    played = [int(frame.action) for frame in engine.frames[: int(engine.plies)]]
    events = list(state.events)
    engine.undo_to(0)
    try:
        lines = list(state.lines)
        first = None if engine.hash() == Engine(engine.rules).hash() else write_position(engine)
    finally:
        for action in played:
            engine.push(action)
        state.events[:] = events
    return _restore_engine, (engine.rules, first, played, state.listening, lines, events)


def _restore_engine(
    rules: Ruleset, first: str | None, played: list[int], listening: bool, lines: list[ScoreLine], events: list[Event]
) -> Engine:
    """The engine of a pickle, with the actions that can be taken back. Raises PositionError."""
    engine = Engine(rules)
    if first is not None:
        read_into(engine, first, split_text(first)[1])
    state = engine.state
    state.lines = list(lines)
    state.listening = listening
    for action in played:
        engine.push(action)
    state.events = list(events)
    return engine


def _reduce_error(error: RulesetError) -> tuple[Any, ...]:
    return RulesetError, (error.args[0], error.code, error.rule, error.args_by_name)


copyreg.pickle(Engine, _reduce_engine)
copyreg.pickle(RulesetError, _reduce_error)
copyreg.pickle(Ruleset, _reduce_ruleset)
