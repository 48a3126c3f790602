"""Which modules are put together: each, each pair, and as many as there can be. New modules come in by themselves."""

import random
from collections.abc import Iterator
from itertools import combinations

from bastide.rules import GAMES, MODULES, PRESETS, describe_choices

NEEDED = ("base-rules", "base-tiles")
"""Rules of a turn and tiles to play it with; a module alone is no game."""

APART = {rules: PRESETS[game] for game, rules in GAMES.items() if rules not in NEEDED}
"""Games of their own by the module that makes them, with all that is played there."""

OWNERS = {"mist-tiles": "guards"}
"""Tiles that several games share, and the module that plays them on top of the base game."""


def excluded(names: tuple[str, ...]) -> bool:
    """Whether two of them exclude each other, or one is a game of its own."""
    for rules, all_of_it in APART.items():
        if rules in names and not set(names) <= set(all_of_it):
            return True
    made = {name: MODULES[name]() for name in names}
    return any(other in made[name].excludes for name in names for other in names)


def with_what_they_need(names: tuple[str, ...]) -> tuple[str, ...]:
    """The base game (but for a game of its own), what these modules require, and they themselves, each once."""
    needed = () if set(APART) & set(names) else NEEDED
    owners = [OWNERS[name] for name in names if needed and name in OWNERS]
    wanted = list(dict.fromkeys((*needed, *names, *owners)))
    for name in wanted:
        wanted += [other for other in MODULES[name]().requires if other not in wanted]
    return tuple(name for name in MODULES if name in wanted)


def alone_and_in_pairs() -> list[tuple[str, ...]]:
    return [*combinations(MODULES, 1), *combinations(MODULES, 2)]


def distinct_games() -> list[tuple[str, ...]]:
    """The games that modules and pairs of modules make, each once, and the largest ones."""
    games = [with_what_they_need(names) for names in alone_and_in_pairs()]
    return list(dict.fromkeys([*games, *largest()]))


def some_triples(number: int) -> list[tuple[str, ...]]:
    """So many games of three modules and what they need that can be played and are none of the others."""
    known = set(distinct_games())
    found: dict[tuple[str, ...], None] = {}
    triples = list(combinations(MODULES, 3))
    random.Random("triples").shuffle(triples)
    for names in triples:
        game = with_what_they_need(names)
        if len(found) < number and game not in known and not excluded(game):
            found[game] = None
    return list(found)


def largest() -> Iterator[tuple[str, ...]]:
    """Sets to which no further module can be added."""
    for first in MODULES:
        chosen = with_what_they_need((first,))
        for name in MODULES:
            grown = with_what_they_need((*chosen, name))
            if not excluded(grown):
                chosen = grown
        yield chosen


def options_of(names: tuple[str, ...]) -> dict[str, list[bool | int]]:
    """Every option in play with values to try; numbers up to something are tried in the middle."""
    return {
        option["name"]: [*option["values"], *([option["up_to"] // 20] if option["up_to"] else [])]
        for module in describe_choices()["modules"]
        if module["id"] in names
        for option in module["options"]
    }


def has_richer_twin(names: tuple[str, ...]) -> bool:
    """Whether it puts a single part of the ghosts beside something else: one with mist and castles is played too; or
    the fortress without the besiegers, who need it."""
    others = set(names) - set(NEEDED)
    parts = {"mist", "cemeteries", "castles"} & set(names)
    lonely = "guards" in names and bool(others - set(PRESETS["ghosts"])) and len(parts) < TWO
    return lonely or ("fortress" in names and "catapult" not in names and others != {"fortress"})


TWO = 2
