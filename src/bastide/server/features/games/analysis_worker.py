"""A process that judges one finished game. One JSON line in; lines with the progress out, the last of them with the
analysis. `python -m bastide.server.features.games.analysis_worker`

Law: what it is given is the public record; it ends when it is done, and may be killed at any time.
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
    """What to judge, and how deep."""

    record: str
    depth: int


class AnalysisProgress(msgspec.Struct, omit_defaults=True):
    """How far it is in actions, what went wrong, or the analysis as JSON in gzip with the puzzles that it found."""

    done: int = 0
    of: int = 0
    error: str = ""
    body: bytes = b""
    puzzles: list[OwnPuzzle] = []


def analyse_task(task: AnalysisTask) -> AnalysisProgress:
    """The analysis without names: the table tells them. Raises ValueError."""
    record = Record.loads(task.record)
    told = analyse(record, task.depth, progress=lambda done, of: _say(AnalysisProgress(done, of)))
    del told["players"]
    return AnalysisProgress(
        body=gzip.compress(msgspec.json.encode(told), 6, mtime=0), puzzles=find_own_puzzles(record, told)
    )


def main() -> None:
    """Do what one line asks for."""
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
        os._exit(0)  # the server is gone, and there is nobody to tell
