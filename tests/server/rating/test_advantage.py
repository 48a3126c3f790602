"""What beginning is worth is found again from results that were made with it."""

import math
import random

from bastide.server.rating.advantage import PER_POINT, worth


def test_the_worth_of_beginning_is_found_from_results() -> None:
    rng, games = random.Random(1), []
    for _ in range(4000):
        ahead = rng.gauss(0, 150)
        chance = 1 / (1 + math.exp(-PER_POINT * (ahead + 35)))
        games.append((ahead, float(rng.random() < chance)))
    found, error = worth(games)
    assert abs(found - 35) < error
    assert 8 < error < 16


def test_nothing_is_known_without_a_win_and_a_loss() -> None:
    assert worth([]) == (0.0, math.inf)
    assert worth([(10.0, 1.0)]) == (0.0, math.inf)
