"""A table: a command goes in, events and an answer come out. No socket, no clock, no file, no chance.

Invariant: only `apply` changes the state, in play and when a log is loaded. A command either produces events, which
must be stored before any client receives them, or changes nothing. The secret stays in this object until the game is
over.
"""

from array import array
from collections.abc import Callable
from typing import Literal

import msgspec

from bastide.art import find_own_set, own_set
from bastide.art.own import OwnSet
from bastide.core.refusal import IllegalAction
from bastide.rules import BOXES
from bastide.server.common.errors import RequestError
from bastide.server.http.limits import Limits
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.events import AnyEvent
from bastide.server.protocol.server_messages import Ack, Reject, Stale
from bastide.server.protocol.terms import Terms, terms_of_created
from bastide.server.tables import change_game, corrections, fair_draws, manual_draws, seat_commands, seating, votes
from bastide.server.tables.access import AccessRules, not_host_error
from bastide.server.tables.extension import TableExtension
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.manual_draws import ManualDraws
from bastide.server.tables.seats import Seat, apply_seat_event, colours_by_seat, reorder_seats
from bastide.server.tables.table_clock import TableClock
from bastide.server.tables.views.view_cache import ViewCache

TablePhase = Literal["lobby", "playing", "over", "abandoned"]
LOOKS = (events.Named, events.Painted)
DOORS = (events.Blocked, events.Unblocked, events.Locked, events.Published)
CALM = (events.Acted, events.Timed, events.Undone, events.Advised, *LOOKS, *DOORS)
"""Events that do not end a pending vote."""


class Caller(msgspec.Struct, frozen=True):
    """The sender of a command. `device` is the hash of its token, `account` the account's name (set for rated games).
    `away(device)` returns the seconds a device has been gone, `fresh_table()` a new table id. `reseats()` and `asks()`
    count a change of seats and a vote; both return False over the limit. `now` is Unix time in milliseconds, 0 if
    unknown. `vacation(device)` returns the milliseconds until a player's vacation ends, 0 if there is none."""

    device: str
    away: Callable[[str], float] = lambda device: 0.0
    ms: int = 0
    fresh_table: Callable[[], str] = lambda: ""
    reseats: Callable[[], bool] = lambda: True
    asks: Callable[[], bool] = lambda: True
    account: str = ""
    now: int = 0
    vacation: Callable[[str], int] = lambda device: 0


class Table:
    """The state of one table, made from its events, with its extension and caches."""

    def __init__(self, table: str, secret: bytes, beside: TableExtension | None = None) -> None:
        self.table = table
        self.secret = secret
        self.head = 0
        self.phase: TablePhase = "lobby"
        self.seats: list[Seat] = []
        self.colours: list[list[str]] = []  # by seat
        self._own_set: OwnSet | None = None
        self.pictures = ""  # prefix of tile names in picture URLs
        self.match: GameSession | None = None
        self.extension = beside or TableExtension()
        self.hand: ManualDraws | None = None  # in companion mode
        self.timing: TableClock | None = None  # if the table has a clock
        self.nonces: list[str] = []
        self.starter = 0
        self.order_drawn = False
        self.rematch, self.rematch_by = "", -1
        self.abandoned_by: events.AbandonedBy | None = None
        self.made: events.Created
        """The first event."""
        self.team = False  # all seats win or lose together
        self.tells_left = True  # everyone sees which tiles are left
        self._terms: Terms | None = None
        self.view_cache = ViewCache()  # cached output of `views`
        self.log: list[AnyEvent] = []
        self.fresh: list[AnyEvent] = []  # not yet passed to the store
        self.summed: tuple[object, ...] | None = None  # what the stored summary may lag behind: see live/event_batch.py
        self.summary_late = False  # whether moves within a turn are not in the stored summary yet
        self.cids: dict[str, tuple[str, int]] = {}  # command id: (device, event number acknowledged)
        self.marks = array("I", (0, 0, 0))  # three numbers for each event: tiles, score lines, log entries after it
        self.whole_from = 0  # clients with an older head need a snapshot
        self.limits, self.access_rules = Limits(), AccessRules()
        self.undos = 0  # number of undos since the last draw
        self.name = ""
        self.asked: votes.Vote | None = None
        self.draws_public = False  # for shared draws; set by live/people/visibility.py

    @property
    def terms(self) -> Terms:
        """The terms agreed before the game."""
        if self._terms is None:
            self._terms = terms_of_created(self.made)
        return self._terms

    @property
    def result(self) -> Literal["", "won", "lost"]:
        """How a team's game ended; "" before the end and for competitive games."""
        if self.phase != "over" or not self.terms.team:
            return ""
        assert self.match is not None
        return "won" if self.match.game.winners else "lost"

    @property
    def finished(self) -> bool:
        """Whether the game has ended and the secret is public. Only a rematch can follow."""
        return self.phase in ("over", "abandoned")

    @property
    def last_secret(self) -> str:
        """The secret as revealed at the end; "" while other boards may use the same draws."""
        return "" if self.made.deal else self.secret.hex()

    @property
    def host(self) -> str:
        """The device that made the table."""
        return self.made.host

    @property
    def deciding(self) -> Seat | None:
        """The seat to decide now."""
        seat = self.match.seat if self.match and self.phase != "abandoned" else None
        return None if seat is None else self.seats[seat]

    @property
    def bot_due(self) -> Seat | None:
        """The seat to decide now if its bot should act. None while an extension leads the game."""
        seat = self.deciding
        # A pending takeback vote stops bots only where there is no clock: a vote never stops a clock.
        asks = self.asked is not None and self.asked.what == "takeback" and self.timing is None
        return seat if seat is not None and seat.kind == "bot" and not self.extension.leads and not asks else None

    # ---- commands

    def handle(self, command: client_messages.Command, caller: Caller) -> Ack | Reject | Stale:
        """Carry out a command. New events are in `fresh`."""
        known = self.cids.get(command.cid)
        if known is not None:
            if known[0] == caller.device:
                return Ack(command.cid, known[1])
            return Reject(command.cid, "cid-taken", "", "This command id is taken.", {})
        if command.seq != self.head:
            return Stale(command.cid, self.head)
        try:
            self._dispatch(command, caller)
        except RequestError as no:
            return Reject(command.cid, no.code, no.rule, no.text, no.args_by_name)
        self.cids[command.cid] = (caller.device, self.head)
        return Ack(command.cid, self.head)

    def _dispatch(self, command: client_messages.Command, caller: Caller) -> None:
        match command:
            case client_messages.Act():
                self._act(command.offer, caller)
            case client_messages.Undo():
                self._undo(caller)
            case client_messages.Start():
                if not seating.acts_as_host(self, caller):
                    raise not_host_error()
                self.start(command.nonce, caller.device)
            case client_messages.Rematch():
                self._rematch(caller, command)
            case client_messages.Next() | client_messages.Free():
                self.extension.handle(self, command, caller)
            case client_messages.Turn() | client_messages.Correct() | client_messages.Settle():
                manual_draws.apply_manual_command(self, command, caller.device)
            case _:
                manual_draws.check_manual_seating(self, command)
                if self.head >= self.limits.events_per_table:
                    text = "Too much has happened at this table to change the seats."
                    raise RequestError("too-much-happened", text)
                if not caller.reseats():
                    raise RequestError("too-often", "Too many tries. Please wait a moment.")
                for event in seat_commands.seat_command_events(self, command, caller):
                    self.emit(event)

    def _act(self, action: str, caller: Caller) -> None:
        match, seat = self.match, self.deciding
        if match is None:
            raise RequestError("not-started", "The game has not begun.")
        if self.phase == "abandoned":
            raise RequestError("table-over", "The game is over; open a new table.")
        if self.phase == "over":
            raise RequestError("game-over", "The game is over.", "BASE-40")
        if self.hand is not None and manual_draws.may_enter_draw(self, caller.device):
            return self._play(action, None, 0)
        if seat is None or seat.kind != "person" or seat.device != caller.device:
            raise RequestError("not-your-turn", "It is not your turn.", "BASE-10")
        if self.extension.active:
            self.extension.judge(self, action)
        self._play(action, seat.number, caller.ms)

    def bot_act(self, action: str, ms: int) -> None:
        """Carry out the choice of the bot to decide. Raises RequestError if no bot is to decide or the action is
        illegal."""
        seat = self.deciding
        if seat is None or seat.kind != "bot":
            raise RequestError("not-your-turn", "No bot has to decide.")
        self._play(action, seat.number, ms, seat.bot)

    def bot_fails(self, code: str) -> None:
        """Replace the external bot to decide, which gave no usable answer."""
        seat = self.bot_due
        if seat is not None:
            self.emit(seating.replace_bot(self, seat, code))

    def _play(self, action: str, seat: int | None, ms: int, bot: str = "") -> None:
        try:
            self.emit(events.Acted(action, seat, ms, bot))
        except IllegalAction as no:
            raise RequestError(no.code, no.text, no.rule, dict(no.args_by_name)) from None
        self.go_on()

    def go_on(self) -> None:
        """Take the turns of chance unless an extension leads the game. Reveal the secret after the last turn."""
        match = self.match
        assert match is not None
        if self.extension.active:
            self.extension.go_on(self)
        if self.hand is not None and self.hand.mending is not None:
            for event in corrections.replay_later_turns(self, self.hand.mending):
                self.emit(event)
        while match.chance and not self.extension.leads and self.hand is None:
            number = fair_draws.draw_number(self.secret, self.nonces, match.draws, match.outcomes)
            self.emit(events.Acted(match.outcome(number)))
        if match.seat is None and match.game.over and self.phase != "over":
            self.emit(events.Over(match.game.scores, f"{match.game.hash():016x}", self.last_secret))

    def abandon(self, by: events.AbandonedBy) -> None:
        """Apply the events when no one plays on. A table that has ended stays as it is."""
        for event in () if self.finished else seating.abandonment_events(self, by):
            self.emit(event)

    def may_undo(self, device: str) -> bool:
        """Whether a device may undo. Hidden information or another player's action ends this, and the terms can forbid
        it."""
        match = self.match
        if self.hand is not None:
            return manual_draws.may_undo_entry(self, device)
        if match is None or self.extension.leads or self.phase != "playing":
            return False
        if not self.made.takeback or len(match.done) <= match.given:
            return False
        if self.undos >= self.limits.undos_per_turn or self.head >= self.limits.events_per_table:
            return False
        seat, _ = match.done[-1]
        return seat is not None and self.seats[seat].kind == "person" and self.seats[seat].device == device

    def _undo(self, caller: Caller) -> None:
        if self.hand is not None:
            return self.emit(manual_draws.undo_entry(self, caller.device))
        most = self.limits.undos_per_turn
        if self.undos >= most:
            text = f"At most {most} actions can be undone in one turn."
            raise RequestError("too-many-undos", text, args={"most": most})
        if not self.may_undo(caller.device):
            raise RequestError("no-undo", "This can no longer be taken back.")
        assert self.match is not None
        seat, _ = self.match.done[-1]
        assert seat is not None
        self.emit(events.Undone(seat))

    def start(self, nonce: str, device: str) -> None:
        """Start the game. Raises RequestError."""
        self.emit(seating.start_game(self, nonce, device))
        self.go_on()

    def hand_back(self, device: str) -> None:
        """Return the seats of a device that is back."""
        for event in seating.hand_back_seats(self, device):
            self.emit(event)

    def _rematch(self, caller: Caller, command: client_messages.Rematch) -> None:
        if not self.finished:
            raise RequestError("not-over", "The game is not over.")
        if all(seat.device != caller.device for seat in self.seats) and caller.device != self.host:
            raise RequestError("not-your-seat", "Only those who sat here can ask for a rematch.")
        if self.rematch:
            raise RequestError("rematch-exists", "The rematch is open already.", args={"table": self.rematch})
        level = self.extension.next_level(self, command)
        seat = next((seat.number for seat in self.seats if seat.device == caller.device), -1)
        self.emit(events.Rematched(caller.fresh_table(), level, seat))

    # ---- events

    def emit(self, event: AnyEvent) -> None:
        """Apply an event and keep it for the store. The clock's event, if any, comes first."""
        for new in (*(self.timing.before(event) if self.timing else ()), event):
            self.apply(new)
            self.fresh.append(new)

    def apply(self, event: AnyEvent) -> None:
        """Update the state after an event. Raises IllegalAction if the rules refuse it, and then changes nothing."""
        match event:
            case events.Created():
                self._open(event)
            case events.Started():
                self.order_drawn = bool(event.order)
                if event.order:
                    self.seats, self.colours = reorder_seats(self.seats, self.colours, event.order)
                self.match = GameSession(self.terms, len(self.seats), event.starter, self.pictures, self.order_drawn)
                if self.made.origin is not None:
                    self.match.begin_with(self.made.origin.actions)
                self.phase, self.starter, self.nonces = "playing", event.starter, event.nonces
                self.whole_from = self.head + 1
            case events.Acted():
                assert self.match is not None
                if self.hand is not None:
                    self.hand.note_action(self.match, event.action)
                self.match.push(event.action)
                self.undos = 0 if event.seat is None else self.undos
                if event.seat is not None and not event.bot and self.asked and self.asked.what == "takeback":
                    self.asked = None  # playing on counts as a refusal
            case events.Undone() | events.TakenBack() | events.Reopened() | events.Resumed() | events.Settled():
                self._went_back(event)
            case events.Over():
                self.phase = "over"
            case events.Abandoned():
                self.phase, self.abandoned_by = "abandoned", event.by
                if self.match is not None:
                    self.match.won = list(event.won)
            case events.Rematched():
                self.rematch, self.rematch_by = event.table, event.seat
            case _:
                self._around(event)
        if not isinstance(event, CALM):
            self.asked = votes.vote_after(self.asked, event)
        if self.timing is not None:
            self.timing.apply(self, event)
        self.log.append(event)
        self.head += 1
        self.marks.extend((0, 0, 0) if self.match is None else self.match.mark)

    def _went_back(self, event: AnyEvent) -> None:
        if isinstance(event, events.Undone | events.TakenBack):
            assert self.match is not None
            self.match.take_back(event)
            self.undos += 1
        self.whole_from = self.head + 1
        if self.hand is not None:
            self.phase = "playing"  # also when the game was over
            self.hand.apply(self, event)
        if (match := self.match) is not None:
            for seat in self.seats:
                seat.cut_names(match.entries, match.number)

    def _around(self, event: AnyEvent) -> None:
        """Apply an event about access, names, colours, seats or the extension."""
        match event:
            case events.Blocked() | events.Unblocked() | events.Locked() | events.Published() | events.Erased():
                self.access_rules.apply(event)
            case events.Advised():
                assert self.match is not None
                self.match.advise(event.seat, event.bot)
            case events.Named():
                self.name = event.name
            case events.Changed():
                change_game.apply_change(self, event)
            case events.ChangeSeen():
                change_game.apply_seen(self, event)
            case events.Painted():
                self.colours = [[colour] for colour in event.colours]
            case events.Sat() | events.Stood() | events.BotSat() | events.HandedBack() | events.Resigned():
                seat = self.seats[event.seat]
                before = seat.name
                apply_seat_event(seat, event, lobby=self.phase == "lobby")
                if self.match is not None:
                    seat.keep_name(before, self.match.entries, self.match.number)
                if isinstance(event, events.Resigned) and self.match is not None:
                    self.match.resign(event.seat)
            case _:
                self.extension.apply(self, event)

    def _open(self, made: events.Created) -> None:
        self.set_game(made)
        count = len(made.seats)
        self.colours = [[colour] for colour in made.colours] or colours_by_seat(count, self.terms.colours_each(count))
        self.name = made.name
        self.seats = [Seat(i, p.kind, p.name, p.device, p.bot) for i, p in enumerate(made.seats)]
        self.access_rules = AccessRules({blocked.device: blocked.name for blocked in made.blocked}, public=made.public)

    def set_game(self, made: events.Created) -> None:
        """Set the terms, and what follows from them."""
        self.made, self._terms = made, None
        self.team, self.tells_left = self.terms.team, self.terms.gives("left")
        tiles = BOXES.brought(made.house)
        self.pictures = own_set(tiles) if tiles else ""
        self._own_set = find_own_set(self.pictures)  # keeps the tile set loaded while this table is in memory
        self.extension.open(made)
        self.hand = ManualDraws() if made.chance == "manual" else None
        self.timing = TableClock(made.clock, len(made.seats)) if made.clock else None
