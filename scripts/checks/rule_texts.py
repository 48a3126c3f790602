"""docs/rules is the only source of the texts of rules. The package and the page use files generated from it.

`python -m scripts.rule_texts` writes src/bastide/data/rules.json (for the command line),
src/bastide/locale/rules/en.ftl (for the page) and the same of docs/rules/cs and other languages, book.json next to
them, and the table of levels on docs/rules/mists.md. This check reports files that are not current. A page in another
language may lack rules, which are then shown in English. It has neither sources nor rules of its own.
"""

import json
import re
from pathlib import Path

from scripts.checks import level_table, rule_book
from scripts.checks.rule_ids import ROW, UNTESTED, is_page, translated
from scripts.checks.tree import texts

DATA = "src/bastide/data/rules.json"
WORDS = "src/bastide/locale/rules/"
"""A file for each language."""
OTHERS = ("cs", "sk", "de")
"""Languages without English."""
ORDER = (
    *("base", "fields", "river", "abbot", "anniversary", "ghosts", "conquest", "inns", "traders", "goldmines", "flier"),
    *("crops", "mage", "phantom", "mists", "combinations", "house"),
)
"""Pages in the order of the book. Others follow."""
NOTE = "# Made from {} by `python -m scripts.rule_texts`: do not edit.\n\n"
HEADING = re.compile(r"^#+ +(.*)$")
CITED = re.compile(r"\b[A-Z]+-\d+\b")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def plain(markdown: str) -> str:
    """The text without Markdown."""
    return re.sub(r"\*\*|`", "", LINK.sub(r"\1", markdown)).strip()


def rules_of(page: str, text: str) -> dict[str, dict[str, str]]:
    """The rules of one page by id: title of their part of the page, text, source, page."""
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
    pages = {name: text for name, text in texts(root, ".md") if is_page(name) and name != UNTESTED}
    known = [f"docs/rules/{name}.md" for name in ORDER]
    rules: dict[str, dict[str, str]] = {}
    for name in [*(page for page in known if page in pages), *(page for page in pages if page not in known)]:
        rules |= rules_of(name, pages[name])
    return rules


def data_file(rules: dict[str, dict[str, str]]) -> str:
    """The data file, with one rule a line."""
    lines = [f"  {json.dumps(one)}: {json.dumps(rule, ensure_ascii=False)}" for one, rule in rules.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def told_in(root: Path, language: str) -> list[tuple[str, str, str]]:
    """(page, id, text) of every rule in another language, page by page."""
    pages = [(name, text) for name, text in texts(root, ".md") if translated(name) == language]
    return [
        (name, row.group(1), plain(row.group(2).strip().removesuffix("|")))
        for name, text in pages
        for row in ROW.finditer(text)
    ]


def words_file(folder: str, titles: dict[str, str], rules: dict[str, str]) -> str:
    """Messages for the page: titles by key and texts by id, from the pages of a folder."""
    said = titles | {f"rule-{one.lower()}": text for one, text in rules.items()}
    return NOTE.format(folder) + "".join(f"{key} = {text}\n" for key, text in said.items())


def made(root: Path) -> dict[str, str]:
    """The generated files as they should be."""
    rules = all_rules(root)
    words = {one: rule["text"] for one, rule in rules.items()}
    english = rule_book.chapters(root, "", ORDER)
    files = {
        DATA: data_file(rules),
        rule_book.BOOK: rule_book.book_file(english),
        f"{WORDS}en.ftl": words_file("docs/rules", rule_book.titles(english), words),
    }
    for language in OTHERS:
        told = {one: text for _, one, text in told_in(root, language)}
        in_order = {one: told[one] for one in rules if one in told}
        titles = rule_book.titles(rule_book.chapters(root, language, ORDER))
        files[f"{WORDS}{language}.ftl"] = words_file(f"docs/rules/{language}", titles, in_order)
    if (root / level_table.ROWS).is_file():
        files[level_table.PAGE] = level_table.with_levels(root)
    return files


def check(root: Path) -> list[str]:
    """Files that are not current, and what the page cannot show."""
    problems = [
        f"{name} is old: run python -m scripts.rule_texts"
        for name, text in made(root).items()
        if not (root / name).is_file() or (root / name).read_text(encoding="utf-8") != text
    ]
    rules = all_rules(root)
    problems += [f"{rule['page']}: {one} has no text" for one, rule in rules.items() if not rule["text"]]
    problems += [f"{rule['page']}: {one} has no source" for one, rule in rules.items() if not rule["source"]]
    problems += [f"{rule['page']}: {one} holds a brace" for one, rule in rules.items() if "{" in rule["text"]]
    for language in OTHERS:
        problems += translation_problems(told_in(root, language), rules)
        other = rule_book.chapters(root, language, ORDER)
        problems += rule_book.problems(rule_book.chapters(root, "", ORDER), language, other)
    return problems


def translation_problems(told: list[tuple[str, str, str]], rules: dict[str, dict[str, str]]) -> list[str]:
    """Rules that are translated twice, do not exist, are empty, or do not cite the rules that the English text
    cites."""
    ids = [one for _, one, _ in told]
    problems = [f"{page}: {one} is there twice" for n, (page, one, _) in enumerate(told) if one in ids[:n]]
    problems += [f"{page}: {one} is no rule of docs/rules" for page, one, _ in told if one not in rules]
    problems += [f"{page}: {one} has no text" for page, one, text in told if not text]
    problems += [f"{page}: {one} holds a brace or a bar" for page, one, text in told if re.search(r"[{|]", text)]
    for page, one, text in told:
        wanted = set(CITED.findall(rules.get(one, {}).get("text", "")))
        if one in rules and (found := set(CITED.findall(text))) != wanted:
            problems.append(f"{page}: {one} names {sorted(found)}, the English text {sorted(wanted)}")
    return problems
