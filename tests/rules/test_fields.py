"""Fields and farmers: FLD-01 to FLD-10."""

import pytest

from tests.rules.drawer import Drawer
from tests.rules.rule import rule


@rule("FLD-01", "FLD-02")
def test_a_road_parts_the_fields_on_its_two_sides(draw: Drawer) -> None:
    board = draw("U:a *", a="red field 0127", fields=True, to_move="blue")
    board.place("blue", "U", at=(1, 0))
    board.expect_spots("road EW", "field 3456")


@rule("FLD-01")
def test_a_city_parts_the_fields_on_its_two_sides(draw: Drawer) -> None:
    board = draw(
        """
        *
        F:a
        """,
        a="red field 01",
        fields=True,
        to_move="blue",
    )
    board.place("blue", "B", at=(0, 2))
    board.expect_spots("monastery I", "field 01234567")


@rule("FLD-01", "FLD-02")
def test_a_field_goes_on_through_both_halves_of_a_plain_side(draw: Drawer) -> None:
    board = draw(
        """
        *
        B:a
        """,
        a="red field",
        fields=True,
        to_move="blue",
    )
    board.place("blue", "V", at=(0, 2), rotation=0)
    board.expect_spots("road SW", "field 56")


@rule("FLD-03")
def test_a_farmer_stays_even_where_the_field_is_closed_in_all_around(draw: Drawer) -> None:
    board = draw(
        """
        *       .
        V270:a  V
        V180    .
        """,
        a="red field 34",
        fields=True,
        to_move="blue",
    )
    board.place("blue", "V", at=(1, 2), rotation=90, figure="none")
    board.expect_scores()
    board.expect_supply(red=6)
    board.expect_figures("red field 0,1 34")


@rule("FLD-03", "FLD-04")
def test_a_city_completed_beside_a_field_pays_the_farmer_only_at_the_end(draw: Drawer) -> None:
    board = draw(
        """
        .
        *
        o
        """,
        fields=True,
    )
    board.place("red", "E", at=(0, -1), rotation=180, figure="field")
    board.expect_scores()
    board.expect_supply(red=6)
    board.finish()
    board.expect_scores(red=3)


FARMERS_APART = """
    .  E180:a  .    E180:c
    .  *       U:b  D
    .  o       .    .
"""


@rule("FLD-04", "BASE-33")
def test_most_farmers_in_a_joined_field_get_all_its_points(draw: Drawer) -> None:
    board = draw(FARMERS_APART, a="red field", b="blue field 0127", c="red field", fields=True, to_move="blue")
    board.place("blue", "B", at=(1, -1))
    board.expect_spots("monastery I")
    board.finish()
    board.expect_scores(red=6, blue=0)


@rule("FLD-04", "BASE-33")
def test_farmers_who_tie_are_both_paid_in_full(draw: Drawer) -> None:
    board = draw(FARMERS_APART.replace("U:b", "U"), a="red field", c="blue field", fields=True, to_move="red")
    board.place("red", "B", at=(1, -1), figure="none")
    board.finish()
    board.expect_scores(red=6, blue=6)


@rule("FLD-04")
def test_an_open_city_pays_nothing(draw: Drawer) -> None:
    board = draw("* o", fields=True)
    board.place("red", "E", at=(0, 1), rotation=180, figure="field")
    board.finish()
    board.expect_scores(red=0)


@rule("FLD-05")
def test_a_city_pays_a_field_once_however_often_it_touches_it(draw: Drawer) -> None:
    """The start city lies on two tiles, and the field passes along both of them."""
    board = draw(
        """
        .  E180:a  B
        .  *       U
        .  o       .
        """,
        a="red field",
        fields=True,
    )
    board.finish()
    board.expect_scores(red=3)


@rule("FLD-05", "FLD-10")
def test_a_city_pays_into_every_field_it_touches(draw: Drawer) -> None:
    board = draw(
        """
        .     o     .
        .     *     .
        E90   F:a   E270
        .     B:b   .
        """,
        a="red field 01",
        b="blue field",
        fields=True,
    )
    board.finish()
    board.expect_scores(red=3, blue=3)


@rule("FLD-06")
@pytest.mark.parametrize(("field", "points"), [("field 07", 0), ("field 1236", 3)])
def test_the_corner_behind_a_road_does_not_touch_the_city_of_its_tile(draw: Drawer, field: str, points: int) -> None:
    board = draw(
        """
        .
        *
        o
        """,
        fields=True,
    )
    board.place("red", "J", at=(0, -1), rotation=180, figure=field)
    board.finish()
    board.expect_scores(red=points)


@rule("FLD-07")
def test_a_field_goes_around_a_road_that_ends_at_a_monastery(draw: Drawer) -> None:
    board = draw("U:a *", a="red field 0127", fields=True, to_move="blue")
    board.place("blue", "A", at=(1, 0), rotation=90)
    board.expect_spots("monastery I", "road W")
    board.declines()
    board.place("red", "B", at=(0, 1))
    board.expect_spots("monastery I")


@rule("FLD-08")
@pytest.mark.parametrize(
    ("tile", "spots"),
    [
        ("X", {"road N", "road E", "road S", "road W", "field 07", "field 12", "field 34", "field 56"}),
        ("W", {"road E", "road S", "road W", "field 0127", "field 34", "field 56"}),
        ("L", {"road E", "road S", "road W", "city N", "field 27", "field 34", "field 56"}),
    ],
)
def test_every_corner_of_a_crossing_is_a_field_of_its_own(draw: Drawer, tile: str, spots: set[str]) -> None:
    board = draw("*", fields=True)
    board.place("red", tile, at=(1, 0))
    board.expect_spots(*spots)


@rule("FLD-08")
def test_a_farmer_in_one_corner_leaves_the_others_free(draw: Drawer) -> None:
    board = draw("* X:a", a="red field 12", fields=True, to_move="blue")
    board.place("blue", "U", at=(2, 0))
    board.expect_spots("road EW", "field 3456")


@rule("FLD-09")
@pytest.mark.parametrize("tile", ["S", "T"])
def test_a_road_that_reaches_a_city_wall_parts_the_field(draw: Drawer, tile: str) -> None:
    board = draw("*", fields=True)
    board.place("red", tile, at=(-1, 0), rotation=270)
    board.expect_spots("city NSW", "road E", "field 2", "field 3")


@rule("FLD-10")
def test_a_completed_city_pays_the_field_though_nobody_scored_it(draw: Drawer) -> None:
    board = draw(
        """
        .    E180
        U:a  *
        .    o
        """,
        a="red field 0127",
        fields=True,
        to_move="blue",
    )
    board.expect_scores()
    board.finish()
    board.expect_scores(red=3)
