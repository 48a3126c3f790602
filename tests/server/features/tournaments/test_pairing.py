"""Who plays whom, and where everybody stands."""

import random
from collections import Counter
from itertools import combinations

import pytest

from bastide.server.features.tournaments.pairing import PairingKind, count_pairing_rounds, duel_winner, pair_round
from bastide.server.features.tournaments.score import Duel, DuelGame, DuelResult, Rounds
from bastide.server.features.tournaments.standings import compute_standings


def whole(kind: PairingKind, people: int, better: int = 0, wished: int = 0) -> Rounds:
    """A tournament that whoever has the lower seed wins, or by chance of that seed (`better`)."""
    rng, rounds = random.Random(better), Rounds()
    for _ in range(count_pairing_rounds(kind, people, wished)):
        duels = pair_round(kind, people, rounds)
        for duel in duels:
            lower: DuelResult = "one" if duel.two is None or duel.one < duel.two else "two"
            duel.result = rng.choice(("one", "two", "drawn")) if better and duel.two is not None else lower
        rounds.append(duels)
    return rounds


def pairs(rounds: Rounds) -> list[frozenset[int]]:
    """Who has met."""
    return [frozenset((duel.one, duel.two)) for duels in rounds for duel in duels if duel.two is not None]


@pytest.mark.parametrize("people", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    rounds = whole("robin", people)
    assert sorted(pairs(rounds), key=sorted) == [frozenset(pair) for pair in combinations(range(people), 2)]
    for duels in rounds:
        seen = [seed for duel in duels for seed in (duel.one, duel.two) if seed is not None]
        assert sorted(seen) == list(range(people)), "everybody has one duel a round, or a bye"
    began = Counter(duel.one for duels in rounds for duel in duels if duel.two is not None)
    assert max(began[seed] for seed in range(people)) - min(began[seed] for seed in range(people)) <= 1


@pytest.mark.parametrize("people", range(2, 34))
def test_in_a_knock_out_the_first_two_seeds_meet_in_the_last_round(people: int) -> None:
    rounds = whole("knockout", people)
    assert len(rounds[-1]) == 1
    assert {rounds[-1][0].one, rounds[-1][0].two} == {0, 1}
    byes = [duel.one for duel in rounds[0] if duel.two is None]
    assert sorted(byes) == list(range(len(byes))), "who has nobody to play is of the best seeds"


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 9, 16, 31, 64])
@pytest.mark.parametrize("seed", range(3))
def test_in_a_swiss_nobody_meets_anybody_twice(people: int, seed: int) -> None:
    rounds = whole("swiss", people, seed, wished=5)
    assert len(set(pairs(rounds))) == len(pairs(rounds))
    byes = [duel.one for duels in rounds for duel in duels if duel.two is None]
    assert len(set(byes)) == len(byes), "nobody has nobody to play twice"


def test_in_a_swiss_those_meet_who_have_as_many_points() -> None:
    rounds = whole("swiss", 16, wished=4)
    assert {frozenset((duel.one, duel.two)) for duel in rounds[0]} == {frozenset((n, n + 8)) for n in range(8)}
    for number in (1, 2, 3):
        points = {line.seed: line.points for line in compute_standings(16, rounds[:number])}
        assert all(duel.two is not None and points[duel.one] == points[duel.two] for duel in rounds[number])
    assert compute_standings(16, rounds)[0].seed == 0


def test_more_rounds_than_there_are_others_to_meet_are_not_played() -> None:
    assert count_pairing_rounds("swiss", 4, 9) == 3
    assert count_pairing_rounds("swiss", 32, 0) == 6
    assert [count_pairing_rounds("knockout", people, 0) for people in (2, 3, 4, 5, 128)] == [1, 2, 2, 3, 7]
    assert [count_pairing_rounds("robin", people, 0) for people in (2, 3, 4, 5)] == [1, 3, 3, 5]


@pytest.mark.parametrize("kind", ["swiss", "knockout"])
def test_who_is_gone_is_not_paired(kind: PairingKind) -> None:
    rounds = [pair_round(kind, 6, [])]
    for duel in rounds[0]:
        duel.result = "one"
    left = rounds[0][0].one
    later = pair_round(kind, 6, rounds, frozenset([left]))
    assert all(left not in (duel.one, duel.two) for duel in later)


def test_a_duel_is_over_once_nobody_can_catch_up() -> None:
    duel = Duel(0, 1)
    assert duel.decided(3) == ""
    duel.games = [DuelGame("a", "one", (80, 70))]
    assert duel.decided(3) == ""
    assert duel.decided(3, late=True) == "one"
    assert duel.decided(1) == "one"
    duel.games.append(DuelGame("b", "one", (60, 59)))
    assert duel.decided(3) == "one"
    assert duel.decided(5) == "", "the other can still win three"
    duel.games[1:] = [DuelGame("b", "two", (60, 61))]
    assert duel.decided(2) == "drawn"
    assert Duel(0, 1).decided(3, late=True) == "none"
    assert Duel(0, None).decided(3) == "one"


def test_a_knock_out_goes_on_after_a_draw_with_whoever_is_ahead_in_points() -> None:
    even = [DuelGame("a", "one", (80, 70)), DuelGame("b", "two", (60, 75))]
    assert duel_winner(Duel(3, 4, "drawn", even)) == 4
    assert duel_winner(Duel(4, 3, "none")) == 3, "and where nobody is, with the better seed"


def test_standings_count_points_then_those_of_the_others_then_the_margin() -> None:
    rounds = [
        [Duel(0, 1, "one", [DuelGame("a", "one", (90, 60))]), Duel(2, 3, "one", [DuelGame("b", "one", (70, 69))])],
        [Duel(0, 2, "drawn", [DuelGame("c", "drawn", (50, 50))]), Duel(3, 1, "one", [DuelGame("d", "one", (10, 9))])],
    ]
    lines = compute_standings(4, rounds)
    assert [(line.seed, line.points, line.place) for line in lines] == [(2, 3, 1), (0, 3, 2), (3, 2, 3), (1, 0, 4)]
    assert [line.buchholz for line in lines] == [5, 3, 3, 5]
    assert [line.margin for line in lines] == [1, 30, 0, -31]
    even = compute_standings(2, [[Duel(0, 1, "drawn", [DuelGame("e", "drawn", (5, 5))])]])
    assert [line.place for line in even] == [1, 1]


def test_a_round_of_128_pairs_everybody() -> None:
    rounds = whole("swiss", 128, 1, wished=3)
    assert len(pair_round("swiss", 128, rounds)) == 64
