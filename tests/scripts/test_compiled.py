"""The compiled core is never used with other sources than its own."""

from pathlib import Path

import pytest

from scripts import bootstrap, build, compiled
from scripts.console import ROOT, Failure
from scripts.stamps import Stamp
from tests.scripts.trees import tree


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A made-up repository with one source file; `build/stamps` inside it."""
    tree(tmp_path, {"src/bastide/core/engine.py": "x = 1\n", "setup.py": (ROOT / "setup.py").read_text()})
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "SRC", tmp_path / "src")
    monkeypatch.setattr(compiled, "SETUP", tmp_path / "setup.py")
    monkeypatch.setattr(compiled, "KEPT", tmp_path / "build" / "core")
    monkeypatch.setattr(compiled, "LOCK", tmp_path / "build" / "core.lock")
    monkeypatch.setattr("scripts.stamps.STAMPS", tmp_path / "build" / "stamps")
    return tmp_path


def put_extension(repository: Path) -> Path:
    return tree(repository, {"src/bastide/core/engine.so": "machine code"}) / "src/bastide/core/engine.so"


def test_without_extension_files_the_core_is_interpreted(repository: Path) -> None:
    assert compiled.state() == "interpreted"


def test_an_extension_without_a_stamp_is_stale(repository: Path) -> None:
    put_extension(repository)
    assert compiled.state() == "stale"


def test_an_extension_is_good_until_its_source_changes(repository: Path) -> None:
    put_extension(repository)
    compiled.stamp().write()
    assert compiled.state() == "compiled"
    tree(repository, {"src/bastide/core/engine.py": "x = 2\n"})
    assert compiled.state() == "stale"


def test_a_new_source_file_makes_it_stale_too(repository: Path) -> None:
    put_extension(repository)
    compiled.stamp().write()
    tree(repository, {"src/bastide/rules/fields.py": ""})
    assert compiled.state() == "stale"


def test_a_removed_core_comes_back_without_compiling(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    extension = put_extension(repository)
    compiled.keep()
    compiled.stamp().write()
    compiled.remove()
    assert compiled.state() == "interpreted"
    monkeypatch.setattr(compiled, "works", lambda: True)
    compiled.build()
    assert extension.read_text() == "machine code"
    assert compiled.state() == "compiled"


def test_a_failed_compilation_leaves_nothing_behind(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    extension = put_extension(repository)

    def fails(*command: object, **options: object) -> tuple[int, str]:
        return 1, "engine.py:1: error: no such thing"

    monkeypatch.setattr(compiled, "captured", fails)
    with pytest.raises(Failure, match="no such thing"):
        compiled.build()
    assert not extension.exists()
    assert compiled.state() == "interpreted"


def test_without_a_compiler_stale_files_go_and_the_person_is_told(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_extension(repository)
    monkeypatch.setattr(compiled, "compiler_at_hand", lambda: False)
    build.compile_if_possible()
    assert compiled.state() == "interpreted"
    assert "no C compiler" in capsys.readouterr().out


@pytest.fixture
def begun(repository: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was begun in the background, on a machine with a compiler and its tools."""
    commands: list[str] = []
    monkeypatch.setattr(compiled, "compiler_at_hand", lambda: True)
    monkeypatch.setattr(compiled, "works", lambda: True)
    monkeypatch.setattr(bootstrap, "ensure", lambda wanted: None)
    monkeypatch.setattr("subprocess.Popen", lambda command, **options: commands.append(command[-1]))
    return commands


def test_the_first_start_does_not_wait_for_the_compiler(
    repository: Path, begun: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    build.compile_meanwhile()
    assert begun == ["ahead"]
    assert compiled.state() == "interpreted"
    assert "interpreted this time" in capsys.readouterr().out


def test_the_next_start_finds_the_compiled_core(
    repository: Path, begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiles(*where: str) -> tuple[int, str]:
        tree(compiled.KEPT, {"bastide/core/engine.so": "machine code"})
        return 0, ""

    monkeypatch.setattr(compiled, "compile_core", compiles)
    compiled.ahead()
    assert compiled.state() == "interpreted", "a running server keeps the files that it began with"
    build.compile_meanwhile()
    assert compiled.state() == "compiled"
    assert begun == []


def test_what_could_not_be_compiled_is_not_tried_at_every_start(
    repository: Path, begun: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_extension(repository)
    monkeypatch.setattr(compiled, "compile_core", lambda *where: (1, "no such thing"))
    compiled.ahead()
    build.compile_meanwhile()
    assert begun == []
    assert compiled.state() == "interpreted"
    assert "`make build` prints why" in capsys.readouterr().out
    tree(repository, {"src/bastide/core/engine.py": "x = 2\n"})
    build.compile_meanwhile()
    assert begun == ["ahead"]


def test_a_core_that_does_not_run_is_not_made_at_every_start(
    repository: Path, begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    put_extension(repository)
    compiled.keep()
    compiled.stamp().write()
    compiled.remove()
    monkeypatch.setattr(compiled, "works", lambda: False)
    build.compile_meanwhile()
    assert begun == []
    assert compiled.state() == "interpreted"
    assert not compiled.stamp().fresh()


def test_setup_compiles_the_core_the_rules_and_two_bots() -> None:
    names = {path.relative_to(ROOT / "src/bastide").as_posix() for path in compiled.source_files()}
    assert {"core/engine.py", "rules/base/module.py", "rules/fields.py", "bots/playout.py"} <= names
    others = {name for name in names if not name.startswith("choices/")}
    assert not [name for name in others if name.endswith("__init__.py") or name.startswith(("server", "cli", "art"))]


def test_the_stamp_has_a_name_of_its_own(repository: Path) -> None:
    stamp = compiled.stamp()
    assert isinstance(stamp, Stamp)
    assert stamp.file.name == "core"
