"""The translations, and the one place that merges the files of a language.

<language>.ftl holds the messages of no module, modules/<id>/<language>.ftl those of a module. The page fetches the
other folders on demand. A module of another package brings its own translations.
"""

import re
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bastide.rules import BROUGHT, LANGUAGES

FOLDER: Final = Path(__file__).parent
APART: Final = ("rules", "lessons")
"""Folders with long texts. Only the page that shows them loads them."""
MESSAGE: Final = re.compile(r"^(?=[a-z-])", re.M)


def load_messages(language: str) -> str:
    """All messages of a language. If a key occurs twice, the first one counts."""
    files = (file for file in sorted(FOLDER.rglob(f"{language}.ftl")) if file.parent.name not in APART)
    brought = (one.words.get(tongue, "") for one in BROUGHT.values() for tongue in (language, LANGUAGES[0]))
    return "\n".join([*(file.read_text("utf-8") for file in files), *brought])


def load_bundle(language: str, needed: re.Pattern[str]) -> FluentBundle:
    """A bundle of the messages whose key matches `needed`. Parsing all messages would take half a second."""
    bundle = FluentBundle([language], use_isolating=False)
    told = [one for one in MESSAGE.split(load_messages(language)) if needed.match(one) or one.startswith("-")]
    bundle.add_resource(FluentResource("".join(told)))
    return bundle


def format_message(bundle: FluentBundle, key: str, **values: str | int) -> str:
    """A formatted message. Returns "" if the key is unknown."""
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return "" if pattern is None else str(bundle.format_pattern(pattern, values)[0])
