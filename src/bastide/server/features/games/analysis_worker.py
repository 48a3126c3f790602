"""A process that judges one finished game. One JSON line in; lines with the progress out, the last of them with the
analysis. `python -m bastide.server.features.games.analysis_worker`

Law: what it is given is the public record; it ends when it is done, and may be killed at any time.
"""

import gzip
import os
import sys

import msgspec

from bastide.analysis import analyse
from bastide.puzzles.own import OwnPuzzle, own_puzzles
from bastide.records.record import Record
from bastide.server.common.priority import lower_priority


class Task(msgspec.Struct, forbid_unknown_fields=True):
    """What to judge, and how deep."""

    record: str
    depth: int


class Line(msgspec.Struct, omit_defaults=True):
    """How far it is in actions, what went wrong, or the analysis as JSON in gzip with the puzzles that it found."""

    done: int = 0
    of: int = 0
    error: str = ""
    body: bytes = b""
    puzzles: list[OwnPuzzle] = []


def judged(task: Task) -> Line:
    """The analysis without names: the table tells them. Raises ValueError."""
    record = Record.loads(task.record)
    told = analyse(record, task.depth, progress=lambda done, of: _say(Line(done, of)))
    del told["players"]
    return Line(body=gzip.compress(msgspec.json.encode(told), 6, mtime=0), puzzles=own_puzzles(record, told))


def main() -> None:
    """Do what one line asks for."""
    lower_priority(10)
    try:
        _say(judged(msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)))
    except Exception as error:
        _say(Line(error=f"{type(error).__name__}: {error}"))


def _say(line: Line) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # the server is gone, and there is nobody to tell
