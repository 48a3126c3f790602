"""Ghosts, castles and cemeteries: the engine says at every decision what a flood fill from scratch says."""

import random

import pytest

from bastide.core.tiles.catalogue import load_catalogue
from bastide.core.tiles.ground import make_ground
from bastide.rules.shared_mist.tiles import PRINTS, MistTiles
from tests.perft.entries import Entry, everything
from tests.properties.ghost_pairs import PARTS, GhostPair, go_on, play_a_game
from tests.reference.setup import Setup
from tests.reference.tiles import parts

LONG = pytest.mark.long
SEEDS = [range(2), *(pytest.param(range(first, first + 20), marks=LONG) for first in range(2, 302, 20))]


@pytest.mark.parametrize("seeds", SEEDS, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
@pytest.mark.parametrize("part", PARTS)
def test_engine_and_reference_agree_all_through_games(part: str, seeds: range) -> None:
    for seed in seeds:
        play_a_game(part, seed)


def ghosts_alone(setup: Setup) -> bool:
    """test_sieges.py has those with a fortress."""
    return setup.box and not setup.fortress


def odd_positions() -> list[object]:
    """Those of the perft file, whose names say what is odd about them."""
    return [
        pytest.param(entry, id=entry.id, marks=[LONG] * (len(entry.after) > 70))
        for entry in everything()
        if entry.after and entry.rules != "mists" and ghosts_alone(Setup.of(entry.rules))
    ]


@pytest.mark.parametrize("entry", odd_positions())
def test_engine_and_reference_go_on_alike_from_odd_positions(entry: Entry) -> None:
    chance = random.Random(entry.id)
    pair = GhostPair(entry.rules, entry.players, options=entry.options)
    for text in entry.after:
        pair.push(text)
    go_on(pair, chance, 25)


@pytest.mark.parametrize("veiled", [True, False])
def test_engine_and_reference_see_the_same_fields_on_every_tile(veiled: bool) -> None:
    """Under mist that bounds them (GHO-61), and where the veil is decoration (COM-18)."""
    for spec in load_catalogue(MistTiles.catalogue, PRINTS):
        for number, cell in enumerate(spec.cells):
            ours = {(n, one.halves, one.cities) for n, one in make_ground(cell, veiled) if one.kind == "field"}
            drawn = parts(f"{spec.id}~{number}" if number else spec.id, 0, not veiled)
            assert ours == {(one.index, one.halves, one.cities) for one in drawn if one.kind == "field"}, spec.id
