"""The format of a tournament and the pairing of its next round, for all kinds."""

import msgspec

from bastide.server.features.tournaments import bracket, league, multiplayer_pairing, pairing
from bastide.server.features.tournaments.pairing import PairingKind
from bastide.server.features.tournaments.score import Duel, Rounds
from bastide.server.features.tournaments.standings import StandingRow, compute_standings, rank_rows


class TournamentFormat(msgspec.Struct, frozen=True, kw_only=True):
    """The format of a tournament.

    `seats` is the number of seats per table. In a knock-out the best `through` of a table advance, and `third` adds a
    match for third place. `rounds` applies where the kind leaves it open. Teams have `boards` boards (0: no teams). A
    league has divisions of `division` players, and `moves` of them are promoted and relegated.
    """

    kind: PairingKind
    rounds: int = 0
    seats: int = 2
    through: int = 1
    third: bool = False
    boards: int = 0
    division: int = 0
    moves: int = 0

    @property
    def everybody(self) -> bool:
        """Whether it is a round robin of two-player games, in a league within a division."""
        return self.kind in ("robin", "league") and self.seats == 2


def count_rounds(form: TournamentFormat, sides: int) -> int:
    """Return the number of rounds for so many entrants or teams."""
    if form.kind == "league":
        return max(
            pairing.count_pairing_rounds("robin", len(each), 0) for each in league.split_divisions(sides, form.division)
        )
    if form.seats == 2:
        return pairing.count_pairing_rounds(form.kind, sides, form.rounds)
    if form.kind == "knockout":
        return multiplayer_pairing.count_knockout_rounds(sides, form.seats, form.through)
    tables = len(multiplayer_pairing.table_sizes(sides, form.seats))
    return 1 if tables == 1 and not form.rounds else form.rounds or min(sides, form.seats + 1)


def plan_next_round(
    form: TournamentFormat, sides: int, rounds: Rounds, gone: frozenset[int] = frozenset()
) -> list[Duel]:
    """Return the duels of the next round, without the sides in `gone`. It takes a few tenths of a second for 128
    players."""
    if form.kind == "league":
        return _league(form, sides, len(rounds), gone)
    if form.seats == 2:
        return pairing.pair_round(form.kind, sides, rounds, gone, third=form.third)
    left = [seed for seed in range(sides) if seed not in gone]
    if len(left) < 2:
        return []
    if form.kind == "knockout":
        return [
            multiplayer_pairing.assign_seats(table, rounds) for table in _on(form, left, rounds, gone) if len(table) > 1
        ]
    points = {line.seed: line.points for line in rank_sides(form, sides, rounds, gone)}
    found = multiplayer_pairing.mix_tables(
        left, form.seats, rounds, points if form.kind == "swiss" and rounds else None
    )
    return [multiplayer_pairing.assign_seats(table, rounds) for table in found]


def _league(form: TournamentFormat, sides: int, number: int, gone: frozenset[int]) -> list[Duel]:
    found = []
    for division in league.split_divisions(sides, form.division):
        if number < pairing.count_pairing_rounds("robin", len(division), 0):
            away = frozenset(seed - division.start for seed in gone if seed in division)
            for duel in pairing.round_robin(len(division), number, away):
                two = None if duel.two is None else duel.two + division.start
                found.append(Duel(duel.one + division.start, two))
    return found


def _on(form: TournamentFormat, left: list[int], rounds: Rounds, gone: frozenset[int]) -> list[list[int]]:
    """Return the tables of the next knock-out round."""
    if not rounds:
        return multiplayer_pairing.spread_seeds(left, form.seats)
    if len(rounds[-1]) == 1:
        return []
    ranked = [multiplayer_pairing.list_advancing(duel, form.through) for duel in rounds[-1]]
    most = max(len(each) for each in ranked)
    on = [seed for place in range(most) for seed in sorted(each[place] for each in ranked if place < len(each))]
    return multiplayer_pairing.spread_seeds([seed for seed in on if seed not in gone], form.seats)


def rank_sides(
    form: TournamentFormat, sides: int, rounds: Rounds, gone: frozenset[int] = frozenset()
) -> list[StandingRow]:
    """Return the standings of entrants, or of teams if `rounds` holds matches. In a league, places are per division."""
    void = league.list_voided(sides, form.division, rounds, gone) if form.everybody else frozenset[int]()
    lines = compute_standings(sides, rounds, void, form.seats, form.boards)
    if form.kind == "knockout":
        reached = bracket.knockout_progress(sides, rounds, count_rounds(form, sides), form.seats, form.through)
        for line in lines:
            line.key = (*reached[line.seed], *line.key)
        lines = rank_rows(lines)
    return (
        [line for each in league.standings_by_division(lines, form.division) for line in each]
        if form.division
        else lines
    )
