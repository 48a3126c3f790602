"""The pictures of finished sets stay as they are, to the byte: a set that is added changes none of another."""

import hashlib

import pytest

from bastide.art import render_tile
from bastide.art.catalogue import catalogue
from tests.art.cases import ROTATIONS

GOLDEN = {
    "base": "1744c042e9bb8733",
    "river": "fe6b213ceeea2dcb",
    "river20": "f019f1b9965ab269",
    "arrows": "5033d40063384b92",
    "mists": "2856431161002778",
    "conquest": "0f52e8251d552ee8",
    "inns": "1f1eae626a6c7660",
    "traders": "c111e76ad52edf72",
}


@pytest.mark.parametrize("box", GOLDEN)
def test_pictures_of_finished_sets_have_not_changed(box: str) -> None:
    digest = hashlib.sha256()
    tiles = [tile.id for tile in catalogue().values() if tile.box == box]  # counted within the box: another may grow
    for i, tile in enumerate(tiles):
        for k, theme in enumerate(("light", "dusk")):
            digest.update(render_tile(tile, ROTATIONS[(i + k) % 4], (i + 2 * k) % 4, theme).encode())
    assert digest.hexdigest()[:16] == GOLDEN[box], "if the change is wanted, write down the new hash"
