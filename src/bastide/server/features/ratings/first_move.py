"""The first-move advantage of two-player games in rating points, estimated from the results.

The estimate is the maximum likelihood for the ratings at each game. The first player's expected score is 1 / (1 +
10^(-(rating + worth - other) / 400)). Newton's method finds the worth at which expected and real scores have equal
sums. The likelihood has a single maximum.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

from bastide.server.features.ratings.pools import rating_scales
from bastide.server.storage.db import Db

PER_POINT: Final = math.log(10) / 400
ROUNDS: Final = 50
SURE: Final = 1.96
"""Standard errors on either side of a 95 % interval."""


def estimate_advantage(games: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the advantage in rating points and its 95 % error.

    `games` are pairs of a rating difference (first player minus the other) and the first player's score. Returns (0,
    infinity) without games, or if one side won all of them.
    """
    scored = sum(score for _, score in games)
    if not 0 < scored < len(games):
        return 0.0, math.inf
    advantage, curve = 0.0, 1.0
    for _ in range(ROUNDS):
        chances = [1 / (1 + math.exp(-PER_POINT * (ahead + advantage))) for ahead, _ in games]
        curve = PER_POINT * sum(chance * (1 - chance) for chance in chances)
        step = (scored - sum(chances)) / curve
        advantage += max(-200.0, min(200.0, step))
        if abs(step) < 1e-9:
            break
    return advantage, SURE / math.sqrt(curve * PER_POINT)


def measure_advantages(db: Db) -> list[dict[str, Any]]:
    """Results by rule family and by the advantage `used` in the updates.

    Each has the number of games, the first player's share of the score, and the measured advantage with its error.
    """
    sql = (
        "SELECT a.before, b.before, a.place, b.place, advantage FROM rated_games "
        "JOIN rated_seats a ON a.table_id = rated_games.table_id AND a.seat = first "
        "JOIN rated_seats b ON b.table_id = rated_games.table_id AND b.seat = 1 - first "
        "WHERE kind = 'two' AND family = ?"
    )
    measured = []
    for family in rating_scales().families:
        rows: list[Any] = db.execute(sql, (family.id,)).fetchall()
        for used in sorted({row[4] for row in rows} | set(family.advantage.values())):
            games = [
                (own - other, 0.5 if at == its else float(at < its)) for own, other, at, its, n in rows if n == used
            ]
            measured.append(_describe_advantage(family.id, used, games))
    return measured


def _describe_advantage(family: str, used: float, games: Sequence[tuple[float, float]]) -> dict[str, Any]:
    worth, error = estimate_advantage(games)
    sure = math.isfinite(error)
    return {
        "family": family,
        "used": used,
        "games": len(games),
        "share": round(sum(score for _, score in games) / len(games), 4) if games else None,
        "worth": round(worth, 1) if sure else None,
        "error": round(error, 1) if sure else None,
    }
