"""Tables of more than two: nobody meets the same people more often than needed, and seats even out."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from bastide.server.features.tournaments.format import TournamentFormat, count_rounds, plan_next_round, rank_sides
from bastide.server.features.tournaments.multiplayer_pairing import (
    count_knockout_rounds,
    list_advancing,
    spread_seeds,
    table_sizes,
)
from bastide.server.features.tournaments.score import Duel, DuelGame, Rounds
from bastide.server.features.tournaments.standings import SHARE, compute_standings, place_points


def whole(form: TournamentFormat, people: int) -> Rounds:
    """A tournament in which the better seed is always ahead."""
    rounds = Rounds()
    for _ in range(count_rounds(form, people)):
        duels = plan_next_round(form, people, rounds)
        for duel in duels:
            duel.result = "placed"
            duel.places = tuple(1 + sum(other < seed for other in duel.people) for seed in duel.people)
        rounds.append(duels)
    return rounds


def meetings(rounds: Rounds) -> Counter[frozenset[int]]:
    """How often each two have met."""
    return Counter(frozenset(pair) for duels in rounds for duel in duels for pair in combinations(duel.people, 2))


@pytest.mark.parametrize("seats", range(3, 7))
def test_everybody_has_a_table_and_tables_differ_by_one_seat(seats: int) -> None:
    for people in range(2, 130):
        spread = table_sizes(people, seats)
        assert sum(spread) == people
        assert max(spread) <= seats
        assert max(spread) - min(spread) <= 1
        assert min(spread) >= 2


@pytest.mark.parametrize("kind", ["robin", "swiss"])
def test_in_every_round_everybody_sits_once(kind: str) -> None:
    for people in (3, 4, 7, 13):
        for seats in (3, 4):
            rounds = whole(TournamentFormat(kind=kind, seats=seats, rounds=3), people)  # type: ignore[arg-type]
            assert len(rounds) == 3
            for duels in rounds:
                assert sorted(seed for duel in duels for seed in duel.people) == list(range(people))


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(9, 3, 4), (15, 3, 5), (21, 3, 7), (20, 4, 5), (25, 5, 6), (35, 5, 7)]
)
def test_where_it_can_be_nobody_meets_anybody_twice(people: int, seats: int, rounds: int) -> None:
    assert max(meetings(whole(TournamentFormat(kind="robin", seats=seats, rounds=rounds), people)).values()) == 1


@pytest.mark.parametrize("people", [6, 7, 8, 10, 11, 12, 14, 16, 18, 24])
@pytest.mark.parametrize("seats", [3, 4])
def test_meetings_are_spread_evenly(people: int, seats: int) -> None:
    rounds = 5
    met = meetings(whole(TournamentFormat(kind="robin", seats=seats, rounds=rounds), people))
    least = -(-sum(met.values()) // (people * (people - 1) // 2))
    assert max(met.values()) <= least + 1, "one more than the average at most"


def test_seats_even_out() -> None:
    for people, seats in ((9, 3), (10, 4)):
        rounds = whole(TournamentFormat(kind="robin", seats=seats, rounds=2 * seats), people)
        began = Counter(duel.one for duels in rounds for duel in duels)
        counts = [began[seed] for seed in range(people)]
        assert max(counts) - min(counts) <= 2, (people, seats, counts)


def test_those_sit_together_who_have_about_as_many_points() -> None:
    rounds = whole(TournamentFormat(kind="swiss", seats=3, rounds=4), 18)
    points = {line.seed: line.points for line in compute_standings(18, rounds[:3], seats=3)}
    wide = [max(points[s] for s in duel.people) - min(points[s] for s in duel.people) for duel in rounds[3]]
    assert max(wide) <= 2 * SHARE, wide


def test_in_a_knock_out_the_best_of_each_table_go_on_until_one_table_is_left() -> None:
    for seats in (3, 4, 5, 6):
        for people in (2, 3, 4, 5, 7, 9, 13, 22, 37):
            for most in range(1, seats):
                form = TournamentFormat(kind="knockout", seats=seats, through=most)
                rounds = whole(form, people)
                assert len(rounds) == count_knockout_rounds(people, seats, most)
                assert len(rounds[-1]) == 1
                assert 0 in rounds[-1][0].people
                for before, after in pairwise(rounds):
                    on = sorted(seed for duel in before for seed in list_advancing(duel, most))
                    assert sorted(seed for duel in after for seed in duel.people) == on


def test_the_best_are_kept_apart() -> None:
    assert spread_seeds(range(9), 3) == [[0, 5, 6], [1, 4, 7], [2, 3, 8]]
    assert spread_seeds(range(7), 3) == [[0, 5, 6], [1, 4], [2, 3]]


@pytest.mark.parametrize(
    ("places", "seats", "points"),
    [
        ((1, 2, 3), 3, [2, 1, 0]),
        ((2, 1, 2), 3, [0.5, 2, 0.5]),
        ((1, 1, 1), 3, [1, 1, 1]),
        ((1, 2, 3, 4), 4, [3, 2, 1, 0]),
        ((1, 2, 2, 2), 4, [3, 1, 1, 1]),
        ((1, 2, 3), 4, [3, 1.5, 0]),
        ((1, 2), 3, [2, 0]),
        ((6, 5, 4, 3, 1, 1), 6, [0, 1, 2, 3, 4.5, 4.5]),
    ],
)
def test_points_go_by_place_and_who_shares_a_place_shares_them(
    places: tuple[int, ...], seats: int, points: list[float]
) -> None:
    assert [share / SHARE for share in place_points(places, seats)] == points


def test_after_points_count_tables_won_then_those_met_then_what_one_was_ahead() -> None:
    def table(people: tuple[int, ...], points: tuple[int, ...]) -> Duel:
        places = tuple(1 + sum(other > own for other in points) for own in points)
        game = DuelGame("t", "placed", points, places)
        return Duel(people[0], people[1], "placed", [game], others=people[2:], places=places)

    rounds = [[table((0, 1, 2), (90, 80, 70)), table((3, 4, 5), (90, 60, 50))], [table((0, 3, 1), (50, 50, 50))]]
    lines = compute_standings(6, rounds, seats=3)
    assert [(line.seed, line.points / SHARE, line.place) for line in lines][:3] == [(0, 3, 1), (3, 3, 2), (1, 2, 3)]
    assert [line.buchholz / SHARE for line in lines[:2]] == [7, 6], "both won two tables"
    assert [line.margin for line in lines[:2]] == [10, 30]


def test_a_game_that_nobody_finished_brings_nothing() -> None:
    assert all(not line.points for line in compute_standings(3, [[Duel(0, 1, "none", others=(2,))]], seats=3))


def test_who_has_left_has_no_table() -> None:
    for kind in ("robin", "swiss", "knockout"):
        form = TournamentFormat(kind=kind, seats=3, through=2, rounds=3)
        rounds = whole(TournamentFormat(kind=form.kind, seats=3, through=2, rounds=1), 7)[:1]
        later = plan_next_round(form, 7, rounds, frozenset([0, 3]))
        assert all(not {0, 3} & set(duel.people) for duel in later)
    assert rank_sides(TournamentFormat(kind="robin", seats=3), 3, [])[0].points == 0


def test_a_round_of_128_is_mixed() -> None:
    rounds = whole(TournamentFormat(kind="robin", seats=4, rounds=4), 128)
    assert max(meetings(rounds).values()) == 1
