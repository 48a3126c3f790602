"""Settings of a server: flags, the environment, and what is refused."""

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from bastide.server.app.setting_types import FORMER_LIMITS, SettingError
from bastide.server.app.settings import Settings, list_settings, read_settings
from bastide.server.http.hosts import HostName, PublicUrl, WebOrigin
from bastide.server.http.limits import Limits
from bastide.server.storage.table_expiry import RetentionPeriods
from scripts.console import ROOT


def test_nothing_said_is_the_default() -> None:
    assert read_settings({}, {}) == Settings()
    assert read_settings({one.name: None for one in list_settings()}, {}) == Settings()
    assert read_settings({"allow_host": [], "lan": False}, {"BASTIDE_PORT": " "}) == Settings()


def test_every_field_has_a_flag_and_a_variable() -> None:
    assert [one.name for one in list_settings()] == [field.name for field in fields(Settings)]
    assert {one.flag for one in list_settings()} >= {"--public-url", "--trust-proxy", "--limit", "--data", "--operator"}
    assert "BASTIDE_LIMITS" in {one.variable for one in list_settings()}


def test_the_environment_speaks_where_no_flag_does() -> None:
    environment = {
        "BASTIDE_DATA": "/srv/games",
        "BASTIDE_PORT": "9000",
        "BASTIDE_LAN": "yes",
        "BASTIDE_PUBLIC_URL": "https://play.example:8443",
        "BASTIDE_TRUST_PROXY": "127.0.0.1 fd00::/8",
        "BASTIDE_LIMITS": "open_tables=500 sockets=2000,burst=9 messages_per_second=1.5",
        "BASTIDE_PERIODS": "game=60 delete=0 lobby=0.5",
    }
    found = read_settings({"port": "9001"}, environment)
    assert (found.data, found.port, found.listens_on) == (Path("/srv/games"), 9001, "0.0.0.0")
    assert found.public_url == PublicUrl("https", HostName("play.example", 8443))
    assert [str(one) for one in found.trust_proxy] == ["127.0.0.1/32", "fd00::/8"]
    told = found.limits
    assert (told.open_tables, told.sockets, told.burst, told.messages_per_second) == (500, 2000, 9, 1.5)
    assert told.queue == Limits().queue
    assert found.periods == RetentionPeriods(lobby=0.5, game=60, delete=0)


@pytest.mark.parametrize(
    ("name", "said", "words"),
    [
        ("port", "80000", "--port: a port is"),
        ("bus", "anna:tower@cache", "--bus: write redis://HOST/0"),
        ("port", "-1", "--port: a port is"),
        ("store", "mysql://anna:tower@db/house", "--store: write postgresql://USER@HOST/DATABASE"),
        ("periods", "game", "--period: write NAME=DAYS"),
        ("periods", "gmae=1", "--period: there is no period gmae; there are lobby, game,"),
        ("periods", "game=-1", "--period: game is a number of days"),
        ("periods", "game=soon", "--period: soon is no number"),
        ("public_url", "play.example", "--public-url: write an address"),
        ("public_url", "ftp://play.example", "write an address"),
        ("public_url", "https://play.example/?a", "write an address"),
        ("public_url", "https://play.example/../x", "the path"),
        ("public_url", "https://play.example:99999", "write an address"),
        ("trust_proxy", ["10.0.0.0/40"], "--trust-proxy: a network is written"),
        ("allow_host", ["https://play.example"], "--allow-host: a name has no scheme"),
        ("bot_delay", "soon", "--bot-delay: soon is no number"),
        ("bot_delay", "nan", "nan is no number"),
        ("log_format", "xml", "write text or json"),
        ("log_level", "loud", "write debug or info or warning or error"),
        ("metrics_address", "9100", "--metrics-address: write an address in digits and a port"),
        ("metrics_address", "example.org:9100", "write an address in digits and a port"),
        ("metrics_address", "127.0.0.1:99999", "a port is a number"),
        ("operator", "a\nb", "one line"),
        ("limits", ["open_table=5"], "did you mean open_tables?"),
        ("limits", ["open_tables"], "write NAME=VALUE"),
        ("limits", ["open_tables=1.5"], "whole number"),
        ("limits", ["messages_per_second=0"], "above 0"),
        ("limits", ["messages_per_second=inf"], "no number"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(name: str, said: object, words: str) -> None:
    with pytest.raises(SettingError, match=r"^--") as refused:
        read_settings({name: said}, {})
    assert words in str(refused.value)


def test_a_wrong_variable_is_named() -> None:
    with pytest.raises(SettingError, match=r"^BASTIDE_LIMITS: there is no limit nonsense"):
        read_settings({}, {"BASTIDE_LIMITS": "nonsense=1"})
    with pytest.raises(SettingError, match=r"^BASTIDE_LAN: write 1 or 0"):
        read_settings({}, {"BASTIDE_LAN": "perhaps"})


def test_the_server_by_itself_tells_wrong_options_too() -> None:
    command = [sys.executable, "-m", "bastide.server", "--limit", "sockets=many"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (2, "bastide: --limit: sockets is a whole number, not many\n")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Play.Example:80", "play.example:80"),
        ("localhost", "localhost"),
        ("[::1]:8000", "[::1]:8000"),
        ("[0:0::1]", "[::1]"),
        ("play.example.", "play.example"),
        ("localhost:1; script-src *", None),
        ("localhost:99999", None),
        ("localhost:", None),
        ("a@localhost", None),
        ("[::1", None),
        ("::1", None),
        ("", None),
    ],
)
def test_a_host_is_taken_apart(text: str, told: str | None) -> None:
    host = HostName.of(text)
    assert (str(host) if host else None) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("http://localhost", WebOrigin("http", "localhost", 80)),
        ("https://Play.example", WebOrigin("https", "play.example", 443)),
        ("http://[::1]:8000", WebOrigin("http", "::1", 8000)),
        ("http://localhost/", None),
        ("http://localhost#", None),
        ("http://a@localhost", None),
        ("ftp://localhost", None),
        ("null", None),
    ],
)
def test_an_origin_has_nothing_behind_it(text: str, told: WebOrigin | None) -> None:
    assert WebOrigin.of(text) == told


def test_the_documents_name_every_option() -> None:
    told = (ROOT / "docs" / "command-line.md").read_text()
    for one in list_settings():
        assert f"`{one.flag}" in told
        assert f"`{one.variable}" in told


def test_names_of_older_versions_are_answered_with_the_new_ones() -> None:
    with pytest.raises(SettingError, match=r"^--house-address is called --internal-address now$"):
        read_settings({"house_address": "10.0.0.5:8100"}, {})
    with pytest.raises(SettingError, match=r"^BASTIDE_HOUSE_ADDRESS is called BASTIDE_INTERNAL_ADDRESS now$"):
        read_settings({}, {"BASTIDE_HOUSE_ADDRESS": ""})
    with pytest.raises(SettingError, match=r"^--limit: live_rooms is called live_tables now$"):
        read_settings({"limits": ["live_rooms=10"]}, {})


def test_every_former_limit_leads_to_a_limit() -> None:
    now = {field.name for field in fields(Limits)}
    assert set(FORMER_LIMITS.values()) <= now
    assert not set(FORMER_LIMITS) & now
