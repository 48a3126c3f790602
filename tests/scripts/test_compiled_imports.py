"""A compiled file that imports an interpreted one is found."""

from pathlib import Path

from scripts.checks import compiled_imports
from scripts.console import ROOT
from tests.scripts.trees import tree

SETUP = """
INTERPRETED = {"__init__.py": "marks a package", "src/bastide/core/vectors.py": "a stand-in"}
def sources():
    return ["src/bastide/core/engine.py", "src/bastide/bots/greedy.py"]
"""
FILES = {
    "setup.py": SETUP,
    "src/bastide/__init__.py": "",
    "src/bastide/core/__init__.py": "",
    "src/bastide/core/engine.py": "from bastide.core.vectors import full\n",
    "src/bastide/core/vectors.py": "",
    "src/bastide/bots/__init__.py": "",
    "src/bastide/bots/greedy.py": "import typing\nfrom bastide.core import engine\n",
    "src/bastide/bots/evaluation.py": "",
}


def problems(folder: Path, greedy: str) -> list[str]:
    return compiled_imports.check(tree(folder, {**FILES, "src/bastide/bots/greedy.py": greedy}))


def test_a_closed_set_is_fine(tmp_path: Path) -> None:
    assert compiled_imports.check(tree(tmp_path, FILES)) == []


def test_an_interpreted_file_is_named_with_who_imports_it(tmp_path: Path) -> None:
    for line in (
        "from bastide.bots.evaluation import Position",
        "from bastide.bots import evaluation as boards",
        "import bastide.bots.evaluation",
        "def late() -> None:\n    from bastide.bots import evaluation",
    ):
        (found,) = problems(tmp_path, line + "\n")
        assert found.startswith("src/bastide/bots/greedy.py is compiled and imports src/bastide/bots/evaluation.py")


def test_what_only_the_type_checker_imports_may_stay(tmp_path: Path) -> None:
    assert problems(tmp_path, "if TYPE_CHECKING:\n    from bastide.bots import evaluation\n") == []


def test_a_reason_that_nothing_needs_is_named(tmp_path: Path) -> None:
    files = {**FILES, "src/bastide/core/engine.py": ""}
    assert compiled_imports.check(tree(tmp_path, files)) == [
        "setup.py: INTERPRETED names src/bastide/core/vectors.py, which nothing compiled imports"
    ]


def test_the_package_itself_is_closed() -> None:
    assert compiled_imports.check(ROOT) == []
