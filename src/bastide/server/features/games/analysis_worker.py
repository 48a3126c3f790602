"""Worker process that analyses one finished game.

Run it as `python -m bastide.server.features.games.analysis_worker`. It reads one line of JSON. It writes lines with the
progress, and the analysis in the last one.

Invariant: its input is the public record. It ends when it is done, and may be killed at any time.
"""

import gzip
import os
import sys

import msgspec

from bastide.analysis import analyse
from bastide.puzzles.own import OwnPuzzle, find_own_puzzles
from bastide.records.record import Record
from bastide.server.common.priority import lower_priority


class AnalysisTask(msgspec.Struct, forbid_unknown_fields=True):
    """The record to analyse, and the depth."""

    record: str
    depth: int


class AnalysisProgress(msgspec.Struct, omit_defaults=True):
    """Progress in actions, an error, or the analysis as gzipped JSON with the puzzles found in it."""

    done: int = 0
    of: int = 0
    error: str = ""
    body: bytes = b""
    puzzles: list[OwnPuzzle] = []


def analyse_task(task: AnalysisTask) -> AnalysisProgress:
    """The analysis without the players' names, which the table has. Raises ValueError."""
    record = Record.loads(task.record)
    told = analyse(record, task.depth, progress=lambda done, of: _say(AnalysisProgress(done, of)))
    del told["players"]
    return AnalysisProgress(
        body=gzip.compress(msgspec.json.encode(told), 6, mtime=0), puzzles=find_own_puzzles(record, told)
    )


def main() -> None:
    """Analyse the task on standard input."""
    lower_priority(10)
    try:
        _say(analyse_task(msgspec.json.decode(sys.stdin.buffer.readline(), type=AnalysisTask)))
    except Exception as error:
        _say(AnalysisProgress(error=f"{type(error).__name__}: {error}"))


def _say(line: AnalysisProgress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # the server is gone
