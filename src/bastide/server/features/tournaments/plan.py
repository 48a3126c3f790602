"""What was agreed on for a tournament, and in which order its people are seeded when it begins."""

import hashlib
import hmac
from typing import Final

import msgspec

from bastide.server.features.ratings import leaderboards
from bastide.server.features.ratings.pools import get_family, rating_kind
from bastide.server.features.tournaments import format, seeding, teams
from bastide.server.features.tournaments.format import TournamentFormat
from bastide.server.features.tournaments.score import Rounds
from bastide.server.features.tournaments.seeding import Seeds
from bastide.server.features.tournaments.store import Entrant, Tournament, TournamentTeam
from bastide.server.protocol.clock import speed_of
from bastide.server.protocol.terms import Terms, modules_in_play
from bastide.server.storage.db import Db

MOST_MEMBERS: Final = 10
"""Of a team, with those who sit out."""


class TournamentPlan(TournamentFormat, frozen=True, kw_only=True, omit_defaults=True):
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


_decode = msgspec.json.Decoder(TournamentPlan).decode
encode_plan = msgspec.json.Encoder().encode


def parse_plan(kept: Tournament) -> TournamentPlan:
    """The plan of a tournament."""
    return _decode(kept.plan.encode())


def draw_secret_of_round(kept: Tournament, plan: TournamentPlan, number: int, n: int) -> bytes:
    """The secret of the draws with which all boards play their game `n` (from 0) of a round (from 0)."""
    draw = n - n % 2 if plan.swap else n
    return hmac.new(kept.secret, f"{number}|{draw}".encode(), hashlib.sha256).digest()


def list_team_members(kept: Tournament, team: TournamentTeam) -> list[int]:
    """The numbers of those who play for a team, in the order of its line-up; then those that it does not name."""
    own = [n for n, one in enumerate(kept.entrants) if one.team == team.n and one.accepted and not one.withdrawn]
    named = {device: place for place, device in enumerate(team.line_up)}
    return sorted(own, key=lambda n: (named.get(kept.entrants[n].device, len(named)), n))


def list_complete_teams(kept: Tournament, plan: TournamentPlan) -> list[TournamentTeam]:
    """The teams that have somebody for every board."""
    return [team for team in kept.teams if len(list_team_members(kept, team)) >= plan.boards]


def allows_late_entry(kept: Tournament, plan: TournamentPlan) -> bool:
    """Whether the next round can have one more than this one: not where everybody meets everybody, or in a bracket."""
    free = not plan.boards and (plan.kind == "swiss" or (plan.kind == "robin" and plan.seats > 2))
    return free and len(kept.rounds) < format.count_rounds(plan, len(kept.entrants) + 1)


def count_sides(kept: Tournament, plan: TournamentPlan) -> int:
    """How many people, or teams, are paired."""
    return len(kept.teams) if plan.boards else len(kept.entrants)


def withdrawn_sides(kept: Tournament, plan: TournamentPlan) -> frozenset[int]:
    """Who is not paired any more: people, or teams of which nobody is left."""
    if not plan.boards:
        return kept.gone
    return frozenset(n for n, team in enumerate(kept.teams) if not list_team_members(kept, team))


def list_rounds(kept: Tournament, plan: TournamentPlan) -> Rounds:
    """What was played, of teams their matches."""
    return teams.score_matches(kept.matches, kept.rounds, team_by_entrant(kept)) if plan.boards else kept.rounds


def team_by_entrant(kept: Tournament) -> list[int]:
    """The place in `teams` of each entrant's team."""
    place = {team.n: n for n, team in enumerate(kept.teams)}
    return [place.get(one.team, -1) for one in kept.entrants]


def pair_next_round(kept: Tournament, plan: TournamentPlan) -> Rounds:
    """The duels of the next round, and its matches of teams."""
    pairs = format.plan_next_round(plan, count_sides(kept, plan), list_rounds(kept, plan), withdrawn_sides(kept, plan))
    if not plan.boards:
        return [pairs, []]
    line_ups = [list_team_members(kept, team)[: plan.boards] for team in kept.teams]
    return [teams.list_board_duels(pairs, line_ups), pairs]


def seed_entrants(
    db: Db, kept: Tournament, plan: TournamentPlan, now_ms: int
) -> tuple[list[Entrant], list[TournamentTeam]]:
    """Who begins, in the order of the seeds: people with their ratings, or teams that are whole with theirs."""
    _rate(db, kept.entrants, plan, now_ms)
    if not plan.boards:
        order = _order(kept, plan, [one.rating for one in kept.entrants], [one.name for one in kept.entrants])
        return [kept.entrants[n] for n in order], []
    ready = list_complete_teams(kept, plan)
    squads = [[kept.entrants[n] for n in list_team_members(kept, team)] for team in ready]
    strengths = [sum(one.rating for one in squad[: plan.boards]) for squad in squads]
    places = _order(kept, plan, strengths, [team.name for team in ready])
    return [one for n in places for one in squads[n]], [ready[n] for n in places]


def _order(kept: Tournament, plan: TournamentPlan, ratings: list[int], names: list[str]) -> list[int]:
    if plan.seeds == "rating" and not kept.season_of:
        return seeding.seed_by_rating(ratings)
    if plan.seeds == "draw":
        return seeding.seed_by_lot(seeding.lot_secret(kept.secret), names)
    return list(range(len(names)))  # as they came, as the host ordered them, or as the season before left them


def _rate(db: Db, people: list[Entrant], plan: TournamentPlan, now_ms: int) -> None:
    """Note everybody's rating for such games."""
    group = get_family(modules_in_play(plan.terms.rules)).id, speed_of(plan.terms.clock), rating_kind(plan.seats)
    known = leaderboards.ratings_in_group(db, [one.device for one in people if one.device], *group, now_ms)
    for one in people:
        one.rating = int(known.get(one.device, {}).get("rating", 0))
