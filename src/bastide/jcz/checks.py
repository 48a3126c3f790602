"""The assertions of a .jcz file: sentences about its last position. The final full stop is optional.

JCloisterZone defines what a sentence means. Sentences about expansions are not supported and count as failed.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from bastide.jcz import offers
from bastide.jcz.boxes import BACK, OLDER
from bastide.jcz.errors import JczError
from bastide.jcz.model import Saved
from bastide.jcz.names import CLASSES, place_of
from bastide.jcz.replay import Replay
from bastide.jcz.replay_state import ACTION, COMMIT, TILE

T = TypeVar("T")
Verdict = str
"""Why a sentence is not true, "" if it is."""


@dataclass(frozen=True)
class Failed:
    """An `assertion` of a file that is not true, and `why`."""

    assertion: str
    why: str


def list_failed_assertions(replay: Replay, saved: Saved) -> list[Failed]:
    """The assertions of a file that do not hold in the position of its replay."""
    checks = Checks(replay, saved.names)
    verdicts = [(assertion, checks.verdict(assertion)) for assertion in saved.assertions]
    return [Failed(assertion, why) for assertion, why in verdicts if why]


class Checks:
    """The kinds of sentences, in the order in which they are tried."""

    def __init__(self, replay: Replay, names: list[str]) -> None:
        self.replay = replay
        self.names = names
        self._kinds: list[tuple[re.Pattern[str], Callable[..., Verdict]]] = [
            (re.compile(r"(.+) has (-?\d+) points?"), self._points),
            (re.compile(r"(.+) scored ([\w-]+) for (-?\d+) points?"), self._scored),
            (re.compile(r"[Pp]hase is (\w+)"), self._phase),
            (re.compile(r"Player can(['’]t)? pass"), self._can_pass),
            (re.compile(r"Available action (\w+)(?: for (\S+))?"), self._available),
            (re.compile(r"TilePlacement (?:(\S+) )?options: *(.*)"), self._tile_options),
            (re.compile(r"Meeple (\w+) options: *(.*)"), self._meeple_options),
            (re.compile(r"ReturnMeeple (\w+) options: *(.*)"), self._return_options),
            (re.compile(r"Undo is (not )?allowed"), self._undo),
        ]

    def verdict(self, assertion: str) -> Verdict:
        """Why an assertion does not hold, "" if it does."""
        text = assertion.strip().removesuffix(".")
        for pattern, check in self._kinds:
            found = pattern.fullmatch(text)
            if found:
                try:
                    return check(*found.groups())
                except JczError as error:
                    return f"cannot be read: {error}"
        return "assertions of this kind are not supported"

    def _seat(self, name: str) -> int:
        if name not in self.names:
            raise JczError(f"there is no player {name}")
        return self.names.index(name)

    def _points(self, name: str, points: str) -> Verdict:
        has = self.replay.scores()[self._seat(name)]
        return "" if has == int(points) else f"{name} has {has}"

    def _scored(self, name: str, feature: str, points: str) -> Verdict:
        seat = self._seat(name)
        feature = OLDER.events.get(feature, feature)
        sums: Counter[tuple[str, object]] = Counter()
        got: list[tuple[str, int]] = []
        for line in self.replay.lines():
            if seat in line.seats or seat in line.payers:
                got.append((line.feature, line.points_of(seat)))
                # JCloisterZone adds up one feature that we score in several lines (a field and its pig)
                sums[line.feature, tuple(line.cells)] += line.points_of(seat)
        got += [(feature, points) for (feature, _), points in sums.items()]
        got += [("field", 0) for seats in self.replay.empty_fields() if seat in seats]
        if (feature, int(points)) in got:
            return ""
        scored = ", ".join(f"{kind} {n}" for kind, n in got if kind == feature) or f"nothing for a {feature}"
        return f"{name} scored {scored}"

    def _phase(self, phase: str) -> Verdict:
        return "" if phase == self.replay.phase else f"the phase is {self.replay.phase}"

    def _can_pass(self, negated: str | None) -> Verdict:
        can = self.replay.may_pass
        return "" if can != bool(negated) else f"the player can{'' if can else ' not'} pass"

    def _available(self, kind: str, target: str | None) -> Verdict:
        items = self._items()
        if any(kind == found and target in (None, of) for found, of in items):
            return ""
        return f"available are {', '.join(f'{found} {of}'.strip() for found, of in items) or 'no actions'}"

    def _items(self) -> list[tuple[str, str]]:
        """The actions available now, each with its target."""
        phase = self.replay.phase
        if phase == TILE:
            return [("TilePlacement", self.replay.turn.tile)]
        if phase == ACTION:
            items = [("Meeple", CLASSES[figure]) for figure in self.replay.meeple_spots()]
            return items + [("ReturnMeeple", BACK.source) for _ in self.replay.returns()]
        return [("Confirm", "")] if phase == COMMIT else []

    def _tile_options(self, tile: str | None, options: str) -> Verdict:
        now = self.replay.turn.tile if self.replay.phase == TILE else "none"
        if tile not in (None, now):
            return f"the tile to be placed is {now}"
        places = self.replay.tile_places()
        wanted = dict(_tile_option(text) for text in _split(options))
        return _compare(
            {(x, y, turned) for (x, y), turns in wanted.items() for turned in turns},
            {(x, y, turned) for (x, y), turns in places.items() for turned in turns},
        )

    def _meeple_options(self, figure: str, options: str) -> Verdict:
        spots = self.replay.meeple_spots() if self.replay.phase == ACTION else {}
        offered = {spot for kind, found in spots.items() if CLASSES[kind] == figure for spot in found}
        return _compare({_spot(text) for text in _split(options)}, offered) if offered else f"no {figure} can be placed"

    def _return_options(self, source: str, options: str) -> Verdict:
        if self.replay.phase != ACTION or source != BACK.source or not self.replay.returns():
            return f"nothing can be returned by {source}"
        name = f"{self.replay.turn.seat}.{BACK.meeple}.1"
        offered = {(name, spot) for spot in self.replay.returns()}
        return _compare({_parse_returned(text) for text in _split(options)}, offered)

    def _undo(self, negated: str | None) -> Verdict:
        allowed = self.replay.undo_allowed
        return "" if allowed != bool(negated) else f"undo is {'' if allowed else 'not '}allowed"


def _split(options: str) -> list[str]:
    return [text.strip() for text in options.split(";") if text.strip()]


_CELL = r"\[ *(-?\d{1,6}) *, *(-?\d{1,6}) *\]"
_TILE_OPTION = re.compile(_CELL + r" *- *\[([\d, ]*)\]")
_SPOT = re.compile(r"\{ *(\w+) *, *([\w.]+) *, *" + _CELL + r" *\}")
_RETURNED = re.compile(r"\{ *([\w.]+) *, *(\w+) *, *([\w.]+) *, *" + _CELL + r" *\}")


def _match(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    found = pattern.fullmatch(text)
    if found is None:
        raise JczError(f"{text!r} is no option")
    return found.groups()


def _tile_option(text: str) -> tuple[offers.Cell, set[int]]:
    x, y, turns = _match(_TILE_OPTION, text)
    words = [word.strip() for word in turns.split(",")]
    if not set(words) <= {"0", "90", "180", "270"}:
        raise JczError(f"{turns!r} are no rotations")
    return (int(x), int(y)), {int(word) for word in words}


def _spot(text: str) -> offers.Spot:
    feature, location, x, y = _match(_SPOT, text)
    return (*place_of(feature, location), int(x), int(y))


def _parse_returned(text: str) -> tuple[str, offers.Spot]:
    name, feature, location, x, y = _match(_RETURNED, text)
    return name, (*place_of(feature, location), int(x), int(y))


def _compare(wanted: set[T], offered: set[T]) -> Verdict:
    missing, more = len(wanted - offered), len(offered - wanted)
    if not missing and not more:
        return ""
    return f"of the options listed {missing} are not offered, and {more} offered ones are not listed"
