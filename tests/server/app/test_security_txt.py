"""Who runs a server, and how long it keeps what."""

from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from bastide.server.app.main import make_app
from bastide.server.app.meta_api import contact_addresses
from bastide.server.app.settings import Settings
from bastide.server.http.hosts import PublicUrl
from bastide.server.storage.table_expiry import RetentionPeriods
from tests.server.conftest import AppServer

WHO = "Anna Example, anna@play.example or https://play.example/club"


def test_nobody_is_named_by_default(server: AppServer) -> None:
    assert server.client.get("/.well-known/security.txt").status_code == 404
    meta = server.client.get("/api/meta").json()
    assert "operator" not in meta
    assert meta["days"] == {
        "cookie": 400, "lobby": 1, "game": 30, "archive": 30, "delete": 400, "delete_lobby": 7, "delete_lesson": 90,
    }  # fmt: skip


def test_the_operator_is_told_to_people_and_to_those_who_find_a_weakness(tmp_path: Path) -> None:
    options = Settings(data=tmp_path, operator=WHO, periods=replace(RetentionPeriods(), game=60, delete=0))
    options = replace(options, public_url=PublicUrl.of("https://play.example"))
    with TestClient(make_app(options), base_url="https://play.example") as client:
        meta = client.get("/api/meta").json()
        assert (meta["operator"], meta["days"]["game"], meta["days"]["delete"]) == (WHO, 60, 0)
        answer = client.get("/.well-known/security.txt")
        assert answer.headers["content-type"].startswith("text/plain")
        lines = dict(line.split(": ", 1) for line in answer.text.splitlines()[1:])
        assert answer.text.startswith("Contact: mailto:anna@play.example\nContact: https://play.example/club\n")
        assert lines["Canonical"] == "https://play.example/.well-known/security.txt"
        assert lines["Expires"].endswith("T00:00:00Z")


@pytest.mark.parametrize("operator", ["", "Anna", "javascript:alert(1)", "http://plain.example", "a@b"])
def test_what_is_no_address(operator: str) -> None:
    assert contact_addresses(operator) == []


def test_the_page_about_privacy_is_a_page(server: AppServer) -> None:
    missing = server.client.get("/privacies").status_code
    assert (server.client.get("/privacy").status_code, missing) in [(200, 404), (503, 404)]
