"""States of the gallery that show a tournament: stored as a server keeps them, with rounds that were decided."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from bastide.rules import USUAL
from bastide.server.features.tournaments import entry_store, store, team_store
from bastide.server.features.tournaments.director import HOUR_MS
from bastide.server.features.tournaments.format import count_rounds
from bastide.server.features.tournaments.plan import (
    TournamentPlan,
    encode_plan,
    list_complete_teams,
    pair_next_round,
    parse_plan,
)
from bastide.server.features.tournaments.score import Duel, DuelGame, DuelResult
from bastide.server.features.tournaments.store import Tournament
from bastide.server.http.identity import COOKIE, device_from_token
from bastide.server.protocol.terms import Terms
from bastide.server.storage.databases.sqlite_file import connect_sqlite
from bastide.server.storage.db import Db
from scripts.gallery_state import Act, State
from tests.browser.fixtures.scenes import TOKEN

MADE = 1_790_000_000_000
PEOPLE = (
    *(
        "Novotná",
        "Maximilian-Alexandra 22",
        "Lukáš",
        "Bödeker",
        "Svobodová",
        "Weiß",
        "Dvořák",
        "Jo",
        "Černý",
        "Grünwald",
    ),
    *("Grünwald", "Horváthová", "Marek", "Kühn", "Petra", "Zdeněk", "Ambrus"),
)


def _new(db: Db, name: str, called: str, people: int, plan: TournamentPlan) -> Tournament:
    """A tournament whose host is whoever looks, with so many people, of whom the third looks."""
    kept = Tournament(
        name, device_from_token(TOKEN), called, encode_plan(plan).decode(), "open", MADE, MADE, 0, bytes(32)
    )
    store.create_tournament(db, kept)
    for n, who in enumerate(PEOPLE[: 0 if plan.boards else people]):
        store.join_tournament(db, name, device_from_token(TOKEN if n == 2 else who), who, 128, MADE + n)
    for n in range(people if plan.boards else 0):
        own = [PEOPLE[n * 3 + m] for m in range(3)]
        number = team_store.create_team(db, name, f"{own[0]} & co.", (device_from_token(own[0]), own[0]), 16, MADE + n)
        for other in own[1:]:
            team_store.invite_member(
                db, name, number, device_from_token(own[0]), (device_from_token(other), other), 10, MADE + n
            )
            team_store.accept_invitation(db, name, device_from_token(other))
    return _read(db, name)


def _read(db: Db, name: str) -> Tournament:
    kept = store.load_tournament(db, name)
    assert kept is not None
    return kept


def _play(db: Db, kept: Tournament, rounds: int, left: int) -> None:
    """It begins, and all is decided but the last few (`left`) of the last of so many rounds."""
    plan, rng = parse_plan(kept), random.Random(kept.id)
    store.change_phase(db, kept.id, "open", "running", MADE)
    entry_store.store_seeds(db, kept.id, kept.entrants, list_complete_teams(kept, plan) if plan.boards else [])
    due = plan.hours * HOUR_MS  # a fresh service counts from 0
    for number in range(rounds):
        kept = _read(db, kept.id)
        duels, matches = pair_next_round(kept, plan)
        store.add_round(db, kept, duels, due, MADE, matches)
        open_ones = left if number == rounds - 1 else 0
        for board, duel in enumerate(duels):
            if board < len(duels) - open_ones:
                _decide(db, kept, number, board, duel, rng)
    if not left:
        store.change_phase(db, kept.id, "running", "over", MADE)


def _decide(db: Db, kept: Tournament, number: int, board: int, duel: Duel, rng: random.Random) -> None:
    while not (result := duel.decided(parse_plan(kept).games)):
        n, points = len(duel.games), (rng.randint(40, 99), rng.randint(40, 99))
        won: DuelResult = "one" if points[0] > points[1] else "two" if points[1] > points[0] else "drawn"
        game = DuelGame(f"gone-{kept.id}-{number}-{board}-{n}", won, points)
        duel.games.append(game)
        store.add_tournament_game(db, kept.id, number, board, n, game.table)
        store.record_game_result(db, game)
    store.record_duel_result(db, kept.id, number, board, result)


def cups(folder: Path) -> None:
    """Put all of them into a data folder that no server has open."""
    make = partial(TournamentPlan, terms=Terms(USUAL), most=16)
    wanted: tuple[tuple[str, str, int, TournamentPlan, int, int], ...] = (
        ("gallery-open", "Summer cup", 5, make(kind="swiss", games=1, hours=168), 0, 0),
        ("gallery-robin", "Tuesday evening", 6, make(kind="robin", games=1, hours=72), 3, 2),
        ("gallery-bracket", "Cup of the town", 13, make(kind="knockout", games=3, third=True), 2, 3),
        ("gallery-bracket-over", "Winter cup", 8, make(kind="knockout", games=1, third=True), 3, 0),
        ("gallery-clubs", "Cup of the clubs", 4, make(kind="knockout", games=1, boards=2, most=4), 1, 1),
        ("gallery-league", "League of the north", 10, make(kind="league", games=1, division=5, moves=1), 5, 0),
        ("gallery-teams", "Match of the towns", 4, make(kind="robin", games=1, boards=2, most=4), 2, 2),
    )
    db = connect_sqlite(folder)
    with db:
        for name, called, people, plan, rounds, left in wanted:
            kept = _new(db, name, called, people, plan)
            if rounds:
                assert rounds <= count_rounds(plan, people), name
                _play(db, kept, rounds, left)
    db.close()


def _looks(page: Page) -> None:
    """Whoever looks is the host, and plays."""
    page.context.add_cookies([{"name": COOKIE, "value": TOKEN, "domain": "127.0.0.1", "path": "/"}])


def _to(selector: str) -> Act:
    return lambda page: page.locator(selector).first.evaluate("one => one.scrollIntoView()")


def _making(page: Page) -> None:
    page.locator("main .tools > button").click()
    page.locator("form label.field").wait_for()


def _state(name: str, title: str, act: Act | None = None, **more: Any) -> State:
    return State(f"cup-{name}", title, f"/tournaments/gallery-{more.pop('cup', name)}", act, before=_looks, **more)


CUPS = (
    State("cup-make", "Making a tournament", "/tournaments", _making),
    _state("open", "A tournament that waits for people"),
    _state("robin", "A running round robin"),
    _state("robin-rounds", "Its rounds", _to("#round-2"), cup="robin"),
    _state("bracket", "A knock-out"),
    _state("bracket-drawn", "Its bracket", _to("#bracket"), cup="bracket"),
    _state("bracket-over", "A knock-out at its end", _to("#bracket")),
    _state("clubs", "A knock-out of teams", _to("#bracket")),
    _state("league", "A league after its season"),
    _state("teams", "Teams"),
)
