"""A visit of a server behind a proxy: pages, cookies, a WebSocket, and limits by address."""

from __future__ import annotations

import json
import socket
import ssl

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

from scripts.console import Failure

SITE = "play.example"
SECONDS = 30.0
"""The time for each answer. A machine that has just run all tests can stop for a while."""
TABLE = {"rules": "base", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]}


def need(holds: bool, what: str) -> None:
    """Raises Failure unless `holds`."""
    if not holds:
        raise Failure(f"Behind the proxy: {what}.")


def visit(tls: int, plain: int | None = None) -> None:
    """Check everything, from a few addresses of loopback. Raises Failure."""
    url, host = f"https://127.0.0.1:{tls}", f"{SITE}:{tls}"
    headers = {"Host": host, "Origin": f"https://{host}"}

    def client(address: str) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=trusting(), local_address=address)
        extensions = {"sni_hostname": SITE}
        made = httpx.Client(transport=transport, base_url=url, headers=headers, timeout=SECONDS)
        made.event_hooks = {"request": [lambda request: request.extensions.update(extensions)]}
        return made

    if plain is not None:
        answer = httpx.get(f"http://127.0.0.1:{plain}/t/x", headers={"Host": SITE})
        need(answer.headers.get("location") == f"https://{SITE}/t/x", "http leads to https")
    with client("127.0.0.2") as anna, client("127.0.0.3") as ben:
        cookie = _pages(anna)
        table = _limits(anna, ben, cookie)
        _line(tls, host, table, cookie)
        need(anna.get("/healthz").status_code == 200, "the server still lives")


def trusting() -> ssl.SSLContext:
    """A TLS context that trusts this certificate only."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _pages(anna: httpx.Client) -> str:
    """Check the answers of pages. Returns the cookie that the first one sets."""
    page = anna.get("/")
    need(page.status_code in (200, 503), f"the page answers {page.status_code}")
    need("; Secure" in page.headers.get("set-cookie", ""), "the cookie is for https only")
    need("strict-transport-security" in page.headers, "HSTS is sent")
    need(anna.get("/api/meta").json()["version"] != "", "the server reports its version")
    for inside in ("/readyz", "/metrics"):
        need(anna.get(inside).status_code == 404, f"{inside} is for the inside")
    foreign = anna.post("/api/tables", json=TABLE, headers={"Origin": "https://evil.example"})
    need(foreign.status_code == 403, "a foreign page is refused")
    for size, codes in ((150_000, (400, 413)), (400_000, (400, 413, 502))):  # a refused request may break in two
        big = anna.post("/api/tables", content=b" " * size, headers={"Content-Type": "application/json"})
        need(big.status_code in codes, f"{size} bytes are refused, not with {big.status_code}")
    return str(page.headers["set-cookie"]).split(";")[0]


def _limits(anna: httpx.Client, ben: httpx.Client, cookie: str) -> str:
    """Check the limit of one table an hour for each address, also with a forged address. Returns the table."""
    made = anna.post("/api/tables", json=TABLE, headers={"Cookie": cookie})
    need(made.status_code == 201, f"a table is opened, not {made.status_code} {made.text}")
    for forged in (
        {},
        {"X-Forwarded-For": "203.0.113.9"},
        {"Forwarded": "for=203.0.113.9"},
        {"X-Real-IP": "203.0.113.9"},
    ):
        again = anna.post("/api/tables", json=TABLE, headers=forged)
        need(again.status_code == 429, f"an address cannot be forged by {forged}: {again.status_code}")
    other = ben.post("/api/tables", json=TABLE)
    need(other.status_code == 201, f"another address is another visitor, not {other.status_code}")
    return str(made.json()["table"])


def _line(tls: int, host: str, table: str, cookie: str) -> None:
    """Check a WebSocket through the proxy: the snapshot comes, and a ping is answered."""
    plain = socket.create_connection(("127.0.0.1", tls), timeout=SECONDS)
    line = connect(
        f"wss://{host}/ws/{table}?nonce=abc",
        sock=plain,
        ssl=trusting(),
        server_hostname=SITE,
        origin=Origin(f"https://{host}"),
        additional_headers={"Cookie": cookie},
        open_timeout=SECONDS,
    )
    with line:
        first = json.loads(line.recv(SECONDS))
        need(first["t"] == "snapshot", f"the line begins with a snapshot, not {first['t']}")
        line.send('{"t":"ping"}')
        while json.loads(line.recv(SECONDS))["t"] != "pong":
            pass
