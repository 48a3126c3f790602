"""One person with several accounts raises no number; those who play at home or at a club stay rated."""

import random
from itertools import combinations
from pathlib import Path

from bastide.server.accounts import networks
from bastide.server.features.ratings import leaderboards, weights
from bastide.server.storage.db import Db
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.rated_games import Resign, again, begin_rated_game, make_members, play_rated_game, rows, say
from tests.server.fixtures.tables import ANNA, BEN, EVE, rush

PAST_HALF = 80
"""Actions after which more than half of the 72 tiles lie, and no game is over: it has 85 actions at least."""
CLUB = [f"{n:06}".ljust(32, "0") for n in range(1, 11)]


async def number(place: HubFixture, device: str) -> float:
    """The rating of a device, 1500 where it has none."""

    def work(db: Db) -> float:
        sql = "SELECT rating FROM ratings JOIN rated_people ON rated_people.person = ratings.person WHERE device = ?"
        row = db.execute(sql, (device,)).fetchone()
        return float(row[0]) if row else 1500.0

    return await place.store.do(work)


async def given_up(place: HubFixture, winner: str, loser: str, after: int = 12) -> None:
    """A rated game in which a player resigns after this number of actions."""
    live = await begin_rated_game(place, winner, loser)
    rush(live.room, random.Random(1), most=after)
    await place.hub.commit(live)
    await say(place, live, loser, Resign, 1)


async def acquainted(place: HubFixture, *people: str) -> None:
    """All players have played each other a day ago."""
    for seed, (one, other) in enumerate(combinations(people, 2)):
        await play_rated_game(place, one, other, seed=seed)
    await pass_a_day(place)


async def pass_a_day(place: HubFixture) -> None:
    """All games were a day earlier."""

    def work(db: Db) -> None:
        for table in ("rated_games", "ratings"):
            db.execute(f"UPDATE {table} SET at_ms = at_ms - ?", (weights.DAY_MS + 1,))

    await place.store.do(work)


def test_nine_accounts_that_give_up_raise_nothing(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        attacker, *others = CLUB
        await make_members(place, *CLUB)
        for _ in range(4):
            for other in others:
                await given_up(place, attacker, other)
        assert await number(place, attacker) == 1500.0
        assert await number(place, others[0]) < 1500.0, "who gives up loses all the same"
        assert (await again(place)).different == 0

    at(tmp_path, test)


def test_accounts_that_play_only_for_one_raise_it_by_little(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        attacker, *others = CLUB
        await make_members(place, *CLUB)
        for _ in range(4):
            for other in others:
                await given_up(place, attacker, other, after=PAST_HALF)
        assert await number(place, attacker) <= 1500.0 + weights.NEW_RANGE

    at(tmp_path, test)


def test_who_gives_up_early_loses_and_nobody_gains(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        people = CLUB[:6]
        await make_members(place, *people)
        await acquainted(place, *people)
        before = [await number(place, one) for one in people[:2]]
        await given_up(place, people[0], people[1], after=20)
        after = [await number(place, one) for one in people[:2]]
        assert after[0] == before[0]
        assert after[1] < before[1]
        kept = (await rows(place, "rated_games"))["rated_games"]
        assert [row[8] for row in sorted(kept)][-1] == 1
        await given_up(place, people[0], people[2], after=PAST_HALF)
        assert await number(place, people[0]) > before[0], "from half of the tiles on it counts for both"

    at(tmp_path, test)


def test_the_same_two_count_three_times_a_day_with_shrinking_weight(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, *CLUB[:6])
        await acquainted(place, *CLUB[:6])
        live = [await play_rated_game(place, *CLUB[:2], seed=n) for n in range(5)]
        await pass_a_day(place)
        live.append(await play_rated_game(place, *CLUB[:2]))

        def work(db: Db) -> list[float]:
            sql = "SELECT weight FROM rated_seats WHERE table_id = ? AND seat = 0"
            return [float(db.execute(sql, (one.room.table,)).get) for one in live]

        assert await place.store.do(work) == [1.0, 0.5, 0.25, 0.0, 0.0, 1.0]
        assert (await again(place)).different == 0

    at(tmp_path, test)


def test_a_new_account_changes_nobody_else(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, *CLUB[:7])
        await acquainted(place, *CLUB[:6])
        before = await number(place, CLUB[0])
        await play_rated_game(place, CLUB[0], CLUB[6])
        assert await number(place, CLUB[0]) == before
        assert await number(place, CLUB[6]) != 1500.0, "its own number moves"
        for other in CLUB[1:5]:
            await play_rated_game(place, other, CLUB[6])
        await pass_a_day(place)
        await play_rated_game(place, CLUB[0], CLUB[6], seed=1)
        assert await number(place, CLUB[0]) != before, "after five different people it counts"

    at(tmp_path, test)


def test_two_at_home_stay_rated_and_are_marked(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN, EVE)
        now = int(place.clocks.wall * 1000)
        for device, network in ((ANNA, "192.0.2.7"), (BEN, "192.0.2.7"), (EVE, "192.0.2.8")):
            await place.store.do(lambda db, d=device, n=network: networks.note_network(db, d, n, now))  # type: ignore[misc]
        for seed in range(3):
            await play_rated_game(place, ANNA, BEN, seed=seed)
        await play_rated_game(place, ANNA, EVE)
        [told] = await place.store.do(lambda db: leaderboards.list_ratings(db, BEN, now))
        assert told["games"] == 3
        kept = sorted((await rows(place, "rated_games"))["rated_games"])
        assert [row[10] for row in kept] == [1, 1, 1, 0]

    at(tmp_path, test)


def test_a_club_evening_from_one_network_is_rated(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        people = CLUB[:6]
        await make_members(place, *people)
        now = int(place.clocks.wall * 1000)
        for device in people:
            await place.store.do(lambda db, d=device: networks.note_network(db, d, "192.0.2.7", now))  # type: ignore[misc]
        await acquainted(place, *people)
        for device in people:
            [told] = await place.store.do(lambda db, d=device: leaderboards.list_ratings(db, d, now))  # type: ignore[misc]
            assert told["games"] == 5

    at(tmp_path, test)
