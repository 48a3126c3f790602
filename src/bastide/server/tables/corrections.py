"""Corrections of an earlier turn in companion mode: the game goes back before that turn, a player enters it again, and
the later turns are replayed unchanged.

Invariant: nothing is lost without a player's decision. A turn that no longer fits is set aside with all later turns. It
stays there until a player enters it again, drops the turns, or restores everything.
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
"""The actions of a turn as (seat, text)."""
OTHER = Refusal("other-question", "", "This turn has another choice to make first.")


@dataclass(frozen=True)
class Correction:
    """The game went back to the state after `at` actions, and `old` holds the actions removed. Turn number `turn` must
    be entered again: `was` holds its actions, `misfit` why it no longer fits. `rest` holds the later turns. Nothing
    before action `base` can be undone."""

    at: int
    old: LoggedTurn
    turn: int
    was: LoggedTurn
    rest: list[LoggedTurn]
    base: int
    misfit: Refusal | None = None

    def info(self) -> MendingInfo:
        """The correction as sent to clients."""
        info: MendingInfo = {"turns": [_aside(n, turn) for n, turn in enumerate([self.was, *self.rest], self.turn)]}
        if (no := self.misfit) is not None:
            info["why"] = {"code": no.code, "rule": no.rule, "text": no.text, "args": dict(no.args)}
        return info


def _aside(number: int, turn: LoggedTurn) -> AsideTurn:
    info: AsideTurn = {"turn": number, "seat": next((seat for seat, _ in turn if seat is not None), 0)}
    place = next((action for _, action in turn if action.startswith(PLACE)), "")
    if place:
        _, tile, cell, rotation = place.split(" ")
        x, y = cell.split(",")
        info["tile"], info["x"], info["y"], info["rotation"] = tile, int(x), int(y), int(rotation)
    return info


def correction_events(table: "Table", command: client_messages.Correct | client_messages.Settle) -> list[AnyEvent]:
    """The events of a command. Raises RequestError."""
    match, hand = table.match, table.hand
    assert match is not None
    assert hand is not None
    if isinstance(command, client_messages.Settle):
        if hand.mending is None:
            raise RequestError("nothing-mended", "No turn is being corrected.")
        return [Settled(command.keep)]
    if hand.mending is not None:
        raise RequestError("mended-already", "Another turn is being corrected: finish that first.")
    ends = turn_ends(match.done, match.game.over)
    if not 0 < command.turn < len(ends) or ends[command.turn - 1] < match.given:
        raise RequestError("not-corrected", "This game has no such turn to correct.")
    return [Reopened(ends[command.turn - 1])]


def reopen_turn(table: "Table", at: int) -> Correction:
    """Take the game back to the state after `at` actions, and keep what is removed."""
    match = table.match
    assert match is not None
    ends = turn_ends(match.done, match.game.over)
    turns = [match.done[since:until] for since, until in pairwise(ends) if since >= at]
    if ends[-1] < len(match.done):
        turns.append(match.done[ends[-1] :])  # a turn that was under way
    old = match.done[at:]
    match.rewind(at)
    return Correction(at, old, ends.index(at) + 1, turns[0], turns[1:], at)


def replay_later_turns(table: "Table", mending: Correction) -> list[AnyEvent]:
    """The events once the corrected turn is complete: replay the later turns as far as they fit."""
    match = table.match
    assert match is not None
    whole = turn_ends(match.done, match.game.over)[-1] == len(match.done) > mending.base
    if not whole or not (match.draw_due or match.game.over):
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


def correction_after(table: "Table", mending: Correction, event: Resumed | Settled) -> Correction | None:
    """The correction after an event, None when it has ended."""
    match = table.match
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
    """Why a turn cannot be played now as it was; leaves the game unchanged. Chance must follow every turn but the
    last."""
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
