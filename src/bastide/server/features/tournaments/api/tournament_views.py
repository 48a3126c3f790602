"""JSON views of tournaments.

Invariant: players appear by name and number, never by device id.
"""

from itertools import takewhile

from bastide.server.accounts import accounts
from bastide.server.features.tournaments import entry_store, multiplayer_pairing, pairing, standings
from bastide.server.features.tournaments import plan as tournament_plan
from bastide.server.features.tournaments.format import count_rounds, rank_sides
from bastide.server.features.tournaments.messages import (
    BracketSlotInfo,
    DuelGameInfo,
    DuelInfo,
    EntrantInfo,
    MatchInfo,
    StandingInfo,
    TeamInfo,
    TournamentInfo,
    TournamentRow,
)
from bastide.server.features.tournaments.plan import TournamentPlan, draw_secret_of_round, parse_plan
from bastide.server.features.tournaments.score import WHOLE, Duel, DuelGame
from bastide.server.features.tournaments.standings import SHARE, StandingRow
from bastide.server.features.tournaments.store import Tournament
from bastide.server.live.hub import Hub
from bastide.server.protocol.terms import modules_in_play
from bastide.server.storage import deals


def tournament_row(tournament: Tournament, people: int) -> TournamentRow:
    """A tournament in a list. `people` counts teams in a team tournament."""
    plan = parse_plan(tournament)
    row: TournamentRow = {
        "id": tournament.id,
        "name": tournament.name,
        "kind": plan.kind,
        "phase": tournament.phase,
        "people": people,
        "most": plan.most,
        "rules": plan.terms.rules,
        "modules": modules_in_play(plan.terms.rules),
        "games": plan.games,
        "hours": plan.hours,
        "made": tournament.made_ms,
        "seats": plan.seats,
        "through": plan.through,
        "boards": plan.boards,
        "division": plan.division,
        "moves": plan.moves,
        "swap": plan.swap,
        "seeds": plan.seeds,
        "third": plan.third,
    }
    return {**row, "season": plan.season} if plan.kind == "league" else row


async def describe_tournament(hub: Hub, tournament: Tournament, device: str) -> TournamentInfo:
    """Everything about a tournament, as the owner of `device` sees it."""
    plan, sides = parse_plan(tournament), tournament_plan.count_sides(tournament, parse_plan(tournament))
    people, substitutes = tournament.entrants, tournament.standbys
    devices = [tournament.host, *(player.device for player in people), *(substitute for substitute, _ in substitutes)]
    names = await hub.tables.store.do(accounts.account_names, devices)
    you = tournament.seed(device)
    public = await hub.tables.store.do(deals.public_rounds, tournament.id) if plan.deal else set()
    view: TournamentInfo = {
        **tournament_row(tournament, sides),  # type: ignore[typeddict-item]  # without its optional keys
        "host": names.get(tournament.host, ""),
        "mine": bool(device) and device == tournament.host,
        "options": plan.terms.options(),
        "deal": plan.deal,
        "rounds": count_rounds(plan, sides) if sides > 1 else plan.rounds,
        "entrants": _entrants(tournament, plan, names),
        "played": [
            [_duel(plan, duel, you, public=number in public, last=len(duels) == 1) for duel in duels]
            for number, duels in enumerate(tournament.rounds)
        ],
        "notes": [
            {"at": note.at_ms, "what": note.what, "reason": note.reason, "whom": note.whom, "board": note.board}
            for note in tournament.notes
        ],
    }
    if plan.boards:
        view["teams"], view["matches"] = _teams(tournament, plan, device), _matches(tournament, plan)
    if plan.kind == "knockout" and plan.seats == 2:
        view["bracket"] = _bracket(tournament, plan, sides)
    if plan.division:
        view["divisions"] = [(seeds.start, seeds.stop) for seeds in standings.split_divisions(sides, plan.division)]
        view["next"] = await hub.tables.store.do(entry_store.next_season_of, tournament.id)
    if you is not None:
        view["you"] = you
    if tournament.due_ms and tournament.phase == "running":
        view["leftMs"] = max(0, tournament.due_ms - hub.tables.store.service.now())
    _add_standbys(view, tournament, plan, names, device)
    _add_secrets(view, tournament, plan, public)
    return view


def _add_standbys(
    view: TournamentInfo, tournament: Tournament, plan: TournamentPlan, names: dict[str, str], device: str
) -> None:
    """Add the substitutes, whether the caller is one of them, and whether late entry is possible."""
    if tournament.standbys:
        view["standbys"] = [names.get(substitute, name) for substitute, name in tournament.standbys]
        view["ready"] = any(substitute == device for substitute, _ in tournament.standbys)
    if tournament.phase == "running" and tournament_plan.allows_late_entry(tournament, plan):
        view["lateMay"] = True


def _add_secrets(view: TournamentInfo, tournament: Tournament, plan: TournamentPlan, public: set[int]) -> None:
    """Add draw secrets, up to the first round that is not public: the list has no gaps."""
    if plan.deal:
        rounds = takewhile(public.__contains__, range(len(tournament.rounds)))
        view["secrets"] = [
            [draw_secret_of_round(tournament, plan, number, n).hex() for n in range(plan.games)] for number in rounds
        ]
    if plan.seeds == "draw":
        view["promise"] = tournament_plan.commit_lot_secret(tournament.secret)
        if tournament.phase in ("running", "over"):
            view["drawn"] = tournament_plan.lot_secret(tournament.secret).hex()


def _entrants(tournament: Tournament, plan: TournamentPlan, names: dict[str, str]) -> list[EntrantInfo]:
    people, rounds, gone = tournament.entrants, tournament.rounds, tournament.gone
    count, unit = len(people), SHARE if plan.seats > 2 else WHOLE
    rows = standings.compute_standings(count, rounds) if plan.boards else rank_sides(plan, count, rounds, gone)
    by_seed = {row.seed: row for row in rows}
    void = frozenset[int]()
    if plan.is_round_robin and not plan.boards:
        void = standings.list_voided(count, plan.division, rounds, gone)
    teams, views = tournament_plan.team_by_entrant(tournament), list[EntrantInfo]()
    for seed, player in enumerate(people):
        view: EntrantInfo = {
            "name": names.get(player.device, player.name),
            "withdrawn": player.withdrawn,
            **_describe_standing(by_seed[seed], unit),  # type: ignore[typeddict-item]  # without its optional keys
        }
        if player.rating:
            view["rating"] = player.rating
        if seed in void:
            view["void"] = True
        if plan.boards:
            view["team"], view["accepted"] = teams[seed], player.accepted
        views.append(view)
    return views


def _describe_standing(row: StandingRow, unit: int) -> StandingInfo:
    """A row of the standings in whole points: a draw is 0.5."""
    return {
        "place": row.place,
        "points": round(row.points / unit, 2),
        "won": row.won,
        "drawn": row.drawn,
        "lost": row.lost,
        "buchholz": round(row.buchholz / unit, 2),
        "margin": row.margin,
    }


def _teams(tournament: Tournament, plan: TournamentPlan, device: str) -> list[TeamInfo]:
    """Teams with match points: 2 for a win, 1 for a draw. `boards` is the sum of board points."""
    rounds, gone = tournament_plan.list_rounds(tournament, plan), tournament_plan.withdrawn_sides(tournament, plan)
    rows = sorted(rank_sides(plan, len(tournament.teams), rounds, gone), key=lambda row: row.seed)
    ready = {team.n for team in tournament_plan.list_complete_teams(tournament, plan)}
    views: list[TeamInfo] = []
    for team, row in zip(tournament.teams, rows, strict=True):
        order = tournament_plan.list_team_members(tournament, team)
        members = [seed for seed, player in enumerate(tournament.entrants) if player.team == team.n]
        views.append(
            {
                **_describe_standing(row, 1),
                "boards": row.boards / WHOLE,
                "name": team.name,
                "captain": tournament.seed(team.captain),
                "mine": bool(device) and team.captain == device,
                "ready": team.n in ready,
                "members": [*order, *(seed for seed in members if seed not in order)],
            }
        )
    return views


def _matches(tournament: Tournament, plan: TournamentPlan) -> list[list[MatchInfo]]:
    return [[_describe_result(match) for match in matches] for matches in tournament_plan.list_rounds(tournament, plan)]


def _bracket(tournament: Tournament, plan: TournamentPlan, sides: int) -> list[list[BracketSlotInfo]]:
    """The rounds of a knock-out with players or teams by number. A running one includes future rounds."""
    rounds = tournament_plan.list_rounds(tournament, plan)
    planned = count_rounds(plan, sides) if tournament.phase == "running" else len(rounds)
    return [[_describe_slot(slot) for slot in slots] for slots in pairing.make_bracket(rounds, planned, plan.third)]


def _describe_slot(slot: pairing.BracketSlot) -> BracketSlotInfo:
    return {"one": slot.one, "two": slot.two, "on": slot.on, "begun": slot.begun, "free": slot.free}


def _describe_result(duel: Duel) -> MatchInfo:
    one, two = duel.tally()
    return {"one": duel.one, "two": duel.two, "result": duel.result, "tally": (one / WHOLE, two / WHOLE)}


def _duel(plan: TournamentPlan, duel: Duel, you: int | None, *, public: bool, last: bool) -> DuelInfo:
    """A duel. While other boards still play the same draws, only its own players see its table ids. No one advances
    from the `last` duel."""
    shown = public or not plan.deal or you in duel.people
    view: DuelInfo = {
        **_describe_result(duel),  # type: ignore[typeddict-item]  # without its optional keys
        "games": [_describe_game(game, shown) for game in duel.games],
    }
    if duel.unplayed:
        view["unplayed"] = True
    if duel.others:
        view["others"], view["places"] = duel.others, duel.places
        if plan.kind == "knockout" and duel.result and not last:
            view["on"] = multiplayer_pairing.list_advancing(duel, plan.through)
    if plan.boards:
        view["match"] = duel.match
    return view


def _describe_game(game: DuelGame, shown: bool) -> DuelGameInfo:
    view: DuelGameInfo = {"result": game.result, "points": list(game.points)}
    return {**view, "table": game.table} if shown else view
