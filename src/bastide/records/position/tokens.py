"""What writing and reading have in common: the names of the fields, and how single words are put and read."""

import hashlib
import re
from typing import Final
from urllib.parse import quote, unquote

from bastide.core.engine import Engine

FORM: Final = "position/1"
"""The first word of every text: what it is, and the version of the form."""

LONGEST: Final = 65_536
"""So many signs are read at most."""

FIELDS: Final = (
    "players", "starter", "options", "tiles", "figures", "tokens", "paid", "scores", "stock", "supply", "bag", "left",
    "discarded", "turn", "seat", "step", "decides", "hand", "fresh", "waits", "pushed", "numbers", "check",
)  # fmt: skip
"""The fields in the order in which they are written; whatever is as at the beginning of the game is left out."""

WHOLE: Final = ("step", "decides", "fresh", "waits", "pushed", "left")
"""Fields that only a text with its check may have: what they say must agree with all the rest."""

NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
SAFE: Final = "-~._+'()!*$@"


class PositionError(ValueError):
    """A text that is no position; the message says what is wrong (`text`) and where (`field`, "" for the whole, and
    `entry`, from 1, 0 for all of it). What people may set up has a `code`, for other languages, and mostly a `rule`."""

    def __init__(self, text: str, field: str = "", code: str = "", rule: str = "", entry: int = 0) -> None:
        said = f"{text} ({rule})" if rule else text
        super().__init__(f"{field}: {said}" if field else said)
        self.text = text
        self.field = field
        self.code = code
        self.rule = rule
        self.entry = entry

    def __reduce__(self) -> tuple[type["PositionError"], tuple[str, str, str, str, int]]:
        return PositionError, (self.text, self.field, self.code, self.rule, self.entry)


def escape_word(word: str) -> str:
    """A word with the signs that part the text told by their numbers."""
    return quote(word, safe=SAFE)


def unescape_word(word: str) -> str:
    """The word again."""
    return unquote(word)


def parse_number(word: str, field: str, low: int, high: int) -> int:
    """A whole number between these. Raises PositionError."""
    if not NUMBER.fullmatch(word):
        raise PositionError(f"{word[:40]!r} is not a whole number", field)
    found = int(word)
    if not low <= found <= high:
        raise PositionError(f"{found} is not between {low} and {high}", field)
    return found


def text_checksum(engine: Engine, body: str) -> str:
    """Sixteen signs that hang on every sign of the text before them and on the position that they are said to be."""
    return hashlib.sha256(f"{body} {engine.hash():016x}".encode()).hexdigest()[:16]
