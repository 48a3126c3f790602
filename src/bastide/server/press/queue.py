"""Pictures of games, made beside the tables: boards at once, films in a queue that can be asked and cancelled.

Law: each picture is made by a process of its own, one board and one film at a time, so that no table waits for them.
A picture is kept under the hash of all that it depends on; the oldest are forgotten first.
"""

import asyncio
import contextlib
import hashlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import msgspec

import bastide
from bastide.art import ART_VERSION
from bastide.server.press.worker import Job, Line
from bastide.server.refused import Refused

log = logging.getLogger("bastide.press")
PATIENCE: Final = 600.0
"""Seconds for one picture."""
WAITING: Final = 6
"""Films that may be asked for at once, the one that is made included."""
BOARDS: Final = 12
"""Boards that may wait."""
KEPT_BYTES: Final = 200 * 1024 * 1024

State = Literal["none", "waiting", "making", "ready", "failed"]


@dataclass
class Work:
    """A film under way. `wanted` are the devices that asked for it: it ends when none is left."""

    wanted: set[str] = field(default_factory=set)
    state: State = "waiting"
    done: int = 0
    of: int = 0
    code: str = ""
    text: str = ""
    task: asyncio.Task[None] | None = None


class Press:
    """The pictures of one server, in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._works: dict[str, Work] = {}
        self._films, self._boards = asyncio.Lock(), asyncio.Lock()
        self._queue = 0

    @property
    def waiting(self) -> dict[str, int]:
        """How much is under way or waits."""
        films = sum(work.state in ("waiting", "making") for work in self._works.values())
        return {"boards": self._queue, "films": films}

    def path(self, job: Job) -> Path:
        """Where the picture of a job lies."""
        parts = [job.kind, job.record, job.colours, job.theme, job.turn, job.scores, job.width, ART_VERSION]
        name = hashlib.sha256(msgspec.json.encode([*parts, bastide.__version__])).hexdigest()[:40]
        return self.folder / f"{name}.{job.kind}"

    async def board(self, job: Job) -> bytes:
        """A board. Raises Refused."""
        path = self.path(job)
        if not path.exists():
            if self._queue >= BOARDS:
                raise Refused("press-busy", "Many pictures are being made; try again in a minute.")
            self._queue += 1
            try:
                async with self._boards:
                    work = Work()
                    if not path.exists():
                        await self._make(job, path, work)
            finally:
                self._queue -= 1
            if work.code:
                raise Refused(work.code, work.text)
        return await asyncio.to_thread(path.read_bytes)

    def film(self, job: Job) -> Work:
        """How far a film is; `of` are its bytes once it is ready."""
        path = self.path(job)
        if path.exists():
            return Work(state="ready", of=path.stat().st_size)
        return self._works.get(path.name, Work(state="none"))

    def begin(self, job: Job, device: str) -> Work:
        """Make a film, unless it is there or on its way. Raises Refused."""
        path, known = self.path(job), self.film(job)
        if known.state in ("waiting", "making"):
            known.wanted.add(device)
            return known
        if known.state == "ready":
            return known
        if sum(work.state in ("waiting", "making") for work in self._works.values()) >= WAITING:
            raise Refused("press-busy", "Many films are being made; try again in a few minutes.")
        self._works = {name: work for name, work in self._works.items() if work.task and not work.task.done()}
        work = self._works[path.name] = Work({device})
        work.task = asyncio.get_running_loop().create_task(self._film(job, path, work))
        return work

    async def _film(self, job: Job, path: Path, work: Work) -> None:
        async with self._films:
            work.state = "making"
            await self._make(job, path, work)
        work.state = "failed" if work.code else "ready"

    async def stop(self, job: Job, device: str) -> Work:
        """This device no longer wants a film; the last one to say so ends it."""
        work = self._works.get(self.path(job).name)
        if work is not None and work.task is not None:
            work.wanted.discard(device)
            if not work.wanted:
                await self._end(work)
                self._works.pop(self.path(job).name, None)
        return self.film(job)

    async def _end(self, work: Work) -> None:
        if work.task is not None and not work.task.done():
            work.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await work.task

    async def close(self) -> None:
        """End what is under way."""
        for work in list(self._works.values()):
            await self._end(work)

    async def _make(self, job: Job, path: Path, work: Work) -> None:
        """Let a process make the picture; what goes wrong stands in `work` afterwards."""
        await asyncio.to_thread(self._tidy)
        job.target = str(path)
        worker = await self._worker()
        try:
            await asyncio.wait_for(self._follow(worker, job, work), PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            work.code, work.text = "picture-failed", f"The picture could not be made: {type(error).__name__}."
        finally:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()
        if work.code == "picture-failed":
            log.warning("no picture: %s", work.text)
        elif not work.code and not path.exists():
            work.code, work.text = "picture-failed", "The picture could not be made."

    async def _follow(self, worker: Process, job: Job, work: Work) -> None:
        assert worker.stdin is not None, "it was started with pipes"
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(job) + b"\n")
        await worker.stdin.drain()
        async for told in worker.stdout:
            line = msgspec.json.decode(told, type=Line)
            work.done, work.of, work.code, work.text = line.done, line.of, line.code, line.text

    async def _worker(self) -> Process:
        package = str(Path(bastide.__file__).parent.parent)
        path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
        command = (sys.executable, "-m", "bastide.server.press.worker")
        environment = {**os.environ, "PYTHONPATH": path}
        return await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )

    def _tidy(self) -> None:
        """Room for another picture."""
        self.folder.mkdir(0o700, parents=True, exist_ok=True)
        files = sorted(self.folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
        total = 0
        for file in files:
            total += file.stat().st_size
            if total > KEPT_BYTES:
                file.unlink(missing_ok=True)
