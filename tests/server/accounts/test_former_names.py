"""No one else can take a name that an account gave up, for a year."""

from pathlib import Path

import pytest

from bastide.server.accounts import accounts, former_names
from bastide.server.storage.databases.sqlite_file import Sqlite
from tests.server.conftest import AppServer, run_app_server
from tests.server.features.account.test_device import stored
from tests.server.fixtures.cookie_browser import OTHER, CookieBrowser, code_of

FAY = "Famous Fay"


def test_a_name_given_up_is_kept_for_its_owner(server: AppServer) -> None:
    fay, eve = CookieBrowser(server), CookieBrowser(server)
    fay.sign_up(FAY)
    eve.sign_up("Eve", OTHER)
    assert fay.post("/name", name="Fay").status_code == 200
    assert code_of(eve.post("/name", name=FAY)) == (409, "name-taken")
    assert code_of(eve.post("/name", name="FAMOUS fay")) == (409, "name-taken")
    assert code_of(eve.post("/bots", name=FAY)) == (409, "name-taken")
    assert code_of(CookieBrowser(server).post("", name=FAY, password=OTHER)) == (409, "name-taken")
    assert code_of(server.client.get(f"/api/people/{FAY}")) == (404, "no-such-person")
    assert len(fay.account()["former_names"]) == 1
    assert fay.post("/name", name=FAY).status_code == 200, "the owner goes back"
    assert code_of(eve.post("/name", name="Fay")) == (409, "name-taken")


def test_a_bot_s_name_is_kept_for_its_owner(server: AppServer) -> None:
    fay, eve = CookieBrowser(server), CookieBrowser(server)
    fay.sign_up(FAY)
    eve.sign_up("Eve", OTHER)
    assert fay.post("/bots", name="Tiler").status_code == 200
    assert fay.ask("DELETE", "/bots/Tiler").status_code == 200
    assert code_of(eve.post("/bots", name="Tiler")) == (409, "name-taken")
    assert fay.post("/bots", name="Tiler").status_code == 200


@pytest.mark.sqlite
def test_of_an_erased_account_only_hashes_stay_and_the_name_is_nobodys(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        fay, eve = CookieBrowser(server), CookieBrowser(server)
        fay.sign_up(FAY)
        assert fay.post("/name", name="Fay Two").status_code == 200
        device = fay.device
        assert server.client.delete("/api/me", headers=fay.headers).status_code == 200
        eve.sign_up("Eve", OTHER)
        for name in (FAY, "Fay Two"):
            assert code_of(eve.post("/name", name=name)) == (409, "name-taken")
    assert stored(tmp_path, FAY, FAY.lower(), "Fay Two", "fay two", device) == []
    db = Sqlite(str(tmp_path / "bastide.sqlite3"))
    assert {holder for (holder,) in db.execute("SELECT holder FROM former_names")} == {""}
    db.execute("UPDATE former_names SET until_ms = 1")
    accounts.check_name_free(db, FAY)
    former_names.hold_name(db, ["another"], "", 2)
    assert [until for (until,) in db.execute("SELECT until_ms FROM former_names")] == [2 + former_names.KEPT_MS]
    db.close()
