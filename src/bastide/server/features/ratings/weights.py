"""The weight of a rated game for each seat, which keeps a player with several accounts from inflating a rating.

Invariant: the weights of a game are stored with it, and recomputation uses the stored ones. They depend only on games
stored earlier, in the order of the log.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Final

from bastide.server.features.ratings.glicko2 import MIDDLE, Grade
from bastide.server.storage.db import Db

DAY_MS: Final = 86_400_000
SAME_DAY: Final = (1.0, 0.5, 0.25)
"""The weights of the first, second and third game between the same two players within a day. Later ones have weight
0."""
OPPONENTS: Final = 5
"""An account is new until it has played this many different opponents."""
NEW_RANGE: Final = 200.0
"""In games among new accounts only, a rating stays within this distance of the middle."""


def game_weights(db: Db, people: Sequence[int], now_ms: int, leavers: Collection[int] = ()) -> list[float]:
    """The weight of a game for each seat.

    A game that `leavers` left early counts only for them. A game against only new accounts does not count for an
    established one.
    """
    new = [is_new(db, person) for person in people]
    weights = []
    for seat, person in enumerate(people):
        weight = min(_pair_weight(db, person, other, now_ms) for n, other in enumerate(people) if n != seat)
        gains_from_new = not leavers and not new[seat] and sum(new) == len(people) - 1
        weights.append(0.0 if gains_from_new or (leavers and seat not in leavers) else weight)
    return weights


def are_all_new(db: Db, people: Sequence[int]) -> bool:
    """Whether all of these accounts are new."""
    return all(is_new(db, person) for person in people)


def is_new(db: Db, person: int) -> bool:
    """Whether an account has played fewer than `OPPONENTS` different people in rated games that were not left early."""
    sql = (
        "SELECT count(DISTINCT other.person) FROM rated_seats mine JOIN rated_seats other "
        "ON other.table_id = mine.table_id AND other.person != mine.person "
        "JOIN rated_games ON rated_games.table_id = mine.table_id WHERE mine.person = ? AND short = 0"
    )
    return int(db.execute(sql, (person,)).get) < OPPONENTS


def _pair_weight(db: Db, one: int, other: int, now_ms: int) -> float:
    """The weight of one more game between the same two players today."""
    sql = (
        "SELECT count(*) FROM rated_seats a JOIN rated_seats b ON b.table_id = a.table_id "
        "JOIN rated_games ON rated_games.table_id = a.table_id WHERE a.person = ? AND b.person = ? AND at_ms > ?"
    )
    played = int(db.execute(sql, (one, other, now_ms - DAY_MS)).get)
    return SAME_DAY[played] if played < len(SAME_DAY) else 0.0


def blend_grades(before: Grade, after: Grade, weight: float, among_new: bool = False) -> Grade:
    """Move a grade the fraction `weight` of the way from `before` to `after`.

    With `among_new`, a rating beyond `NEW_RANGE` of the middle moves no further away, and others stay within it.
    """
    if weight != 1.0:
        after = Grade(*(old + weight * (new - old) for old, new in zip(before, after, strict=True)))
    if not among_new:
        return after
    lowest, highest = min(before.rating, MIDDLE - NEW_RANGE), max(before.rating, MIDDLE + NEW_RANGE)
    return after._replace(rating=min(highest, max(lowest, after.rating)))


def share_network(db: Db, people: Sequence[int]) -> bool:
    """Whether two of these players have used their accounts from the same network."""
    marks = ", ".join("?" * len(people))
    sql = (
        "SELECT person, network FROM rated_people JOIN account_networks ON "
        f"account_networks.device = rated_people.device WHERE person IN ({marks})"
    )
    used: dict[int, set[str]] = {person: set() for person in people}
    for person, network in db.execute(sql, tuple(people)):
        used[int(person)].add(str(network))
    return any(used[one] & used[other] for one, other in combinations(used, 2))
