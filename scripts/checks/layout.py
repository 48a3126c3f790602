"""The lists and blocks between markers in the documents are up to date, and no document installs from elsewhere."""

from pathlib import Path

from scripts.install_lines import index_lines
from scripts.layout_docs import DOCUMENTS, MARKED, documents, with_lists


def check(root: Path) -> list[str]:
    """Documents whose lists are missing or out of date, and those that install from the package index too early."""
    texts = documents(root)
    found = {name for name, text in texts if MARKED.search(text)}
    problems = [f"{name}: has no list of folders between markers" for name in DOCUMENTS if name not in found]
    problems += [
        f"{name}: its lists of folders or commands are out of date: run make layout"
        for name, text in texts
        if with_lists(root, text) != text
    ]
    return problems + index_lines(root, texts)
