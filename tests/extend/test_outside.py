"""Modules that an installed package brings: at the terminal, in the package, in the API, and those that are no use."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bastide.rules import MODULES, PRESETS
from bastide.rules.plugins import load_plugins
from tests.extend.orchards import Orchards
from tests.extend.outside import POINTS, WRONG, install
from tests.server.conftest import ME, run_app_server

PLAY = """
import json, sys, tempfile
from pathlib import Path
from bastide.art import render_figure, render_tile
from bastide.cli.rules import _print_menu
from bastide.cli.rules import found_rules
from bastide.game import Game
from bastide.records.draw import draw_board
from bastide.rules import LEFT_OUT, describe_choices, module_names, seat_range
from bastide.server.tables.results.words import load_words
from tests.server.conftest import run_app_server

game = Game("base+fields+windmills", players=6, seed=7)
while not game.over:
    game.push(game.legal_actions()[0])
_print_menu(describe_choices())
told = {"left_out": LEFT_OUT, "seats": seat_range("base+windmills"), "over": game.over, "scores": sum(game.scores),
        "tiles": sum(tile["tile"] == "windmill" for tile in game.view_for(None)["tiles"]),
        "reasons": sorted({line.reason for line in game.explain()}), "rule": found_rules(["WND-2"]),
        "figures": [render_figure(role, "red") == render_figure(look, "red")
                    for role, look in (("miller-miller", "large-farmer"), ("miller", "large"))],
        "picture": render_tile("windmill", 90), "board": draw_board(game.view_for(None)),
        "names": [load_words(one).rules("x", module_names("base+windmills"), {}) for one in ("en", "cs", "de")]}
with tempfile.TemporaryDirectory() as folder, run_app_server(Path(folder)) as house:
    meta = house.client.get("/api/meta").json()
    told["setups"] = [one for one in meta["setups"] if "windmills" in one["modules"]]
    told["meta"] = next(one for one in meta["modules"] if one["id"] == "windmills")
    art = f"/art/{meta['art']}/light"
    told["art"] = [house.client.get(f"{art}/{name}").status_code
                   for name in ("tile/windmill-90-0.svg", "figure/miller-red.svg", "figure/mill-red.svg")]
    rules = {"rules": "base+windmills"}
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Ben")]
    told["check"] = house.client.post("/api/check", json={**rules, "seats": seats}).json()
    who = house.person()
    with house.sit_at(house.open(who, *seats, **rules), who) as line:
        line.ask("start")
        while line.table["phase"] != "over":
            line.ask("act", offer=line.offers[0]["id"]) if line.offers else line.hear()
        told["log"] = line.view["scores"]
print("told", json.dumps(told))
"""


def run(folder: Path, *command: str) -> str:
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, *command], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a process sees in which the package is installed, a module that cannot be loaded beside a good one."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, "windmills", "calm", "gone")
    menu, _, found = run(folder, "-c", PLAY).rpartition("told ")
    return {**json.loads(found), "menu": menu}


def test_it_is_played_to_the_end(told: dict[str, Any]) -> None:
    assert told["over"]
    assert told["scores"] > 0
    assert told["seats"] == [2, 6]
    assert told["tiles"] == 3
    assert "mill" in told["reasons"]
    assert told["board"].count("windmill") == 3


def test_the_terminal_names_it_and_tells_its_rules(told: dict[str, Any]) -> None:
    assert "windmills      3 tiles   Three roads with a windmill, and a miller for each player." in told["menu"]
    assert "From windmills 1.0." in told["menu"]
    assert "The module gone of windmills 1.0" in told["menu"]
    (rule,) = told["rule"]
    assert (rule["text"], rule["source"]) == ("A road with a windmill counts 2 more.", "windmills 1.0")


def test_the_set_up_shows_it(told: dict[str, Any]) -> None:
    meta = told["meta"]
    assert (meta["picture"], meta["rules"]) == (["windmill", 90], ["WND-1", "WND-2"])
    assert meta["options"][0]["name"] == "breeze"
    assert "option-breeze-about = breeze (WND-1)" in meta["words"]["en"]
    assert set(meta["words"]) == {"en", "cs"}
    (setup,) = told["setups"]
    assert told["left_out"][-1].startswith("The table base+calm+storm of calm is left out: no module 'storm'")
    assert (setup["id"], setup["pictures"]) == ("windmills", [["windmill", 90]])
    assert "ui-setup-windmills = { module-windmills }" in meta["words"]["en"]
    assert told["check"]["seats"] == {"min": 2, "max": 6, "rule": "WND-3"}
    english, czech, german = told["names"]
    assert english == "Base game with Windmills"
    assert czech == "Základní hra + Větrné mlýny"
    assert german == "Grundspiel mit Windmills"


def test_it_is_played_at_a_table(told: dict[str, Any]) -> None:
    assert sum(told["log"]) > 0


def test_it_has_pictures(told: dict[str, Any]) -> None:
    assert 'href="#inn-' in told["picture"]
    assert told["figures"] == [True, True]
    assert told["art"] == [200, 200, 404]


def test_what_is_no_use_is_left_out_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, *POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    modules = dict(MODULES)
    brought, left_out = load_plugins(modules, PRESETS, PRESETS["base"])
    monkeypatch.delitem(sys.modules, "windmills", raising=False)
    assert list(brought) == ["calm", "windmills"]
    assert list(modules) == [*MODULES, "calm", "windmills"]
    expected = [
        f"The module {name} of windmills 1.0 ({POINTS[name]}) is left out: {WRONG[name]}" for name in sorted(WRONG)
    ]
    assert left_out == expected


def test_a_table_whose_module_is_gone_is_listed_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "orchards", Orchards)
    with run_app_server(tmp_path) as server:
        who = server.person()
        table = server.open(who, ME, {"kind": "me", "name": "Ben"}, rules="base+orchards")
        with server.sit_at(table, who) as line:
            line.ask("start")
    monkeypatch.delitem(MODULES, "orchards")
    with run_app_server(tmp_path) as server:
        (told,) = server.client.get("/api/tables", headers=who).json()["tables"]
        assert told["modules"] == [*PRESETS["base"], "orchards"]
        answer = server.client.get(f"/api/tables/{table}/record", headers=who).json()
        assert answer["code"] == "unreadable-table"
        assert "no module 'orchards'" in answer["text"]
