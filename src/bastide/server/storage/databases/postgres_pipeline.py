"""Moves of a cluster, sent to PostgreSQL directly from the event loop in libpq's pipeline mode, without a thread.

Invariant: all waiting statements go as one transaction, and the next ones once it is durable. If one of several is
refused, each goes again alone. A broken connection is replaced for waiting statements. Statements in progress are
refused, and the log shows whether they were stored.
"""

import asyncio
import select
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg.pq import ConnStatus, ExecStatus
from psycopg.pq.abc import PGconn, PGresult

from bastide.server.common import server_metrics
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.databases.postgres import translate_sql
from bastide.server.storage.db import Statement

GROUP: Final = 64
"""Statements in one transaction at most."""
PREPARED: Final = 100
"""Prepared statements in the database at most."""
GOOD: Final = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)
DIVIDED_BY_NOTHING: Final = b"22012"
LAST_SECONDS: Final = 5.0
"""How long statements in progress may take when the server shuts down."""


@lru_cache(maxsize=1024)
def join_statements(first: str, rest: tuple[str, ...]) -> bytes:
    """Return several statements as one. If the first changes no row, a division by zero refuses them all."""
    parts = [f"first AS ({first} RETURNING 1)", *(f"s{n} AS ({one})" for n, one in enumerate(rest))]
    return translate_sql(f"WITH {', '.join(parts)} SELECT 1 / count(*) FROM first")[0].encode()


def encode_parameter(value: Any) -> bytes | None:
    """Return a value as libpq sends it. Booleans are 0 and 1, and NUL in a text is replaced."""
    match value:
        case str():
            return value.replace("\0", "\ufffd").encode()
        case int():
            return b"%d" % value
        case _:
            return value  # type: ignore[no-any-return]


def wait_until_ready(socket: int, events: int, seconds: float) -> int:
    """Return which of these poll events, or errors, occur within `seconds`, 0 for none."""
    poll = select.poll()
    poll.register(socket, events)
    return next((found for _, found in poll.poll(seconds * 1000)), 0)


@dataclass(eq=False)
class _PendingStatement:
    """A statement that a caller awaits."""

    text: bytes
    values: list[bytes | None]
    binary: list[int]
    future: "asyncio.Future[bool]"

    def refuse(self, why: object) -> None:
        if not self.future.done():
            self.future.set_exception(StoreError(f"The database refuses to store: {why}."))

    def end(self, result: bool) -> None:
        if not self.future.done():
            self.future.set_result(result)


class PostgresPipeline:
    """Its own connection, opened for the first statement."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]]) -> None:
        self._connect = connect
        self._loop: asyncio.AbstractEventLoop | None = None
        self._db: psycopg.Connection[Any] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._waiting: deque[_PendingStatement] = deque()
        self._sent: list[_PendingStatement] = []
        self._alone = 0  # how many of the waiting statements go one by one
        self._ready: dict[bytes, bytes] = {}  # names of prepared statements, by their text
        self._due: deque[_PendingStatement | bytes] = (
            deque()
        )  # what the next results answer: a statement, or (text) its preparation
        self._wrong: dict[_PendingStatement, PGresult] = {}
        self._lost: PGresult | None = None  # the transaction itself was refused
        self._began = 0.0
        self._socket = -1
        self._full = False  # the send buffer is full
        self._closed = False

    @property
    def connected(self) -> bool:
        """Whether the connection is open, as far as known."""
        return self._db is not None

    async def at_once(self, first: Statement, rest: Sequence[Statement]) -> bool:
        """Execute the statements as one transaction. None may read what another one writes.

        Returns False, with nothing stored, if `first` changes no row. Durable on return. Raises StoreError.
        """
        if self._closed:
            raise StoreError("The database is closed: the server is going down.")
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            self._drop()
            self._waiting.clear()
            self._loop, self._opening = loop, None
        text = join_statements(first[0], tuple(one for one, _ in rest))
        one = _PendingStatement(text, [], [], loop.create_future())
        for _, given in (first, *rest):
            for value in given:
                one.values.append(encode_parameter(value))
                one.binary.append(int(isinstance(value, bytes)))
        self._waiting.append(one)
        self._go_on()
        return await one.future

    def close(self) -> None:
        """Finish statements in progress, refuse waiting ones and close the connection."""
        until = time.monotonic() + LAST_SECONDS
        while self._sent and (left := until - time.monotonic()) > 0:
            ready = wait_until_ready(self._socket, select.POLLIN | (select.POLLOUT if self._full else 0), left)
            if ready & select.POLLOUT:
                self._flush_on()
            if ready & ~select.POLLOUT and self._db is not None:
                self._read()
        rest, self._closed = (*self._sent, *self._waiting), True
        self._waiting.clear()
        if self._opening is not None:
            self._opening.cancel()
        self._drop()
        _refuse(rest, "the server is going down")

    def _go_on(self) -> None:
        if self._sent or self._opening is not None or not self._waiting:
            return
        if self._db is None:
            assert self._loop is not None
            self._opening = self._loop.create_task(self._open())
            return
        count = 1 if self._alone else min(GROUP, len(self._waiting))
        self._alone = max(0, self._alone - 1)
        self._sent = [self._waiting.popleft() for _ in range(count)]
        self._began = time.monotonic()
        try:
            self._send(self._db.pgconn)
        except psycopg.Error as error:
            self._broke(error)

    async def _open(self) -> None:
        try:
            db = await asyncio.to_thread(self._connect)
            db.pgconn.nonblocking = 1
            db.pgconn.enter_pipeline_mode()
            assert self._loop is not None
            self._db, self._socket = db, db.pgconn.socket
            self._loop.add_reader(self._socket, self._read)
        except psycopg.Error as error:
            _refuse(self._waiting, error)
            self._waiting.clear()
        finally:
            self._opening = None
        self._go_on()

    def _send(self, pq: PGconn) -> None:
        names = dict(self._ready)
        for one in self._sent:
            name = names.get(one.text)
            if name is None and len(names) < PREPARED:
                name = names[one.text] = b"m%d" % len(names)
                pq.send_prepare(name, one.text)
                self._due.append(one.text)
            if name is None:
                pq.send_query_params(one.text, one.values, None, one.binary)
            else:
                pq.send_query_prepared(name, one.values, one.binary)
            self._due.append(one)
        pq.pipeline_sync()
        self._flush()

    def _flush(self) -> None:
        """Write what the connection takes now, and the rest when it is writable."""
        assert self._db is not None
        assert self._loop is not None
        full, self._full = self._full, bool(self._db.pgconn.flush())
        if self._full and not full:
            self._loop.add_writer(self._socket, self._flush_on)
        elif full and not self._full:
            self._loop.remove_writer(self._socket)

    def _flush_on(self) -> None:
        try:
            self._flush()
        except psycopg.Error as error:
            self._broke(error)
        if self._db is not None:
            self._read()  # libpq may have read answers while it wrote

    def _read(self) -> None:
        assert self._db is not None
        pq, more = self._db.pgconn, True
        try:
            while more:  # read everything: uvloop reports an error once, together with data that came before
                pq.consume_input()
                self._hear(pq)
                if pq.status == ConnStatus.BAD:
                    raise psycopg.OperationalError("the connection to the database broke")
                more = bool(wait_until_ready(self._socket, select.POLLIN, 0))
        except psycopg.Error as error:
            self._broke(error)

    def _hear(self, pq: PGconn) -> None:
        while self._sent and pq.status == ConnStatus.OK and not pq.is_busy():
            result = pq.get_result()
            if result is None:
                continue  # the end of one statement's results
            if result.status == ExecStatus.PIPELINE_SYNC:
                self._ended()
            else:
                self._note(result)

    def _note(self, result: PGresult) -> None:
        due = self._due.popleft() if self._due else None
        if due is None:
            self._lost = result
        elif isinstance(due, _PendingStatement):
            if result.status not in GOOD:
                self._wrong[due] = result
        elif result.status == ExecStatus.COMMAND_OK:
            self._ready[due] = b"m%d" % len(self._ready)
        else:
            self._lost = result

    def _ended(self) -> None:
        """Resolve the futures: the transaction is durable, or was rolled back."""
        sent, wrong, lost = self._sent, self._wrong, self._lost
        self._sent, self._wrong, self._lost = [], {}, None
        self._due.clear()
        if (wrong or lost is not None) and len(sent) > 1:
            self._waiting.extendleft(reversed(sent))
            self._alone += len(sent)
        elif lost is not None or wrong:
            _judge(sent[0], lost if lost is not None else wrong[sent[0]])
        else:
            server_metrics.commit_seconds.observe(time.monotonic() - self._began)
            server_metrics.commit_jobs.inc(len(sent))
            for one in sent:
                one.end(True)
        self._go_on()

    def _broke(self, error: psycopg.Error) -> None:
        sent = self._sent
        self._drop()
        _refuse(sent, error)
        self._go_on()

    def _drop(self) -> None:
        """Close the connection and forget what was sent over it."""
        if self._db is not None:
            if self._loop is not None and not self._loop.is_closed():
                self._loop.remove_reader(self._socket)
                self._loop.remove_writer(self._socket)
            self._db.close()
        self._db, self._sent, self._alone, self._lost, self._full = None, [], 0, None, False
        self._ready.clear()
        self._due.clear()
        self._wrong.clear()


def _refuse(some: Iterable[_PendingStatement], why: object) -> None:
    for one in some:
        one.refuse(str(why).strip().rstrip("."))


def _judge(one: _PendingStatement, result: PGresult) -> None:
    """Resolve a statement that was refused on its own."""
    if result.error_field(psycopg.pq.DiagnosticField.SQLSTATE) == DIVIDED_BY_NOTHING:
        one.end(False)
    else:
        one.refuse(result.error_message.decode(errors="replace").strip().rstrip(".") if result.error_message else "no")
