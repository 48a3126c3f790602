"""`bastide play` and `bastide serve`, up to the moment the server takes over."""

import errno
import inspect
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.cli import serve
from bastide.server import ServerError
from bastide.server.app import serve as app_serve

from .helpers import called

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the server was started with, instead of starting it."""
    calls: list[Any] = []
    monkeypatch.setattr("bastide.server.run", lambda *arguments: calls.append(arguments))
    return calls


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def test_serve_listens_on_loopback(capsys: Capture, started: list[Any], tmp_path: Path) -> None:
    assert called(capsys, "serve", "--port", "0", "--data", tmp_path)[0] == 0
    [(options, browser)] = started
    assert (options.listens_on, options.data, options.lan, browser) == ("127.0.0.1", tmp_path, False, False)


def test_play_opens_a_browser_only_where_there_is_one(
    capsys: Capture, started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for there in (True, False):
        monkeypatch.setattr(serve, "has_browser", lambda there=there: there)
        assert called(capsys, "play", "--port", "0")[0] == 0
        assert started[-1][1] is there
        assert started[-1][0].listens_on == "127.0.0.1"


def test_lan_listens_everywhere_and_shows_a_code(capsys: Capture, started: list[Any]) -> None:
    for command in ("play", "serve"):
        assert called(capsys, command, "--lan", "--port", "0")[0] == 0
        options, _ = started[-1]
        assert (options.listens_on, options.lan) == ("0.0.0.0", True)
    app_serve.print_lan_address("http://192.168.7.9:8000/")
    out = capsys.readouterr().out
    assert "http://192.168.7.9:8000/" in out
    assert "▄" in out, "a QR code"


def test_lan_without_a_network_is_reported(capsys: Capture) -> None:
    app_serve.print_lan_address("")
    assert "no address in a network" in capsys.readouterr().out


def test_a_port_in_use(capsys: Capture, taken_port: int) -> None:
    for command in ("play", "serve"):
        status, out, err = called(capsys, command, "--port", str(taken_port))
        assert (status, out) == (2, "")
        assert err == (
            f"bastide: Port {taken_port} is taken by another program. Choose another: --port {taken_port + 1}.\n"
        )


def test_a_port_of_the_system(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("socket.socket.bind", refuse)
    status, _, err = called(capsys, "serve", "--port", "80")
    assert (status, err) == (2, "bastide: This user may not use port 80. Choose one from 1024 up: --port 8000.\n")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--host", "203.0.113.5"], "no address of this machine"),
        (["--host", "not a host"], "not a host"),
    ],
)
def test_a_wrong_address(capsys: Capture, argv: list[str], words: str) -> None:
    status, _, err = called(capsys, "serve", "--port", "0", *argv)
    assert status == 2
    assert words in err


def test_a_wrong_data_folder(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    status, out, err = called(capsys, "serve", "--port", "0", "--data", file)
    assert (status, out) == (2, "")
    assert f"{file} is a file, not a folder. Choose another folder with --data." in err


def test_when_a_browser_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CI", "BASTIDE_NO_BROWSER", "SSH_CONNECTION", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", lambda: object())
    assert serve.has_browser()
    monkeypatch.setenv("SSH_CONNECTION", "1.2.3.4 5 6.7.8.9 22")
    assert not serve.has_browser()
    monkeypatch.delenv("SSH_CONNECTION")
    monkeypatch.setenv("CI", "true")
    assert not serve.has_browser()
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("DISPLAY")
    assert not serve.has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")

    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert not serve.has_browser()


def test_a_server_that_cannot_start_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*_: object) -> None:
        raise ServerError("The store is broken.")

    monkeypatch.setattr("bastide.server.run", refuse)
    status, _, err = called(capsys, "serve", "--port", "0", "--data", tmp_path)
    assert (status, err) == (2, "bastide: The store is broken.\n")


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "localhost"), ("0.0.0.0", "localhost"), ("::1", "[::1]"), ("10.0.0.2", "10.0.0.2")],
)
def test_the_address_shown(host: str, shown: str) -> None:
    assert app_serve.local_url(host, 8000) == f"http://{shown}:8000/"


def test_a_server_for_real(tmp_path: Path) -> None:
    """`bastide serve` answers at the address it prints, and ends politely when it is told to."""
    environment = {**os.environ, "PYTHONPATH": str(Path(bastide.__file__).resolve().parents[1])}
    command = [sys.executable, "-m", "bastide.cli", "serve", "--port", "0", "--data", str(tmp_path / "games")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as child:
        try:
            assert child.stdout is not None
            url = child.stdout.readline().split()[3]
            assert asked(url + "healthz") == 200
            assert (tmp_path / "games").is_dir()
            second = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120, check=False)
            assert (second.returncode, second.stdout) == (2, ""), "no address where nothing listens"
            assert str(tmp_path / "games") in second.stderr
        finally:
            child.send_signal(signal.SIGINT)
            out, err = child.communicate(timeout=120)
    assert (child.returncode, out, err) == (0, "", "")


def asked(url: str) -> int:
    """The status of a page, once the server is up."""
    for _ in range(900):
        try:
            with urllib.request.urlopen(url) as answer:
                return int(answer.status)
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise TimeoutError(url)


def test_both_commands_know_every_option_of_a_server(capsys: Capture, started: list[Any]) -> None:
    flags = ["--public-url", "https://play.example/b", "--trust-proxy", "127.0.0.1,10.0.0.0/8"]
    limits = ["--limit", "sockets=9", "--limit", "burst=7", "--bot-delay", "0", "--allow-host", "A.example"]
    for command in ("play", "serve"):
        assert called(capsys, command, "--port", "0", *flags, *limits)[0] == 0
        options, _ = started[-1]
        assert str(options.public_url) == "https://play.example/b/"
        assert [str(one) for one in options.trust_proxy] == ["127.0.0.1/32", "10.0.0.0/8"]
        assert (options.allow_host, options.bot_delay) == (("a.example",), 0)
        assert (options.limits.sockets, options.limits.burst) == (9, 7)
        status, _, err = called(capsys, command, "--limit", "socket=9")
        assert status == 2
        assert "there is no limit socket; did you mean sockets? See" in err


def test_the_server_is_called_as_it_wants_to_be() -> None:
    from bastide.server import run

    inspect.signature(run).bind(object(), False)
