"""Classes and accuracy."""

import pytest

from bastide.analysis.marks import CLASSES, NAMES, accuracy, class_of, stake, weight


def test_classes_begin_at_their_marks() -> None:
    assert list(NAMES) == ["excellent", "good", "inaccuracy", "mistake", "blunder", "disaster"]
    assert class_of(0.0) == "excellent"
    for limit, below, above in zip(CLASSES.values(), NAMES, NAMES[1:], strict=False):
        assert (class_of(limit - 0.001), class_of(limit)) == (below, above)


def test_what_is_at_stake() -> None:
    assert stake([5.0]) == 0
    assert stake([5.0, 5.0]) == 0
    assert stake([5.0, 3.0, 1.0]) == 3
    assert stake([5.0, 4.0, 4.0, 4.0, 4.0, 4.0, -90.0]) == 1


def test_a_turn_counts_by_what_was_at_stake() -> None:
    assert weight(0.0, 0.0) == 0.05
    assert weight(1.5, 0.0) == 0.5
    assert weight(9.0, 0.0) == 1
    assert weight(0.0, 2.0) == 0.5
    assert weight(0.0, 40.0) == 1


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
