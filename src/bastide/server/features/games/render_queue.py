"""Queue of pictures to render. Requests wait for boards, and poll or cancel films.

Invariant: each picture is a job (server/jobs). This machine renders one board and one film at a time, so no table waits
for them. A device has one film and two boards under way at most, and so has an address. A picture that no one waits for
is cancelled. A file is named by the hash of all its inputs. The oldest files are deleted first.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import msgspec

import bastide
from bastide.art import ART_VERSION
from bastide.server.common.bus import Bus
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
        told = msgspec.json.decode(line, type=RenderProgress)
        self.done, self.of, self.code, self.text = told.done, told.of, told.code, told.text


class RenderQueue:
    """The pictures of one server, in one folder."""

    def __init__(
        self,
        folder: Path,
        limits: Limits | None = None,
        hands: LocalRunner | None = None,
        clock: Callable[[], float] = time.monotonic,
        bus: Bus | None = None,
    ) -> None:
        self.folder, self._hands = folder, hands or LocalRunner()
        self.limits = limits or Limits()
        self._clock = clock
        self._cards = SlidingWindow(self.limits.cards_per_hour, clock).over(bus or Bus(), "limit cards")
        self._works: dict[str, RenderJob] = {}
        self._drawn: dict[str, RenderJob] = {}  # boards under way, by file
        self._tidying = asyncio.Lock()
        self._closed = False

    @property
    def waiting(self) -> dict[str, int]:
        """Number of boards and films queued or in progress."""
        return {"boards": len(self._drawn), "films": len(self._under_way())}

    def _under_way(self) -> list[RenderJob]:
        """Films without a file."""
        works = [(name, work) for name, work in self._works.items() if work.state in ("waiting", "making")]
        # Once the file exists, the process ends in a moment and delays no one.
        return [work for name, work in works if not (self.folder / name).exists()]

    def _admit(self, by: Requester, under_way: list[RenderJob], each: int, most: int) -> None:
        """Check the limits for one more picture. Raises RequestError."""
        shared = [work.by.shares(by) for work in under_way]
        mine, near = sum(device for device, _ in shared), sum(address for _, address in shared)
        if self._closed or max(mine, near) >= each or len(under_way) >= most:
            raise _busy("Many pictures are being made; try again in a minute.")

    def path(self, picture: RenderTask) -> Path:
        """The path of a picture's file, which need not exist yet."""
        told = msgspec.json.encode([picture, ART_VERSION, bastide.__version__])
        name = hashlib.sha256(told).hexdigest()[:40]
        return self.folder / f"{name}.{picture.kind}"

    async def board(self, picture: RenderTask, by: Requester | None = None, gone: Gone | None = None) -> bytes:
        """Render a board or read the stored one. Concurrent requests share one job. Raises RequestError."""
        path, by = self.path(picture), by or Requester()
        if not path.exists():
            work = self._drawn.get(path.name)
            if work is None:
                self._admit(by, list(self._drawn.values()), self.limits.boards_each, BOARDS)
                # Link previews request cards automatically.
                if picture.kind == "card" and not self._cards.may(by.address):
                    raise _busy("Many cards were made for this address; try again in a while.")
                work = self._drawn[path.name] = RenderJob(by)
                work.task = asyncio.get_running_loop().create_task(self._board(picture, path, work))
            await self._wait(work, gone)
            if work.code:
                raise RequestError(work.code, work.text, status=500 if work.code == FAILED else 400)
        return await asyncio.to_thread(path.read_bytes)

    async def _board(self, picture: RenderTask, path: Path, work: RenderJob) -> None:
        try:
            await self._make(picture, path, work)
        finally:
            self._forget(work)

    def _forget(self, work: RenderJob) -> None:
        self._drawn = {name: one for name, one in self._drawn.items() if one is not work}

    async def _wait(self, work: RenderJob, gone: Gone | None) -> None:
        """Wait for a board. The last client to disconnect cancels it. Raises RequestError."""
        assert work.task is not None, "it was begun"
        work.waiting += 1
        try:
            while not work.task.done():
                await asyncio.wait([work.task], timeout=LOOK)
                if not work.task.done() and gone is not None and await gone():
                    raise _busy("The client has disconnected.")
        finally:
            work.waiting -= 1
            if not work.waiting and not work.task.done():
                self._forget(work)
                work.task.cancel()
        if work.task.cancelled():
            raise _busy("No more pictures are made now.")

    def film(self, picture: RenderTask) -> RenderJob:
        """State of a film. Once it is ready, `of` is its size in bytes."""
        path = self.path(picture)
        if path.exists():
            return RenderJob(state="ready", of=path.stat().st_size)
        work = self._works.get(path.name)
        if work is None:
            return RenderJob(state="none")
        work.asked_at = self._clock()
        return work

    def begin(self, picture: RenderTask, by: Requester) -> RenderJob:
        """Start a film, unless it exists or is under way. Raises RequestError."""
        path, known = self.path(picture), self.film(picture)
        if known.state in ("waiting", "making"):
            known.wanted.add(by.name)
            return known
        if known.state == "ready":
            return known
        self._admit(by, self._under_way(), self.limits.films_each, WAITING)
        self._works = {name: work for name, work in self._works.items() if work.task and not work.task.done()}
        work = self._works[path.name] = RenderJob(by, {by.name}, asked_at=self._clock())
        work.task = asyncio.get_running_loop().create_task(self._film(picture, path, work))
        self._look_after(work)
        return work

    def _look_after(self, work: RenderJob) -> None:
        """Cancel a film without a poll for `FORGOTTEN` seconds."""
        if work.task is None or work.task.done():
            return
        left = work.asked_at + FORGOTTEN - self._clock()
        if left <= 0:
            work.state = "none"
            work.task.cancel()
        else:
            asyncio.get_running_loop().call_later(left, self._look_after, work)

    async def _film(self, picture: RenderTask, path: Path, work: RenderJob) -> None:
        await self._make(picture, path, work)
        work.state = "failed" if work.code else "ready"

    async def stop(self, picture: RenderTask, by: Requester) -> RenderJob:
        """Withdraw a request for a film. The last withdrawal cancels the film."""
        work = self._works.get(self.path(picture).name)
        if work is not None and work.task is not None:
            work.wanted.discard(by.name)
            if not work.wanted:
                await self._end(work)
                self._works.pop(self.path(picture).name, None)
        return self.film(picture)

    async def _end(self, work: RenderJob) -> None:
        if work.task is not None and not work.task.done():
            work.task.cancel()
            await asyncio.wait([work.task])

    async def close(self) -> None:
        """Cancel everything under way and refuse new requests."""
        self._closed = True
        works = [*self._works.values(), *self._drawn.values()]
        for work in works:
            if work.task is not None:
                work.task.cancel()
        for work in works:
            await self._end(work)

    async def _make(self, picture: RenderTask, path: Path, work: RenderJob) -> None:
        """Render a picture. An error is stored in `work`."""
        self.folder.mkdir(0o700, parents=True, exist_ok=True)
        kind = FILM if picture.kind == "webp" else BOARD
        try:
            await self._hands.do(Job(kind, msgspec.json.encode(picture), work.begun, work.hear, path))
        except (OSError, TimeoutError, ValueError) as error:
            work.code, work.text = FAILED, f"The picture could not be made: {type(error).__name__}."
        if work.code == FAILED:
            log.warning("no picture: %s", work.text)
        elif not work.code and not path.exists():
            work.code, work.text = FAILED, "The picture could not be made."
        async with self._tidying:
            await asyncio.to_thread(self._tidy)

    def _tidy(self) -> None:
        """Delete the oldest files beyond `KEPT_BYTES`."""
        files = sorted(self.folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
        total = 0
        for file in files:
            total += file.stat().st_size
            if total > KEPT_BYTES:
                file.unlink(missing_ok=True)


def _busy(text: str) -> RequestError:
    return RequestError("press-busy", text, status=503)
