"""The client, and the compiled core where there is a C compiler.

    python -m scripts.build [soon | ahead]

`make build` waits for both. `make play` waits for the client only (`soon`), because compiling takes minutes: the first
start runs interpreted and compiles in the background (`ahead`), and the next start uses the compiled core.
"""

import os
import subprocess
import sys

from scripts import bootstrap, client, compiled
from scripts.console import ROOT, Failure, run, say


def compiler_here() -> bool:
    """Whether there is a C compiler. Without one, remove stale files and print a line."""
    if compiled.compiler_at_hand():
        return True
    if compiled.state() != "interpreted":
        compiled.remove()
    say("no C compiler here: the engine runs interpreted (complete, but slower)")
    return False


def compile_if_possible() -> None:
    """Compile the core. Where that is impossible, print that the engine runs interpreted."""
    if not compiler_here():
        return
    try:
        bootstrap.ensure({"compile"})
        compiled.build()
    except (Failure, bootstrap.SetupError) as problem:
        compiled.remove()
        say(f"the engine runs interpreted: {problem}")


def compile_meanwhile() -> None:
    """Put a compiled core in place, or start to make one in the background."""
    if not compiler_here() or compiled.in_place():
        return
    if compiled.failed().fresh():
        say("the engine runs interpreted (complete, but slower): compiling it failed, `make build` prints why")
        return
    try:
        # Before the server starts, because an installation removes the package for a moment.
        bootstrap.ensure({"compile"})
    except bootstrap.SetupError as problem:
        say(f"the engine runs interpreted: {problem}")
        return
    quiet = subprocess.DEVNULL
    subprocess.Popen(
        [sys.executable, "-m", "scripts.build", "ahead"], cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet
    )
    say("the engine runs interpreted this time and is compiled in the background: bots are faster after the next start")


def compile_ahead() -> None:
    """Compile in the background at the lowest priority."""
    if hasattr(os, "nice"):
        os.nice(15)
    compiled.ahead()


def main() -> None:
    """Entry point. Raises Failure when the client could not be built."""
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    if word == "ahead":
        compile_ahead()
        return
    client.build()
    (compile_meanwhile if word == "soon" else compile_if_possible)()


if __name__ == "__main__":
    run(main)
