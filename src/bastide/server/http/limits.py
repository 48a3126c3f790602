"""Limits on what one visitor may ask for. The clock is a parameter, so that tests need not wait."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:  # the command line reads the limits without the extra `server`
    from bastide.server.common.bus import Bus


@dataclass(frozen=True)
class Limits:
    """The limits of one server."""

    messages_per_second: float = 20.0  # messages of a WebSocket; further ones wait
    burst: int = 40  # a short burst of such messages
    syncs_per_minute: float = 4.0  # complete table states that a connection requests again
    syncs_burst: int = 20  # a short burst of such requests
    sync_bytes_per_second_address: float = 1_000_000.0  # bytes of these states, per address
    sync_bytes_burst_address: int = 64_000_000  # a short burst of such bytes
    points_per_second: float = 5.0  # places that a player points at, per connection
    points_burst: int = 10  # a short burst of such places
    bad_messages: int = 10  # unreadable messages before a socket is closed
    queue: int = 64  # messages queued for a slow reader
    tables_per_hour: int = 40  # new tables with rematches, lessons and continued games, per device
    tables_per_hour_address: int = 200  # the same, per address
    open_tables: int = 5000  # lobbies, games and lessons that have not ended
    open_tables_per_device: int = 20  # of these, per device
    open_tables_per_address: int = 100  # of these, opened within a day, per address
    live_tables: int = 1000  # tables in memory without viewers
    live_bytes: int = 512 * 1024 * 1024  # approximate memory for tables; above it, those without viewers are unloaded
    idle_seconds: float = 600.0  # time in memory after the last viewer; one minute if the game is over
    sockets: int = 6000  # WebSockets, at most three quarters of all connections
    sockets_per_device: int = 40  # of these, per device
    watchers: int = 500  # pages that view one table; players and the host are always admitted
    free_bytes: int = 64 * 1024 * 1024  # below this free disk space the server is not ready and opens no tables
    games_listed: int = 24  # games on a page of a device
    undos_per_turn: int = 20  # undone steps in a turn
    events_per_table: int = 5000  # events until no seat changes and nothing is undone; the game can end
    data_requests_per_hour: int = 30  # export, erasure and transfer of personal data, per address
    codes_per_hour: int = 10  # attempts at a transfer code, per address
    sign_ins_per_quarter: int = 10  # password attempts within 15 minutes, per address, session and name
    sign_ups_per_hour: int = 10  # new accounts, per address
    passkeys_per_quarter: int = 40  # passkey challenges within 15 minutes, per address
    bots_each: int = 5  # bot accounts per account
    renames_per_day: int = 5  # new names, per account
    hashes_at_once: int = 2  # concurrent password checks; each takes 19 MiB and 30 ms of a core
    hashes_waiting: int = 64  # waiting password checks; further ones get 503 busy
    seat_changes_per_minute: int = 12  # changes of seats and bots, per device
    votes_per_quarter: int = 6  # votes proposed within 15 minutes, per device and table
    vote_seconds: float = 90.0  # time until a vote expires, unless a turn may take longer
    reports_per_day: int = 5  # reports of people at tables, per device
    reports_per_hour: int = 20  # reports, per address
    chat_messages: int = 3  # messages within chat_seconds, per device and table
    chat_seconds: float = 20.0  # the time in which chat_messages are counted
    chat_messages_kept: int = 50  # messages of a table in memory
    nudge_seconds: float = 120.0  # time between two nudges of a device
    watchers_named: int = 20  # names of spectators that are shown
    grace_seconds: float = 60.0  # least time before the rule about absent players applies
    seeks: int = 5000  # people waiting to be paired at a time
    seeks_per_hour: int = 120  # new seeks, per device
    seeks_per_address: int = 10  # people waiting at a time, per address; raise it for a school with one address
    seek_seconds: float = 12.0  # time without contact from its page until a seek is skipped
    match_seconds: float = 20.0  # time for paired players to arrive before the others seek again
    alert_seconds: float = 10.0  # absence until a player is notified of their turn
    pushes_each: int = 5  # subscribed browsers, per device
    pushes_per_hour: int = 30  # new subscriptions, per device; twice as many per address
    mail_seconds: float = 60.0  # wait before a player who was not reached gets one mail with all news
    mails_per_day: int = 10  # mails, per person
    mail_confirmations_per_day: int = 5  # confirmation mails, per account
    mail_confirmations_per_day_address: int = 20  # confirmation mails, per network address
    bot_offer_seconds: float = 30.0  # wait before a player is offered a bot
    seeks_listed: int = 100  # length of the list of seeks
    tables_listed: int = 200  # length of the list of public tables
    games_shown: int = 60  # length of the list of games to watch
    lobby_update_seconds: float = 0.5  # time between two updates of these lists
    sockets_per_address: int = 1000  # WebSockets, per address
    joins_per_second: float = 20.0  # new WebSockets, per address
    joins_burst: int = 200  # a short burst of new WebSockets
    requests_per_minute: float = 60.0  # requests below /api, per device; cached answers count a quarter
    requests_burst: int = 120  # a short burst of such requests
    requests_per_minute_address: float = 600.0  # the same, per address
    requests_burst_address: int = 1200  # a short burst of such requests
    pages_per_minute_address: float = 1200.0  # pages and previews, per address; static files are free
    pages_burst_address: int = 2400  # a short burst of such pages
    renders_per_second: float = 5.0  # pictures to draw, per address; further ones wait, cached ones are free
    renders_burst: int = 1000  # a short burst of such pictures
    films_each: int = 1  # films made at a time, per device and per address
    boards_each: int = 2  # pictures of boards made at a time, per device and per address
    analyses_each: int = 2  # analyses at a time, per device
    analyses_each_address: int = 8  # the same, per address
    analyses_per_hour: int = 120  # new analyses, per address; cached ones are free
    trials_per_hour: int = 60  # trials of tile sets, per address
    sets_per_hour: int = 60  # shared tile sets, per address
    imports_per_hour: int = 60  # games opened from files, per address
    bot_seconds: float = 30.0  # time until a silent helper process for bots restarts, including its start
    client_errors_per_hour: int = 20  # reports of errors of the page, per address and process
    hints_per_hour: int = 400  # hints and notes about a turn, per device
    cards_per_hour: int = 120  # new preview cards, per address; cached ones are free
    pings_per_second: float = 2.0  # control frames, per WebSocket; then the server closes it
    pings_burst: int = 20  # a short burst of such frames
    connections: int = 10_000  # all connections, fewer without enough file descriptors; 96 are reserved
    connections_per_address: int = 64  # connections without WebSockets; trusted proxies have no such limit
    head_bytes: int = 16 * 1024  # size of a request's head; larger ones get 431
    head_seconds: float = 5.0  # time to send a complete head
    body_seconds: float = 30.0  # time to send a body
    stalled_seconds: float = 30.0  # time to read a response; then the server disconnects


@dataclass
class TokenBucket:
    """A token bucket: refills at `rate` per second up to `size`. `take` returns the wait in seconds. `spare` refuses
    instead."""

    rate: float
    size: float
    clock: Callable[[], float]
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.size, self.clock()

    def take(self) -> float:
        """Take a token. Returns the seconds to wait before using it, 0 while the bucket is not empty."""
        now = self.clock()
        self.level = min(self.size, self.level + (now - self.at) * self.rate) - 1
        self.at = now
        return max(0.0, -self.level / self.rate)

    def spare(self) -> bool:
        """Take a token if there is one. Returns whether there was."""
        if self.take() == 0:
            return True
        self.level += 1
        return False


class SlidingWindow:
    """Allows `most` events for each key within the last `seconds`."""

    HOUR = 3600.0

    def __init__(self, most: int, clock: Callable[[], float], seconds: float = HOUR) -> None:
        self.most, self.seconds, self._clock = most, seconds, clock
        self._times: dict[str, deque[float]] = {}
        self._say: Callable[[bytes], None] | None = None

    def wait(self, key: str) -> float:
        """Seconds until the key is allowed again; 0 if it is allowed now."""
        times = self._times.get(key)
        if times is None:
            return 0.0
        while times and times[0] <= self._clock() - self.seconds:
            times.popleft()
        if not times:
            del self._times[key]
            return 0.0
        return times[0] + self.seconds - self._clock() if len(times) >= self.most else 0.0

    def may(self, key: str) -> bool:
        """Whether the key is allowed now. If so, count it."""
        if self.wait(key) > 0:
            return False
        self.note(key)
        return True

    def over(self, bus: "Bus", topic: str) -> Self:
        """Count across all processes on this bus, as far as its messages arrive. Returns self."""
        self._say = partial(bus.say, topic)
        bus.listen(topic, lambda key: self._count(key.decode("utf-8", "replace")))
        return self

    def note(self, key: str) -> None:
        """Count an event of the key."""
        if self._say is None:
            self._count(key)
        else:
            self._say(key.encode())  # this process receives it as well

    def _count(self, key: str) -> None:
        if len(self._times) > 100_000:
            self._times.clear()
        self._times.setdefault(key, deque()).append(self._clock())
