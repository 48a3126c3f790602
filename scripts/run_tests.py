"""`make test`: checks, the suite interpreted, the engine compiled, the client, the browser. It lists what was left
out.

    python -m scripts.run_tests [--full] [--complete]

Cases have two tiers: those of `make test`, and `long` ones, which only `make test-full` (--full) runs. A machine
without C compiler or Chromium passes without those parts. With --complete (CI) a part that is left out is a failure.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable

from scripts import browsers, client, compiled, databases, failures
from scripts.console import ROOT, Failure, options, say, shown

LATER = (
    *("tutorials", "extend", "aids", "analysis", "bots", "cli", "conformance", "encoding", "envs"),
    *("jcz", "perft", "properties", "puzzles", "records", "server"),
)
"""Folders of tests/ that run compiled only, where there is a compiler. They play whole games, and
scripts.compare_cores proves that both cores play alike. The longest tests are in the first two, so that a run does
not wait for them at its end."""
BOTH = ("core", "rules")
"""Folders of tests/ that `make test-full` runs on both cores, and `make test` on the compiled one where it can."""
ENGINE_TESTS = (*LATER, *BOTH)
"""Folders of tests/ that run on the compiled core."""
POSTGRES_TESTS = (
    "accounts/test_accounts.py",
    "cluster",
    "features/account/test_device.py",
    "features/games/test_games.py",
    "features/moderation/test_bans.py",
    "storage/test_postgres.py",
    "storage/test_retention.py",
    "storage/test_store.py",
)
"""Tests of the server that CI runs on PostgreSQL as well. `make test-full` runs all that are not long."""
FEW_GAMES = 240
"""Random games that `make test` compares. `make test-full` compares MANY_GAMES."""
MANY_GAMES = 500
NO_BROWSER = "no Chromium (Debian: chromium-headless-shell or chromium)"
VISITORS = 4
"""Browsers, or tests of the server, at the same time. They often wait for a bot, a picture or a deadline."""


class LeftOut(Exception):
    """A part that cannot run on this machine. The message names what is missing."""


class Tests:
    """The parts of a run, in order."""

    def __init__(self, tier: str = "not long") -> None:
        self.tier = tier
        self.ahead: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start to compile. It takes one core while the parts before the compiled tests leave one idle."""
        if compiled.compiler_at_hand():
            self.ahead = subprocess.Popen([sys.executable, "-m", "scripts.compiled", "ahead"], cwd=ROOT)

    def pytest(self, *arguments: str, core: str, marks: str, workers: int = 2) -> None:
        """Run pytest on the core that must be in place."""
        chosen = f"({marks}) and ({self.tier})" if self.tier else marks
        quietly = ("-q", "--no-header", "-p", "scripts.failures")
        command = [sys.executable, "-m", "pytest", *quietly, "-n", str(workers), "-m", chosen, *arguments]
        if shown(command, env={"BASTIDE_EXPECT": core}) != 0:
            raise Failure(f"pytest failed ({core} core)")

    def checks(self) -> None:
        """The static checks."""
        if shown([sys.executable, "-m", "scripts.check"]) != 0:
            raise Failure("checks failed")

    def interpreted(self) -> None:
        """The suite on the interpreted files, without the parts that run compiled."""
        compiled.remove()
        later = ENGINE_TESTS if self.tier else LATER
        left = [f"--ignore=tests/{name}" for name in later] if compiled.compiler_at_hand() else []
        ignored = ("--ignore=tests/browser", *left)
        self.pytest("--dist", "worksteal", *ignored, core="interpreted", marks="not browser")

    def postgres(self) -> None:
        """The server on PostgreSQL: the tests that use the database most, with --full all that are not long."""
        if databases.postgres_program() is None or databases.redis_program() is None:
            raise LeftOut("no PostgreSQL or no Redis (Debian: postgresql redis-server)")
        files = [f"tests/server/{name}" for name in (POSTGRES_TESTS if self.tier else ("",))]
        self.pytest("--postgres", *files, core=compiled.state(), marks="not browser and not long", workers=VISITORS)

    def units(self) -> None:
        """The client's unit tests."""
        self.npm_script("test")

    def components(self) -> None:
        """The client's components, shown in a browser."""
        if browsers.program() is None:
            raise LeftOut(NO_BROWSER)
        self.npm_script("test:browser")

    def npm_script(self, script: str) -> None:
        """Run a script of client/package.json, where it has it."""
        client.ensure_modules()
        if client.has_script(script):
            print(client.npm("run", script), flush=True)

    def engine(self) -> None:
        """The engine's tests on the compiled core, and the comparison of the cores."""
        if not compiled.compiler_at_hand():
            raise LeftOut("no C compiler with Python's headers (Debian: gcc libc6-dev python3-dev)")
        if self.ahead is not None:
            self.ahead.wait()
        compiled.build()
        self.cores(FEW_GAMES if self.tier else MANY_GAMES)
        folders = [f"tests/{name}" for name in ENGINE_TESTS if (ROOT / "tests" / name).is_dir()]
        self.pytest("--dist", "worksteal", *folders, core="compiled", marks="not browser", workers=VISITORS)

    def cores(self, games: int) -> None:
        """The same random games on both cores."""
        if shown([sys.executable, "-m", "scripts.compare_cores", "--games", str(games)]) != 0:
            raise Failure("the compiled and the interpreted core differ")

    def browser(self) -> None:
        """Whole games through the page in a browser."""
        if browsers.program() is None:
            raise LeftOut(NO_BROWSER)
        one_by_one = ("--maxschedchunk", "1")
        self.pytest("tests/browser", *one_by_one, core=compiled.state(), marks="browser", workers=VISITORS)


def run(parts: list[tuple[str, Callable[[], None]]]) -> tuple[list[str], list[str]]:
    """Run every part. Returns what failed, with the names of the failures, and what was left out."""
    failed: list[str] = []
    left_out: list[str] = []
    for name, part in parts:
        say(name)
        started = time.monotonic()
        try:
            part()
            say(f"{name}: done in {time.monotonic() - started:.0f} s")
        except LeftOut as missing:
            left_out.append(f"{name}: {missing}")
        except Failure as problem:
            first = str(problem).partition("\n")[0]
            failed.append("\n           ".join([f"{name}: {first}", *failures.noted()]))
            say(f"{name}: {problem}")
    return failed, left_out


def parts_of(tests: Tests, complete: bool = False) -> list[tuple[str, Callable[[], None]]]:
    """The parts by name. Starts the compiler. PostgreSQL is for --complete (CI) and --full."""
    tests.begin()
    postgres = [("tests on PostgreSQL", tests.postgres)] if complete or not tests.tier else []
    return [
        ("browser client", client.build),
        ("checks", tests.checks),
        ("tests, interpreted", tests.interpreted),
        ("tests of the client", tests.units),
        ("tests of its components", tests.components),
        ("tests, compiled engine", tests.engine),
        *postgres,
        ("tests in the browser", tests.browser),
    ]


def main() -> int:
    """Entry point: 0 when nothing failed (and, with --complete, nothing was left out)."""
    chosen = options(__doc__, full=False, complete=False)
    # Hundreds of processes import the same files, so bytecode is always written.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with failures.kept():
        failed, left_out = run(parts_of(Tests("") if chosen.full else Tests(), bool(chosen.complete)))
    for line in left_out:
        print(f"NOT RUN  {line}")
    for line in failed:
        print(f"FAILED   {line}")
    if failed or (left_out and chosen.complete):
        return 1
    print("Everything passed." if not left_out else "Everything that could run here passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
