"""The table of figure places says what the art computes."""

import pytest

from bastide.art import VARIANTS, anchor, own_set
from bastide.art.anchors import places
from bastide.art.catalogue import catalogue
from bastide.art.layout import layout
from bastide.art.survey import TURNS, load_survey, spot, survey
from tests.server.fixtures.tables import own_tiles

AGAIN = "the art of tiles has changed: python -m scripts.survey"


def test_one_turn_of_every_picture_is_as_computed() -> None:
    assert list(load_survey()) == list(catalogue()), AGAIN
    for n, picture in enumerate(catalogue()):
        rotation, variant = TURNS[n % 4], n // 4 % VARIANTS
        found = places(layout(picture, rotation, variant))
        told = {int(segment): spot(picture, rotation, variant, int(segment)) for segment in load_survey()[picture]}
        assert told == {segment: (round(x, 1), round(y, 1)) for segment, (x, y) in found.items()}, AGAIN


@pytest.mark.long
def test_all_of_it_is_as_computed() -> None:
    assert load_survey() == survey(), AGAIN


def test_a_segment_without_a_place_has_none() -> None:
    with pytest.raises(ValueError, match="holds no figure"):
        spot("U", 0, 0, 9)
    with pytest.raises(ValueError, match="holds no figure"):
        spot("no such tile", 0, 0, 0)


def test_own_tiles_are_laid_out_when_asked_for() -> None:
    name = own_set(own_tiles())
    x, y = anchor(f"{name}own-road", 90, 1, 0)
    assert spot(f"{name}own-road", 90, 1, 0) == (round(x, 1), round(y, 1))
    with pytest.raises(ValueError, match="holds no figure"):
        spot(f"{name}own-road", 90, 1, 7)
