"""Pieces without an owner in pictures of tables."""

from bastide.art.anchors import anchor
from bastide.art.catalogue import picture_name
from bastide.art.ingots import ingots_body
from bastide.art.neutrals import neutral_pieces
from bastide.art.rule_examples import EXAMPLES, render_example
from bastide.art.seeds import variant_of


def test_ingots_are_drawn_with_their_number() -> None:
    view = EXAMPLES["GOL-21"]
    (one,) = neutral_pieces(view, {(tile["x"], tile["y"]): tile for tile in view["tiles"]})
    assert one[:2] == (0, 0)
    assert one[3] == ingots_body(2)
    assert ingots_body(2) in render_example("GOL-21")


def test_the_mage_and_the_witch_stand_beside_the_figure_of_their_segment() -> None:
    view = EXAMPLES["MAG-11"]
    lying = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    found = {one[:2]: one[2] for one in neutral_pieces(view, lying)}
    assert set(found) == {(0, 0), (0, 1)}
    start = lying[0, 0]
    segment = next(one["segment"] for one in EXAMPLES["FLI-11"]["figures"] if (one["x"], one["y"]) == (0, 0))
    east, south = anchor(picture_name(start), start["rotation"], variant_of(0, 0), segment)
    assert found[0, 0] == (east + 15, south)


def test_a_view_without_them_has_none() -> None:
    view = EXAMPLES["BASE-22"]
    assert list(neutral_pieces(view, {})) == []
