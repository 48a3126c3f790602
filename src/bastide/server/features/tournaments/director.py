"""Tournament director: opens the tables of a round, processes their results and starts the next round.

Invariant: only stored state counts, so each step can be repeated after a crash. A game starts as soon as its table
exists, without waiting for the players. The duel's `one` moves first in the first game, `two` in the second, and so on.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from bastide.server.accounts import accounts
from bastide.server.common.bus import OVER
from bastide.server.features.notifications import turn_alerts
from bastide.server.features.tournaments import entry_store, store
from bastide.server.features.tournaments.format import count_rounds
from bastide.server.features.tournaments.plan import (
    TournamentPlan,
    count_sides,
    draw_secret_of_round,
    pair_next_round,
    parse_plan,
    seed_entrants,
    withdrawn_sides,
)
from bastide.server.features.tournaments.score import Duel, DuelGame, DuelResult
from bastide.server.features.tournaments.store import Tournament
from bastide.server.live.event_batch import make_batch
from bastide.server.live.hub import Hub
from bastide.server.live.registry import new_table
from bastide.server.live.summary import load_summary
from bastide.server.protocol.events import AnyEvent, SeatPlan
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.storage.db import Db
from bastide.server.storage.service_clock import DAY
from bastide.server.tables.results.tallies import final_places
from bastide.server.tables.seating import resignation_events
from bastide.server.tables.table import Table
from bastide.server.tables.views.ids import new_table_id

log = logging.getLogger("bastide.tournaments")
SWEEP_SECONDS: Final = 15.0
HOUR_MS: Final = 3_600_000
WAITED_DAYS: Final = 60
"""A tournament that has not started after this time is cancelled."""


class OpenedElsewhere(Exception):
    """Another process has opened the table of this game."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class TournamentDirector:
    """Advances all running tournaments."""

    def __init__(self, hub: Hub, pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._hub, self._pause = hub, pause
        self._store = hub.tables.store
        self._one = asyncio.Lock()  # one step at a time, so that none runs twice
        hub.bus.listen(OVER, self._heard)

    async def run(self) -> None:
        """Check all tournaments periodically, since a bus message may be lost."""
        while True:
            try:
                await self._store.do(
                    store.cancel_stale_tournaments, before=self._store.service.now() - WAITED_DAYS * DAY
                )
                here = await self._mine()
                for one in await self._store.do(store.list_running_tournaments) if here else ():
                    await self.carry_on(one)
            except StoreError as error:
                log.error("tournaments could not be carried on: %s", error)
            except Exception as error:
                self._hub.report_error(error)
            await self._pause(SWEEP_SECONDS)

    def _heard(self, table: bytes) -> None:
        if not self._hub.draining:
            self._hub.spawn(self._ended_at(table.decode()))

    async def _ended_at(self, table: str) -> None:
        if not await self._mine():
            return  # the process with this duty receives the message too
        if one := await self._store.do(store.tournament_of, table=table):
            await self.carry_on(one)

    async def _mine(self) -> bool:
        return await self._store.do(lambda db: db.duty("tournaments"))

    async def start(self, one: str) -> bool:
        """Fix the seeds and start the first round. Returns False if the tournament is not open. Raises StoreError."""
        now = self._store.service.now()

        def begin(db: Db) -> bool:
            kept = store.load_tournament(db, one)
            if kept is None or not store.change_phase(db, one, "open", "running", now):
                return False
            people, teams = seed_entrants(db, kept, parse_plan(kept), int(time.time() * 1000))
            entry_store.store_seeds(db, one, people, teams)
            return True

        begun = await self._store.do(begin)
        await self.carry_on(one)
        return begun

    async def carry_on(self, one: str) -> None:
        """Advance a tournament as far as possible. Raises StoreError."""
        async with self._one:
            while await self._step(one):
                await asyncio.sleep(0)

    async def _step(self, one: str) -> bool:
        """Advance by one step. Returns whether there may be more to do."""
        kept = await self._store.do(store.load_tournament, one=one)
        if kept is None or kept.phase != "running":
            return False
        plan, now = parse_plan(kept), self._store.service.now()
        number, open_duels = len(kept.rounds) - 1, False
        for board, duel in enumerate(kept.rounds[-1] if kept.rounds else ()):
            if not duel.result:
                done = await self._duel(kept, plan, number, board, duel)
                open_duels = open_duels or not done
        if open_duels:
            return False
        people = count_sides(kept, plan)
        duels, matches = list[Duel](), list[Duel]()
        if number + 1 < count_rounds(plan, people) and people - len(withdrawn_sides(kept, plan)) >= 2:
            duels, matches = await asyncio.to_thread(pair_next_round, kept, plan)
        if not duels and not matches:
            await self._store.do(store.change_phase, one=one, before="running", phase="over", now=now)
            return False
        due = now + plan.hours * HOUR_MS if plan.hours else 0
        await self._store.do(store.add_round, kept, duels, due, now, matches)
        return True

    async def _duel(self, kept: Tournament, plan: TournamentPlan, number: int, board: int, duel: Duel) -> bool:
        """Record results and open the next game of a duel. Returns True once the duel is decided."""
        for n, game in enumerate(duel.games):
            ended = None if game.result else await self._store.do(_game_result, duel=duel, table=game.table, n=n)
            if ended is not None:
                duel.games[n] = ended
                await self._store.do(store.record_game_result, game=ended)
        late = bool(kept.due_ms) and self._store.service.now() >= kept.due_ms
        left = _withdrawal_result(kept, duel)
        result = left or duel.decided(plan.games, late)
        if result:
            said = bool(left) or (late and not any(game.result for game in duel.games))
            places = _places(kept, duel) if result == "placed" else ()
            await self._store.do(store.record_duel_result, kept.id, number, board, result, said, places)
            duel.result, duel.places, duel.said = result, tuple(places), said  # the next round is paired from it
            return True
        if all(game.result for game in duel.games):
            duel.games.append(DuelGame(await self._open_game(kept, plan, number, board, duel)))
        await self._give_up(kept, duel)
        return False

    async def _give_up(self, kept: Tournament, duel: Duel) -> None:
        """Resign for withdrawn players at tables of more than two, where a bot plays their seats to the end."""
        table = duel.games[-1].table
        left = {n for n, seed in enumerate(duel.people) if kept.entrants[seed].withdrawn}
        if not duel.others or not left:
            return
        summary = await self._store.do(load_summary, table=table)
        if summary is None or left <= set(summary.resigned):
            return

        def farewell(room: Table) -> list[AnyEvent]:
            still = [seat.number for seat in room.seats if seat.number in left and not seat.resigned]
            return resignation_events(room, still) if still and room.phase == "playing" else []

        # this takes the table over from another process, since only the director resigns for these players
        if live := await self._hub.tables.get(table):
            await self._hub.leave_seats(live, farewell)

    async def _open_game(self, kept: Tournament, plan: TournamentPlan, number: int, board: int, duel: Duel) -> str:
        """Store the next game of a duel together with its table, so that no game is listed without one.

        Returns the table id, which may be that of another process. Raises StoreError.
        """
        n = len(duel.games)
        room = await self._new_table(kept, plan, number, n, duel)
        part = make_batch(room, new=True, listeners=self._hub.listeners)
        assert part is not None
        alerts = turn_alerts.notify_game_start(self._hub, room)

        def add(db: Db) -> None:
            table = store.add_tournament_game(db, kept.id, number, board, n, room.table)
            if table != room.table:
                raise OpenedElsewhere(table)
            if alerts is not None:
                alerts(db)

        try:
            await self._store.append(part, also=add)
        except OpenedElsewhere as other:
            return other.table
        self._hub.tell_lists(part)
        return room.table

    async def _new_table(self, kept: Tournament, plan: TournamentPlan, number: int, n: int, duel: Duel) -> Table:
        order = duel.people if n % 2 == 0 else duel.people[::-1]
        people = [kept.entrants[seed] for seed in order]
        names = await self._store.do(accounts.account_names, devices=[one.device for one in people])
        plans = [SeatPlan("person", names.get(one.device, one.name), one.device) for one in people]
        room = new_table(
            msgspec.structs.replace(plan.terms, starter=0),
            kept.name,
            "",
            plans,
            new_table_id(),
            draw_secret_of_round(kept, plan, number, n) if plan.deal else b"",
            extension=self._hub.listeners.extension,
            tournament=kept.id,
            deal=plan.deal,
            public=not plan.deal,
        )
        room.start("", "")
        return room


def _withdrawal_result(kept: Tournament, duel: Duel) -> DuelResult:
    """A withdrawn player loses an unfinished duel. With more than two players the others play on."""
    if duel.two is None:
        return "one"
    out = [kept.entrants[seed].withdrawn for seed in duel.people]
    if all(out):
        return "none"
    if duel.others:
        return "placed" if out.count(False) == 1 else ""
    return "two" if out[0] else "one" if out[1] else ""


def _places(kept: Tournament, duel: Duel) -> tuple[int, ...]:
    """The places as played. If only one player is left, they take first place."""
    told = next((game.places for game in duel.games if game.places), ())
    return told or tuple(2 if kept.entrants[seed].withdrawn else 1 for seed in duel.people)


def _game_result(db: Db, duel: Duel, table: str, n: int) -> DuelGame | None:
    """Return the result of game `n` of a duel, or None while it is running.

    A player who resigned or ran out of time has lost, regardless of points. Any other abandoned game has no winner.
    """
    summary = load_summary(db, table)
    if summary is None:
        return None
    seats = len(duel.people)
    alone = len(summary.resigned) >= seats - 1
    if summary.phase not in ("over", "abandoned") and not alone:
        return None
    order = range(seats)[::-1] if n % 2 else range(seats)
    points = tuple(summary.scores[seat] for seat in order)
    if summary.phase == "abandoned" and not summary.winners and not alone:
        return DuelGame(table, "none", points)
    winners = summary.winners or [seat for seat in order if seat not in summary.resigned]
    if duel.others:
        places = final_places(winners, summary.scores, summary.resigned)
        return DuelGame(table, "placed", points, tuple(places[seat] for seat in order))
    won = [seat in winners for seat in order]
    return DuelGame(table, "drawn" if won[0] == won[1] else "one" if won[0] else "two", points)
