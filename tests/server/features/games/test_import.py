"""A game from a file: looked back on, analysed and played on like a game of this server, and refused with its line."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide.game import Game
from bastide.jcz import export, file_of
from bastide.records.record import Record
from bastide.server.common.errors import RequestError
from bastide.server.features.games.import_api import MOST_SIGNS
from bastide.server.features.games.import_file import import_game
from bastide.server.http.limits import Limits
from bastide.server.live.assistance import fair_play
from bastide.server.live.rebuild import replay_steps
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.history.verify import VerificationError, verify_log
from bastide.server.tables.table import Table
from tests.browser.fixtures.scenes import store
from tests.server.conftest import AppServer, run_app_server
from tests.server.fixtures.tables import ANNA, FEATURES, misty, rush, seed_table

RULES = ["base", "base+fields+river+abbot", "base+fields+inns+traders", "base+fields+abbot+river20+arrows+fortress"]


def played(rules: str = "base+fields", seed: int = 1, most: int = 1000) -> Record:
    """A game of Anna and Ben."""
    room = misty(3, seed) if rules == "mists" else seed_table(rules, seed)
    rush(room, random.Random(seed), most)
    return make_record(room)


def opened(text: str, name: str = "", seconds: float = 60.0) -> Table:
    return import_game(text, name, ANNA, FEATURES.extension, seconds).table


def lines(record: Record) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.dumps().splitlines()]


def text_of(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def refusal(text: str, seconds: float = 60.0) -> RequestError:
    with pytest.raises(RequestError) as told:
        opened(text, seconds=seconds)
    return told.value


@pytest.mark.parametrize("rules", [*RULES, "mists"])
def test_a_record_is_the_same_game_again(rules: str) -> None:
    record = played(rules)
    room = opened(record.dumps(), "Evening")
    again = make_record(room)
    assert (room.phase, room.name, room.made.imported) == ("over", "Evening", "record")
    assert again.entries == record.entries
    assert again.end == record.end
    assert again.header.options.items() >= record.header.options.items(), "and the versions that it is silent about"
    assert [player.name for player in again.header.players] == [player.name for player in record.header.players]
    assert opened(again.dumps()).match is not None


def test_an_imported_table_loads_from_its_log_and_proves_nothing() -> None:
    room = opened(played().dumps())
    again = Table(room.table, room.secret, FEATURES.extension())
    list(replay_steps(again, room.log))
    assert make_record(again) == make_record(room)
    with pytest.raises(VerificationError, match="from a file"):
        verify_log(public_log(room))


def test_an_unfinished_game_ends_where_its_file_ends() -> None:
    record = played(most=31)
    room = opened(record.dumps())
    assert (room.phase, room.abandoned_by, room.finished) == ("abandoned", "imported", True)
    assert make_record(room).entries == record.entries


def test_a_game_of_jcloisterzone() -> None:
    record = played("base+fields+river+abbot")
    room = opened(json.dumps(file_of(export(record), False), indent=2))
    assert (room.made.imported, room.phase) == ("jcz", "over")
    assert room.match is not None
    assert room.match.game.scores == (record.end.scores if record.end else [])


def test_a_game_from_a_position() -> None:
    game, chooser = Game("base+fields", seed=4), random.Random(4)
    for _ in range(24):
        game.push(chooser.choice(game.legal_actions()))
    while game.decision is not None and game.decision.step != "place":
        game.push(chooser.choice(game.legal_actions()))
    going = Game.from_position(game.position(), seed=1)
    while not going.over:
        going.push(chooser.choice(going.legal_actions()))
    room = opened(going.record(["Anna", "Ben"]).dumps())
    assert room.match is not None
    assert room.match.game.scores == going.scores


def test_nobody_sits_there_and_names_are_made_fit() -> None:
    told = lines(played())
    told[0]["players"] = [{"name": "Odile\u202e" + "x" * 60, "bot": "greedy"}, {"name": "  \u200b ", "bot": "nobody"}]
    room = opened(text_of(told))
    assert [(seat.kind, seat.device, seat.bot) for seat in room.seats] == [
        ("bot", "", "greedy"),
        ("person", "", ""),
    ]
    assert all(0 < len(seat.name) <= 24 for seat in room.seats)
    assert room.host == ANNA
    assert not room.access_rules.public


def test_who_resigned_has_not_won() -> None:
    told = lines(played())
    told[0]["players"][0]["resigned"] = told[0]["players"][1]["resigned"] = False
    winner = max((0, 1), key=lambda seat: told[-1]["scores"][seat])
    told[0]["players"][winner]["resigned"] = True
    room = opened(text_of(told))
    assert room.match is not None
    assert room.match.winners == [1 - winner]


def test_a_move_that_the_rules_refuse_is_told_with_its_line_and_rule() -> None:
    told = lines(played())
    number = next(n for n, line in enumerate(told) if str(line.get("action", "")).startswith("place") and n > 20)
    told[number]["action"] = f"{' '.join(told[number]['action'].split()[:2])} 90,90 0"
    error = refusal(text_of(told))
    assert (error.code, error.rule) == ("import-move", "BASE-11")
    assert error.args_by_name["line"] == number + 1
    assert error.args_by_name["code"] == "no-neighbour"


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (lambda told: told[0].update(version=2), "import-version", None),
        (lambda told: told[0].update(rules="base+dragons"), "import-rules", 1),
        (lambda told: told[0].update(options={"starter": 9}), "import-rules", 1),
        (lambda told: told[0].update(options={"hand": "many"}), "import-rules", 1),
        (lambda told: told[0].update(options={"fields_of_gold": 1}), "import-rules", 1),
        (lambda told: told.pop() and told[0].update(players=[{"name": str(n)} for n in range(9)]), "import-rules", 1),
        (lambda told: told[0].update(position="position/1 base+fields players=3"), "import-rules", 1),
        (lambda told: told[5].update(n=77), "import-damaged", 6),
        (lambda told: told[5].update(worth=3), "import-damaged", 6),
        (lambda told: told[5].update(seat=7), "import-damaged", 6),
        (lambda told: told[3].update(seat=1 - told[3].get("seat", 0)), "import-turn", 4),
        (lambda told: told[-1].update(scores=[1, 2]), "import-end", None),
        (lambda told: told[-1].update(hash="0" * 16), "import-end", None),
        (lambda told: told.__delitem__(slice(-4, -1)), "import-end", None),
        (lambda told: told.__delitem__(slice(1, None)), "import-empty", None),
    ],
)
def test_broken_records(change: Any, code: str, line: int | None) -> None:
    told = lines(played())
    change(told)
    error = refusal(text_of(told))
    assert error.code == code
    assert line is None or error.args_by_name["line"] == line


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "import-unknown"),
        ("hello", "import-unknown"),
        ('{"a": 1}', "import-unknown"),
        ("PK\x03\x04", "import-jcz-unplayed"),
        ("<?xml?>", "import-jcz-unplayed"),
        ('{"setup": {}}', "import-jcz"),
        ('{"setup": ' + "[" * 5_000, "import-jcz"),
        ('{"format":"bastide-record"', "import-damaged"),
        ('{"format":"bastide-log","version":1}', "import-damaged"),
        ('{"appVersion":"5.0.0","setup":{}}', "import-jcz-unplayed"),
    ],
)
def test_what_is_no_game(text: str, code: str) -> None:
    assert refusal(text).code == code


def test_a_file_that_takes_too_long_is_given_up() -> None:
    assert refusal(played().dumps(), seconds=0.0).code == "import-slow"


def test_actions_after_the_end_are_refused() -> None:
    record = played()
    entries = [*record.entries, msgspec.structs.replace(record.entries[-1], n=len(record.entries) + 1)]
    error = refusal(replace(record, entries=entries, end=None).dumps())
    assert (error.code, error.args_by_name["line"]) == ("import-over", len(entries) + 1)


# ---- over HTTP


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppServer]:
    """A server with a rated game that runs."""
    data: Path = tmp_path_factory.mktemp("imports")
    running = seed_table("base+fields", 7, rated=True, takeback=False, aids=False)
    rush(running, random.Random(7), most=30)
    running.table = "rated-table"
    store(data, running)
    with run_app_server(data) as server:
        yield server


def send(server: AppServer, who: dict[str, str], text: str, name: str = "") -> Any:
    return server.client.post("/api/import", json={"text": text, "name": name}, headers=who)


def finished_games(server: AppServer, who: dict[str, str]) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = server.client.get("/api/games?show=over", headers=who).json()["games"]
    return games


def test_it_is_among_the_games_of_its_device_and_of_no_other(served: AppServer) -> None:
    record, anna, ben = played("base+fields", 3), served.person(), served.person()
    made = send(served, anna, record.dumps(), "From the club")
    assert made.status_code == 201, made.text
    told = made.json()
    assert (told["kind"], told["over"]) == ("record", True)
    games = finished_games(served, anna)
    assert [(game["table"], game["name"], game["alone"]) for game in games] == [(told["table"], "From the club", True)]
    assert finished_games(served, ben) == []
    address = f"/api/tables/{told['table']}"
    frames = served.client.get(f"{address}/replay", headers=anna).json()["frames"]
    assert len(frames) == told["turns"] + 1
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    going = served.client.post(f"{address}/play-on", json={"turn": 9, "seats": seats}, headers=anna)
    assert going.status_code == 201, going.text
    assert served.client.post(f"{address}/analysis", headers=anna).status_code == 202
    assert served.client.delete(f"/api/games/{told['table']}", headers=anna).json() == {"erased": True}


def test_what_is_refused_over_http(served: AppServer) -> None:
    anna = served.person()
    error = send(served, anna, "no game")
    assert (error.status_code, error.json()["code"]) == (400, "import-unknown")
    assert send(served, anna, "x" * (MOST_SIGNS + 1)).json()["code"] == "bad-import"
    assert send(served, anna, "\u20ac" * MOST_SIGNS).json()["code"] == "too-big"
    plain = served.client.post("/api/import", content=b"{}", headers={**anna, "content-type": "text/plain"})
    assert plain.status_code == 415
    assert finished_games(served, anna) == []


def test_files_of_an_address_are_bounded_by_the_hour(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(imports_per_hour=1)) as server:
        anna = server.person()
        assert send(server, anna, played(most=9).dumps()).status_code == 201
        refused = send(server, anna, played(most=9).dumps())
        assert (refused.status_code, refused.json()["code"]) == (429, "too-often")


@pytest.mark.parametrize("most", [30, 1000])
def test_a_running_rated_game_is_not_opened_from_its_record(served: AppServer, most: int) -> None:
    room = seed_table("base+fields", 7)
    rush(room, random.Random(7), most=30)
    rush(room, random.Random(1), most=most - 30)
    error = send(served, served.person(), make_record(room).dumps())
    assert (error.status_code, error.json()["code"]) == (409, "fair-play")


def test_boards_are_compared_whatever_their_place_and_turn() -> None:
    board = "0,0:CRFR 1,0:FRFR 2,0:FRFR 3,0:FRFR"
    shifted = "5,5:CRFR 6,5:FRFR 7,5:FRFR 8,5:FRFR"
    assert fair_play._any_among([(4, board)], [(4, shifted)])
    assert not fair_play._any_among([(4, board)], [(5, shifted)])
    assert not fair_play._any_among([(3, board)], [(3, shifted)]), "with so few tiles many games look the same"
