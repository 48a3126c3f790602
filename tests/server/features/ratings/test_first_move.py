"""What beginning is worth is found again from results that were made with it."""

import math
import random
from pathlib import Path

import msgspec

from bastide.server.features.ratings.first_move import PER_POINT, estimate_advantage
from bastide.server.features.ratings.pools import rating_scales
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.rated_games import RATED, make_members, play_rated_game, rows
from tests.server.fixtures.tables import ANNA, BEN


def test_the_worth_of_beginning_is_found_from_results() -> None:
    rng, games = random.Random(1), []
    for _ in range(4000):
        ahead = rng.gauss(0, 150)
        chance = 1 / (1 + math.exp(-PER_POINT * (ahead + 35)))
        games.append((ahead, float(rng.random() < chance)))
    found, error = estimate_advantage(games)
    assert abs(found - 35) < error
    assert 8 < error < 16


def test_nothing_is_known_without_a_win_and_a_loss() -> None:
    assert estimate_advantage([]) == (0.0, math.inf)
    assert estimate_advantage([(10.0, 1.0)]) == (0.0, math.inf)


def test_with_an_odd_number_of_tiles_beginning_is_worth_a_turn(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        await make_members(place, ANNA, BEN)
        used = []
        for rules in ("base", "base+river"):
            await play_rated_game(place, ANNA, BEN, terms=msgspec.structs.replace(RATED, rules=rules))
        for row in (await rows(place, "rated_games"))["rated_games"]:
            used.append(row[6])
        family = rating_scales().families[0]
        assert used == [family.advantage["odd"], family.advantage["even"]]

    at(tmp_path, test)
