"""Names: what is kept, what is refused, and who would be taken for whom."""

import json
import unicodedata
from importlib import resources

import pytest

from bastide.server.common.errors import RequestError
from bastide.server.common.names import (
    BOT_NAMES,
    LONGEST_NAME,
    MOST_POINTS,
    TakenNames,
    clean_name,
    fit_name,
    skeletons,
)
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject
from bastide.server.tables.table import Caller, Table
from tests.server.conftest import BOT, ME, OPEN, AppServer
from tests.server.fixtures.tables import ANNA, BEN, cid, table

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
JOINED = [
    FAMILY,
    "\U0001f3f4\u200d\u2620\ufe0f",  # a pirate's flag
    "\U0001f3f3\ufe0f\u200d\U0001f308",
    "\U0001f44b\U0001f3fd",  # a hand and its skin
    "\U0001f469\U0001f3fd\u200d\U0001f680",
    "\U0001f1e8\U0001f1ff",  # the flag of two letters
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # that of Scotland
    "1\ufe0f\u20e3",
    "\u2764\ufe0f",
    "\U0001fae8",  # newer than some tables of Unicode
]


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        (" Anna  Maria ", "Anna Maria"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("\U0001d400nna", "Anna"),
        ("E\u0301va", "\u00c9va"),
        ("O\u00b4Brien", "O\u2019Brien"),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("\u674e\u5c0f\u9f99", "\u674e\u5c0f\u9f99"),
        (
            "\u0645\u06cc\u200c\u0631\u0648\u062f",
            "\u0645\u06cc\u200c\u0631\u0648\u062f",
        ),  # Persian has a joiner of its own
        ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"),
        ("\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",) * 2,
        ("\u0e17\u0e35\u0e48",) * 2,
        ("x" * LONGEST_NAME,) * 2,
        (FAMILY * 8,) * 2,
        *[(one, one) for one in JOINED],
    ],
)
def test_what_is_kept(raw: str, kept: str) -> None:
    assert clean_name(raw) == unicodedata.normalize("NFKC", kept)
    assert clean_name(clean_name(raw)) == clean_name(raw), "a name stays as it is"


BLANK = [0x3164, 0x115F, 0x1160, 0xFFA0, 0x2800, 0x34F, 0xAD, 0x61C, 0x17B4, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E,
    0x202E, 0x2060, 0x2066, 0xFE00, 0xFE0F, 0xFEFF, 0xFFFC, 0x1D159, 0x1D173, 0x16FE4, 0xE0001, 0xE0067,
    0xE0100, 0xE000, 0xD800, 0x7F, 0x0378]  # fmt: skip


@pytest.mark.parametrize("code", BLANK)
def test_nothing_invisible_alone_or_within(code: int) -> None:
    for raw in (chr(code), f"a{chr(code)}b", f"Anna{chr(code)}", chr(code) * 4):
        with pytest.raises(RequestError) as no:
            clean_name(raw)
        assert no.value.code == "bad-name"


@pytest.mark.parametrize(
    "raw",
    [
        "",
        " \u00a0\u3000 ",
        "x" * (LONGEST_NAME + 1),
        "Z" + "\u0336\u0337\u0338",
        "Z" + "\u0301" * 23,
        "\u0301a",
        "a \u0301b",
        "\ufdfd" * LONGEST_NAME,
        "\ufdfd" * 3,
        "\U00012219" * 8,
        "\ufdfa" * 2,
        FAMILY + "\u200d",
        "\u200d" + FAMILY,
        "\U0001f3f4\U000e0067\U000e0062",
        "a\u20e3\u20e3\u20e3",
        FAMILY * 9,
        "\u0645\u06cc\u200c",
        "\u0645\u200c\u200c\u0631",
    ],
)
def test_what_is_refused(raw: str) -> None:
    with pytest.raises(RequestError) as no:
        clean_name(raw)
    assert no.value.code == "bad-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Anna", "\u0391nna"),  # Greek
        ("ANNA", "\u0391\u039d\u039d\u0391"),
        ("Ilona", "llona"),
        ("Bob", "B0b"),
        ("Oto", "0t0"),
        ("Lea 1", "Lea I"),
        ("\u0421\u0410\u0428\u0410", "CA\u0428A"),
        ("\u00c9va", "\u0415\u0301va"),
        ("Jean-Luc", "Jean\u2013Luc"),
        ("O'Brien", "O\u2019Brien"),
        ("Stra\u00dfe", "STRASSE"),
        (FAMILY, FAMILY.replace("\u200d", "")),
        ("\u2764", "\u2764\ufe0f"),
    ],
)
def test_who_would_be_taken_for_whom(one: str, other: str) -> None:
    assert other in TakenNames([one])
    assert one in TakenNames([other])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Eva", "\u00c9va"), ("Ian", "Lan"), ("Ema", "Erna"), ("Anna", "Ana"), ("\u674e", "\u6881"), ("Lev", "Leo")],
)
def test_who_is_told_apart(one: str, other: str) -> None:
    assert other not in TakenNames([one])


def test_the_lookalikes_are_signs_that_other_forms_do_not_make() -> None:
    told = json.loads((resources.files("bastide.data") / "lookalikes.json").read_text(encoding="utf-8"))
    seen = "".join(told["signs"].values())
    assert len(seen) == len(set(seen)) > 250
    assert all(unicodedata.normalize("NFKC", sign) == sign for sign in seen)
    assert not set(told["signs"]) & set(seen), "nobody is taken for somebody who is taken for another one"
    assert "Not covered" in told["about"]


def test_equal_names_get_numbers_that_nobody_has() -> None:
    taken = TakenNames()
    assert [taken.numbered("A") for _ in range(3)] == ["A", "A 2", "A 3"]
    assert taken.numbered("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    assert taken.numbered("X" * LONGEST_NAME) == "X" * (LONGEST_NAME - 2) + " 2"
    assert [taken.bot() for _ in range(8)] == [*BOT_NAMES, "Miller 2", "Miller 3"]
    assert fit_name("A lesson about roads and cities") == "A lesson about roads and"
    assert len(fit_name(FAMILY * 9)) <= MOST_POINTS


def test_nobody_is_stopped_at_a_table_of_ones_own_and_all_are_told_apart(server: AppServer) -> None:
    anna = server.person()
    name = server.open(anna, ME, ME, {"kind": "bot", "name": "\u0410nna"}, {"kind": "bot", "name": "MILLER"}, BOT)
    with server.sit_at(name, anna) as line:
        shown = [seat["name"] for seat in line.table["seats"]]
    assert shown == ["Anna", "Anna 2", "\u0410nna 3", "MILLER", "Weaver"]
    assert len({one for name in shown for one in skeletons(name)}) == 10


def test_a_name_that_looks_like_another_is_taken(server: AppServer) -> None:
    name = server.open(server.person(), ME, OPEN, OPEN)
    with server.sit_at(name, server.person()) as line:
        for like in ("\u0410nna", "ANNA", "An\u006ea", "\uff21nna"):
            answer = line.ask("sit", seat=1, name=like)
            assert (answer["t"], answer["code"]) == ("reject", "name-taken"), like
        assert line.ask("sit", seat=1, name="\u3164")["code"] == "bad-name"
        assert line.ask("sit", seat=1, name=f"Ben {FAMILY}")["t"] == "ack"


def test_names_of_tables_keep_the_same_rules(server: AppServer) -> None:
    for raw, status in (("\u3164", 400), ("Friday " + FAMILY, 201), ("x" * 25, 400)):
        body = {"rules": "base", "seats": [ME, OPEN], "name": raw}
        assert server.client.post("/api/tables", json=body, headers=server.person()).status_code == status


def test_a_bot_takes_a_name_that_does_not_look_like_a_persons() -> None:
    room = table(SeatPlan("person", "miller", ANNA), SeatPlan("open"), SeatPlan("person", "We\u0430ver", BEN))
    assert isinstance(room.handle(client_messages.PutBot(cid(), room.head, 1, "greedy"), Caller(ANNA)), Ack)
    assert room.seats[1].name == "Bertrand"
    room = table(SeatPlan("person", "miller", ANNA), SeatPlan("open"), SeatPlan("person", "We\u0430ver", BEN))
    assert isinstance(room.handle(client_messages.PutBot(cid(), room.head, 1, "random"), Caller(ANNA)), Ack)
    assert room.seats[1].name == "Potter"


def test_a_log_with_names_of_its_time_loads_as_before() -> None:
    names = ["A", "A", "\u3164", "Z" + "\u0301" * 23]
    room = table(*[SeatPlan("person", name, ANNA) for name in names])
    again = Table(room.table, room.secret)
    for event in room.log:
        again.apply(events.decode_event(events.SCHEMA, events.encode_event(event), "Event"))
    assert [seat.name for seat in again.seats] == names
    answer = again.handle(client_messages.Stand(cid(), again.head, 3), Caller(ANNA))
    assert isinstance(answer, Ack)
    assert isinstance(again.handle(client_messages.Sit(cid(), again.head, 3, "a"), Caller(BEN)), Reject)
