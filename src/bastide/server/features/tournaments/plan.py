"""What was agreed on for a tournament, and in which order its people are seeded when it begins."""

import hashlib
import hmac
from typing import Final

import msgspec

from bastide.server.features.ratings import leaderboards
from bastide.server.features.ratings.pools import family_of, kind_of
from bastide.server.features.tournaments import format, seeding, teams
from bastide.server.features.tournaments.format import Form
from bastide.server.features.tournaments.score import Rounds
from bastide.server.features.tournaments.seeding import Seeds
from bastide.server.features.tournaments.store import Entrant, Kept, Team
from bastide.server.protocol.clock import speed_of
from bastide.server.protocol.terms import Terms, played_modules
from bastide.server.storage.db import Db

MOST_MEMBERS: Final = 10
"""Of a team, with those who sit out."""


class Plan(Form, frozen=True, kw_only=True, omit_defaults=True):
    """Duels of so many `games`, a round within so many `hours` (0: no hurry), at `most` so many people, or teams. With
    `deal` all boards of a round play with the same draws; with `swap` as well the second game of a duel has those of
    its first, on swapped seats. `season`: of a league, from 1."""

    games: int
    most: int
    terms: Terms
    hours: int = 0
    deal: bool = False
    swap: bool = False
    seeds: Seeds = "joined"
    season: int = 1


_decode = msgspec.json.Decoder(Plan).decode
pack = msgspec.json.Encoder().encode


def plan_of(kept: Kept) -> Plan:
    """The plan of a tournament."""
    return _decode(kept.plan.encode())


def draws_of(kept: Kept, plan: Plan, number: int, n: int) -> bytes:
    """The secret of the draws with which all boards play their game `n` (from 0) of a round (from 0)."""
    draw = n - n % 2 if plan.swap else n
    return hmac.new(kept.secret, f"{number}|{draw}".encode(), hashlib.sha256).digest()


def members(kept: Kept, team: Team) -> list[int]:
    """The numbers of those who play for a team, in the order of its line-up; then those that it does not name."""
    own = [n for n, one in enumerate(kept.entrants) if one.team == team.n and one.accepted and not one.withdrawn]
    named = {device: place for place, device in enumerate(team.line_up)}
    return sorted(own, key=lambda n: (named.get(kept.entrants[n].device, len(named)), n))


def whole(kept: Kept, plan: Plan) -> list[Team]:
    """The teams that have somebody for every board."""
    return [team for team in kept.teams if len(members(kept, team)) >= plan.boards]


def may_come_late(kept: Kept, plan: Plan) -> bool:
    """Whether the next round can have one more than this one: not where everybody meets everybody, or in a bracket."""
    free = not plan.boards and (plan.kind == "swiss" or (plan.kind == "robin" and plan.seats > 2))
    return free and len(kept.rounds) < format.rounds_of(plan, len(kept.entrants) + 1)


def sides(kept: Kept, plan: Plan) -> int:
    """How many people, or teams, are paired."""
    return len(kept.teams) if plan.boards else len(kept.entrants)


def gone(kept: Kept, plan: Plan) -> frozenset[int]:
    """Who is not paired any more: people, or teams of which nobody is left."""
    if not plan.boards:
        return kept.gone
    return frozenset(n for n, team in enumerate(kept.teams) if not members(kept, team))


def played(kept: Kept, plan: Plan) -> Rounds:
    """What was played, of teams their matches."""
    return teams.played(kept.matches, kept.rounds, team_of(kept)) if plan.boards else kept.rounds


def team_of(kept: Kept) -> list[int]:
    """The place in `teams` of each entrant's team."""
    place = {team.n: n for n, team in enumerate(kept.teams)}
    return [place.get(one.team, -1) for one in kept.entrants]


def following(kept: Kept, plan: Plan) -> Rounds:
    """The duels of the next round, and its matches of teams."""
    pairs = format.next_round(plan, sides(kept, plan), played(kept, plan), gone(kept, plan))
    if not plan.boards:
        return [pairs, []]
    line_ups = [members(kept, team)[: plan.boards] for team in kept.teams]
    return [teams.boards_of(pairs, line_ups), pairs]


def seeded(db: Db, kept: Kept, plan: Plan, now_ms: int) -> tuple[list[Entrant], list[Team]]:
    """Who begins, in the order of the seeds: people with their ratings, or teams that are whole with theirs."""
    _rate(db, kept.entrants, plan, now_ms)
    if not plan.boards:
        order = _order(kept, plan, [one.rating for one in kept.entrants], [one.name for one in kept.entrants])
        return [kept.entrants[n] for n in order], []
    ready = whole(kept, plan)
    squads = [[kept.entrants[n] for n in members(kept, team)] for team in ready]
    strengths = [sum(one.rating for one in squad[: plan.boards]) for squad in squads]
    places = _order(kept, plan, strengths, [team.name for team in ready])
    return [one for n in places for one in squads[n]], [ready[n] for n in places]


def _order(kept: Kept, plan: Plan, ratings: list[int], names: list[str]) -> list[int]:
    if plan.seeds == "rating" and not kept.season_of:
        return seeding.by_rating(ratings)
    if plan.seeds == "draw":
        return seeding.by_draw(seeding.draw_secret(kept.secret), names)
    return list(range(len(names)))  # as they came, as the host ordered them, or as the season before left them


def _rate(db: Db, people: list[Entrant], plan: Plan, now_ms: int) -> None:
    """Note everybody's rating for such games."""
    group = family_of(played_modules(plan.terms.rules)).id, speed_of(plan.terms.clock), kind_of(plan.seats)
    known = leaderboards.in_group(db, [one.device for one in people if one.device], *group, now_ms)
    for one in people:
        one.rating = int(known.get(one.device, {}).get("rating", 0))
