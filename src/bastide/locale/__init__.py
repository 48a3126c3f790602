"""The words of every language, and the one place where a language is put together from its files.

<language>.ftl holds what is no module's, modules/<id>/<language>.ftl what a module says; the other folders are fetched
by the page when they are wanted. A module of another package brings its words itself.
"""

import re
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bastide.rules import BROUGHT, LANGUAGES

FOLDER: Final = Path(__file__).parent
APART: Final = ("rules", "lessons")
"""Folders that hold books rather than words: nobody but their reader needs them."""
MESSAGE: Final = re.compile(r"^(?=[a-z-])", re.M)


def load_messages(language: str) -> str:
    """All messages of a language; of one that is told twice the first counts."""
    files = (file for file in sorted(FOLDER.rglob(f"{language}.ftl")) if file.parent.name not in APART)
    brought = (one.words.get(tongue, "") for one in BROUGHT.values() for tongue in (language, LANGUAGES[0]))
    return "\n".join([*(file.read_text("utf-8") for file in files), *brought])


def load_bundle(language: str, needed: re.Pattern[str]) -> FluentBundle:
    """The messages whose key `needed` matches, ready to be said: all of them would take half a second."""
    bundle = FluentBundle([language], use_isolating=False)
    told = [one for one in MESSAGE.split(load_messages(language)) if needed.match(one) or one.startswith("-")]
    bundle.add_resource(FluentResource("".join(told)))
    return bundle


def format_message(bundle: FluentBundle, key: str, **values: str | int) -> str:
    """A message; "" where there is none."""
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return "" if pattern is None else str(bundle.format_pattern(pattern, values)[0])
