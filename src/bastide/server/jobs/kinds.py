"""What work there is for processes of their own, and what has to be the same wherever it is done."""

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
    """A kind of work: `module` is the program of its process, which reads one line of JSON and tells how far it is in
    lines, the last of them with the result. It has `patience` seconds; its lines are `line` bytes long at most, and
    what it makes `file` bytes. What waits for a machine of the house longer than `waits` seconds is done here, where
    nothing else of its kind is under way. A process that `stays` answers each line by one, and waits for the next."""

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
    """One piece of work: the line that its process reads, where the file goes that it makes, who hears that it is
    under way, and who hears the lines that are told. `begun` may be called again, and of the lines some may be left out
    but the last."""

    kind: JobKind
    said: bytes
    begun: Callable[[], None]
    hear: Callable[[bytes], None]
    target: Path | None = None


@cache
def job_edition() -> str:
    """What has to be the same where a job is done as where it was asked for, or the answer might be another: every
    source and every table of numbers, and whether the engine is compiled (bots have less time to search otherwise)."""
    package, whole = Path(bastide.__file__).parent, hashlib.sha256()
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package)
        if path.suffix in SOURCES and name.parts[0] != "client":
            whole.update(f"{name.as_posix()}\0{path.stat().st_size}\0".encode())
            whole.update(path.read_bytes())
    return f"{bastide.__version__}/{whole.hexdigest()[:16]}/{'compiled' if bastide.compiled else 'interpreted'}"
