"""The format of a tournament and the pairing of its next round, for all kinds."""

from itertools import zip_longest

import msgspec

from bastide.server.features.tournaments import multiplayer_pairing, pairing, standings
from bastide.server.features.tournaments.pairing import PairingKind
from bastide.server.features.tournaments.score import Duel, Rounds
from bastide.server.features.tournaments.standings import StandingRow, split_divisions


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
    def is_round_robin(self) -> bool:
        """Whether it is a round robin of two-player games, in a league within a division."""
        return self.kind in ("robin", "league") and self.seats == 2


def count_rounds(form: TournamentFormat, sides: int) -> int:
    """Return the number of rounds for so many entrants or teams."""
    if form.kind == "league":
        largest = max(len(division) for division in split_divisions(sides, form.division))
        return pairing.count_pairing_rounds("robin", largest, 0)
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
        return _pair_league(form, sides, len(rounds), gone)
    if form.seats == 2:
        return pairing.pair_round(form.kind, sides, rounds, gone, third=form.third)
    left = [seed for seed in range(sides) if seed not in gone]
    if len(left) < 2:
        return []
    if form.kind == "knockout":
        tables = [table for table in _knockout_tables(form, left, rounds, gone) if len(table) > 1]
    else:
        points = {row.seed: row.points for row in rank_sides(form, sides, rounds, gone)}
        by_points = points if form.kind == "swiss" and rounds else None
        tables = multiplayer_pairing.mix_tables(left, form.seats, rounds, by_points)
    return [multiplayer_pairing.assign_seats(table, rounds) for table in tables]


def _pair_league(form: TournamentFormat, sides: int, number: int, gone: frozenset[int]) -> list[Duel]:
    duels = []
    for division in split_divisions(sides, form.division):
        if number < pairing.count_pairing_rounds("robin", len(division), 0):
            away = frozenset(seed - division.start for seed in gone if seed in division)
            for duel in pairing.round_robin(len(division), number, away):
                two = None if duel.two is None else duel.two + division.start
                duels.append(Duel(duel.one + division.start, two))
    return duels


def _knockout_tables(
    form: TournamentFormat, left: list[int], rounds: Rounds, gone: frozenset[int]
) -> list[multiplayer_pairing.TableSeeds]:
    """Return the tables of the next knock-out round."""
    if not rounds:
        return multiplayer_pairing.spread_seeds(left, form.seats)
    if len(rounds[-1]) == 1:
        return []
    ranked = [multiplayer_pairing.list_advancing(duel, form.through) for duel in rounds[-1]]
    by_place = [sorted(seed for seed in place if seed is not None) for place in zip_longest(*ranked)]
    on = [seed for place in by_place for seed in place if seed not in gone]
    return multiplayer_pairing.spread_seeds(on, form.seats)


def rank_sides(
    form: TournamentFormat, sides: int, rounds: Rounds, gone: frozenset[int] = frozenset()
) -> list[StandingRow]:
    """Return the standings of entrants, or of teams if `rounds` holds matches. In a league, places are per division."""
    void = standings.list_voided(sides, form.division, rounds, gone) if form.is_round_robin else frozenset[int]()
    rows = standings.compute_standings(sides, rounds, void, form.seats, form.boards)
    if form.kind == "knockout":
        reached = pairing.knockout_progress(sides, rounds, count_rounds(form, sides), form.seats, form.through)
        for row in rows:
            row.key = (*reached[row.seed], *row.key)
        rows = standings.rank_rows(rows)
    divisions = standings.standings_by_division(rows, form.division) if form.division else [rows]
    return [row for division in divisions for row in division]
