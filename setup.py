"""Build steps of the package: the engine compiled by mypyc into C extensions, and the web page.

Invariant: nothing here makes an installation fail. Without a compiler or mypy, after a failed compilation, or with
BASTIDE_INTERPRETED=1, the same files run interpreted. Without Node or its packages the page is missing. One line of the
build's output reports it, and lacks.json in the package reports it at run time. With BASTIDE_COMPILED=1 a failed
compilation is an error (for `make`). Everything else about the package is in pyproject.toml.
"""

import ast
import gzip
import io
import json
import os
import re
import runpy
import shutil
import sys
import sysconfig
import tarfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILED = (
    "src/bastide/core/**/*.py",
    "src/bastide/heuristics/*.py",
    "src/bastide/rules/**/*.py",
    "src/bastide/encoding/*.py",
    "src/bastide/envs/batch.py",
    "src/bastide/game/views.py",
    "src/bastide/choices/*.py",
    "src/bastide/bots/playout.py",
    "src/bastide/bots/greedy.py",
    "src/bastide/bots/rollouts.py",
    "src/bastide/bots/search.py",
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
    "src/bastide/bots/coop/team_candidates.py",
    "src/bastide/bots/coop/team_chances.py",
    "src/bastide/bots/coop/team_weights.py",
)
"""Files to compile, as globs relative to this folder. They may only use what mypyc supports."""

INTERPRETED = {
    "view_types.py": "describes a side of the view: compiled, a TypedDict forgets its keys",
    "__init__.py": "marks a package and runs once, so that folders import as usual",
    "src/bastide/choices/choice_types.py": "describes what a choice is made of: compiled, a TypedDict forgets its keys",
    "src/bastide/_version.py": "detects by the name of its file whether the engine is compiled",
    "src/bastide/_entry_points.py": "runs once, when the rules are imported",
    "src/bastide/core/vectors.py": "names librt's vectors to compiled files, and is lists where they are interpreted",
}
"""Files that compiled files import but that stay interpreted, by path or name, with the reason.

`make check` compares these lists with the actual imports.
"""

HERE = Path(__file__).resolve().parent

BUILDS = frozenset({"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"})
"""Setuptools commands that need the extensions. The others only ask for metadata."""

lacks: dict[str, str] = {}
"""Parts that this build lacks, with the reason."""

REQUIRED = os.environ.get("BASTIDE_COMPILED") == "1"
REFUSED = os.environ.get("BASTIDE_INTERPRETED") == "1"


def sources() -> list[str]:
    """Return the files to compile, in a fixed order."""
    found = {path for pattern in COMPILED for path in HERE.glob(pattern) if path.name not in INTERPRETED}
    return sorted({path.relative_to(HERE).as_posix() for path in found} - set(INTERPRETED))


def compiler_at_hand() -> bool:
    """Return whether this Python's C compiler (or $CC) and the Python headers are installed."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return sys.platform == "win32" or (shutil.which(command) is not None and header.is_file())


def go_without(part: str, why: str) -> None:
    """Record and print that this build lacks a part."""
    lacks[part] = why
    print(f"bastide: built without its {part}: {why}", file=sys.stderr, flush=True)


def extensions() -> list[Any]:
    """Return the extension modules, or none if they cannot or must not be built."""
    if not BUILDS.intersection(sys.argv):
        return []  # only metadata is wanted, and mypyc takes half a minute
    if REFUSED:
        go_without("compiled engine", "BASTIDE_INTERPRETED=1 was set")
        return []
    if not (REQUIRED or compiler_at_hand()):
        go_without("compiled engine", "no C compiler with Python's headers was found")
        return []
    return translated()


def translated() -> list[Any]:
    """Compile the files with mypyc. Returns no extensions if mypyc rejects them."""
    heard = io.StringIO()  # mypycify prints errors and calls sys.exit
    try:
        from mypyc.build import mypycify

        level = os.environ.get("BASTIDE_OPT_LEVEL", "3")
        with redirect_stdout(heard), redirect_stderr(heard):
            # files that are only imported (bastide.art, imported late) may need packages that a build lacks
            flags = ["--follow-imports=silent"]
            built = mypycify([*flags, *sources()], opt_level=level, debug_level="0", group_name="bastide_core")
    except (ImportError, SystemExit) as problem:
        print(heard.getvalue(), file=sys.stderr)
        if REQUIRED:
            raise
        first = next((line for line in heard.getvalue().splitlines() if "error" in line), str(problem))
        go_without("compiled engine", f"mypyc did not take its files ({first})")
        return []
    files = {Path(source) for extension in built for source in extension.sources}
    widen_shifts(files)
    write_docstrings(files)
    if sys.platform != "win32":
        for extension in built:
            # No other program links to the core's functions by name, so the compiler may inline them into each other.
            # Align functions, loops and jumps to cache lines. Otherwise an added field made everything 3 % slower, and
            # new names alone 5 %. In 45 MB of C, gcc's check for misleading indentation takes a hundred seconds.
            extension.extra_compile_args += ["-fvisibility=hidden", "-falign-functions=64"]
            extension.extra_compile_args += ["-falign-loops=64", "-falign-jumps=32"]
            extension.extra_compile_args += ["-Wno-misleading-indentation"]
    return built


def widen_shifts(files: set[Path]) -> None:
    """Make shifted literals 64 bits wide in the generated C files.

    mypyc (2.4.1) writes `1 << n` for 64-bit numbers with a plain literal. C shifts that in 32 bits, so 1 << 32 was 1.
    """
    for file in files:
        text = file.read_text(encoding="utf-8")
        wide = re.sub(r"= (\d+) << (cpy_r)", r"= INT64_C(\1) << \2", text)
        if wide != text:
            file.write_text(wide, encoding="utf-8")


def write_docstrings(files: set[Path]) -> None:
    """Put the docstrings of the sources into the generated C files. mypyc (2.4.1) writes the signatures only."""
    from mypyc.namegen import make_module_translation_map

    names = {".".join(Path(source).with_suffix("").parts[1:]): HERE / source for source in sources()}
    packages = {name.rpartition(".")[0] for name in names} - set(names)
    prefixes = make_module_translation_map([*names, *packages])
    docs: dict[str, str] = {}
    for name, source in names.items():
        prefix = prefixes[name].strip(".").replace(".", "___")
        docs |= {f"{prefix}___{of}": doc for of, doc in docstrings(ast.parse(source.read_text("utf-8"))).items()}

    def literal(doc: str) -> str:
        escape = {**{sign: f"\\{sign:03o}" for sign in range(256) if not 32 <= sign < 127}, 34: '\\"', 92: "\\\\"}
        lines = ["".join(escape.get(sign, chr(sign)) for sign in line.encode()) for line in doc.splitlines(True)]
        return " ".join(f'"{line}"' for line in lines)  # one for each line: some compilers take no long ones

    def documented(found: re.Match[str]) -> str:
        doc = docs.get(found["name"])
        return found[0] if doc is None else f"{found['head']}{literal(doc)}{found['tail']}"

    patterns = (  # a method or function, a class, a property
        r'(?P<head>\(PyCFunction\)CPyPy_(?P<name>\w+),\s*[A-Z_| ]+, PyDoc_STR\("[^"]*")(?P<tail>\))',
        r'(?P<head>CPyType_(?P<name>\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("[^"]*")(?P<tail>\))',
        r"(?P<head>\(getter\)(?P<name>(?P<class>\w+?)_get_\w+),[^}]*?)NULL(?P<tail>, NULL\})",
    )
    for file in files:
        text = file.read_text(encoding="utf-8")
        made = text
        for pattern in patterns:
            made = re.sub(pattern, documented, made)
        if made != text:
            file.write_text(made, encoding="utf-8")


def docstrings(tree: ast.Module) -> dict[str, str]:
    """The docstrings of a module's functions, classes, methods and properties, by their names in the C files."""
    found: dict[str, str] = {}
    for node in tree.body:
        parts = [node, *(node.body if isinstance(node, ast.ClassDef) else [])]
        for part in parts:
            if isinstance(part, ast.FunctionDef | ast.ClassDef) and (doc := ast.get_docstring(part)):
                is_property = isinstance(part, ast.FunctionDef) and any(
                    isinstance(one, ast.Name) and one.id == "property" for one in part.decorator_list
                )
                name = getattr(node, "name", "")
                own = (
                    part.name if part is node else f"{name}_get_{part.name}" if is_property else f"{name}___{part.name}"
                )
                found[own] = doc
    return found


def write_lacks(folder: Path) -> None:
    """Write lacks.json into the package built in `folder`, or delete it if nothing is missing."""
    file = folder / "bastide" / "lacks.json"
    file.unlink(missing_ok=True)
    if lacks:
        file.write_text(json.dumps(lacks, indent=2) + "\n", encoding="utf-8")


def write_commit(package: Path) -> None:
    """Write commit.txt into a package that is built, where the commit is known. Building needs no git."""
    commit = runpy.run_path(str(HERE / "src/bastide/_commit.py"))["find_commit"](HERE / "src" / "bastide")
    file = package / "commit.txt"
    file.unlink(missing_ok=True)  # in a source distribution it may be a link to the file of the sources
    if commit:
        file.write_text(f"{commit}\n", encoding="ascii")


def make_reproducible(archive: Path, seconds: int) -> None:
    """Write a .tar.gz again: sorted, with one time, one owner and plain permissions."""
    with tarfile.open(archive) as old, io.BytesIO() as plain:
        with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as new:
            for entry in sorted(old.getmembers(), key=lambda one: one.name):
                entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = seconds, 0, 0, "", ""
                entry.pax_headers = {}
                entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
                new.addfile(entry, old.extractfile(entry) if entry.isfile() else None)
        data = plain.getvalue()
    archive.write_bytes(gzip.compress(data, mtime=seconds))


def ensure_page() -> None:
    """Build the page beside the sources, or record why it is missing."""
    sys.path.insert(0, str(HERE))  # a build may run in another folder, where `scripts` cannot be imported
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
        """Copy into an empty folder, because files of an older build would get into the wheel."""
        if not self.editable_mode:
            ensure_page()
            shutil.rmtree(Path(self.build_lib, "bastide"), ignore_errors=True)
        super().run()
        if not self.editable_mode:
            write_lacks(Path(self.build_lib))
            write_commit(Path(self.build_lib, "bastide"))


class WithPageToo(sdist):
    """Adds the built page to a source distribution, so that installing it needs no Node, and the commit."""

    def run(self) -> None:
        """Build the page before the files are listed."""
        ensure_page()
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the files, and write the commit beside them."""
        super().make_release_tree(base_dir, files)
        write_commit(Path(base_dir, "src", "bastide"))

    def make_archive(self, *words: Any, **options: Any) -> str:
        """Pack the files. With SOURCE_DATE_EPOCH the archive depends on nothing else. Wheels obey it by themselves."""
        made = str(super().make_archive(*words, **options))
        epoch = os.environ.get("SOURCE_DATE_EPOCH")
        if epoch and made.endswith(".tar.gz"):
            make_reproducible(Path(made), int(epoch))
        return made


class WholeOrNothing(build_ext):
    """Builds every extension or none: a half-compiled core cannot be imported."""

    def run(self) -> None:
        """Build the extensions. On failure remove them and continue interpreted, unless BASTIDE_COMPILED=1."""
        try:
            super().run()
        except Exception as problem:  # a failing compiler raises errors that are not setuptools' own
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
