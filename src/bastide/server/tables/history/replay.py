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
    order_drawn: bool = False

    @classmethod
    def of(cls, table: Table, viewer: int | None) -> "GameHistory":
        """The history of a table whose game has begun, for a seat or (None) a spectator."""
        assert table.match is not None, "the game has begun"
        match = table.match
        state = list(match.done), table.phase == "over", viewer, frozenset(match.resigned), tuple(match.flags)
        return cls(table.terms, len(table.seats), table.starter, table.pictures, *state, table.order_drawn)

    def match(self) -> GameSession:
        """A new session of the game before its first action."""
        match = GameSession(self.terms, self.seats, self.starter, self.pictures, self.order_drawn)
        match.resigned |= self.resigned
        return match


def filter_view(terms: Terms, view: dict[str, Any]) -> dict[str, Any]:
    """The view without the tiles left, where players must remember them."""
    if terms.gives("left"):
        return view
    return {**view, "left": {"total": view["left"]["total"], "tiles": {}}}


def replay_frames(history: GameHistory) -> list[dict[str, Any]]:
    """One frame per turn, from turn 0, and one more for an unfinished turn. A frame is `{seat, view, at}`: who placed
    the tile, the position, the points of figures. `tiles+`, `explain+` and `log+` hold additions, `earned` the points
    by kind. After the first frame, `view` and `at` hold only changes."""
    match, frames, seen, done = history.match(), [], NOTHING, 0
    ends = turn_ends(history.actions, history.over)
    for end in ends if ends[-1] == len(history.actions) else [*ends, len(history.actions)]:
        frame, seen = _frame(match, history, seen, history.actions[done:end])
        done = end
        frames.append(frame)
    return frames


def what_if_frame(history: GameHistory, n: int, actions: list[str]) -> dict[str, Any]:
    """The frame of the turn of action `n` (from 1) if `actions` had been played from there on. Replays the game up to
    that turn. Raises IllegalAction."""
    ends = turn_ends(history.actions, history.over)
    begun = ends[max(0, bisect_right(ends, n - 1) - 1)]
    match = history.match()
    for _, action in history.actions[:begun]:
        match.push(action)
    played = [*history.actions[begun : n - 1], *((history.actions[n - 1][0], action) for action in actions)]
    return _frame(match, history, _snapshot(match, history), played)[0]


@dataclass(frozen=True)
class _Seen:
    """A position, and how much of the growing lists has been sent."""

    now: dict[str, Any]
    tiles: int
    lines: int
    entries: int


NOTHING: Final = _Seen({}, 0, 0, 0)


def _snapshot(match: GameSession, history: GameHistory) -> _Seen:
    view = match.view(history.viewer)
    return _Seen(frame_position(match, history), len(view["tiles"]), len(view["explain"]), len(match.log))


def _frame(
    match: GameSession, history: GameHistory, before: _Seen, actions: list[tuple[int | None, str]]
) -> tuple[dict[str, Any], _Seen]:
    """Carry out these actions and return the changes."""
    seat = None
    for decider, action in actions:
        match.push(action)
        for at, flagged, out in history.flags:
            if at == len(match.done):
                match.flag(flagged, out)
        seat = decider if action.startswith(PLACE) else seat
    seen, view = _snapshot(match, history), match.view(history.viewer)
    frame: dict[str, Any] = {"seat": seat, **frame_change(before.now, seen.now)}
    frame["tiles+"], frame["explain+"] = view["tiles"][before.tiles :], view["explain"][before.lines :]
    frame["log+"] = match.log[before.entries :]
    frame["earned"] = points_of_turn(view, frame["explain+"])
    return frame, seen


def frame_position(match: GameSession, history: GameHistory) -> dict[str, Any]:
    """`view` without its growing lists and with figures by id, and `at`, the points of figures."""
    view = filter_view(history.terms, match.view(history.viewer))
    position = {key: value for key, value in view.items() if key not in GROWING}
    position |= {"figures": {figure["id"]: figure for figure in view["figures"]}, "decision": None}
    return {"view": position, "at": MapPoints(match.game, history.pictures).places(view)}


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
