"""The index of decisions by topic: `python -m scripts.decision_index` writes docs/decisions/index.md.

A decision begins with its title, `# NUMBER. Title`, and a list of its status, date and topic. Its file is named after
the title. Decisions that no longer apply are in docs/decisions/archive. `make check` compares the index with the files
(scripts/checks/decision_files.py).
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.console import ROOT

FOLDER = "docs/decisions"
INDEX = f"{FOLDER}/index.md"
TOPICS = {
    "engine": "Engine and rule modules",
    "tiles": "Tiles, boxes and pictures",
    "bots": "Bots, aids and analysis",
    "programs": "Library, records and packages",
    "client": "Web client",
    "access": "Accessibility and languages",
    "server": "Server and storage",
    "cluster": "Cluster and performance",
    "people": "Accounts and play with others",
    "security": "Security and privacy",
    "tools": "Tests, tools and documentation",
}
HEAD = re.compile(
    r"# (?P<number>\d+)\. (?P<title>.+)\n\n"
    r"\* Status: (?P<status>accepted|archived|superseded by \[\d+\]\([^)]+\))\n"
    r"\* Date: (?P<date>\d{4}-\d\d-\d\d)\n"
    rf"\* Topic: (?P<topic>{'|'.join(TOPICS)})\n\n"
)
INTRODUCTION = """# Decisions

What was decided, on what evidence, and what was rejected. Decisions under a topic are accepted. Those in the archive
no longer apply, or describe work that is complete. Numbers 76 and 84 were never used.

A new decision has the next number and about ten lines: context, decision, evidence, rejected. It begins like the
others. Then `make layout` adds it to this page, which lists files and is not edited by hand.
"""


@dataclass(frozen=True, order=True)
class Decision:
    """One decision. `file` is its path from the folder of decisions."""

    number: int
    title: str
    status: str
    date: str
    topic: str
    file: str

    @property
    def applies(self) -> bool:
        """Whether it still applies."""
        return self.status == "accepted"

    def file_name(self) -> str:
        """Return the path that its number, title and status ask for."""
        slug = re.sub(r"[^a-z0-9]+", "-", self.title.lower().replace("'", "").replace("`", "")).strip("-")
        return f"{'' if self.applies else 'archive/'}{self.number:04}-{slug}.md"


def read_decision(folder: Path, file: Path) -> Decision | None:
    """Read a decision. None where the head of the file has another form."""
    head = HEAD.match(file.read_text("utf-8"))
    if not head:
        return None
    number, title, status, date, topic = head.group("number", "title", "status", "date", "topic")
    return Decision(int(number), title, status, date, topic, file.relative_to(folder).as_posix())


def decision_files(root: Path) -> Iterator[Path]:
    """Yield the files of all decisions."""
    yield from sorted((root / FOLDER).glob("[0-9]*.md"))
    yield from sorted((root / FOLDER / "archive").glob("*.md"))


def decision_index(root: Path) -> str:
    """Return the text of the index."""
    read = (read_decision(root / FOLDER, file) for file in decision_files(root))
    decisions = sorted(decision for decision in read if decision)
    parts = [INTRODUCTION]
    for topic, title in TOPICS.items():
        rows = [f"| {one.number} | [{one.title}]({one.file}) | {one.date} |"
                for one in decisions if one.applies and one.topic == topic]  # fmt: skip
        if rows:
            parts.append("\n".join([f"## {title}\n", "| | decision | date |", "|---|---|---|", *rows, ""]))
    rows = [f"| {one.number} | [{one.title}]({one.file}) | {one.date} | {status_text(one)} |"
            for one in decisions if not one.applies]  # fmt: skip
    if rows:
        parts.append("\n".join(["## Archive\n", "| | decision | date | status |", "|---|---|---|---|", *rows, ""]))
    return "\n".join(parts)


def status_text(decision: Decision) -> str:
    """Return the status as it stands in the index, without a link."""
    return re.sub(r"\[(\d+)\]\([^)]+\)", r"\1", decision.status)


def main() -> int:
    """Write the index."""
    (ROOT / INDEX).write_text(decision_index(ROOT), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
