"""The steward of tournaments: opens the tables of a round, hears how their games ended, and goes on.

Law: what is stored decides; a step can be done again after a stop at any place. A game of a tournament begins when its
table is made: nobody has to wait for the other to come, and whoever begins is the one of the duel in its first game,
the two in its second, and so on.
"""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from bastide.server.common.bus import OVER
from bastide.server.hall.summary import summary_in
from bastide.server.hall.tables import append_of, new_room
from bastide.server.messages.events import SeatPlan
from bastide.server.messages.terms import Terms
from bastide.server.people import accounts
from bastide.server.storage import tournaments
from bastide.server.storage.database import StoreError
from bastide.server.storage.db import Db
from bastide.server.storage.service import DAY
from bastide.server.storage.tournaments import Kept
from bastide.server.telling.words import table_id
from bastide.server.tournament.pairing import Kind, next_round, rounds_of
from bastide.server.tournament.score import Duel, Game, Result

if TYPE_CHECKING:
    from bastide.server.hall.hub import Hub

log = logging.getLogger("bastide.tournaments")
SWEEP_SECONDS: Final = 15.0
HOUR_MS: Final = 3_600_000
WAITED_DAYS: Final = 60
"""So long a tournament waits for its start."""


class Plan(msgspec.Struct, frozen=True):
    """What was agreed on: duels of so many `games`, a round within so many `hours` (0: no hurry), at `most` so many
    people; so many `rounds` in Swiss. With `deal` all boards of a round play with the same draws."""

    kind: Kind
    games: int
    most: int
    terms: Terms
    rounds: int = 0
    hours: int = 0
    deal: bool = False


_decode = msgspec.json.Decoder(Plan).decode
pack = msgspec.json.Encoder().encode


def plan_of(kept: Kept) -> Plan:
    """The plan of a tournament."""
    return _decode(kept.plan.encode())


def draws_of(kept: Kept, number: int, n: int) -> bytes:
    """The secret of the draws with which all boards play their game `n` (from 0) of a round (from 0)."""
    return hmac.new(kept.secret, f"{number}|{n}".encode(), hashlib.sha256).digest()


class Steward:
    """Carries on what goes on."""

    def __init__(self, hub: "Hub", pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._hub, self._pause = hub, pause
        self._store = hub.tables.store
        self._one = asyncio.Lock()  # one after the other: nothing is done twice
        hub.bus.listen(OVER, self._heard)

    async def keep(self) -> None:
        """Look after all of them now and then: a word of the bus may have been lost."""
        while True:
            try:
                await self._store.do(partial(tournaments.tidy, before=self._store.service.now() - WAITED_DAYS * DAY))
                here = await self._mine()
                for one in await self._store.do(tournaments.running) if here else ():
                    await self.carry_on(one)
            except StoreError as error:
                log.error("tournaments could not be carried on: %s", error)
            except Exception as error:
                self._hub.trouble(error)
            await self._pause(SWEEP_SECONDS)

    def _heard(self, table: bytes) -> None:
        if not self._hub.draining:
            self._hub.spawn(self._ended_at(table.decode()))

    async def _ended_at(self, table: str) -> None:
        if not await self._mine():
            return  # the process whose work it is hears it too
        if one := await self._store.do(partial(tournaments.of_table, table=table)):
            await self.carry_on(one)

    async def _mine(self) -> bool:
        return await self._store.do(lambda db: db.duty("tournaments"))

    async def start(self, one: str) -> bool:
        """The seeds are fixed, and the first round begins; False where it has begun or been called off. Raises
        StoreError."""
        now = self._store.service.now()

        def begin(db: Db) -> bool:
            kept = tournaments.read(db, one)
            if kept is None or not tournaments.turn(db, one, "open", "running", now):
                return False
            tournaments.seat(db, one, [entrant.device for entrant in kept.entrants])
            return True

        begun = await self._store.do(begin)
        await self.carry_on(one)
        return begun

    async def carry_on(self, one: str) -> None:
        """Do all that can be done now. Raises StoreError."""
        async with self._one:
            while await self._step(one):
                await asyncio.sleep(0)

    async def _step(self, one: str) -> bool:
        """Something was done, and there may be more."""
        kept = await self._store.do(partial(tournaments.read, one=one))
        if kept is None or kept.phase != "running":
            return False
        plan, now = plan_of(kept), self._store.service.now()
        number, open_duels = len(kept.rounds) - 1, False
        for board, duel in enumerate(kept.rounds[-1] if kept.rounds else ()):
            if not duel.result:
                done = await self._duel(kept, plan, number, board, duel)
                open_duels = open_duels or not done
        if open_duels:
            return False
        gone = frozenset(n for n, entrant in enumerate(kept.entrants) if entrant.withdrawn)
        people = len(kept.entrants)
        if number + 1 >= rounds_of(plan.kind, people, plan.rounds) or people - len(gone) < 2:
            await self._store.do(partial(tournaments.turn, one=one, before="running", phase="over", now=now))
            return False
        duels = await asyncio.to_thread(next_round, plan.kind, people, kept.rounds, gone)
        due = now + plan.hours * HOUR_MS if plan.hours else 0
        await self._store.do(partial(tournaments.add_round, kept=kept, duels=duels, due_ms=due, now=now))
        return True

    async def _duel(self, kept: Kept, plan: Plan, number: int, board: int, duel: Duel) -> bool:
        """What has happened in a duel, and its next game; True once it is decided."""
        for game in duel.games:
            if not game.result:
                game.result, game.points = await self._store.do(partial(_ended, kept=kept, duel=duel, game=game))
                if game.result:
                    note = partial(tournaments.note_game, table=game.table, result=game.result, points=game.points)
                    await self._store.do(note)
        late = bool(kept.due_ms) and self._store.service.now() >= kept.due_ms
        left = _left(kept, duel)
        result = left or duel.decided(plan.games, late)
        if result:
            said = bool(left) or late  # rather than by what was played out
            await self._store.do(
                partial(tournaments.note_duel, one=kept.id, number=number, board=board, result=result, said=said)
            )
            return True
        if all(game.result for game in duel.games):
            n, table = len(duel.games), table_id()
            add = partial(tournaments.add_game, one=kept.id, number=number, board=board, n=n, table=table)
            duel.games.append(Game(await self._store.do(add)))
        await self._table(kept, plan, number, duel)
        return False

    async def _there(self, table: str) -> bool:
        sql = "SELECT count(*) FROM tables WHERE id = ?"
        return bool(await self._store.do(lambda db: db.execute(sql, (table,)).get))

    async def _table(self, kept: Kept, plan: Plan, number: int, duel: Duel) -> None:
        """The table of a duel's last game is there."""
        n, table = len(duel.games) - 1, duel.games[-1].table
        if await self._there(table):
            return
        assert duel.two is not None, "who has nobody to play has no game"
        both = [kept.entrants[seed] for seed in (duel.one, duel.two)][:: 1 if n % 2 == 0 else -1]
        names = await self._store.do(partial(accounts.names, devices=[one.device for one in both]))
        plans = [SeatPlan("person", names.get(one.device, one.name), one.device) for one in both]
        terms = msgspec.structs.replace(plan.terms, starter=0)
        secret = draws_of(kept, number, n) if plan.deal else b""
        room = new_room(
            terms, kept.name, "", plans, table, secret, tournament=kept.id, deal=plan.deal, public=not plan.deal
        )
        room.start("", "")
        part = append_of(room, new=True)
        assert part is not None
        try:
            await self._store.append(part)
        except StoreError:
            if not await self._there(table):  # otherwise another process was quicker
                raise
        self._hub.tell_lists(part)


def _left(kept: Kept, duel: Duel) -> Result:
    """Whoever withdraws has lost what he has not finished."""
    if duel.two is None:
        return "one"
    one, two = (kept.entrants[seed].withdrawn for seed in (duel.one, duel.two))
    if one and two:
        return "none"
    return "two" if one else "one" if two else ""


def _ended(db: Db, kept: Kept, duel: Duel, game: Game) -> tuple[Result, tuple[int, int]]:
    """How the game at a table ended; "" while it goes on. Who gave up or ran out of time has lost, whatever the points
    say; a game that was abandoned otherwise has been won by nobody."""
    summary = summary_in(db, game.table)
    if summary is None or (summary.phase not in ("over", "abandoned") and not summary.resigned):
        return "", (0, 0)
    order = (1, 0) if duel.games.index(game) % 2 else (0, 1)
    points = (summary.scores[order[0]], summary.scores[order[1]])
    if summary.phase == "abandoned" and not summary.winners:
        return "none", points
    winners = summary.winners or [seat for seat in order if seat not in summary.resigned]
    won = [seat in winners for seat in order]
    return "drawn" if won[0] == won[1] else "one" if won[0] else "two", points
