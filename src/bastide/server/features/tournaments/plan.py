"""The plan of a tournament (its format, terms and schedule), its teams, and the seeding at its start.

Invariant: seeds keep the best players apart, so no one may choose the order in secret. The order comes from ratings,
the host's public order, the order of entry, or a draw that anyone can verify.

A team match is a duel between two teams, and its boards are the games. Players on the same board number meet. The
match's `one` moves first on odd boards, `two` on even boards. The team with more board points wins the match. A player
without an opponent on their board wins it.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from bastide.server.features.ratings import leaderboards
from bastide.server.features.ratings.pools import RatingGroup, get_family, rating_kind
from bastide.server.features.tournaments import format
from bastide.server.features.tournaments.format import TournamentFormat
from bastide.server.features.tournaments.score import GAINS, Duel, DuelGame, DuelResult, Rounds
from bastide.server.features.tournaments.store import Entrant, Tournament, TournamentTeam
from bastide.server.protocol.clock import speed_of
from bastide.server.protocol.terms import Terms, modules_in_play
from bastide.server.storage.db import Db
from bastide.server.tables.views.ids import new_table_id

Seeds = Literal["joined", "rating", "hand", "draw"]
REVERSED: Final[dict[DuelResult, DuelResult]] = {"one": "two", "two": "one"}
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


def parse_plan(tournament: Tournament) -> TournamentPlan:
    """Decode the plan of a tournament."""
    return _decode(tournament.plan.encode())


def make_tournament(host: str, name: str, plan: TournamentPlan, now: int, season_of: str = "") -> Tournament:
    """Return a new tournament that is open."""
    made_ms, secret = int(time.time() * 1000), secrets.token_bytes(32)
    text = encode_plan(plan).decode()
    return Tournament(new_table_id(), host, name, text, "open", made_ms, now, 0, secret, season_of)


def draw_secret_of_round(tournament: Tournament, plan: TournamentPlan, number: int, n: int) -> bytes:
    """Return the draw secret shared by all boards for game `n` (from 0) of round `number` (from 0)."""
    draw = n - n % 2 if plan.swap else n
    return hmac.new(tournament.secret, f"{number}|{draw}".encode(), hashlib.sha256).digest()


def list_team_members(tournament: Tournament, team: TournamentTeam) -> list[int]:
    """Return the entrant numbers of a team: first the line-up in its order, then the others."""
    people, boards = tournament.entrants, {device: n for n, device in enumerate(team.line_up)}
    members = [
        n for n, entrant in enumerate(people) if entrant.team == team.n and entrant.accepted and not entrant.withdrawn
    ]
    return sorted(members, key=lambda n: (boards.get(people[n].device, len(boards)), n))


def list_complete_teams(tournament: Tournament, plan: TournamentPlan) -> list[TournamentTeam]:
    """Return the teams with a player for every board."""
    return [team for team in tournament.teams if len(list_team_members(tournament, team)) >= plan.boards]


def allows_late_entry(tournament: Tournament, plan: TournamentPlan) -> bool:
    """Whether an entrant can join the next round: in a Swiss or at mixed tables, without teams, before the last
    round."""
    free = not plan.boards and (plan.kind == "swiss" or (plan.kind == "robin" and plan.seats > 2))
    return free and len(tournament.rounds) < format.count_rounds(plan, len(tournament.entrants) + 1)


def count_sides(tournament: Tournament, plan: TournamentPlan) -> int:
    """Return the number of entrants or teams to pair."""
    return len(tournament.teams) if plan.boards else len(tournament.entrants)


def withdrawn_sides(tournament: Tournament, plan: TournamentPlan) -> frozenset[int]:
    """Return the entrants who withdrew, or the teams without members."""
    if not plan.boards:
        return tournament.gone
    return frozenset(n for n, team in enumerate(tournament.teams) if not list_team_members(tournament, team))


def list_rounds(tournament: Tournament, plan: TournamentPlan) -> Rounds:
    """Return the played rounds: duels, or matches of teams."""
    if not plan.boards:
        return tournament.rounds
    return score_matches(tournament.matches, tournament.rounds, team_by_entrant(tournament))


def team_by_entrant(tournament: Tournament) -> list[int]:
    """Return the index in `tournament.teams` of each entrant's team."""
    index = {team.n: n for n, team in enumerate(tournament.teams)}
    return [index.get(entrant.team, -1) for entrant in tournament.entrants]


def pair_next_round(tournament: Tournament, plan: TournamentPlan) -> Rounds:
    """Return the duels and the team matches of the next round."""
    sides, gone = count_sides(tournament, plan), withdrawn_sides(tournament, plan)
    pairs = format.plan_next_round(plan, sides, list_rounds(tournament, plan), gone)
    if not plan.boards:
        return [pairs, []]
    line_ups = [list_team_members(tournament, team)[: plan.boards] for team in tournament.teams]
    return [list_board_duels(pairs, line_ups), pairs]


def list_board_duels(matches: Sequence[Duel], line_ups: Sequence[Sequence[int]]) -> list[Duel]:
    """Return the board duels of each match, in board order. `line_ups` holds the entrants of each team."""
    duels = []
    for n, match in enumerate(matches):
        if match.two is None:
            continue
        ones, twos = line_ups[match.one], line_ups[match.two]
        for board in range(max(len(ones), len(twos))):
            both = [side[board] for side in (ones, twos) if board < len(side)]
            if len(both) == 2 and board % 2:
                both.reverse()
            duels.append(Duel(both[0], both[1] if len(both) > 1 else None, match=n))
    return duels


def score_matches(matches: Rounds, rounds: Rounds, team_of: Sequence[int]) -> Rounds:
    """Return the matches with the results of their boards, seen from the match's `one`. A match has no result while
    a board is open."""
    scored = Rounds()
    for number, pairs in enumerate(matches):
        boards = rounds[number] if number < len(rounds) else []
        own = [[board for board in boards if board.match == n] for n in range(len(pairs))]
        scored.append([_score_match(match, duels, team_of) for match, duels in zip(pairs, own, strict=True)])
    return scored


def _score_match(match: Duel, boards: list[Duel], team_of: Sequence[int]) -> Duel:
    if match.two is None:
        return Duel(match.one, None, "one")
    games = []
    for board in boards:
        margin = board.margin()
        if team_of[board.one] == match.one:
            games.append(DuelGame("", board.result, (margin, 0)))
        else:
            games.append(DuelGame("", REVERSED.get(board.result, board.result), (0, margin)))
    if any(not game.result for game in games):
        return Duel(match.one, match.two, games=games)
    ones, twos = (sum(GAINS[game.result][side] for game in games) for side in (0, 1))
    result: DuelResult = "drawn" if ones == twos else "one" if ones > twos else "two"
    return Duel(match.one, match.two, result if ones or twos else "none", games)


def seed_entrants(
    db: Db, tournament: Tournament, plan: TournamentPlan, now_ms: int
) -> tuple[list[Entrant], list[TournamentTeam]]:
    """Return the entrants, with ratings set, and the complete teams, both in seed order. A team's rating is the sum
    over its boards."""
    people = tournament.entrants
    _set_ratings(db, people, plan, now_ms)
    if not plan.boards:
        order = _seed(tournament, plan, [player.rating for player in people], [player.name for player in people])
        return [people[n] for n in order], []
    ready = list_complete_teams(tournament, plan)
    squads = [[people[n] for n in list_team_members(tournament, team)] for team in ready]
    strengths = [sum(player.rating for player in squad[: plan.boards]) for squad in squads]
    order = _seed(tournament, plan, strengths, [team.name for team in ready])
    return [player for n in order for player in squads[n]], [ready[n] for n in order]


def _seed(tournament: Tournament, plan: TournamentPlan, ratings: list[int], names: list[str]) -> list[int]:
    if plan.seeds == "rating" and not tournament.season_of:
        return seed_by_rating(ratings)
    if plan.seeds == "draw":
        return seed_by_lot(lot_secret(tournament.secret), names)
    return list(range(len(names)))  # order of entry, the host's order, or the order after the previous season


def _set_ratings(db: Db, people: list[Entrant], plan: TournamentPlan, now_ms: int) -> None:
    """Set the ratings of all entrants for this kind of game."""
    family = get_family(modules_in_play(plan.terms.rules))
    group = RatingGroup(family.id, speed_of(plan.terms.clock), rating_kind(plan.seats))
    devices = [player.device for player in people if player.device]
    known = leaderboards.ratings_in_group(db, devices, group, now_ms)
    for player in people:
        player.rating = known[player.device].get("rating", 0) if player.device in known else 0


def seed_by_rating(ratings: Sequence[int]) -> list[int]:
    """Return indices sorted by rating, best first. Unrated players (0) come last."""
    return sorted(range(len(ratings)), key=lambda n: (-ratings[n], n))


def seed_by_lot(secret: bytes, names: Sequence[str]) -> list[int]:
    """Return indices in the order of SHA-256(secret as hexadecimal digits + name)."""
    lots = [hashlib.sha256(f"{secret.hex()}{name}".encode()).digest() for name in names]
    return sorted(range(len(names)), key=lambda n: (lots[n], n))


def lot_secret(secret: bytes) -> bytes:
    """Derive the seeding secret from the tournament's secret. It is published after seeding."""
    return hmac.new(secret, b"seeds", hashlib.sha256).digest()


def commit_lot_secret(secret: bytes) -> str:
    """Return the commitment published before anyone joins: SHA-256 of the seeding secret."""
    return hashlib.sha256(lot_secret(secret)).hexdigest()
