"""Who is called to which table, and when: the clocks are in the test's hand, the push service is the test's own."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from bastide.server.features.account import privacy
from bastide.server.features.notifications import store
from bastide.server.features.notifications.dispatcher import EACH, PAUSES, NotificationDispatcher
from bastide.server.features.notifications.outbound import OutboundPolicy
from bastide.server.features.notifications.turn_alerts import SEEN_SECONDS, turn_moment
from bastide.server.live.registry import LiveTable
from bastide.server.live.timers.clocks import load_vacations
from bastide.server.protocol.clock import Clock
from bastide.server.storage import table_clocks as stored
from bastide.server.storage.db import Db
from tests.server.fixtures.hub import HubFixture
from tests.server.fixtures.lobby import LobbyFixture
from tests.server.fixtures.push_service import PushService
from tests.server.fixtures.tables import ANNA, BEN
from tests.server.live.test_absence import come, stay
from tests.server.live.test_clocks import BOT, A, B, laid, lying, page, turn

THREE = Clock(days=3)
HOUR = 3600.0


class Calls:
    """A hub with its push service, and a browser of Ben that hears."""

    def __init__(self, place: HubFixture, receiver: PushService) -> None:
        self.place, self.receiver = place, receiver
        place.hub.wall = lambda: place.clocks.wall
        self.caller = NotificationDispatcher(place.hub, "", OutboundPolicy(anywhere=True))

    async def hears(self, device: str = BEN, name: str = "one", language: str = "en") -> None:
        """Another browser wants to hear."""
        push = self.receiver.push(device, name, language)
        await self.place.store.do(lambda db: store.store_subscription(db, push, 5))
        self.place.hub.alerts_wanted = True

    async def after(self, seconds: float) -> list[str]:
        """So much time goes by; the kinds of all that has been said then."""
        self.place.clocks.now += seconds
        self.place.clocks.wall += seconds
        await asyncio.sleep(0)
        await self.place.store.do(lambda db: None)  # what was noted beside is stored
        await asyncio.gather(*await self.caller.round())
        return [kind for kind, _, _ in self.receiver.said]

    def leave(self, live: LiveTable, device: str) -> None:
        """The page of somebody is closed."""
        self.place.hub.leave(live, page(live, device))


def calling(folder: Path, test: Callable[[Calls], Coroutine[Any, Any, None]], heard: bool = True) -> None:
    """Run a test on a hub whose Ben wants to hear."""

    async def run(place: HubFixture) -> None:
        with PushService() as receiver:
            calls = Calls(place, receiver)
            if heard:
                await calls.hears()
            await test(calls)
            await calls.caller.close()

    stay(folder, run)


async def anna_plays(calls: Calls, clock: Clock | None = THREE) -> LiveTable:
    """Anna has made her turn, alone at the table."""
    live = await (laid(calls.place, THREE, A, B) if clock else laid(calls.place, Clock(budget=600), A, B))
    calls.leave(live, BEN)
    await turn(calls.place, live)
    return live


def test_who_is_away_is_called_to_his_turn_once(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await anna_plays(calls)
        assert await calls.after(5) == [], "he may be on his way"
        assert await calls.after(10) == ["turn"]
        assert calls.receiver.said == [("turn", "It is your turn", live.room.name)]
        assert calls.receiver.opened(calls.receiver.heard[0])["table"] == live.room.table
        assert await calls.after(600) == ["turn"]

    calling(tmp_path, run)


def test_it_is_said_in_the_language_of_the_browser(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await calls.hears(BEN, "one", "cs")
        await calls.hears(BEN, "two", "de")
        await anna_plays(calls)
        assert sorted(await calls.after(15)) == ["turn", "turn"]
        assert {title for _, title, _ in calls.receiver.said} == {"Jsi na tahu", "Du bist dran"}

    calling(tmp_path, run)


def test_who_is_at_the_table_is_not_called(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await laid(calls.place, THREE, A, B)
        await turn(calls.place, live)
        assert await calls.after(HOUR) == []

    calling(tmp_path, run)


def test_who_comes_in_time_is_not_called(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await anna_plays(calls)
        assert await calls.after(5) == []
        await come(calls.place, live, BEN)
        assert await calls.after(20) == []

    calling(tmp_path, run)


def test_who_goes_as_his_turn_begins_may_not_have_seen_it(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await laid(calls.place, THREE, A, B)
        await turn(calls.place, live)
        await calls.after(SEEN_SECONDS - 5)
        calls.leave(live, BEN)
        assert await calls.after(1) == []
        assert await calls.after(15) == ["turn"]

    calling(tmp_path, run)


def test_who_goes_later_knows_that_it_is_his_turn(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await laid(calls.place, THREE, A, B)
        await turn(calls.place, live)
        await calls.after(SEEN_SECONDS + 5)
        calls.leave(live, BEN)
        assert await calls.after(1) == []
        assert await calls.after(60) == []

    calling(tmp_path, run)


def test_nobody_is_called_twice_until_he_has_been_there(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await anna_plays(calls)
        assert await calls.after(15) == ["turn"]
        await come(calls.place, live, BEN)
        await turn(calls.place, live)
        calls.leave(live, BEN)
        await calls.after(60)
        await turn(calls.place, live)
        assert await calls.after(15) == ["turn", "turn"]

    calling(tmp_path, run)


def test_games_with_fast_clocks_and_without_call_too(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await anna_plays(calls, None)
        assert await calls.after(15) == ["turn"]

    calling(tmp_path, run)


def test_who_plays_with_bots_only_is_left_in_peace(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await lying(calls.place, Clock(budget=600), BOT, B)
        await come(calls.place, live, BEN)
        calls.leave(live, BEN)
        assert turn_moment(live.room) is None
        assert await calls.after(HOUR) == []

    calling(tmp_path, run)


def test_nothing_is_noted_while_nobody_wants_to_hear(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await anna_plays(calls)
        calls.place.hub.alerts_wanted = True
        assert await calls.after(0) == []
        count = await calls.place.store.do(lambda db: int(db.execute("SELECT count(*) FROM alerts").get))
        assert count == 0

    calling(tmp_path, run, heard=False)


def test_when_time_runs_out_it_is_said_as_well(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await anna_plays(calls)
        assert await calls.after(15) == ["turn"]
        assert await calls.after(59 * HOUR) == ["turn"]
        assert await calls.after(HOUR + 60) == ["turn", "late"]
        _, title, body = calls.receiver.said[-1]
        assert (title, body) == ("Your time is running out", f"{live.room.name}: 12 hours left")
        assert await calls.after(6 * HOUR) == ["turn", "late"]

    calling(tmp_path, run)


def test_who_has_looked_and_not_moved_hears_that_time_runs_out(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await anna_plays(calls)
        await come(calls.place, live, BEN)
        await calls.after(HOUR)
        calls.leave(live, BEN)
        assert await calls.after(60 * HOUR) == ["late"]

    calling(tmp_path, run)


def test_who_is_on_vacation_is_not_called(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        now = calls.place.store.service.open()
        await calls.place.store.do(partial(stored.store_vacation, device=BEN, begun=now, ended=now + 7 * 86_400_000))
        await load_vacations(calls.place.hub)
        await anna_plays(calls)
        assert await calls.after(3 * 24 * HOUR) == []
        await calls.after(4 * 24 * HOUR + 60)
        assert await calls.after(60) == ["turn"], "he is back"

    calling(tmp_path, run)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await calls.hears(BEN, "two")
        calls.receiver.answers = [(410, {})]
        await anna_plays(calls)
        await calls.after(15)
        left = await calls.place.store.do(lambda db: store.list_subscriptions(db, BEN))
        assert len(left) == 1
        assert len(calls.receiver.heard) == 2
        assert await calls.after(HOUR) == ["turn", "turn"], "the other one was reached"

    calling(tmp_path, run)


def test_what_could_not_be_sent_is_tried_again_with_growing_pauses(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        calls.receiver.answers = [(503, {}), (503, {})]
        await anna_plays(calls)
        assert len(await calls.after(15)) == 1
        assert len(await calls.after(PAUSES[0] - 2)) == 1
        assert len(await calls.after(4)) == 2
        assert len(await calls.after(PAUSES[0] + 2)) == 2
        assert len(await calls.after(PAUSES[1])) == 3
        assert len(await calls.after(24 * HOUR)) == 3

    calling(tmp_path, run)


def test_and_given_up_in_the_end(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        calls.receiver.answers = [(503, {})] * 20
        await anna_plays(calls)
        for _ in range(12):
            await calls.after(1.1 * HOUR)
        assert len(calls.receiver.heard) == 1 + len(PAUSES)

    calling(tmp_path, run)


def test_only_browsers_that_were_not_reached_are_tried_again(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await calls.hears(BEN, "two")
        calls.receiver.answers = [(503, {}), (201, {})]
        await anna_plays(calls)
        await calls.after(15)
        await calls.after(PAUSES[0] + 1)
        paths = [one.path for one in calls.receiver.heard]
        assert len(paths) == 3
        assert paths.count(paths[0]) in (1, 2)
        assert sorted(map(paths.count, set(paths))) == [1, 2]

    calling(tmp_path, run)


def test_two_who_see_to_the_same_alert_send_it_once(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await anna_plays(calls)
        other = NotificationDispatcher(calls.place.hub, "", OutboundPolicy(anywhere=True))
        calls.place.clocks.wall += 15
        both = [*await calls.caller.round(), *await other.round()]
        await asyncio.gather(*both)
        assert (await calls.caller.sender()).public == (await other.sender()).public, "the house has one key"
        await other.close()
        assert len(both) == 2
        assert len(calls.receiver.heard) == 1

    calling(tmp_path, run)


def test_an_alert_of_a_process_that_stopped_is_not_lost(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await anna_plays(calls)
        calls.place.clocks.wall += 15
        now = calls.place.hub.now_ms()
        [one] = [
            one
            for one in await calls.place.store.do(lambda db: store.list_due_alerts(db, now, 9))
            if one.kind == "turn"
        ]
        assert await calls.place.store.do(lambda db: store.claim_alert(db, one, now + 60_000))
        assert await calls.after(30) == []
        assert await calls.after(40) == ["turn"]

    calling(tmp_path, run)


def test_the_person_takes_it_along_and_with_him_it_goes(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        hub, fresh = calls.place.hub, "f" * 32
        calls.leave(await anna_plays(calls), ANNA)
        await privacy.move_device_data(hub, BEN, fresh)
        told = (await privacy.export_device(hub, fresh))["alerts"]
        assert [one["endpoint"] for one in told["pushes"]] == [calls.receiver.endpoint()]
        assert {one["kind"] for one in told["alerts"]} == {"turn", "late"}
        assert await calls.after(15) == ["turn"], "he is called under his new name"
        await privacy.erase_device(hub, fresh)
        left = await calls.place.store.do(
            lambda db: [*db.execute("SELECT device FROM pushes UNION SELECT device FROM alerts")]
        )
        assert left == []

    calling(tmp_path, run)


def test_who_is_nobody_hears_nothing(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await calls.hears(ANNA, "anna")
        live = await laid(calls.place, THREE, A, B)
        calls.leave(live, BEN)
        await turn(calls.place, live)
        await calls.after(15)
        assert {one.path for one in calls.receiver.heard} == {"/push/one"}, "Anna has nothing to do"

    calling(tmp_path, run)


def test_nobody_with_many_tables_keeps_others_waiting(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await calls.hears(ANNA, "anna")

        def note(db: Db) -> None:
            for n in range(EACH + 3):
                store.add_alert(db, BEN, f"table-{n}", "turn", n)
            store.add_alert(db, ANNA, "table-0", "turn", 1000)

        await calls.place.store.do(note)
        under_way = await calls.caller.round()
        assert len(under_way) == EACH + 1, "and Anna's"
        await asyncio.gather(*under_way)

    calling(tmp_path, run)


def test_who_was_paired_and_does_not_come_is_called_at_once_and_only_then(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        await calls.hears(ANNA, "anna")
        hall = LobbyFixture(calls.place)
        anna, ben = await hall.page(ANNA), await hall.page(BEN)
        await anna.seek("Anna")
        await ben.seek("Ben")
        await hall.meeting.round()
        live = await calls.place.hub.tables.get(anna.last("seeking")["table"])
        assert live is not None
        await come(calls.place, live, ANNA)
        assert await calls.after(1) == [], "the page leads him there"
        assert await calls.after(2) == ["paired"]
        assert calls.receiver.said == [("paired", "Someone wants to play with you now", live.room.name)]
        [heard] = calls.receiver.heard
        assert heard.path == "/push/one", "Anna has come"
        assert (heard.headers["urgency"], heard.headers["ttl"]) == ("high", "60"), "soon the other seeks on"
        assert await calls.after(30) == ["paired"]

    calling(tmp_path, run)
