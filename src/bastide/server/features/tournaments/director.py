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

log = logging.getLogger("bastide.tournaments")
SWEEP_SECONDS: Final = 15.0
HOUR_MS: Final = 3_600_000
WAITED_DAYS: Final = 60
"""A tournament that has not started after this time is cancelled."""


class OpenedElsewhere(Exception):
    """Another process has opened the table of this game. The argument is its id."""


class TournamentDirector:
    """Advances all running tournaments."""

    def __init__(self, hub: Hub, pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._hub, self._pause = hub, pause
        self._store = hub.tables.store
        self._lock = asyncio.Lock()  # one step at a time, so that none runs twice
        hub.bus.listen(OVER, self._on_game_over)

    async def run(self) -> None:
        """Check all tournaments periodically, since a bus message may be lost."""
        while True:
            try:
                oldest = self._store.service.now() - WAITED_DAYS * DAY
                await self._store.do(store.cancel_stale_tournaments, oldest)
                on_duty = await self._is_on_duty()
                for id in await self._store.do(store.list_running_tournaments) if on_duty else ():
                    await self.advance(id)
            except StoreError as error:
                log.error("tournaments could not be carried on: %s", error)
            except Exception as error:
                self._hub.report_error(error)
            await self._pause(SWEEP_SECONDS)

    def _on_game_over(self, table: bytes) -> None:
        if not self._hub.draining:
            self._hub.spawn(self._advance_tournament_of(table.decode()))

    async def _advance_tournament_of(self, table: str) -> None:
        if not await self._is_on_duty():
            return  # the process with this duty receives the message too
        if id := await self._store.do(store.tournament_of, table):
            await self.advance(id)

    async def _is_on_duty(self) -> bool:
        return await self._store.do(lambda db: db.duty("tournaments"))

    async def start(self, id: str) -> bool:
        """Fix the seeds and start the first round. Returns False if the tournament is not open. Raises StoreError."""
        now = self._store.service.now()

        def begin(db: Db) -> bool:
            tournament = store.load_tournament(db, id)
            if tournament is None or not store.change_phase(db, id, "open", "running", now):
                return False
            people, teams = seed_entrants(db, tournament, parse_plan(tournament), int(time.time() * 1000))
            entry_store.store_seeds(db, id, people, teams)
            return True

        begun = await self._store.do(begin)
        await self.advance(id)
        return begun

    async def advance(self, id: str) -> None:
        """Advance a tournament as far as possible. Raises StoreError."""
        async with self._lock:
            while await self._step(id):
                await asyncio.sleep(0)

    async def _step(self, id: str) -> bool:
        """Advance by one step. Returns whether there may be more to do."""
        tournament = await self._store.do(store.load_tournament, id)
        if tournament is None or tournament.phase != "running":
            return False
        plan, now = parse_plan(tournament), self._store.service.now()
        number, open_duels = len(tournament.rounds) - 1, False
        for board, duel in enumerate(tournament.rounds[-1] if tournament.rounds else ()):
            if not duel.result and not await self._advance_duel(tournament, plan, number, board, duel):
                open_duels = True
        if open_duels:
            return False
        people = count_sides(tournament, plan)
        duels, matches = list[Duel](), list[Duel]()
        if number + 1 < count_rounds(plan, people) and people - len(withdrawn_sides(tournament, plan)) >= 2:
            duels, matches = await asyncio.to_thread(pair_next_round, tournament, plan)
        if not duels and not matches:
            await self._store.do(store.change_phase, id, "running", "over", now)
            return False
        due = now + plan.hours * HOUR_MS if plan.hours else 0
        await self._store.do(store.add_round, tournament, duels, due, now, matches)
        return True

    async def _advance_duel(
        self, tournament: Tournament, plan: TournamentPlan, number: int, board: int, duel: Duel
    ) -> bool:
        """Record results and open the next game of a duel. Returns True once the duel is decided."""
        for n, game in enumerate(duel.games):
            ended = None if game.result else await self._store.do(_game_result, duel, game.table, n)
            if ended is not None:
                duel.games[n] = ended
                await self._store.do(store.record_game_result, ended)
        late = bool(tournament.due_ms) and self._store.service.now() >= tournament.due_ms
        forfeit = _withdrawal_result(tournament, duel)
        if result := forfeit or duel.decided(plan.games, late):
            duel.result = result  # the next round is paired from it
            duel.unplayed = bool(forfeit) or (late and not any(game.result for game in duel.games))
            duel.places = _places(tournament, duel) if result == "placed" else ()
            await self._store.do(
                store.record_duel_result, tournament.id, number, board, result, duel.unplayed, duel.places
            )
            return True
        if all(game.result for game in duel.games):
            duel.games.append(DuelGame(await self._open_game(tournament, plan, number, board, duel)))
        await self._resign_withdrawn(tournament, duel)
        return False

    async def _resign_withdrawn(self, tournament: Tournament, duel: Duel) -> None:
        """Resign for withdrawn players at tables of more than two, where a bot plays their seats to the end."""
        table_id = duel.games[-1].table
        left = {n for n, seed in enumerate(duel.people) if tournament.entrants[seed].withdrawn}
        if not duel.others or not left:
            return
        summary = await self._store.do(load_summary, table_id)
        if summary is None or left <= set(summary.resigned):
            return

        def resign(table: Table) -> list[AnyEvent]:
            seats = [seat.number for seat in table.seats if seat.number in left and not seat.resigned]
            return resignation_events(table, seats) if seats and table.phase == "playing" else []

        # this takes the table over from another process, since only the director resigns for these players
        if live := await self._hub.tables.get(table_id):
            await self._hub.leave_seats(live, resign)

    async def _open_game(
        self, tournament: Tournament, plan: TournamentPlan, number: int, board: int, duel: Duel
    ) -> str:
        """Store the next game of a duel together with its table, so that no game is listed without one.

        Returns the table id, which may be that of another process. Raises StoreError.
        """
        n = len(duel.games)
        table = await self._new_table(tournament, plan, number, n, duel)
        batch = make_batch(table, new=True, listeners=self._hub.listeners)
        assert batch is not None
        store_alerts = turn_alerts.notify_game_start(self._hub, table)

        def add(db: Db) -> None:
            stored_id = store.add_tournament_game(db, tournament.id, number, board, n, table.table)
            if stored_id != table.table:
                raise OpenedElsewhere(stored_id)
            if store_alerts is not None:
                store_alerts(db)

        try:
            await self._store.append(batch, also=add)
        except OpenedElsewhere as elsewhere:
            return str(elsewhere)
        self._hub.tell_lists(batch)
        return table.table

    async def _new_table(self, tournament: Tournament, plan: TournamentPlan, number: int, n: int, duel: Duel) -> Table:
        people = [tournament.entrants[seed] for seed in (duel.people[::-1] if n % 2 else duel.people)]
        names = await self._store.do(accounts.account_names, [player.device for player in people])
        table = new_table(
            msgspec.structs.replace(plan.terms, starter=0),
            tournament.name,
            "",
            [SeatPlan("person", names.get(player.device, player.name), player.device) for player in people],
            secret=draw_secret_of_round(tournament, plan, number, n) if plan.deal else b"",
            extension=self._hub.listeners.extension,
            tournament=tournament.id,
            deal=plan.deal,
            public=not plan.deal,
        )
        table.start("", "")
        return table


def _withdrawal_result(tournament: Tournament, duel: Duel) -> DuelResult:
    """A withdrawn player loses an unfinished duel. With more than two players the others play on."""
    if duel.two is None:
        return "one"
    out = [tournament.entrants[seed].withdrawn for seed in duel.people]
    if all(out):
        return "none"
    if duel.others:
        return "placed" if out.count(False) == 1 else ""
    return "two" if out[0] else "one" if out[1] else ""


def _places(tournament: Tournament, duel: Duel) -> tuple[int, ...]:
    """The places as played. If only one player is left, they take first place."""
    played = next((game.places for game in duel.games if game.places), ())
    return played or tuple(2 if tournament.entrants[seed].withdrawn else 1 for seed in duel.people)


def _game_result(db: Db, duel: Duel, table: str, n: int) -> DuelGame | None:
    """Return the result of game `n` of a duel, or None while it is running.

    A player who resigned or ran out of time has lost, regardless of points. Any other abandoned game has no winner.
    """
    summary = load_summary(db, table)
    if summary is None:
        return None
    seats = range(len(duel.people))
    alone = len(summary.resigned) >= len(seats) - 1
    if summary.phase not in ("over", "abandoned") and not alone:
        return None
    order = seats[::-1] if n % 2 else seats
    points = tuple(summary.scores[seat] for seat in order)
    if summary.phase == "abandoned" and not summary.winners and not alone:
        return DuelGame(table, "none", points)
    winners = summary.winners or [seat for seat in order if seat not in summary.resigned]
    if duel.others:
        places = final_places(winners, summary.scores, summary.resigned)
        return DuelGame(table, "placed", points, tuple(places[seat] for seat in order))
    won = [seat in winners for seat in order]
    return DuelGame(table, "drawn" if won[0] == won[1] else "one" if won[0] else "two", points)
