"""Requests of all kinds to every address: no answer is a fault of the server, and none is dear.

The addresses are those of the application itself: one that is added tomorrow is asked tomorrow.
"""

import random
from collections import Counter
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec
import pytest
from msgspec import inspect
from starlette.routing import Route

from bastide.server.app import create_table_api
from bastide.server.features.account.api import device
from bastide.server.features.games import import_api, play_on_api
from bastide.server.features.learning import lesson_api
from bastide.server.features.tilesets import api, position_api
from bastide.server.features.tilesets.position_editor import DraftRequest
from tests.server.fuzz.cost import Clock, calibrated
from tests.server.fuzz.lines import NO_LIMITS, Message, Visitor, server_at
from tests.server.fuzz.shapes import RULES, Shapes, packed

CPU_SECONDS: Final = 0.1
SHORT: Final = 5_000
LONG: Final = 25_000
BODIES: Final = {
    "/api/tables": inspect.type_info(create_table_api.NewTableRequest),
    "/api/check": inspect.type_info(create_table_api.NewTableRequest),
    "/api/tables/{table}/play-on": inspect.type_info(play_on_api.PlayOnRequest),
    "/api/import": inspect.type_info(import_api.ImportRequest),
    "/api/lessons/{lesson}": inspect.type_info(lesson_api.OpenLessonRequest),
    "/api/position": inspect.type_info(DraftRequest),
    "/api/position/advice": inspect.type_info(position_api.PositionAdviceRequest),
    "/api/tilesets/tile": inspect.type_info(api.CheckTileRequest),
    "/api/tilesets/trial": inspect.type_info(api.TrialRequest),
    "/api/me/recover": inspect.type_info(device.DeviceRecoveryRequest),
}
ALL: Final = list(BODIES.values())
MAKERS: Final = ("/api/tables", "/api/tables/{table}/play-on", "/api/lessons/{lesson}")
METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")
WORDS: Final = (
    "record",
    "log",
    "jcz",
    "replay",
    "film",
    "film.webp",
    "board.svg",
    "x",
    "base",
    "fields",
    "..",
    "%00",
    "",
)
QUERIES: Final = ("turn", "theme", "names", "width", "nonce", "v", "since", "lang")
POLITE: Final = (503,)
"""What a server may say that is busy or full; it says when to come again."""


class Fuzzer:
    """One server, one source of chance."""

    def __init__(self, app: Any, clock: Clock, seed: int) -> None:
        self.app, self.clock = app, clock
        self.rng = random.Random(seed)
        self.shapes = Shapes(self.rng)
        self.who = Visitor(app)
        self.tables: list[str] = []
        self.counts: Counter[int] = Counter()
        self.dearest = (0.0, "")
        routes = [route for route in app.app.routes if isinstance(route, Route)]
        self.routes = [route for route in routes for _ in range(self.weight(route.path))]

    @staticmethod
    def weight(path: str) -> int:
        """How often an address is asked: one that takes a body oftener, one that makes something most often."""
        return 24 if path in MAKERS else 4 if path in BODIES else 1

    async def one(self) -> None:
        """A request and what must hold of its answer."""
        rng = self.rng
        if rng.random() < 0.05:
            self.who = Visitor(self.app, f"127.0.{rng.randrange(250)}.{rng.randrange(250)}")
        route = rng.choice(self.routes)
        method = rng.choice(METHODS if rng.random() < 0.2 else sorted(route.methods or {"GET"}))
        path, query = self.path_of(route), self.query()
        body = packed(self.body(route)) if method in ("POST", "PUT", "PATCH") else b""
        if body and rng.random() < 0.1:
            body = self.shapes.spoilt(body)
        began = self.clock()
        status, headers, answer = await self.who.ask(method, path, body, query)
        took = self.clock() - began
        said = f"{method} {path}?{query.decode()} {body!r}"
        self.counts[status] += 1
        assert status < 500 or (status in POLITE and "retry-after" in headers), (status, said, answer[:400])
        if took > self.dearest[0]:
            self.dearest = (took, said)
        self._note(status, answer)

    def path_of(self, route: Route) -> str:
        """The address with something in the place of each of its parts."""
        path = route.path
        for name in route.param_convertors:
            part = self.part(name)
            for kind in ("", ":str", ":path", ":int"):
                path = path.replace(f"{{{name}{kind}}}", part)
        return path

    def part(self, name: str) -> str:
        """A table that is there, a word that leads on, or signs of all kinds."""
        rng = self.rng
        if name == "table" and self.tables and rng.random() < 0.7:
            return rng.choice(self.tables)
        if rng.random() < 0.6:
            return rng.choice(WORDS)
        return quote(self.shapes.text(inspect.StrType(max_length=80), "").encode("utf-8", "replace"), safe="/")

    def query(self) -> bytes:
        """None mostly; numbers and signs."""
        rng = self.rng
        pairs = [
            f"{rng.choice(QUERIES)}={quote(str(self.shapes.odd()), errors='replace')}" for _ in range(rng.randrange(3))
        ]
        return "&".join(pairs).encode()

    def body(self, route: Route) -> Any:
        """One made from a schema, mostly of rules that there are."""
        self.shapes.wild = self.rng.choice((0.0, 0.02, 0.2))
        made = self.shapes.of(BODIES[route.path] if route.path in BODIES else self.rng.choice(ALL))
        if isinstance(made, dict) and "rules" in made and self.rng.random() < 0.5:
            made["rules"] = self.rng.choice(RULES)
        if isinstance(made, dict) and "seats" in made and self.rng.random() < 0.9:
            made.pop("position", None)  # signs of all kinds begin no game
        return made

    def _note(self, status: int, answer: bytes) -> None:
        if status == 201 and b'"table"' in answer:
            made: Message = msgspec.json.decode(answer)
            self.tables = [*self.tables[-40:], str(made["table"])]


@pytest.mark.parametrize(("seed", "requests"), [(1, SHORT), pytest.param(2, LONG, marks=pytest.mark.long)])
def test_no_request_is_a_fault_or_costs_much(tmp_path: Path, seed: int, requests: int) -> None:
    clock = Clock()

    async def all_of_them() -> Fuzzer:
        async with server_at(tmp_path / "data", NO_LIMITS) as app:
            fuzzer = Fuzzer(app, clock, seed)
            for _ in range(requests):
                await fuzzer.one()
            return fuzzer

    fuzzer = clock.run(all_of_them())
    assert fuzzer.counts[200] > requests / 20, fuzzer.counts
    assert fuzzer.counts[201] > requests / 500, fuzzer.counts
    assert fuzzer.counts[400] > requests / 20, fuzzer.counts
    took, said = fuzzer.dearest
    assert took < CPU_SECONDS * calibrated(), f"{took:.3f} s for {said}"
