"""The engine finds exactly the sequences of actions that the reference has counted."""

import re
from pathlib import Path

import pytest

from bastide.bots.playout import perft
from tests.perft.entries import FILES, Entry, everything
from tests.reference.perft import recount

NODE_LIMIT = 4_000
"""Larger counts are left to `make test-full`."""


def names(entry: Entry) -> str:
    return f"{entry.rules}-{entry.id}"


def check(entry: Entry, counts: list[tuple[int, int]]) -> None:
    game = entry.start()
    before = game.hash()
    tiles = [game.engine.rules.tile_index[tile] for tile in entry.draws]
    assert [(depth, perft(game.engine, depth, tiles)) for depth, _ in counts] == counts
    assert game.hash() == before


@pytest.mark.parametrize("entry", everything(), ids=names)
def test_perft(entry: Entry) -> None:
    counts = [(depth, nodes) for depth, nodes in entry.counts if nodes <= NODE_LIMIT]
    assert counts, "an entry begins with a count for everybody"
    check(entry, counts)


@pytest.mark.long
@pytest.mark.parametrize("entry", [one for one in everything() if one.counts[-1][1] > NODE_LIMIT], ids=names)
def test_perft_with_many_sequences(entry: Entry) -> None:
    check(entry, [(depth, nodes) for depth, nodes in entry.counts if nodes > NODE_LIMIT])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_reference_counts_the_openings_again(path: Path) -> None:
    """As `python -m tests.reference.perft` does for a whole file."""
    openings = [entry for entry in path.read_text(encoding="utf-8").split("\n\n") if "\nafter " not in entry]
    lines = [line for entry in openings for line in entry.splitlines() if not re.match("perft [4-9]", line)]
    assert any(line.startswith("perft") for line in lines)
    assert recount(lines) == lines


def test_every_file_has_entries_of_its_own_names() -> None:
    keys = [(entry.file, entry.id) for entry in everything()]
    assert len(keys) == len(set(keys))
