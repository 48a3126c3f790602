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

    messages_per_second: float = 20.0
    burst: int = 40
    syncs_per_minute: float = 4.0  # complete snapshots that a page requests again, per connection
    syncs_burst: int = 20
    sync_bytes_per_second_address: float = 1_000_000.0  # of such snapshots, per address
    sync_bytes_burst_address: int = 64_000_000
    points_per_second: float = 5.0
    points_burst: int = 10
    bad_messages: int = 10  # unreadable messages before a socket is closed
    queue: int = 64  # messages queued for a slow reader
    tables_per_hour: int = 40  # per device, rematches included
    tables_per_hour_address: int = 200
    open_tables: int = 5000
    open_tables_per_device: int = 20
    open_tables_per_address: int = 100  # of those opened within a day; IPv6 counts by /64
    live_tables: int = 1000  # kept in memory without viewers
    live_bytes: int = 512 * 1024 * 1024  # approximate memory for tables; above it those without viewers are unloaded
    idle_seconds: float = 600.0  # time that a table stays in memory after its last viewer
    sockets: int = 6000
    sockets_per_device: int = 40
    watchers: int = 500  # pages that view one table; players and the host are always admitted
    free_bytes: int = 64 * 1024 * 1024  # below this free disk space the server is not ready and opens no tables
    games_listed: int = 24  # per page of a device's games
    undos_per_turn: int = 20
    events_per_table: int = 5000  # above it no seat changes and no undo; the game can end
    data_requests_per_hour: int = 30  # export, erasure and transfer of personal data, per address
    codes_per_hour: int = 10  # attempts at a transfer code, per address
    sign_ins_per_quarter: int = 10  # attempts within 15 minutes, per address and per name
    sign_ups_per_hour: int = 10  # new accounts, per address
    passkeys_per_quarter: int = 40  # passkey challenges within 15 minutes, per address
    bots_each: int = 5  # bot accounts per account
    renames_per_day: int = 5  # per account
    hashes_at_once: int = 2  # concurrent password checks; each takes 19 MiB and 30 ms of a core
    hashes_waiting: int = 64  # above it people are asked to try again
    seat_changes_per_minute: int = 12  # sitting down, standing up and bots, per device
    votes_per_quarter: int = 6  # votes proposed within 15 minutes, per device and table
    vote_seconds: float = 90.0  # before a vote without all answers expires
    reports_per_day: int = 5  # reports of people at tables, per device
    reports_per_hour: int = 20  # per address
    chat_messages: int = 3  # within `chat_seconds`, per device and table
    chat_seconds: float = 20.0
    chat_messages_kept: int = 50  # per table, in memory
    nudge_seconds: float = 120.0  # between two nudges of a device
    watchers_named: int = 20  # names of spectators that are shown
    grace_seconds: float = 60.0  # least time that others wait before the rule about absent players applies
    seeks: int = 5000  # people waiting to be paired at a time
    seeks_per_hour: int = 120  # per device
    seeks_per_address: int = 10  # waiting at a time, per address
    seek_seconds: float = 12.0  # without contact from its page, a seek is skipped after this
    match_seconds: float = 20.0  # time for paired players to arrive before the others seek again
    alert_seconds: float = 10.0  # before an absent player is notified of their turn
    pushes_each: int = 5  # subscribed browsers per device
    pushes_per_hour: int = 30  # caused by a device; twice as many by an address
    mail_seconds: float = 60.0  # before a player who was not reached gets one mail with all news
    mails_per_day: int = 10  # per person
    mail_confirmations_per_day: int = 5  # confirmation mails that an account causes
    mail_confirmations_per_day_address: int = 20  # per network address
    bot_offer_seconds: float = 30.0  # wait before a player is offered a bot
    seeks_listed: int = 100
    tables_listed: int = 200
    games_shown: int = 60
    lobby_update_seconds: float = 0.5  # between two messages about seeks and open tables
    sockets_per_address: int = 1000
    joins_per_second: float = 20.0  # WebSockets opened, per address
    joins_burst: int = 200
    requests_per_minute: float = 60.0  # below /api, per device; cached answers count a quarter
    requests_burst: int = 120
    requests_per_minute_address: float = 600.0
    requests_burst_address: int = 1200
    pages_per_minute_address: float = 1200.0  # the page itself and its preview; its files are free
    pages_burst_address: int = 2400
    renders_per_second: float = 5.0  # pictures that must be rendered, per address; cached ones are free
    renders_burst: int = 1000
    films_each: int = 1  # running at a time, per device and per address
    boards_each: int = 2
    analyses_each: int = 2  # running at a time, per device
    analyses_each_address: int = 8
    analyses_per_hour: int = 120  # new ones, per address; cached ones are free
    trials_per_hour: int = 60  # of tile sets, per address
    sets_per_hour: int = 60  # shared tile sets, per address
    imports_per_hour: int = 60  # games opened from files, per address
    bot_seconds: float = 30.0  # before an unresponsive worker restarts, including its start
    client_errors_per_hour: int = 20  # reports of errors of the page, per address and process
    hints_per_hour: int = 400  # hints and notes about a turn, per device
    cards_per_hour: int = 120  # new ones, per address; cached ones are free
    pings_per_second: float = 2.0  # per WebSocket, including pongs
    pings_burst: int = 20
    connections: int = 10_000  # including WebSockets; fewer without enough file descriptors
    connections_per_address: int = 64  # besides WebSockets; trusted proxies have no such limit
    head_bytes: int = 16 * 1024
    head_seconds: float = 5.0  # for a complete head, from the connection or the first byte
    body_seconds: float = 30.0
    stalled_seconds: float = 30.0  # before a client that does not read its response is disconnected


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
