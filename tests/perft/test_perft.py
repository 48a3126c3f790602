"""The engine finds exactly the sequences of actions that the reference has counted."""

import pytest

from bastide.bots.playout import perft
from tests.perft.entries import Entry, everything

NODE_LIMIT = 4_000
"""Larger counts are left to `make test-full`."""


def cases() -> list[object]:
    return [
        pytest.param(
            entry, depth, nodes, id=f"{entry.rules}-{entry.id}-{depth}", marks=[pytest.mark.long] * (nodes > NODE_LIMIT)
        )
        for entry in everything()
        for depth, nodes in entry.counts
    ]


@pytest.mark.parametrize(("entry", "depth", "nodes"), cases())
def test_perft(entry: Entry, depth: int, nodes: int) -> None:
    game = entry.start()
    before = game.hash()
    tiles = [game.engine.rules.tile_index[tile] for tile in entry.draws]
    assert perft(game.engine, depth, tiles) == nodes
    assert game.hash() == before
