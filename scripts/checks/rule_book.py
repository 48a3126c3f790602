"""The rule book as the page shows it: its pages, their parts, and the modules that they are about.

A page or a part of one names its modules below its heading: `<!-- modules: river, river20 -->`, any of these, and
`mist+fields` where both must be in play. A part without such a line has the modules of its page. `none` is about no
module by itself. Pages in other languages have the same parts.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from scripts.checks.rule_ids import PAGES, ROW, UNTESTED, is_page
from scripts.checks.tree import texts

BOOK = "src/bastide/locale/rules/book.json"
ABOUT = re.compile(r"^<!-- modules: (.*) -->$")
HEADING = re.compile(r"^(#+) +(.*)$")


@dataclass
class Part:
    """Rules under one heading. `title` is empty where a page is not divided."""

    title: str
    rules: list[str] = field(default_factory=list)
    about: str = ""


@dataclass
class Chapter:
    """One page."""

    id: str
    title: str = ""
    about: str = ""
    parts: list[Part] = field(default_factory=list)


def chapter_of(name: str, text: str) -> Chapter:
    """The page with those of its parts that contain rules."""
    chapter = Chapter(Path(name).stem)
    part = Part("")
    for line in text.splitlines():
        if heading := HEADING.match(line):
            if len(heading.group(1)) == 1:
                chapter.title = heading.group(2)
            else:
                part = Part(heading.group(2))
        elif about := ABOUT.match(line):
            owner: Chapter | Part = part if part.title else chapter
            owner.about = about.group(1)
        elif row := ROW.match(line):
            part.rules.append(row.group(1))
            if part not in chapter.parts:
                chapter.parts.append(part)
    return chapter


def chapters(root: Path, language: str, order: tuple[str, ...]) -> list[Chapter]:
    """The pages of a language ("" is English) in this order. Others follow."""
    folder = f"{PAGES}{language}/" if language else PAGES
    pages = {
        Path(name).stem: chapter_of(name, text)
        for name, text in texts(root, ".md")
        if name.rpartition("/")[0] + "/" == folder and name != UNTESTED and (language or is_page(name))
    }
    names = [*(name for name in order if name in pages), *(name for name in pages if name not in order)]
    return [pages[name] for name in names]


def titles(found: list[Chapter]) -> dict[str, str]:
    """The titles of pages and parts by key."""
    said: dict[str, str] = {}
    for chapter in found:
        said[f"rule-page-{chapter.id}"] = chapter.title
        said |= {f"rule-part-{chapter.id}-{n}": part.title for n, part in enumerate(chapter.parts, 1) if part.title}
    return said


def choices(about: str) -> list[list[str]]:
    """ "river, mist+fields" as alternatives of modules that are in play together."""
    return [] if about in ("", "none") else [one.strip().split("+") for one in about.split(",")]


def book_file(found: list[Chapter]) -> str:
    """The pages with their parts, one page a line."""
    lines = [
        json.dumps(
            {
                "id": chapter.id,
                "parts": [
                    {"modules": choices(part.about or chapter.about), "rules": part.rules} for part in chapter.parts
                ],
            }
        )
        for chapter in found
    ]
    return "[\n  " + ",\n  ".join(lines) + "\n]\n"


def problems(english: list[Chapter], language: str, told: list[Chapter]) -> list[str]:
    """Pages that are divided differently from the English one, or not named."""
    wanted = {chapter.id: [part.rules for part in chapter.parts] for chapter in english}
    wrong = [
        f"{PAGES}{language}/{chapter.id}.md has other parts than the English page"
        for chapter in told
        if [part.rules for part in chapter.parts] != wanted.get(chapter.id)
    ]
    return wrong + [f"{PAGES}{language}/{chapter.id}.md has no title" for chapter in told if not chapter.title]
