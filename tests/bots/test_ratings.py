"""Ratings out of matches, by hand-made results whose answer is known."""

import math

import pytest

from bastide.bots.matches import GameSet, MatchResult
from bastide.bots.ratings import ANCHORED, Rating, rate_bots

THREE_TO_ONE = 400 * math.log10(3)


def played(a: str, b: str, *sets: list[float], even: float = 0.5) -> MatchResult:
    """A match whose sets brought these shares to `a`."""
    result = MatchResult(a, b, even)
    for shares in sets:
        result.count(GameSet(shares, [(0.0, 0.0)] * len(shares)))
    return result


def elos(ratings: list[Rating]) -> dict[str, float | None]:
    return {one.bot: None if one.elo is None else round(one.elo, 3) for one in ratings}


def test_three_wins_to_one_are_191_points() -> None:
    """The model says 3 = 10 ** (difference / 400); 3:1 and 3:1 make 9:1, so the third match agrees with the others."""
    a_b, b_c = (played(a, b, *[[1.0, 1.0, 1.0, 0.0]] * 10) for a, b in (("a", "greedy"), ("greedy", "c")))
    a_c = played("a", "c", *[[1.0] * 9 + [0.0]] * 10)
    ratings = rate_bots([a_b, a_c, b_c])
    assert [one.bot for one in ratings] == ["a", "greedy", "c"]
    assert elos(ratings) == {
        "a": round(ANCHORED + THREE_TO_ONE, 3),
        "greedy": ANCHORED,
        "c": round(ANCHORED - THREE_TO_ONE, 3),
    }


def test_draws_are_half_wins() -> None:
    half, drawn = (elos(rate_bots([played("a", "b", *[shares] * 30)])) for shares in ([1.0, 0.0], [0.5, 0.5]))
    assert half == drawn == {"a": ANCHORED, "b": ANCHORED}
    assert elos(rate_bots([played("a", "b", [1.0, 0.5])]))["b"] == round(ANCHORED - THREE_TO_ONE, 3)


def test_one_against_several_is_measured_by_its_even_share() -> None:
    """In one of three seats an equal takes a third; who takes half is twice as strong as each of the other two."""
    even = played("a", "b", *[[1.0, 0.0, 0.0]] * 10, even=1 / 3)
    assert elos(rate_bots([even])) == {"a": ANCHORED, "b": ANCHORED}
    double = played("a", "b", *[[1.0, 0.5, 0.0]] * 10, even=1 / 3)
    assert elos(rate_bots([double]))["b"] == round(ANCHORED - 400 * math.log10(2), 3)


def test_the_anchor_is_greedy_or_the_first() -> None:
    result = played("a", "greedy", [1.0, 0.0], [1.0, 1.0])
    assert {one.bot: one.interval is None for one in rate_bots([result])} == {"a": False, "greedy": True}
    assert elos(rate_bots([result]))["greedy"] == ANCHORED
    assert elos(rate_bots([played("a", "b", [1.0, 0.0], [1.0, 1.0])]))["a"] == ANCHORED


def test_without_a_path_of_mixed_results_there_is_no_number() -> None:
    """c lost every game, and d and e, who are equal, won every game: nothing says by how much."""
    mixed, lost = [1.0, 0.0], [1.0, 1.0]
    matches = [
        *(played("greedy", "b", mixed, lost), played("greedy", "c", lost, lost), played("b", "c", lost, lost)),
        *(played("d", "greedy", lost, lost), played("e", "b", lost, lost), played("d", "e", mixed, mixed)),
    ]
    ratings = rate_bots(matches)
    assert [(one.bot, one.elo is None, one.interval is None) for one in ratings] == [
        *(("greedy", False, True), ("b", False, False), ("c", True, True), ("d", True, True), ("e", True, True))
    ]
    assert elos(ratings)["b"] == elos(rate_bots(matches[:1]))["b"], "who is not reached changes no rating"
    assert ratings[2].as_dict() == {"bot": "c", "elo": None, "interval_95": None}


def test_a_bot_is_placed_through_those_between() -> None:
    """It never beats the anchor, but somebody who does."""
    between = [played("greedy", "b", *[[1.0, 1.0, 1.0, 0.0]] * 9), played("b", "c", *[[1.0, 1.0, 1.0, 0.0]] * 9)]
    assert elos(rate_bots(between))["c"] == round(ANCHORED - 2 * THREE_TO_ONE, 3)
    far = rate_bots([*between, played("greedy", "c", *[[1.0, 1.0]] * 9)])
    assert elos(far)["c"] is not None
    assert (elos(far)["c"] or 0) < ANCHORED - 2 * THREE_TO_ONE


def test_the_interval_follows_the_spread_between_sets() -> None:
    """Of 100 pairs 50 are won twice and 50 shared: the share is 3/4 and its standard error 0.25 / 10, in logits
    that by 1 / (3/4 * 1/4). As many independent games would leave 0.0306."""
    (_, rated) = rate_bots([played("greedy", "b", *[[1.0, 1.0], [1.0, 0.0]] * 50)])
    assert rated.interval is not None
    spread = 400 / math.log(10) * 1.96 * 0.025 / (3 / 16)
    assert rated.interval[1] - rated.interval[0] == pytest.approx(2 * spread, rel=0.01)
    assert sum(rated.interval) / 2 == pytest.approx(ANCHORED - THREE_TO_ONE)


def test_few_sets_make_no_surer_than_their_games() -> None:
    """Pairs that do not differ at all have no spread; the games still have."""
    (_, few) = rate_bots([played("greedy", "b", *[[1.0, 1.0, 1.0, 0.0]] * 3)])
    (_, one) = rate_bots([played("greedy", "b", [1.0, 1.0, 1.0, 0.0] * 3)])
    assert few.interval == pytest.approx(one.interval)
    assert few.interval is not None
    spread = 400 / math.log(10) * 1.96 / math.sqrt(12 * 3 / 16)
    assert few.interval[1] - few.interval[0] == pytest.approx(2 * spread, rel=0.001)


def test_ratings_are_those_of_a_statistics_library() -> None:
    """statsmodels 0.15.0 fitted the same matches as a GLM with clustered errors, to the last digit shown."""
    cycle = [[1.0, 0.0], [1.0, 0.5], [0.0, 0.0], [1.0, 1.0], [0.5, 0.0]]
    many = [cycle[k * k % 5] for k in range(40)]
    matches = [
        played("greedy", "b", *many),
        played("b", "c", *many[3:33], even=1 / 3),
        played("greedy", "c", *many[:7]),
    ]
    told = {one.bot: one for one in rate_bots(matches)}
    assert told["b"].elo == pytest.approx(1511.610183188515, abs=1e-6)
    assert told["b"].interval == pytest.approx((1459.7531808214237, 1563.4671855556064), abs=1e-6)
    assert told["c"].elo == pytest.approx(1406.6829142016272, abs=1e-6)
    assert told["c"].interval == pytest.approx((1340.7948420056407, 1472.5709863976138), abs=1e-6)
