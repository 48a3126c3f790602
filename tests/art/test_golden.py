"""The pictures of finished sets stay as they are, to the byte: a set that is added changes none of another."""

import hashlib

import pytest

from bastide.art import render_tile
from bastide.art.catalogue import catalogue
from tests.art.cases import SOME

GOLDEN = {
    "base": "2c0e47a7ed6d10a4",
    "river": "357900f627c5ca55",
    "river20": "2a0b4698856efb6e",
    "arrows": "85f99e9cd01b307d",
    "mists": "e4578cd9a0ef2cff",
    "conquest": "c38062d8b9cb1794",
}


@pytest.mark.parametrize("box", GOLDEN)
def test_pictures_of_finished_sets_have_not_changed(box: str) -> None:
    digest = hashlib.sha256()
    for k, case in enumerate(case for case in SOME if catalogue()[case[0]].box == box):
        digest.update(render_tile(*case, "dusk" if k % 2 else "light").encode())
    assert digest.hexdigest()[:16] == GOLDEN[box], "if the change is wanted, write down the new hash"
