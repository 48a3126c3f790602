"""No request holds the event loop for long, with any body: every address, with the largest bodies of many shapes.

An address that is added without an entry fails here. What is measured is processor time against a loop of this run.
"""

import random
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from msgspec import inspect
from starlette.routing import Route, WebSocketRoute

from bastide.server.accounts import accounts, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.features.games.export_api import FILES
from bastide.server.features.lobby import messages as lobby_messages
from bastide.server.http.identity import device_from_token
from bastide.server.protocol import client_messages
from bastide.server.storage.db import Db
from tests.browser.fixtures.scenes import store
from tests.server.cost.bodies import LARGEST, filled, nested, structs, texts, values
from tests.server.cost.entries import CPU_SECONDS, ENTRIES, LINES, WORKERS, Entry
from tests.server.fixtures.tables import rush, seed_table
from tests.server.fuzz.cost import Clock, calibrated
from tests.server.fuzz.lines import NO_LIMITS, Message, Visitor, server_at

ADDRESS: Final = 8_000
"""Signs of an address: its head has at most 16 KiB."""
TRIES: Final = 3
"""What seems to be dear is asked again: a machine that is interrupted is dear once."""
OVER: Final = "test-table"
Ask = Callable[..., Awaitable[Any]]


class Meter:
    """Asks, and keeps what was too dear."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.slow = clock, calibrated()
        self.asked = 0
        self.dear: list[str] = []

    async def measure(self, path: str, said: str, ask: Ask, prepare: Ask | None = None) -> Any:
        """Ask, again if it was dear; the last answer. What `prepare` does before each time is not counted, and its
        result is what is asked with."""
        whole = WORKERS.get(path, (CPU_SECONDS, ""))[0]
        answer: Any = None
        for _ in range(TRIES):
            self.asked += 1
            prepared = [await prepare()] if prepare is not None else []
            loop, process = self.clock(), time.process_time()
            answer = await ask(*prepared)
            loop, process = self.clock() - loop, time.process_time() - process
            if loop < CPU_SECONDS * self.slow and process < whole * self.slow:
                return answer
        self.dear.append(f"{path}: loop {loop:.3f} s, all {process:.3f} s: {said[:160]}")
        return answer


def plain(path: str) -> str:
    """An address without the types of its parts."""
    for kind in (":str", ":path", ":int"):
        path = path.replace(kind, "")
    return path


def raw_bodies(entry: Entry) -> Iterator[bytes]:
    """Everything that is sent there."""
    yield b""
    yield b"[" * LARGEST
    yield b'{"a":' * (LARGEST // 5)
    yield b'{"text":' + b"9" * LARGEST + b"}"
    if entry.body is None:
        return
    kind = inspect.type_info(entry.body)
    made = structs(kind, entry.known) if isinstance(kind, inspect.StructType) else values(kind, "")
    for body in (*made, nested("["), nested("{"), {"cells": [{"a": 1}] * 9000}):
        raw = msgspec.json.encode(body)
        assert len(raw) < entry.most, "no larger body is ever read"
        yield raw


def addresses(path: str, entry: Entry) -> Iterator[tuple[str, bytes]]:
    """Addresses with a table that there is, the longest parts, and the longest queries."""
    parts = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    usual = {"table": OVER, "name": "Anna", "number": "1", "catalogue": "base", "path": "x"}
    here = path
    for part in parts:
        if part != "kind":
            here = here.replace(f"{{{part}}}", usual.get(part, "abc"))
    for kind in FILES if "kind" in parts else ("",):
        at = here.replace("{kind}", kind)
        yield at, b""
        for word in entry.query:
            for text in ("0", "1" * ADDRESS, filled("a;", ADDRESS)):
                yield at, f"{word}={text}".encode()
        if entry.query:
            yield at, "&".join(f"{word}={n}" for n in range(400) for word in entry.query).encode()[: 2 * ADDRESS]
    for part in parts:
        for text in texts(ADDRESS):
            yield here.replace("{kind}", "log") if part != "kind" else here.replace("{kind}", text), b""
            break
        long = path.replace(f"{{{part}}}", filled("a_", ADDRESS))
        for other in parts:
            long = long.replace(f"{{{other}}}", usual.get(other, "abc"))
        yield long, b""


def test_every_address_has_an_entry(tmp_path: Path) -> None:
    from bastide.server.app.main import make_app
    from bastide.server.app.settings import Settings

    routes = make_app(Settings(tmp_path)).app.routes
    assert {plain(one.path) for one in routes if isinstance(one, Route)} == set(ENTRIES)
    assert {one.path for one in routes if isinstance(one, WebSocketRoute)} == set(LINES)
    assert set(WORKERS) < set(ENTRIES)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a finished game."""
    room = seed_table("base+fields", 1)
    rush(room, random.Random(3))
    store(tmp_path, room)
    return tmp_path


def account_of(app: Any, visitor: Visitor) -> Any:
    """Make the visitor a moderator who is signed in."""

    def work(db: Db) -> None:
        device = device_from_token(visitor.token)
        accounts.create_account(db, Account(device, "Anna", "moderator", 1), "handle")
        sessions.begin_session(db, visitor.token, device, "Firefox", sessions.now_ms())

    return app.app.state.hub.tables.store.do(work)


def test_no_request_holds_the_loop(data: Path) -> None:
    clock = Clock()
    meter = Meter(clock)

    async def every_route() -> None:
        async with server_at(data, NO_LIMITS) as app:
            member, stranger = Visitor(app), Visitor(app, "127.0.0.2")
            await account_of(app, member)
            for route in [one for one in app.app.routes if isinstance(one, Route)]:
                path = plain(route.path)
                entry = ENTRIES[path]
                who = stranger if entry.stranger else member
                for method in sorted(route.methods or ()):
                    await every_request(meter, who, method, path, entry)

    clock.run(every_route())
    assert meter.asked > 2_000
    assert not meter.dear, "\n".join(meter.dear)


async def every_request(meter: Meter, who: Visitor, method: str, path: str, entry: Entry) -> None:
    """One address by one method."""
    for at, query in addresses(path, entry):
        await meter.measure(
            path, f"{method} {at}?{query[:60]!r}", lambda at=at, query=query: who.ask(method, at, b"", query)
        )
    if method == "POST":
        at = next(addresses(path, entry))[0]
        for body in raw_bodies(entry):
            await meter.measure(
                path, f"{method} {at} {len(body)} {body[:100]!r}", lambda body=body: who.ask(method, at, body)
            )


def messages(kinds: Any) -> Iterator[bytes]:
    """The largest messages of some kinds."""
    for kind in inspect.multi_type_info(get_args(kinds)):
        assert isinstance(kind, inspect.StructType)
        for message in structs(kind):
            yield msgspec.json.encode(message)
    yield b"[" * 4000


def test_no_message_holds_the_loop(tmp_path: Path) -> None:
    clock = Clock()
    meter = Meter(clock)

    async def every_message() -> None:
        async with server_at(tmp_path, NO_LIMITS) as app:
            who = Visitor(app)
            seats: list[Message] = [{"kind": "me"}, {"kind": "me"}]
            table = (await who.post("/api/tables", {"rules": "base+fields", "seats": seats}))["table"]
            for name, kinds in ((str(table), client_messages.ClientMessage), ("meet", lobby_messages.MeetingCommand)):
                for raw in messages(kinds):
                    async with who.line(name) as line:

                        async def ask(line: Any = line, raw: bytes = raw) -> None:
                            await line.say(raw)
                            await line.quiet()

                        await meter.measure("/ws/" + name, repr(raw[:100]), ask)

    clock.run(every_message())
    assert meter.asked > 100
    assert not meter.dear, "\n".join(meter.dear)
