"""The set-up of a .jcz file as one of our rulesets, or an error that names what is not supported."""

from dataclasses import dataclass
from typing import Any

from bastide.jcz.boxes import BASE_SETS, BOXES, COUNTED, EDITIONS, ONE_EACH, Box
from bastide.jcz.errors import JczError, Unsupported, shorten_value
from bastide.jcz.model import Saved, Setup, StartTile
from bastide.rules import seat_range, seats_rule

LAND_START = "BA/RCr"
MEEPLES = 7
STRIP_SINCE = (6, 2)

UNPLAYED = {"pig-herd"}
"""Elements on a tile of a set of their own. Without that set they have no effect."""
ELEMENTS = {"small-follower", *UNPLAYED, *(element for box in BOXES for element in box.elements)}
SMALL_CITIES = "tiny-city-scoring"
IDLE_RULES = {
    "barn-placement", "bazaar-no-auction", "coc-final-scoring", "count-move", "dragon-move", "espace-variant",
    "fairy-placement", "festival-return", "gq11-pig-herd", "hill-tiebreaker", "keep-monasteries",
    "king-and-robber-scoring", "labyrinth-variant", "little-buildings-scoring", "meteorite-impact",
    "more-tunnel-tokens", "princess-action", "robbers-son-action", "tunnelize-other-expansions",
    "vineyards-for-garden", "wagon-move",
}  # fmt: skip
"""Rules about expansions. Without the expansion they have no effect."""


@dataclass(frozen=True)
class JczRules:
    """Our ruleset for a file: text, options, players.

    `sets` are its tile sets. `gardens` is whether gardens count. `strip` is whether its version keeps a strip free
    before the river's end. `strict` is an option to try first.
    """

    text: str
    options: dict[str, Any]
    players: int
    sets: frozenset[str]
    gardens: bool
    strip: bool = False
    strict: str = ""


def make_rules(saved: Saved) -> JczRules:
    """The ruleset that plays the file. Raises JczError with the set, element, rule or start that it cannot play."""
    if saved.replay is None or saved.players is None:
        raise JczError("the file holds a set-up only, no game: it has no players or no replay")
    setup = saved.setup
    sets = _sets(setup)
    elements = _elements(setup)
    boxes = [box for box in BOXES if box.is_played(sets, elements)]
    _check_start(setup, start_tile(boxes))
    for box in boxes:
        missing = next((name for name in box.also if box.required and name not in elements), "")
        if missing:
            raise Unsupported(f"the element {missing} must be in play with its tile set", rule=box.required)
    options: dict[str, Any] = {}
    for box in boxes:
        options |= {ours: False for theirs, ours in box.parts.items() if theirs not in elements}
        options |= {box.land: False} if box.land and not sets & set(box.sets) else {}
        options |= {**_worth(setup, box), **_number(setup, box), **_together(sets, box)}
    if not any(name in EDITIONS.values() for name in sets):
        options["gardens"] = False
    for box in boxes:
        options |= box.options
    if _small_cities(setup) == 2:
        options["small_cities"] = 2
    if saved.limit is not None:
        options["draws"] = saved.limit
    text = "+".join(["base", *(box.module for box in boxes)])
    players = _players(saved, text)
    options |= {"solo": True} if players == 1 else {}
    return JczRules(
        text,
        options,
        players=players,
        sets=frozenset(sets),
        gardens="garden" in elements,
        strip=saved.version >= STRIP_SINCE,
        strict=next((box.strict for box in boxes if box.strict), ""),
    )


def start_tile(boxes: list[Box]) -> StartTile:
    """The tile on the table at the start."""
    return StartTile(next((box.start for box in boxes if box.start), LAND_START), 0, 0, 0)


def _players(saved: Saved, text: str) -> int:
    players, (_, most) = len(saved.players or []), seat_range(text)
    if not 1 <= players <= most:
        raise Unsupported(f"the game has {players} players; 1 to {most} can play", rule=seats_rule(text))
    return players


def _sets(setup: Setup) -> set[str]:
    sets = {name for name, count in setup.sets.items() if count}
    for name in sorted(sets):
        if name not in {*BASE_SETS, *(tile_set for box in BOXES for tile_set in box.sets)}:
            raise Unsupported(_unknown_set(name))
        if type(setup.sets[name]) is not int or setup.sets[name] != 1:
            raise Unsupported(f"the tile set {name} is played once, not {shorten_value(setup.sets[name])} times")
    if len(sets & set(BASE_SETS)) != 1:
        raise Unsupported(f"exactly one of the tile sets {' and '.join(BASE_SETS)} must be in play")
    for box in BOXES:
        if len(sets & set(box.sets)) > 1 and not box.together:
            text, rule = box.twice
            raise Unsupported(text, rule=rule)
    return sets


def _unknown_set(name: str) -> str:
    """Why a tile set cannot be played. For a known box the message names its supported editions."""
    box = name.rpartition(":")[0]
    every = [*BASE_SETS, *(name for played in BOXES for name in played.sets)]
    known = [tile_set.rpartition(":")[2] for tile_set in every if tile_set.startswith(f"{box}:")]
    if not box or not known:
        return f"the tile set {name} is not played here"
    return f"the tile set {name} is not known here: of {box} the editions {' and '.join(known)} are"


def _elements(setup: Setup) -> set[str]:
    """The elements in play.

    As in JCloisterZone, an element counts if it is named and not null. Counted figures may be 0.
    """
    named = {name for name, value in setup.elements.items() if value is not None}
    counted = {*ONE_EACH, *COUNTED}
    elements = {name for name in named if name not in counted or setup.elements[name]}
    for name in sorted(elements):
        if name not in ELEMENTS:
            raise Unsupported(f"the element {name} is not played here")
    if setup.elements.get("small-follower") != MEEPLES:
        count = setup.elements.get("small-follower", 0)
        raise Unsupported(f"the element small-follower must be {MEEPLES}, not {shorten_value(count)}", rule="BASE-02")
    for name, rule in ONE_EACH.items():
        if name in elements and setup.elements[name] != 1:
            raise Unsupported(f"the element {name} must be 1, not {shorten_value(setup.elements[name])}", rule=rule)
    return elements


def _small_cities(setup: Setup) -> int:
    for name in sorted(setup.rules):
        if name not in IDLE_RULES | {SMALL_CITIES, *(box.rule for box in BOXES if box.rule)}:
            raise Unsupported(f"the rule {name} is not known here")
    value = setup.rules.get(SMALL_CITIES, "4")
    if value not in ("2", "4", 2, 4) or isinstance(value, bool):
        raise JczError(f"the rule {SMALL_CITIES} must be 2 or 4, not {shorten_value(value)}")
    return int(value)


def _worth(setup: Setup, box: Box) -> dict[str, int]:
    """Our option for the rule of a box, if it differs from the default."""
    if box.worth is None:
        return {}
    known = box.worth.values
    value = setup.rules.get(box.rule, next(iter(known)))
    if not isinstance(value, str) or value not in known:
        raise JczError(f"the rule {box.rule} must be {' or '.join(known)}, not {shorten_value(value)}")
    return {box.worth.option: known[value]} if value != next(iter(known)) else {}


def _number(setup: Setup, box: Box) -> dict[str, int]:
    """Our option for the number of an element, if it differs from the default."""
    if box.number is None:
        return {}
    value = setup.elements.get(box.element)
    if type(value) is not int or str(value) not in box.number.values:
        wanted = " or ".join(box.number.values)
        raise Unsupported(f"the element {box.element} must be {wanted}, not {shorten_value(value)}")
    return {box.number.option: value} if value != 1 else {}


def _together(sets: set[str], box: Box) -> dict[str, int]:
    """Our option for the sets of a box that are in play, if it differs from the default."""
    if box.together is None:
        return {}
    values = box.together.values
    value = sum(values[name] for name in sets if name in values)
    return {box.together.option: value} if value != next(iter(values.values())) else {}


def _check_start(setup: Setup, wanted: StartTile) -> None:
    if setup.start != [wanted]:
        tiles = [f"{tile.tile} at {tile.x},{tile.y} turned {tile.rotation}" for tile in setup.start[:4]]
        start = ", ".join(tiles) or "none"
        raise Unsupported(f"the start must be {wanted.tile} at 0,0 turned 0 (COM-01), not {start}")
