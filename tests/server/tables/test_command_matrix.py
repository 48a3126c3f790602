"""Every command of a player who is losing, at every kind of table: nothing is better than a loss without the other's
word."""

import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec
import pytest

from bastide.server.features.account import privacy
from bastide.server.features.account.personal_data import DeviceChange
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.client_messages import Command
from bastide.server.protocol.clock import Clock
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack
from bastide.server.protocol.terms import Terms
from bastide.server.tables import rated_rules
from bastide.server.tables.table import Caller, Table
from tests.server.fixtures.tables import ANNA, BEN, EVE, act, cid, decider, new_room, offers

A, B, E = (SeatPlan("person", name, device) for name, device in (("Anna", ANNA), ("Ben", BEN), ("Eve", EVE)))
CARRIED = "c" * 32
"""The device that Anna's becomes."""


@dataclass(frozen=True)
class Company:
    """Who plays, Anna first, and who made the table."""

    plans: tuple[SeatPlan, ...] = (A, B)
    host: str = ANNA

    @property
    def others(self) -> int:
        """How many people play against Anna."""
        return len(self.plans) - 1


TWO = Company()
COMPANIES = {
    "two": TWO,
    "a guest": Company(host=BEN),
    "three": Company((A, B, E)),
    "a guest of three": Company((A, B, E), BEN),
}

KINDS = ("casual", "rated", "tournament")
CLOCKS = {"none": None, "fast": Clock(budget=300, out="resign"), "days": Clock(days=3, out="resign")}
PRESENCE = {"present": 0.0, "away": 61.0, "never came": float("inf")}
"""For how long Ben has been gone."""
OPEN_MS = 20_000
"""So long the decision at hand has been open."""

FIELDS: dict[type, list[tuple[object, ...]]] = {
    client_messages.Act: [("pass",)],
    client_messages.Undo: [()],
    client_messages.Start: [()],
    client_messages.Rematch: [()],
    client_messages.Next: [()],
    client_messages.Free: [()],
    client_messages.Turn: [(0,)],
    client_messages.Correct: [(1,)],
    client_messages.Settle: [(False,), (True,)],
    client_messages.Sit: [(0, "Anna"), (1, "Anna")],
    client_messages.Stand: [(0,), (1,)],
    client_messages.PutBot: [(0, "greedy"), (1, "greedy")],
    client_messages.Kick: [(0,), (1,), (1, "greedy"), (1, "", False)],
    client_messages.Unblock: [(0,)],
    client_messages.Lock: [(True, True)],
    client_messages.Publish: [(True,), (False,)],
    client_messages.Away: [()],
    client_messages.Back: [()],
    client_messages.Resign: [(0,), (1,)],
    client_messages.Propose: [("end",), ("takeback",)],
    client_messages.Answer: [(True,), (False,)],
    client_messages.Rename: [("Table",)],
    client_messages.Change: [("base", 2)],
    client_messages.See: [()],
    client_messages.Paint: [(0, "blue")],
}
"""What each command is sent with. A command without an entry fails the test."""
FOLLOWED: list[list[tuple[object, ...]]] = [
    [(client_messages.Away,), (client_messages.Back,)],
    [(client_messages.Away,), (client_messages.Back,), (client_messages.Away,), (client_messages.Back,)],
    [(client_messages.Away,), (client_messages.Propose, "end")],
    [(client_messages.Away,), (client_messages.Propose, "takeback")],
    [(client_messages.Stand, 0), (client_messages.Sit, 0, "Anna")],
    [(client_messages.Propose, "end"), (client_messages.Answer, True)],
    [(client_messages.Propose, "takeback"), (client_messages.Answer, True)],
    [(client_messages.Propose, "end"), (client_messages.Answer, False), (client_messages.Propose, "end")],
]
"""Commands one after the other that might add up to something."""


def erase(room: Table, who: Caller) -> Table:
    """Anna's account goes."""
    for event in privacy.departure_events(room, who.device):
        room.emit(event)
    return room


def carry(room: Table, who: Caller) -> Table:
    """Anna goes on at another device: the log is written again."""
    moved = DeviceChange(ANNA, CARRIED)
    log = [events.decode_event(events.SCHEMA, moved(events.encode_event(event)), "An event") for event in room.log]
    return loaded(room, log)


def reload(room: Table, who: Caller) -> Table:
    """The table comes from its log, as where a person is banned and all their lines are closed."""
    return loaded(room, room.log)


Step = Callable[[Table, Caller], Table]
BESIDE: list[Step] = [erase, carry, reload]
"""What a player can do, or bring about, that is no command at the table."""


AMONG: list[list[Sequence[object] | Step]] = [
    [(client_messages.Propose, "end"), carry, (client_messages.Answer, True)],
    [(client_messages.Propose, "takeback"), carry, (client_messages.Answer, True)],
    [(client_messages.Propose, "end"), reload, (client_messages.Answer, True)],
    [(client_messages.Resign, 0), carry, (client_messages.Back,)],
    [(client_messages.Resign, 0), erase],
    [(client_messages.Away,), erase],
    [(client_messages.Away,), carry, (client_messages.Back,)],
]
"""Such steps between commands."""


def allowed(kind: str, clock: str, presence: str, others: int, sent: Sequence[object]) -> bool:
    """What friends may do at a table that nothing depends on: the host removes people, and without a clock whoever is
    away is not asked, and a bot may take their seat. Several are all asked before something is taken back."""
    if kind != "casual":
        return False
    if sent[0] is client_messages.Kick:
        return True
    asks = sent[0] in (client_messages.Propose, client_messages.PutBot) and (others == 1 or sent[1:] != ("takeback",))
    return clock == "none" and presence != "present" and asks


def table_of(kind: str, clock: str, to_move: str, company: Company = TWO) -> Table:
    """A game after some turns, in which that one is to move."""
    terms = Terms("base", kind == "casual", 0, aids=False, rated=kind == "rated", clock=CLOCKS[clock])
    room = new_room(terms, "Test", company.host, list(company.plans), tournament="cup" if kind == "tournament" else "")
    room.start("nonce", ANNA)
    while room.match is not None and (
        room.match.number <= rated_rules.TURNS_EACH * len(room.seats) or decider(room) != to_move
    ):
        told = offers(room)
        act(room, next((one["id"] for one in told if one["id"] == "pass"), told[0]["id"]))
    if room.timing is not None:
        room.apply(events.Timed(0, 280_000))
        room.timing.open_ms = OPEN_MS
    return room


def copy_of(room: Table) -> Table:
    """The same table again."""
    return loaded(room, room.log)


def loaded(room: Table, log: Sequence[events.AnyEvent]) -> Table:
    """A table from its events."""
    other = Table(room.table, room.secret)
    for event in log:
        other.apply(event)
    if other.timing is not None:
        other.timing.open_ms = OPEN_MS
    return other


def lost(room: Table) -> bool:
    """Whether a game that ended is Anna's loss, at the table and for ratings."""
    places = [rated_rules.result_of_event(room, event) for event in room.log[-4:]]
    counted = next((one for one in places if one is not None), [])
    rated = not room.terms.rated or (len(counted) == len(room.seats) and counted[0] == max(counted) > min(counted))
    return room.match is not None and len(room.match.won) > 0 and 0 not in room.match.won and rated


def gained(before: Table, after: Table) -> str:
    """What Anna has gained; "" for nothing."""
    if before.match is None or after.match is None:
        return "no game"
    if after.finished:
        return "" if lost(after) else "the end"
    for one, other in zip(before.seats[1:], after.seats[1:], strict=True):
        if (other.kind, other.device, other.resigned) != (one.kind, one.device, one.resigned):
            return "the seat of another"
    if before.seats[0].resigned and not after.seats[0].resigned:
        return "a seat given up"
    own = after.seats[0]
    if (after.terms.rated or after.made.tournament) and own.kind == "bot" and not own.resigned:
        return "a bot that plays on"
    seen = [sum(seat is None for seat, _ in room.match.done) for room in (before, after) if room.match]
    if seen[1] < seen[0]:
        return "a known draw"
    if before.timing is not None and after.timing is not None:
        open_ms = OPEN_MS if after.timing.runs == before.timing.runs and after.timing.open_ms else 0
        if after.timing.left(0, open_ms) > before.timing.left(0, OPEN_MS) and after.timing.runs == before.timing.runs:
            return "time"
    return ""


def made(sent: Sequence[object], head: int) -> Command:
    """A command of this moment."""
    kind, *fields = sent
    asks = typing.cast("type[Command]", kind)
    return asks(cid(), head, *fields)  # type: ignore[arg-type]


def test_every_command_has_an_entry() -> None:
    assert set(typing.get_args(Command)) == set(FIELDS)


def tried_after(start: Table, row: Sequence[Sequence[object] | Step], ben_away: float) -> Table:
    """The table after Anna has tried this."""
    room, device = copy_of(start), ANNA
    for sent in row:
        who = Caller(device, lambda one: ben_away if one == BEN else 0.0, account="Anna", now=1_000_000)
        if callable(sent):
            room = sent(room, who)
            device = CARRIED if sent is carry else device
        else:
            room.handle(made(sent, room.head), who)
    return room


def named(row: Sequence[Sequence[object] | Step]) -> list[object]:
    """How a failure tells what was tried."""
    return [sent.__name__ if callable(sent) else (typing.cast("type", sent[0]).__name__, *sent[1:]) for sent in row]


@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("to_move", [ANNA, BEN], ids=["own turn", "other turn"])
@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("kind", KINDS)
def test_no_command_is_better_than_a_loss(kind: str, clock: str, to_move: str, company: str) -> None:
    start = table_of(kind, clock, to_move, COMPANIES[company])
    others = COMPANIES[company].others
    tried: list[Sequence[Sequence[object] | Step]] = [
        [(one, *fields)] for one, every in FIELDS.items() for fields in every
    ]
    tried += [*FOLLOWED, *([step] for step in BESIDE), *AMONG]
    for presence, seconds in PRESENCE.items():
        for row in tried:
            if any(not callable(sent) and allowed(kind, clock, presence, others, sent) for sent in row):
                continue
            after = tried_after(start, row, seconds)
            assert gained(start, after) == "", (kind, clock, presence, company, named(row))


@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("by", rated_rules.LEFT)
def test_who_is_to_move_loses_a_rated_game_that_ends_by_itself(by: events.AbandonedBy, company: str) -> None:
    room = table_of("rated", "none", ANNA, COMPANIES[company])
    room.abandon(by)
    places = rated_rules.result_of_event(room, room.log[-1])
    assert places is not None
    assert places[0] == max(places) > min(places)


@pytest.mark.parametrize("presence", PRESENCE)
@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("kind", ["rated", "tournament"])
def test_the_question_waits_for_the_other_and_a_yes_ends_the_game(kind: str, clock: str, presence: str) -> None:
    room = table_of(kind, clock, ANNA)
    anna = Caller(ANNA, lambda one: PRESENCE[presence] if one == BEN else 0.0, now=1_000_000)
    assert isinstance(room.handle(made((client_messages.Propose, "end"), room.head), anna), Ack)
    assert room.asked is not None
    assert (room.asked.of, room.phase) == ((1,), "playing")
    turn = CLOCKS[clock].turn_ms if CLOCKS[clock] else 86_400_000  # type: ignore[union-attr]
    assert room.asked.until == 1_000_000 + max(turn, int(room.limits.vote_seconds * 1000))
    again = copy_of(room)
    assert again.asked == room.asked, "a restart forgets no question"
    assert isinstance(again.handle(made((client_messages.Answer, True), again.head), Caller(BEN)), Ack)
    assert (again.phase, again.abandoned_by) == ("abandoned", "agreed")


def test_an_old_question_without_a_time_still_loads() -> None:
    old = msgspec.json.decode(b'{"e":"asked","seat":0,"what":"end","of":[1]}', type=events.Asked)
    room = table_of("casual", "none", ANNA)
    room.apply(old)
    assert room.asked is not None
    assert room.asked.until == 0
