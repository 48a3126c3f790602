"""A program that plays: its process, and the lines to and from it, all of them limited.

Invariant: it runs without a shell, in a process group of its own. It never costs its host more than its time limit.
Nothing of it is left after `close`.
"""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO, Final

from bastide._text import strip_bom
from bastide._version import VERSION
from bastide.bots.external import messages
from bastide.bots.external.errors import BotFailed, quote_line

START: Final = 30.0
"""Seconds that a program has to send hello, and to get ready for a game. It may have much to load."""
END: Final = 1.0
"""Seconds that it has to end by itself."""
WAITING: Final = 256
"""Capacity of the queue of its unread lines. When it is full, the program waits."""
LAST_WORDS: Final = 2000
"""Bytes of its stderr that are kept."""

Trace = Callable[[str, bytes], None]
"""Receives every line. `>` marks those of the host, `<` those of the program."""


class BotProcess:
    """A running program. Raises BotFailed if it cannot be started or does not send hello."""

    def __init__(
        self, command: Sequence[str], memory: int = 0, trace: Trace | None = None, start: float = START
    ) -> None:
        """`command` is the argument list. `memory` limits the data of its process on Linux, in bytes.

        `trace` receives every line, with `>` or `<` for its sender.
        """
        self.start = start
        self.trace = trace
        self.stderr = b""
        self._received: queue.Queue[bytes] = queue.Queue(WAITING)
        self._to_send: queue.Queue[bytes] = queue.Queue(WAITING)
        self._stopped = threading.Event()
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name == "posix",
            )
        except (OSError, ValueError) as error:
            raise BotFailed("not-started", f"It cannot be started: {error}.") from None
        if memory and sys.platform == "linux":
            import resource

            with contextlib.suppress(ProcessLookupError, PermissionError):
                resource.prlimit(self._process.pid, resource.RLIMIT_DATA, (memory, memory))
        process = self._process
        pipes = (self._read_stderr, process.stderr), (self._read, process.stdout), (self._write, process.stdin)
        self._threads = [threading.Thread(target=work, args=(pipe,), daemon=True) for work, pipe in pipes]
        for thread in self._threads:
            thread.start()
        self.greeting = self._greet()

    def _greet(self) -> messages.Greeting:
        try:
            self.send(messages.Hello(messages.PROTOCOL, f"bastide {VERSION}"))
            greeting = self.receive(time.monotonic() + self.start)
            if not isinstance(greeting, messages.Greeting):
                raise BotFailed("garbage", f"It sent {type(greeting).__name__.lower()} where greeting was due.")
        except BotFailed as error:
            self.close()
            raise BotFailed("not-started", f"It has not sent hello: {error.text}", stderr=self.words) from None
        if greeting.protocol != messages.PROTOCOL:
            self.close()
            text = f"It speaks version {greeting.protocol} of the protocol, and this is version {messages.PROTOCOL}."
            raise BotFailed("other-version", text)
        return greeting

    def begin(self, game: messages.NewGame) -> None:
        """Begin a game, or continue another one. Raises BotFailed."""
        self.send(game)
        answer = self.receive(time.monotonic() + self.start)
        if isinstance(answer, messages.Unable):
            raise BotFailed("unable", f"It cannot play this: {answer.text}")
        if not isinstance(answer, messages.Ready):
            raise BotFailed("garbage", "It did not answer ready when a game began.")

    def send(self, message: messages.Hosts) -> None:
        """Send a line. Raises BotFailed if the program does not read."""
        if not self._threads[-1].is_alive():
            raise self._ended()
        line = messages.encode_line(message)
        if self.trace is not None:
            self.trace(">", line)
        try:
            self._to_send.put(line, timeout=END)
        except queue.Full:
            raise BotFailed("too-late", "It does not read its input.", stderr=self.words) from None

    def receive(self, until: float) -> messages.Programs:
        """The next message. Raises BotFailed for an invalid line, or without one until `until` (monotonic clock)."""
        try:
            line = self._received.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise BotFailed("too-late", "It has not answered in time.", stderr=self.words) from None
        if self.trace is not None and line:
            self.trace("<", line)
        if not line:
            raise self._ended()
        if len(line) > messages.LONGEST_LINE:
            raise BotFailed(
                "long-line", f"It sent a line of more than {messages.LONGEST_LINE} bytes.", stderr=self.words
            )
        try:
            return messages.decode_program_line(strip_bom(line))
        except ValueError as error:
            text = f"It sent {quote_line(line)!r}, which is not a line of the protocol: {error}."
            raise BotFailed("garbage", text, stderr=self.words) from None

    @property
    def words(self) -> str:
        """The end of its stderr."""
        return self.stderr.decode("utf-8", "replace")

    def close(self, failure: BotFailed | None = None) -> None:
        """Ask it to end, then kill it with all processes that it has started. `failure` is why it has lost."""
        if failure is not None:
            with contextlib.suppress(BotFailed):
                self.send(messages.Lost(failure.code, failure.text, failure.rule))
        if self._stopped.is_set():
            return
        self._stopped.set()
        with contextlib.suppress(queue.Full):
            self._to_send.put_nowait(messages.encode_line(messages.Quit()))
            self._to_send.put_nowait(b"")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(END)

    def _ended(self) -> BotFailed:
        """The failure to raise after it has closed its output or its input."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END)
        self._threads[0].join(END)
        status = self._process.returncode
        text = "It has closed its output." if status is None else f"It ended with status {status}."
        return BotFailed("crashed", text, stderr=self.words)

    def _read(self, pipe: IO[bytes]) -> None:
        """Queue its lines for `receive`. The end is an empty line. A line that is too long is the last one."""
        while True:
            line = b""
            with contextlib.suppress(OSError, ValueError):
                line = pipe.readline(messages.LONGEST_LINE + 1)
            while not self._stopped.is_set():
                with contextlib.suppress(queue.Full):
                    self._received.put(line, timeout=0.1)
                    break
            if not line or len(line) > messages.LONGEST_LINE or self._stopped.is_set():
                return

    def _write(self, pipe: IO[bytes]) -> None:
        """Send it the queued lines up to an empty one. A program that does not read blocks only this thread."""
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := self._to_send.get():
                pipe.write(line)
                pipe.flush()

    def _read_stderr(self, pipe: IO[bytes]) -> None:
        """Keep the end of its stderr."""
        with contextlib.suppress(OSError, ValueError):
            while piece := os.read(pipe.fileno(), 4096):
                self.stderr = (self.stderr + piece)[-LAST_WORDS:]
