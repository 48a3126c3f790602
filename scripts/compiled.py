"""Build or remove the compiled core next to its sources, or report whether it is stale.

    python -m scripts.compiled [build | ahead | remove | state]

Invariant: extension files are only used with the sources that they were made from. `state()` compares digests. A copy
stays in build/core, so that a switch between compiled and interpreted costs nothing.
"""

import runpy
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Literal

from scripts.console import ROOT, Failure, captured, run, say
from scripts.stamps import Stamp, digest

try:
    import fcntl
except ImportError:  # Windows has no flock: concurrent compilations only wait longer there
    fcntl = None  # type: ignore[assignment]

SRC = ROOT / "src"
SETUP = ROOT / "setup.py"
KEPT = ROOT / "build" / "core"
LOCK = ROOT / "build" / "core.lock"
State = Literal["compiled", "interpreted", "stale"]


def extension_files() -> list[Path]:
    """The built extension modules in the source tree."""
    return sorted([*SRC.glob("*.so"), *SRC.glob("*.pyd"), *SRC.glob("bastide/**/*.so"), *SRC.glob("bastide/**/*.pyd")])


def source_files() -> list[Path]:
    """The files that setup.py compiles."""
    namespace = runpy.run_path(str(SETUP), run_name="setup_to_ask")
    return [ROOT / name for name in namespace["sources"]()]


def compiler_at_hand() -> bool:
    """Whether setup.py finds a C compiler and the Python headers."""
    return bool(runpy.run_path(str(SETUP), run_name="setup_to_ask")["compiler_at_hand"]())


def stamp() -> Stamp:
    """What the extension files must have been made from."""
    tools = f"{sys.version} mypy {version('mypy') if has_mypy() else 'none'}"
    return Stamp("core", digest([*source_files(), SETUP], tools))


def has_mypy() -> bool:
    """Whether this environment has mypyc."""
    return shutil.which("mypyc", path=str(Path(sys.executable).parent)) is not None


def state() -> State:
    """What `import bastide` would use now. "stale" means files made from other sources."""
    if not extension_files():
        return "interpreted"
    return "compiled" if stamp().fresh() else "stale"


def remove() -> None:
    """Remove the compiled core from the sources, so that they run interpreted."""
    for path in extension_files():
        path.unlink()


def keep() -> None:
    """Copy the compiled core into build/core."""
    shutil.rmtree(KEPT, ignore_errors=True)
    for path in extension_files():
        copy = KEPT / path.relative_to(SRC)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def bring_back() -> bool:
    """Copy the kept files next to the sources if they were made from them. Returns whether that worked."""
    if not stamp().fresh() or not KEPT.is_dir():
        return False
    shutil.copytree(KEPT, SRC, dirs_exist_ok=True)
    return works()


def works() -> bool:
    """Whether the package imports and reports that it is compiled."""
    program = "import bastide, sys; sys.exit(0 if bastide.compiled else 1)"
    return captured([sys.executable, "-c", program], env={"PYTHONPATH": str(SRC)})[0] == 0


@contextmanager
def alone() -> Iterator[None]:
    """A lock of this folder: a second compilation waits, and finds what the first one made."""
    LOCK.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_core(*where: str) -> tuple[int, str]:
    """Run setup.py. Returns its exit status and output."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", *where]
    return captured(command, env={"BASTIDE_COMPILED": "1", "BASTIDE_INTERPRETED": ""})


def in_place() -> bool:
    """Put the compiled core next to its sources if that needs no compiling. Returns whether it is there."""
    if state() == "compiled":
        return True
    remove()
    if bring_back():
        return True
    remove()
    if (
        stamp().fresh() and KEPT.is_dir()
    ):  # it does not run, and would not run if it were made again from the same files
        stamp().remove()
        failed().write()
    return False


def build() -> None:
    """Compile the core unless it is up to date. Raises Failure with the compiler's output."""
    with alone():
        if in_place():
            return
        mark = stamp()
        mark.remove()
        say(f"compiling the engine ({len(source_files())} files, some two minutes)")
        started = time.monotonic()
        status, text = compile_core("--inplace")
        if status != 0 or not works():
            remove()
            raise Failure(f"The engine could not be compiled:\n{text[-4000:]}")
        keep()
        mark.write()
        say(f"compiled in {time.monotonic() - started:.0f} s")


def ahead() -> None:
    """Compile into build/core only, so that the sources stay interpreted until `build` copies the files. A failure
    prints nothing and is not repeated. `build` reports it."""
    with alone():
        mark, given_up = stamp(), failed()
        if (mark.fresh() and KEPT.is_dir()) or given_up.fresh():
            return
        mark.remove()
        shutil.rmtree(KEPT, ignore_errors=True)
        status, _ = compile_core("--build-lib", str(KEPT))
        (mark if status == 0 else given_up).write()


def failed() -> Stamp:
    """The stamp of sources that `ahead` could not compile."""
    return Stamp("core-failed", stamp().digest)


def main() -> int:
    """Entry point."""
    word = sys.argv[1] if len(sys.argv) > 1 else "state"
    actions: dict[str, Callable[[], None]] = {
        "build": build,
        "ahead": ahead,
        "remove": remove,
        "state": lambda: print(state()),
    }
    if word not in actions:
        print(__doc__, file=sys.stderr)
        return 2
    actions[word]()
    return 0


if __name__ == "__main__":
    run(main)
