"""Grades: the paper's worked example, what games and time do to them, and who draws what in a family."""

import math
import random

import pytest

from bastide.server.features.ratings import glicko2, update
from bastide.server.features.ratings.glicko2 import GlickoGame, Grade
from bastide.server.features.ratings.pools import KINDS, RatingKind, get_family, rating_scales
from bastide.server.features.ratings.update import DAY_MS, START

YEAR_MS = 365 * DAY_MS


def test_the_worked_example_of_the_paper() -> None:
    meetings = [
        GlickoGame(Grade(1400, 30), 1),
        GlickoGame(Grade(1550, 100), 0),
        GlickoGame(Grade(1700, 300), 0),
    ]
    rating, deviation, volatility = glicko2.update_grade(Grade(1500, 200, 0.06), meetings, tau=0.5)
    assert rating == pytest.approx(1464.06, abs=0.01)
    assert deviation == pytest.approx(151.52, abs=0.01)
    assert volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_time_goes_by() -> None:
    grade = Grade(1600, 60)
    assert glicko2.update_grade(grade, []) == grade._replace(deviation=glicko2.age_deviation(grade, 1))
    assert update.age_grade(grade, 0, YEAR_MS).deviation == pytest.approx(110, abs=0.5)
    assert update.age_grade(grade, YEAR_MS, 0) == pytest.approx(grade), "a clock that was set back makes nobody surer"
    assert update.age_grade(START, 0, 100 * YEAR_MS) == START, "nobody is less known than somebody new"


def test_a_great_surprise_raises_the_volatility() -> None:
    strong, weak = Grade(1900, 50, 0.06), Grade(1400, 50)
    calm = glicko2.update_grade(strong, [GlickoGame(weak, 1)])
    upset = glicko2.update_grade(strong, [GlickoGame(weak, 0)] * 5)
    assert upset.volatility > calm.volatility
    assert upset.rating < strong.rating < calm.rating


@pytest.mark.parametrize("kind", KINDS)
def test_who_wins_gains_what_the_other_loses_and_a_draw_brings_them_together(kind: RatingKind) -> None:
    seats = 2 if kind == "two" else 4
    even = [START] * seats
    won = update.grades_after_game(kind, even, list(range(1, seats + 1)), 0, 0.0)
    assert [one.rating for one in won] == sorted((one.rating for one in won), reverse=True)
    assert sum(one.rating for one in won) == pytest.approx(1500 * seats, abs=0.01)
    assert all(one.deviation < START.deviation for one in won)
    drawn = update.grades_after_game(kind, [START._replace(rating=1700), *even[1:]], [1] * seats, 0, 0.0)
    assert drawn[0].rating < 1700
    assert all(one.rating > 1500 for one in drawn[1:])


def test_beginning_is_worth_what_was_measured() -> None:
    plain = update.grades_after_game("two", [START, START], [1, 2], 0, 0.0)
    began = update.grades_after_game("two", [START, START], [1, 2], 0, 50.0)
    followed = update.grades_after_game("two", [START, START], [1, 2], 1, 50.0)
    assert began[0].rating < plain[0].rating < followed[0].rating
    assert began[0].rating - 1500 == pytest.approx(1500 - began[1].rating)


@pytest.mark.parametrize(("kind", "games"), [("two", 40), ("several", 60)])
def test_after_some_games_a_rating_is_no_longer_provisional_and_tells_the_strong_from_the_weak(
    kind: RatingKind, games: int
) -> None:
    rng, seats, bounds = random.Random(3), 2 if kind == "two" else 4, rating_scales().kinds[kind]
    strengths = [1300.0, 1400.0, 1450.0, 1500.0, 1550.0, 1600.0, 1700.0, 1800.0]
    kept, played = [START] * len(strengths), [0] * len(strengths)
    while min(played) < games:
        who = rng.sample(range(len(strengths)), seats)
        shown = {one: strengths[one] + rng.gauss(0, 180) for one in who}
        places = [1 + sum(shown[other] > shown[one] for other in who) for one in who]
        for one, grade in zip(
            who, update.grades_after_game(kind, [kept[one] for one in who], places, 0, 0.0), strict=True
        ):
            kept[one], played[one] = grade, played[one] + 1
    assert all(one.deviation < bounds.provisional for one in kept)
    assert max(kept[:3]).rating < min(kept[-2:]).rating
    assert all(one.deviation >= rating_scales().least_deviation for one in kept)


@pytest.mark.parametrize("kind", KINDS)
def test_the_moment_from_which_a_rating_is_provisional_again_is_known(kind: RatingKind) -> None:
    bound = rating_scales().kinds[kind].provisional
    grade = Grade(1500, bound - 20, 0.06)
    until = update.provisional_from_ms(kind, grade, 1000)
    assert update.age_grade(grade, 1000, until).deviation <= bound
    assert update.age_grade(grade, 1000, until + DAY_MS).deviation > bound
    assert update.provisional_from_ms(kind, Grade(1500, bound), 1000) == 0


def test_rules_belong_to_the_first_family_that_has_them_all() -> None:
    families = rating_scales().families
    assert families[-1].modules == [], "the last one takes every rules"
    assert get_family(families[0].modules) is families[0]
    assert get_family([*families[0].modules, "unknown"]) is families[-1]
    assert len({one.id for one in families}) == len(families)
    assert all(math.isfinite(worth) for one in families for worth in one.advantage.values())
