"""Lists and blocks in the documents that come from elsewhere: `python -m scripts.layout_docs` writes them.

Each is between markers of a document, `<!-- BEGIN name -->` and `<!-- END name -->`. Lists of folders come from the
docstrings of the packages and the import contracts of pyproject.toml, and commands that install from
scripts/install_lines.py. `make check` compares (scripts/checks/layout.py).
"""

import ast
import re
import tomllib
from pathlib import Path

from scripts import install_lines
from scripts.checks.tree import texts
from scripts.console import ROOT

PACKAGE = "src/bastide"
DOCUMENTS = ("docs/project/how-it-works.md", "CONTRIBUTING.md")
"""Documents that must have a list of folders."""
LAYERS, SERVER, FEATURES = "Imports run one way", "Folders of the server", "Features of the server"
"""How the names of the contracts begin."""
WIDTH = 12
MARKED = re.compile(r"(<!-- BEGIN (?P<name>[a-z ]+) -->\n).*?(<!-- END (?P=name) -->)", re.DOTALL)


def first_paragraph(root: Path, folder: str) -> str:
    """Return the first paragraph of a package's docstring, on one line."""
    file = root / PACKAGE / folder / "__init__.py"
    words = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    return " ".join(words.partition("\n\n")[0].split())


def layers(root: Path, title: str) -> list[list[str]]:
    """Return the layers of an import contract from the top, each with the names of its folders."""
    contracts = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    [contract] = [one for one in contracts if one["name"].startswith(title)]
    return [[part.strip(" ()").removeprefix("bastide.") for part in line.split("|")] for line in contract["layers"]]


def folder_tree(root: Path) -> str:
    """Return the packages in the order of their layers from the bottom. Those in no layer come last."""
    order = [folder for layer in reversed(layers(root, LAYERS)) for folder in layer]
    found = {path.parent.name for path in (root / PACKAGE).glob("*/__init__.py")}
    names = [*(folder for folder in order if folder in found), *sorted(found - set(order))]
    lines = [f"  {folder + '/':{WIDTH}} {first_paragraph(root, folder)}" for folder in names]
    return "\n".join(["```", f"{PACKAGE}/", *lines, "```"])


def import_order(root: Path) -> str:
    """Return the layers as one line, from the top."""
    return "`" + " > ".join(", ".join(layer) for layer in layers(root, LAYERS)) + "`"


def server_folders(root: Path) -> str:
    """Return a table of the server's folders from the top, with each feature on a row of its own."""
    features = [f"features/{folder}" for layer in layers(root, FEATURES) for folder in layer]
    kernel = [folder for layer in layers(root, SERVER) for folder in layer]
    names = [name for folder in kernel for name in (features if folder == "features" else [folder])]
    rows = [f"| `{name}` | {first_paragraph(root, f'server/{name}')} |" for name in names]
    return "\n".join(["| `server/` | what it does |", "|---|---|", *rows])


def rule_files(root: Path) -> str:
    """Return a table of the rule modules, which are files and folders, with the files of the base game one by one."""
    folder = root / PACKAGE / "rules"
    found = [
        path
        for path in (*folder.glob("*.py"), *folder.glob("*/__init__.py"))
        if path.parent.name != "rules" or path.name != "__init__.py"
    ]
    base = [path for path in (folder / "base").glob("*.py") if path.name != "__init__.py"]
    rows = []
    for path in sorted([*(one for one in found if one.parent.name != "base"), *base]):
        words = " ".join((ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").partition("\n\n")[0].split())
        name = path.relative_to(folder).as_posix().removesuffix("__init__.py")
        rows.append(f"| `{name}` | {words} |")
    return "\n".join(["| `rules/` | what it holds |", "|---|---|", *rows])


LISTS = {
    "folders": folder_tree,
    "import order": import_order,
    "server folders": server_folders,
    "rule files": rule_files,
    **install_lines.LISTS,
}
"""The lists by the names of their markers."""


def with_lists(root: Path, text: str) -> str:
    """Return a document with all its lists renewed."""
    return MARKED.sub(lambda found: f"{found[1]}{LISTS[found['name']](root)}\n{found[3]}", text)


def documents(root: Path) -> list[tuple[str, str]]:
    """Return the names and texts of all documents."""
    return texts(root, ".md")


def main() -> None:
    """Write the lists into the documents."""
    for name, text in documents(ROOT):
        if (renewed := with_lists(ROOT, text)) != text:
            (ROOT / name).write_text(renewed, "utf-8")


if __name__ == "__main__":
    main()
