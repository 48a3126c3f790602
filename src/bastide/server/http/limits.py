"""How much one visitor may ask for. The clock is passed in, so that tests need not wait."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Self

from bastide.server.common.bus import Bus
from bastide.server.common.log_limit import LogThrottle as LogThrottle
from bastide.server.common.log_limit import log_throttle as log_throttle


@dataclass(frozen=True)
class Limits:
    """Numbers of one server."""

    messages_per_second: float = 20.0
    burst: int = 40
    syncs_per_minute: float = 4.0  # whole states that a page asks for again, of a connection
    syncs_burst: int = 20
    sync_bytes_per_second_address: float = 1_000_000.0  # of such states, by address
    sync_bytes_burst_address: int = 64_000_000
    points_per_second: float = 5.0
    points_burst: int = 10
    bad_messages: int = 10  # after so many unreadable messages a socket is closed
    queue: int = 64  # messages that may wait for a slow reader
    tables_per_hour: int = 40  # per device, rematches included
    tables_per_hour_address: int = 200
    open_tables: int = 5000
    open_tables_per_device: int = 20
    open_tables_per_address: int = 100  # of those opened within a day; IPv6 counts by its /64
    live_tables: int = 1000  # kept in memory although nobody looks
    live_bytes: int = 512 * 1024 * 1024  # about so much memory for tables; beyond, those that nobody looks at go
    idle_seconds: float = 600.0  # so long a table stays in memory after the last who looked
    sockets: int = 6000
    sockets_per_device: int = 40
    watchers: int = 500  # pages that look at one table; whoever sits there or made it always comes in
    free_bytes: int = 64 * 1024 * 1024  # with less on the disk the server is not ready and opens no tables; games go on
    games_listed: int = 24  # of a device, on one page of its games
    undos_per_turn: int = 20
    events_per_table: int = 5000  # from there on nobody sits, stands or takes back; the game is played to its end
    data_requests_per_hour: int = 30  # seeing, erasing and moving what is stored about oneself, per address
    codes_per_hour: int = 10  # tries of a code of another browser, per address
    sign_ins_per_quarter: int = 10  # tries within a quarter of an hour, per address and per name
    sign_ups_per_hour: int = 10  # accounts that are made, per address
    passkeys_per_quarter: int = 40  # questions to a passkey within a quarter of an hour, per address
    bots_each: int = 5  # bots' accounts of an account
    renames_per_day: int = 5  # of an account
    hashes_at_once: int = 2  # passwords that are checked; each takes 19 MiB and 30 ms of a core
    hashes_waiting: int = 64  # beyond, people are asked to come again
    seat_changes_per_minute: int = 12  # sitting down, standing up and bots, per device
    votes_per_quarter: int = 6  # questions to the others, of a device at a table within a quarter of an hour
    vote_seconds: float = 90.0  # until a question that not all have answered lapses
    reports_per_day: int = 5  # of people at tables, by a device
    reports_per_hour: int = 20  # by an address
    chat_messages: int = 3  # that a device may make at a table within so many seconds
    chat_seconds: float = 20.0
    chat_messages_kept: int = 50  # of a table, in memory
    nudge_seconds: float = 120.0  # between two calls of a device to whoever is to decide
    watchers_named: int = 20  # names of those who look on that are told
    grace_seconds: float = 60.0  # somebody else waits at least so long before the rule about absence acts
    seeks: int = 5000  # people who wait to be paired at a time
    seeks_per_hour: int = 120  # of a device
    seeks_per_address: int = 10  # of those who wait at a time, by an address
    seek_seconds: float = 12.0  # so long without a sign of its page, and a seek is passed over
    match_seconds: float = 20.0  # those who were paired come within so long, or the others seek on
    alert_seconds: float = 10.0  # until who is away is called to his turn
    pushes_each: int = 5  # browsers of a device that are called
    pushes_per_hour: int = 30  # that a device, and twice as many that an address lets be called
    mail_seconds: float = 60.0  # until who was not reached is mailed, with all that comes meanwhile
    mails_per_day: int = 10  # to a person
    mail_confirmations_per_day: int = 5  # addresses that an account names, and that are asked
    mail_confirmations_per_day_address: int = 20  # by a network's address
    bot_offer_seconds: float = 30.0  # until who waits is offered a bot
    seeks_listed: int = 100
    tables_listed: int = 200
    games_shown: int = 60
    lobby_update_seconds: float = 0.5  # between two messages about who waits and what is open
    sockets_per_address: int = 1000
    joins_per_second: float = 20.0  # lines that an address opens
    joins_burst: int = 200
    requests_per_minute: float = 60.0  # below /api, of a device; what is answered from memory counts a quarter
    requests_burst: int = 120
    requests_per_minute_address: float = 600.0
    requests_burst_address: int = 1200
    pages_per_minute_address: float = 1200.0  # the page itself and its preview; its files cost nothing
    pages_burst_address: int = 2400
    renders_per_second: float = 5.0  # pictures that must be drawn, of an address; from then on they are kept
    renders_burst: int = 1000
    films_each: int = 1  # under way, of a device and of an address
    boards_each: int = 2
    analyses_each: int = 2  # under way, of a device
    analyses_each_address: int = 8
    analyses_per_hour: int = 120  # that must be made, of an address; those that were are kept
    trials_per_hour: int = 60  # of sets of tiles, of an address
    sets_per_hour: int = 60  # that are shared, of an address
    bot_seconds: float = 30.0  # until a worker that gives no answer is started again, its own start included
    hints_per_hour: int = 400  # hints and notes about a turn, of a device
    cards_per_hour: int = 120  # that must be drawn, of an address; those that were are kept
    pings_per_second: float = 2.0  # of a line, pongs included
    pings_burst: int = 20
    connections: int = 10_000  # lines among them; fewer where there are not so many descriptors
    connections_per_address: int = 64  # beside lines; proxies that are trusted have no such limit
    head_bytes: int = 16 * 1024
    head_seconds: float = 5.0  # until a request has its head, from the connection or its first byte on
    body_seconds: float = 30.0
    stalled_seconds: float = 30.0  # until somebody who takes nothing of his answer is left


@dataclass
class TokenBucket:
    """Refills at `rate` per second up to `size`; each message takes one. Whoever is faster is slowed down, or (`spare`)
    passed over."""

    rate: float
    size: float
    clock: Callable[[], float]
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.size, self.clock()

    def take(self) -> float:
        """Take one; the seconds to wait before it is used, 0 while the bucket is not empty."""
        now = self.clock()
        self.level = min(self.size, self.level + (now - self.at) * self.rate) - 1
        self.at = now
        return max(0.0, -self.level / self.rate)

    def spare(self) -> bool:
        """Take one if there is one."""
        if self.take() == 0:
            return True
        self.level += 1
        return False


class SlidingWindow:
    """How often each key came within the last hour, or so many `seconds`."""

    HOUR = 3600.0

    def __init__(self, most: int, clock: Callable[[], float], seconds: float = HOUR) -> None:
        self.most = most
        self.seconds = seconds
        self._clock = clock
        self._times: dict[str, deque[float]] = {}
        self._say: Callable[[bytes], None] | None = None

    def wait(self, key: str) -> float:
        """Seconds until the key may come again; 0 if it may now."""
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
        """Whether the key may come now; then it has."""
        if self.wait(key) > 0:
            return False
        self.note(key)
        return True

    def over(self, bus: Bus, topic: str) -> Self:
        """Count over all processes that hear this bus, as far as its words come through; the limit itself."""
        self._say = partial(bus.say, topic)
        bus.listen(topic, lambda key: self._count(key.decode("utf-8", "replace")))
        return self

    def note(self, key: str) -> None:
        """The key came."""
        if self._say is None:
            self._count(key)
        else:
            self._say(key.encode())  # this process hears it as well

    def _count(self, key: str) -> None:
        if len(self._times) > 100_000:
            self._times.clear()
        self._times.setdefault(key, deque()).append(self._clock())
