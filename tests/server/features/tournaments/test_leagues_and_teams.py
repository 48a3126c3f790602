"""Seeds, teams and leagues as they are reckoned."""

from itertools import combinations

import pytest

from bastide.server.features.tournaments import pairing, plan, standings
from bastide.server.features.tournaments.format import TournamentFormat, count_rounds, plan_next_round, rank_sides
from bastide.server.features.tournaments.score import Duel, DuelGame, DuelResult, Rounds
from bastide.server.features.tournaments.standings import compute_standings


def test_seeds_by_rating_have_the_best_first_and_those_without_one_last() -> None:
    assert plan.seed_by_rating([0, 1500, 1700, 0, 1500]) == [2, 1, 4, 0, 3]


def test_seeds_by_lot_can_be_drawn_again_by_anybody() -> None:
    secret = plan.lot_secret(bytes(32))
    first = plan.seed_by_lot(secret, ["Anna", "Ben", "Eve", "Ida"])
    assert first == plan.seed_by_lot(secret, ["Anna", "Ben", "Eve", "Ida"])
    assert sorted(first) == [0, 1, 2, 3]
    orders = {tuple(plan.seed_by_lot(bytes([n]), ["Anna", "Ben", "Eve"])) for n in range(60)}
    assert len(orders) == 6, "every order comes"


@pytest.mark.parametrize("people", range(2, 65))
def test_a_bracket_keeps_the_best_apart(people: int) -> None:
    rounds = Rounds()
    for left in range(count_rounds(TournamentFormat(kind="knockout"), people), 0, -1):
        duels = plan_next_round(TournamentFormat(kind="knockout"), people, rounds)
        for duel in duels:
            seeds = sorted(seed for seed in (duel.one, duel.two) if seed is not None)
            top = 2 ** (left - 1)
            assert sum(seed < top for seed in seeds) == 1, "of those left one of the better half is in each duel"
            duel.result = "one" if duel.one == seeds[0] else "two"
        rounds.append(duels)
    assert pairing.duel_winner(rounds[-1][0]) == 0


@pytest.mark.parametrize("people", [4, 6, 10, 16, 33, 64])
def test_a_swiss_begins_with_the_better_half_against_the_other(people: int) -> None:
    half = people // 2
    for duel in plan_next_round(TournamentFormat(kind="swiss"), people, []):
        if duel.two is not None:
            assert {duel.one % half, duel.two % half} == {min(duel.one, duel.two)}
        else:
            assert duel.one == people - 1


@pytest.mark.parametrize("people", range(2, 41))
@pytest.mark.parametrize("size", [4, 6, 8])
def test_in_a_league_everybody_meets_everybody_of_his_division_once(people: int, size: int) -> None:
    form, rounds = TournamentFormat(kind="league", division=size), Rounds()
    for _ in range(count_rounds(form, people)):
        rounds.append(plan_next_round(form, people, rounds))
    met = sorted(sorted(duel.people) for duels in rounds for duel in duels if duel.two is not None)
    own = [list(pair) for each in standings.split_divisions(people, size) for pair in combinations(each, 2)]
    assert met == sorted(own)
    lengths = [len(each) for each in standings.split_divisions(people, size)]
    assert sum(lengths) == people
    assert all(length >= standings.SMALLEST for length in lengths[1:])
    assert max(lengths) < size + standings.SMALLEST


def test_the_first_go_up_and_the_last_go_down() -> None:
    form = TournamentFormat(kind="league", division=4, moves=1)
    rounds = [[Duel(11, 8, "one"), Duel(5, 4, "one"), Duel(2, 3, "one"), Duel(1, 0, "one")]]
    lines = rank_sides(form, 12, rounds)
    assert [[line.seed for line in each] for each in standings.standings_by_division(lines, 4)][2][0] == 11
    seeds = standings.seed_next_season(lines, 4, 1, frozenset())
    assert sorted(seeds) == list(range(12))
    upper, middle, lower = seeds[:4], seeds[4:8], seeds[8:]
    assert 5 in upper
    assert 11 in middle
    assert 3 in middle
    assert 7 in lower


@pytest.mark.parametrize("moves", [0, 1, 2, 4])
def test_nobody_moves_by_two_divisions_and_nobody_is_lost(moves: int) -> None:
    for people in range(2, 60):
        for size in (4, 5, 8):
            lines = rank_sides(TournamentFormat(kind="league", division=size), people, [])
            seeds = standings.seed_next_season(lines, size, moves, frozenset())
            assert sorted(seeds) == list(range(people))
            parts = standings.split_divisions(people, size)
            for place, seed in enumerate(seeds):
                now = next(n for n, each in enumerate(parts) if place in each)
                before = next(n for n, each in enumerate(parts) if seed in each)
                assert abs(now - before) <= 1, (people, size, moves)


def test_who_leaves_a_league_early_has_played_nothing_and_late_loses_the_rest() -> None:
    def won(one: int, two: int) -> Duel:
        return Duel(one, two, "one", [DuelGame("t", "one", (60, 50))])

    form = TournamentFormat(kind="league", division=4)
    early = [[won(3, 0), won(1, 2)]]
    lost = plan_next_round(form, 4, early, frozenset([3]))
    assert next(duel.two for duel in lost if 3 in duel.people) == 3, "the other wins without a game"
    assert standings.list_voided(4, 4, early, frozenset([3])) == {3}
    assert [line.points for line in rank_sides(form, 4, early, frozenset([3])) if line.seed in (0, 3)] == [0, 0]
    late = [*early, [won(3, 1), won(0, 2)]]
    assert standings.list_voided(4, 4, late, frozenset([3])) == frozenset()
    assert next(line.points for line in rank_sides(form, 4, late, frozenset([3])) if line.seed == 3) == 4


TEAM_OF = [0, 0, 0, 1, 1, 1]


def match(results: list[DuelResult]) -> list[Duel]:
    """The boards of team 0 against team 1."""
    boards = plan.list_board_duels([Duel(0, 1)], [[0, 1, 2], [3, 4, 5]])
    for board, result in zip(boards, results, strict=True):
        board.result = result
        board.games = [DuelGame("t", result, (60, 50) if result == "one" else (50, 60))] if result else []
    return boards


def test_board_one_plays_board_one_and_who_begins_changes_from_board_to_board() -> None:
    assert [(board.one, board.two, board.match) for board in match(["", "", ""])] == [(0, 3, 0), (4, 1, 0), (2, 5, 0)]
    short = plan.list_board_duels([Duel(0, 1)], [[0, 1, 2], [3]])
    assert [(board.one, board.two) for board in short] == [(0, 3), (1, None), (2, None)]
    assert plan.list_board_duels([Duel(0, None)], [[0], []]) == []


@pytest.mark.parametrize(
    ("results", "result", "tally"),
    [
        (["one", "two", "one"], "one", (6, 0)),
        (["one", "one", "two"], "two", (2, 4)),
        (["one", "one", "drawn"], "drawn", (3, 3)),
        (["none", "none", "none"], "none", (0, 0)),
        (["one", "two", ""], "", (4, 0)),
    ],
)
def test_more_points_of_the_boards_win_a_match(results: list[DuelResult], result: str, tally: tuple[int, int]) -> None:
    ((found,),) = plan.score_matches([[Duel(0, 1)]], [match(results)], TEAM_OF)
    assert (found.result, found.tally()) == (result, tally)


def test_teams_stand_by_match_points_then_by_the_points_of_their_boards() -> None:
    rounds = [
        [
            Duel(0, 1, "one", [DuelGame("", "one"), DuelGame("", "one")]),
            Duel(2, 3, "one", [DuelGame("", "one"), DuelGame("", "drawn")]),
        ]
    ]
    lines = compute_standings(4, rounds, teams=2)
    assert [(line.seed, line.points, line.boards) for line in lines] == [(0, 2, 4), (2, 2, 3), (3, 0, 1), (1, 0, 0)]
    free = compute_standings(3, [[Duel(2, None, "one")]], teams=4)[0]
    assert (free.seed, free.points, free.boards) == (2, 2, 4), "a match won, and half of the boards"
