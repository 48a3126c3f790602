"""Replay of a whole file with a time limit, and the imported game as a Bastide record."""

import time
from dataclasses import replace

import msgspec

from bastide.jcz.errors import JczError
from bastide.jcz.model import Saved
from bastide.jcz.replay import Replay
from bastide.jcz.setup import JczRules, make_rules
from bastide.records import Header, Record
from bastide.records.lines import time_stamp

NAME = 80
"""Longest name of a player in a record, in characters."""


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
    strict = replace(rules, options={**rules.options, rules.strict: True})
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


def record_of(saved: Saved, replay: Replay) -> Record:
    """The game as a record. It includes a decision that is not yet committed, but nothing that was undone."""
    game = replay.game
    waiting = replay.waiting
    for action in waiting:
        game.push(action)
    made = game.record([name[:NAME] for name in saved.names])
    for _ in waiting:
        game.pop()
    return replace(made, header=_with_date(made.header, saved.created))


def _with_date(header: Header, created: str | None) -> Header:
    """The header with the file's own date, if that is a valid date."""
    try:
        return msgspec.convert({**msgspec.to_builtins(header), "created": created}, Header)
    except msgspec.ValidationError:
        return msgspec.structs.replace(header, created=time_stamp())
