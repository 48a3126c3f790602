"""The moves of a house go to PostgreSQL straight from the loop, by libpq's pipelines: no thread stands between.

Law: what waits goes together as one transaction, and the next when that is durable. Where one of several is refused,
each goes again alone. A connection that broke is made anew for what waits; what was under way is refused, and whether
it was stored the log tells.
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
"""Statements that the database keeps ready at most."""
GOOD: Final = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)
DIVIDED_BY_NOTHING: Final = b"22012"
LAST_SECONDS: Final = 5.0
"""What was said before the server goes down has so long."""


@lru_cache(maxsize=1024)
def join_statements(first: str, rest: tuple[str, ...]) -> bytes:
    """Several as one statement: where the first changes nothing it divides by nothing, and is refused whole."""
    parts = [f"first AS ({first} RETURNING 1)", *(f"s{n} AS ({one})" for n, one in enumerate(rest))]
    return translate_sql(f"WITH {', '.join(parts)} SELECT 1 / count(*) FROM first")[0].encode()


def encode_parameter(value: Any) -> bytes | None:
    """A value as it is sent: truths are 0 and 1, and texts hold no sign 0."""
    match value:
        case str():
            return value.replace("\0", "\ufffd").encode()
        case int():
            return b"%d" % value
        case _:
            return value  # type: ignore[no-any-return]


def wait_until_ready(socket: int, events: int, seconds: float) -> int:
    """Which of these events, errors among them, there are within so long."""
    poll = select.poll()
    poll.register(socket, events)
    return next((found for _, found in poll.poll(seconds * 1000)), 0)


@dataclass(eq=False)
class _PendingStatement:
    """A statement that somebody waits for."""

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
    """One connection of its own, made when the first statement comes."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]]) -> None:
        self._connect = connect
        self._loop: asyncio.AbstractEventLoop | None = None
        self._db: psycopg.Connection[Any] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._waiting: deque[_PendingStatement] = deque()
        self._sent: list[_PendingStatement] = []
        self._alone = 0  # so many of those that wait go one by one
        self._ready: dict[bytes, bytes] = {}  # names of the statements that the database keeps, by their text
        self._due: deque[_PendingStatement | bytes] = (
            deque()
        )  # what the next results answer: a statement, or (text) its preparing
        self._wrong: dict[_PendingStatement, PGresult] = {}
        self._lost: PGresult | None = None  # the transaction itself was refused
        self._began = 0.0
        self._socket = -1
        self._full = False  # not all that is to be written has been taken
        self._closed = False

    @property
    def connected(self) -> bool:
        """Whether it has its connection, as far as it knows."""
        return self._db is not None

    async def at_once(self, first: Statement, rest: Sequence[Statement]) -> bool:
        """Carry out the first and the rest as one transaction, of which none reads what another writes; False, and
        nothing is done, where the first changes no row. Durable on return. Raises StoreError."""
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
        """Finish what was said, and end it."""
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
        """Write what there is to write; the rest when the connection takes it."""
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
            self._read()  # while it writes, libpq may have read the answers

    def _read(self) -> None:
        """Something came, or the connection broke. All is read that there is: uvloop tells of an error once, and at the
        same time of what came before it."""
        assert self._db is not None
        pq, more = self._db.pgconn, True
        try:
            while more:
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
                continue  # all that one statement has to say was said
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
        """The transaction is durable, or undone."""
        sent, wrong, lost = self._sent, self._wrong, self._lost
        self._sent, self._wrong, self._lost = [], {}, None
        self._due.clear()
        if (wrong or lost is not None) and len(sent) > 1:
            self._waiting.extendleft(reversed(sent))
            self._alone += len(sent)
        elif lost is not None or wrong:
            _judge(sent[0], lost if lost is not None else wrong[sent[0]])
        else:
            server_metrics.commit_seconds.note(time.monotonic() - self._began)
            server_metrics.commit_jobs.add(by=len(sent))
            for one in sent:
                one.end(True)
        self._go_on()

    def _broke(self, error: psycopg.Error) -> None:
        sent = self._sent
        self._drop()
        _refuse(sent, error)
        self._go_on()

    def _drop(self) -> None:
        """Without a connection, and without what was told over it."""
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
    """What was refused alone."""
    if result.error_field(psycopg.pq.DiagnosticField.SQLSTATE) == DIVIDED_BY_NOTHING:
        one.end(False)
    else:
        one.refuse(result.error_message.decode(errors="replace").strip().rstrip(".") if result.error_message else "no")
