"""Which modules are put together: each, each pair, and as many as there can be. New modules come in by themselves."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

from bastide.core.rule_module import RuleModule
from bastide.rules import GAMES, MODULES, PRESETS, describe_choices

NEEDED = ("base-rules", "base-tiles")
"""Rules of a turn and tiles to play it with; a module alone is no game."""

APART = {rules: PRESETS[game] for game, rules in GAMES.items() if rules not in NEEDED}
"""Games of their own by the module that makes them, with all that is played there."""

OWNERS = {"mist-tiles": "guards"}
"""Tiles that several games share, and the module that plays them on top of the base game."""


@cache
def model(make: Callable[[], RuleModule]) -> RuleModule:
    """A module that is only asked what it requires and excludes."""
    return make()


def excluded(names: tuple[str, ...]) -> bool:
    """Whether two of them exclude each other, or one is a game of its own."""
    for rules, all_of_it in APART.items():
        if rules in names and not set(names) <= set(all_of_it):
            return True
    return any(other in model(MODULES[name]).excludes for name in names for other in names)


def with_what_they_need(names: tuple[str, ...]) -> tuple[str, ...]:
    """The base game (but for a game of its own), what these modules require, and they themselves, each once."""
    needed = () if set(APART) & set(names) else NEEDED
    owners = [OWNERS[name] for name in names if needed and name in OWNERS]
    wanted = list(dict.fromkeys((*needed, *names, *owners)))
    for name in wanted:
        wanted += [other for other in model(MODULES[name]).requires if other not in wanted]
    return tuple(name for name in MODULES if name in wanted)


def alone_and_in_pairs() -> list[tuple[str, ...]]:
    return [*combinations(MODULES, 1), *combinations(MODULES, 2)]


def distinct_games() -> list[tuple[str, ...]]:
    """The games that modules and pairs of modules make, each once, and the largest ones."""
    games = [with_what_they_need(names) for names in alone_and_in_pairs()]
    return list(dict.fromkeys([*games, *largest()]))


def every_three() -> list[tuple[str, ...]]:
    """Games of many modules: each pair is played with each third module in one of them."""
    chance = random.Random("three")
    waiting = {one for one in map(frozenset, combinations(MODULES, 3)) if not excluded(with_what_they_need((*one,)))}
    found = []
    while waiting:
        first = min(waiting, key=sorted)
        games = [_grown((*sorted(first),), chance) for _ in range(TRIES)]
        covered = [{one for one in waiting if one <= {*names}} for names in games]
        best = max(range(TRIES), key=lambda number: len(covered[number]))
        found.append(games[best])
        waiting -= covered[best]
    return found


def _grown(names: tuple[str, ...], chance: random.Random) -> tuple[str, ...]:
    """A playable game with these modules and some others."""
    chosen = with_what_they_need(names)
    for name in chance.sample(list(MODULES), k=len(MODULES) // 4):
        grown = with_what_they_need((*chosen, name))
        if not excluded(grown):
            chosen = grown
    return chosen


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
TRIES = 6
"""Games among which the one is chosen that plays the most modules together for the first time."""
