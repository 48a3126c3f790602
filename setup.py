"""The compiled core, optional: mypyc turns the engine's own files into C extensions where a C compiler is.

Law: nothing here may make an installation fail. Without a compiler, without mypy, after a failed compilation or with
BASTIDE_INTERPRETED=1 the same files run interpreted. With BASTIDE_COMPILED=1 a failure is a failure (for `make`).
Everything else about the package stands in pyproject.toml.
"""

import os
import re
import shutil
import sys
import sysconfig
import warnings
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

COMPILED = (
    "src/bastide/core/*.py",
    "src/bastide/rules/**/*.py",
    "src/bastide/bots/playout.py",
    "src/bastide/bots/greedy.py",
    "src/bastide/bots/outlook.py",
    "src/bastide/bots/position.py",
    "src/bastide/bots/sieges.py",
    "src/bastide/bots/chances.py",
    "src/bastide/bots/haunts.py",
    "src/bastide/bots/weights.py",
    "src/bastide/bots/mate.py",
    "src/bastide/bots/team_outlook.py",
    "src/bastide/bots/team_chances.py",
    "src/bastide/bots/team_weights.py",
)
"""Files that must stay within what mypyc understands, relative to this folder."""

INTERPRETED = {
    "__init__.py": "marks a package and runs once, so that folders import as usual",
    "src/bastide/core/vectors.py": "names librt's vectors to compiled files, and is lists where they are interpreted",
}
"""What stays interpreted though compiled files import it, by path or by name, and why; `make check` holds the lists
to what is imported."""

REQUIRED = os.environ.get("BASTIDE_COMPILED") == "1"
REFUSED = os.environ.get("BASTIDE_INTERPRETED") == "1"


def sources() -> list[str]:
    """Files to compile, in a fixed order."""
    here = Path(__file__).resolve().parent
    found = {path for pattern in COMPILED for path in here.glob(pattern) if path.name not in INTERPRETED}
    return sorted({path.relative_to(here).as_posix() for path in found} - set(INTERPRETED))


def compiler_at_hand() -> bool:
    """Whether the C compiler this Python was built for (or $CC) and the Python headers are here."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return sys.platform == "win32" or (shutil.which(command) is not None and header.is_file())


def extensions() -> list[Any]:
    """The extension modules; empty where they cannot or shall not be built."""
    if REFUSED or not sources() or not (REQUIRED or compiler_at_hand()):
        return []
    try:
        from mypyc.build import mypycify

        level = os.environ.get("BASTIDE_OPT_LEVEL", "3")
        built = mypycify(sources(), opt_level=level, debug_level="0", group_name="bastide_core")
    except (ImportError, SystemExit) as problem:  # mypycify leaves through sys.exit when a file does not type-check
        if REQUIRED:
            raise
        warnings.warn(f"The engine stays interpreted: {problem}", stacklevel=1)
        return []
    widen_shifts({Path(source) for extension in built for source in extension.sources})
    if sys.platform != "win32":
        for extension in built:
            # nobody links to the core's functions by name, so the compiler may put them into each other
            extension.extra_compile_args.append("-fvisibility=hidden")
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


class WholeOrNothing(build_ext):
    """Builds every extension or none: half a compiled core would not import."""

    def run(self) -> None:
        """Build; on failure (unless it was demanded) remove what was built and go on interpreted."""
        try:
            super().run()
        except BaseError as problem:
            if REQUIRED:
                raise
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions.clear()
            warnings.warn(f"The engine stays interpreted: {problem}", stacklevel=1)


if __name__ != "setup_to_ask":
    setup(ext_modules=extensions(), cmdclass={"build_ext": WholeOrNothing})
