"""Every rule of docs/rules has a test: an id in a table there must be in a `@rule("...")` of a test. Every rule that
code or pages cite is a rule of docs/rules.

docs/rules/untested.md lists the ids that no program can test, each with a reason.
"""

import ast
import re
from pathlib import Path

from scripts.checks.tree import texts

ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|(.*)$", re.MULTILINE)
PAGES = "docs/rules/"
UNTESTED = PAGES + "untested.md"
OVERVIEW = PAGES + "index.md"
TRANSLATED = re.compile(rf"{PAGES}([a-z]{{2}})/")
"""Pages in other languages are in a folder of their language. They define nothing."""
CITING = (".py", ".ts", ".svelte", ".md", ".ftl", ".json")


def translated(name: str) -> str:
    """The language of a page of rules in another language than English, or ""."""
    found = TRANSLATED.match(name)
    return found.group(1) if found else ""


def is_page(name: str) -> bool:
    """Whether this page of docs/rules defines rules."""
    return name.startswith(PAGES) and name != OVERVIEW and not translated(name)


def documented(root: Path) -> list[tuple[str, str]]:
    """(page, id) of every row of a rules page, in order."""
    pages = [(name, text) for name, text in texts(root, ".md") if is_page(name) and name != UNTESTED]
    return [(name, found.group(1)) for name, text in pages for found in ROW.finditer(text)]


def excused(root: Path) -> dict[str, str]:
    """The ids of untested.md with their reasons."""
    rows = [found for name, text in texts(root, ".md") if name == UNTESTED for found in ROW.finditer(text)]
    return {row.group(1): row.group(2).strip(" |") for row in rows}


def ids_of(decorator: ast.expr) -> list[str]:
    """The literal ids of a `rule(...)` decorator, or none for another one."""
    if not isinstance(decorator, ast.Call):
        return []
    name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else getattr(decorator.func, "id", "")
    if name != "rule":
        return []
    return [one.value for one in decorator.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def tested(root: Path) -> dict[str, str]:
    """Ids that a test names, with its file. Only functions that pytest collects count."""
    found: dict[str, str] = {}
    for name, text in texts(root, ".py"):
        if not name.startswith("tests/") or not Path(name).name.startswith("test_"):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                found.update((one, name) for decorator in node.decorator_list for one in ids_of(decorator))
    return found


def cited(root: Path, families: set[str]) -> dict[str, str]:
    """Ids of known families that code or pages cite, with the first file that does. Tests may use invented ones."""
    mention = re.compile(rf"\b(?:{'|'.join(sorted(families))})-\d+\b")
    found: dict[str, str] = {}
    for name, text in texts(root, *CITING):
        if not name.startswith("tests/"):
            found.update((one, name) for one in mention.findall(text) if one not in found)
    return found


def check(root: Path) -> list[str]:
    """Ids without a test, without a reason, defined twice or not defined at all."""
    rules, reasons, tests = documented(root), excused(root), tested(root)
    ids = [one for _, one in rules]
    problems = [f"{page}: {one} is defined twice" for n, (page, one) in enumerate(rules) if one in ids[:n]]
    problems += [
        f'{page}: {one} has no test: mark one with @rule("{one}") or give a reason in {UNTESTED}'
        for page, one in rules
        if one not in tests and one not in reasons
    ]
    problems += [f"{UNTESTED}: {one} has no reason" for one, reason in reasons.items() if not reason]
    problems += [f"{UNTESTED}: {one} has a test ({tests[one]}): remove the row" for one in reasons if one in tests]
    problems += [f"{UNTESTED}: {one} is in no table of {PAGES}" for one in reasons if one not in ids]
    problems += [f"{name}: {one} is in no table of {PAGES}" for one, name in tests.items() if one not in ids]
    mentions = cited(root, {one.partition("-")[0] for one in ids}) if ids else {}
    problems += [
        f"{name}: cites {one}, which is in no table of {PAGES}" for one, name in mentions.items() if one not in ids
    ]
    if not rules:
        problems.append(f"{PAGES} defines no rule")
    return problems
