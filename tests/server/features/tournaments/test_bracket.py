"""The bracket of a knock-out as it is drawn, and who ends in which place."""

import pytest

from bastide.server.features.tournaments.format import TournamentFormat, count_rounds, plan_next_round, rank_sides
from bastide.server.features.tournaments.pairing import BracketSlot, make_bracket
from bastide.server.features.tournaments.score import Duel, DuelGame, Rounds

KNOCKOUT = TournamentFormat(kind="knockout", third=True)


def whole(people: int, form: TournamentFormat = KNOCKOUT) -> Rounds:
    """A knock-out that whoever has the better seed wins."""
    rounds = Rounds()
    for _ in range(count_rounds(form, people)):
        rounds.append(plan_next_round(form, people, rounds))
        for duel in rounds[-1]:
            duel.result = "one" if duel.two is None or duel.one < duel.two else "two"
    return rounds


def test_the_rounds_to_come_are_drawn_with_whom_is_known() -> None:
    first = plan_next_round(KNOCKOUT, 6, [])
    assert make_bracket([], 3, True) == []
    drawn = make_bracket([first], 3, True)
    assert [len(slots) for slots in drawn] == [4, 2, 2], "the last round has the duel for the third place"
    assert drawn[0][0] == BracketSlot(0, on=None, begun=True, free=True), (
        "a duel with nobody to play is not over at once"
    )
    assert drawn[1][0] == BracketSlot()
    first[0].result = first[1].result = "one"
    assert make_bracket([first], 3, True)[1][0] == BracketSlot(0, 3)
    assert make_bracket([first], 3, False)[2] == [BracketSlot()]


@pytest.mark.parametrize("people", range(2, 34))
def test_what_was_played_is_what_was_drawn(people: int) -> None:
    rounds, planned = whole(people), count_rounds(KNOCKOUT, people)
    for number in range(1, planned):
        drawn = make_bracket(rounds[:number], planned, True)[number]
        played = make_bracket(rounds, planned, True)[number]
        assert [{slot.one, slot.two} for slot in drawn] == [{slot.one, slot.two} for slot in played]


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 13])
def test_who_comes_further_stands_before_who_does_not(people: int) -> None:
    rounds = whole(people)
    places = {line.seed: line.place for line in rank_sides(KNOCKOUT, people, rounds)}
    assert [places[seed] for seed in range(min(people, 4))] == [1, 2, 3, 4][:people], "the third place is played for"
    assert len(rounds[-1]) == (2 if people > 3 else 1), "with three nobody is there to play for it"


def test_a_last_duel_without_a_winner_has_one_all_the_same() -> None:
    """Whoever was ahead in it is the first, though the other has met those with more points."""
    rounds = [
        [Duel(0, 3, "drawn", [DuelGame("a", "drawn", (9, 9))]), Duel(1, 2, "one", [DuelGame("b", "one", (9, 1))])],
        [Duel(0, 1, "drawn", [DuelGame("c", "one", (20, 5)), DuelGame("d", "two", (5, 10))])],
    ]
    form = TournamentFormat(kind="knockout")
    assert [line.seed for line in rank_sides(form, 4, rounds)][:2] == [0, 1]
    rounds[1][0].games.reverse()
    rounds[1][0].games[0] = DuelGame("c", "two", (0, 60))
    assert [line.seed for line in rank_sides(form, 4, rounds)][:2] == [1, 0]


def test_at_tables_of_more_than_two_the_last_table_decides() -> None:
    """A second of the first round who wins the last table is the first, with as many points as its second."""
    form = TournamentFormat(kind="knockout", seats=3, through=2)
    rounds = [
        [
            Duel(0, 3, "placed", others=(4,), places=(1, 2, 3)),
            Duel(1, 2, "placed", others=(5,), places=(1, 2, 3)),
        ],
    ]
    last = plan_next_round(form, 6, rounds)
    assert sorted(seed for duel in last for seed in duel.people) == [0, 1, 2, 3]
    for duel in last:
        duel.result, duel.places = "placed", tuple(1 if seed in (2, 3) else 2 for seed in duel.people)
    rounds.append(last)
    third = plan_next_round(form, 6, rounds)
    assert len(third) == 1
    third[0].result, third[0].places = "placed", tuple(1 if seed == 3 else 2 for seed in third[0].people)
    assert rank_sides(form, 6, [*rounds, third])[0].seed == 3
