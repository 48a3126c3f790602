"""What goes to a push service: closed, signed, and only where it may go."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from msgspec import structs

from bastide.server.features.notifications.outbound import LONGEST, OutboundPolicy, Unreachable, is_public_address
from bastide.server.features.notifications.web_push import (
    PADDED,
    PushResult,
    WebPushSender,
    check_browser_keys,
    encode_base64url,
    new_push_key,
)
from tests.server.fixtures.push_service import PushService
from tests.server.fixtures.tables import ANNA


def sending(test: Callable[[WebPushSender, PushService], Coroutine[Any, Any, None]], anywhere: bool = True) -> None:
    """Run a test with somebody who sends and somebody who hears."""

    async def run() -> None:
        pusher = WebPushSender(new_push_key(), "mailto:host@play.example", OutboundPolicy(anywhere))
        with PushService() as receiver:
            await test(pusher, receiver)
        await pusher.close()

    asyncio.run(run())


def test_a_message_is_closed_for_its_browser_and_signed_by_its_house() -> None:
    async def run(pusher: WebPushSender, receiver: PushService) -> None:
        sent = await pusher.send(receiver.push(ANNA), b'{"title": "Anna"}', "amber-gate", 60, urgent=True)
        assert sent == PushResult("done")
        [heard] = receiver.heard
        assert receiver.opened(heard) == {"title": "Anna"}
        assert b"Anna" not in heard.body
        assert heard.claims["aud"] == f"http://localhost:{receiver.port}"
        assert heard.claims["sub"] == "mailto:host@play.example"
        assert heard.headers["authorization"].endswith(f"k={pusher.public}")
        assert (heard.headers["ttl"], heard.headers["urgency"]) == ("60", "high")
        assert heard.headers["content-encoding"] == "aes128gcm"
        assert heard.headers["host"] == f"localhost:{receiver.port}"
        assert len(heard.headers["topic"]) == 32
        assert "amber" not in str(heard.headers), "the push service does not learn which table"

    sending(run)


def test_how_long_a_message_is_tells_nothing() -> None:
    async def run(pusher: WebPushSender, receiver: PushService) -> None:
        for text in (b"{}", b'{"a": "' + b"x" * 300 + b'"}'):
            await pusher.send(receiver.push(ANNA), text, "amber-gate", 60)
        assert len({len(one.body) for one in receiver.heard}) == 1
        assert len(receiver.heard[0].body) > PADDED
        assert receiver.heard[0].headers["topic"] == receiver.heard[1].headers["topic"], "the later one replaces it"

    sending(run)


@pytest.mark.parametrize(
    ("status", "headers", "answer"),
    [
        (201, {}, PushResult("done")),
        (404, {}, PushResult("gone")),
        (410, {}, PushResult("gone")),
        (429, {"Retry-After": "77"}, PushResult("later", 77.0)),
        (503, {"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}, PushResult("later")),
        (500, {"Retry-After": "999999"}, PushResult("later", 3600.0)),
        (403, {}, PushResult("refused")),
        (302, {"Location": "http://127.0.0.1:1/"}, PushResult("refused")),
    ],
)
def test_what_a_push_service_says_is_understood(status: int, headers: dict[str, str], answer: PushResult) -> None:
    async def run(pusher: WebPushSender, receiver: PushService) -> None:
        receiver.answers = [(status, headers)]
        assert await pusher.send(receiver.push(ANNA), b"{}", "amber-gate", 60) == answer
        assert len(receiver.heard) == 1

    sending(run)


def test_a_push_service_that_is_away_is_tried_later() -> None:
    async def run(pusher: WebPushSender, receiver: PushService) -> None:
        push = receiver.push(ANNA)
        receiver.__exit__(None, None, None)
        assert await pusher.send(push, b"{}", "amber-gate", 60) == PushResult("later")

    async def alone() -> None:
        pusher, receiver = WebPushSender(new_push_key(), "", OutboundPolicy(anywhere=True)), PushService().__enter__()
        await run(pusher, receiver)
        await pusher.close()

    asyncio.run(alone())


def test_a_push_service_that_trickles_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.server.features.notifications.web_push.SEND_SECONDS", 0.3)

    async def trickle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        while not writer.is_closing():
            writer.write(b"HTTP/1.1 102 Processing\r\n\r\n")
            await asyncio.sleep(0.05)

    async def run(pusher: WebPushSender, receiver: PushService) -> None:
        server = await asyncio.start_server(trickle, "127.0.0.1", 0)
        push = structs.replace(receiver.push(ANNA), endpoint=f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
        assert await pusher.send(push, b"{}", "amber-gate", 60) == PushResult("later")
        server.close()

    sending(run)


def test_nothing_is_sent_to_a_machine_of_the_house() -> None:
    async def run(pusher: WebPushSender, receiver: PushService) -> None:
        assert await pusher.send(receiver.push(ANNA), b"{}", "amber-gate", 60) == PushResult("refused")
        with pytest.raises(Unreachable, match="is not a public address"):
            await pusher.policy.resolve("https://localhost/push")
        with pytest.raises(Unreachable, match="is not a public address"):
            await pusher.policy.resolve("https://127.0.0.1/push")
        with pytest.raises(Unreachable, match="is not a public address"):
            await pusher.policy.resolve("https://[::1]/push")
        assert receiver.heard == []

    sending(run, anywhere=False)


@pytest.mark.parametrize(
    "digits",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.5.5", "169.254.0.9", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "192.0.2.7", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "2001:db8::1"),
        *("::10.0.0.9", "fec0::1", "100::1", "5f00::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::"),
    ],
)
def test_addresses_that_are_not_public_are_known(digits: str) -> None:
    assert not is_public_address(digits)


@pytest.mark.parametrize("digits", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_and_those_that_are(digits: str) -> None:
    assert is_public_address(digits)


@pytest.mark.parametrize(
    ("endpoint", "why"),
    [
        ("http://push.example/one", "by https"),
        ("https://push.example:8443/one", "port 443"),
        ("ftp://push.example/one", "by https"),
        ("https://anna:secret@push.example/one", "a password"),
        ("https:///one", "no address"),
        ("https://push.example/o ne", "no address"),
        ("https://push.example/\u00e4", "no address"),
        ("https://[::1/one", "no address"),
        ("https://push.example:99999/one", "no address"),
        ("nonsense", "no address"),
        ("https://push.example/" + "x" * LONGEST, "more than"),
    ],
)
def test_addresses_of_other_kinds_are_refused(endpoint: str, why: str) -> None:
    with pytest.raises(Unreachable, match=why):
        OutboundPolicy().parse(endpoint)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", encode_base64url(bytes(16))),
        (encode_base64url(bytes(65)), encode_base64url(bytes(16))),
        (encode_base64url(b"\x04" + bytes(64)), encode_base64url(bytes(16))),
        ("!!!", encode_base64url(bytes(16))),
        (None, encode_base64url(bytes(15))),
        (None, "\u00e4"),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str | None, auth: str) -> None:
    with PushService() as receiver:
        check_browser_keys(**receiver.keys)
        with pytest.raises(ValueError):
            check_browser_keys(receiver.keys["p256dh"] if p256dh is None else p256dh, auth)
