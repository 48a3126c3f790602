"""`python -m bastide.bots.external NAME`: a bot of ours as a program of the bot protocol, without the command line."""

import os
import sys

from bastide.bots.external.serve import BotServer, read_lines
from bastide.bots.registry import make_bot


def main() -> None:
    """Answer on stdin and stdout until the input ends."""
    name = sys.argv[1]
    lines = read_lines(sys.stdin.fileno())
    try:
        BotServer(name, lambda seed, seat: make_bot(name, seed, 0, seat), lines, sys.stdout.buffer).run()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # the host has gone


if __name__ == "__main__":
    main()
