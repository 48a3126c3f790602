"""The lists of folders in the documents come from the packages and the import contracts."""

from pathlib import Path

import pytest

from scripts import install_lines, layout_docs
from scripts.checks import layout
from tests.scripts.trees import tree

CONTRACTS = """
[[tool.importlinter.contracts]]
name = "Imports run one way, from the top down"
layers = ["(bastide.server)", "(bastide.game) | (bastide.aids)", "(bastide.core)"]
[[tool.importlinter.contracts]]
name = "Folders of the server: layers"
layers = ["app", "features", "common"]
[[tool.importlinter.contracts]]
name = "Features of the server"
layers = ["lobby"]
"""
DOCUMENT = "Before.\n\n<!-- BEGIN {0} -->\n<!-- END {0} -->\n\nAfter.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    packages = ("core", "game", "aids", "art", "server", "server/app", "server/features/lobby", "server/common")
    files = {f"src/bastide/{name}/__init__.py": f'"""What {name}\nis for.\n\nMore of it."""\n' for name in packages}
    documents = {name: DOCUMENT.format("folders") for name in layout_docs.DOCUMENTS}
    return tree(tmp_path, {**files, **documents, "pyproject.toml": CONTRACTS})


def test_packages_stand_in_the_order_of_their_layers(root: Path) -> None:
    lines = layout_docs.folder_tree(root).splitlines()[2:-1]
    assert [line.split("/")[0].strip() for line in lines] == ["core", "game", "aids", "server", "art"]
    assert lines[0].endswith("What core is for.")


def test_the_import_order_is_one_line(root: Path) -> None:
    assert layout_docs.import_order(root) == "`server > game, aids > core`"


def test_each_feature_has_a_row(root: Path) -> None:
    rows = layout_docs.server_folders(root).splitlines()[2:]
    assert [row.split("`")[1] for row in rows] == ["app", "features/lobby", "common"]


def test_the_check_passes_once_the_lists_are_written(root: Path) -> None:
    assert len(layout.check(root)) == len(layout_docs.DOCUMENTS)
    for name in layout_docs.DOCUMENTS:
        text = layout_docs.with_lists(root, (root / name).read_text("utf-8"))
        assert text.startswith("Before.")
        assert text.endswith("After.\n")
        (root / name).write_text(text, "utf-8")
    assert layout.check(root) == []


def test_a_document_without_markers_is_found(root: Path) -> None:
    (root / layout_docs.DOCUMENTS[0]).write_text("No list.\n", "utf-8")
    assert layout.check(root)[0] == f"{layout_docs.DOCUMENTS[0]}: has no list of folders between markers"


ADDRESSES = """
[project.urls]
Repository = "https://forge.example/bastide"
Issues = "https://forge.example/bastide/issues"
[tool.bastide]
package = "{}"
contact = "club@play.example"
"""
PIP = f"$ python3 -m venv {install_lines.VENV} && . {install_lines.VENV}/bin/activate\n$ pip install"


@pytest.mark.parametrize("name", install_lines.LISTS)
def test_without_an_address_pages_say_in_your_clone(root: Path, name: str) -> None:
    text = install_lines.LISTS[name](root)
    assert "your clone" in text
    assert "http" not in text


def test_pages_clone_from_the_address_there_is(root: Path) -> None:
    (root / "pyproject.toml").write_text(CONTRACTS + ADDRESSES.format("."), "utf-8")
    clone = "git clone https://forge.example/bastide bastide && cd bastide\n"
    assert install_lines.play(root) == f"```console\n{clone}make play\n```"
    assert install_lines.install("server")(root) == f"```console\n$ {clone}{PIP} '.[server]'\n```"
    assert "https://forge.example/bastide/issues" in install_lines.questions(root)
    assert "<club@play.example>" in install_lines.contact(root)


def test_one_setting_installs_from_the_index(root: Path) -> None:
    (root / "pyproject.toml").write_text(CONTRACTS + ADDRESSES.format("bastide"), "utf-8")
    assert install_lines.install("envs")(root) == f"```console\n{PIP} 'bastide[envs]'\n```"
    assert install_lines.install("")(root) == f"```console\n{PIP} bastide\n```"


@pytest.mark.parametrize("line", ["pip install bastide", "pip install 'bastide[server]'"])
def test_no_page_installs_a_name_that_is_not_on_the_index(root: Path, line: str) -> None:
    texts = [("docs/index.md", line), ("CHANGELOG.md", line), ("docs/decisions/0029-one.md", line)]
    assert [problem.partition(":")[0] for problem in install_lines.index_lines(root, texts)] == ["docs/index.md"]
