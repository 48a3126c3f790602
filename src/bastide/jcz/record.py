"""An imported game as a record of ours."""

from __future__ import annotations

from dataclasses import replace as replaced

import msgspec

from bastide.jcz.model import Saved
from bastide.jcz.replay import Replay
from bastide.records import Header, Record
from bastide.records.lines import time_stamp

NAME = 80
"""So many signs of a player's name fit into a record."""


def record_of(saved: Saved, replay: Replay) -> Record:
    """The game as a record. What a player has decided and not yet committed is in it; what was undone is not."""
    game, figure = replay.game, replay.turn.figure
    if figure is not None:
        game.push(figure)
    made = game.record([name[:NAME] for name in saved.names])
    if figure is not None:
        game.pop()
    return replaced(made, header=_with_date(made.header, saved.created))


def _with_date(header: Header, created: str | None) -> Header:
    """The header with the file's own date, where it is one."""
    try:
        return msgspec.convert({**msgspec.to_builtins(header), "created": created}, Header)
    except msgspec.ValidationError:
        return msgspec.structs.replace(header, created=time_stamp())
