"""The set-up of a .jcz file as one of our rulesets, or a sentence that names what is not played here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bastide.jcz.errors import JczError, Unsupported, short
from bastide.jcz.model import Saved, Setup, StartTile
from bastide.jcz.names import EDITIONS
from bastide.rules import seats_of, seats_rule

BASE_SETS = {"basic:1", "basic:2"}
RIVER_SETS = {"river/1:1", "river/1:2"}
INNS_SETS = {"inns-and-cathedrals:1", "inns-and-cathedrals:2"}
LAND_START = StartTile("BA/RCr", 0, 0, 0)
RIVER_START = StartTile("RI/s", 0, 0, 0)
MEEPLES = 7
STRIP_SINCE = (6, 2)

INNS_ELEMENTS = {"big-follower": "large", "inn": "inn", "cathedral": "cathedral"}
"""What is played of the box, by the option that leaves it out."""
ELEMENTS = {"small-follower", "abbot", "garden", "farmers", *INNS_ELEMENTS}
ONE_EACH = {"abbot": "ABB-01", "big-follower": "INN-04"}
"""Elements that are counted, and the rule that says that there is one."""
OPEN_INNS = "inn-and-cathedral-final-scoring"
OPEN_WORTH = {"zero": 0, "ignore": 1}
"""What unfinished roads with inns and cities with cathedrals are worth by that rule, as our option `unfinished`."""
SMALL_CITIES = "tiny-city-scoring"
IDLE_RULES = {
    "barn-placement", "bazaar-no-auction", "coc-final-scoring", "count-move", "dragon-move", "espace-variant",
    "fairy-placement", "festival-return", "gq11-pig-herd", "hill-tiebreaker", "keep-monasteries",
    "king-and-robber-scoring", "labyrinth-variant", "little-buildings-scoring", "meteorite-impact",
    "more-tunnel-tokens", "princess-action", "robbers-son-action", "tunnelize-other-expansions",
    "vineyards-for-garden", "wagon-move",
}  # fmt: skip
"""Rules about expansions: without the expansion they say nothing."""


@dataclass(frozen=True)
class Rules:
    """Our ruleset for a file: text, options, players; `sets` are its tile sets, `gardens` whether gardens count,
    `strip` whether its version keeps a strip free before the river's end."""

    text: str
    options: dict[str, Any]
    players: int
    sets: frozenset[str]
    gardens: bool
    strip: bool = False

    @property
    def river(self) -> bool:
        """True if the game begins with the river."""
        return bool(self.sets & RIVER_SETS)


def rules_of(saved: Saved) -> Rules:
    """The ruleset that plays the file. Raises JczError naming the set, element, rule or start it cannot play."""
    if saved.replay is None or saved.players is None:
        raise JczError("the file holds a set-up only, no game: it has no players or no replay")
    setup = saved.setup
    sets = _sets(setup)
    elements = _elements(setup)
    river = bool(sets & RIVER_SETS)
    _check_start(setup, river)
    words = ["base"]
    words += ["fields"] if "farmers" in elements else []
    words += ["river"] if river else []
    words += ["abbot"] if "abbot" in elements else []
    options: dict[str, Any] = {}
    if sets & INNS_SETS:
        words.append("inns")
        options |= {ours: False for theirs, ours in INNS_ELEMENTS.items() if theirs not in elements}
        options |= {"unfinished": 1} if _open_inns(setup) else {}
    if not any(name in EDITIONS.values() for name in sets):
        options["gardens"] = False
    if river:
        options["spare_start"] = True
    if _small_cities(setup) == 2:
        options["small_cities"] = 2
    if saved.limit is not None:
        options["draws"] = saved.limit
    text = "+".join(words)
    players = _players(saved, text)
    options |= {"solo": True} if players == 1 else {}
    return Rules(
        text,
        options,
        players=players,
        sets=frozenset(sets),
        gardens="garden" in elements,
        strip=saved.version >= STRIP_SINCE,
    )


def _players(saved: Saved, text: str) -> int:
    players, (_, most) = len(saved.players or []), seats_of(text)
    if not 1 <= players <= most:
        raise Unsupported(f"the game has {players} players; 1 to {most} can play", rule=seats_rule(text))
    return players


def _sets(setup: Setup) -> set[str]:
    sets = {name for name, count in setup.sets.items() if count}
    for name in sorted(sets):
        if name not in BASE_SETS | RIVER_SETS | INNS_SETS:
            raise Unsupported(f"the tile set {name} is not played here")
        if type(setup.sets[name]) is not int or setup.sets[name] != 1:
            raise Unsupported(f"the tile set {name} is played once, not {short(setup.sets[name])} times")
    if len(sets & BASE_SETS) != 1:
        raise Unsupported(f"exactly one of the tile sets {' and '.join(sorted(BASE_SETS))} must be in play")
    if len(sets & RIVER_SETS) > 1:
        raise Unsupported("two rivers at once are not played here", rule="COM-02")
    if len(sets & INNS_SETS) > 1:
        raise Unsupported("two editions of one box at once are not played here", rule="INN-07")
    return sets


def _elements(setup: Setup) -> set[str]:
    elements = {name for name, value in setup.elements.items() if value}
    for name in sorted(elements):
        if name not in ELEMENTS:
            raise Unsupported(f"the element {name} is not played here")
    if setup.elements.get("small-follower") != MEEPLES:
        told = setup.elements.get("small-follower", 0)
        raise Unsupported(f"the element small-follower must be {MEEPLES}, not {short(told)}", rule="BASE-02")
    for name, rule in ONE_EACH.items():
        if name in elements and setup.elements[name] != 1:
            raise Unsupported(f"the element {name} must be 1, not {short(setup.elements[name])}", rule=rule)
    alone = sorted(elements & set(INNS_ELEMENTS))
    if alone and not any(setup.sets.get(name) for name in INNS_SETS):
        raise Unsupported(f"the element {alone[0]} is played with the tiles of its box only", rule="INN-06")
    return elements


def _small_cities(setup: Setup) -> int:
    for name in sorted(setup.rules):
        if name not in IDLE_RULES | {SMALL_CITIES, OPEN_INNS}:
            raise Unsupported(f"the rule {name} is not known here")
    value = setup.rules.get(SMALL_CITIES, "4")
    if value not in ("2", "4", 2, 4) or isinstance(value, bool):
        raise JczError(f"the rule {SMALL_CITIES} must be 2 or 4, not {short(value)}")
    return int(value)


def _open_inns(setup: Setup) -> int:
    value = setup.rules.get(OPEN_INNS, "zero")
    if not isinstance(value, str) or value not in OPEN_WORTH:
        raise JczError(f"the rule {OPEN_INNS} must be zero or ignore, not {short(value)}")
    return OPEN_WORTH[value]


def _check_start(setup: Setup, river: bool) -> None:
    wanted = RIVER_START if river else LAND_START
    if setup.start != [wanted]:
        told = ", ".join(f"{one.tile} at {one.x},{one.y} turned {one.rotation}" for one in setup.start[:4]) or "none"
        raise Unsupported(f"the start must be {wanted.tile} at 0,0 turned 0 (COM-01), not {told}")
