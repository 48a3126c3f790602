"""Messages of all kinds from everybody at a table: nothing breaks, none is dear, every command has one answer.

`make test` sends 20,000, `make test-full` 200,000.
"""

import contextlib
import random
from collections import Counter
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from msgspec import inspect

from bastide.server.live.clients.socket_api import TOO_BIG
from bastide.server.protocol import client_messages
from bastide.server.protocol.client_messages import BadMessage
from bastide.server.tables.access import CLOSED
from tests.server.fuzz.cost import Clock, calibrated
from tests.server.fuzz.lines import NO_LIMITS, Line, Message, Visitor, server_at
from tests.server.fuzz.shapes import Shapes, packed

CPU_SECONDS: Final = 0.1
"""That one message may take, on the usual machine."""
SYSTEMS: Final = (
    ("base+fields+abbot", 2), ("base+fields+anniversary", 3), ("base+fields+river", 2), ("base+conquest", 4),
    ("base+ghosts", 3), ("mists", 2), ("base+fields+conquest+ghosts", 4), ("tournament", 2),
)  # fmt: skip
PING: Final = b'{"t":"ping"}'
SHORT: Final = 2_500
LONG: Final = 25_000
PER_TABLE: Final = 700
"""Messages to one table before the next is opened."""
COMMANDS: Final = get_args(client_messages.Command)
KINDS: Final = [
    kind
    for kind in inspect.multi_type_info(get_args(client_messages.ClientMessage))
    if isinstance(kind, inspect.StructType)
]
HOST: Final = 0
FAR: Final = (client_messages.Aids, client_messages.Risk, client_messages.Forecast)
"""Questions that another process thinks about; of those about chances few are asked."""


class Fuzzer:
    """One server, one source of chance."""

    def __init__(self, app: Any, clock: Clock, seed: int, rules: str, seats: int) -> None:
        self.app, self.clock, self.rules, self.seats = app, clock, rules, seats
        self.rng = random.Random(seed)
        self.shapes = Shapes(self.rng)
        self.people = [Visitor(app) for _ in range(3)]  # the host, one who also sits, and one who looks on
        self.counts: Counter[str] = Counter()
        self.dearest = (0.0, b"")

    async def play(self, messages: int) -> None:
        """So many messages, to one table after the other."""
        for sent in range(0, messages, PER_TABLE):
            table = await self._table()
            async with contextlib.AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(one.line(table)) for one in self.people]
                for _ in range(min(PER_TABLE, messages - sent)):
                    number = self.rng.choice((0, 0, 1, 2))  # the host speaks as often as the two others
                    if lines[number].closed is not None:
                        lines[number] = await stack.enter_async_context(self._again(number, table))
                    await self._one(lines[number])

    def _again(self, number: int, table: str) -> contextlib.AbstractAsyncContextManager[Line]:
        """Another line for somebody whose line was closed: for what it sent, or because the host shut it out. Nobody
        knows whom that struck, so it is somebody new who comes; but the host stays the host.
        """
        if number != HOST:
            self.people[number] = Visitor(self.app)
        return self.people[number].line(table)

    async def _table(self) -> str:
        others: list[Message] = [self.rng.choice(({"kind": "me"}, {"kind": "open"})) for _ in range(self.seats - 1)]
        if self.rng.random() < 0.2:
            others[-1] = {"kind": "bot", "bot": "random"}
        body = {"rules": self.rules, "seats": [{"kind": "me", "name": "Anna"}, *others]}
        made = await self.people[0].post("/api/tables", body)
        return str(made["table"])

    def _made(self, line: Line) -> bytes:
        """A message: a move that is offered, one made from the schema, or bytes that are nearly one."""
        rng = self.rng
        if line.offers and rng.random() < 0.2:
            offer = rng.choice(line.offers)["id"]
            return packed({"t": "act", "cid": self._cid(), "seq": line.seq, "offer": offer})
        made = self.shapes.struct(rng.choice(KINDS))
        if made.get("t") in ("risk", "forecast") and rng.random() < 0.998:
            made["t"] = "aids"
        if "seq" in made and rng.random() < 0.7:
            made["seq"] = line.seq
        if "offer" in made and line.offers and rng.random() < 0.5:
            made["offer"] = rng.choice(line.offers)["id"]
        raw = packed(made)
        return self.shapes.spoilt(raw) if rng.random() < 0.1 else raw

    def _cid(self) -> str:
        return self.shapes.text(inspect.StrType(pattern="{8}"), "")

    async def _one(self, line: Line) -> None:
        raw = self._made(line)
        try:
            message = client_messages.decode_command(raw.decode("utf-8", "replace"))
        except BadMessage:
            message = None
        line.heard.clear()
        began = self.clock()
        await line.say(raw)
        if message is None:
            await line.until(lambda: bool(line.heard and line.said("error")) or line.closed is not None)
            if line.closed == CLOSED:  # the host has shut it out meanwhile
                return
            self.counts["unreadable"] += 1
            assert line.said("error") or (line.closed == TOO_BIG and len(raw) > client_messages.MAX_BYTES), raw
        elif (cid := getattr(message, "cid", None)) is not None:
            await line.until(lambda: any(said.get("cid") == cid for said in line.heard) or line.closed == CLOSED)
            if line.closed == CLOSED:
                return
            answers = [said["t"] for said in line.heard if said.get("cid") == cid]
            self.counts[answers[0]] += 1
            assert len(answers) == 1, raw
            assert not isinstance(message, COMMANDS) or answers[0] in ("ack", "reject", "stale"), raw
        else:
            await line.say(PING)
            await line.until(lambda: bool(line.said("pong")) or line.closed == CLOSED)
            self.counts["quiet"] += 1
        took = self.clock() - began
        if message is not None and not isinstance(message, FAR) and took > self.dearest[0]:
            self.dearest = (took, raw)
        wrong = [said["code"] for said in line.heard if said["t"] == "error"]
        assert not set(wrong) - {"bad-message", "blocked", "no-watchers"}, raw


@pytest.mark.parametrize("number", range(len(SYSTEMS)), ids=[rules for rules, _ in SYSTEMS])
@pytest.mark.parametrize("messages", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_no_message_breaks_a_table_or_costs_much(tmp_path: Path, number: int, messages: int) -> None:
    rules, seats = SYSTEMS[number]
    clock = Clock()

    async def all_of_them() -> Fuzzer:
        async with server_at(tmp_path / "data", NO_LIMITS) as app:
            fuzzer = Fuzzer(app, clock, number, rules, seats)
            await fuzzer.play(messages)
            return fuzzer

    fuzzer = clock.run(all_of_them())
    counts = fuzzer.counts
    assert min(counts[kind] for kind in ("ack", "reject", "stale", "unreadable", "quiet")) > messages / 200, counts
    took, raw = fuzzer.dearest
    assert took < CPU_SECONDS * calibrated(), f"{took:.3f} s for {raw!r}"
