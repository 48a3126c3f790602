"""The client, and the compiled core where a C compiler is.

    python -m scripts.build [soon | ahead]

`make build` waits for both. `make play` waits for the client only (`soon`): compiling takes minutes, so the first start
runs interpreted, compiles meanwhile (`ahead`), and the next start finds the compiled core.
"""

import os
import subprocess
import sys

from scripts import bootstrap, client, compiled
from scripts.console import ROOT, Failure, say


def compiler_here() -> bool:
    """Whether there is a C compiler; where there is none, remove stale files and say so."""
    if compiled.compiler_at_hand():
        return True
    if compiled.state() != "interpreted":
        compiled.remove()
    say("no C compiler here: the engine runs interpreted (complete, but slower)")
    return False


def compile_if_possible() -> None:
    """Compile the core; where that is impossible, say that the engine runs interpreted."""
    if not compiler_here():
        return
    try:
        bootstrap.ensure({"compile"})
        compiled.build()
    except (Failure, bootstrap.SetupError) as problem:
        compiled.remove()
        say(f"the engine runs interpreted: {problem}")


def compile_meanwhile() -> None:
    """Put a compiled core in place or start to make one, which ends with the server when that is stopped before."""
    if not compiler_here() or compiled.in_place():
        return
    if compiled.failed().fresh():
        say("the engine runs interpreted (complete, but slower): compiling it failed, `make build` says why")
        return
    try:
        bootstrap.ensure({"compile"})  # before the server starts: an installation takes the package away for a moment
    except bootstrap.SetupError as problem:
        say(f"the engine runs interpreted: {problem}")
        return
    quiet = subprocess.DEVNULL
    subprocess.Popen(
        [sys.executable, "-m", "scripts.build", "ahead"], cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet
    )
    say("the engine runs interpreted this time, and is compiled meanwhile: from the next start on bots are quicker")


def compile_ahead() -> None:
    """In the background, after everything else that wants the processor."""
    if hasattr(os, "nice"):
        os.nice(15)
    compiled.ahead()


def main() -> int:
    """Entry point: 1 with a message when the client could not be built."""
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    if word == "ahead":
        compile_ahead()
        return 0
    try:
        client.build()
    except Failure as problem:
        print(problem, file=sys.stderr)
        return 1
    (compile_meanwhile if word == "soon" else compile_if_possible)()
    return 0


if __name__ == "__main__":
    sys.exit(main())
