"""Worker process that analyses one finished game.

Run it as `python -m bastide.server.features.games.analysis_worker`. It reads one line of JSON. It writes lines with the
progress, and the analysis in the last one.

Invariant: its input is the public record. It ends when it is done, and may be killed at any time.
"""

import gzip

import msgspec

from bastide.analysis import analyse
from bastide.puzzles.own import OwnPuzzle, find_own_puzzles
from bastide.records.record import Record
from bastide.server.common.worker_process import run_task, write_line


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
    analysis = analyse(record, task.depth, progress=lambda done, of: write_line(AnalysisProgress(done, of)))
    del analysis["players"]
    body = gzip.compress(msgspec.json.encode(analysis), 6, mtime=0)
    return AnalysisProgress(body=body, puzzles=find_own_puzzles(record, analysis))


if __name__ == "__main__":
    run_task(AnalysisTask, lambda task: write_line(analyse_task(task)), lambda text: AnalysisProgress(error=text))
