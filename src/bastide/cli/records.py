"""Opening records from the command line. All damage is reported in one sentence."""

from pathlib import Path

import bastide
from bastide.cli.output import CliError, read_error
from bastide.game import Game
from bastide.game.turns import record_turn_ends
from bastide.jcz import JczError
from bastide.records import Record, RecordError


def read_record(path: Path) -> Record:
    """Read a record from a file. Raises CliError."""
    try:
        return Record.read(path)
    except OSError as error:
        raise read_error(path, error) from None
    except RecordError as error:
        raise file_damage_error(path, error) from None


def replay_record(path: Path, record: Record, turn: int | None = None) -> Game:
    """Replay a record to its end, or to the end of turn `turn` (0 is the start). Raises CliError."""
    if turn is not None:
        ends = record_turn_ends(record)
        if turn >= len(ends):
            raise CliError(
                "no-such-turn", f"{path} has {len(ends) - 1} turns; --turn must be from 0 to {len(ends) - 1}"
            )
        record = Record(record.header, record.entries[: ends[turn]])
    try:
        game = Game.replay(record)
        # other versions may hash positions differently
        told = record.end.hash if record.end and record.header.engine == bastide.__version__ else None
        if told is not None and told != f"{game.hash():016x}":
            raise RecordError("the last position is not the recorded one", line=len(record.entries) + 2, field="hash")
    except RecordError as error:
        raise file_damage_error(path, error) from None
    return game


def file_damage_error(path: Path, error: RecordError | JczError) -> CliError:
    """Return the error for a damaged file, with the file's name first."""
    return CliError(error.code, f"{path}: {str(error).removesuffix(f' ({error.rule})')}", error.rule)
