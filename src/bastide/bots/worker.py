"""The worker side of a pool (pool.py): one process, one worker state, one pipe.

Invariant: however a worker ends, its state is closed, and no program that it has started is left. SIGTERM interrupts
the work. A worker ends when its parent process is gone.
"""

import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn

ENDING: Final = 10.0
"""Seconds that workers have to end by themselves. An unresponsive program costs its worker one to three."""
GRACE: Final = 1.0
"""Seconds after the end of the parent before a worker interrupts its own work."""
MARK: Final = "BASTIDE_POOL"
"""Environment variable that identifies the programs of a pool's workers."""


class ReplyKind(Enum):
    """Kinds of replies of a worker."""

    RESULT = "result"
    ERROR = "error"
    NOT_MADE = "not-made"


class WorkerStopped(BaseException):
    """SIGTERM has come: unwind, so that no lock stays held."""


class StopSignal:
    """Raises WorkerStopped on SIGTERM until the worker state is being closed."""

    def __init__(self) -> None:
        self.closing = False
        signal.signal(signal.SIGTERM, self._stop)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if not self.closing:
            raise WorkerStopped


def serve_pipe(pipe: Connection, make: Callable[..., Any], args: tuple[Any, ...], mark: str) -> None:
    """Work on the items from the pipe until None comes or the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the parent is interrupted, and it ends its workers
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    os.environ[MARK] = mark
    stop = StopSignal()
    threading.Thread(target=_end_with_parent, args=(stop, mark), daemon=True).start()
    with suppress(WorkerStopped, OSError):  # OSError: the parent reads no more answers
        try:
            state = make(*args)
        except Exception as error:
            pipe.send((ReplyKind.NOT_MADE, _portable(error)))
            return
        try:
            _work(pipe, state)
        finally:
            stop.closing = True
            state.close()


def _work(pipe: Connection, state: Any) -> None:
    """Answer one item after another."""
    while True:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            return
        if message is None:
            return
        try:
            answer = pickle.dumps((ReplyKind.RESULT, state.work(message[0])))
        except Exception as error:
            answer = pickle.dumps((ReplyKind.ERROR, _portable(error)))
        pipe.send_bytes(answer)


def _portable(error: Exception) -> Exception:
    """The error with its traceback as a note, or a RuntimeError with the traceback if it cannot be pickled."""
    text = "".join(traceback.format_exception(error))
    error.add_note(text)
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(text)
    return error


def _end_with_parent(stop: StopSignal, mark: str) -> NoReturn:
    """Wait for the end of the parent, then end this process: by SIGTERM, or at once if that does not help."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    time.sleep(GRACE)
    if not stop.closing:
        os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(ENDING)
    kill_marked(mark)
    os._exit(1)


def kill_marked(mark: str) -> None:
    """Kill the programs with this mark in their environment.

    Only Linux shows it. Elsewhere a program whose host has died sees the end of its input.
    """
    needle = f"{MARK}={mark}".encode()
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if needle in (entry / "environ").read_bytes().split(b"\0") and int(entry.name) != os.getpid():
                os.kill(int(entry.name), signal.SIGKILL)
