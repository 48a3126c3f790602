"""Verification of a finished table, as used by `bastide verify LOG`.

Invariant: everything is recomputed from the revealed secret: the commitment, the starting player and every draw. The
rules of the game determine the possible outcomes.
"""

import json
from dataclasses import dataclass
from typing import Literal

import msgspec

from bastide.core.refusal import IllegalAction, RulesetError
from bastide.server.protocol import events
from bastide.server.protocol.terms import commitment_setup, terms_of_created
from bastide.server.tables import fair_draws
from bastide.server.tables.change_game import apply_to_created
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.history.records import LOG_FORMAT, log_chain


class VerificationError(ValueError):
    """The log does not prove its claims. The message is one sentence that names the place."""


class _Head(msgspec.Struct):
    format: Literal["bastide-log"]
    version: int
    table: str
    chain: str = ""  # empty in logs of earlier servers


@dataclass(frozen=True)
class Proof:
    """The results of a verification."""

    table: str
    draws: int
    commitment: str
    origin: str = ""
    """The table where the game began, if that was another one."""


def verify_log(text: str, shared_secret: str = "") -> Proof:
    """Recompute the draws of a table's log (GET /api/tables/{table}/log). `shared_secret` is
    that of a tournament's draws, which the tournament publishes. Raises VerificationError."""
    head, log = _read(text)
    table = head.table
    if any(isinstance(event, events.Created) and event.chance == "manual" for event in log):
        raise VerificationError("At this table people drew the tiles themselves: there is nothing to prove.")
    created, made, started, over = _landmarks(log)
    if made.imported:
        raise VerificationError("This game was opened from a file: its tiles were not drawn here.")
    if not over.secret and not shared_secret:
        text = "Its tournament publishes the secret (GET /api/tournaments/{id}) once all boards are over."
        raise VerificationError(text)
    try:
        secret = bytes.fromhex(over.secret or shared_secret)
        promised = fair_draws.make_commitment(secret, commitment_setup(table, made))
        first = fair_draws.make_commitment(secret, commitment_setup(table, created))
    except ValueError as error:
        raise VerificationError(f"The secret cannot be read: {error}.") from None
    if promised != made.commitment or first != created.commitment:
        raise VerificationError("The secret is not the one that was promised: its commitment differs.")
    order = fair_draws.draw_order(secret, started.nonces, len(made.seats)) if made.order == "lot" else []
    if started.order != order:
        raise VerificationError(f"The order of the seats should have been {order}, not {started.order}.")
    starter = made.starter
    if starter is not None and order:
        starter = order.index(starter)
    if starter is None:
        starter = fair_draws.draw_number(secret, started.nonces, fair_draws.STARTER, len(made.seats))
    if started.starter != starter:
        raise VerificationError(f"Seat {starter} should have begun, not seat {started.starter}.")
    draws = _replay(log, made, started, over, secret)
    bodies = [json.loads(line) for line in text.splitlines()[1:]]
    if head.chain and head.chain != log_chain(table, head.version, bodies):
        raise VerificationError("The log is not as the server gave it: a line was changed.")
    return Proof(table, draws, promised, made.origin.table if made.origin else "")


End = events.Over | events.Abandoned
Step = events.Undone | events.Acted | events.TakenBack


def _replay(log: list[events.AnyEvent], made: events.Created, started: events.Started, over: End, secret: bytes) -> int:
    match: GameSession | None = None
    guided = bool(made.lesson)
    for n, event in enumerate(log, 1):
        try:
            if isinstance(event, events.Started):
                match = GameSession(terms_of_created(made), len(made.seats), event.starter)
                match.begin_with(made.origin.actions if made.origin else [])
            elif isinstance(event, events.Freed):
                guided = False
            elif isinstance(event, events.Acted) and match is not None and guided:
                match.push(event.action)  # the lesson fixes it, there was no draw
            elif isinstance(event, events.Undone | events.Acted | events.TakenBack) and match is not None:
                _step(match, event, n, started.nonces, secret)
        except (IllegalAction, RulesetError, IndexError) as error:
            raise VerificationError(f"Event {n} is against the rules: {error}.") from None
    if match is None or (isinstance(over, events.Over) and match.game.scores != over.scores):
        raise VerificationError("The scores are not those of the game.")
    if isinstance(over, events.Over) and not (match.game.over and f"{match.game.hash():016x}" == over.hash):
        raise VerificationError("The game does not end in the position that the log names.")
    given = made.origin.actions if made.origin else []  # played at another table, whose own log proves these draws
    return match.draws - sum(seat is None for seat, _ in given)


def _step(match: GameSession, event: Step, n: int, nonces: list[str], secret: bytes) -> None:
    if isinstance(event, events.Undone | events.TakenBack):
        count = 1 if isinstance(event, events.Undone) else event.count
        if not 0 < count <= len(match.done) - match.given:
            raise VerificationError(f"Event {n} takes back more than was done here.")
        if match.done[-count][0] is None:
            raise VerificationError(f"Event {n} takes back a draw.")
        match.take_back(event)
        return
    if match.chance != (event.seat is None):
        raise VerificationError(f"Event {n} is decided by the wrong hand.")
    if match.chance:
        expected = match.outcome(fair_draws.draw_number(secret, nonces, match.draws, match.outcomes))
        if event.action != expected:
            raise VerificationError(f"Event {n} is '{event.action}', but the secret gives '{expected}'.")
    match.push(event.action)


def _read(text: str) -> tuple[_Head, list[events.AnyEvent]]:
    lines = text.splitlines()
    try:
        head = msgspec.json.decode(lines[0].encode(), type=_Head)
    except (IndexError, ValueError):
        reason = f'This is no log of a table: its first line must hold "format":"{LOG_FORMAT}".'
        raise VerificationError(reason) from None
    try:
        bodies = enumerate(lines[1:], 2)
        return head, [events.decode_event(head.version, line.encode(), f"Line {n}") for n, line in bodies]
    except ValueError as error:
        raise VerificationError(str(error)) from None


def _landmarks(log: list[events.AnyEvent]) -> tuple[events.Created, events.Created, events.Started, End]:
    """The first event, the same after changes of the game, the start and the end. Raises VerificationError."""
    made = next((event for event in log if isinstance(event, events.Created)), None)
    started = next((event for event in log if isinstance(event, events.Started)), None)
    over = next((event for event in log if isinstance(event, End)), None)
    if made is None or started is None:
        raise VerificationError("The log has no beginning.")
    if over is None:
        raise VerificationError("The game is not over: its secret is revealed at the end.")
    last = made
    for event in log:
        last = apply_to_created(last, event) if isinstance(event, events.Changed) else last
    return made, last, started, over
