"""What addresses cost that work on something that has begun: a tournament, or what a browser's passkey was asked."""

import itertools
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from bastide.server.features.tournaments import api as pages
from tests.server.cost.bodies import nested, structs
from tests.server.cost.entries import ENTRIES
from tests.server.cost.test_routes import Meter, account_of
from tests.server.cost.tournaments import DEEDS, NOT_HERE, PATH, Deed, people, raw, tournament
from tests.server.fixtures.authenticator import Authenticator
from tests.server.fuzz.cost import Clock
from tests.server.fuzz.lines import NO_LIMITS, Message, Visitor, server_at

LARGE: Final = 20_000
"""Bytes of one part of an answer: a body of an account has at most 32 KiB."""
SHAPES: Final = 22
"""Of the longer one of the two kinds of answers."""
CEREMONIES: Final = {
    "add": "/api/account/passkeys",
    "confirm": "/api/account/confirm",
    "sign-in": "/api/account/sign-in",
    "sign-up": "/api/account",
}
"""What a browser's authenticator is asked for, and where its answer goes."""


def test_every_deed_of_a_tournament_is_measured() -> None:
    deeds = {route.path.removeprefix(f"{PATH}/") for route in pages.ROUTES if route.path.startswith(f"{PATH}/")}
    assert {*DEEDS, *NOT_HERE} == deeds


def test_no_deed_of_a_tournament_holds_the_loop(tmp_path: Path) -> None:
    clock = Clock()
    meter = Meter(clock)

    async def every_deed() -> None:
        async with server_at(tmp_path, NO_LIMITS) as app:
            who = Visitor(app)
            await account_of(app, who)
            await app.app.state.hub.tables.store.do(people)
            for name, deed in DEEDS.items():
                await measured(meter, who, name, deed)
            one = await tournament(who, DEEDS["order"])
            status, _, _ = await meter.measure(PATH, "GET", lambda: who.ask("GET", f"/api/tournaments/{one}"))
            assert status == 200

    clock.run(every_deed())
    assert not meter.dear, "\n".join(meter.dear)


async def measured(meter: Meter, who: Visitor, name: str, deed: Deed) -> None:
    """The deed itself, each time with a new tournament, then the largest bodies."""
    path = f"{PATH}/{name}"

    async def ask(body: bytes, one: str) -> Any:
        return await who.ask("POST", f"/api/tournaments/{one}/{name}", body)

    status, _, said = await meter.measure(
        path, f"POST {name}", partial(ask, raw(deed.body)), partial(tournament, who, deed)
    )
    assert status in (200, 201), (name, said)
    one, kind = await tournament(who, deed), ENTRIES[path].body
    for body in structs(inspect.type_info(kind), deed.body) if kind is not None else ():  # type: ignore[arg-type]
        large = msgspec.json.encode(body)
        await meter.measure(path, f"POST {name} {large[:100]!r}", partial(ask, large, one))


class Page(Visitor):
    """A browser's page, which says where it is."""

    def scope(self, kind: str, path: str, query: bytes = b"", **more: Any) -> Message:
        """What every call says."""
        made = super().scope(kind, path, query, **more)
        made["headers"] = [*made["headers"], (b"origin", b"http://localhost")]
        return made


def distorted(credential: Message) -> Iterator[Message]:
    """The answer of an authenticator with one part of it as large, or as deep, as a body may be."""
    large = bytes_to_base64url(b"x" * LARGE)
    deep = [b"\x81" * LARGE + b"\x00", b"\xa1\x01" * (LARGE // 2) + b"\x00", b"\x9a\x7f\xff\xff\xff" * (LARGE // 5)]
    response = credential["response"]
    client = json.loads(base64url_to_bytes(response["clientDataJSON"]))
    yield credential
    for value in (large, "a" * LARGE):
        yield {**credential, "id": value, "rawId": value}
        yield {**credential, "clientExtensionResults": {"x": value}}
        yield {**credential, "response": {**response, "transports": [value[:9]] * (LARGE // 12)}}
    for extra in ("x" * LARGE, [1] * (LARGE // 3), nested("[")):
        said = bytes_to_base64url(json.dumps({**client, "x": extra}).encode())
        yield {**credential, "response": {**response, "clientDataJSON": said}}
    for part in response:
        for value in (large, *map(bytes_to_base64url, deep)):
            if part != "clientDataJSON":
                yield {**credential, "response": {**response, part: value}}


def test_no_answer_of_an_authenticator_holds_the_loop(tmp_path: Path) -> None:
    clock = Clock()
    meter = Meter(clock)

    async def every_ceremony() -> None:
        async with server_at(tmp_path, NO_LIMITS) as app:
            member, stranger, numbers = Page(app), Page(app), itertools.count()
            await account_of(app, member)
            own = Authenticator()

            async def ceremony(to: str, shape: int) -> bytes:
                """The body that answers what a browser has just been asked."""
                who, name = member if to in ("add", "confirm") else stranger, f"Person {next(numbers)}"
                [options] = (await who.post("/api/account/passkey", {"to": to, "name": name})).values()
                new = Authenticator(id=f"key {name}".encode())
                credential = own.sign(options) if to in ("confirm", "sign-in") else new.make(options)
                shapes = list(distorted(credential))
                body: Message = {"name": name} if to == "sign-up" else {}
                return msgspec.json.encode({**body, "credential": shapes[shape % len(shapes)]})

            [options] = (await member.post("/api/account/passkey", {"to": "add"})).values()
            await member.post("/api/account/passkeys", {"credential": own.make(options)})
            for to, path in CEREMONIES.items():
                who = member if to in ("add", "confirm") else stranger
                for shape in range(SHAPES):
                    status, _, said = await meter.measure(
                        path, f"{to} {shape}", partial(who.ask, "POST", path), partial(ceremony, to, shape)
                    )
                    assert shape or status == 200, (to, said)

    clock.run(every_ceremony())
    assert not meter.dear, "\n".join(meter.dear)
