"""Games as files: the record format, its reader and writer, and a board as text."""

from bastide.records.frames import actions_frame, frame
from bastide.records.lines import End, Entry, Header, Player, RecordError
from bastide.records.record import EXTENSION, Record, dump_line, read_stream, write_atomically
from bastide.records.record_files import read_records, write_records

__all__ = [
    "EXTENSION",
    "End",
    "Entry",
    "Header",
    "Player",
    "Record",
    "RecordError",
    "actions_frame",
    "dump_line",
    "frame",
    "read_records",
    "read_stream",
    "write_atomically",
    "write_records",
]
