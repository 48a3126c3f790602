"""Classes and accuracy."""

import pytest

from bastide.analysis.grades import CLASSES, NAMES, accuracy, loss_class, points_at_stake, turn_weight


def test_classes_begin_at_their_marks() -> None:
    assert list(NAMES) == ["excellent", "good", "inaccuracy", "mistake", "blunder", "disaster"]
    assert loss_class(0.0) == "excellent"
    for limit, below, above in zip(CLASSES.values(), NAMES, NAMES[1:], strict=False):
        assert (loss_class(limit - 0.001), loss_class(limit)) == (below, above)


def test_what_is_at_stake() -> None:
    assert points_at_stake([5.0]) == 0
    assert points_at_stake([5.0, 5.0]) == 0
    assert points_at_stake([5.0, 3.0, 1.0]) == 3
    assert points_at_stake([5.0, 4.0, 4.0, 4.0, 4.0, 4.0, -90.0]) == 1


def test_a_turn_counts_by_what_was_at_stake() -> None:
    assert turn_weight(0.0, 0.0) == 0.05
    assert turn_weight(1.5, 0.0) == 0.5
    assert turn_weight(9.0, 0.0) == 1
    assert turn_weight(0.0, 2.0) == 0.5
    assert turn_weight(0.0, 40.0) == 1


def test_accuracy() -> None:
    assert accuracy([]) is None
    assert accuracy([(3.0, 0.0)]) == 100
    assert accuracy([(3.0, 1.0)]) == 75
    assert accuracy([(3.0, 1.0), (3.0, 3.0)]) == pytest.approx(100 * 0.75**2)
    # where little was at stake a good turn lifts the mean little
    low, high = accuracy([(3.0, 2.0), (0.0, 0.0)]), accuracy([(3.0, 2.0), (3.0, 0.0)])
    assert low is not None
    assert high is not None
    assert low < high
