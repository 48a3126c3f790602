"""A recorded game turn by turn."""

from collections.abc import Iterator

from bastide.game.game import Game
from bastide.records.record import Record
from bastide.records.turns import turn_ends


def record_turn_ends(record: Record) -> list[int]:
    """How many entries have been played after each turn. Turn 0 is the start."""
    return turn_ends(((entry.seat, entry.action) for entry in record.entries), record.end is not None)


def cut_record(record: Record, turn: int) -> Record:
    """A record up to the end of a turn, the whole record for its last turn. Raises IndexError."""
    ends = record_turn_ends(record)
    end = record.end if turn == len(ends) - 1 else None
    return Record(record.header, record.entries[: ends[turn]], end)


def iterate_positions(record: Record) -> Iterator[Game]:
    """The same Game object after each turn, the start first. An unfinished last turn is left out. Raises RecordError,
    IllegalAction."""
    game = Game.replay(Record(record.header))
    done = 0
    for end in record_turn_ends(record):
        for entry in record.entries[done:end]:
            game.push(entry.action)
        done = end
        yield game
