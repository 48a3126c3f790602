"""Correcting an earlier turn where people say what happens: the game goes back before it, the turn is said anew, and
the turns after it are played again as they were.

Law: nothing is lost before somebody says so. A turn that does not fit any more stays aside with all after it until it
is said anew, or they are given up, or everything is left as it was.
"""

from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from bastide.core.refusal import IllegalAction, Refusal
from bastide.records.turns import PLACE, turn_ends
from bastide.server.common.errors import RequestError
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import AnyEvent, Reopened, Resumed, Settled
from bastide.server.protocol.table_shapes import AsideTurn, MendingInfo
from bastide.server.tables.game_session import GameSession

if TYPE_CHECKING:
    from bastide.server.tables.table import Table

LoggedTurn = list[tuple[int | None, str]]
"""The actions of a turn: who, what."""
OTHER = Refusal("other-question", "", "Something else is asked in this turn now.")


@dataclass(frozen=True)
class Correction:
    """The game went back to where `at` actions were done. `old` is what was there, `turn` the number of the one that
    is said anew, with what it `was` and why it does not fit; `rest` waits. Nothing before `base` is taken back."""

    at: int
    old: LoggedTurn
    turn: int
    was: LoggedTurn
    rest: list[LoggedTurn]
    base: int
    misfit: Refusal | None = None

    def info(self) -> MendingInfo:
        """As the page shows it."""
        turns = [_aside(self.turn + n, turn) for n, turn in enumerate([self.was, *self.rest])]
        told: MendingInfo = {"turns": turns}
        if self.misfit is not None:
            no = self.misfit
            told["why"] = {"code": no.code, "rule": no.rule, "text": no.text, "args": dict(no.args)}
        return told


def _aside(number: int, turn: LoggedTurn) -> AsideTurn:
    told: AsideTurn = {"turn": number, "seat": next((seat for seat, _ in turn if seat is not None), 0)}
    place = next((action for _, action in turn if action.startswith(PLACE)), "")
    if place:
        _, tile, cell, rotation = place.split(" ")
        x, y = cell.split(",")
        told["tile"], told["x"], told["y"], told["rotation"] = tile, int(x), int(y), int(rotation)
    return told


def correction_events(room: "Table", command: client_messages.Correct | client_messages.Settle) -> list[AnyEvent]:
    """What a command does. Raises RequestError."""
    match, hand = room.match, room.hand
    assert match is not None
    assert hand is not None
    if isinstance(command, client_messages.Settle):
        if hand.mending is None:
            raise RequestError("nothing-mended", "Nothing is being corrected.")
        return [Settled(command.keep)]
    if hand.mending is not None:
        raise RequestError("mended-already", "Another turn is being corrected: end that first.")
    ends = turn_ends(match.done, match.game.over)
    if not 0 < command.turn < len(ends) or ends[command.turn - 1] < match.given:
        raise RequestError("not-corrected", "The game has no such turn that could be corrected.")
    return [Reopened(ends[command.turn - 1])]


def reopen_turn(room: "Table", at: int) -> Correction:
    """Go back, keeping what was there."""
    match = room.match
    assert match is not None
    ends = turn_ends(match.done, match.game.over)
    turns = [match.done[since:until] for since, until in pairwise(ends) if since >= at]
    if ends[-1] < len(match.done):
        turns.append(match.done[ends[-1] :])  # a turn that was under way
    old = match.done[at:]
    match.rewind(at)
    return Correction(at, old, ends.index(at) + 1, turns[0], turns[1:], at)


def replay_later_turns(room: "Table", mending: Correction) -> list[AnyEvent]:
    """The turn that was said anew is done: those after it are played again, as far as they fit."""
    match = room.match
    assert match is not None
    whole = turn_ends(match.done, match.game.over)[-1] == len(match.done) > mending.base
    if not whole or not (match.chance or match.game.over):
        return []
    fits = played = 0
    for turn in mending.rest:
        if _misfit(match, turn, turn is mending.rest[-1]) is not None:
            break
        fits += 1
        for _, action in turn:
            match.game.push(action)
            played += 1
    for _ in range(played):
        match.game.pop()
    return [Resumed(fits)]


def correction_after(room: "Table", mending: Correction, event: Resumed | Settled) -> Correction | None:
    """The state after that; None when nothing is being corrected any more."""
    match = room.match
    assert match is not None
    if isinstance(event, Settled):
        if not event.keep:
            match.rewind(mending.at)
            for _, action in mending.old:
                match.push(action)
        return None
    for turn in mending.rest[: event.turns]:
        for _, action in turn:
            match.push(action)
    left = mending.rest[event.turns :]
    if not left:
        return None
    number = mending.turn + 1 + event.turns
    misfit = _misfit(match, left[0], len(left) == 1)
    return Correction(mending.at, mending.old, number, left[0], left[1:], len(match.done), misfit)


def _misfit(match: GameSession, turn: LoggedTurn, last: bool) -> Refusal | None:
    """Why a turn cannot be played now as it was; the game is as before. After all but the last chance is asked."""
    game, done = match.game, 0
    try:
        for seat, action in turn:
            decision = game.decision
            if decision is None or decision.seat != seat:
                return game.why(action) or OTHER
            game.push(action)
            done += 1
        decision = game.decision
        return OTHER if not last and (decision is None or decision.seat is not None) else None
    except IllegalAction as no:
        return Refusal(no.code, no.rule, no.text, dict(no.args_by_name))
    finally:
        for _ in range(done):
            with suppress(IndexError):
                game.pop()
