"""The plan of a tournament (its format, terms and schedule), and the seeding at its start."""

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
"""Members per team, including reserves."""


class TournamentPlan(TournamentFormat, frozen=True, kw_only=True, omit_defaults=True):
    """The format and settings of a tournament.

    A duel has `games` games. `hours` is the time per round (0: no limit). `most` limits entrants or teams. With `deal`,
    all boards of a round draw the same tiles. With `swap` too, the second game of a duel repeats the draws of the first
    with swapped seats. `season` counts the seasons of a league from 1.
    """

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
    """Decode the plan of a tournament."""
    return _decode(kept.plan.encode())


def draw_secret_of_round(kept: Tournament, plan: TournamentPlan, number: int, n: int) -> bytes:
    """Return the draw secret shared by all boards for game `n` (from 0) of round `number` (from 0)."""
    draw = n - n % 2 if plan.swap else n
    return hmac.new(kept.secret, f"{number}|{draw}".encode(), hashlib.sha256).digest()


def list_team_members(kept: Tournament, team: TournamentTeam) -> list[int]:
    """Return the entrant numbers of a team: first the line-up in its order, then the others."""
    own = [n for n, one in enumerate(kept.entrants) if one.team == team.n and one.accepted and not one.withdrawn]
    named = {device: place for place, device in enumerate(team.line_up)}
    return sorted(own, key=lambda n: (named.get(kept.entrants[n].device, len(named)), n))


def list_complete_teams(kept: Tournament, plan: TournamentPlan) -> list[TournamentTeam]:
    """Return the teams with a player for every board."""
    return [team for team in kept.teams if len(list_team_members(kept, team)) >= plan.boards]


def allows_late_entry(kept: Tournament, plan: TournamentPlan) -> bool:
    """Whether an entrant can join the next round: in a Swiss or at mixed tables, without teams, before the last
    round."""
    free = not plan.boards and (plan.kind == "swiss" or (plan.kind == "robin" and plan.seats > 2))
    return free and len(kept.rounds) < format.count_rounds(plan, len(kept.entrants) + 1)


def count_sides(kept: Tournament, plan: TournamentPlan) -> int:
    """Return the number of entrants or teams to pair."""
    return len(kept.teams) if plan.boards else len(kept.entrants)


def withdrawn_sides(kept: Tournament, plan: TournamentPlan) -> frozenset[int]:
    """Return the entrants who withdrew, or the teams without members."""
    if not plan.boards:
        return kept.gone
    return frozenset(n for n, team in enumerate(kept.teams) if not list_team_members(kept, team))


def list_rounds(kept: Tournament, plan: TournamentPlan) -> Rounds:
    """Return the played rounds: duels, or matches of teams."""
    return teams.score_matches(kept.matches, kept.rounds, team_by_entrant(kept)) if plan.boards else kept.rounds


def team_by_entrant(kept: Tournament) -> list[int]:
    """Return the index in `kept.teams` of each entrant's team."""
    place = {team.n: n for n, team in enumerate(kept.teams)}
    return [place.get(one.team, -1) for one in kept.entrants]


def pair_next_round(kept: Tournament, plan: TournamentPlan) -> Rounds:
    """Return the duels and the team matches of the next round."""
    pairs = format.plan_next_round(plan, count_sides(kept, plan), list_rounds(kept, plan), withdrawn_sides(kept, plan))
    if not plan.boards:
        return [pairs, []]
    line_ups = [list_team_members(kept, team)[: plan.boards] for team in kept.teams]
    return [teams.list_board_duels(pairs, line_ups), pairs]


def seed_entrants(
    db: Db, kept: Tournament, plan: TournamentPlan, now_ms: int
) -> tuple[list[Entrant], list[TournamentTeam]]:
    """Return the entrants, with ratings set, and the complete teams, both in seed order. A team's rating is the sum
    over its boards."""
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
    return list(range(len(names)))  # order of entry, the host's order, or the order after the previous season


def _rate(db: Db, people: list[Entrant], plan: TournamentPlan, now_ms: int) -> None:
    """Set the ratings of all entrants for this kind of game."""
    group = get_family(modules_in_play(plan.terms.rules)).id, speed_of(plan.terms.clock), rating_kind(plan.seats)
    known = leaderboards.ratings_in_group(db, [one.device for one in people if one.device], *group, now_ms)
    for one in people:
        one.rating = int(known.get(one.device, {}).get("rating", 0))
