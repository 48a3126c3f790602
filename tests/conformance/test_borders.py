"""Who knows whom: the core names no rule module, siblings do not know each other, and a forbidden import is found."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bastide.rules import MODULES
from tests.conformance.words import CATALOGUE, PACKAGE, PRINTS, identifiers, room_of, squeezed, words_of

ROOT = PACKAGE.parent.parent
CORE = sorted((PACKAGE / "core").glob("*.py"))
BASE = [name for name in MODULES if room_of(name).name == "base"]
EXTENSIONS = [name for name in MODULES if name not in BASE]
COMMON = {
    "exercise": {"extra"},
    "features": {"take"},
    "figures": {"take"},
    "ruleset": {"take"},
    "state": {"take"},
    "catalogue": {"cover"},
    "teams": {"cemetery"},
}
"""Words that a file of the core uses in another sense: extra work for a benchmark is no extra turn, to take parts of
modules is not to take points; and what stands there still for players that look ahead."""


def foreign_to(names: list[str]) -> frozenset[str]:
    """Words of the extensions, these left out, and words of the base game, on whose steps others stand."""
    foreign = frozenset().union(*(words_of(name) for name in EXTENSIONS if name not in names))
    return foreign - CATALOGUE - frozenset().union(*map(words_of, BASE))


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.stem)
def test_the_core_names_no_rule_module(path: Path) -> None:
    """But for the words of the catalogue: "river" is a terrain, "garden" a thing that a tile may show."""
    found = identifiers(path.read_text(encoding="utf-8")) & foreign_to([])
    assert found == COMMON.get(path.stem, set())


@pytest.mark.parametrize("name", EXTENSIONS)
def test_a_module_does_not_know_its_siblings(name: str) -> None:
    """But for those that it, or another module of its room, requires or excludes."""
    room = room_of(name)
    here = [other for other in EXTENSIONS if room_of(other) == room]
    named = {squeezed(other) for mate in here for other in (*MODULES[mate]().requires, *MODULES[mate]().excludes)}
    foreign = foreign_to(here) - PRINTS - named - frozenset().union(*map(words_of, here))
    assert foreign
    for path in room.rglob("*.py") if room.is_dir() else [room]:
        assert identifiers(path.read_text(encoding="utf-8")) & foreign == set(), path


@pytest.mark.parametrize(
    "text", ["abbot = 1", 'if name == "abbot": pass', "def recall_abbot(): pass", "x.abbot.y", "import rules.abbot"]
)
def test_such_a_name_would_be_found(text: str) -> None:
    assert "abbot" in foreign_to([])
    assert "abbot" in identifiers(text)


def test_prose_may_speak_of_anything() -> None:
    assert identifiers('"""An abbot."""\n# an abbot\nx = raise_it("an abbot stands here")\n') == {
        "x", "raise", "it", "raiseit",
    }  # fmt: skip


FORBIDDEN = {
    "rules/abbot.py": ("from bastide.rules.arrows import symbols", "bastide.rules.abbot -> bastide.rules.arrows"),
    "core/geometry.py": ("import bastide.rules.fields", "bastide.core.geometry -> bastide.rules.fields"),
    "core/vectors.py": ("import rich", "bastide.core.vectors -> rich"),
    "game/views.py": ("import bastide.server.web.app", "bastide.game.views -> bastide.server.web.app"),
}


def test_a_forbidden_import_is_found(tmp_path: Path) -> None:
    """The contracts of pyproject.toml, asked about a copy of the package with an import too many in four files."""
    copy = tmp_path / "src" / "bastide"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "data", "client"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    told = contracts(tmp_path)
    assert not [arrow for _, arrow in FORBIDDEN.values() if arrow in told]
    for name, (line, _) in FORBIDDEN.items():
        with (copy / name).open("a", encoding="utf-8") as file:
            file.write(f"\n{line}\n")
    told = contracts(tmp_path)
    assert not [arrow for _, arrow in FORBIDDEN.values() if arrow not in told]


def contracts(root: Path) -> str:
    """What the contracts say about the package below this folder."""
    return subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
