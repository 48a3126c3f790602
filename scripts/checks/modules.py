"""Every rule module has what docs/extend/rule-modules.md requires: words, a page of rules in every language, a
reference implementation, counted positions, and a sheet of its tiles."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bastide.rules import LANGUAGES, MODULES, PRESETS, WITH_OTHERS
from scripts.checks.rule_ids import PAGES, is_page
from scripts.checks.rule_texts import OTHERS
from scripts.checks.tree import texts

KEYS = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
NAMED = re.compile(r"^<!-- modules: (.*) -->$", re.MULTILINE)
COUNTED = re.compile(r"^rules (\S+)$", re.MULTILINE)
WORDS = "src/bastide/locale/"
TILES = "src/bastide/data/tiles/"
SHEETS = "docs/tiles/"


def check(root: Path) -> list[str]:
    """What is missing."""
    return [*missing(root, MODULES, PRESETS), *_unseen(root)]


def missing(root: Path, modules: Iterable[str], presets: Mapping[str, Sequence[str]]) -> list[str]:
    """What these modules lack. The rules of modules that come with others are on the pages of those."""
    owners = {name: {name, *(preset for preset, members in presets.items() if name in members)} for name in modules}
    words = {path: text for path, text in texts(root, ".ftl") if path.startswith(WORDS)}
    pages = _pages(root)
    played = "\n".join(text for path, text in texts(root, ".py") if path.startswith("tests/reference/"))
    counted = {
        word
        for path, text in texts(root, ".perft")
        if path.startswith("tests/perft/")
        for rules in COUNTED.findall(text)
        for word in rules.split("+")
    }
    problems = []
    for name in modules:
        own = [f"{WORDS}modules/{name}/{language}.ftl" for language in LANGUAGES]
        problems += [f"{name} has no words there: {one}" for one in own if one not in words]
        told = KEYS.findall(words.get(own[0], ""))
        if f"module-{name}" not in told:
            problems.append(f"{name} has no name: write module-{name} in {own[0]}")
        if name in WITH_OTHERS:
            continue
        for key in ("about", "changes"):
            if f"module-{name}-{key}" not in told:
                problems.append(f"{name} has no description: write module-{name}-{key} in {own[0]}")
        if name not in pages:
            problems.append(f"{name} has no page of rules: name it after 'modules:' on one in {PAGES}")
        else:
            where = [f"{PAGES}{language}/{pages[name]}" for language in OTHERS]
            problems += [f"{name} has no rules there: {one}" for one in where if not (root / one).is_file()]
        if not any(f'"{one}"' in played for one in owners[name]):
            problems.append(f"{name} is not played by the slow reference: tests/reference")
        if not owners[name] & counted:
            problems.append(f"{name} has no counted positions: tests/perft")
    return [*problems, *_misplaced(words, modules)]


def _misplaced(words: Mapping[str, str], modules: Iterable[str]) -> list[str]:
    """Messages named after a module, such as `why-river-...`, outside the folders of modules, or in the folder of
    another."""
    ids = "|".join(sorted(modules, key=len, reverse=True))
    named = re.compile(rf"(?:(?:ui-setup|[a-z]+)-)?({ids})(?:-|$)")
    problems = []
    for path, text in words.items():
        folder, _, rest = path.removeprefix(WORDS).partition("/")
        asked = [] if folder in ("rules", "lessons") else KEYS.findall(text)
        for key in asked:
            found = named.match(key) if folder != "modules" or key.startswith("module-") else None
            if found and not rest.startswith(f"{found[1]}/"):
                problems.append(f"{path}: {key} belongs in {WORDS}modules/{found[1]}")
    return problems


def _pages(root: Path) -> dict[str, str]:
    """The first page of rules of each module."""
    found: dict[str, str] = {}
    for path, text in texts(root, ".md"):
        if is_page(path):
            for names in NAMED.findall(text):
                for name in re.split(r"[,+] *", names):
                    found.setdefault(name, Path(path).name)
    return found


def _unseen(root: Path) -> list[str]:
    """Catalogues without a sheet in docs/tiles."""
    stems = sorted(path.stem for path in (root / TILES).glob("*.json"))
    unseen = [one for one in stems if not (root / f"{SHEETS}{one}.png").is_file()]
    return [
        f"no picture of {TILES}{one}.json: make {SHEETS}{one}.png with `python -m scripts.art_docs`" for one in unseen
    ]
