"""The pictures of finished sets stay as they are, to the byte: a set that is added changes none of another."""

import hashlib

import pytest

from bastide.art import render_tile
from bastide.art.catalogue import catalogue
from tests.art.cases import SOME

GOLDEN = {
    "base": "7855325275437fbb",
    "river": "e3c78369008d5b6e",
    "river20": "a515b92dde38de1e",
    "arrows": "7f3414cfe2de07ca",
    "mists": "4e2f0ffb11c83247",
    "conquest": "1b3b06f6c19ca15d",
}


@pytest.mark.parametrize("box", GOLDEN)
def test_pictures_of_finished_sets_have_not_changed(box: str) -> None:
    digest = hashlib.sha256()
    for k, case in enumerate(case for case in SOME if catalogue()[case[0]].box == box):
        digest.update(render_tile(*case, "dusk" if k % 2 else "light").encode())
    assert digest.hexdigest()[:16] == GOLDEN[box], "if the change is wanted, write down the new hash"
