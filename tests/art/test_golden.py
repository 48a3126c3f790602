"""The pictures of finished sets stay as they are, to the byte: a set that is added changes none of another."""

import hashlib

import pytest

from bastide.art import render_tile
from bastide.art.catalogue import catalogue
from tests.art.cases import SOME

GOLDEN = {
    "base": "e0d3a5571f8a4378",
    "river": "6df10aefa428bcb5",
    "river20": "24ca1336275eb969",
    "arrows": "c33d6768be9d1814",
    "mists": "38081ed38ddf09f1",
    "conquest": "2abb9a7372213a75",
}


@pytest.mark.parametrize("box", GOLDEN)
def test_pictures_of_finished_sets_have_not_changed(box: str) -> None:
    digest = hashlib.sha256()
    for k, case in enumerate(case for case in SOME if catalogue()[case[0]].box == box):
        digest.update(render_tile(*case, "dusk" if k % 2 else "light").encode())
    assert digest.hexdigest()[:16] == GOLDEN[box], "if the change is wanted, write down the new hash"
