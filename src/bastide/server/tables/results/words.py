"""The texts of cards and link previews, from the same catalogue as those of the page."""

import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from typing import Final

from babel.dates import format_date
from babel.lists import format_list

from bastide.locale import format_message, load_bundle
from bastide.rules import LANGUAGES, PARTS, WITH_OTHERS

NEEDED: Final = re.compile(r"(?:module|option|ui-rules|ui-app|result|table-over|alerts-say|mail-say)[a-z0-9-]*")


def choose_language(header: str) -> str:
    """The first language of an Accept-Language header that has a translation."""
    for wanted in header[:200].split(","):
        language = wanted.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class ResultWords:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = load_bundle(language, NEEDED)

    def known(self, key: str) -> bool:
        """Whether the catalogue has this message."""
        return self._bundle.has_message(key)

    def say(self, key: str, **values: str | int) -> str:
        """The formatted message, or its key if there is none."""
        return format_message(self._bundle, key, **values) or key

    def listed(self, names: Iterable[str]) -> str:
        """Join names in this language: "Anna, Ben and Jana"."""
        return format_list(list(names), locale=self.language)

    def day(self, at: str) -> str:
        """The day of an ISO 8601 time; "" for an invalid one."""
        locale = "en_GB" if self.language == "en" else self.language
        try:
            return format_date(date.fromisoformat(at[:10]), format="long", locale=locale)
        except ValueError:
            return ""

    def rules(self, rules: str, modules: Iterable[str], house: Mapping[str, object]) -> str:
        """The rules of a game with its options on one line."""
        return " · ".join([self._game(rules, list(modules)), *(self._house(name, house[name]) for name in house)])

    def _game(self, rules: str, modules: list[str]) -> str:
        if f"{rules}-rules" in modules:
            return self._module(f"{rules}-rules")
        named = [name for name in modules if name not in WITH_OTHERS]
        whole = [name for name, parts in PARTS.items() if {*parts} <= {*named} and self.known(f"module-{name}")]
        within = set().union(*(PARTS[name] for name in whole))
        more = [self._module(name) for name in (*(name for name in named if name not in within), *whole)]
        game = self.say("ui-rules-with", modules=self.listed(more)) if more else self.say("ui-rules-alone")
        return self.say(f"ui-rules-{rules}", game=game) if self.known(f"ui-rules-{rules}") else game

    def _module(self, name: str) -> str:
        return self.say(f"module-{name}") if self.known(f"module-{name}") else name

    def _house(self, name: str, value: object) -> str:
        key = f"summary-{name.replace('_', '-')}"
        return self.say(key, value=str(value)) if self.known(key) else f"{name}: {value}"


@cache
def load_words(language: str) -> ResultWords:
    """The texts of a language, cached."""
    return ResultWords(language)
