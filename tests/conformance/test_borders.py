"""Who knows whom: nothing outside a module's room names it, siblings do not know each other, and a forbidden import is
found."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bastide.rules import MODULES
from tests.conformance.words import CATALOGUE, PACKAGE, PRINTS, identifiers, names_in, room_of, squeezed, words_of

ROOT = PACKAGE.parent.parent
RULES = PACKAGE / "rules"
GENERAL = [path for path in sorted(PACKAGE.rglob("*.py")) if not path.is_relative_to(RULES)] + [RULES / "plugins.py"]
"""All that is no module; rules/__init__.py and rules/interactions.py alone may name several."""
BASE = [name for name in MODULES if room_of(name).name == "base"]
EXTENSIONS = [name for name in MODULES if name not in BASE]
DRAWN = {
    *("__init__", "addresses", "enchanters", "figures", "fortress", "headgear", "ingots", "landmarks"),
    *("marks", "palette", "pieces", "shapes", "sheet", "sprites", "symbols"),
}
"""Where drawings lie: they have names of their own, and a module says which is its."""
STANDING = {
    "art/anchors": {"fortress"},
    "art/annotations": {"arrows"},  # from cell to cell
    "art/board": {"arrows", "ghosts"},
    "art/catalogue": {"ghosts", "symbol"},
    "art/hero": {"symbol"},  # an element of SVG
    "art/haunting": {"catapult", "cemeteries", "fortress", "ghosts", "hound"},
    "art/layout": {"fortress"},
    "art/mist": {"ghosts"},
    "art/parts/mist": {"ghosts"},
    "art/plan": {"ghosts"},
    "art/svg": {"circle"},  # an element of SVG
    "art/tile": {"fortress", "ghosts"},
    "cli/options": {"level"},  # bastide sim --level
    "jcz/setup": {"pig"},  # gq11-pig-herd, a setting of JCloisterZone
    "envs/aec": {"reward"},  # a word of reinforcement learning
    "envs/game_env": {"reward"},
    "envs/open_spiel": {"reward"},
    "envs/single_agent": {"reward"},
    "records/draw": {"symbol"},
    "server/append": {"level"},
    "server/campaign": {"level"},
    "server/lessons": {"level"},
    "server/log_format": {"level"},
    "choices/choices": {"take"},
    "server/create_table_api": {"level"},
    "server/settings": {"level"},
    "server/summary": {"level"},
    "server/terms": {"fields", "level"},
}
"""What still stands there; the list only grows shorter."""


def foreign_to(names: list[str]) -> frozenset[str]:
    """Words of the extensions, these left out, and words of the base game, on whose steps others stand."""
    foreign = frozenset().union(*(words_of(name) for name in EXTENSIONS if name not in names))
    return foreign - CATALOGUE - frozenset().union(*map(words_of, BASE))


def place_of(path: Path) -> str:
    """Room and file; files of the server may move from room to room."""
    place = path.relative_to(PACKAGE).with_suffix("").as_posix()
    return f"server/{path.stem}" if place.startswith("server/") else place


@pytest.mark.parametrize("path", GENERAL, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_nothing_outside_its_room_names_a_module(path: Path) -> None:
    """But for the words of the catalogue: "river" is a terrain, "garden" a thing that a tile may show."""
    place = place_of(path)
    if place.startswith("art/") and place.split("/")[1] in DRAWN:
        return
    assert names_in(path.read_text(encoding="utf-8"), foreign_to([])) <= STANDING.get(place, set())


def test_what_stands_there_still_stands_there() -> None:
    assert set(STANDING) <= {place_of(path) for path in GENERAL}


@pytest.mark.parametrize("name", EXTENSIONS)
def test_a_module_does_not_know_its_siblings(name: str) -> None:
    """But for those that it, or another module of its room, requires or excludes."""
    room = room_of(name)
    here = [other for other in EXTENSIONS if room_of(other) == room]
    named = {squeezed(other) for mate in here for other in (*MODULES[mate]().requires, *MODULES[mate]().excludes)}
    own = frozenset().union(*map(words_of, here))
    begun = {word for word in foreign_to(here) if any(mine.startswith(word) for mine in own)}  # take, of take-ingot
    foreign = foreign_to(here) - PRINTS - named - own - begun
    assert foreign
    for path in room.rglob("*.py") if room.is_dir() else [room]:
        assert names_in(path.read_text(encoding="utf-8"), foreign) == set(), path


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
    "game/views.py": ("import bastide.server.app.main", "bastide.game.views -> bastide.server.app.main"),
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
