"""How likely features are completed, as people are told it."""

import pytest

from bastide.aids.ownership import features
from bastide.bots.calibration import calibrate, calibration_knots
from bastide.game import Game


@pytest.mark.parametrize("kind", calibration_knots())
def test_what_was_counted_rises_from_nothing_and_never_beyond_what_is_sure(kind: str) -> None:
    rows = calibration_knots()[kind]
    assert rows[0] == (0.0, 0.0), "what nothing can complete is never completed"
    assert rows == sorted(rows)
    assert [true for _, true in rows] == sorted(true for _, true in rows)
    assert rows[-1][1] < 1.0


def test_between_two_knots_lies_a_line_and_beyond_the_last_one_nothing_is_surer() -> None:
    (low, below), (high, above) = calibration_knots()["city"][3:5]
    assert calibrate("city", (low + high) / 2) == pytest.approx((below + above) / 2)
    assert calibrate("city", 1.0) == calibration_knots()["city"][-1][1]
    assert calibrate("a kind that was never counted", 0.3) == 0.3


def test_a_city_that_many_tiles_would_complete_is_likely_and_not_called_sure() -> None:
    game = Game("base", chance="manual")
    for action in ("draw G", "place G 0,-1 90", "meeple city 0,-1 NS"):
        game.push(action)
    (city,) = features(game.engine).features
    assert 0 < city.closes <= calibration_knots()["city"][-1][1]
    assert city.points < city.expected[0], "completed it is worth twice as much and more"
