"""`python -m bastide.server --port 8001 --data FOLDER`"""

import argparse
import sys
from pathlib import Path

from bastide.server.serving import ServerError, run


def main() -> int:
    """Serve; 1 where that cannot be."""
    parser = argparse.ArgumentParser(prog="python -m bastide.server", description="Serve Bastide tables.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (loopback)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on; 0 takes a free one")
    parser.add_argument("--data", type=Path, default=None, help="folder of the stored games")
    parser.add_argument("--bot-delay", type=float, default=None, help="seconds a bot takes at least")
    parser.add_argument("--allow-host", action="append", default=[], help="a name this server is reached by")
    given = parser.parse_args()
    try:
        run(
            given.host,
            given.port,
            given.data,
            bot_delay=given.bot_delay,
            allowed_hosts=tuple(given.allow_host),
            announce=True,
        )
    except ServerError as error:
        print(f"bastide: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
