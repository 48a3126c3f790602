"""The common part of reading and writing: the fields of a text, and the encoding of single words."""

import hashlib
import re
from typing import Final
from urllib.parse import quote, unquote

from bastide.core.engine import Engine

FORM: Final = "position/1"
"""The first word of every text: the format and its version."""

LONGEST: Final = 65_536
"""The most characters that are read."""

FIELDS: Final = (
    "players", "starter", "options", "tiles", "figures", "captured", "tokens", "paid", "scores", "stock", "supply",
    "bag", "left", "discarded", "turn", "seat", "step", "decides", "hand", "fresh", "waits", "pushed", "numbers",
    "check",
)  # fmt: skip
"""The fields in the order in which they are written. A field with its value at the start of the game is left out."""

WHOLE: Final = ("step", "decides", "fresh", "waits", "pushed", "left")
"""Fields that only a text with a check may have, because they must agree with all others."""

NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
SAFE: Final = "-~._+'()!*$@"


class PositionError(ValueError):
    """A text that is no position.

    `text` is the message, `field` the place ("" for the whole), and `entry` the number of the entry from 1 (0 for all).
    Errors that users can cause have a `code` for translations, and most of them a `rule`."""

    def __init__(self, text: str, field: str = "", code: str = "", rule: str = "", entry: int = 0) -> None:
        sentence = f"{text} ({rule})" if rule else text
        super().__init__(f"{field}: {sentence}" if field else sentence)
        self.text = text
        self.field = field
        self.code = code
        self.rule = rule
        self.entry = entry

    def __reduce__(self) -> tuple[type["PositionError"], tuple[str, str, str, str, int]]:
        return PositionError, (self.text, self.field, self.code, self.rule, self.entry)


def escape_word(word: str) -> str:
    """A word with the separators of the text replaced by their numbers."""
    return quote(word, safe=SAFE)


def unescape_word(word: str) -> str:
    """The inverse of escape_word."""
    return unquote(word)


def parse_number(word: str, field: str, low: int, high: int) -> int:
    """A whole number from `low` to `high`. Raises PositionError."""
    if not NUMBER.fullmatch(word):
        raise PositionError(f"{word[:40]!r} is not a whole number", field)
    found = int(word)
    if not low <= found <= high:
        raise PositionError(f"{found} is not between {low} and {high}", field)
    return found


def text_checksum(engine: Engine, body: str) -> str:
    """Sixteen characters that depend on every character of the text before them and on the position."""
    return hashlib.sha256(f"{body} {engine.hash():016x}".encode()).hexdigest()[:16]


def split_text(text: str) -> tuple[str, dict[str, str]]:
    """The rules and the fields of a text. Raises PositionError."""
    if len(text) > LONGEST:
        raise PositionError(f"a position has at most {LONGEST} characters, not {len(text)}")
    words = text.split(" ")
    if words[0] != FORM:
        raise PositionError(f"a position begins with {FORM}, not {words[0][:40]!r}")
    if len(words) == 1 or not words[1] or "=" in words[1]:
        raise PositionError(f"the rules follow {FORM}, such as base+fields")
    return unescape_word(words[1]), _fields(words[2:])


def _fields(words: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in FIELDS:
            raise PositionError(f"{word[:40]!r} is no field; there are {', '.join(FIELDS)}")
        if name in fields:
            raise PositionError("the field comes twice", name)
        if not value:
            raise PositionError("the field is empty: leave it out", name)
        fields[name] = value
    return fields
