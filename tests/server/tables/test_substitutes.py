"""Who plays for those who leave a table, and what bots are called there."""

from bastide.bots.levels import LEVELS
from bastide.bots.registry import BOTS, CALLED, NEWCOMERS_BOT, choose_substitute
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack
from bastide.server.tables import seating
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.conftest import ME, OPEN, AppServer
from tests.server.fixtures.tables import ANNA, BEN, cid, misty, start_table, table

A, B = SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)


def bot(name: str) -> SeatPlan:
    """A seat of that bot."""
    return SeatPlan("bot", name.title(), bot=name)


def test_the_page_is_told_of_the_players_weakest_first(server: AppServer) -> None:
    meta = server.client.get("/api/meta").json()
    assert [one["bot"] for one in meta["players"]] == [level.name for level in LEVELS]
    assert [one["bot"] for one in meta["players"]] == [name for name in reversed(BOTS) if name in CALLED]
    assert len({one["called"] for one in meta["players"]}) == len(LEVELS)
    assert meta["newcomer"] == NEWCOMERS_BOT
    assert NEWCOMERS_BOT not in (LEVELS[0].name, LEVELS[-1].name)


def test_a_table_chooses_who_plays_for_those_who_leave(server: AppServer) -> None:
    anna = server.person()
    name = server.open(anna, ME, OPEN, options={"substitute": "odile"})
    with server.sit_at(name, anna) as line:
        assert (line.table["options"]["substitute"], line.table["substitute"]) == ("odile", "odile")
    for wrong, rules in (("nobody", "base"), ("odile", "mists")):
        asked = {"rules": rules, "seats": [ME, OPEN], "options": {"substitute": wrong}}
        for path in ("/api/check", "/api/tables"):
            assert server.client.post(path, json=asked, headers=anna).json()["code"] == "no-such-bot", (path, wrong)


def test_the_chosen_one_plays_for_who_is_away_and_for_who_resigns() -> None:
    room = start_table(A, B, bot("pauline"), substitute="sidonie")
    assert isinstance(room.handle(client_messages.Away(cid(), room.head), Caller(ANNA)), Ack)
    assert room.seats[0].bot == "sidonie"
    assert isinstance(room.handle(client_messages.Resign(cid(), room.head, 1), Caller(BEN)), Ack)
    assert room.seats[1].bot == "sidonie"


def test_without_a_choice_it_is_the_player_that_sits_there() -> None:
    room = start_table(A, B, bot("random"), bot("odile"), bot("master"))
    assert seating.choose_substitute(room) == "odile"
    assert views.make_snapshot(room, Caller(BEN)).table["substitute"] == "odile"
    assert "substitute" not in views.make_snapshot(room, Caller(BEN)).table["options"]


def test_a_stand_in_is_no_player_of_the_table() -> None:
    room = start_table(A, B)
    room.apply(events.BotSat(1, "master", "Ben", away=True))
    assert seating.choose_substitute(room) == "greedy"
    room.apply(events.HandedBack(1))
    room.apply(events.Resigned(1, "master"))
    assert seating.choose_substitute(room) == "greedy"


def test_a_team_has_a_team_mate_whoever_sits_there() -> None:
    assert seating.choose_substitute(misty(1)) == "mate"
    assert choose_substitute("mists", "", ["greedy", "random"]) == "mate"


def test_bots_sit_under_their_own_names(server: AppServer) -> None:
    anna = server.person()
    twice = {"kind": "bot", "bot": "pauline"}
    name = server.open(
        anna, ME, twice, twice, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "odile", "name": "Eve"}
    )
    with server.sit_at(name, anna) as line:
        assert [seat["name"] for seat in line.table["seats"]] == ["Anna", "Pauline", "Pauline 2", "Bertrand", "Eve"]
    room = table(SeatPlan("person", "Gaspard", ANNA), SeatPlan("open"))
    assert isinstance(room.handle(client_messages.PutBot(cid(), room.head, 1, "gaspard"), Caller(ANNA)), Ack)
    assert room.seats[1].name == "Gaspard 2"


def test_whoever_is_sent_away_leaves_the_seat_to_a_bot_with_its_own_name() -> None:
    room = start_table(A, B)
    assert isinstance(room.handle(client_messages.Kick(cid(), room.head, 1, "sidonie", False), Caller(ANNA)), Ack)
    assert (room.seats[1].bot, room.seats[1].name) == ("sidonie", "Sidonie")
