"""A table beside a box: people draw, and say what they drew, where it lies, and what they said wrongly."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide.choices.choice_types import Offer
from bastide.game import Game
from bastide.records.turns import turn_ends
from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.live.rebuild import replay_steps
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import Over, SeatPlan, decode_event, encode_event
from bastide.server.protocol.server_messages import Ack, Reject, Stale
from bastide.server.protocol.table_shapes import MendingInfo
from bastide.server.tables.history import records, verify
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.conftest import BOT, ME, OPEN, AppServer, run_app_server
from tests.server.fixtures.tables import ANNA, EVE, cid, rematch_of, table

PEOPLE = [SeatPlan("person", name, ANNA) for name in ("Anna", "Ben", "Jana")]
BEN_TOO = {"kind": "me", "name": "Ben"}


def beside(rules: str = "base+fields", seats: int = 2, **more: Any) -> Table:
    """A game of Anna's device, about to begin its first draw."""
    room = table(*PEOPLE[:seats], rules=rules, chance="manual", **more)
    room.start("", ANNA)
    return room


def asked(room: Table, device: str = ANNA) -> list[Offer]:
    return views.make_snapshot(room, Caller(device)).offers


def send(room: Table, command: client_messages.Command, device: str = ANNA) -> Ack | Reject | Stale:
    return room.handle(command, Caller(device))


def say(room: Table, *actions: str, device: str = ANNA) -> None:
    """What happened at the table."""
    for action in actions:
        answer = send(room, client_messages.Act(cid(), room.head, action), device)
        assert isinstance(answer, Ack), answer


def refused(answer: Ack | Reject | Stale) -> str:
    assert isinstance(answer, Reject), answer
    return answer.code


def undo(room: Table, device: str = ANNA) -> Ack | Reject | Stale:
    return send(room, client_messages.Undo(cid(), room.head), device)


def correct(room: Table, turn: int) -> Ack | Reject | Stale:
    return send(room, client_messages.Correct(cid(), room.head, turn))


def settle(room: Table, keep: bool) -> Ack | Reject | Stale:
    return send(room, client_messages.Settle(cid(), room.head, keep))


def done(room: Table) -> list[str]:
    assert room.match is not None
    return [action for _, action in room.match.done]


def turns(room: Table) -> list[int]:
    assert room.match is not None
    return turn_ends(room.match.done, room.match.game.over)


def aside(room: Table) -> MendingInfo | None:
    return views.table_info(room, Caller(ANNA)).get("mending")


def finish(room: Table, seed: int = 1, most: int = 10_000) -> None:
    """Anything that is offered, to the end or for so many actions."""
    rng = random.Random(seed)
    while room.phase == "playing" and most:
        most -= 1
        say(room, rng.choice(asked(room))["id"])


def reloaded(room: Table) -> Table:
    """The same from its log, as after a restart of the server."""
    again = Table(room.table, room.secret, LessonExtension())
    for _ in replay_steps(again, [decode_event(1, encode_event(event), "") for event in room.log]):
        pass
    return again


def test_every_kind_that_is_left_is_offered_with_its_number() -> None:
    room = beside()
    kinds = asked(room)
    assert {one["tile"]: one["label"]["args"]["left"] for one in kinds} == Game("base", chance="manual").left()
    assert {one["shape"] for one in kinds} == {"choice"}
    say(room, "draw C")
    assert asked(room)[0]["shape"] == "place"
    say(room, asked(room)[0]["id"])
    while asked(room)[0]["label"]["key"] != "offer-draw":
        say(room, "pass")
    assert "draw C" not in [one["id"] for one in asked(room)]
    assert refused(send(room, client_messages.Act(cid(), room.head, "draw C"))) == "not-in-bag"


def test_a_whole_game_is_kept_as_a_record_with_what_was_said() -> None:
    room = beside()
    finish(room)
    assert room.phase == "over"
    record = records.make_record(room)
    game = Game.replay(record)
    assert record.end is not None
    assert game.scores == record.end.scores
    assert len(turns(room)) - 1 == 71
    assert all(entry.ms is None for entry in record.entries)


@pytest.mark.parametrize(
    "rules", ["base", "base+fields+river+abbot", "base+fields+traders", "base+fields+flier", "mists"]
)
def test_every_chance_of_the_rules_is_said(rules: str) -> None:
    room = beside(rules)
    finish(room, 3, 400)
    assert done(reloaded(room)) == done(room)
    assert any(action.startswith("draw ") for action in done(room))


def test_only_who_sits_there_says_what_was_drawn() -> None:
    room = beside()
    assert asked(room, EVE) == []
    assert refused(send(room, client_messages.Act(cid(), room.head, "draw U"), EVE)) == "not-your-turn"
    say(room, "draw U")
    assert refused(undo(room, EVE)) == "no-undo"


def test_everything_can_be_taken_back_one_by_one_also_after_the_end() -> None:
    room = beside()
    finish(room)
    before = done(room)
    while done(room):
        assert isinstance(undo(room), Ack)
    assert refused(undo(room)) == "no-undo"
    say(room, *before)
    assert room.finished
    assert done(reloaded(room)) == before
    assert sum(isinstance(event, Over) for event in room.log) == 2


def test_the_log_says_nothing_of_slips_of_the_finger() -> None:
    room = beside()
    say(room, "draw U")
    undo(room)
    say(room, "draw V")
    assert room.match is not None
    told = [(entry["kind"], entry["args"].get("tile")) for entry in room.match.log]
    assert told == [("drew", "V")]


def test_the_tile_laid_last_is_turned_where_it_lies() -> None:
    room = beside()
    say(room, "draw V", "place V 1,0 90")
    assert views.table_info(room, Caller(ANNA))["turns"] == [90, 0]
    assert isinstance(send(room, client_messages.Turn(cid(), room.head, 0)), Ack)
    assert done(room) == ["draw V", "place V 1,0 0"]
    assert views.table_info(room, Caller(ANNA))["turns"] == [0, 90]
    assert refused(send(room, client_messages.Turn(cid(), room.head, 180))) == "not-turned"
    say(room, "pass")
    assert refused(send(room, client_messages.Turn(cid(), room.head, 90))) == "not-turned"


def fly_meeple(room: Table) -> None:
    """Play on until the die of a flying machine is thrown."""
    rng = random.Random(1)
    while not done(room) or done(room)[-1] != "fly meeple":
        ids = [one["id"] for one in asked(room)]
        say(room, "fly meeple" if "fly meeple" in ids else "pass" if "pass" in ids else rng.choice(ids))


def test_FLI_12_the_number_of_the_die_is_said_and_the_turn_goes_on() -> None:
    room = beside("base+fields+flier")
    fly_meeple(room)
    before, ended = done(room), turns(room)
    numbers = asked(room)
    assert [(one["id"], one["label"]) for one in numbers] == [
        (f"die {far}", {"key": "offer-die", "args": {"distance": str(far)}}) for far in (1, 2, 3)
    ]
    say(room, "die 3")
    assert len(turns(room)) == len(ended)
    undo(room)
    assert done(room) == before


def test_FLI_12_a_correction_waits_for_the_die() -> None:
    room = beside("base+fields+flier")
    fly_meeple(room)
    say(room, "die 1")
    while asked(room)[0]["label"]["key"] != "offer-draw":
        say(room, asked(room)[0]["id"])
    turn = len(turns(room)) - 1
    finish(room, 2, 12)
    assert isinstance(correct(room, turn), Ack)
    assert aside(room) is not None
    assert asked(room)[0]["label"]["key"] == "offer-draw"


FIVE = [
    ("draw U", "place U 1,0 0", "meeple road 1,0 EW"),
    ("draw E", "place E 0,-1 180", "pass"),
    ("draw U", "place U 2,0 0", "pass"),
    ("draw U", "place U 3,0 0", "pass"),
    ("draw B", "place B 0,1 0", "meeple monastery 0,1 I"),
]


def five() -> Table:
    room = beside()
    for turn in FIVE:
        say(room, *turn)
    return room


def test_an_earlier_turn_is_said_anew_and_the_rest_played_again() -> None:
    room = five()
    assert isinstance(correct(room, 1), Ack)
    assert done(room) == []
    told = aside(room)
    assert told is not None
    assert [one["turn"] for one in told["turns"]] == [1, 2, 3, 4, 5]
    assert told["turns"][0] == {"turn": 1, "seat": 0, "tile": "U", "x": 1, "y": 0, "rotation": 0}
    say(room, "draw U", "place U 1,0 0", "pass")
    assert aside(room) is None
    assert done(room) == ["draw U", "place U 1,0 0", "pass", *[action for turn in FIVE[1:] for action in turn]]
    assert done(reloaded(room)) == done(room)


def test_a_turn_that_does_not_fit_any_more_is_told_with_the_reason_and_waits() -> None:
    room = five()
    correct(room, 3)
    say(room, "draw U", "place U -1,0 0", "pass")  # then the one after it has nothing to lie beside
    told = aside(room)
    assert told is not None
    assert [one["turn"] for one in told["turns"]] == [4, 5]
    assert told["why"]["rule"] == "BASE-11"
    assert done(reloaded(room)) == done(room)
    assert aside(reloaded(room)) == told
    say(room, "draw U", "place U 2,0 0", "pass")
    assert aside(room) is None
    assert done(room)[-6:] == ["draw U", "place U 2,0 0", "pass", *FIVE[4]]


def test_what_does_not_fit_is_given_up() -> None:
    room = five()
    correct(room, 3)
    say(room, "draw U", "place U -1,0 0", "pass")
    assert isinstance(settle(room, keep=True), Ack)
    assert aside(room) is None
    assert len(turns(room)) - 1 == 3
    assert asked(room)[0]["label"]["key"] == "offer-draw"
    assert done(reloaded(room)) == done(room)


@pytest.mark.parametrize("said", [(), ("draw U",), ("draw U", "place U -1,0 0", "pass")])
def test_or_everything_is_left_as_it_was(said: tuple[str, ...]) -> None:
    room = five()
    before = done(room)
    correct(room, 3)
    say(room, *said)
    settle(room, keep=False)
    assert done(room) == before
    assert aside(room) is None
    assert done(reloaded(room)) == before


def test_a_correction_is_taken_back_as_far_as_it_reaches() -> None:
    room = five()
    correct(room, 3)
    assert refused(undo(room)) == "no-undo"
    say(room, "draw U")
    assert isinstance(undo(room), Ack)
    assert refused(correct(room, 1)) == "mended-already"
    assert refused(undo(room)) == "no-undo"


def test_a_turn_under_way_is_kept_as_well() -> None:
    room = five()
    say(room, "draw V", "place V 4,0 90")
    before = done(room)
    correct(room, 2)
    say(room, *FIVE[1])
    assert done(room) == before
    assert asked(room)[0]["shape"] == "slot"


def test_a_game_that_is_over_is_corrected_too() -> None:
    room = beside()
    finish(room)
    before, last = done(room), len(turns(room)) - 1
    assert isinstance(correct(room, last), Ack)
    assert not room.finished
    settle(room, keep=False)
    assert views.table_info(room, Caller(ANNA))["phase"] == "over"
    assert done(room) == before
    assert refused(correct(room, last + 1)) == "not-corrected"
    assert refused(settle(room, keep=True)) == "nothing-mended"


@pytest.mark.parametrize("seed", range(4))
def test_corrections_at_random_lose_nothing_that_was_to_be_kept(seed: int) -> None:
    rng, room = random.Random(seed), beside("base+fields+river+abbot", seats=3)
    finish(room, seed, 120)
    for _ in range(12):
        assert isinstance(correct(room, rng.randrange(1, len(turns(room)))), Ack)
        finish(room, rng.randrange(99), rng.randrange(1, 9))
        assert aside(reloaded(room)) == aside(room)
        if aside(room):
            settle(room, keep=rng.random() < 0.5)
        assert done(reloaded(room)) == done(room)


def test_nobody_promises_draws_and_none_are_proven() -> None:
    room = beside()
    finish(room)
    assert room.secret == b""
    assert room.made.commitment == ""
    with pytest.raises(verify.VerificationError, match="nothing to prove"):
        verify.verify_log(records.public_log(room))


def test_other_tables_know_none_of_it() -> None:
    room = table()
    room.start("", ANNA)
    assert refused(correct(room, 1)) == "not-by-hand"
    assert refused(send(room, client_messages.Turn(cid(), room.head, 0))) == "not-by-hand"
    assert "chance" not in views.table_info(room, Caller(ANNA))["options"]


def test_no_bot_plays_there() -> None:
    room = beside()
    for command in (client_messages.Away(cid(), room.head), client_messages.Resign(cid(), room.head, 0)):
        assert refused(send(room, command)) == "hand-bots"


def test_a_rematch_is_beside_the_box_as_well() -> None:
    room = beside()
    finish(room)
    answer = room.handle(client_messages.Rematch(cid(), room.head), Caller(ANNA, fresh_table=lambda: "next-table"))
    assert isinstance(answer, Ack)
    assert rematch_of(room, "next-table", ANNA).terms.by_hand


def test_over_the_line_it_survives_a_restart(tmp_path: Path) -> None:
    options = {"chance": "manual", "starter": 1}
    with run_app_server(tmp_path / "data") as server:
        who = server.person()
        name = server.open(who, ME, BEN_TOO, options=options)
        with server.sit_at(name, who) as line:
            assert line.table["options"]["chance"] == "manual"
            assert line.offers[0]["seat"] == 1
            assert line.ask("act", offer="draw U")["t"] == "ack"
            line.until("update")
            assert line.ask("act", offer="place U 1,0 0")["t"] == "ack"
        with server.sit_at(name, server.person()) as watcher:
            assert watcher.offers == []
            assert watcher.view and len(watcher.view["tiles"]) == 2  # noqa: PT018
    with run_app_server(tmp_path / "data") as server, server.sit_at(name, who) as line:
        assert line.view and len(line.view["tiles"]) == 2  # noqa: PT018
        assert line.ask("undo")["t"] == "ack"
        assert line.until("snapshot")["view"]["decision"]["step"] == "place"


def test_who_asks_is_given_a_hint(server: AppServer) -> None:
    who = server.person()
    name = server.open(who, ME, BEN_TOO, options={"chance": "manual", "advice": ["hint"]})
    with server.sit_at(name, who) as line:
        assert line.ask("hint")["code"] == "not-your-turn", "it is chance that decides"
        line.ask("act", offer="draw B")
        line.until("update")
        told = line.ask("hint")
        assert [step["id"].split()[0] for step in told["steps"]] == ["place", "meeple"]
        for step in told["steps"]:
            assert line.ask("act", offer=step["id"])["t"] == "ack"
            line.until("update")


def test_bots_and_lots_are_refused_when_it_is_made(server: AppServer) -> None:
    who = server.person()
    body = {"rules": "base", "seats": [ME, BOT], "options": {"chance": "manual"}}
    answer = server.client.post("/api/tables", json=body, headers=who)
    assert (answer.status_code, answer.json()["code"]) == (400, "hand-bots")
    name = server.open(who, ME, OPEN, options={"chance": "manual"})
    with server.sit_at(name, who) as line:
        assert line.table["options"]["starter"] == 0
