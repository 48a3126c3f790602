"""Protocol versions of page and server: each names its version, and a difference is refused once.

Invariant: a page sends its version with each request (`Bastide-Protocol`) and each WebSocket (`?v=`), the server with
each response below /api. A client without one is a program.
"""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide.server.http.responses import error_response
from bastide.server.protocol import server_messages

HEADER: Final = "Bastide-Protocol"
CODE: Final = "version"
TEXT: Final = "The page and the server have different versions. Reload the page."
UNNAMED: Final = "2"
"""The version of a client that names none. Raise it with PROTOCOL while the WebSocket stays compatible."""


def is_compatible(version: str | None) -> bool:
    """Whether a page of this version understands this server."""
    return (version or UNNAMED) == str(server_messages.PROTOCOL)


class ProtocolVersionMiddleware:
    """Checks and sends the protocol version for all paths below /api."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return

        async def send_version(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = str(server_messages.PROTOCOL)
            await send(message)

        version = HTTPConnection(scope).headers.get(HEADER)
        if version is None or is_compatible(version):
            await self.app(scope, receive, send_version)
        else:
            await error_response(409, CODE, TEXT)(scope, receive, send_version)
