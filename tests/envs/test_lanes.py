"""Many games at once: the masks and observations in place are those of each game by itself."""

import pytest

from bastide.encoding.codec import Codec, Numbers
from bastide.encoding.planes import Planes
from bastide.encoding.sparse import Sparse
from bastide.envs.batch import MASK, PLANES, SPARSE, Lanes, final_returns
from bastide.rules import make_ruleset
from tests.encoding.games import random_positions

SYSTEMS = [("base+fields", 2), ("base+fields+abbot+ghosts", 3), ("mists", 2)]


def played(rules: str, players: int, observation: int, n: int = 3, steps: int = 60, seed: int = 5) -> Lanes:
    lanes = Lanes(Codec(make_ruleset(rules, players)), n, seed, observation)
    lanes.reset(seed)
    for _ in range(steps):
        assert lanes.step(lanes.sample()) == -1
    return lanes


@pytest.mark.parametrize(("rules", "players"), SYSTEMS)
def test_a_mask_holds_what_is_offered_and_nothing_else(rules: str, players: int) -> None:
    lanes = played(rules, players, MASK)
    numbers, width = Numbers(), int(lanes.codec.n_actions)
    for i, lane in enumerate(lanes.lanes):
        row = list(memoryview(lanes.mask)[i * width : (i + 1) * width])
        lanes.codec.number(lane.engine, numbers)
        offered = [] if lane.ended else sorted(int(numbers.of[k]) for k in range(int(numbers.n)))
        assert [number for number, bit in enumerate(row) if bit] == offered


@pytest.mark.parametrize(("rules", "players"), SYSTEMS)
def test_what_was_written_step_by_step_is_what_is_written_at_once(rules: str, players: int) -> None:
    for observation in (SPARSE, PLANES):
        lanes = played(rules, players, observation)
        fresh = Lanes(lanes.codec, 1, 0, observation)
        for i, lane in enumerate(lanes.lanes):
            seat = int(lanes.seats[i])
            if observation == SPARSE:
                fresh.sparse.write(lane.engine, seat, fresh.numbers, 0)
                width = int(lanes.width)
                shown = memoryview(lanes.numbers)[i * width : (i + 1) * width]
                assert shown.tolist() == memoryview(fresh.numbers).tolist()
            else:
                fresh.painter.write(lane.engine, seat, fresh.planes, 0)
                width = int(lanes.painter.size)
                assert bytes(memoryview(lanes.planes)[i * width : (i + 1) * width]) == bytes(memoryview(fresh.planes))


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = (bytes(memoryview(played("base+fields", 2, MASK, seed=seed).mask)) for seed in (5, 5, 6))
    assert first == again != other


def test_a_number_that_is_not_offered_changes_nothing() -> None:
    lanes = played("base+fields", 2, MASK, n=2)
    before = bytes(memoryview(lanes.mask))
    fine = lanes.sample()
    assert lanes.step([fine[0], int(lanes.codec.n)]) == 1
    assert bytes(memoryview(lanes.mask)) == before


def test_a_map_that_leaves_the_window_cuts_the_game_and_is_counted() -> None:
    lanes = Lanes(Codec(make_ruleset("base", 2), 9), 2, 1)
    lanes.reset(1)
    cut = 0
    for _ in range(200):
        assert lanes.step(lanes.sample()) == -1
        cut += sum(memoryview(lanes.cut))
    assert cut == lanes.truncations > 0


@pytest.mark.parametrize(("rules", "players"), SYSTEMS)
def test_a_finished_game_brings_its_winners_what_the_others_lose(rules: str, players: int) -> None:
    for engine in random_positions((rules, players, {}), 2):
        last = engine
    returns, together = final_returns(last), last.rules.cooperative
    assert len(returns) == players
    assert len(set(returns)) == 1 if together else sum(returns) == pytest.approx(0)


def test_bag_and_points_are_seen_from_the_seat_and_undrawn_tiles_only_by_type() -> None:
    codec = Codec(make_ruleset("base+fields", 2))
    sparse, planes = Sparse(codec), Planes(codec)
    lanes = Lanes(codec, 1, 3, SPARSE)
    fields = {field.name: field for field in sparse.fields}
    for turn, engine in enumerate(random_positions(("base+fields", 2, {}), 9)):
        if turn % 20 or engine.over:
            continue
        seen = []
        for seat in (0, 1):
            sparse.write(engine, seat, lanes.numbers, 0)
            seen.append(memoryview(lanes.numbers).tolist())
        scores, left = fields["scores"].first, fields["left"]
        assert seen[0][scores : scores + 2] == engine.scores() == seen[1][scores : scores + 2][::-1]
        bag = seen[0][left.first : left.first + left.size]
        assert bag == [int(engine.state.left(tile)) for tile in range(left.size)]
        assert sum(bag) == seen[0][fields["bag"].first] == engine.state.bag
    assert len(planes.names) == planes.channels
