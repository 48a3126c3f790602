"""A pytest plugin that shows the stacks of a test and of its child processes when its time limit strikes.

With `-p scripts.time_limits` it replaces the timers of pytest-timeout. `--timeout` and `@pytest.mark.timeout(60)` mean
the same. At the limit it collects the stacks and kills the processes that the test started, and the test fails. The run
goes on. Where the test does not end within AFTER seconds, for example in uvloop, its process ends. Then a parallel run
loses only this test, and its failure shows the same stacks.

Python processes that inherit the environment write their stacks when they get SIGUSR1 (scripts/stack_dumps). Of others
only the data of /proc is shown.
"""

import hashlib
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from pytest_timeout import is_debugging

FOLDER: Final = "BASTIDE_STACKS"
"""The environment variable with the folder where processes write their stacks."""
HOOK: Final = Path(__file__).resolve().parent / "stack_dumps"
AFTER: Final = 10.0
"""Seconds that a failed test has to end."""
WRITING: Final = 2.0
"""Seconds that the children have to write their stacks."""


def descendants(process: int) -> list[int]:
    """The child processes of a process and theirs, from /proc. Empty where the system has none."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, ValueError):
            fields = entry.read_text("utf-8", "replace").rpartition(")")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(entry.parent.name))
    found, below = [], [process]
    while below:
        children = parents.get(below.pop(), [])
        found += children
        below += children
    return found


def own_stacks() -> str:
    """The stacks of all threads of this process."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    return "\n".join(
        f"--- thread {names.get(number, number)} of process {os.getpid()}\n{''.join(traceback.format_stack(frame))}"
        for number, frame in sys._current_frames().items()
        if number != threading.get_ident()
    )


def stacks_of(process: int) -> str:
    """The stacks of another process."""
    told = ""
    with suppress(OSError):
        place = Path("/proc", str(process))
        command = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        status = (place / "status").read_text()
        told = f"--- process {process}: {command}\n"
        caught = int(status.partition("SigCgt:")[2].split()[0], 16)
        file = Path(os.environ[FOLDER], f"{process}.txt")
        if not file.exists() or not caught >> (signal.SIGUSR1 - 1) & 1:
            state = status.partition("State:")[2].partition("\n")[0].strip()
            return f"{told}it is no Python process that prints its stacks; state {state}\n"
        before = file.stat().st_size
        os.kill(process, signal.SIGUSR1)
        until = time.monotonic() + WRITING
        while file.stat().st_size == before and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.1)  # the rest of the file follows soon
        told += file.read_text("utf-8", "replace")[before:]
    return told


class Limit:
    """The timer of one test."""

    def __init__(self, item: pytest.Item, seconds: float) -> None:
        self.item, self.seconds = item, seconds
        self.before = set(descendants(os.getpid()))
        self.over = threading.Event()
        self.story = ""
        self._handler: Any = None
        if threading.current_thread() is threading.main_thread():
            self._handler = signal.signal(signal.SIGALRM, self._fail)
        threading.Thread(target=self._watch, name="time limit", daemon=True).start()

    def cancel(self) -> None:
        """Stop it, because the test has ended."""
        self.over.set()
        if self._handler is not None:
            signal.signal(signal.SIGALRM, self._handler)

    def _fail(self, *what: object) -> None:
        if not self.over.is_set():
            pytest.fail(self.story, pytrace=False)

    def _watch(self) -> None:
        if self.over.wait(self.seconds):
            return
        children = descendants(os.getpid())
        dumps = [own_stacks(), *map(stacks_of, children)]
        self.story = "\n".join([f"the test has taken longer than its limit of {self.seconds:g} s", *dumps])
        file_of(self.item.nodeid).write_text(self.story, encoding="utf-8")
        if self.over.is_set():
            return
        if self._handler is not None:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGALRM)
        self._kill(children)
        if not self.over.wait(AFTER):
            self._leave()

    def _kill(self, children: list[int]) -> None:
        """Kill the processes that the test started."""
        for process in set(children) - self.before:
            with suppress(OSError):
                os.kill(process, signal.SIGKILL)

    def _leave(self) -> None:
        """End the process, because the test does not end."""
        self._kill(descendants(os.getpid()))
        if not hasattr(self.item.config, "workerinput"):
            capture: Any = self.item.config.pluginmanager.getplugin("capturemanager")
            if capture is not None:
                capture.suspend_global_capture(in_=True)
            print(f"\n{self.item.nodeid}: {self.story}", file=sys.stderr, flush=True)
        os._exit(1)


def file_of(test: str) -> Path:
    """The file for the stacks of a test."""
    return Path(os.environ[FOLDER], f"limit-{hashlib.sha256(test.encode()).hexdigest()[:16]}.txt")


class TimeLimits:
    """The plugin's hooks."""

    def __init__(self) -> None:
        self._limit: Limit | None = None

    @pytest.hookimpl(optionalhook=True)
    def pytest_timeout_set_timer(self, item: pytest.Item, settings: Any) -> bool:
        """Start the timer of a test."""
        if settings.disable_debugger_detection or not is_debugging():
            self._limit = Limit(item, settings.timeout)
        return True

    @pytest.hookimpl(optionalhook=True)
    def pytest_timeout_cancel_timer(self, item: pytest.Item) -> bool:
        """The test has ended."""
        if self._limit is not None:
            self._limit.cancel()
        self._limit = None
        return True

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str, report: pytest.TestReport) -> None:
        """A process of a parallel run has crashed: show the stacks if the time limit ended it."""
        if (file := file_of(crashitem)).exists():
            report.longrepr = f"{file.read_text('utf-8')}\n{report.longrepr}"


def pytest_configure(config: pytest.Config) -> None:
    """Set the environment of all processes that the tests start."""
    if FOLDER not in os.environ:
        folder = tempfile.mkdtemp(prefix="bastide-stacks-")
        os.environ[FOLDER] = folder
        config.add_cleanup(_cleanup(folder))
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if str(HOOK) not in paths:
        os.environ["PYTHONPATH"] = os.pathsep.join([str(HOOK), *filter(None, paths)])
    config.pluginmanager.register(TimeLimits())


def _cleanup(folder: str) -> Callable[[], None]:
    def remove() -> None:
        os.environ.pop(FOLDER, None)
        shutil.rmtree(folder, ignore_errors=True)

    return remove
