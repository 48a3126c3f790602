"""Building the package: who needs Node, and what a build that lacks something says."""

import gzip
import hashlib
import io
import json
import os
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

from bastide._commit import find_commit
from scripts import client
from scripts.console import ROOT, Failure
from scripts.release import backend, fresh, proof
from scripts.stamps import Stamp, digest
from tests.scripts.trees import tree

SOURCES = {"client/package.json": '{"engines": {"node": ">=20.19"}}', "client/src/main.ts": ""}


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A made-up folder with the client's sources, nothing built."""
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(client, "BUILT", tmp_path / "src/bastide/client")
    monkeypatch.setattr("scripts.stamps.STAMPS", tmp_path / "build" / "stamps")
    return tree(tmp_path, SOURCES)


def put_page(folder: Path) -> None:
    tree(folder, {"src/bastide/client/index.html": "<!doctype html>"})


def never() -> None:
    raise AssertionError("nothing is to be built here")


def test_a_clone_needs_node_until_its_page_is_of_today(sources: Path) -> None:
    assert client.needs_node()
    put_page(sources)
    assert client.needs_node()
    Stamp("client", digest(client.sources())).write()
    assert not client.needs_node()
    tree(sources, {"client/src/main.ts": "let x = 1;"})
    assert client.needs_node()


def test_a_source_distribution_with_its_page_needs_none(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree(sources, {"PKG-INFO": ""})
    assert client.needs_node()
    put_page(sources)
    monkeypatch.setattr(client, "build", never)
    assert not client.needs_node()
    assert client.missing_page() == ""


def test_node_is_asked_of_pypi_where_there_is_none_and_pypi_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "needs_node", lambda: True)
    monkeypatch.setattr(backend, "packaged_node", lambda: None)
    monkeypatch.setattr(backend, "system_node", lambda: Path("/usr/bin"))
    assert backend.node() == []
    monkeypatch.setattr(backend, "system_node", lambda: None)
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    (wanted,) = backend.node()
    assert wanted in (ROOT / "constraints.txt").read_text().splitlines()
    monkeypatch.setattr("platform.machine", lambda: "mips")
    assert backend.node() == []
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr(backend, "needs_node", lambda: False)
    assert backend.node() == []


def test_a_page_that_cannot_be_built_is_one_line(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise Failure("npm ci failed:\nnpm error code ECONNREFUSED\nnpm error more")

    monkeypatch.setattr(client, "build", fail)
    assert client.missing_page() == "npm error code ECONNREFUSED"
    (sources / "client/package.json").unlink()
    assert client.missing_page() == "neither the page nor its sources are here"


def setup_py(monkeypatch: pytest.MonkeyPatch, *words: str) -> dict[str, Any]:
    monkeypatch.setattr("sys.argv", ["setup.py", *words])
    return runpy.run_path(str(ROOT / "setup.py"), run_name="setup_to_ask")


def test_a_build_without_compiler_says_so_once_and_leaves_it_in_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("BASTIDE_COMPILED", raising=False)
    monkeypatch.delenv("BASTIDE_INTERPRETED", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    names = setup_py(monkeypatch, "bdist_wheel")
    assert names["extensions"]() == []
    why = "no C compiler with Python's headers was found"
    assert capsys.readouterr().err == f"bastide: built without its compiled engine: {why}\n"
    tree(tmp_path, {"bastide/__init__.py": ""})
    names["write_lacks"](tmp_path)
    assert json.loads((tmp_path / "bastide/lacks.json").read_text()) == {"compiled engine": why}
    names["lacks"].clear()
    names["write_lacks"](tmp_path)
    assert not (tmp_path / "bastide/lacks.json").exists()


def test_a_compiler_that_fails_ends_no_installation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(command: build_ext) -> None:
        raise CompileError("command 'cc' failed")

    monkeypatch.delenv("BASTIDE_COMPILED", raising=False)
    monkeypatch.setattr(build_ext, "run", fail)
    command = setup_py(monkeypatch, "bdist_wheel")["WholeOrNothing"](Distribution())
    tree(tmp_path, {"bastide/__init__.py": ""})
    command.extensions, command.inplace, command.build_lib = [], False, str(tmp_path)
    command.run()
    why = "the C compiler failed, and the output of the build says how"
    assert capsys.readouterr().err == f"command 'cc' failed\nbastide: built without its compiled engine: {why}\n"
    assert json.loads((tmp_path / "bastide/lacks.json").read_text()) == {"compiled engine": why}
    monkeypatch.setenv("BASTIDE_COMPILED", "1")
    with pytest.raises(CompileError):
        setup_py(monkeypatch, "bdist_wheel")["WholeOrNothing"](Distribution()).run()


def test_questions_about_the_package_compile_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for word in ("egg_info", "dist_info", "sdist"):
        assert setup_py(monkeypatch, word)["extensions"]() == []
    assert capsys.readouterr().err == ""


def test_a_package_that_lacks_a_file_or_holds_a_stray_one_is_refused() -> None:
    names = ["bastide/client/index.html", "bastide/core/engine.so"]
    fresh.holds(names, 10, 20, ("client/index.html",))
    for bad, size, wanted in ((names, 30, ()), (names, 10, ("sw.js",)), ([*names, "build/core.c"], 10, ())):
        with pytest.raises(Failure):
            fresh.holds(bad, size, 20, wanted)


def copy_to_build(folder: Path) -> Path:
    """The files of a source distribution that an interpreted wheel is made from."""
    unwanted = shutil.ignore_patterns("client", "server", "art", "locale", "*.so", "*.pyd", "__pycache__", "lacks.json")
    shutil.copytree(ROOT / "src" / "bastide", folder / "src" / "bastide", ignore=unwanted)
    shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=shutil.ignore_patterns("__pycache__", "gallery"))
    (folder / "client/public/assets").mkdir(parents=True)
    licences = [path.relative_to(ROOT) for path in (ROOT / "client/public/assets").glob("OFL-*.txt")]
    for name in (*map(Path, ("setup.py", "pyproject.toml", "README.md", "LICENSE")), *licences):
        shutil.copy(ROOT / name, folder / name)  # copies are of now, so their times differ
    return tree(folder, {"PKG-INFO": "", "src/bastide/client/index.html": "", "src/bastide/commit.txt": "1a2b3c4d5e\n"})


def test_two_wheels_of_one_source_are_the_same_bytes(tmp_path: Path) -> None:
    env = {**os.environ, "BASTIDE_INTERPRETED": "1", "SOURCE_DATE_EPOCH": "1764500000", "PYTHONPATH": ""}
    env.pop("BASTIDE_COMPILED", None)
    made = []
    for name in ("first", "second"):
        folder = copy_to_build(tmp_path / name)
        command = (sys.executable, "setup.py", "-q", "bdist_wheel", "-d", "dist")
        subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True)
        (wheel,) = folder.glob("dist/*.whl")
        made.append(hashlib.sha256(wheel.read_bytes()).hexdigest())
    assert made[0] == made[1]
    with zipfile.ZipFile(wheel) as package:
        assert package.read("bastide/commit.txt") == b"1a2b3c4d5e\n"
        assert {entry.date_time[:3] for entry in package.infolist()} == {(2025, 11, 30)}


def test_a_source_distribution_depends_on_its_files_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_reproducible, made = setup_py(monkeypatch, "sdist")["make_reproducible"], []
    for number, names in enumerate((("b", "a"), ("a", "b"))):
        file = tmp_path / f"{number}.tar.gz"
        with gzip.open(file, "wb") as packed, tarfile.open(fileobj=packed, mode="w") as archive:
            for name in names:
                entry = tarfile.TarInfo(f"folder/{name}")
                entry.size, entry.mtime, entry.uid, entry.mode = 1, 1000.5 + number, number, 0o600 | number
                archive.addfile(entry, io.BytesIO(name.encode()))
        make_reproducible(file, 1764500000)
        made.append(file.read_bytes())
    assert made[0] == made[1]
    with tarfile.open(file) as archive:
        assert [(one.name, one.mtime) for one in archive] == [("folder/a", 1764500000), ("folder/b", 1764500000)]


def test_the_commit_is_that_of_a_clone_or_of_the_build(tmp_path: Path) -> None:
    package = tree(tmp_path, {"src/bastide/__init__.py": ""}) / "src" / "bastide"
    assert find_commit(package) == ""
    tree(tmp_path, {"src/bastide/commit.txt": "1a2b3c4d5e\n"})
    assert find_commit(package) == "1a2b3c4d5e"
    git = ("git", "-C", str(tmp_path), "-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run([*git, "init", "-q"], check=True)
    assert find_commit(package) == "", "no commit yet"
    subprocess.run([*git, "add", "."], check=True)
    subprocess.run([*git, "commit", "-q", "-m", "Begin"], check=True)
    commit = find_commit(package)
    assert len(commit) >= 10
    assert int(commit, 16) > 0
    (package / "__init__.py").write_text("1")
    assert find_commit(package) == f"{commit}-dirty"
    inner = tree(tmp_path, {"env/site-packages/bastide/__init__.py": ""}) / "env/site-packages/bastide"
    assert find_commit(inner) == "", "a virtual environment in a clone of something else"


def test_the_commit_is_unknown_without_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tree(tmp_path, {".git/HEAD": "", "src/bastide/__init__.py": ""}) / "src" / "bastide"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_commit(package) == ""


@pytest.mark.parametrize("name", proof.LOOPS)
def test_a_file_that_has_to_be_compiled_is_there(name: str) -> None:
    assert find_spec(f"bastide.{name}") is not None
