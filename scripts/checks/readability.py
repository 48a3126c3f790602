"""How long the sentences of the pages are that readers meet first: `python -m scripts.checks.readability` prints it.

The mean of each page in PAGES stays below MEAN. The README stays short, and its first command is in the first screen.
"""

import re
from pathlib import Path

from scripts.console import ROOT

PAGES = (
    *("README.md", "SUPPORT.md", "CODE_OF_CONDUCT.md", "docs/index.md", "docs/rules/index.md"),
    *("docs/play/quickstart.md", "docs/play/manual.md", "docs/play/troubleshooting.md", "docs/play/accessibility.md"),
    *("docs/library/quickstart.md", "docs/library/game.md", "docs/library/simulate.md"),
    *("docs/host/quickstart.md", "docs/host/upgrade.md", "docs/host/protocol.md", "docs/bots/write-a-bot.md"),
    *("docs/bots/learning.md", "docs/bots/bot-accounts.md", "docs/extend/lessons.md", "docs/extend/translating.md"),
    *("docs/extend/expansion.md", "docs/extend/new-language.md", "docs/project/quickstart.md"),
    *("docs/host/hosting.md", "docs/host/operations.md", "docs/host/cluster.md", "docs/host/sharing.md"),
    *("docs/play/analysis.md", "docs/play/tournaments.md", "docs/play/ratings.md", "docs/library/command-line.md"),
    *("docs/library/tile-sets.md", "docs/bots/data.md", "docs/bots/training.md", "docs/extend/rule-modules.md"),
    *("docs/extend/puzzles.md", "docs/project/how-it-works.md", "docs/project/releasing.md", "docs/project/status.md"),
)
"""Landing pages, quickstarts and how-tos."""
MEAN = 15
"""Words of a sentence."""
README_WORDS, FIRST_SCREEN = 700, 20
"""Words of the README, and the line by which its first command comes."""
LEFT_OUT = re.compile(r"^ *```.*?^ *```$|<!--.*?-->|^#.*?$|^\|.*?$|!\[[^\]]*\]\([^)]*\)", re.DOTALL | re.MULTILINE)
"""Blocks of code, markers, headings, rows of tables and pictures."""
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ITEM = re.compile(r"^ *(?:\*|\d+\.) ", re.MULTILINE)
END = re.compile(r"[.!?](?:\*\*)?\s+|\n\n+")


def sentences(text: str) -> list[int]:
    """The words of each sentence of a page. A list item ends a sentence."""
    plain = ITEM.sub("\n\n", LINK.sub(r"\1", LEFT_OUT.sub("", text)))
    return [len(words) for part in END.split(plain) if (words := part.split())]


def means(root: Path) -> dict[str, float]:
    """The mean length of the sentences of each page."""
    counts = {name: sentences((root / name).read_text("utf-8")) for name in PAGES}
    return {name: sum(lengths) / len(lengths) for name, lengths in counts.items()}


def check(root: Path) -> list[str]:
    """Pages with long sentences, and a README that is too long."""
    problems = [
        f"{name}: a sentence has {mean:.1f} words in the mean, at most {MEAN} are wanted"
        for name, mean in means(root).items()
        if mean >= MEAN
    ]
    readme = (root / "README.md").read_text("utf-8")
    if (words := len(readme.split())) > README_WORDS:
        problems.append(f"README.md: has {words} words, at most {README_WORDS} are wanted")
    if "```console" not in readme.splitlines()[:FIRST_SCREEN]:
        problems.append(f"README.md: has no command in its first {FIRST_SCREEN} lines")
    return problems


if __name__ == "__main__":
    for page, mean in means(ROOT).items():
        print(f"{mean:5.1f}  {page}")
