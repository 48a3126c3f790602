"""Levels as rows of data (section 1 of the rules): the six of the rulebook, or a custom one."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from bastide.core.options import Value
from bastide.core.refusal import RulesetError
from bastide.core.tiles.catalogue import load_data

SIX: Final = (1, 2, 3, 4, 5, 6)
MOST_PILES: Final = 3
ON_START: Final = 3  # ghosts on the start tile (MIST-04)
MOST_GHOSTS: Final = 15
MOST_POINTS: Final = 999


@dataclass(frozen=True)
class Level:
    """One level. `number` is 0 for a custom one. Tiles with the segment kinds in `without` stay in the box.

    The tiles are divided into `piles` piles. `ghosts` is the number in the game, including those on the start tile.
    `target` is the points to win. `hounds` are the points at which each of them comes. `haunted`: cemeteries are
    haunted. `per_colour`: each colour has its own score."""

    number: int
    without: tuple[str, ...]
    piles: int
    ghosts: int
    target: int
    hounds: tuple[int, ...]
    haunted: bool
    per_colour: bool


@cache
def book_levels() -> dict[int, dict[str, Any]]:
    """The rows of the rulebook by number."""
    return {row["level"]: row for row in load_data("levels.json")}


def level_of(number: int, own: Value, tamed: bool = False) -> Level:
    """The level to play: the custom one, else that of the rulebook. If `tamed`, the easier numbers of its row are used,
    if it has some (MIST-107)."""
    if own is not None:
        return parse_level(own, "an own level", 0)
    row = dict(book_levels()[number])
    easier: dict[str, Any] = row.pop("tamed", {})
    return parse_level({**row, **easier} if tamed else row, f"level {number}", number)


def read_own_level(raw: Any) -> Value:
    """Check a custom row and return it. Raises RulesetError."""
    parse_level(raw, "an own level", 0)
    return raw


def parse_level(row: Any, what: str, number: int) -> Level:
    """A row as a Level. Raises RulesetError naming the field."""
    if not isinstance(row, dict):
        text = f"{what} is one row: an object with target, ghosts, piles ... (MIST-105)"
        raise RulesetError(text, "own-level-row", "MIST-105")
    known = {"level", "without", "piles", "ghosts", "target", "hounds", "haunted", "per_colour"}
    for key in row:
        if key not in known:
            text = f"{what} has no {key!r}; it has {', '.join(sorted(known))} (MIST-105)"
            raise RulesetError(text, "own-level-key", "MIST-105", {"key": str(key)})
    piles = _number(row, "piles", 1, MOST_PILES, what, 1)
    hounds = row.get("hounds", [])
    numbers = isinstance(hounds, list) and all(type(points) is int and points >= 1 for points in hounds)
    if not numbers or hounds != sorted(set(hounds)):
        text = f"{what}: 'hounds' lists points from 1, rising, not {hounds!r} (MIST-90)"
        raise RulesetError(text, "own-level-hounds", "MIST-90")
    if len(hounds) != piles - 1:
        text = f"{what}: {piles} piles need {piles - 1} hounds, not {len(hounds)} (MIST-91)"
        args = {"piles": str(piles), "wanted": str(piles - 1), "found": str(len(hounds))}
        raise RulesetError(text, "own-level-piles", "MIST-91", args)
    without = row.get("without", [])
    if not isinstance(without, list) or any(kind not in ("castle", "cemetery") for kind in without):
        text = f"{what}: 'without' lists castle or cemetery, not {without!r} (MIST-05)"
        raise RulesetError(text, "own-level-without", "MIST-05")
    target = _number(row, "target", 1, MOST_POINTS, what)
    if hounds and hounds[-1] > target:
        text = f"{what}: the hound at {hounds[-1]} points lies beyond the target {target} (MIST-90)"
        raise RulesetError(text, "own-level-beyond", "MIST-90", {"at": str(hounds[-1]), "target": str(target)})
    return Level(
        number,
        tuple(without),
        piles,
        _number(row, "ghosts", ON_START, MOST_GHOSTS, what, MOST_GHOSTS),
        target,
        tuple(hounds),
        _switch(row, "haunted", what),
        _switch(row, "per_colour", what),
    )


def _number(row: dict[str, Any], key: str, low: int, high: int, what: str, default: int | None = None) -> int:
    value = row.get(key, default)
    if type(value) is not int or not low <= value <= high:
        fault = "is missing" if value is None else f"is {value!r}"
        text = f"{what}: {key!r} {fault}; it is a number from {low} to {high} (MIST-105)"
        raise RulesetError(text, "own-level-number", "MIST-105", {"key": key, "low": str(low), "high": str(high)})
    return value


def _switch(row: dict[str, Any], key: str, what: str) -> bool:
    value = row.get(key, False)
    if not isinstance(value, bool):
        text = f"{what}: {key!r} is true or false, not {value!r} (MIST-105)"
        raise RulesetError(text, "own-level-switch", "MIST-105", {"key": key})
    return value
