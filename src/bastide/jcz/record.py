"""An imported game as a Bastide record."""

from dataclasses import replace as replaced

import msgspec

from bastide.jcz.model import Saved
from bastide.jcz.replay import Replay
from bastide.records import Header, Record
from bastide.records.lines import time_stamp

NAME = 80
"""Longest name of a player in a record, in characters."""


def record_of(saved: Saved, replay: Replay) -> Record:
    """The game as a record. It includes a decision that is not yet committed, but nothing that was undone."""
    game, figure = replay.game, replay.turn.figure
    if figure is not None:
        game.push(figure)
    made = game.record([name[:NAME] for name in saved.names])
    if figure is not None:
        game.pop()
    return replaced(made, header=_with_date(made.header, saved.created))


def _with_date(header: Header, created: str | None) -> Header:
    """The header with the file's own date, if that is a valid date."""
    try:
        return msgspec.convert({**msgspec.to_builtins(header), "created": created}, Header)
    except msgspec.ValidationError:
        return msgspec.structs.replace(header, created=time_stamp())
