"""Which boards of a shared deal are public: those of a round whose draws no longer help any player.

Invariant: this is the one rule. A round is over when the next one has begun or the tournament has ended. A rated game
still in progress keeps its round closed, even if the host has decided its duel.
"""

from typing import Final

from bastide.server.storage.db import Db

_DEAL, _RATED = '"deal":true', '"rated":true'
"""The text of these fields in a stored plan (features/tournaments/plan.py)."""
_RUNNING: Final = (
    "SELECT DISTINCT round FROM duel_games JOIN tables ON tables.id = table_id WHERE tournament_id = ? "
    "AND tables.phase = 'playing'"
)


def public_rounds(db: Db, tournament: str) -> set[int]:
    """Return the rounds of a tournament, from 0, whose draws need not stay secret."""
    row = db.execute("SELECT phase, plan FROM tournaments WHERE id = ?", (tournament,)).fetchone()
    if row is None:
        return set()
    sql = "SELECT DISTINCT round FROM duels WHERE tournament_id = ?"
    rounds = {int(number) for (number,) in db.execute(sql, (tournament,))}
    if row[0] not in ("over", "cancelled"):
        rounds.discard(max(rounds, default=0))
    if _RATED in str(row[1]):
        rounds -= {int(number) for (number,) in db.execute(_RUNNING, (tournament,))}
    return rounds


def are_draws_public(db: Db, table: str) -> bool:
    """Return whether no other board still plays with the draws of this table.

    True if no other board ever had them.
    """
    sql = (
        "SELECT tournament_id, round, plan FROM duel_games JOIN tournaments ON tournaments.id = tournament_id "
        "WHERE table_id = ?"
    )
    row = db.execute(sql, (table,)).fetchone()
    if row is None or _DEAL not in str(row[2]):
        return True
    return int(row[1]) in public_rounds(db, str(row[0]))
