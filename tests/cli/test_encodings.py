"""Every reader of foreign text takes UTF-8 with and without a byte order mark, in lines that end as on any system."""

import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bastide import Game, Record
from bastide.bots.external.messages import Greeting, decode_program_line
from bastide.cli.options import read_set
from bastide.cli.output import CliError
from bastide.cli.perft import read_draws
from bastide.cli.replay import read_record
from bastide.jcz import read as read_jcz
from bastide.records import RecordError
from bastide.rules import new_engine
from bastide.server.app.setting_types import read_mail_password
from tests.cli.helpers import called, called_json
from tests.jcz.files import NAMES, jcz
from tests.server.conftest import AppServer, run_app_server

JSON = {"content-type": "application/json"}
NAME = "Jana Nováková"
TAKEN: dict[str, Callable[[str], bytes]] = {
    "utf-8": lambda text: text.encode(),
    "byte order mark": lambda text: text.encode("utf-8-sig"),
    "Windows": lambda text: text.replace("\n", "\r\n").encode("utf-8-sig"),
    "no last line end": lambda text: text.removesuffix("\n").encode(),
}
"""What every reader takes."""
REFUSED: dict[str, Callable[[str], bytes]] = {
    "utf-16": lambda text: text.encode("utf-16"),
    "Windows-1250": lambda text: text.encode("cp1250"),
    "two marks": lambda text: ("\ufeff\ufeff" + text).encode(),
}
"""What every reader refuses in a sentence."""


def record_text() -> str:
    """A record with a name that is not ASCII."""
    return Game("base", players=2, seed=1).record([NAME, "Ben"]).dumps()


def from_file(read: Callable[[Path], object], name: str) -> Callable[[bytes, Path], object]:
    """A reader of bytes by way of a file."""

    def work(data: bytes, folder: Path) -> object:
        (folder / name).write_bytes(data)
        return read(folder / name)

    return work


TILES = json.dumps({"name": NAME}, ensure_ascii=False, indent=1) + "\n"
READERS: dict[str, tuple[str, Callable[[bytes, Path], object]]] = {
    "record": (record_text(), lambda data, _: Record.loads(data).header.players[0].name),
    "record file": (record_text(), from_file(lambda path: read_record(path).header.players[0].name, "a.bastide.jsonl")),
    "jcz": (
        json.dumps(jcz([]), ensure_ascii=False, indent=1).replace(NAMES[0], NAME),
        lambda data, _: read_jcz(data).names[0],
    ),
    "set": (TILES, from_file(lambda path: read_set(path)["name"], "set.json")),
    "draws": (f"# {NAME}\nD E\n", from_file(lambda path: read_draws(new_engine("base", 2), str(path)), "draws.txt")),
    "password": (f"{NAME}\n", from_file(lambda path: read_mail_password(str(path)), "password.txt")),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("form", TAKEN)
def test_a_reader_takes(reader: str, form: str, tmp_path: Path) -> None:
    text, read = READERS[reader]
    assert read(TAKEN[form](text), tmp_path) == (["D", "E"] if reader == "draws" else NAME)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("form", REFUSED)
def test_a_reader_refuses(reader: str, form: str, tmp_path: Path) -> None:
    text, read = READERS[reader]
    with pytest.raises((RecordError, CliError, ValueError)) as refused:
        read(REFUSED[form](text), tmp_path)
    assert not isinstance(refused.value, UnicodeError), "a sentence, not an error of the codec"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[AppServer]:
    with run_app_server(tmp_path) as one:
        yield one


@pytest.mark.parametrize("form", TAKEN)
def test_a_body_takes(form: str, server: AppServer) -> None:
    wish = json.dumps({"rules": "base", "seats": [{"kind": "me", "name": NAME}, {"kind": "open"}]}, indent=1)
    answer = server.client.post("/api/tables", content=TAKEN[form](wish + "\n"), headers={**server.person(), **JSON})
    assert answer.status_code in (200, 201), answer.text


@pytest.mark.parametrize("form", REFUSED)
def test_a_body_refuses(form: str, server: AppServer) -> None:
    wish = json.dumps({"rules": "base", "seats": [{"kind": "me", "name": NAME}]}, ensure_ascii=False)
    answer = server.client.post("/api/tables", content=REFUSED[form](wish), headers={**server.person(), **JSON})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_line_of_a_program_may_end_either_way(end: str) -> None:
    greeting = decode_program_line(f'{{"t":"hello","protocol":1,"name":"{NAME}"}}{end}'.encode())
    assert isinstance(greeting, Greeting)


def test_a_record_comes_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def given() -> None:
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(TAKEN["Windows"](record_text()))))

    given()
    assert called_json(capsys, "replay", "-")["players"][0]["name"] == NAME
    given()
    status, out, err = called(capsys, "render", "-", "-o", "-")
    assert (status, out[:4], err) == (0, "<svg", "")
    given()
    assert called_json(capsys, "render", "-", "-o", "-", status=2)["error"]["code"] == "bad-output"
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b"nothing\n")))
    assert called_json(capsys, "replay", "-", status=2)["error"]["text"].startswith("-: ")
