"""The lists of folders in the documents are those of the packages and the import contracts."""

from pathlib import Path

from scripts.layout_docs import DOCUMENTS, MARKED, with_lists


def check(root: Path) -> list[str]:
    """Documents whose lists are missing or out of date."""
    problems = []
    for name in DOCUMENTS:
        text = (root / name).read_text("utf-8")
        if not MARKED.search(text):
            problems.append(f"{name}: has no list of folders between markers")
        elif with_lists(root, text) != text:
            problems.append(f"{name}: its lists of folders are out of date: run make layout")
    return problems
