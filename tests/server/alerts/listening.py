"""What push services and mail servers of the tests have in common: a server in a thread of its own."""

import socketserver
import threading
from types import TracebackType
from typing import Self


class Listening:
    """It listens while the block lasts."""

    def __init__(self, server: socketserver.TCPServer) -> None:
        self._server = server
        self._thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._server.server_address[1])
