"""How many words people must maintain by hand: `python -m scripts.checks.word_count` prints it for each page.

All pages of docs/ and the README count, with their tables and code. Rule chapters, decisions, pages made from the code,
the page on 0.1 and the table of old names do not. Neither do lists between markers, which are made from the code too.
"""

import re
from pathlib import Path

from scripts.checks.tree import texts
from scripts.console import ROOT

LIMIT = 50_000
LEFT_OUT = re.compile(r"^docs/(rules/(?!index\.md)|decisions/|renames\.md|project/0\.1\.md)")
"""Rule chapters, decisions, old names, and the page on 0.1."""
MADE = re.compile(r"\b(?:made|written) by `python -m ", re.I)
"""How a page that is made from the code begins."""
MARKED = re.compile(r"<!-- BEGIN .*?<!-- END [^>]*>", re.DOTALL)


def counts(root: Path) -> dict[str, int]:
    """The words of each page that is written by hand."""
    pages = [entry for entry in texts(root, ".md") if entry[0].startswith("docs/") or entry[0] == "README.md"]
    return {
        name: len(MARKED.sub("", text).split())
        for name, text in pages
        if not LEFT_OUT.match(name) and not MADE.search(text[:400])
    }


def check(root: Path) -> list[str]:
    """Too many words."""
    total = sum(counts(root).values())
    return [f"the pages have {total:,} words, at most {LIMIT:,} are wanted"] if total > LIMIT else []


if __name__ == "__main__":
    found = counts(ROOT)
    for page, number in sorted(found.items(), key=lambda entry: entry[1]):
        print(f"{number:6,}  {page}")
    print(f"{sum(found.values()):6,}  words in {len(found)} pages, at most {LIMIT:,}")
