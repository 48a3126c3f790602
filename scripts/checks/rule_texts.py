"""docs/rules is the one place where rules are worded; the package and the words of the page are made from it.

`python -m scripts.rule_texts` writes src/bastide/data/rules.json (for the command line) and the rules in
src/bastide/locale/en.ftl (for the page), and the table of levels on docs/rules/mists.md from their data; this check
says whether all of them are current.
"""

import json
import re
from pathlib import Path

from scripts.checks import level_table
from scripts.checks.rule_ids import PAGES, ROW, UNTESTED
from scripts.checks.tree import texts

DATA = "src/bastide/data/rules.json"
WORDS = "src/bastide/locale/en.ftl"
ORDER = ("base", "fields", "river", "abbot", "anniversary", "combinations", "house", "mists")
"""Pages in the order in which they are told; others follow."""
TITLE = "## Rules in our words\n"
NOTE = "# Made from docs/rules by `python -m scripts.rule_texts`: do not edit.\n"
HEADING = re.compile(r"^#+ +(.*)$")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def plain(markdown: str) -> str:
    """The text without signs of Markdown."""
    return re.sub(r"\*\*|`", "", LINK.sub(r"\1", markdown)).strip()


def rules_of(page: str, text: str) -> dict[str, dict[str, str]]:
    """The rules of one page by id: title of the part of the page they stand in, text, source, page."""
    found: dict[str, dict[str, str]] = {}
    title = ""
    for line in text.splitlines():
        if heading := HEADING.match(line):
            title = plain(heading.group(1))
        elif row := ROW.match(line):
            words, _, source = row.group(2).strip().removesuffix("|").rpartition("|")
            found[row.group(1)] = {"title": title, "text": plain(words), "source": plain(source), "page": page}
    return found


def all_rules(root: Path) -> dict[str, dict[str, str]]:
    """Every rule of docs/rules by id, page by page."""
    pages = {name: text for name, text in texts(root, ".md") if name.startswith(PAGES) and name != UNTESTED}
    known = [PAGES + name + ".md" for name in ORDER]
    rules: dict[str, dict[str, str]] = {}
    for name in [*(page for page in known if page in pages), *(page for page in pages if page not in known)]:
        rules |= rules_of(name, pages[name])
    return rules


def data_file(rules: dict[str, dict[str, str]]) -> str:
    """The data file, one rule a line."""
    lines = [f"  {json.dumps(one)}: {json.dumps(rule, ensure_ascii=False)}" for one, rule in rules.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def words_file(current: str, rules: dict[str, dict[str, str]]) -> str:
    """The words with the part of the rules made anew; as they are where that part is missing."""
    before, title, rest = current.partition(TITLE)
    after = rest[at:] if (at := rest.find("\n## ")) >= 0 else ""
    lines = "".join(f"rule-{one.lower()} = {rule['text']}\n" for one, rule in rules.items())
    return before + title + NOTE + "\n" + lines + after if title else current


def made(root: Path) -> dict[str, str]:
    """The files that are made from docs/rules, as they should be."""
    rules = all_rules(root)
    current = (root / WORDS).read_text(encoding="utf-8") if (root / WORDS).is_file() else ""
    files = {DATA: data_file(rules), WORDS: words_file(current, rules)}
    if (root / level_table.ROWS).is_file():
        files[level_table.PAGE] = level_table.with_levels(root)
    return files


def check(root: Path) -> list[str]:
    """Files that are old, and what cannot be told on the page."""
    problems = [
        f"{name} is old: run python -m scripts.rule_texts"
        for name, text in made(root).items()
        if not (root / name).is_file() or (root / name).read_text(encoding="utf-8") != text
    ]
    rules = all_rules(root)
    problems += [f"{rule['page']}: {one} has no text" for one, rule in rules.items() if not rule["text"]]
    problems += [f"{rule['page']}: {one} has no source" for one, rule in rules.items() if not rule["source"]]
    problems += [f"{rule['page']}: {one} holds a brace" for one, rule in rules.items() if "{" in rule["text"]]
    return problems
