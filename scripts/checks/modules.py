"""What docs/extend.md says belongs to every module of rules besides its code: words, a page of rules in every language,
a slow reference that plays it, counted positions, a sheet of its tiles."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bastide.rules import MODULES, PRESETS, WITH_OTHERS
from scripts.checks.rule_ids import PAGES, is_page
from scripts.checks.rule_texts import OTHERS
from scripts.checks.tree import texts

NAMED = re.compile(r"^<!-- modules: (.*) -->$", re.MULTILINE)
COUNTED = re.compile(r"^rules (\S+)$", re.MULTILINE)
WORDS = "src/bastide/locale/"
TILES = "src/bastide/data/tiles/"
SHEETS = "docs/tiles/"


def check(root: Path) -> list[str]:
    """What is missing."""
    return [*missing(root, MODULES, PRESETS), *_unseen(root)]


def missing(root: Path, modules: Iterable[str], presets: Mapping[str, Sequence[str]]) -> list[str]:
    """What these modules lack; those that come with others have their rules on the others' pages."""
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
        if not any(re.search(rf"^module-{name} =", text, re.MULTILINE) for text in words.values()):
            problems.append(f"{name} has no name: write module-{name} in {WORDS}en.ftl")
        if name in WITH_OTHERS:
            continue
        for key in ("about", "changes"):
            if not any(re.search(rf"^module-{name}-{key} =", text, re.MULTILINE) for text in words.values()):
                problems.append(f"{name} does not say what it is: write module-{name}-{key} below {WORDS}")
        if name not in pages:
            problems.append(f"{name} has no page of rules: name it after 'modules:' on one in {PAGES}")
        else:
            where = [f"{PAGES}{language}/{pages[name]}" for language in OTHERS]
            problems += [f"{name} has no rules there: {one}" for one in where if not (root / one).is_file()]
        if not any(f'"{one}"' in played for one in owners[name]):
            problems.append(f"{name} is not played by the slow reference: tests/reference")
        if not owners[name] & counted:
            problems.append(f"{name} has no counted positions: tests/perft")
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
    """Catalogues of which docs/tiles shows no sheet."""
    stems = sorted(path.stem for path in (root / TILES).glob("*.json"))
    unseen = [one for one in stems if not (root / f"{SHEETS}{one}.png").is_file()]
    return [
        f"no picture of {TILES}{one}.json: make {SHEETS}{one}.png with `python -m scripts.art_docs`" for one in unseen
    ]
