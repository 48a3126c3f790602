"""The page's words in the language of a journey, and what on a page is not in that language."""

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from bastide.locale import load_messages

ENGLISH = frozenset(
    {
        "the",
        "and",
        "of",
        "your",
        "you",
        "with",
        "without",
        "tile",
        "tiles",
        "points",
        "turn",
        "turns",
        "player",
        "players",
    }
    | {"are", "is", "this", "that", "here", "place", "nothing", "city", "cities", "road"}
    | {"roads", "field", "fields", "table", "game", "seat", "seats", "players"}
)
"""Words of English sentences that no other of the languages has."""
WORD = re.compile(r"[^\W\d_]+")
KEY = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(load_messages(language)))
    return bundle


def word(language: str, key: str, **what: str) -> str:
    """A message, with its variables."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, what)
    assert not errors, errors
    return str(text)


@cache
def _plain(language: str) -> dict[str, str]:
    """Messages that are always the same text, by key."""
    found = {}
    for entry in parse(load_messages(language)).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = entry.value.elements
            if all(isinstance(part, ast.TextElement) for part in parts):
                found[entry.id.name] = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
    return found


@cache
def _untranslated(language: str) -> frozenset[str]:
    """English texts that are told otherwise in this language, and that are no text of it."""
    own = _plain(language)
    texts = {text for key, text in _plain("en").items() if own.get(key, text) != text}
    return frozenset(texts - set(own.values()))


@cache
def _keys() -> frozenset[str]:
    messages = [entry for entry in parse(load_messages("en")).body if isinstance(entry, ast.Message)]
    return frozenset(one.id.name for one in messages if "-" in one.id.name)


def foreign(text: str, language: str) -> str:
    """What is wrong with a text of the page: the name of a message, or English elsewhere. Empty when nothing is."""
    text = text.replace("\N{NO-BREAK SPACE}", " ").strip()
    if keys := [key for key in KEY.findall(text) if key in _keys()]:
        return f"{keys[0]!r} in {text!r}"
    if language == "en":
        return ""
    found = ENGLISH & {one.lower() for one in WORD.findall(text)}
    return repr(text) if found or text in _untranslated(language) else ""
