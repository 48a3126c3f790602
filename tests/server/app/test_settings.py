"""Settings of a server: flags, the environment, and what is refused."""

import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
import typer

from bastide.cli.main import app, run_cli
from bastide.server.app.setting_types import FORMER_LIMITS
from bastide.server.app.settings import Settings
from bastide.server.http.hosts import HostName, PublicUrl, WebOrigin
from bastide.server.http.limits import Limits
from bastide.server.storage.table_expiry import RetentionPeriods
from scripts.console import ROOT
from tests.server.fixtures.options import list_options, settings_from


def test_defaults() -> None:
    assert settings_from() == Settings()
    assert (
        settings_from(environment={"BASTIDE_PORT": "", "BASTIDE_LIMITS": " ", "BASTIDE_HOUSE_ADDRESS": ""})
        == Settings()
    )


def test_each_field_has_a_flag_and_a_variable() -> None:
    options = list(list_options())
    assert [one.name for one in options] == [one.name for one in fields(Settings) if one.name != "house_address"]
    flags = {flag for one in options for flag in one.opts}
    assert flags >= {"--public-url", "--trust-proxy", "--limit", "--data", "--operator"}
    assert "BASTIDE_LIMITS" in {one.envvar for one in options}


def test_help_shows_groups_flags_and_variables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert run_cli(["serve", "--help"]) == 0
    shown = capsys.readouterr().out
    for one in list_options():
        assert f" {one.opts[0]} " in shown
        assert f"[env var: {one.envvar}]" in shown
    for panel in ("Network", "Several processes", "Bots", "Mail", "Operation"):
        assert f"─ {panel} ─" in shown
    assert "[default: 8000]" in shown
    assert "house" not in shown


def test_all_types_of_values() -> None:
    environment = {
        "BASTIDE_DATA": "/srv/games",
        "BASTIDE_PORT": "9000",
        "BASTIDE_LAN": "yes",
        "BASTIDE_PUBLIC_URL": "https://play.example:8443",
        "BASTIDE_TRUST_PROXY": "127.0.0.1 fd00::/8",
        "BASTIDE_LIMITS": "open_tables=500 sockets=2000,burst=9 messages_per_second=1.5",
        "BASTIDE_PERIODS": "game=60 delete=0 lobby=0.5",
        "BASTIDE_METRICS_ADDRESS": "[::1]:9100",
    }
    found = settings_from("--port", "9001", environment=environment)  # a flag has precedence
    assert (found.data, found.port, found.listens_on) == (Path("/srv/games"), 9001, "0.0.0.0")
    assert found.public_url == PublicUrl("https", HostName("play.example", 8443))
    assert [str(one) for one in found.trust_proxy] == ["127.0.0.1/32", "fd00::/8"]
    limits = found.limits
    assert (limits.open_tables, limits.sockets, limits.burst, limits.messages_per_second) == (500, 2000, 9, 1.5)
    assert limits.queue == Limits().queue
    assert found.periods == RetentionPeriods(lobby=0.5, game=60, delete=0)
    assert found.metrics_address == ("::1", 9100)


def test_repeated_flags_replace_the_variable() -> None:
    words = ("--limit", "sockets=9", "--limit", "burst=7,queue=5", "--data", "~/games")
    found = settings_from(*words, environment={"BASTIDE_LIMITS": "open_tables=1"})
    assert found.limits == replace(Limits(), sockets=9, burst=7, queue=5)
    assert found.data == Path.home() / "games"


KINDS = "bot or board or film or analysis or deep-analysis or trial"
REFUSED = [
    ("--port=80000", "it must be at most 65535"),
    ("--port=-1", "it must be at least 0"),
    ("BASTIDE_PORT=eighty", "it must be a whole number"),
    ("--bot-delay=soon", "it must be a number"),
    ("--bot-delay=nan", "it must be at most 3600"),
    ("--bot-time=61", "it must be at most 60"),
    ("--bot-time=0", "it must be at least 0.001"),
    ("--bot-memory=much", "it must be a whole number"),
    ("BASTIDE_LAN=perhaps", "it must be true or false"),
    ("--log-format=xml", "'xml' is not one of 'text', 'json'"),
    ("BASTIDE_LOG_LEVEL=loud", "'loud' is not one of 'debug', 'info', 'warning', 'error'"),
    ("--house-address=10.0.0.5:8100", "this is called --internal-address (BASTIDE_INTERNAL_ADDRESS) now"),
    ("BASTIDE_HOUSE_ADDRESS=10.0.0.5:8100", "this is called --internal-address (BASTIDE_INTERNAL_ADDRESS) now"),
    ("--limit=live_rooms=10", "live_rooms is called live_tables now"),
    ("--limit=open_table=5", "there is no limit open_table; did you mean open_tables?"),
    ("BASTIDE_LIMITS=nonsense=1", "there is no limit nonsense"),
    ("BASTIDE_LIMITS=burst=5,sockets=many", "sockets is a whole number, not many"),
    ("--limit=open_tables", "write NAME=VALUE, such as open_tables=500, not open_tables"),
    ("--limit=open_tables=1.5", "open_tables is a whole number, not 1.5"),
    ("--limit=messages_per_second=0", "messages_per_second is a number above 0, not 0"),
    ("--limit=messages_per_second=inf", "messages_per_second is a number above 0, not inf"),
    ("--period=game", "write NAME=DAYS, such as game=60, not game"),
    ("--period=gmae=1", "there is no period gmae; there are lobby, game,"),
    ("--period=game=-1", "game is a number of days up to 36500, or 0 for never, not -1"),
    ("BASTIDE_PERIODS=game=soon", "game is a number of days up to 36500, or 0 for never, not soon"),
    ("--public-url=play.example", "write an address such as https://play.example"),
    ("--public-url=ftp://play.example", "write an address such as https://play.example"),
    ("--public-url=https://play.example/?a", "write an address such as https://play.example"),
    ("--public-url=https://play.example/../x", "the path of the address has letters"),
    ("--public-url=https://play.example:99999", "write an address such as https://play.example"),
    ("--trust-proxy=10.0.0.0/40", "a network is written as 10.0.0.0/8 or 192.168.1.7, not 10.0.0.0/40"),
    (
        "--allow-host=https://play.example",
        "write a name without scheme, port and path, such as play.example, not https://play.example",
    ),
    ("--metrics-address=9100", "write a numeric address and a port, such as 127.0.0.1:9100, not 9100"),
    ("--metrics-address=example.org:9100", "write a numeric address and a port"),
    ("--metrics-address=127.0.0.1:99999", "a port is a number from 0 to 65535, not 99999"),
    ("--internal-address=10.0.0.5", "write a numeric address and a port"),
    ("--operator=a\nb", "write one line of at most 200 characters"),
    ("--store=mysql://anna:tower@db/house", "write postgresql://USER@HOST/DATABASE"),
    ("BASTIDE_STORE=mysql://anna:tower@db/house", "write postgresql://USER@HOST/DATABASE"),
    ("--bus=anna:tower@cache", "write redis://HOST/0"),
    ("--bot=tiler", "write NAME=COMMAND, such as Tiler='./tiler --fast', not tiler"),
    ("--bot=greedy=./x", "a built-in bot is called greedy already"),
    ("--bot=a=./x;A=./y", "two bots are called a"),
    ("--mail=smtp.example", "write smtp://USER@HOST:587 or smtps://USER@HOST:465"),
    ("work --kind=dishes", f"write {KINDS}, not dishes"),
    ("work BASTIDE_KINDS=film dishes", f"write {KINDS}, not dishes"),
    ("work --processes=1.5", "it must be a whole number"),
]


@pytest.mark.parametrize(("given", "reason"), REFUSED, ids=[given for given, _ in REFUSED])
def test_a_bad_value_is_refused_with_flag_variable_and_reason(
    given: str, reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command, text = ("work", given.removeprefix("work ")) if given.startswith("work ") else ("serve", given)
    name, _, value = text.partition("=")
    [option] = [one for one in _all_options(command) if name in (*one.opts, one.envvar)]
    if name == option.envvar:
        monkeypatch.setenv(name, value)
    assert run_cli([command, *([text] if name in option.opts else [])]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"bastide: Invalid value for '{option.opts[0]}' (env var: '{option.envvar}'): {reason}")
    assert err.rstrip("`\n").endswith(f"ee `bastide {command} --help")
    assert "tower" not in err, "a part of a value with a password"


def _all_options(command: str) -> list[Any]:
    group: Any = typer.main.get_command(app)
    return [one for one in group.commands[command].params if one.envvar]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["serve", "--prot", "1"], "No such option: --prot (Possible options: --bot, --period, --port)"),
        (["serve", "--port"], "Option '--port' requires an argument"),
        (["serve", "extra"], "Got unexpected extra argument(s) (extra)"),
        (["serve", "--mail-password", "tower"], "No such option: --mail-password"),
        (["work", "--port", "1"], "No such option: --port (Possible options: --store)"),
        (["work"], "Name the cluster's database with --store (or BASTIDE_STORE)"),
    ],
)
def test_other_bad_input(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_cli(words) == 2
    assert capsys.readouterr().err.startswith(f"bastide: {message}")


def test_the_module_is_the_command() -> None:
    command = [sys.executable, "-m", "bastide.server", "--limit", "sockets=many"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    reason = "sockets is a whole number, not many; see `bastide serve --help`\n"
    assert (ended.returncode, ended.stderr) == (
        2,
        f"bastide: Invalid value for '--limit' (env var: 'BASTIDE_LIMITS'): {reason}",
    )


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
    told = (ROOT / "docs" / "host" / "settings.md").read_text()
    for one in list_options():
        assert f"`{one.opts[0]}" in told
        assert f"`{one.envvar}" in told


def test_every_former_limit_leads_to_a_limit() -> None:
    now = {field.name for field in fields(Limits)}
    assert set(FORMER_LIMITS.values()) <= now
    assert not set(FORMER_LIMITS) & now
