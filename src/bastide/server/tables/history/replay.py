"""Replay of a game turn by turn: the first position, and what changed in each turn.

Invariant: every frame is the view of the position that the engine reaches by the recorded actions. What the table hides
from its viewers (`filter_view`) it also hides from those who replay it.
"""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any, Final

from bastide.choices.anchors import MapPoints
from bastide.records.turns import PLACE, turn_ends
from bastide.server.protocol.terms import Terms
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.results.tallies import points_of_turn
from bastide.server.tables.table import Table

GROWING: Final = ("tiles", "explain")
"""Lists of a view that only grow during a game."""
GONE: Final = "-"
"""In a change, the key that lists the removed keys."""


@dataclass(frozen=True)
class GameHistory:
    """A snapshot of a game so far, readable without the table's lock."""

    terms: Terms
    seats: int
    starter: int
    pictures: str
    actions: list[tuple[int | None, str]]
    over: bool
    viewer: int | None
    resigned: frozenset[int] = frozenset()
    flags: tuple[tuple[int, int, str], ...] = ()

    @classmethod
    def of(cls, room: Table, viewer: int | None) -> "GameHistory":
        """The history of a table whose game has begun, for a seat or (None) a spectator."""
        assert room.match is not None, "the game has begun"
        over = room.phase == "over"
        match = room.match
        kept = list(match.done), over, viewer, frozenset(match.resigned), tuple(match.flags)
        return cls(room.terms, len(room.seats), room.starter, room.pictures, *kept)

    def match(self) -> GameSession:
        """A new session of the game before its first action."""
        match = GameSession(self.terms, self.seats, self.starter, self.pictures)
        match.resigned |= self.resigned
        return match


def filter_view(terms: Terms, view: dict[str, Any]) -> dict[str, Any]:
    """The view without the tiles left, where players must remember them."""
    if terms.gives("left"):
        return view
    return {**view, "left": {"total": view["left"]["total"], "tiles": {}}}


def replay_frames(told: GameHistory) -> list[dict[str, Any]]:
    """One frame per turn, from turn 0, and one more for an unfinished turn. A frame is `{seat, view, at}`: who placed
    the tile, the position, the points of figures. `tiles+`, `explain+` and `log+` hold additions, `earned` the points
    by kind. After the first frame, `view` and `at` hold only changes."""
    match, frames = told.match(), []
    seen = NOTHING
    ends = turn_ends(told.actions, told.over)
    done = 0
    for end in ends if ends[-1] == len(told.actions) else [*ends, len(told.actions)]:
        frame, seen = _frame(match, told, seen, told.actions[done:end])
        done = end
        frames.append(frame)
    return frames


def what_if_frame(told: GameHistory, n: int, actions: list[str]) -> dict[str, Any]:
    """The frame of the turn of action `n` (from 1) if `actions` had been played from there on. Replays the game up to
    that turn. Raises IllegalAction."""
    ends = turn_ends(told.actions, told.over)
    begun = ends[max(0, bisect_right(ends, n - 1) - 1)]
    match = told.match()
    for _, action in told.actions[:begun]:
        match.push(action)
    played = [*told.actions[begun : n - 1], *((told.actions[n - 1][0], action) for action in actions)]
    return _frame(match, told, _snapshot(match, told), played)[0]


@dataclass(frozen=True)
class _Seen:
    """A position, and how much of the growing lists has been sent."""

    now: dict[str, Any]
    tiles: int
    lines: int
    entries: int


NOTHING: Final = _Seen({}, 0, 0, 0)


def _snapshot(match: GameSession, told: GameHistory) -> _Seen:
    view = match.view(told.viewer)
    return _Seen(frame_position(match, told), len(view["tiles"]), len(view["explain"]), len(match.log))


def _frame(
    match: GameSession, told: GameHistory, before: _Seen, actions: list[tuple[int | None, str]]
) -> tuple[dict[str, Any], _Seen]:
    """Carry out these actions and return the changes."""
    seat = None
    for decider, action in actions:
        match.push(action)
        for at, flagged, out in told.flags:
            if at == len(match.done):
                match.flag(flagged, out)
        seat = decider if action.startswith(PLACE) else seat
    seen, view = _snapshot(match, told), match.view(told.viewer)
    frame: dict[str, Any] = {"seat": seat, **frame_change(before.now, seen.now)}
    frame["tiles+"], frame["explain+"] = view["tiles"][before.tiles :], view["explain"][before.lines :]
    frame["log+"] = match.log[before.entries :]
    frame["earned"] = points_of_turn(view, frame["explain+"])
    return frame, seen


def frame_position(match: GameSession, told: GameHistory) -> dict[str, Any]:
    """`view` without its growing lists and with figures by id, and `at`, the points of figures."""
    view = filter_view(told.terms, match.view(told.viewer))
    kept = {key: value for key, value in view.items() if key not in GROWING}
    kept["figures"] = {one["id"]: one for one in view["figures"]}
    kept["decision"] = None
    return {"view": kept, "at": MapPoints(match.game, told.pictures).places(view)}


def frame_change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The changes from one object to another. Objects are compared key by key, other values as a whole."""
    out: dict[str, Any] = {}
    for key, value in after.items():
        old = before.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            inner = frame_change(old, value)
            if inner:
                out[key] = inner
        elif key not in before or old != value:
            out[key] = value
    gone = [key for key in before if key not in after]
    if gone:
        out[GONE] = gone
    return out
