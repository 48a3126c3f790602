"""The card of a game, and what previews of links show of a table."""

import io
import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from PIL import Image
from starlette.testclient import TestClient

from bastide.server.app.main import make_app
from bastide.server.app.settings import Settings
from bastide.server.features.games.film import default_colours
from bastide.server.http.hosts import PublicUrl
from bastide.server.http.limits import Limits
from bastide.server.tables import access
from bastide.server.tables.history import records
from bastide.server.tables.results.card import make_card
from bastide.server.tables.results.words import choose_language, load_words
from bastide.server.tables.table import Caller, Table
from tests.browser.fixtures.scenes import store
from tests.server.conftest import BOT, ME, AppServer, run_app_server
from tests.server.fixtures.tables import ANNA, misty, rush, seed_table


@pytest.fixture(scope="module")
def rooms() -> dict[str, Table]:
    """A game that is over, one of a team, one that goes on, and one that nobody else may look at."""
    made = {"over": seed_table("base+fields", 1), "team": misty(1, seed=3)}
    made |= {"live": seed_table("base+fields+river", 2), "shut": seed_table("base", 3)}
    for name, room in made.items():
        rush(room, random.Random(3), most=1000 if name in ("over", "team") else 25)
        room.table = f"card-{name}"
    made["shut"].emit(access.lock_table(made["shut"], False, True, Caller(ANNA)))
    return made


@pytest.fixture(scope="module")
def served(rooms: dict[str, Table], tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppServer]:
    """A server with these tables."""
    data: Path = tmp_path_factory.mktemp("cards")
    store(data, *rooms.values())
    with run_app_server(data) as server:
        yield server


def tags(server: AppServer, path: str, **headers: str) -> dict[str, str]:
    page = server.client.get(f"/t/{path}", headers=headers).text
    return {
        name: unescape(value) for name, value in re.findall(r'<meta (?:property|name)="(\S+)" content="([^"]*)"', page)
    }


def test_the_card_is_a_picture_of_the_size_that_previews_show(served: AppServer) -> None:
    told = tags(served, "card-over")
    answer = served.client.get(told["og:image"].replace("http://localhost", ""))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    picture = Image.open(io.BytesIO(answer.content))
    assert picture.size == (int(told["og:image:width"]), int(told["og:image:height"])) == (1200, 630)
    assert len(answer.content) < 600_000
    assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 1000


def test_a_preview_says_who_won_what_was_played_and_by_whom(served: AppServer, rooms: dict[str, Table]) -> None:
    match = rooms["over"].match
    assert match is not None
    winner = rooms["over"].seats[match.winners[0]].name
    told = tags(served, "card-over")
    assert told["og:title"] == f"{winner} wins · Test"
    assert told["og:description"] == "Base game with Fields · Anna, Ben"
    assert told["og:url"] == "http://localhost/t/card-over"
    assert told["twitter:card"] == "summary_large_image"
    czech = tags(served, "card-over", **{"accept-language": "cs-CZ,cs;q=0.9"})
    assert czech["og:title"] == f"Vítězí {winner} · Test"
    assert "language=cs" in czech["og:image"]


def test_a_turn_has_its_own_preview(served: AppServer) -> None:
    told = tags(served, "card-over?turn=3")
    assert told["og:title"] == "Turn 3 · Test"
    assert told["og:url"].endswith("/t/card-over?turn=3")
    assert "turn=3" in told["og:image"]


def test_games_that_go_on_and_those_of_a_team_have_one_too(served: AppServer) -> None:
    assert tags(served, "card-live")["og:title"] == "Test"
    assert tags(served, "card-team")["og:title"] in ("The team loses · Test", "The team wins · Test")


def test_nothing_is_told_of_a_table_that_nobody_may_look_at(served: AppServer) -> None:
    assert "og:title" not in tags(served, "card-shut")
    assert "og:title" not in tags(served, "card-nowhere")
    assert served.client.get("/api/tables/card-shut/card.png", headers={"cookie": ""}).status_code == 403


def test_a_table_that_waits_says_so(served: AppServer) -> None:
    body = {"rules": "base", "seats": [ME, {"kind": "open"}, BOT], "name": 'Friday "<b>'}
    table = served.client.post("/api/tables", json=body).json()["table"]
    assert tags(served, table)["og:title"] == 'One seat is free · Friday "<b>'


def test_an_expansion_that_is_played_whole_has_its_name() -> None:
    def told(*modules: str) -> str:
        return load_words("en").rules("base+more", ["base-rules", "base-tiles", *modules], {})

    assert told() == "Base game"
    assert (
        told("mist-tiles", "guards", "mist", "cemeteries", "castles") == "Base game with Ghosts, Castles & Cemeteries"
    )
    assert told("mist-tiles", "guards", "castles") == "Base game with Castles"
    assert told("river20", "arrows", "fortress", "catapult") == (
        "Base game with River of two springs, Arrow tiles, and Siege & Defense"
    )
    assert load_words("en").rules("mists", ["mist-tiles", "mists-rules"], {}) == "Mists"


def test_a_card_says_the_points_by_kind(rooms: dict[str, Table]) -> None:
    for name, room in rooms.items():
        assert room.match is not None
        record, view = records.make_record(room), room.match.game.view_for(None)
        card = make_card(record, view, default_colours(view), load_words("de"), "dusk", "Test", [])
        assert card.crown == bool(room.match.winners)
        assert all(sum(row.points) == row.total for row in card.rows)
        assert len(card.rows) == (1 if name == "team" else 2)


def played(table: str) -> Table:
    room = seed_table("base", 4)
    rush(room, random.Random(4), most=20)
    room.table = table
    return room


def test_addresses_are_those_that_the_operator_named(tmp_path: Path) -> None:
    store(tmp_path / "data", played("card-live"))
    public = PublicUrl.of("https://play.example/games")
    app = make_app(Settings(tmp_path / "data", public_url=public))
    with TestClient(app, base_url="https://play.example") as client:
        page = client.get("/games/t/card-live").text
    assert 'content="https://play.example/games/t/card-live"' in page
    assert 'property="og:image" content="https://play.example/games/api/tables/card-live/card.png?' in page


def test_an_address_has_so_many_cards_an_hour(tmp_path: Path) -> None:
    store(tmp_path / "data", played("card-over"))
    with run_app_server(tmp_path / "data", Limits(cards_per_hour=1)) as server:
        path = "/api/tables/card-over/card.png?turn="
        assert [server.client.get(path + turn).status_code for turn in ("1", "2", "1", "9999")] == [200, 503, 200, 404]


def test_languages_are_chosen_as_browsers_wish_for_them() -> None:
    assert [choose_language(wish) for wish in ("", "fr", "fr, de-AT;q=0.8", "sk")] == ["en", "en", "de", "sk"]
