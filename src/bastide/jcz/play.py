"""Replay of a whole file, with a time limit."""

import time
from dataclasses import replace as replaced

from bastide.jcz.errors import JczError
from bastide.jcz.model import Saved
from bastide.jcz.replay import Replay
from bastide.jcz.setup import JczRules, make_rules

SECONDS = 20.0
"""Time limit for a file. The largest valid one takes a second."""


def replay(saved: Saved, seconds: float = SECONDS) -> Replay:
    """A file replayed to its last message. Raises JczError.

    JCloisterZone has no exception to RIV-05, but our rules have one. So a river is tried by its rule first, then by
    ours.
    """
    rules, deadline = make_rules(saved), time.monotonic() + seconds
    if not rules.strict:
        return _play(saved, rules, deadline)
    strict = replaced(rules, options={**rules.options, rules.strict: True})
    try:
        return _play(saved, strict, deadline)
    except JczError as error:
        try:
            return _play(saved, rules, deadline)
        except JczError:
            raise error from None


def _play(saved: Saved, rules: JczRules, deadline: float) -> Replay:
    game = Replay(saved, rules, deadline)
    for number, message in enumerate(saved.replay or [], 1):
        game.apply(number, message)
    return game
