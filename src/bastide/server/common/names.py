"""Names of people, bots and tables: which are valid, and which look alike.

Invariant: a name is checked when it is set and never again, so stored data always loads. It is stored in NFKC form, is
visible, and fits its place. Two people at one table never have names that look alike. An accent makes a difference.
"""

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Final

from bastide.bots.registry import CALLED
from bastide.server.common.errors import RequestError
from bastide.server.common.external_bots import GUESTS

BOT_NAMES: Final = ("Miller", "Weaver", "Potter", "Mason", "Baker", "Smith")
LONGEST_NAME: Final = 24
"""Characters as a reader counts them. One that is drawn wider counts as several."""
LONGEST_TEXT: Final = 1000
MOST_POINTS: Final = 60
"""Code points. A joined emoji is one character of many."""
MOST_MARKS: Final = 2
JOINER, NON_JOINER, KEYCAP, BLACK_FLAG, TAG_END = "\u200d", "\u200c", "\u20e3", "\U0001f3f4", "\U000e007f"
VIRAMA: Final = 9
INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U00013441\U00013442\U00016fe4\U0001bca0-\U0001bca3\U0001d159"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Characters that Unicode lets a font omit, and blank letters."""
_WIDE: Final = ((0xFDFD, 0xFDFD, 12), (0x12000, 0x1254F, 4), (0x0BF0, 0x0BFA, 3), (0x2E3A, 0x2E3B, 3))
"""Ranges of characters that are drawn several letters wide."""
_PICTURE: Final = (
    "[\u00a9\u00ae\u203c\u2049\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u2580-\u27bf\u2900-\u297f\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
    "[\ufe0e\ufe0f]?[\U0001f3fb-\U0001f3ff]?"
)
_PART: Final = re.compile(
    # a flag of two letters, the flag of a part of a country, a keycap, joined pictures, any other character
    "(?P<flag>[\U0001f1e6-\U0001f1ff]{2})"
    f"|(?P<land>{BLACK_FLAG}[\U000e0030-\U000e0039\U000e0061-\U000e007a]{{1,6}}{TAG_END})"
    f"|(?P<key>[0-9#*]\ufe0f?{KEYCAP})"
    f"|(?P<picture>{_PICTURE}(?:{JOINER}{_PICTURE}){{0,9}})"
    "|(?P<sign>.)",
    re.DOTALL,
)


def clean_name(raw: str, longest: int = LONGEST_NAME) -> str:
    """The name in its displayed form: one line of 1 to `longest` visible characters. Raises RequestError."""
    name = " ".join(unicodedata.normalize("NFKC", raw.replace("\u00b4", "\u2019")).split())
    if len(name) > MOST_POINTS or not 1 <= _count_signs(name, "bad-name", "A name") <= longest:
        raise _length()
    return name


def _count_signs(text: str, code: str, what: str) -> int:
    """How many letters wide a text is. Raises RequestError for invisible characters and for stacks of marks."""
    signs = marks = 0
    before = ""
    for kind, part in _parts(text):
        if kind != "sign":
            signs, marks = signs + 1, 0
        elif part in (JOINER, NON_JOINER) and _may_join(before, text):
            pass
        elif is_hidden(part):
            raise RequestError(code, f"{what} has letters, digits and symbols, but no invisible characters.")
        elif unicodedata.category(part)[0] == "M":
            marks += 1
            if not before or before == " " or marks > MOST_MARKS:
                raise RequestError(code, f"A letter bears at most {MOST_MARKS} marks.")
        else:
            signs, marks = signs + _width(part), 0
        before = part[-1]
    return signs


def _length() -> RequestError:
    return RequestError("bad-name", f"A name has 1 to {LONGEST_NAME} characters.")


def _parts(name: str) -> Iterator[tuple[str, str]]:
    for found in _PART.finditer(name):
        yield str(found.lastgroup), found.group()


def _may_join(before: str, name: str) -> bool:
    """Joiners are legitimate in scripts with a virama and in Arabic script, except at the end of a name."""
    written = unicodedata.combining(before) == VIRAMA or unicodedata.bidirectional(before) == "AL" if before else False
    return written and name[-1] not in (JOINER, NON_JOINER)


def is_hidden(sign: str) -> bool:
    """Whether no font draws a character."""
    return bool(INVISIBLE.match(sign)) or unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_text(raw: str, longest: int = LONGEST_TEXT) -> str:
    """The text as one line of at most `longest` visible characters, with the same rules as names. Raises
    RequestError."""
    text = " ".join(unicodedata.normalize("NFKC", raw).split())
    if _count_signs(text, "bad-text", "A text") > longest:
        raise RequestError("bad-text", f"A text has at most {longest} characters.")
    return text


def _width(sign: str) -> int:
    return next((wide for first, last, wide in _WIDE if first <= ord(sign) <= last), 1)


@cache
def _lookalikes() -> dict[int, str]:
    text = (resources.files("bastide.data") / "lookalikes.json").read_text(encoding="utf-8")
    return {ord(sign): like for like, signs in json.loads(text)["signs"].items() for sign in signs}


def skeletons(name: str) -> frozenset[str]:
    """How a name looks: as read aloud, and by the shape of its characters alone. Names that share one form look
    alike."""
    bare = INVISIBLE.sub("", unicodedata.normalize("NFKC", name))
    read = unicodedata.normalize("NFKC", bare.casefold())
    shape = unicodedata.normalize("NFD", bare).translate(_lookalikes()).casefold()
    return frozenset({f"read {' '.join(read.split())}", f"shape {' '.join(shape.split())}"})


class TakenNames:
    """The names at a table, compared by their looks."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._looks: set[str] = set()
        for name in names:
            self.add(name)

    def add(self, name: str) -> None:
        """Mark a name as taken."""
        self._looks |= skeletons(name)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and not self._looks.isdisjoint(skeletons(name))

    def numbered(self, name: str) -> str:
        """Take the name, or if it is taken the name with the first free number."""
        fresh, number = name, 1
        while fresh in self:
            number += 1
            fresh = fit_name(name, f" {number}")
        self.add(fresh)
        return fresh

    def bot(self, bot: str = "") -> str:
        """Take a name for a bot: its own, with a number if necessary."""
        if bot in CALLED:
            return self.numbered(CALLED[bot])
        if bot in GUESTS:
            return self.numbered(bot)
        return self.numbered(next((name for name in BOT_NAMES if name not in self), BOT_NAMES[0]))


def fit_name(name: str, ending: str = "") -> str:
    """As much of a name as fits, with an ending. Raises RequestError."""
    parts = [part for _, part in _parts(name)][:MOST_POINTS]
    while len(parts) > 1:
        try:
            return clean_name("".join(parts) + ending)
        except RequestError:
            parts.pop()
    return clean_name("".join(parts) + ending)
