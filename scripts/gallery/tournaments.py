"""The tournaments of the gallery, stored as a server keeps them, with decided rounds."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

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
from bastide.server.http.identity import device_from_token
from bastide.server.protocol.terms import Terms
from bastide.server.storage.databases.sqlite_file import connect_sqlite
from bastide.server.storage.db import Db
from scripts.gallery.tables import ME

MADE = 1_790_000_000_000
NAMES = (
    "Novotná", "Maximilian-Alexandra 22", "Lukáš", "Bödeker", "Svobodová", "Weiß", "Dvořák", "Jo", "Černý", "Grünwald",
    "Grünwald", "Horváthová", "Marek", "Kühn", "Petra", "Zdeněk", "Ambrus",
)  # fmt: skip
PLAN = partial(TournamentPlan, terms=Terms(USUAL), most=16)
TOURNAMENTS: tuple[tuple[str, str, int, TournamentPlan, int, int], ...] = (
    ("gallery-open", "Summer cup", 5, PLAN(kind="swiss", games=1, hours=168), 0, 0),
    ("gallery-robin", "Tuesday evening", 6, PLAN(kind="robin", games=1, hours=72), 3, 2),
    ("gallery-bracket", "Cup of the town", 13, PLAN(kind="knockout", games=3, third=True), 2, 3),
    ("gallery-bracket-over", "Winter cup", 8, PLAN(kind="knockout", games=1, third=True), 3, 0),
    ("gallery-clubs", "Cup of the clubs", 4, PLAN(kind="knockout", games=1, boards=2, most=4), 1, 1),
    ("gallery-league", "League of the north", 10, PLAN(kind="league", games=1, division=5, moves=1), 5, 0),
    ("gallery-teams", "Match of the towns", 4, PLAN(kind="robin", games=1, boards=2, most=4), 2, 2),
)
"""Id, name, entrants (players or teams), plan, rounds that began, undecided duels of the last round."""


def _read(db: Db, name: str) -> Tournament:
    kept = store.load_tournament(db, name)
    assert kept is not None
    return kept


def _create(db: Db, name: str, called: str, entrants: int, plan: TournamentPlan) -> Tournament:
    """A tournament of the gallery's device, which is the third player, too."""
    store.create_tournament(
        db, Tournament(name, ME, called, encode_plan(plan).decode(), "open", MADE, MADE, 0, bytes(32))
    )
    people = [(device_from_token(who), who) for who in NAMES]
    for n in range(entrants):
        if not plan.boards:
            store.join_tournament(db, name, ME if n == 2 else people[n][0], NAMES[n], 128, MADE + n)
            continue
        captain, *others = people[n * 3 : n * 3 + 3]
        number = team_store.create_team(db, name, f"{captain[1]} & co.", captain, 16, MADE + n)
        for other in others:
            team_store.invite_member(db, name, number, captain[0], other, 10, MADE + n)
            team_store.accept_invitation(db, name, other[0])
    return _read(db, name)


def _play(db: Db, kept: Tournament, rounds: int, left: int) -> None:
    """Play these rounds, except the last `left` duels of the last one."""
    plan, rng = parse_plan(kept), random.Random(kept.id)
    store.change_phase(db, kept.id, "open", "running", MADE)
    entry_store.store_seeds(db, kept.id, kept.entrants, list_complete_teams(kept, plan) if plan.boards else [])
    due = plan.hours * HOUR_MS  # a fresh service counts from 0
    for number in range(rounds):
        kept = _read(db, kept.id)
        duels, matches = pair_next_round(kept, plan)
        store.add_round(db, kept, duels, due, MADE, matches)
        for board, duel in enumerate(duels[: len(duels) - left] if number == rounds - 1 else duels):
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


def store_tournaments(folder: Path) -> None:
    """Put all of them into a data folder that no server has open."""
    db = connect_sqlite(folder)
    with db:
        for name, called, entrants, plan, rounds, left in TOURNAMENTS:
            kept = _create(db, name, called, entrants, plan)
            if rounds:
                assert rounds <= count_rounds(plan, entrants), name
                _play(db, kept, rounds, left)
    db.close()
