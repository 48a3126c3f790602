"""Files of a game: what comes is whole, what cannot come is refused with a reason."""

import gzip
import io
import random
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bastide.game import Game
from bastide.game.turns import record_turn_ends
from bastide.jcz import Saved, export, read
from bastide.records.record import Record
from bastide.server.tables.history.records import make_record
from bastide.server.tables.table import Table
from tests.browser.fixtures.scenes import store
from tests.server.conftest import BOT, ME, PATIENCE, AppServer, run_app_server
from tests.server.fixtures.tables import misty, rush, seed_table


@pytest.fixture(scope="module")
def rooms() -> dict[str, Table]:
    """A finished game, a short one of a team, and one that goes on."""
    made = {"base": seed_table("base+fields", 1), "team": misty(1, seed=3), "live": seed_table("base+fields", 2)}
    for name, room in made.items():
        rush(room, random.Random(3), most=25 if name == "live" else 1000)
        room.table = f"file-{name}"
    return made


@pytest.fixture(scope="module")
def served(rooms: dict[str, Table], tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppServer]:
    """A server with these tables."""
    data: Path = tmp_path_factory.mktemp("files")
    store(data, *rooms.values())
    with run_app_server(data) as server:
        yield server


def get(server: AppServer, path: str, status: int = 200) -> Any:
    answer = server.client.get(f"/api/tables/file-{path}")
    assert answer.status_code == status, answer.text
    return answer


def test_the_turns_come_packed_and_the_same_again(served: AppServer, rooms: dict[str, Table]) -> None:
    answer = get(served, "base/replay")
    assert answer.json()["over"]
    assert len(answer.json()["frames"]) == len(record_turn_ends(make_record(rooms["base"])))
    plain = served.client.get("/api/tables/file-base/replay", headers={"accept-encoding": "identity"})
    assert plain.json() == answer.json()
    assert len(gzip.compress(answer.content)) < 20_000
    assert not get(served, "live/replay").json()["over"]


def test_a_board_is_a_picture_of_its_turn(served: AppServer) -> None:
    svg = get(served, "base/board.svg?turn=4")
    ElementTree.fromstring(svg.content)
    assert svg.headers["content-disposition"] == 'attachment; filename="file-base.turn-4.svg"'
    assert "Anna" in svg.text
    assert "Anna" not in get(served, "base/board.svg?turn=4&names=0").text
    png = Image.open(io.BytesIO(get(served, "team/board.png?width=400&theme=dusk").content))
    assert (png.format, png.width) == ("PNG", 400)


@pytest.mark.long
def test_a_film_shows_every_turn(served: AppServer, rooms: dict[str, Table]) -> None:
    assert get(served, "team/film").json()["state"] == "none"
    assert get(served, "team/film.webp", 404).json()["code"] == "no-film"
    begun = served.client.post("/api/tables/file-team/film").json()
    assert begun["state"] in ("waiting", "making")
    until = time.monotonic() + PATIENCE
    while (told := get(served, "team/film").json())["state"] in ("waiting", "making"):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert told["state"] == "ready"
    data = get(served, "team/film.webp")
    assert len(data.content) == told["of"]
    film = Image.open(io.BytesIO(data.content))
    assert film.format == "WEBP"
    assert film.n_frames == len(record_turn_ends(make_record(rooms["team"])))  # type: ignore[attr-defined]
    assert served.client.post("/api/tables/file-team/film").json()["state"] == "ready"


def test_a_film_is_cancelled_by_the_last_who_wants_it(served: AppServer) -> None:
    one, two = served.person(), served.person()
    address = "/api/tables/file-base/film?theme=dusk"
    for who in (one, two):
        assert served.client.post(address, headers=who).json()["state"] in ("waiting", "making")
    assert served.client.delete(address, headers=one).json()["state"] in ("waiting", "making")
    assert served.client.delete(address, headers=two).json()["state"] == "none"
    assert get(served, "base/film.webp?theme=dusk", 404).json()["code"] == "no-film"


def test_the_record_and_the_jcz_are_the_game(served: AppServer, rooms: dict[str, Table]) -> None:
    room = rooms["base"]
    assert room.match is not None
    record = Record.loads(get(served, "base/record").content)
    assert Game.replay(record).hash() == room.match.game.hash()
    saved: Saved = read(get(served, "base/jcz").content)
    assert saved.names
    assert get(served, "team/jcz", 409).json()["code"] == "jcz-unsupported"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("base/board.png?turn=99", 404, "no-such-turn"),
        ("base/board.svg?turn=x", 404, "no-such-turn"),
        ("base/board.svg?theme=pink", 400, "bad-picture"),
        ("base/board.png?width=9", 400, "bad-picture"),
        ("live/film", 409, "not-over"),
        ("nowhere/replay", 404, "no-such-table"),
        ("base/what", 404, "no-such-address"),
    ],
)
def test_refusals_have_a_reason(served: AppServer, path: str, status: int, code: str) -> None:
    told = get(served, path, status).json()
    assert told["code"] == code
    assert told["text"].endswith(".")


def test_nothing_is_told_before_the_game_begins(server: AppServer) -> None:
    me = server.person()
    table = server.open(me, ME, {"kind": "open"}, BOT)
    answer = server.client.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-started")


@pytest.mark.parametrize(("table", "status"), [("file-base", 200), ("file-team", 409)])
def test_a_file_of_jcloisterzone_is_made_once(
    served: AppServer, monkeypatch: pytest.MonkeyPatch, table: str, status: int
) -> None:
    made: list[Record] = []
    genuine = export

    def counted(record: Record) -> Any:
        made.append(record)
        return genuine(record)

    monkeypatch.setattr("bastide.server.features.games.export_api.export", counted)
    served.client.app.app.state.files._kept.clear()  # type: ignore[attr-defined]
    for _ in range(3):
        assert served.client.get(f"/api/tables/{table}/jcz").status_code == status
    assert len(made) == 1


def test_a_width_of_very_many_digits_is_refused(served: AppServer) -> None:
    answer = served.client.get(f"/api/tables/file-base/board.png?width={'1' * 8000}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-picture")
