"""Installs the package as users do and checks that it is complete: `python -m scripts.release.fresh`, in CI only.

    python -m scripts.release.fresh [--keep FOLDER] [--thorough]

`--keep` names an empty folder to work in, which stays. Compiling takes a minute, so it is done only as often as it
proves something:

* A source distribution is made from a folder of the tracked files. That builds the page with PyPI's Node.
* A wheel is made from it without Node. Both packages are complete. Other Pythons, where installed, make their own
  wheel, interpreted (with --thorough compiled), and run the tests of core and rules.
* `pip install FOLDER` compiles once more, at the same time.
* The wheel without extras names what to install for the rest. It works with the lowest versions of the ranges.
* Where the compiler fails and npm's registry cannot be reached, an installation prints one line for each.
"""

import os
import re
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from scripts.checks.tree import tracked
from scripts.console import ROOT, Failure, options, say
from scripts.release.wheel import captured_in, install, make_environment, make_sdist, make_wheel, pip, with_server

PROOF = ROOT / "scripts" / "release" / "proof.py"
OTHERS = ("python3.12", "python3.13", "python3.14")
TESTS = ("pytest", "pytest-timeout", "hypothesis", "jsonschema", "numpy")
QUICK = {"BASTIDE_OPT_LEVEL": "0"}
"""These builds must compile, but need not be fast."""
LARGEST_SDIST, LARGEST_WHEEL = 5_200_000, 16_000_000
"""Bytes. Packagers run the tests of what they package, so the source distribution has 1 MB of tests in it. The built
page is 1.2 MB, its sources 0.8, and the words of twelve boxes in four languages 0.4."""


def copy_of_the_sources(folder: Path) -> Path:
    """Copy the tracked files, as in a clone."""
    for path in tracked(ROOT):
        copy = folder / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    return folder


def without_node(folder: Path) -> dict[str, str]:
    """An environment in which node and npm do not run."""
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text("#!/bin/sh\nexit 1\n")
        (folder / name).chmod(0o755)
    return {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def without_anything(folder: Path) -> dict[str, str]:
    """An environment in which the compiler fails and npm reaches no registry."""
    nowhere = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
    return {"CC": "false", "npm_config_cache": str(folder), **nowhere}


def proof(python: Path, engine: str, page: str) -> str:
    """The output of proof.py in an installation. Raises Failure where it is not complete."""
    with tempfile.TemporaryDirectory() as elsewhere:
        return captured_in(Path(elsewhere), {}, python, "-I", PROOF, engine, page)


def holds(names: list[str], size: int, most: int, wanted: tuple[str, ...]) -> None:
    """Check that a package has these files and is not too large. Raises Failure."""
    for end in wanted:
        if not any(name.endswith(end) for name in names):
            raise Failure(f"no {end} in it")
    strays = [name for name in names if name.endswith((".pyc", ".c", ".o")) or "node_modules" in name]
    if strays or size > most:
        raise Failure(f"{size} bytes, at most {most} are allowed; not wanted: {strays[:3]}")


def looked_into(sdist: Path, wheel: Path) -> str:
    """Check the file lists of both packages. Raises Failure."""
    page = ("bastide/client/index.html", "bastide/client/sw.js")
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    sources = ("constraints.txt", "client/src/main.ts", "docs/host/protocol.md", "scripts/release/backend.py")
    tests = ("tests/core/test_turn.py", "examples/bot.py")
    holds(names, sdist.stat().st_size, LARGEST_SDIST, (*page, *sources, *tests))
    if any(name.endswith((".so", ".pyd")) for name in names):
        raise Failure("a compiled file lies in the source distribution")
    with zipfile.ZipFile(wheel) as package:
        names = package.namelist()
    holds(names, wheel.stat().st_size, LARGEST_WHEEL, page)
    return f"{sdist.name}: {sdist.stat().st_size} bytes, {wheel.name}: {wheel.stat().st_size} bytes"


class Fresh:
    """The installations, each in an environment of its own below one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.nodeless = without_node(folder / "no-node")

    def sdist(self) -> Path:
        """The source distribution of a clone. Its page is built with PyPI's Node, because the machine's own is
        hidden."""
        sources = copy_of_the_sources(self.folder / "clone")
        return make_sdist(sources, self.folder / "dist", self.folder / "tools", self.nodeless)

    def from_sdist(self, sdist: Path, python: str, compiled: bool) -> str:
        """A wheel of the source distribution, made without Node. Returns the report of its installation."""
        how = QUICK if compiled else {"BASTIDE_INTERPRETED": "1"}
        name = Path(python).name
        home = make_environment(self.folder / f"env-{name}", python)
        wheel = make_wheel(sdist, self.folder / f"dist-{name}", home, {**how, **self.nodeless})
        engine = "compiled" if compiled else "interpreted"
        small = self.small(wheel, python, engine)
        install(home, with_server(wheel))
        return small + proof(home, engine, "page") + looked_into(sdist, wheel)

    def small(self, wheel: Path, python: str, engine: str) -> str:
        """The wheel without extras, with the lowest versions that pyproject.toml allows."""
        home = make_environment(self.folder / f"env-small-{Path(python).name}", python)
        pip(home, "install", "--quiet", wheel, *lowest())
        packages = len(pip(home, "list", "--format=freeze").split())
        return f"{proof(home, engine, 'no-server')}{packages} packages, the lowest versions: {', '.join(lowest())}\n"

    def by_another(self, sdist: Path, python: str, compiled: bool) -> str:
        """The same by another Python, which also runs the tests of core and rules on the files of the clone."""
        told = self.from_sdist(sdist, python, compiled)
        home = self.folder / f"env-{Path(python).name}" / "bin" / "python"
        install(home, *TESTS)
        quick = ("-q", "-p", "no:cacheprovider", "-m", "not long", "tests/core", "tests/rules")
        tests = captured_in(self.folder / "clone", {}, home, "-m", "pytest", *quick)
        return f"{told}\n{tests.splitlines()[-1]}"

    def from_folder(self, folder: Path) -> str:
        """`pip install FOLDER`."""
        home = make_environment(self.folder / "env-folder")
        install(home, with_server(folder), env=QUICK)
        return proof(home, "compiled", "page")

    def bare(self) -> str:
        """`pip install FOLDER` of a clone where the compiler fails and no registry answers."""
        sources = copy_of_the_sources(self.folder / "bare")
        home = make_environment(self.folder / "env-bare")
        install(home, with_server(sources), env=without_anything(self.folder / "no-cache"))
        return proof(home, "interpreted", "no-page")


def lowest() -> list[str]:
    """The required packages, each in the lowest version of its range."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    found = [re.fullmatch(r"([\w.]+)>=([\d.]+)(,<[\d.]+)?", one) for one in wanted]
    return [f"{one[1]}=={one[2]}" for one in found if one is not None]


def others() -> list[str]:
    """The other Pythons by program: on the path, or versions of pyenv that are not selected."""
    beside = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    known = [[name, *map(str, sorted(beside.glob(f"*/bin/{name}")))] for name in OTHERS]
    return [found for names in known if (found := next(filter(runs, names), None)) is not None]


def runs(python: str) -> bool:
    """Whether this program is a Python. A name on the path may belong to a version that is not selected."""
    if shutil.which(python) is None:
        return False
    return subprocess.run([python, "-c", "import venv"], capture_output=True, check=False).returncode == 0


def processor_time() -> float:
    """CPU seconds of the programs that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(folder: Path, thorough: bool) -> list[str]:
    """Run everything, two at a time. Returns a sentence for each failure."""
    fresh, failed = Fresh(folder), list[str]()
    sdist = fresh.sdist()
    jobs: dict[str, Callable[[], str]] = {
        "pip install FOLDER": partial(fresh.from_folder, folder / "clone"),
        "source distribution, wheel": partial(fresh.from_sdist, sdist, sys.executable, True),
        "compiler fails, no registry": fresh.bare,
        **{Path(one).name: partial(fresh.by_another, sdist, one, thorough) for one in others()},
    }
    with ThreadPoolExecutor(max_workers=2) as pool:
        waiting: dict[str, Future[str]] = {name: pool.submit(job) for name, job in jobs.items()}
        for name, job in waiting.items():
            try:
                say(f"{name}:\n    " + job.result().strip().replace("\n", "\n    "))
            except Failure as problem:
                failed.append(f"{name}: {problem}")
    return failed


def main() -> int:
    """Entry point: 0 when every installation is complete."""
    chosen, started = options(__doc__, keep=None, thorough=False), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        failed = run(Path(chosen.keep or folder).resolve(), chosen.thorough)
    for line in failed:
        print(f"FAILED   {line}")
    say(f"fresh installations: {time.monotonic() - started:.0f} s, {processor_time():.0f} s of processor time")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
