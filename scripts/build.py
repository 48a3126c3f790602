"""What `make play` and `make build` need: the client, and the compiled core where a C compiler is."""

import sys

from scripts import bootstrap, client, compiled
from scripts.console import Failure, say


def compile_if_possible() -> None:
    """Compile the core; where that is impossible, remove stale files and say that the engine runs interpreted."""
    if not compiled.compiler_at_hand():
        if compiled.state() != "interpreted":
            compiled.remove()
        say("no C compiler here: the engine runs interpreted (complete, but slower)")
        return
    try:
        bootstrap.ensure({"compile"})
        compiled.build()
    except (Failure, bootstrap.SetupError) as problem:
        compiled.remove()
        say(f"the engine runs interpreted: {problem}")


def main() -> int:
    """Entry point: 1 with a message when the client could not be built."""
    try:
        client.build()
    except Failure as problem:
        print(problem, file=sys.stderr)
        return 1
    compile_if_possible()
    return 0


if __name__ == "__main__":
    sys.exit(main())
