"""Signed translations are unchanged, and the page names the languages that no second person has read."""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Final

LOCALE: Final = "src/bastide/locale"
DATA: Final = f"{LOCALE}/readers.toml"
CLIENT: Final = "client/src/i18n/language.svelte.ts"
SOURCE: Final = "en"
FIELDS: Final = {"file", "digest", "translator", "reader"}
UNREVIEWED: Final = re.compile(r"export const UNREVIEWED: readonly LanguageCode\[\] = \[([^\]]*)\]")


def digest_of(text: str) -> str:
    """The digest of the words of a file."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def entries(root: Path) -> list[dict[str, str]]:
    """The signed readings."""
    found: list[dict[str, str]] = tomllib.loads((root / DATA).read_text(encoding="utf-8")).get("read", [])
    return found


def files(root: Path) -> dict[str, list[str]]:
    """The files of words of each language but English, below the folder of words."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / LOCALE).rglob("*.ftl")):
        if path.stem != SOURCE:
            found.setdefault(path.stem, []).append(path.relative_to(root / LOCALE).as_posix())
    return found


def unread(root: Path) -> list[str]:
    """Languages with words that no second person has read."""
    signed = {one["file"] for one in entries(root)}
    return [language for language, own in files(root).items() if not signed.issuperset(own)]


def check(root: Path) -> list[str]:
    """What is wrong, a line each."""
    wrong, seen = [], set[str]()
    for one in entries(root):
        name = one.get("file", "")
        path = root / LOCALE / name
        if set(one) != FIELDS or not all(one.values()):
            wrong.append(f"{DATA}: {name or 'an entry'} needs {', '.join(sorted(FIELDS))}")
        elif name in seen:
            wrong.append(f"{DATA}: {name} is signed twice")
        elif not path.is_file():
            wrong.append(f"{DATA}: there is no {name}")
        elif one["translator"] == one["reader"]:
            wrong.append(f"{DATA}: {name} was read by its translator. A second reader is another person")
        elif digest_of(path.read_text(encoding="utf-8")) != one["digest"]:
            wrong.append(
                f"{LOCALE}/{name} has changed since {one['reader']} read it: sign it again, or take it out of {DATA}"
            )
        seen.add(name)
    told = UNREVIEWED.search((root / CLIENT).read_text(encoding="utf-8"))
    if sorted(re.findall(r"'(\w+)'", told[1] if told else "")) != sorted(unread(root)):
        wrong.append(f"{CLIENT}: UNREVIEWED is [{', '.join(map(repr, unread(root)))}], by {DATA}")
    return wrong
