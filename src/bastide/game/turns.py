"""A recorded game turn by turn."""

from collections.abc import Iterator

from bastide.game.game import Game
from bastide.records.record import Record
from bastide.records.turns import turn_ends


def ends_of(record: Record) -> list[int]:
    """How many entries are done after each turn, turn 0 being the start."""
    return turn_ends(((entry.seat, entry.action) for entry in record.entries), record.end is not None)


def up_to(record: Record, turn: int) -> Record:
    """The beginning of a record, to the end of a turn; the whole of it for its last one. Raises IndexError."""
    ends = ends_of(record)
    end = record.end if turn == len(ends) - 1 else None
    return Record(record.header, record.entries[: ends[turn]], end)


def positions(record: Record) -> Iterator[Game]:
    """The same game after each turn, the start first; what was begun after the last one is left out. Raises
    RecordError, IllegalAction."""
    game = Game.replay(Record(record.header))
    done = 0
    for end in ends_of(record):
        for entry in record.entries[done:end]:
            game.push(entry.action)
        done = end
        yield game
