"""Rule modules by name, presets, and the way from a text such as "base+fields" to a ruleset.

This file and rules/together alone may name several modules.
"""

from collections.abc import Callable
from typing import Final

from bastide.core.engine import Engine
from bastide.core.hooks import RuleModule
from bastide.core.refusal import RulesetError
from bastide.core.ruleset import Ruleset
from bastide.rules.base.rules import BaseRules
from bastide.rules.base.tiles import BaseTiles
from bastide.rules.fields import Fields

MODULES: Final[dict[str, Callable[[], RuleModule]]] = {
    "base-rules": BaseRules,
    "base-tiles": BaseTiles,
    "fields": Fields,
}

PRESETS: Final[dict[str, list[str]]] = {
    "base": ["base-rules", "base-tiles"],
}

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

_CACHE: dict[tuple[str, int, int], Ruleset] = {}


def module_names(text: str) -> list[str]:
    """The modules that a ruleset text means, presets spelt out. Raises RulesetError."""
    if not text.strip():
        raise RulesetError("no rules are named: write for instance base or base+fields")
    names: list[str] = []
    for word in text.split("+"):
        name = word.strip()
        if name not in PRESETS and name not in MODULES:
            raise RulesetError(f"there is no module {name!r}; known are {', '.join(known_words())}")
        names += PRESETS.get(name, [name])
    return names


def known_words() -> list[str]:
    """Everything that may stand in a ruleset text."""
    return sorted({*PRESETS, *MODULES})


def make_ruleset(text: str, players: int, starter: int = 0) -> Ruleset:
    """The ruleset of a text for so many players. Raises RulesetError with one sentence."""
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise RulesetError(f"{text} is played by {MIN_PLAYERS} to {MAX_PLAYERS} players, not by {players!r} (BASE-02)")
    if not 0 <= starter < players:
        raise RulesetError(f"the starter must be one of the seats 0 to {players - 1}, not {starter!r} (BASE-04)")
    key = (text, players, starter)
    rules = _CACHE.get(key)
    if rules is None:
        rules = Ruleset(text, [MODULES[name]() for name in module_names(text)], players, starter)
        if len(_CACHE) > 200:
            _CACHE.clear()
        _CACHE[key] = rules
    return rules


def new_engine(text: str, players: int = 2, starter: int = 0) -> Engine:
    """An engine at the start of a game, waiting for the first draw."""
    return Engine(make_ruleset(text, players, starter))
