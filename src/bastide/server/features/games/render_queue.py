"""Queue of pictures to render. Requests wait for boards, and poll or cancel films.

Invariant: each picture is a job (server/jobs). This machine renders one board and one film at a time, so no table waits
for them. A device has one film and two boards under way at most, and so has an address. A picture that no one waits for
is cancelled. A file is named by the hash of all its inputs. The oldest files are deleted first.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import msgspec

import bastide
from bastide.art import ART_VERSION
from bastide.server.common.bus import Bus
from bastide.server.common.cancellation import cancel_tasks
from bastide.server.common.errors import RequestError
from bastide.server.features.games.render_worker import RenderProgress, RenderTask
from bastide.server.http.identity import Requester
from bastide.server.http.limits import Limits, SlidingWindow
from bastide.server.jobs.kinds import BOARD, FILM, Job
from bastide.server.jobs.local import LocalRunner

log = logging.getLogger("bastide.render")
WAITING: Final = 12
"""Films queued or in progress at the same time."""
BOARDS: Final = 24
"""Boards queued or in progress at the same time."""
LOOK: Final = 1.0
"""Seconds between checks that the clients of a board are still connected."""
FORGOTTEN: Final = 180.0
"""Seconds without a poll after which a film is cancelled. Pages poll every second, hidden ones every minute."""
KEPT_BYTES: Final = 200 * 1024 * 1024

FAILED: Final = "picture-failed"
State = Literal["none", "waiting", "making", "ready", "failed"]
Gone = Callable[[], Awaitable[bool]]
"""Whether the client has disconnected."""


@dataclass
class RenderJob:
    """A picture under way. `by` requested it first. `wanted` names all who want the film. `waiting` counts the requests
    that wait for the board, and the job ends when none is left. `asked_at` is the time of the last poll."""

    by: Requester = field(default_factory=Requester)
    wanted: set[str] = field(default_factory=set)
    waiting: int = 0
    asked_at: float = 0.0
    state: State = "waiting"
    done: int = 0
    of: int = 0
    code: str = ""
    text: str = ""
    task: asyncio.Task[None] | None = None

    def begun(self) -> None:
        """Called when the job starts."""
        self.state = "making"

    def hear(self, line: bytes) -> None:
        """Store progress or an error from a line. Raises ValueError."""
        progress = msgspec.json.decode(line, type=RenderProgress)
        self.done, self.of, self.code, self.text = progress.done, progress.of, progress.code, progress.text


class RenderQueue:
    """The pictures of one server, in one folder."""

    def __init__(
        self,
        folder: Path,
        limits: Limits | None = None,
        runner: LocalRunner | None = None,
        clock: Callable[[], float] = time.monotonic,
        bus: Bus | None = None,
    ) -> None:
        self.folder, self._runner = folder, runner or LocalRunner()
        self.limits = limits or Limits()
        self._clock = clock
        self._cards = SlidingWindow(self.limits.cards_per_hour, clock).over(bus or Bus(), "limit cards")
        self._films: dict[str, RenderJob] = {}
        self._boards: dict[str, RenderJob] = {}  # boards under way, by file
        self._tidying = asyncio.Lock()
        self._closed = False

    @property
    def waiting(self) -> dict[str, int]:
        """Number of boards and films queued or in progress."""
        return {"boards": len(self._boards), "films": len(self._under_way())}

    def _under_way(self) -> list[RenderJob]:
        """Films without a file."""
        jobs = [(name, job) for name, job in self._films.items() if job.state in ("waiting", "making")]
        # Once the file exists, the process ends in a moment and delays no one.
        return [job for name, job in jobs if not (self.folder / name).exists()]

    def _admit(self, by: Requester, under_way: Collection[RenderJob], each: int, most: int) -> None:
        """Check the limits for one more picture. Raises RequestError."""
        if self._closed or max(by.count([job.by for job in under_way])) >= each or len(under_way) >= most:
            raise _busy("Many pictures are being made; try again in a minute.")

    def path(self, picture: RenderTask) -> Path:
        """The path of a picture's file, which need not exist yet."""
        inputs = msgspec.json.encode([picture, ART_VERSION, bastide.__version__])
        return self.folder / f"{hashlib.sha256(inputs).hexdigest()[:40]}.{picture.kind}"

    async def board(self, picture: RenderTask, by: Requester | None = None, gone: Gone | None = None) -> bytes:
        """Render a board or read the stored one. Concurrent requests share one job. Raises RequestError."""
        path, by = self.path(picture), by or Requester()
        if not path.exists():
            job = self._boards.get(path.name)
            if job is None:
                self._admit(by, self._boards.values(), self.limits.boards_each, BOARDS)
                # Link previews request cards automatically.
                if picture.kind == "card" and not self._cards.may(by.address):
                    raise _busy("Many cards were made for this address; try again in a while.")
                job = self._boards[path.name] = RenderJob(by)
                job.task = asyncio.get_running_loop().create_task(self._render_board(picture, path, job))
            await self._wait(job, gone)
            if job.code:
                raise RequestError(job.code, job.text, status=500 if job.code == FAILED else 400)
        return await asyncio.to_thread(path.read_bytes)

    async def _render_board(self, picture: RenderTask, path: Path, job: RenderJob) -> None:
        try:
            await self._render(picture, path, job)
        finally:
            self._forget(job)

    def _forget(self, job: RenderJob) -> None:
        self._boards = {name: board for name, board in self._boards.items() if board is not job}

    async def _wait(self, job: RenderJob, gone: Gone | None) -> None:
        """Wait for a board. The last client to disconnect cancels it. Raises RequestError."""
        assert job.task is not None, "it was begun"
        job.waiting += 1
        try:
            while not job.task.done():
                await asyncio.wait([job.task], timeout=LOOK)
                if not job.task.done() and gone is not None and await gone():
                    raise _busy("The client has disconnected.")
        finally:
            job.waiting -= 1
            if not job.waiting and not job.task.done():
                self._forget(job)
                job.task.cancel()
        if job.task.cancelled():
            raise _busy("No more pictures are made now.")

    def film(self, picture: RenderTask) -> RenderJob:
        """State of a film. Once it is ready, `of` is its size in bytes."""
        path = self.path(picture)
        if path.exists():
            return RenderJob(state="ready", of=path.stat().st_size)
        job = self._films.get(path.name)
        if job is None:
            return RenderJob(state="none")
        job.asked_at = self._clock()
        return job

    def begin(self, picture: RenderTask, by: Requester) -> RenderJob:
        """Start a film, unless it exists or is under way. Raises RequestError."""
        path, known = self.path(picture), self.film(picture)
        if known.state in ("waiting", "making", "ready"):
            known.wanted.add(by.name)
            return known
        self._admit(by, self._under_way(), self.limits.films_each, WAITING)
        self._films = {name: job for name, job in self._films.items() if job.task and not job.task.done()}
        job = self._films[path.name] = RenderJob(by, {by.name}, asked_at=self._clock())
        job.task = asyncio.get_running_loop().create_task(self._render_film(picture, path, job))
        self._look_after(job)
        return job

    def _look_after(self, job: RenderJob) -> None:
        """Cancel a film without a poll for `FORGOTTEN` seconds."""
        if job.task is None or job.task.done():
            return
        left = job.asked_at + FORGOTTEN - self._clock()
        if left <= 0:
            job.state = "none"
            job.task.cancel()
        else:
            asyncio.get_running_loop().call_later(left, self._look_after, job)

    async def _render_film(self, picture: RenderTask, path: Path, job: RenderJob) -> None:
        await self._render(picture, path, job)
        job.state = "failed" if job.code else "ready"

    async def stop(self, picture: RenderTask, by: Requester) -> RenderJob:
        """Withdraw a request for a film. The last withdrawal cancels the film."""
        name = self.path(picture).name
        job = self._films.get(name)
        if job is not None and job.task is not None:
            job.wanted.discard(by.name)
            if not job.wanted:
                await cancel_tasks([job.task])
                self._films.pop(name, None)
        return self.film(picture)

    async def close(self) -> None:
        """Cancel everything under way and refuse new requests."""
        self._closed = True
        jobs = (*self._films.values(), *self._boards.values())
        await cancel_tasks([job.task for job in jobs if job.task is not None])

    async def _render(self, picture: RenderTask, path: Path, job: RenderJob) -> None:
        """Render a picture. An error is stored in `job`."""
        self.folder.mkdir(0o700, parents=True, exist_ok=True)
        kind = FILM if picture.kind == "webp" else BOARD
        try:
            await self._runner.do(Job(kind, msgspec.json.encode(picture), job.begun, job.hear, path))
        except (OSError, TimeoutError, ValueError) as error:
            job.code, job.text = FAILED, f"The picture could not be made: {type(error).__name__}."
        if job.code == FAILED:
            log.warning("no picture: %s", job.text)
        elif not job.code and not path.exists():
            job.code, job.text = FAILED, "The picture could not be made."
        async with self._tidying:
            await asyncio.to_thread(self._tidy)

    def _tidy(self) -> None:
        """Delete the oldest files beyond `KEPT_BYTES`."""
        total = 0
        for file in sorted(self.folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True):
            total += file.stat().st_size
            if total > KEPT_BYTES:
                file.unlink(missing_ok=True)


def _busy(text: str) -> RequestError:
    return RequestError("press-busy", text, status=503)
