"""JSON views of tournaments.

Invariant: players appear by name and number, never by device id.
"""

from dataclasses import asdict
from itertools import takewhile
from typing import Any, Final

from bastide.server.accounts import accounts
from bastide.server.features.tournaments import bracket, entry_store, league, multiplayer_pairing, seeding
from bastide.server.features.tournaments import plan as tournament_plan
from bastide.server.features.tournaments.format import count_rounds, rank_sides
from bastide.server.features.tournaments.plan import TournamentPlan, draw_secret_of_round, parse_plan
from bastide.server.features.tournaments.score import WHOLE, Duel
from bastide.server.features.tournaments.standings import SHARE, StandingRow, compute_standings
from bastide.server.features.tournaments.store import Entrant, Tournament
from bastide.server.live.hub import Hub
from bastide.server.protocol.terms import modules_in_play
from bastide.server.storage import deals

FORM: Final = ("seats", "through", "boards", "division", "moves", "swap", "seeds", "third")


def tournament_row(kept: Tournament, people: int) -> dict[str, Any]:
    """A tournament in a list. `people` counts teams in a team tournament."""
    plan = parse_plan(kept)
    told = {
        "id": kept.id,
        "name": kept.name,
        "kind": plan.kind,
        "phase": kept.phase,
        "people": people,
        "most": plan.most,
        "rules": plan.terms.rules,
        "modules": modules_in_play(plan.terms.rules),
        "games": plan.games,
        "hours": plan.hours,
        "made": kept.made_ms,
        **{name: getattr(plan, name) for name in FORM},
    }
    return {**told, "season": plan.season} if plan.kind == "league" else told


async def describe_tournament(hub: Hub, kept: Tournament, device: str) -> dict[str, Any]:
    """Everything about a tournament, as the owner of `device` sees it."""
    plan, sides = parse_plan(kept), tournament_plan.count_sides(kept, parse_plan(kept))
    devices = [kept.host, *(one.device for one in kept.entrants), *(one for one, _ in kept.standbys)]
    names = await hub.tables.store.do(accounts.account_names, devices=[one for one in devices if one])
    you = kept.seed(device)
    public = await hub.tables.store.do(deals.public_rounds, tournament=kept.id) if plan.deal else set()
    told = {
        **tournament_row(kept, sides),
        "host": names.get(kept.host, ""),
        "mine": bool(device) and device == kept.host,
        "options": plan.terms.options(),
        "deal": plan.deal,
        "rounds": count_rounds(plan, sides) if sides > 1 else plan.rounds,
        "entrants": _entrants(kept, plan, names),
        "played": [
            [_duel(plan, duel, you, public=number in public, last=len(duels) == 1) for duel in duels]
            for number, duels in enumerate(kept.rounds)
        ],
        "notes": [
            {"at": note.at_ms, "what": note.what, "reason": note.reason, "whom": note.whom, "board": note.board}
            for note in kept.notes
        ],
    }
    if plan.boards:
        told |= {"teams": _teams(kept, plan, device), "matches": _matches(kept, plan)}
    if plan.kind == "knockout" and plan.seats == 2:
        told["bracket"] = _bracket(kept, plan, sides)
    if plan.division:
        told["divisions"] = [[each.start, each.stop] for each in league.split_divisions(sides, plan.division)]
        told["next"] = await hub.tables.store.do(entry_store.next_season_of, one=kept.id)
    if you is not None:
        told["you"] = you
    if kept.due_ms and kept.phase == "running":
        told["leftMs"] = max(0, kept.due_ms - hub.tables.store.service.now())
    return told | _standbys(kept, plan, names, device) | _secrets(kept, plan, public)


def _standbys(kept: Tournament, plan: TournamentPlan, names: dict[str, str], device: str) -> dict[str, Any]:
    """The substitutes, whether the caller is one of them, and whether late entry is possible."""
    told: dict[str, Any] = {}
    if kept.standbys:
        ready = [names.get(one, name) for one, name in kept.standbys]
        told |= {"standbys": ready, "ready": any(one == device for one, _ in kept.standbys)}
    if kept.phase == "running" and tournament_plan.allows_late_entry(kept, plan):
        told["lateMay"] = True
    return told


def _secrets(kept: Tournament, plan: TournamentPlan, public: set[int]) -> dict[str, Any]:
    """Draw secrets, up to the first round that is not public: the list has no gaps."""
    told: dict[str, Any] = {}
    if plan.deal:
        rounds = takewhile(public.__contains__, range(len(kept.rounds)))
        told["secrets"] = [
            [draw_secret_of_round(kept, plan, number, n).hex() for n in range(plan.games)] for number in rounds
        ]
    if plan.seeds == "draw":
        told["promise"] = seeding.commit_lot_secret(kept.secret)
        if kept.phase in ("running", "over"):
            told["drawn"] = seeding.lot_secret(kept.secret).hex()
    return told


def _entrants(kept: Tournament, plan: TournamentPlan, names: dict[str, str]) -> list[dict[str, Any]]:
    people = len(kept.entrants)
    if plan.boards:
        lines, unit, void = compute_standings(people, kept.rounds), WHOLE, frozenset[int]()
    else:
        lines, unit = rank_sides(plan, people, kept.rounds, kept.gone), SHARE if plan.seats > 2 else WHOLE
        void = league.list_voided(people, plan.division, kept.rounds, kept.gone) if plan.everybody else frozenset()
    by_seed = {line.seed: line for line in lines}
    places = tournament_plan.team_by_entrant(kept) if plan.boards else []

    def about(seed: int, one: Entrant) -> dict[str, Any]:
        told = {"name": names.get(one.device, one.name), "withdrawn": one.withdrawn}
        told |= describe_standing(by_seed[seed], unit)
        if one.rating:
            told["rating"] = one.rating
        if seed in void:
            told["void"] = True
        return told | ({"team": places[seed], "accepted": one.accepted} if plan.boards else {})

    return [about(seed, one) for seed, one in enumerate(kept.entrants)]


def describe_standing(line: StandingRow, unit: int) -> dict[str, Any]:
    """A row of the standings in whole points: a draw is 0.5."""
    return {
        "place": line.place,
        "points": round(line.points / unit, 2),
        "won": line.won,
        "drawn": line.drawn,
        "lost": line.lost,
        "buchholz": round(line.buchholz / unit, 2),
        "margin": line.margin,
    }


def _teams(kept: Tournament, plan: TournamentPlan, device: str) -> list[dict[str, Any]]:
    """Teams with match points: 2 for a win, 1 for a draw. `boards` is the sum of board points."""
    lines = rank_sides(
        plan, len(kept.teams), tournament_plan.list_rounds(kept, plan), tournament_plan.withdrawn_sides(kept, plan)
    )
    by_seed = {line.seed: line for line in lines}
    ready = {team.n for team in tournament_plan.list_complete_teams(kept, plan)}
    told = []
    for n, team in enumerate(kept.teams):
        line, captain = by_seed[n], kept.seed(team.captain)
        own = [seed for seed, one in enumerate(kept.entrants) if one.team == team.n]
        order = tournament_plan.list_team_members(kept, team)
        told.append(
            {
                **describe_standing(line, 1),
                "boards": line.boards / WHOLE,
                "name": team.name,
                "captain": captain,
                "mine": bool(device) and team.captain == device,
                "ready": team.n in ready,
                "members": [*order, *(seed for seed in own if seed not in order)],
            }
        )
    return told


def _matches(kept: Tournament, plan: TournamentPlan) -> list[list[dict[str, Any]]]:
    return [
        [{"one": one.one, "two": one.two, "result": one.result, "tally": _tally(one)} for one in each]
        for each in tournament_plan.list_rounds(kept, plan)
    ]


def _bracket(kept: Tournament, plan: TournamentPlan, sides: int) -> list[list[dict[str, Any]]]:
    """The rounds of a knock-out with players or teams by number. A running one includes future rounds."""
    rounds = tournament_plan.list_rounds(kept, plan)
    planned = count_rounds(plan, sides) if kept.phase == "running" else len(rounds)
    return [[asdict(slot) for slot in slots] for slots in bracket.make_bracket(rounds, planned, plan.third)]


def _tally(duel: Duel) -> list[float]:
    return [half / WHOLE for half in duel.tally()]


def _duel(plan: TournamentPlan, duel: Duel, you: int | None, *, public: bool, last: bool) -> dict[str, Any]:
    """A duel. While other boards still play the same draws, only its own players see its table ids. No one advances
    from the `last` duel."""
    told: dict[str, Any] = {"one": duel.one, "two": duel.two, "result": duel.result, "tally": _tally(duel)}
    if duel.said:
        told["said"] = True
    if duel.others:
        told |= {"others": duel.others, "places": duel.places}
        if plan.kind == "knockout" and duel.result and not last:
            told["on"] = multiplayer_pairing.list_advancing(duel, plan.through)
    if plan.boards:
        told["match"] = duel.match
    shown = public or not plan.deal or you in duel.people
    told["games"] = [
        {"result": game.result, "points": list(game.points), **({"table": game.table} if shown else {})}
        for game in duel.games
    ]
    return told
