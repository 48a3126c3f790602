"""What is made while the package is built: the compiled engine (mypyc turns its files into C extensions) and the page.

Law: nothing here may make an installation fail. Without a compiler, without mypy, after a failed compilation or with
BASTIDE_INTERPRETED=1 the same files run interpreted; without Node or its packages the page is missing. One line says so
in the build's output, and lacks.json in the package says it at run time. With BASTIDE_COMPILED=1 an engine that cannot
be compiled is a failure (for `make`). Everything else about the package stands in pyproject.toml.
"""

import io
import json
import os
import re
import shutil
import sys
import sysconfig
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILED = (
    "src/bastide/core/*.py",
    "src/bastide/heuristics/*.py",
    "src/bastide/rules/**/*.py",
    "src/bastide/encoding/*.py",
    "src/bastide/envs/batch.py",
    "src/bastide/game/views.py",
    "src/bastide/game/view_cache.py",
    "src/bastide/choices/*.py",
    "src/bastide/bots/playout.py",
    "src/bastide/bots/greedy.py",
    "src/bastide/bots/rollouts.py",
    "src/bastide/bots/search.py",
    "src/bastide/bots/frontier.py",
    "src/bastide/bots/feature_value.py",
    "src/bastide/bots/evaluation.py",
    "src/bastide/bots/siege_value.py",
    "src/bastide/bots/chances.py",
    "src/bastide/bots/ghost_risk.py",
    "src/bastide/bots/weights.py",
    "src/bastide/bots/coop/mate.py",
    "src/bastide/bots/coop/team_net.py",
    "src/bastide/bots/coop/team_value.py",
    "src/bastide/bots/coop/team_rollouts.py",
    "src/bastide/bots/coop/team_features.py",
    "src/bastide/bots/coop/team_candidates.py",
    "src/bastide/bots/coop/team_chances.py",
    "src/bastide/bots/coop/team_weights.py",
)
"""Files that must stay within what mypyc understands, relative to this folder."""

INTERPRETED = {
    "view_types.py": "describes a side of the view: compiled, a TypedDict forgets its keys",
    "__init__.py": "marks a package and runs once, so that folders import as usual",
    "src/bastide/choices/choice_types.py": "describes what a choice is made of: compiled, a TypedDict forgets its keys",
    "src/bastide/_version.py": "tells whether the engine is compiled by the name of its file",
    "src/bastide/core/vectors.py": "names librt's vectors to compiled files, and is lists where they are interpreted",
}
"""What stays interpreted though compiled files import it, by path or by name, and why; `make check` holds the lists
to what is imported."""

HERE = Path(__file__).resolve().parent

BUILDS = frozenset({"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"})
"""The commands of setuptools that want the extensions; the others ask for names and lists."""

lacks: dict[str, str] = {}
"""What this build goes without, and why."""

REQUIRED = os.environ.get("BASTIDE_COMPILED") == "1"
REFUSED = os.environ.get("BASTIDE_INTERPRETED") == "1"


def sources() -> list[str]:
    """Files to compile, in a fixed order."""
    found = {path for pattern in COMPILED for path in HERE.glob(pattern) if path.name not in INTERPRETED}
    return sorted({path.relative_to(HERE).as_posix() for path in found} - set(INTERPRETED))


def compiler_at_hand() -> bool:
    """Whether the C compiler this Python was built for (or $CC) and the Python headers are here."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return sys.platform == "win32" or (shutil.which(command) is not None and header.is_file())


def go_without(part: str, why: str) -> None:
    """Note and say that this build has no such part."""
    lacks[part] = why
    print(f"bastide: built without its {part}: {why}", file=sys.stderr, flush=True)


def extensions() -> list[Any]:
    """The extension modules; empty where they cannot or shall not be built."""
    if not BUILDS.intersection(sys.argv):
        return []  # a question about the package: mypyc takes half a minute
    if REFUSED:
        go_without("compiled engine", "BASTIDE_INTERPRETED=1 was set")
        return []
    if not (REQUIRED or compiler_at_hand()):
        go_without("compiled engine", "no C compiler with Python's headers was found")
        return []
    return translated()


def translated() -> list[Any]:
    """What mypyc makes of the files; empty where it does not take them."""
    heard = io.StringIO()  # mypycify prints what is wrong and leaves through sys.exit
    try:
        from mypyc.build import mypycify

        level = os.environ.get("BASTIDE_OPT_LEVEL", "3")
        with redirect_stdout(heard), redirect_stderr(heard):
            # what is only followed (the pictures, asked for late) may want packages that a build does not have
            flags = ["--follow-imports=silent"]
            built = mypycify([*flags, *sources()], opt_level=level, debug_level="0", group_name="bastide_core")
    except (ImportError, SystemExit) as problem:
        print(heard.getvalue(), file=sys.stderr)
        if REQUIRED:
            raise
        first = next((line for line in heard.getvalue().splitlines() if "error" in line), str(problem))
        go_without("compiled engine", f"mypyc did not take its files ({first})")
        return []
    widen_shifts({Path(source) for extension in built for source in extension.sources})
    if sys.platform != "win32":
        for extension in built:
            # No other program links to the core's functions by name, so the compiler may inline them into each other.
            # Align functions, loops and jumps to lines of the cache: an added field made everything 3 % slower, and
            # new names alone 5 %. In 45 MB of C gcc looks for misleading indentation for a hundred seconds.
            extension.extra_compile_args += ["-fvisibility=hidden", "-falign-functions=64"]
            extension.extra_compile_args += ["-falign-loops=64", "-falign-jumps=32"]
            extension.extra_compile_args += ["-Wno-misleading-indentation"]
    return built


def widen_shifts(files: set[Path]) -> None:
    """Give literals that are shifted by a variable 64 bits in the generated C files.

    mypyc (2.4.1) writes `1 << n` for 64-bit numbers with a plain literal, which C shifts in 32 bits: 1 << 32 was 1.
    """
    for file in files:
        text = file.read_text(encoding="utf-8")
        wide = re.sub(r"= (\d+) << (cpy_r)", r"= INT64_C(\1) << \2", text)
        if wide != text:
            file.write_text(wide, encoding="utf-8")


def write_lacks(folder: Path) -> None:
    """Put lacks.json into the package that is built in `folder`, or take it out where nothing is missing."""
    file = folder / "bastide" / "lacks.json"
    file.unlink(missing_ok=True)
    if lacks:
        file.write_text(json.dumps(lacks, indent=2) + "\n", encoding="utf-8")


def ensure_page() -> None:
    """Have the page beside the sources, or note why not."""
    sys.path.insert(0, str(HERE))  # `scripts` lies here, and nobody promises that a build runs where it can be seen
    try:
        from scripts.client import missing_page
    finally:
        sys.path.remove(str(HERE))
    why = missing_page()
    if why:
        go_without("page", why)


class WithPage(build_py):
    """Copies the package with the page in it."""

    def run(self) -> None:
        """Start from nothing: what an older build has left in the folder would go into the wheel."""
        if not self.editable_mode:
            ensure_page()
            shutil.rmtree(Path(self.build_lib, "bastide"), ignore_errors=True)
        super().run()
        if not self.editable_mode:
            write_lacks(Path(self.build_lib))


class WithPageToo(sdist):
    """A source distribution holds the built page, so that nobody who installs it needs Node."""

    def run(self) -> None:
        """Build the page before the files are listed."""
        ensure_page()
        super().run()


class WholeOrNothing(build_ext):
    """Builds every extension or none: half a compiled core would not import."""

    def run(self) -> None:
        """Build; on failure (unless it was demanded) remove what was built and go on interpreted."""
        try:
            super().run()
        except Exception as problem:  # a compiler that fails raises what is no error of setuptools' own
            if REQUIRED:
                raise
            print(problem, file=sys.stderr)
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions.clear()
            go_without("compiled engine", "the C compiler failed, and the output of the build says how")
            if not self.inplace:
                write_lacks(Path(self.build_lib))


if __name__ != "setup_to_ask":
    setup(ext_modules=extensions(), cmdclass={"build_ext": WholeOrNothing, "build_py": WithPage, "sdist": WithPageToo})
