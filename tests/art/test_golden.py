"""The pictures of finished sets stay as they are, to the byte: a set that is added changes none of another."""

import hashlib

import pytest

from bastide.art import render_tile
from bastide.art.catalogue import catalogue
from tests.art.cases import SOME

GOLDEN = {
    "base": "1744c042e9bb8733",
    "river": "b75573a537737036",
    "river20": "59e5bc3c276aae3b",
    "arrows": "85f99e9cd01b307d",
    "mists": "e4578cd9a0ef2cff",
    "conquest": "0dd603c830fdf90c",
    "inns": "1f1eae626a6c7660",
    "traders": "71010c21397bc865",
}


@pytest.mark.parametrize("box", GOLDEN)
def test_pictures_of_finished_sets_have_not_changed(box: str) -> None:
    digest = hashlib.sha256()
    for k, case in enumerate(case for case in SOME if catalogue()[case[0]].box == box):
        digest.update(render_tile(*case, "dusk" if k % 2 else "light").encode())
    assert digest.hexdigest()[:16] == GOLDEN[box], "if the change is wanted, write down the new hash"
