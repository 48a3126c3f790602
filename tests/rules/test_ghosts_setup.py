"""What lies ready with ghosts, castles and cemeteries, and which parts can be left out: GHO-01 to GHO-08, COM-10."""

import pytest

from tests.rules.ghost_boards import GhostDrawer
from tests.rules.rule import rule
from tests.rules.tables import game_of


@rule("GHO-01", "GHO-06", "COM-01")
def test_the_large_start_tile_lies_in_place_of_the_small_one(ghosts: GhostDrawer) -> None:
    board = ghosts(tiles=None)
    assert {cell: name.partition("~")[0] for cell, name in board.table.tiles().items()} == dict.fromkeys(
        ((0, 0), (1, 0), (0, 1), (1, 1)), "MS-start"
    )
    assert not board.offers("draw") & {"D-start", "MS-start"}


@rule("GHO-02", "COM-03")
def test_sixty_tiles_are_shuffled_into_those_of_the_base_game(ghosts_engine: GhostDrawer) -> None:
    left = game_of(ghosts_engine(tiles=None).table).left()
    assert sum(left.values()) == 71 + 60
    assert {"U", "D", "MP01", "MK01", "MC01", "MM38"} <= set(left)


@rule("GHO-03", "GHO-04", "GHO-05")
@pytest.mark.parametrize("players", range(2, 6))
def test_figures_guards_and_ghosts_lie_ready(ghosts: GhostDrawer, players: int) -> None:
    board = ghosts(players=players)
    assert board.table.supply("meeple") == [5] * players
    assert board.table.supply("guard") == [2] * players
    assert board.table.stock() == [3] * players
    assert board.table.bank() == 15
    board.expect_figures()


@rule("GHO-07")
def test_the_ruin_ends_roads_and_parts_fields(ghosts: GhostDrawer) -> None:
    """Two stops make roads of two tiles; the fields north and south of the eastern road do not meet round the ruin."""
    board = ghosts(fields=True)
    board.place("red", "stop", at=(2, 0), rotation=90, figure="road W")
    board.expect_scores(red=2)
    board.place("blue", "stop", at=(-1, 1), rotation=270, figure="road E")
    board.expect_scores(red=2, blue=2)
    board = ghosts("*  ~  stop90\n~  ~  .", fields=True)
    board.place("red", "stop", at=(1, 2), rotation=180, figure="field")
    board.place("blue", "stop", at=(-1, 1), rotation=270)
    board.expect_spots("road E", "field 01234567")


@rule("GHO-08", "COM-10")
def test_each_part_is_played_without_the_others(ghosts: GhostDrawer) -> None:
    """The castles and cemeteries of parts that are left out stay in the box."""
    kinds = {"castle": {"castle", "castle-road", "castle-mist"}}
    kinds["cemetery"] = {one.replace("castle", "cemetery") for one in kinds["castle"]}
    for rules, played in (
        ("base+mist", set()),
        ("base+cemeteries", {"cemetery"}),
        ("base+mist+castles", {"castle"}),
        ("base+mist+cemeteries", {"cemetery"}),
        ("base+ghosts", {"castle", "cemetery"}),
    ):
        draws = ghosts(rules=rules).offers("draw")
        for kind, tiles in kinds.items():
            assert draws & tiles == (tiles if kind in played else set())
        assert {"fog1", "U"} <= draws


@rule("COM-10", "GHO-08")
def test_without_the_mist_part_nobody_is_haunted(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  straight90:a\n~  ~  .", rules="base+cemeteries", a="red road", to_move="blue")
    board.turn("plain", at=(2, 1))
    board.turn("fog1", at=(-1, 0), rotation=270)
    board.expect_quiet()
    assert board.ghosts() == {}
    board.turn("cemetery", at=(3, 1), figure="cemetery")
    board.expect_figures("red road 2,0 EW", "blue cemetery 3,1 I")


@rule("COM-18")
def test_without_the_mist_part_the_veil_is_decoration(ghosts: GhostDrawer) -> None:
    """What only the veil parts is one field; what roads, walls or the ruin part stays apart."""
    board = ghosts(rules="base+cemeteries", fields=True)
    for tile, cell, rotation, spots in (
        ("mist-cap", (0, 2), 0, ("city N", "field 234567")),
        ("fog1", (-1, 0), 0, ("field 01234567",)),
        ("mist-road", (1, 2), 0, ("road NS", "field 1234")),
        ("twins", (2, 1), 0, ()),
    ):
        board.place(board.turn_of(), tile, cell, rotation)
        board.expect_spots(*spots)
        if spots:
            board.put(spots[-1])


@rule("COM-18", "FLD-04")
@pytest.mark.parametrize("rules", ["base+cemeteries", "base+ghosts"])
def test_a_veiled_field_touches_the_city_beside_it_where_the_veil_is_decoration(
    ghosts: GhostDrawer, rules: str
) -> None:
    """MM18 shows a city, here completed, and on its other sides nothing but mist."""
    board = ghosts(rules=rules, fields=True, tiles=None, left=1)
    board.place("red", "MM18", at=(0, 2))
    board.expect_spots("city N", *(["field 234567"] if "cemeteries" in rules else []))
    if "cemeteries" in rules:
        board.put("field 234567")
        board.expect_scores(red=3)
