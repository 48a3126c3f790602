"""The river of 12 tiles: RIV-01 to RIV-11, and what COM-01, COM-03 and COM-32 say about it."""

import pytest

from bastide import Game
from bastide.core.refusal import RulesetError
from tests.properties.own_sets import own_file
from tests.rules.courses import RIVER
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

RIVER_TILES = {
    "RV-city2", "RV-citybridge", "RV-monbridge", "RV-roadbridge", "RV-straight", "RV-corner", "RV-roadbend", "RV-bend",
    "RV-bend-garden",
}  # fmt: skip


@rule("RIV-01", "COM-01")
def test_the_spring_lies_on_the_table_and_the_start_tile_stays_in_the_box(draw_engine: Drawer) -> None:
    game = game_of(draw_engine("*", rules="base+river").table)
    assert game.view_for(None)["tiles"] == [{"x": 0, "y": 0, "tile": "RV-spring", "rotation": 0, "seat": None}]
    left = game.left()
    assert "D-start" not in left
    assert "RV-spring" not in left
    assert sum(left.values()) == 11 + 71
    assert sum(number for tile, number in left.items() if tile.startswith("RV-")) == 11


@rule("RIV-01", "RIV-02", "COM-03")
def test_ten_river_tiles_come_first_then_the_lake_then_the_land(draw: Drawer) -> None:
    board = draw("*", rules="base+river", players=3)
    for number, placement in enumerate(RIVER):
        assert board.turn_of() == ("red", "blue", "green")[number % 3]
        possible = board.offers("draw")
        assert possible <= (RIVER_TILES if number < 10 else {"RV-lake"})
        assert possible
        board.does(f"draw {placement.split()[0]}")
        board.does(f"place {placement}")
        board.declines()
    assert board.turn_of() == "green", "eleven turns have been played"
    land = board.offers("draw")
    assert len(land) == 32, "33 types of land tiles but for the start tile"
    assert not any(tile.startswith("RV-") for tile in land)
    board.place("green", "B", at=(-1, 0), figure="monastery")
    board.expect_figures("green monastery -1,0 I")


@rule("RIV-02", "RIV-06")
def test_a_turn_with_a_river_tile_is_a_turn_like_any_other(draw: Drawer) -> None:
    board = draw("*", rules="base+river", players=3)
    board.place("red", "RV-monbridge", at=(1, 0), figure="monastery")
    board.place("blue", "RV-city2", at=(2, 0), figure="city N")
    board.place("green", "RV-straight", at=(3, 0))
    board.expect_spots()
    board.expect_figures("red monastery 1,0 I", "blue city 2,0 N")
    assert board.turn_of() == "red", "a straight river has nothing to stand on, so nobody was asked"


@rule("RIV-03")
@pytest.mark.parametrize(
    ("tile", "rotations"),
    [
        ("RV-straight", {0}),
        ("RV-bend", {0, 90}),
        ("RV-monbridge", {0, 180}),
        ("RV-roadbridge", {90}),
        ("RV-corner", {90, 180}),
        ("RV-city2", {0}),
    ],
)
def test_a_river_tile_goes_on_where_the_river_ends_and_nowhere_else(
    draw: Drawer, tile: str, rotations: set[int]
) -> None:
    board = draw("*", rules="base+river")
    board.draws("red", tile)
    assert board.placements() == {((1, 0), rotation) for rotation in rotations}


BACK_AT_THE_SPRING = """
    *                 RV-straight  {}
    .                 .            RV-citybridge/90
    RV-monbridge/270  .            RV-city2/90
    RV-bend/180       RV-straight  {}
"""
BACK_WITHOUT_A_ROADBEND = BACK_AT_THE_SPRING.format("RV-bend-garden", "RV-corner/180")
BACK_WITHOUT_A_BEND = BACK_AT_THE_SPRING.format("RV-corner/90", "RV-roadbend/90").replace("bend/180", "bend-garden/180")


@rule("RIV-03")
def test_the_other_sides_must_match_too(draw: Drawer) -> None:
    """The river comes back to the field below its spring: a plain bend may turn there, a bend with a road may not."""
    board = draw(BACK_WITHOUT_A_BEND, rules="base+river")
    board.draws("red", "RV-bend")
    assert board.placements() == {((0, 1), 0)}

    board = draw(BACK_WITHOUT_A_ROADBEND, rules="base+river")
    board.table.push("draw RV-roadbend")
    assert board.table.discarded() == ["RV-roadbend"], "its road would meet the field of the spring"


@rule("RIV-04")
def test_the_river_may_not_turn_to_the_same_hand_twice_in_a_row(draw: Drawer) -> None:
    board = draw("* RV-corner/90", rules="base+river")
    board.draws("red", "RV-bend")
    assert board.placements() == {((1, 1), 180)}, "to the left, where the first bend went to the right"


@rule("RIV-04")
def test_bends_to_opposite_hands_may_follow_each_other(draw: Drawer) -> None:
    board = draw(
        """
        *  RV-corner/90
        .  RV-bend/180
        """,
        rules="base+river",
    )
    board.draws("red", "RV-bend-garden")
    assert board.placements() == {((2, 1), 0)}, "right, left, right"


@rule("RIV-04")
def test_a_straight_piece_lifts_the_ban(draw: Drawer) -> None:
    board = draw(
        """
        *  RV-corner/90
        .  RV-straight/90
        """,
        rules="base+river",
    )
    board.draws("red", "RV-bend")
    assert board.placements() == {((1, 2), 90), ((1, 2), 180)}


TOWARDS_THE_SPRING = """
    *              RV-corner/90
    .              RV-straight/90
    RV-citybridge  RV-bend-garden/90
"""


@rule("RIV-05")
def test_two_cells_ahead_and_the_cells_beside_them_are_kept_free(draw: Drawer) -> None:
    """At (-1,2) the river may turn away to the south. To the north its second cell (-1,0) would lie beside the
    spring."""
    board = draw(TOWARDS_THE_SPRING, rules="base+river")
    board.draws("red", "RV-bend")
    assert board.placements() == {((-1, 2), 270)}


BACK_FROM_THE_WEST = """
    .                .             *            RV-corner/90
    RV-city2/90      .             .            RV-straight/90
    RV-roadbend/180  RV-monbridge  RV-straight  RV-bend-garden/90
"""


@rule("RIV-05")
def test_the_second_cell_itself_must_be_free(draw: Drawer) -> None:
    """At (-2,0) the river may turn away to the west. To the east its second cell would be the spring."""
    board = draw(BACK_FROM_THE_WEST, rules="base+river")
    board.draws("red", "RV-bend")
    assert board.placements() == {((-2, 0), 0)}


IN_A_CORNER = """
    .              *             RV-roadbend
    .              .             RV-straight/90
    .              .             RV-citybridge/270
    RV-corner/270  RV-monbridge  RV-bend/90
"""


@rule("RIV-05")
def test_where_no_way_keeps_them_free_only_the_next_cell_must_be(draw: Drawer) -> None:
    board = draw(IN_A_CORNER, rules="base+river")
    board.draws("red", "RV-city2")
    assert board.placements() == {((-1, 2), 90)}, "straight on, although (-1,0) lies beside the spring"
    board.table.pop()
    board.draws("red", "RV-bend-garden")
    assert board.placements() == {((-1, 2), 0)}, "a bend finds room to the west"


@rule("RIV-05", "RIV-09")
def test_a_river_tile_that_would_point_at_a_tile_goes_to_the_box(draw: Drawer) -> None:
    board = draw(BACK_WITHOUT_A_ROADBEND, rules="base+river")
    for discarded in (["RV-roadbridge"], ["RV-roadbridge", "RV-roadbend"]):
        board.table.push(f"draw {discarded[-1]}")
        assert (board.table.step, board.turn_of()) == ("draw", "red")
        assert board.table.discarded() == discarded
    assert board.offers("draw") == {"RV-lake"}
    board.draws("red", "RV-lake")
    assert board.placements() == {((0, 1), 270)}


@rule("RIV-06")
@pytest.mark.parametrize(
    ("tile", "spots"),
    [
        ("RV-monbridge", {"monastery I", "road S", "field 0127", "field 34", "field 56"}),
        ("RV-roadbridge/90", {"road NS", "field 07", "field 12", "field 34", "field 56"}),
        ("RV-citybridge", {"city N", "road S", "field 2", "field 7", "field 34", "field 56"}),
        ("RV-city2", {"city N", "city S", "field 27", "field 36"}),
        ("RV-straight", {"field 0127", "field 3456"}),
        ("RV-bend", {"field 012347", "field 56"}),
    ],
)
@rule("RIV-07")
def test_figures_go_on_everything_but_the_river(draw: Drawer, tile: str, spots: set[str]) -> None:
    """A bridge leaves four field parts, but the north bank beside the monastery is one."""
    name, _, rotation = tile.partition("/")
    board = draw("*", rules="base+river", fields=True)
    board.place("red", name, at=(1, 0), rotation=int(rotation or 0))
    board.expect_spots(*spots)


@rule("RIV-06")
def test_a_garden_of_the_river_takes_an_abbot(draw: Drawer) -> None:
    board = draw("*", rules="base+river+abbot")
    board.place("red", "RV-bend-garden", at=(1, 0))
    board.expect_spots("abbot garden I")
    board.put("abbot garden")
    board.expect_figures("red abbot garden 1,0 I")


@rule("RIV-07")
def test_the_river_parts_the_fields_but_for_the_way_round_its_spring(draw: Drawer) -> None:
    board = draw("* RV-straight:a", rules="base+river", fields=True, a="red field 0127", to_move="blue")
    board.place("blue", "RV-city2", at=(2, 0))
    board.expect_spots("city N", "city S")

    parted = draw("* RV-roadbridge/90:a", rules="base+river", fields=True, a="red field 12", to_move="blue")
    parted.place("blue", "RV-straight", at=(2, 0))
    parted.expect_spots("field 3456")


FINISHED = """
    *  RV-city2  RV-monbridge  RV-corner/90     .                 .
    .  .         .             RV-roadbend/180  RV-bend-garden    .
    .  .         .             .                RV-straight/90    .
    .  .         .             .                RV-straight/90    .
    .  .         .             {bank}           RV-roadbridge{a}  .
    .  .         .             .                RV-citybridge/90  .
    .  .         .             .                RV-bend/180       RV-lake
"""


@rule("RIV-06", "RIV-07")
def test_a_road_over_a_bridge_is_one_road_and_does_not_end_there(draw: Drawer) -> None:
    board = draw(FINISHED.format(bank="W180", a=":a"), rules="base+river", a="red road", to_move="blue")
    board.expect_scores()
    board.place("blue", "W", at=(5, 4), figure="none")
    board.expect_scores(red=3)
    board.expect_supply()


@rule("RIV-08")
def test_the_river_is_no_feature_and_pays_nobody(draw: Drawer) -> None:
    board = draw("*", rules="base+river", fields=True)
    for placement in RIVER:
        board.does(f"draw {placement.split()[0]}")
        board.does(f"place {placement}")
        assert not any(" river " in text for text in board.table.legal())
        board.declines()
    assert board.table.scores() == [0, 0]
    assert board.table.lines() == []


@rule("RIV-10")
def test_when_the_river_is_finished_land_goes_beside_spring_and_lake(draw: Drawer) -> None:
    board = draw(FINISHED.format(bank=".", a=""), rules="base+river")
    board.draws("red", "B")
    assert {cell for cell, _ in board.placements()} >= {(-1, 0), (0, -1), (0, 1), (6, 6), (5, 7)}


CUT_OFF = """
    .  RV-bend/270       RV-citybridge/180  RV-bend-garden
    .  RV-straight/90    .                  RV-straight/90
    .  .                 .                  RV-city2/90
    *  RV-roadbridge/90  RV-monbridge       RV-roadbend/90
"""


@rule("COM-32", "RIV-09")
def test_the_lake_is_laid_at_the_end_of_the_river_whatever_its_other_sides_meet(draw: Drawer) -> None:
    board = draw(CUT_OFF, rules="base+river")
    board.table.push("draw RV-corner")
    assert board.table.discarded() == ["RV-corner"]
    board.draws("red", "RV-lake")
    assert board.placements() == {((1, -1), 90)}, "its south side is a field against the road over the bridge"


@rule("COM-32", "BASE-30")
def test_a_road_that_such_a_lake_cuts_off_is_never_completed(draw: Drawer) -> None:
    """A lake is no crossing, no city and no monastery."""
    board = draw(CUT_OFF.replace("bridge/90", "bridge/90:a", 1), rules="base+river", a="red road", to_move="blue")
    board.table.push("draw RV-corner")
    board.place("blue", "RV-lake", at=(1, -1), rotation=90, figure="none")
    board.place("red", "W", at=(1, 1), rotation=270, figure="none")
    board.expect_scores()
    board.expect_figures("red road 1,0 NS")


THIRD: dict[str, bool | int] = {"river_edition": 3}


@rule("RIV-11")
def test_the_third_edition_has_another_spring_and_another_lake(draw_engine: Drawer) -> None:
    second = game_of(draw_engine("*", rules="base+river").table)
    third = game_of(draw_engine("*", rules="base+river", options=THIRD).table)
    assert [tile["tile"] for tile in third.view_for(None)["tiles"]] == ["RV3-spring"]
    ours, theirs = second.left(), third.left()
    assert theirs.pop("RV3-lake") == ours.pop("RV-lake") == 1
    assert ours == theirs, "the other ten are the same"


@rule("RIV-11")
def test_a_road_passes_over_the_spring_and_parts_its_field_in_three(draw_engine: Drawer) -> None:
    game = game_of(draw_engine("*", rules="base+fields+river", options=THIRD).table)
    (spring,) = [tile.spec for tile in game.engine.rules.tiles if tile.spec.marks.get("role") == "spring"]
    (cell,) = spring.cells
    assert [part.sides for part in cell.segments if part.kind == "road"] == [(0, 1)]
    assert [part.halves for part in cell.segments if part.kind == "field"] == [(0, 5, 6, 7), (1, 2), (3, 4)]


@rule("RIV-11", "RIV-06")
def test_a_monk_stands_on_the_lake_of_the_third_edition() -> None:
    game = Game("base+fields+river", players=2, seed=3, river_edition=3)
    while game.view_for(None)["tiles"][-1]["tile"] != "RV3-lake":
        game.push(game.legal_actions()[0])
    lake = game.view_for(None)["tiles"][-1]
    actions = {str(action) for action in game.legal_actions()}
    assert f"meeple monastery {lake['x']},{lake['y']} I" in actions


@rule("RIV-11")
def test_an_own_set_is_the_river_of_its_owner() -> None:
    game = Game("base+river", players=2, seed=3, river_edition=3, river_tiles=own_file("river"))
    assert not any(tile.startswith("RV3-") for tile in game.left())


def test_the_river_is_of_an_edition_that_is_known() -> None:
    with pytest.raises(RulesetError, match="river_edition is 2 or 3, not 4"):
        Game("base+river", river_edition=4)
    with pytest.raises(RulesetError, match="no option 'river_edition'"):
        Game("base+river20", river_edition=3)
