"""Kinds of jobs, and the edition that requester and worker must share."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import bastide

MIB: Final = 1 << 20
SOURCES: Final = frozenset({".py", ".json", ".jsonl", ".ftl", ".svg", ".toml", ".txt"})


@dataclass(frozen=True)
class JobKind:
    """A kind of job. `module` is the program of its process. It reads one line of JSON and writes lines with the
    progress. The last line is the result.

    `patience` is its time limit in seconds. `line` and `file` are the most bytes of an output line and of the file. A
    job that waits for a cluster worker longer than `waits` seconds runs here, unless another of its kind does. A
    process that `stays` answers each line with one line and waits for the next.
    """

    name: str
    module: str
    patience: float = 600.0
    line: int = MIB
    file: int = 0
    waits: float = 5.0
    stays: bool = False


_PRESS: Final = "bastide.server.features.games.render_worker"
_JUDGING: Final = "bastide.server.features.games.analysis_worker"
BOARD: Final = JobKind("board", _PRESS, file=24 * MIB, waits=1.0)
FILM: Final = JobKind("film", _PRESS, file=24 * MIB)
ANALYSIS: Final = JobKind("analysis", _JUDGING, line=8 * MIB)
DEEP: Final = JobKind("deep-analysis", _JUDGING, line=8 * MIB)
TRIAL: Final = JobKind("trial", "bastide.server.features.tilesets.trial_worker", patience=900.0)
BOT: Final = JobKind("bot", "bastide.server.bots.worker", patience=30.0, stays=True)
KINDS: Final = {kind.name: kind for kind in (BOT, BOARD, FILM, ANALYSIS, DEEP, TRIAL)}


@dataclass(frozen=True)
class Job:
    """One job. `said` is the input line of its process, `target` the path of the file it makes. `begun` is called when
    it starts, and perhaps again. `hear` receives its output lines. It may miss some, but never the last."""

    kind: JobKind
    said: bytes
    begun: Callable[[], None]
    hear: Callable[[bytes], None]
    target: Path | None = None


@cache
def job_edition() -> str:
    """Hash of everything that can change a result. A worker takes only jobs of its own edition."""
    # Every source and every table of numbers. Without a compiled engine bots have less time to search.
    package, whole = Path(bastide.__file__).parent, hashlib.sha256()
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package)
        if path.suffix in SOURCES and name.parts[0] != "client":
            whole.update(f"{name.as_posix()}\0{path.stat().st_size}\0".encode())
            whole.update(path.read_bytes())
    return f"{bastide.__version__}/{whole.hexdigest()[:16]}/{'compiled' if bastide.compiled else 'interpreted'}"
