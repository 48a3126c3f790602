"""Rated games: what they are played under, and that each is counted once and for ever the same."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide.server.common.errors import RequestError
from bastide.server.features.account import privacy
from bastide.server.features.games.play_on_api import play_on_terms
from bastide.server.features.ratings import leaderboards, ledger
from bastide.server.features.ratings.ledger import ledger_entry
from bastide.server.live import closing
from bastide.server.protocol import client_messages, events, rated_terms
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject
from bastide.server.protocol.terms import Terms, Wish, make_terms
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.rated_games import (
    RATED,
    again,
    begin_rated_game,
    make_members,
    play_rated_game,
    ratings,
    rows,
    say,
)
from tests.server.fixtures.tables import ANNA, BEN, EVE, append_of, rematch_of, rush, table

BOOK = ("rated_games", "rated_seats", "ratings", "rated_points")


@pytest.mark.parametrize(
    ("rules", "options", "why"),
    [
        ("mists", {}, "team"),
        ("base", {"takeback": True}, "takeback"),
        ("base", {"aids": True}, "aids"),
        ("base", {"house": {"hand": 2}}, "house"),
        ("base", {"chance": "manual"}, "chance"),
        ("base", {"absent": "bot"}, "absent"),
        ("base", {"absent": "end"}, "absent"),
    ],
)
def test_what_would_not_be_fair_is_refused_with_the_reason(rules: str, options: dict[str, Any], why: str) -> None:
    with pytest.raises(RequestError) as no:
        make_terms(rules, Wish(rated=True, **options))
    assert (no.value.code, no.value.args_by_name) == ("not-rated", {"why": why})
    assert no.value.text == rated_terms.SENTENCES[why]
    make_terms(rules, Wish(**options))


def test_a_rated_table_gives_no_help_and_says_that_it_is_rated() -> None:
    terms = make_terms("base", Wish(rated=True))
    assert (terms.takeback, terms.aids, terms.rated) == (False, False, True)
    assert terms.options().get("rated") is True
    assert terms.bound()["rated"] is True


def test_a_table_that_is_not_rated_says_nothing_of_it() -> None:
    room = table(rules="base")
    assert "rated" not in room.terms.options()
    assert "rated" not in room.terms.bound()
    assert b"rated" not in events.encode_event(room.log[0])
    assert ledger_entry(room, room.log) is None


def test_all_who_sit_at_a_rated_table_have_accounts_and_are_called_so(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA)
        await make_members(place, EVE, role="bot")
        for seats, why in (
            ([SeatPlan("person", "x", ANNA), SeatPlan("person", "y", BEN)], "account"),
            ([SeatPlan("person", "x", ANNA), SeatPlan("person", "y", EVE)], "account"),
            ([SeatPlan("person", "x", ANNA), SeatPlan("person", "y", ANNA)], "twice"),
            ([SeatPlan("person", "x", ANNA), SeatPlan("bot", "y", bot="greedy")], "bots"),
        ):
            with pytest.raises(RequestError) as no:
                await place.hub.create(RATED, "Test", ANNA, seats)
            assert no.value.args_by_name == {"why": why}
        live = await place.hub.create(RATED, "Test", ANNA, [SeatPlan("person", "x", ANNA), SeatPlan("open")])
        assert live.room.seats[0].name == "Anna"
        refused = live.room.handle(
            client_messages.Sit("1" * 8, live.room.head, 1, "Ben"), place.hub.make_caller(live, BEN)
        )
        assert isinstance(refused, Reject)
        assert refused.args == {"why": "account"}
        assert isinstance(await say(place, live, BEN, client_messages.Sit, 1, "Somebody"), Ack)
        assert live.room.seats[1].name == "Ben"

    at(tmp_path, test)


def test_in_a_rated_game_nobody_plays_for_anybody_and_who_leaves_resigns(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await begin_rated_game(place, ANNA, BEN)
        for device, kind, more, why in (
            (BEN, client_messages.Away, (), "bots"),
            (ANNA, client_messages.PutBot, (1, "greedy"), "bots"),
            (ANNA, client_messages.Kick, (1, "greedy"), "bots"),
            (ANNA, client_messages.Kick, (1,), "leaving"),
            (BEN, client_messages.Stand, (1,), "leaving"),
        ):
            answer = await say(place, live, device, kind, *more)
            assert isinstance(answer, Reject), kind
            assert (answer.code, answer.args) == ("not-rated", {"why": why})
        assert not live.room.may_undo(ANNA)

    at(tmp_path, test)


def test_a_game_is_rated_when_it_ends_and_who_won_has_gained(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await play_rated_game(place, ANNA, BEN)
        assert live.room.match is not None
        won, lost = (ANNA, BEN) if live.room.match.ranks[0] == 1 else (BEN, ANNA)
        changed = await place.store.do(lambda db: leaderboards.rating_changes(db, live.room.table))
        assert changed is not None
        assert sum(seat["change"] for seat in changed) == 0
        assert all(seat["provisional"] for seat in changed)
        [first], [second] = await ratings(place, won), await ratings(place, lost)
        drawn = live.room.match.ranks == [1, 1]
        assert (first["games"], first["wins"], second["wins"]) == (1, 0 if drawn else 1, 0)
        assert "rating" not in first, "too little is known after one game"
        points = await place.store.do(lambda db: leaderboards.points_by_kind(db, ANNA))
        assert sum(one["points"] for one in points.values()) == live.room.match.game.scores[0]
        assert {one["games"] for one in points.values()} == {1}

    at(tmp_path, test)


@pytest.mark.parametrize("seats", [2, 3])
def test_all_numbers_come_again_from_the_log_bit_for_bit(tmp_path: Path, seats: int) -> None:
    async def test(place: HubFixture) -> None:
        everybody = [ANNA, BEN, EVE][:seats]
        await make_members(place, *everybody)
        for seed in range(4):
            await play_rated_game(place, *everybody, seed=seed)
            everybody = [*everybody[1:], everybody[0]]
        made = await again(place)
        assert (made.games, made.different, made.listed) == (4, 0, [])
        kept = await rows(place, *BOOK)
        await place.store.do(lambda db: db.execute("UPDATE ratings SET rating = rating + 1e-9 WHERE person = 1"))
        await place.store.do(lambda db: db.execute("UPDATE rated_points SET points = points + 1 WHERE person = 2"))
        await place.store.do(lambda db: db.execute("UPDATE rated_seats SET deviation = 1 WHERE person = 1"))
        wrong = await again(place, write=True)
        assert wrong.different >= 3
        assert wrong.listed
        assert await rows(place, *BOOK) == kept, "written as they follow from the log"

    at(tmp_path, test)


def test_a_game_is_rated_once_whatever_is_stored_again(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await begin_rated_game(place, ANNA, BEN)
        rush(live.room, random.Random(1))
        entry = ledger_entry(live.room, live.room.fresh)
        assert isinstance(entry, ledger.RatedGameEnded)
        part = append_of(live.room)
        assert part is not None
        broken = msgspec.structs.replace(part, first=1)  # refused by the log: nothing of it is kept
        with pytest.raises(Exception, match="refuse"):
            await place.store.append(broken)
        assert (await rows(place, "ratings"))["ratings"] == []
        await place.store.append(part)
        kept = await rows(place, *BOOK)
        await place.store.do(lambda db: ledger.note_ledger_entry(db, part.table, entry, 0))
        assert await rows(place, *BOOK) == kept
        assert (await again(place)).different == 0

    at(tmp_path, test)


def test_of_two_who_resigns_has_lost_at_once(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await begin_rated_game(place, ANNA, BEN)
        rush(live.room, random.Random(1), most=12)
        await place.hub.commit(live)
        assert isinstance(await say(place, live, ANNA, client_messages.Resign, 0), Ack)
        kept = await rows(place, *BOOK)
        assert [row[3] for row in kept["rated_seats"]] == [2, 1]
        assert (live.room.phase, live.room.abandoned_by) == ("abandoned", "resigned")
        assert not await place.hub.abandon(live, "time")
        assert await rows(place, *BOOK) == kept

    at(tmp_path, test)


def test_of_three_the_last_who_stays_has_won_and_the_first_to_resign_ends_nothing(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN, EVE)
        live = await begin_rated_game(place, ANNA, BEN, EVE)
        rush(live.room, random.Random(1), most=20)
        await place.hub.commit(live)
        await say(place, live, BEN, client_messages.Resign, 1)
        assert (await rows(place, "rated_games"))["rated_games"] == []
        await say(place, live, ANNA, client_messages.Resign, 0)
        places = [row[3] for row in (await rows(place, "rated_seats"))["rated_seats"]]
        assert places[2] == 1
        assert min(places[:2]) == 2

    at(tmp_path, test)


@pytest.mark.parametrize("end", ["resigned", "agreed", "operator"])
def test_a_game_without_a_result_is_not_rated(tmp_path: Path, end: str) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await begin_rated_game(place, ANNA, BEN)
        rush(live.room, random.Random(1), most=1 if end == "resigned" else 20)
        await place.hub.commit(live)
        if end == "resigned":
            await say(place, live, ANNA, client_messages.Resign, 0)
            rush(live.room, random.Random(1))
        else:
            live.room.abandon("agreed" if end == "agreed" else "operator")
        await place.hub.commit(live)
        kept = await rows(place, *BOOK)
        assert kept["rated_games"] == kept["rated_seats"] == kept["ratings"] == []

    at(tmp_path, test)


def test_who_lets_a_game_lie_until_it_ends_has_lost_it(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await begin_rated_game(place, ANNA, BEN)
        rush(live.room, random.Random(1), most=20)
        await place.hub.commit(live)
        decides = live.room.deciding
        assert decides is not None
        place.hub.tables.drop(live)
        assert await closing.abandon_table(place.hub, live.room.table, "time")
        places = [row[3] for row in (await rows(place, "rated_seats"))["rated_seats"]]
        assert places[decides.number] == 2
        assert sorted(places) == [1, 2]

    at(tmp_path, test)


def test_ratings_move_with_the_device_and_lose_their_name_when_it_is_erased(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        await play_rated_game(place, ANNA, BEN)
        mine = await ratings(place, ANNA)
        await place.store.do(lambda db: ledger.reassign_device(db, ANNA, EVE))
        assert await ratings(place, EVE) == mine
        assert await ratings(place, ANNA) == []
        await place.store.do(lambda db: ledger.reassign_device(db, EVE, BEN))
        assert (await ratings(place, BEN))[0]["games"] == 1, "his own stay, nobody is rated against himself"
        await place.store.do(lambda db: ledger.reassign_device(db, BEN, ""))
        assert await ratings(place, BEN) == []
        assert [row[1] for row in (await rows(place, "rated_people"))["rated_people"]] == ["", ""]
        assert (await again(place)).different == 0

    at(tmp_path, test)


def test_who_has_himself_erased_in_the_middle_has_resigned(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await begin_rated_game(place, ANNA, BEN)
        rush(live.room, random.Random(1), most=12)
        await place.hub.commit(live)
        await privacy.erase_device(place.hub, ANNA)
        assert [row[3] for row in (await rows(place, "rated_seats"))["rated_seats"]] == [2, 1]
        assert await ratings(place, BEN) == [], "too early to have won"
        assert (await again(place)).different == 0

    at(tmp_path, test)


def test_what_is_told_of_a_device_has_its_ratings(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await play_rated_game(place, ANNA, BEN)
        told = (await privacy.export_device(place.hub, ANNA))["rated"]
        assert told["games"][0]["table"] == live.room.table
        assert BEN not in str(told)
        assert (await privacy.export_device(place.hub, EVE))["rated"] is None

    at(tmp_path, test)


def test_a_rematch_is_rated_as_well_and_playing_on_is_not(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        live = await play_rated_game(place, ANNA, BEN)
        assert rematch_of(live.room, "next-table", BEN).terms.rated
        terms, _ = play_on_terms(live.room, 3, 2)
        assert not terms.rated

    at(tmp_path, test)
    assert Terms().rated is False
