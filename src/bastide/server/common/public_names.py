"""Names that last or that strangers read, so they are stricter than those of people at a table: of accounts, and of
tournaments, teams, tables and sets of tiles.

Law: an account has 3 to 24 letters and digits with single signs between them, of one alphabet; words that would be
taken for the house are nobody's, with a number behind them too. That no two look alike is the store's to say
(accounts/accounts.py). In other names each word is of one alphabet, and none says that it speaks for the house.
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
"""No name begins with one of these words."""
OFFICIAL: Final = (
    *("admin", "administrator", "moderator", "official", "operator", "staff"),
    *("oficiální", "oficiálny", "oficiálna", "oficiálne", "offiziell", "offizielle", "offizieller", "offizielles"),
)
"""What nothing is called that people make."""
NOBODYS: Final = (
    *("anonymous", "api", "bot", "bots", "computer", "deleted", "everyone", "guest", "help", "meet", "nobody", "null"),
    *("people", "player", "undefined", "you", "gast", "host", "hosť", "hráč", "spieler"),
)
_NUMBER: Final = re.compile(r"[\s._-]*\d+\Z")
_MARK: Final = re.compile(r"\W*\bbot\W*\Z")
_FORM: Final = re.compile(r"\w+(?:(?:\. |[ .\-'’])\w+)*\.?")
"""The underscore is in `\\w`: as a separator too it would make the time exponential."""


def check_account_name(raw: str) -> str:
    """The name as the account will have it. Raises RequestError."""
    name = clean_name(raw)
    if not SHORTEST <= len(name) <= LONGEST:
        raise _bad(f"The name of an account has {SHORTEST} to {LONGEST} letters.")
    if not _FORM.fullmatch(name) or not any(sign.isalpha() for sign in name):
        raise _bad("The name of an account has letters and digits, with a space, dot or hyphen between them.")
    if _mixes_alphabets(name):
        raise _bad("The letters of a name are of one alphabet.")
    first = re.split(rf"[{re.escape(BETWEEN)}]", name)[0]
    if is_builtin_name(name) or not skeletons(first).isdisjoint(_looks(POSTS)):
        raise RequestError("reserved-name", "This name would be taken for the house or its bots. Choose another one.")
    return name


def clean_title(raw: str, longest: int = LONGEST_NAME) -> str:
    """What people call something that others read: a tournament, a team, a table, a set of tiles. Raises
    RequestError."""
    title = clean_name(raw, longest)
    for word in re.findall(r"\w+", title):
        if _mixes_alphabets(word):
            raise RequestError("mixed-name", "The letters of a word are of one alphabet.")
        if not skeletons(word).isdisjoint(_looks(OFFICIAL)):
            raise RequestError("reserved-name", f"{word!r} would be taken for the house. Choose another name.")
    return title


def is_builtin_name(name: str) -> bool:
    """Whether it is a name of our bots, or what somebody is called who has said no name; with any number."""
    return not skeletons(_NUMBER.sub("", name)).isdisjoint(_of_the_house(tuple(GUESTS)))


def is_bot_name(name: str) -> bool:
    """Whether a name says of itself that a bot bears it, as accounts of bots do: `Tiler (bot)`."""
    return any(_MARK.search(look) is not None for look in skeletons(name)) and not name.isalnum()


def _mixes_alphabets(word: str) -> bool:
    return len({_alphabet(sign) for sign in word if sign.isalpha()}) > 1


def _bad(text: str) -> RequestError:
    return RequestError("bad-account-name", text, args={"least": SHORTEST, "most": LONGEST})


def _alphabet(letter: str) -> str:
    """The first word of a letter's name: LATIN, CYRILLIC, HIRAGANA; Japanese mixes three by right."""
    first = unicodedata.name(letter, "NONE").split()[0].split("-")[0]
    return "CJK" if first in ("HIRAGANA", "KATAKANA", "CJK") else first


@cache
def _looks(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(look for word in words for look in skeletons(word))


@cache
def _of_the_house(guests: tuple[str, ...]) -> frozenset[str]:
    return _looks((*POSTS, *NOBODYS, *BOT_NAMES, *CALLED.values(), *guests))
