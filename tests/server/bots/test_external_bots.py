"""Programs from outside at a table: offered by name, marked, asked over lines; who fails has a bot in his place."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import typer
from starlette.testclient import TestClient

from bastide.server.app.main import make_app
from bastide.server.app.settings import Settings
from bastide.server.common.external_bots import GUESTS, ExternalBot, register_external_bots
from tests.server.conftest import ME, AppServer
from tests.server.fixtures.options import settings_from

STRANGE = Path(__file__).parents[2] / "bots" / "outside" / "strange.py"


@pytest.fixture(autouse=True)
def _nobody_left() -> Iterator[None]:
    yield
    register_external_bots(())


@contextmanager
def served(tmp_path: Path, *ways: str, seconds: float = 5.0) -> Iterator[AppServer]:
    """A server with guests that behave in these ways, called after them."""
    guests = tuple(ExternalBot(f"Guest-{way}", f"{sys.executable} -S -E {STRANGE} {way}") for way in ways)
    app = make_app(Settings(tmp_path / "data", bot_delay=0.0, bots=guests, bot_time=seconds))
    with TestClient(app, base_url="http://localhost") as client:
        yield AppServer(client)


def guest(way: str) -> dict[str, str]:
    return {"kind": "bot", "bot": f"Guest-{way}"}


def seat_of(line: Any, number: int) -> dict[str, Any]:
    found: dict[str, Any] = line.table["seats"][number]
    return found


def test_a_guest_plays_a_whole_game_beside_ours(tmp_path: Path) -> None:
    with served(tmp_path, "well") as house:
        eve = house.person()
        meta = house.client.get("/api/meta").json()
        assert meta["guests"] == ["Guest-well"]
        assert "Guest-well" in meta["bots"]
        assert all("Guest-well" in setup["bots"] for setup in meta["setups"])
        table = house.open(eve, guest("well"), {"kind": "bot", "bot": "random"})
        with house.sit_at(table, eve) as line:
            while line.table["phase"] != "over":
                line.hear()
            assert seat_of(line, 0)["bot"] == seat_of(line, 0)["name"] == "Guest-well"
            assert "failed" not in seat_of(line, 0)
        record = house.client.get(f"/api/tables/{table}/record", headers=eve).text
        assert '"bot":"Guest-well"' in record


@pytest.mark.parametrize(
    ("way", "code"), [("crash", "crashed"), ("illegal", "illegal"), ("silent", "too-late"), ("garbage", "garbage")]
)
def test_who_fails_has_a_bot_in_his_place_and_the_table_is_told(tmp_path: Path, way: str, code: str) -> None:
    with served(tmp_path, way, seconds=0.2) as house:
        anna = house.person()
        table = house.open(anna, ME, guest(way), options={"starter": 1})
        with house.sit_at(table, anna) as line:
            while "failed" not in seat_of(line, 1):
                line.hear()
            assert seat_of(line, 1)["failed"] == {"bot": f"Guest-{way}", "code": code}
            assert seat_of(line, 1)["bot"] == "greedy"
            assert seat_of(line, 1)["name"] == "Bertrand"
            while not line.offers:
                line.hear()


def test_a_guest_that_is_gone_after_a_restart_is_replaced(tmp_path: Path) -> None:
    with served(tmp_path, "well") as house:
        anna = house.person()
        table = house.open(anna, ME, guest("well"), options={"starter": 0})
    with served(tmp_path) as house:
        assert not GUESTS
        with house.sit_at(table, anna) as line:
            while not line.offers:
                line.hear()
            while line.offers:
                line.ask("act", offer=line.offers[-1]["id"])
                while line.hear()["t"] not in ("update", "snapshot"):
                    pass
            while "failed" not in seat_of(line, 1):
                line.hear()
            assert seat_of(line, 1)["failed"] == {"bot": "Guest-well", "code": "not-started"}


def test_a_guest_stands_in_for_whoever_is_away(tmp_path: Path) -> None:
    """The seat stays with its person, when the guest fails as well."""
    with served(tmp_path, "well", "crash") as house:
        anna = house.person()
        for way in ("well", "crash"):
            options = {"starter": 1, "substitute": f"Guest-{way}"}
            table = house.open(anna, ME, {"kind": "me", "name": "Ben"}, options=options)
            with house.sit_at(table, anna) as line:
                assert line.ask("away")["t"] == "ack"
                while not seat_of(line, 1).get("standIn") or (way == "crash" and "failed" not in seat_of(line, 1)):
                    line.hear()
                assert seat_of(line, 1)["bot"] == ("greedy" if way == "crash" else "Guest-well")
                assert seat_of(line, 1)["name"] == "Ben"


def test_guests_are_said_by_flags_and_by_the_environment() -> None:
    words = ("--bot", "Tiler=./tiler --fast", "--bot", "Ana=ana.py x", "--bot-time", "0.5", "--bot-memory", "256")
    found = settings_from(*words)
    assert found.bots == (ExternalBot("Tiler", "./tiler --fast"), ExternalBot("Ana", "ana.py x"))
    assert (found.bot_time, found.bot_memory) == (0.5, 256)
    assert settings_from(environment={"BASTIDE_BOTS": "Tiler=./tiler [a=1,b=2]; Ana=ana.py 'x  y';"}).bots == (
        *(ExternalBot("Tiler", "./tiler [a=1,b=2]"), ExternalBot("Ana", "ana.py 'x  y'")),
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("--bot", "tiler"),
        ("--bot", "tiler="),
        ("--bot", "greedy=./x"),
        ("--bot", "a/b=./x"),
        ("--bot", "a=./x;A=./y"),
        ("--bot", f"{'x' * 21}=./x"),
        ("--bot", "a=./x 'y"),
        ("--bot-time", "0"),
        ("--bot-time", "61"),
        ("--bot-memory", "much"),
    ],
)
def test_what_is_no_guest(name: str, said: str) -> None:
    with pytest.raises(typer.BadParameter):
        settings_from(name, said)
