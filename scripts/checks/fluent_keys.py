"""The Fluent files are well formed, and their keys are those that the code uses."""

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

from bastide.server.features.learning.lessons import Lesson
from scripts.checks.tree import texts

LOCALE = "src/bastide/locale/"
RULES = LOCALE + "rules/"
"""Generated from docs/rules, which has a check of its own."""
LESSONS = LOCALE + "lessons/"
"""The words of the lessons. The lessons themselves define the keys."""
STEPS = "src/bastide/data/lessons/"
REFERENCE = LOCALE + "en.ftl"
MODULES = LOCALE + "modules/"
"""A folder of messages for each module. Every other folder has messages that the page loads on demand, with keys that
begin with the name of the folder."""
NAMESPACES = "client/src/i18n/namespaces.ts"
"""Which folder or rule places a message."""
KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+"
PREFIXES = ("ui", "table", "offer", "log", "score", "why", "rule", "error")
"""A quoted word in Python that begins so is a key."""
CALL = re.compile(rf"""(?:\b(?:t|serverText|hasMessage)\(|\bkey:)\s*['"`]({KEY})['"`]""")
QUOTED = re.compile(rf"""["']((?:{"|".join(PREFIXES)})-[a-z0-9-]*[a-z0-9])["']""")
MADE = re.compile(r"""[`"']([a-z][a-z0-9-]*-)\$?\{""")
"""A key that is composed of a beginning and a variable part: `why-${code}`, f"why-{code}"."""
REFERRED = re.compile(rf"\{{ ({KEY}) \}}")
"""A key that another message contains."""
CASES = re.compile(r"variantKey\('([a-z0-9-]+)'")
"""A message for which modules have cases of their own, with the key and the case as their key."""


def messages(text: str) -> tuple[list[str], list[str]]:
    """The keys of a Fluent file in order, and what is wrong with it."""
    keys: list[str] = []
    problems: list[str] = []
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            problems.append(f"not Fluent: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ast.Message):
            name = entry.id.name
            if name in keys:
                problems.append(f"{name} is defined twice")
            if not re.fullmatch(KEY, name):
                problems.append(f"{name} is not in kebab-case with a prefix")
            keys.append(name)
    return keys, problems


def sources(root: Path) -> list[tuple[str, str]]:
    """The code that shows messages: the client without its tests, and the package."""
    client = [one for one in texts(root, ".ts", ".svelte") if one[0].startswith(("client/src/", "client/shell"))]
    package = [one for one in texts(root, ".py") if one[0].startswith("src/bastide/")]
    return [one for one in client + package if not one[0].endswith(".test.ts")]


def named(sources: list[tuple[str, str]]) -> dict[str, str]:
    """Keys that the code names in full, with the first file that does."""
    found: dict[str, str] = {}
    for name, text in sources:
        for key in (QUOTED if name.endswith(".py") else CALL).findall(text):
            found.setdefault(key, name)
    return found


def lesson_keys(root: Path) -> list[str]:
    """The keys of all lessons."""
    files = [text for name, text in texts(root, ".json") if name.startswith(STEPS)]
    return [key for text in files for key in msgspec.json.decode(text, type=Lesson).words]


def unknown_folders(files: Iterable[str], code: list[tuple[str, str]]) -> list[str]:
    """Folders of messages that the page does not know."""
    listed = dict(code).get(NAMESPACES, "").partition("] as const")[0]
    known = {"modules", *re.findall(r"^  '(\w+)',$", listed, re.M)}
    folders = {name.removeprefix(LOCALE).partition("/")[0] for name in files if name.count("/") > LOCALE.count("/")}
    return sorted(LOCALE + folder for folder in folders - known) if listed else []


def check(root: Path) -> list[str]:
    """Broken, missing and unused messages, and languages that lack a key of the English file."""
    files = {name: messages(text) for name, text in texts(root, ".ftl") if name.startswith(LOCALE)}
    problems = [f"{name}: {problem}" for name, (_, wrong) in files.items() for problem in wrong]
    if REFERENCE not in files:
        return [*problems, f"{REFERENCE} is missing"]
    references = [name for name in files if name.endswith("/en.ftl") and not name.startswith((RULES, LESSONS))]
    where: dict[str, str] = {}
    for name in references:
        problems += [f"{name}: {key} stands in {where[key]} too" for key in files[name][0] if key in where]
        where |= dict.fromkeys(files[name][0], name)
    code = sources(root)
    problems += [f"{name}: no namespace of {NAMESPACES}" for name in unknown_folders(files, code)]
    problems += [f"{name}: {key} is in no file of {LOCALE}" for key, name in named(code).items() if key not in where]
    everything = "\n".join(text for _, text in code)
    beginnings = (*MADE.findall(everything), *(f"{key}-" for key in CASES.findall(everything)))
    words = set(re.findall(KEY, everything))
    for name, text in texts(root, ".ftl"):
        words |= set(REFERRED.findall(text)) if name in references else set()
    problems += [
        f"{name}: {key} is used nowhere"
        for key, name in where.items()
        if key not in words and not key.startswith(beginnings)
    ]
    for name, (others, _) in files.items():
        reference = name.rpartition("/")[0] + "/en.ftl"
        if reference in references:
            english = files[reference][0]
            problems += [f"{name}: {key} is missing" for key in english if key not in others]
            problems += [f"{name}: {key} is not in {reference}" for key in others if key not in english]
    for name in references:
        shelf = name.removeprefix(LOCALE).partition("/")[0]
        if name != REFERENCE and not name.startswith(MODULES):
            strange = [key for key in files[name][0] if not key.startswith(f"{shelf}-")]
            problems += [f"{name}: {key} does not begin with {shelf}-" for key in strange]
    wanted = lesson_keys(root)
    for name, (found, _) in files.items():
        if name.startswith(LESSONS):
            problems += [f"{name}: {key} is missing" for key in wanted if key not in found]
            problems += [f"{name}: {key} is in no lesson" for key in found if key not in wanted]
    return problems
