"""Whole tournaments on a server: seeds, tables of three, teams, leagues, and what a host decides by hand."""

import random
import time
from functools import partial
from hashlib import sha256
from typing import Any

import pytest

from bastide.server.features.ratings.pools import get_family
from bastide.server.features.social import blocks
from bastide.server.features.tournaments import store
from bastide.server.protocol.terms import modules_in_play
from bastide.server.storage.db import Db
from bastide.server.tables.table import Table
from tests.server.conftest import AppServer
from tests.server.features.account.test_device import device
from tests.server.features.tournaments.test_tournaments import (
    Person,
    called,
    do,
    games,
    hub_of,
    made,
    play,
    running,
    somebody,
    tell,
)
from tests.server.fixtures.tables import rush


def finish(server: AppServer, one: str) -> dict[str, Any]:
    """Play all of it to its end."""
    while found := games(tell(server, one)):
        play(server, found[0], lambda room: rush(room, random.Random(len(found))))
    return tell(server, one)


def names(told: dict[str, Any]) -> list[str]:
    return [one["name"] for one in told["entrants"]]


def test_tables_of_three_are_mixed_played_and_counted_by_place(server: AppServer) -> None:
    one, everybody = running(server, 4, seats=3, rounds=2)
    told = tell(server, one, everybody[0])
    assert (told["rounds"], [len(duel.get("others", ())) + 2 for duel in told["played"][0]]) == (2, [2, 2])
    told = finish(server, one)
    assert (told["phase"], len(told["played"])) == ("over", 2)
    assert sum(line["points"] for line in told["entrants"]) == 8, "two points at each of four tables"


def test_at_a_table_of_three_who_leaves_gives_up_and_the_others_play_on(server: AppServer) -> None:
    one, everybody = running(server, 3, seats=3, rounds=1)
    (duel,) = tell(server, one)["played"][0]
    assert len(duel["others"]) == 1
    told = do(server, everybody[1], one, "leave")
    (table,) = games(told)
    room: Table = called(server, hub_of(server).tables.get, table).room
    assert [seat.resigned for seat in room.seats].count(True) == 1
    told = finish(server, one)
    places = dict(zip((duel["one"], duel["two"], *duel["others"]), told["played"][0][0]["places"], strict=True))
    assert (told["phase"], places[1]) == ("over", 3)


def test_the_best_of_each_table_go_on(server: AppServer) -> None:
    one, _ = running(server, 6, kind="knockout", seats=3, through=1)
    told = finish(server, one)
    assert [len(duels) for duels in told["played"]] == [2, 1]
    assert told["phase"] == "over"


def test_the_host_places_a_table_by_hand_with_a_reason_that_all_read(server: AppServer) -> None:
    one, everybody = running(server, 3, seats=3, rounds=1)
    host = everybody[0]
    word = {"board": 0, "result": "placed", "places": [2, 1, 2]}
    assert do(server, host, one, "award", **word, reason=" ")["code"] == "reason-needed"
    wrong = {**word, "places": [1, 2]}
    assert do(server, host, one, "award", **wrong, reason="no show")["code"] == "no-such-duel"
    told = do(server, host, one, "award", **word, reason="the light went out")
    assert (told["phase"], told["played"][0][0]["places"]) == ("over", [2, 1, 2])
    assert [(note["what"], note["reason"], note["board"]) for note in tell(server, one)["notes"]] == [
        ("award", "the light went out", 0)
    ]


def test_the_host_takes_somebody_out_and_puts_a_round_off(server: AppServer) -> None:
    one, everybody = running(server, 4, hours=1)
    host = everybody[0]
    assert do(server, everybody[1], one, "out", whom=2, reason="x")["code"] == "not-host"
    told = do(server, host, one, "out", whom=3, reason="ill")
    assert told["entrants"][3]["withdrawn"]
    told = do(server, host, one, "later", hours=24, reason="snow")
    assert told["leftMs"] > 24 * 3_600_000
    assert [note["what"] for note in told["notes"]] == ["out", "later"]
    for body, code in (({"whom": 99, "reason": "x"}, "not-there"), ({"whom": -1, "reason": "x"}, "bad-tournament")):
        assert do(server, host, one, "out", **body)["code"] == code
    slow = made(server, host, name="Slow")
    assert do(server, host, slow, "later", hours=1, reason="x")["code"] == "no-hurry"


def test_the_host_seeds_by_hand_and_a_lot_can_be_checked(server: AppServer) -> None:
    people = [somebody(server, name) for name in ("Anna", "Beata", "Cyril")]
    one = made(server, people[0], seeds="hand")
    for person in people:
        do(server, person, one, "join")
    assert do(server, people[0], one, "order", order=[0, 1])["code"] == "bad-order"
    assert names(do(server, people[0], one, "order", order=[2, 0, 1])) == ["Cyril", "Anna", "Beata"]
    assert names(do(server, people[0], one, "start")) == ["Cyril", "Anna", "Beata"]
    lot = made(server, people[0], seeds="draw")
    for person in people:
        do(server, person, lot, "join")
    promise = tell(server, lot)["promise"]
    told = do(server, people[0], lot, "start")
    assert sha256(bytes.fromhex(told["drawn"])).hexdigest() == promise
    assert names(told) == sorted(names(told), key=lambda name: sha256(f"{told['drawn']}{name}".encode()).digest())


def test_seeds_by_rating_have_whoever_is_rated_best_first(server: AppServer) -> None:
    people = [somebody(server, name) for name in ("Anna", "Beata", "Cyril")]

    def rate(db: Db) -> None:
        for n, rating in ((1, 1600), (2, 1800)):
            db.execute("INSERT INTO rated_people (person, device) VALUES (?, ?)", (n, device(people[n])))
            db.execute(
                "INSERT INTO ratings (person, family, speed, kind, rating, deviation, volatility, games, wins, draws, "
                "at_ms, sure_until_ms) VALUES (?, ?, 'untimed', 'two', ?, 60, 0.06, 40, 20, 0, ?, 0)",
                (n, get_family(modules_in_play("base")).id, rating, int(time.time() * 1000)),
            )

    called(server, hub_of(server).tables.store.do, rate)
    one = made(server, people[0], seeds="rating")
    for person in people:
        do(server, person, one, "join")
    told = do(server, people[0], one, "start")
    assert [(line["name"], line.get("rating")) for line in told["entrants"]] == [
        ("Cyril", 1800),
        ("Beata", 1600),
        ("Anna", None),
    ]


def test_a_team_names_nobody_who_wants_nothing_of_its_captain(server: AppServer) -> None:
    anna, beata = somebody(server, "Anna"), somebody(server, "Beata")
    block = partial(blocks.add_block, device=device(beata), other=device(anna), name="Anna", now=1)
    called(server, hub_of(server).tables.store.do, block)
    one = made(server, anna, boards=2)
    assert do(server, anna, one, "team", name="Owls", members=["Beata"])["code"] == "not-to-ask"


TEAMS = {"Owls": ("Anna", "Beata"), "Larks": ("Cyril", "Dora")}


def teams_of(server: AppServer, **more: Any) -> tuple[str, dict[str, Person]]:
    """Two teams of two that are ready."""
    people = {name: somebody(server, name) for both in TEAMS.values() for name in both}
    one = made(server, people["Anna"], boards=2, **more)
    for team, (captain, member) in TEAMS.items():
        assert "teams" in do(server, people[captain], one, "team", name=team, members=[member])
        assert do(server, people[member], one, "accept")["entrants"]
    return one, people


def test_a_match_of_two_teams_is_played_board_by_board(server: AppServer) -> None:
    one, people = teams_of(server)
    told = do(server, people["Anna"], one, "start")
    assert [team["name"] for team in told["teams"]] == ["Owls", "Larks"]
    assert [(duel["one"], duel["two"], duel["match"]) for duel in told["played"][0]] == [(0, 2, 0), (3, 1, 0)]
    told = finish(server, one)
    (match,) = told["matches"][0]
    assert told["phase"] == "over"
    assert sum(match["tally"]) == 2
    assert sum(team["points"] for team in told["teams"]) == 2
    assert sum(team["boards"] for team in told["teams"]) == 2


def test_a_team_is_whole_when_its_people_have_accepted(server: AppServer) -> None:
    people = {name: somebody(server, name) for name in ("Anna", "Beata", "Cyril")}
    one = made(server, people["Anna"], boards=2)
    assert do(server, people["Cyril"], one, "join")["code"] == "team-needed"
    assert do(server, people["Anna"], one, "team", name="Owls", members=["Nobody at all"])["code"] == "no-such-person"
    assert tell(server, one)["teams"] == [], "nothing is made by halves"
    told = do(server, people["Anna"], one, "team", name="Owls", members=["Beata"])
    assert (told["teams"][0]["ready"], told["entrants"][names(told).index("Beata")]["accepted"]) == (False, False)
    assert do(server, people["Cyril"], one, "team", name="0wls")["code"] == "name-taken"
    assert do(server, people["Cyril"], one, "team", name="Larks", members=["Beata"])["code"] == "not-to-ask"
    assert do(server, people["Beata"], one, "accept")["teams"][0]["ready"]
    assert do(server, people["Beata"], one, "invite", members=["Cyril"])["code"] == "not-captain"
    assert do(server, people["Anna"], one, "start")["code"] == "too-few"
    assert do(server, people["Anna"], one, "leave")["teams"] == [], "without its captain there is no team"
    plain = made(server, people["Anna"])
    assert do(server, people["Anna"], plain, "team", name="Owls")["code"] == "no-teams"


def test_a_captain_sends_a_substitute_between_rounds(server: AppServer) -> None:
    one, people = teams_of(server, kind="robin")
    spare = somebody(server, "Emil")
    do(server, people["Cyril"], one, "invite", members=["Emil"])
    do(server, spare, one, "accept")
    told = tell(server, one)
    emil = names(told).index("Emil")
    cyril = names(told).index("Cyril")
    assert do(server, people["Cyril"], one, "line-up", order=[0])["code"] == "bad-line-up"
    do(server, people["Cyril"], one, "line-up", order=[emil, cyril])
    told = do(server, people["Anna"], one, "start")
    playing = {names(told)[seed] for duel in told["played"][0] for seed in (duel["one"], duel["two"])}
    assert playing == {"Anna", "Beata", "Emil", "Cyril"}


def test_a_league_has_divisions_and_the_next_season_moves_people(server: AppServer) -> None:
    one, everybody = running(server, 8, kind="league", division=4, moves=1)
    told = tell(server, one)
    assert (told["divisions"], told["rounds"], told["season"]) == ([[0, 4], [4, 8]], 3, 1)
    assert do(server, everybody[0], one, "season")["code"] == "no-season"
    told = finish(server, one)
    assert told["phase"] == "over"
    upper, lower = told["entrants"][:4], told["entrants"][4:]
    assert sorted(line["place"] for line in upper)[0] == sorted(line["place"] for line in lower)[0] == 1
    after = do(server, everybody[0], one, "season")["next"]
    assert after
    assert do(server, everybody[0], one, "season")["next"] == after, "once"
    fresh = tell(server, after)
    assert (fresh["phase"], fresh["season"], sorted(names(fresh))) == ("open", 2, sorted(names(told)))
    first = min(lower, key=lambda line: line["place"])["name"]
    assert first in names(fresh)[:4], "the first of the second division went up"
    assert do(server, everybody[0], after, "start")["phase"] == "running"


def test_on_swapped_seats_the_second_game_has_the_draws_of_the_first(server: AppServer) -> None:
    one, everybody = running(server, 2, games=2, deal=True, swap=True)
    (first,) = games(tell(server, one, everybody[0])) or [""]
    room: Table = called(server, hub_of(server).tables.get, first).room
    play(server, first)
    (second,) = [
        game["table"] for game in tell(server, one, everybody[0])["played"][0][0]["games"] if not game["result"]
    ]
    again: Table = called(server, hub_of(server).tables.get, second).room
    assert again.secret == room.secret
    assert [seat.device for seat in again.seats] == [seat.device for seat in room.seats][::-1]


@pytest.mark.parametrize("deed", ["team", "invite", "line-up", "award", "out", "later", "order"])
def test_a_damaged_request_gets_a_sentence(server: AppServer, deed: str) -> None:
    one, people = teams_of(server)
    for body in (b"{", b"[]", b'{"order": [[]]}', b'{"reason": 5}', b'{"members": "x"}', b"\xff"):
        answer = server.client.post(f"/api/tournaments/{one}/{deed}", content=body, headers=people["Anna"])
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-tournament"), answer.text


def test_whoever_has_himself_erased_leaves_no_trace_in_a_team(server: AppServer) -> None:
    one, people = teams_of(server)
    told = tell(server, one)
    do(server, people["Anna"], one, "line-up", order=[names(told).index("Beata"), names(told).index("Anna")])
    do(server, people["Anna"], one, "start")
    assert server.client.delete("/api/me", headers=people["Anna"]).status_code == 200
    kept = called(server, hub_of(server).tables.store.do, lambda db: store.load_tournament(db, one))
    team = next(team for team in kept.teams if team.name == "Owls")
    assert [entrant.name for entrant in kept.entrants if entrant.device == team.captain] == ["Beata"]
    assert team.line_up == [team.captain]


FORMS: list[dict[str, Any]] = [
    {"kind": "robin"},
    {"kind": "swiss", "rounds": 3},
    {"kind": "knockout"},
    {"kind": "league", "division": 4, "moves": 1},
    {"kind": "robin", "seats": 3, "rounds": 3},
    {"kind": "swiss", "seats": 4, "rounds": 3},
    {"kind": "knockout", "seats": 3, "through": 2},
]


def by_word(server: AppServer, host: Person, one: str, rng: random.Random) -> dict[str, Any]:
    """The host decides all that is open; what the tournament is then."""
    told = tell(server, one)
    open_boards = [n for n, duel in enumerate(told["played"][-1]) if not duel["result"]]
    for board in open_boards:
        duel = told["played"][-1][board]
        seats = 2 + len(duel.get("others", ()))
        places = [rng.randint(1, seats) for _ in range(seats)]
        word = {"result": "placed", "places": places} if seats > 2 else {"result": rng.choice(("one", "two", "drawn"))}
        do(server, host, one, "award", board=board, reason="by word", **word)
    return tell(server, one)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: "-".join(str(part) for part in form.values()))
@pytest.mark.parametrize("people", [2, 5, 9])
def test_every_form_comes_to_its_end_also_when_people_leave(
    server: AppServer, form: dict[str, Any], people: int
) -> None:
    one, everybody = running(server, people, **form)
    rng, told = random.Random(people), tell(server, one)
    for number in range(30):
        if told["phase"] == "over":
            break
        if number in (0, 1):
            do(server, everybody[-1 - number], one, "leave")
        told = by_word(server, everybody[0], one, rng)
    assert told["phase"] == "over"
    assert len(told["played"]) <= told["rounds"]
    for duels in told["played"]:
        seated = [seed for duel in duels for seed in (duel["one"], duel["two"], *duel.get("others", ()))]
        known = [seed for seed in seated if seed is not None]
        assert len(known) == len(set(known)), "nobody has two games in a round"


@pytest.mark.parametrize("kind", ["robin", "swiss", "knockout"])
def test_three_teams_come_to_an_end_also_when_one_leaves(server: AppServer, kind: str) -> None:
    host = somebody(server, "Host")
    one = made(server, host, boards=2, kind=kind)
    captains = []
    for n in range(3):
        captain, member = somebody(server, f"Captain {n}"), somebody(server, f"Member {n}")
        do(server, captain, one, "team", name=f"Team {n}", members=[f"Member {n}"])
        do(server, member, one, "accept")
        captains.append((captain, member))
    told = do(server, host, one, "start")
    assert [one["ready"] for one in told["teams"]] == [True] * 3
    told = by_word(server, host, one, random.Random(1))
    for person in captains[2]:
        do(server, person, one, "leave")
    for _ in range(6):
        if told["phase"] != "over":
            told = by_word(server, host, one, random.Random(2))
    assert told["phase"] == "over"
    assert len(told["matches"]) == len(told["played"]) <= told["rounds"]
    assert sum(team["points"] for team in told["teams"]) == 2 * sum(
        match["result"] != "none" for matches in told["matches"] for match in matches
    )
