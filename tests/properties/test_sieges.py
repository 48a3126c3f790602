"""Siege & Defense: the engine says at every decision what a flood fill from scratch says."""

import random

import pytest

from tests.perft.entries import Entry, everything
from tests.properties.pairs import Options
from tests.properties.players import curling_action
from tests.properties.siege_pairs import go_on, play_a_siege, siege_pair
from tests.reference.features import Board, Spot, all_features, completed, feature_at, part_of
from tests.reference.placing import Placing
from tests.reference.scoring import completed_cities
from tests.reference.setup import Setup
from tests.reference.starts import first_tiles
from tests.reference.tiles import is_river

LONG = pytest.mark.long
SEEDS = [range(2), *(pytest.param(range(first, first + 20), marks=LONG) for first in range(2, 302, 20))]
CURLS = [1, *(pytest.param(seed, marks=LONG) for seed in range(2, 50))]

WEST_ROAD, NORTH_ROAD, EAST_ROAD, SOUTH_ROAD = (0, 0), (2, 0), (3, 2), (1, 2)
RIM = {
    "F1": {(2, 0, 1), (3, 0, 0), (3, 0, 1), (3, 0, 2)},
    "F2": {(3, 0, 3), (3, 1, 2), (3, 1, 3), (3, 2, 2)},
    "F3": {(3, 2, 3), (3, 2, 4), (3, 2, 5), (2, 2, 4), (2, 2, 5), (1, 2, 4)},
    "F4": {(1, 2, 5), (0, 2, 4), (0, 2, 5), (0, 2, 6)},
    "F5": {(0, 2, 7), (0, 1, 6), (0, 1, 7), (0, 0, 6)},
    "F6": {(0, 0, 7), (0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (2, 0, 0)},
}
"""The six fields of the board by the halves at its rim: x, y, half."""


@pytest.mark.parametrize("seeds", SEEDS, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_engine_and_reference_agree_all_through_games(players: int, seeds: range) -> None:
    for seed in seeds:
        play_a_siege(players, seed)


def odd_positions() -> list[object]:
    """Those of the perft file, whose names say what is odd about them."""
    return [
        pytest.param(entry, id=entry.id, marks=[LONG] * (len(entry.after) > 70))
        for entry in everything()
        if entry.after and entry.rules != "mists" and Setup.of(entry.rules).fortress
    ]


@pytest.mark.parametrize("entry", odd_positions())
def test_engine_and_reference_go_on_alike_from_odd_positions(entry: Entry) -> None:
    pair = siege_pair(entry.rules, entry.players, options=entry.options)
    for text in entry.after:
        pair.push(text)
    go_on(pair, random.Random(entry.id), 25)


@pytest.mark.parametrize("seed", CURLS)
@pytest.mark.parametrize("options", [{}, {"strict_river": True}], ids=["free", "strict"])
@pytest.mark.parametrize("river", ["river", "river20"])
def test_rivers_that_curl_round_the_fortress_find_the_same_ways_out(river: str, options: Options, seed: int) -> None:
    """CON-08, CON-13, RIV-04, RIV-05, COM-31."""
    chance = random.Random(f"{river} {options} {seed}")
    pair = siege_pair(f"base+fields+{river}+conquest", 2, options=dict(options))
    while pair.position.step != "draw" or any(is_river(tile) for tile in pair.position.stage()):
        pair.compare()
        pair.push(curling_action(pair.position, chance))
    go_on(pair, chance, 12)


def test_the_fields_at_the_rim_of_the_board_are_the_six_of_its_description() -> None:
    """The reference reads the same file as the engine; what that file has to say stands here (CON-04, CON-52). Each
    field touches one completed city, which is the fortress."""
    board = Placing("CQ-board", 0, 0, 0).cells()
    found = set()
    for field in all_features(board, ["field"]):
        halves = {(spot.x, spot.y, half) for spot in field for half in part_of(board, spot).halves}
        found.add(frozenset(half for half in halves if at_the_rim(*half)))
        (fortress,) = completed_cities(board, field)
        assert len({(spot.x, spot.y) for spot in fortress}) == 8, "all cells but the corners"
    assert found == {frozenset(halves) for halves in RIM.values()}


def test_the_roads_of_the_board_are_four_stubs() -> None:
    board = Placing("CQ-board", 0, 0, 0).cells()
    roads = all_features(board, ["road"])
    assert {(spot.x, spot.y, part_of(board, spot).sides) for road in roads for spot in road} == {
        (*WEST_ROAD, "W"),
        (*NORTH_ROAD, "N"),
        (*EAST_ROAD, "E"),
        (*SOUTH_ROAD, "S"),
    }
    assert all(len(road) == 1 and not completed(board, road) for road in roads)


@pytest.mark.parametrize(("rules", "joined"), [("base+fields", ["F1 F2", "F4 F5"]), ("base+fields+river", ["F4 F5"])])
def test_spring_and_lake_join_the_fields_on_their_banks(rules: str, joined: list[str]) -> None:
    board: Board = {}
    for placing in first_tiles(Setup.of(f"{rules}+conquest")):
        board |= placing.cells()
    fields = {name: feature_at(board, spot_at_rim(board, min(halves))) for name, halves in RIM.items()}
    together = {" ".join(sorted(one for one in fields if fields[one] == fields[name])) for name in fields}
    assert {names for names in together if " " in names} == set(joined)


def at_the_rim(x: int, y: int, half: int) -> bool:
    return {0: y == 0, 1: x == 3, 2: y == 2, 3: x == 0}[half // 2]


def spot_at_rim(board: Board, half: tuple[int, int, int]) -> Spot:
    x, y, number = half
    spots = [spot for field in all_features(board, ["field"]) for spot in field if (spot.x, spot.y) == (x, y)]
    (found,) = (spot for spot in spots if number in part_of(board, spot).halves)
    return found
