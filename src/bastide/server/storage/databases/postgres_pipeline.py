"""Moves of a cluster, sent to PostgreSQL from the event loop in libpq's pipeline mode, without a thread.

Invariant: all waiting statements go as one transaction, and the next ones once it is durable. If one of several is
refused, each goes again alone. A broken connection is replaced for waiting statements. Statements in progress are
refused, and the log shows whether they were stored.
"""

import asyncio
import select
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Any, Final

import psycopg
from psycopg.errors import DivisionByZero, error_from_result
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult

from bastide.server.common import server_metrics
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.databases.postgres import connect_psycopg, translate_sql
from bastide.server.storage.db import Statement

GROUP: Final = 64
"""Statements in one transaction at most."""
PREPARED: Final = 100
"""Prepared statements in the database at most."""
GOOD: Final = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)
LAST_SECONDS: Final = 5.0
"""How long statements in progress may take when the server shuts down."""


@lru_cache(maxsize=1024)
def join_statements(first: str, rest: tuple[str, ...]) -> bytes:
    """Return several statements as one. If the first changes no row, a division by zero refuses them all."""
    parts = [f"first AS ({first} RETURNING 1)", *(f"s{n} AS ({one})" for n, one in enumerate(rest))]
    return translate_sql(f"WITH {', '.join(parts)} SELECT 1 / count(*) FROM first")[0].encode()


def encode_parameter(value: Any) -> bytes | None:
    """Return a value as libpq sends it. Booleans are 0 and 1, and NUL in a text is replaced."""
    if isinstance(value, str):
        return value.replace("\0", "\ufffd").encode()
    return b"%d" % value if isinstance(value, int) else value


@dataclass(eq=False)
class _PendingStatement:
    """A statement that a caller awaits."""

    text: bytes
    values: list[bytes | None]
    binary: list[int]
    future: "asyncio.Future[bool]"


class PostgresPipeline:
    """Its own connection, opened for the first statement."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._db: psycopg.Connection[Any] | None = None
        self._names: dict[bytes, bytes] = {}  # of prepared statements, by their text
        self._numbers = count()
        self._waiting: deque[_PendingStatement] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def at_once(self, first: Statement, rest: Sequence[Statement]) -> bool:
        """Execute the statements as one transaction. None may read what another one writes.

        Returns False, with nothing stored, if `first` changes no row. Durable on return. Raises StoreError.
        """
        if self._closed:
            raise StoreError("The database is closed: the server is going down.")
        text = join_statements(first[0], tuple(sql for sql, _ in rest))
        given = [value for _, values in (first, *rest) for value in values]
        values, binary = [encode_parameter(value) for value in given], [int(isinstance(one, bytes)) for one in given]
        pending = _PendingStatement(text, values, binary, asyncio.get_running_loop().create_future())
        self._waiting.append(pending)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return await pending.future

    async def finish(self) -> None:
        """Finish statements in progress and waiting ones, if that takes no longer than LAST_SECONDS."""
        if self._writing is not None:
            await asyncio.wait([self._writing], timeout=LAST_SECONDS)

    def close(self) -> None:
        """Close the connection and refuse what `finish` has not finished."""
        self._closed = True
        if self._writing is not None and not self._writing.done():
            self._writing.cancel()
        else:
            self._drop()

    def _drop(self) -> None:
        if self._db is not None:
            self._db.close()
        self._db = None

    async def _write(self) -> None:
        group: list[_PendingStatement] = []
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
                await self._store(group)
        finally:
            if group and not group[-1].future.done():
                self._drop()  # cancelled: its results are not read
            _refuse((*group, *self._waiting), "the server is going down")
            self._waiting.clear()
            if self._closed:
                self._drop()

    async def _store(self, group: list[_PendingStatement]) -> None:
        """Store statements together, or each alone if one of them is refused."""
        try:
            db = await self._connected()
        except psycopg.Error as error:
            _refuse((*group, *self._waiting), error)
            self._waiting.clear()
            return
        began = time.monotonic()
        try:
            await self._commit(db.pgconn, group)
        except psycopg.Error as error:
            if len(group) > 1 and db.pgconn.status == psycopg.pq.ConnStatus.OK:
                for statement in group:
                    await self._store([statement])
            elif isinstance(error, DivisionByZero):
                _resolve(group, False)
            else:
                _refuse(group, error)
        else:
            server_metrics.commit_seconds.observe(time.monotonic() - began)
            server_metrics.commit_jobs.inc(len(group))
            _resolve(group, True)

    async def _connected(self) -> psycopg.Connection[Any]:
        """The connection, or a new one if it broke. Raises psycopg.Error."""
        if self._db is None or self._db.closed or _is_readable(self._db.fileno()):
            self._drop()
            self._names.clear()
            self._db = await asyncio.to_thread(connect_psycopg, self._address)
            self._db.pgconn.nonblocking = 1
            self._db.pgconn.enter_pipeline_mode()
        return self._db

    async def _commit(self, pq: PGconn, group: list[_PendingStatement]) -> None:
        """Execute statements as one transaction. Raises psycopg.Error."""
        names = dict(self._names)
        for statement in group:
            name = names.get(statement.text)
            if name is None and len(names) < PREPARED:
                name = names[statement.text] = b"m%d" % next(self._numbers)
                pq.send_prepare(name, statement.text)
            if name is None:
                pq.send_query_params(statement.text, statement.values, None, statement.binary)
            else:
                pq.send_query_prepared(name, statement.values, statement.binary)
        pq.pipeline_sync()
        wrong: PGresult | None = None
        while (result := await _next_result(pq)).status != ExecStatus.PIPELINE_SYNC:
            if wrong is None and result.status not in GOOD:
                wrong = result
        if wrong is not None:
            raise error_from_result(wrong)
        self._names = names


def _is_readable(socket: int) -> bool:
    """Whether there is something to read. On an idle connection that is the end."""
    poll = select.poll()
    poll.register(socket, select.POLLIN)
    return bool(poll.poll(0))


async def _next_result(pq: PGconn) -> PGresult:
    """Send what is not sent yet, and return the next result. Raises psycopg.Error if the connection breaks."""
    while True:
        while pq.is_busy():
            await _wait_until_ready(pq.socket, writing=bool(pq.flush()))
            pq.consume_input()
        if (result := pq.get_result()) is not None:  # None is the end of one statement's results
            return result
        if pq.status != psycopg.pq.ConnStatus.OK:
            raise psycopg.OperationalError("the connection to the database broke")


async def _wait_until_ready(socket: int, writing: bool) -> None:
    """Wait until a socket is readable, or also until it is writable."""
    loop = asyncio.get_running_loop()
    ready = loop.create_future()

    def wake() -> None:
        if not ready.done():
            ready.set_result(None)

    loop.add_reader(socket, wake)
    if writing:
        loop.add_writer(socket, wake)
    try:
        await ready
    finally:
        loop.remove_reader(socket)
        if writing:
            loop.remove_writer(socket)


def _resolve(group: Iterable[_PendingStatement], stored: bool) -> None:
    for statement in group:
        if not statement.future.done():
            statement.future.set_result(stored)


def _refuse(group: Iterable[_PendingStatement], reason: object) -> None:
    text = str(reason).strip().rstrip(".") or "no"
    for statement in group:
        if not statement.future.done():
            statement.future.set_exception(StoreError(f"The database refuses to store: {text}."))
