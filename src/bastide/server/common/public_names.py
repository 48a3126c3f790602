"""Names that last or that strangers read: of accounts, tournaments, teams, tables and tile sets. The rules are stricter
than for names at a table.

Invariant: an account name has 3 to 24 letters and digits of one alphabet, with single separators between them. Words
that suggest the operator are reserved, with or without a number. The store checks that no two look alike
(accounts/accounts.py). In other names each word is of one alphabet, and none claims to be official.
"""

import re
import unicodedata
from functools import cache
from typing import Final

from bastide.bots.registry import CALLED
from bastide.server.common.errors import RequestError
from bastide.server.common.external_bots import GUESTS
from bastide.server.common.names import BOT_NAMES, LONGEST_NAME, clean_name, skeletons

SHORTEST: Final = 3
LONGEST: Final = 24
LONGEST_BOT: Final = 18
"""At a table ` (bot)` follows."""
BETWEEN: Final = " .-_'’"
POSTS: Final = (
    *("admin", "administrator", "bastide", "house", "mod", "moderator", "official", "operator", "owner", "root"),
    *("server", "staff", "support", "system", "team"),
)
"""No account name begins with one of these words."""
OFFICIAL: Final = (
    *("admin", "administrator", "moderator", "official", "operator", "staff"),
    *("oficiální", "oficiálny", "oficiálna", "oficiálne", "offiziell", "offizielle", "offizieller", "offizielles"),
)
"""Words that no public name may contain."""
NOBODYS: Final = (
    *("anonymous", "api", "bot", "bots", "computer", "deleted", "everyone", "guest", "help", "meet", "nobody", "null"),
    *("people", "player", "undefined", "you", "gast", "host", "hosť", "hráč", "spieler"),
)
_NUMBER: Final = re.compile(r"[\s._-]*\d+\Z")
_MARK: Final = re.compile(r"\W*\bbot\W*\Z")
_FORM: Final = re.compile(r"\w+(?:(?:\. |[ .\-'’])\w+)*\.?")
"""The underscore is in `\\w`: as a separator too it would make the time exponential."""


def check_account_name(raw: str) -> str:
    """The account name in its stored form. Raises RequestError."""
    name = clean_name(raw)
    if not SHORTEST <= len(name) <= LONGEST:
        raise _bad(f"The name of an account has {SHORTEST} to {LONGEST} letters.")
    if not _FORM.fullmatch(name) or not any(sign.isalpha() for sign in name):
        raise _bad("The name of an account has letters and digits, with a space, dot or hyphen between them.")
    if _mixes_alphabets(name):
        raise _bad("The letters of a name are of one alphabet.")
    if is_builtin_name(name) or not skeletons(re.split(rf"[{re.escape(BETWEEN)}]", name)[0]).isdisjoint(_looks(POSTS)):
        raise RequestError("reserved-name", "This name is reserved. Choose another one.")
    return name


def clean_title(raw: str, longest: int = LONGEST_NAME) -> str:
    """The stored form of a name that others read: of a tournament, a team, a table or a tile set. Raises
    RequestError."""
    title = clean_name(raw, longest)
    for word in re.findall(r"\w+", title):
        if _mixes_alphabets(word):
            raise RequestError("mixed-name", "All letters of a word must be from one alphabet.")
        if not skeletons(word).isdisjoint(_looks(OFFICIAL)):
            raise RequestError("reserved-name", f"{word!r} is reserved. Choose another name.")
    return title


def is_builtin_name(name: str) -> bool:
    """Whether a name, ignoring a number at its end, belongs to a bot or is a reserved word."""
    return not skeletons(_NUMBER.sub("", name)).isdisjoint(_of_the_house(tuple(GUESTS)))


def is_bot_name(name: str) -> bool:
    """Whether a name ends in a bot mark, like those of bot accounts: `Tiler (bot)`."""
    return any(_MARK.search(look) is not None for look in skeletons(name)) and not name.isalnum()


def _mixes_alphabets(word: str) -> bool:
    return len({_alphabet(sign) for sign in word if sign.isalpha()}) > 1


def _bad(text: str) -> RequestError:
    return RequestError("bad-account-name", text, args={"least": SHORTEST, "most": LONGEST})


def _alphabet(letter: str) -> str:
    """The first word of a letter's Unicode name: LATIN, CYRILLIC. Japanese mixes three scripts, which count as one."""
    first = unicodedata.name(letter, "NONE").split()[0].split("-")[0]
    return "CJK" if first in ("HIRAGANA", "KATAKANA", "CJK") else first


@cache
def _looks(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(look for word in words for look in skeletons(word))


@cache
def _of_the_house(guests: tuple[str, ...]) -> frozenset[str]:
    return _looks((*POSTS, *NOBODYS, *BOT_NAMES, *CALLED.values(), *guests))
