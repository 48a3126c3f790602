"""Opening a record from the command line, with every kind of damage told in one sentence."""

from __future__ import annotations

from pathlib import Path

import bastide
from bastide.cli.report import CliError, read_error
from bastide.game import Game
from bastide.records import Record, RecordError
from bastide.records.turns import turn_ends


def read_record(path: Path) -> Record:
    """The record in a file. Raises CliError."""
    try:
        return Record.read(path)
    except OSError as error:
        raise read_error(path, error) from None
    except RecordError as error:
        raise damaged(path, error) from None


def replay_record(path: Path, record: Record, turn: int | None = None) -> Game:
    """The game of a record, up to the end or to the end of turn `turn` (0 = the start alone). Raises CliError."""
    if turn is not None:
        record = Record(record.header, record.entries[: entries_of_turns(path, record, turn)])
    try:
        game = Game.replay(record)
        _check_hash(record, game)
    except RecordError as error:
        raise damaged(path, error) from None
    return game


def _check_hash(record: Record, game: Game) -> None:
    """The last position is the recorded one; other versions may have hashed positions otherwise."""
    end = record.end
    if end is None or end.hash is None or record.header.engine != bastide.__version__:
        return
    if end.hash != f"{game.hash():016x}":
        raise RecordError("the last position is not the recorded one", line=len(record.entries) + 2, field="hash")


def entries_of_turns(path: Path, record: Record, turns: int) -> int:
    """How many entries fill so many turns; a turn goes up to the next draw after its placement. Raises CliError."""
    ends = turn_ends(((entry.seat, entry.action) for entry in record.entries), record.end is not None)
    if turns >= len(ends):
        raise CliError("no-such-turn", f"{path} has {len(ends) - 1} turns; --turn must be from 0 to {len(ends) - 1}")
    return ends[turns]


def damaged(path: Path, error: RecordError) -> CliError:
    """A RecordError with the file's name before it."""
    told = str(error)
    if error.rule:
        told = told.removesuffix(f" ({error.rule})")
    return CliError(error.code, f"{path}: {told}", error.rule)
