"""The cases that the rules of ghosts, castles and cemeteries answer, GT-01 to GT-23, in their order."""

import pytest

from tests.rules.ghost_boards import GhostDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule

RED_AND_BLUE = """
    .  through:b  .
    *  ~          straight90:a
    ~  ~          .
"""
CASTLE = """
    .        {}       stop  .
    fog1/90  castle:a *     ~
    plain    stop270  ~     ~
"""


@rule("GHO-15")
def test_GT_01_a_misty_side_that_faces_empty_space(ghosts: GhostDrawer) -> None:
    board = ghosts(RED_AND_BLUE, a="red road", b="blue city")
    board.turn("fog1", at=(2, -1), rotation=180)
    board.expect_ghosts()


@rule("GHO-33", "GHO-32")
def test_GT_02_an_abbot_with_a_ghost_leaves_his_garden(ghosts: GhostDrawer) -> None:
    """Three tiles lie around the garden."""
    board = ghosts(".  E-garden180:a\n*  ~\n~  ~", rules="base+abbot+ghosts", a="red abbot garden", to_move="blue")
    board.turn("plain", at=(2, -1))
    board.place("red", "plain", at=(-1, 0))
    board.expect_ghosts({"red abbot garden 1,-1 I": 1})
    board.does("recall abbot garden 1,-1 I")
    board.expect_scores(red=4 - 2)
    board.expect_ghosts()
    board.expect_abbots()


@rule("GHO-07")
def test_GT_03_the_ruin_is_no_castle(ghosts: GhostDrawer) -> None:
    """A portal leads to everything on the start tile that can be taken."""
    board = ghosts(rules="base+arrows+ghosts", fields=True)
    board.place("red", "AN-I", at=(2, 0), rotation=180)
    places = {
        *("road 0,0 N", "road 1,0 E", "road 0,1 W", "road 1,1 S", "city 1,0 N", "city 0,1 S"),
        *("field 0,0 23", "field 0,0 45", "field 1,0 267", "field 1,0 345"),
        *("field 0,1 017", "field 0,1 236", "field 1,1 01", "field 1,1 67"),
    }
    assert board.offers("portal") == {f"{kind} {place}" for kind in ("meeple", "guard") for place in places}


@rule("GHO-06")
def test_GT_04_a_monastery_beside_two_quarters_of_the_start_tile(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .      plain    stop  .
        plain  B:a      *     ~
        plain  stop270  ~     ~
        """,
        a="red monastery",
    )
    board.turn("plain", at=(-2, -1))
    board.expect_scores(red=9)


@rule("GHO-06", "GHO-13")
@pytest.mark.parametrize(
    ("cell", "tile", "rotation", "misty"),
    [
        ((0, -1), "stop", 0, True),
        ((-1, 0), "plain", 0, True),
        ((2, 1), "plain", 0, True),
        ((1, 2), "stop", 180, True),
        ((2, 0), "stop", 90, False),
        ((-1, 1), "stop", 270, False),
    ],
)
def test_GT_05_two_quarters_have_mist(
    ghosts: GhostDrawer, cell: tuple[int, int], tile: str, rotation: int, misty: bool
) -> None:
    board = ghosts(".  through:a  plain\n*  ~  .\n~  ~  .", a="red city")
    board.turn(tile, at=cell, rotation=rotation)
    board.expect_ghosts({"red city 1,-1 NS": 1} if misty else {})


@rule("GHO-52", "GHO-54", "GHO-06")
def test_GT_06_a_castle_counts_quarters_one_by_one(ghosts: GhostDrawer) -> None:
    """Two quarters lie beside it, one of them with mist; another misty tile is the one in the west."""
    board = ghosts(CASTLE.format("plain"), a="red castle")
    board.turn("plain", at=(-2, -1))
    board.expect_scores(red=4)
    board.expect_figures()


@rule("GHO-31")
def test_GT_07_who_has_no_majority_is_not_charged(ghosts: GhostDrawer) -> None:
    """Blue has 2 points of a road that could be lost."""
    board = ghosts(
        """
        .  .        crest180  plain
        .  cap90:b  .         cap270:c
        .  stop     split:a   plain
        .  *        ~         .
        .  ~        ~         .
        """,
        a="blue city N",
        b="red city",
        c="red city",
        to_move="blue",
    )
    board.turn("stop", at=(-1, 1), rotation=270, figure="road E")
    board.turn("plain", at=(3, -1))
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"blue city 1,-1 N": 1})
    board.turn("fort", at=(1, -2))
    board.expect_scores(red=12, blue=2)
    board.expect_ghosts()
    board.expect_supply()


@rule("GHO-44")
def test_GT_08_a_gravedigger_may_be_haunted(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90\n~  ~  cemetery:a", a="red cemetery", to_move="red")
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red cemetery 2,1 I": 1})


CEMETERY = """
    *  ~        straight90:b  .
    ~  ~        cemetery:a    plain
    .  stop180  plain         .
"""


@rule("GHO-42", "GHO-44")
def test_GT_09_a_haunted_gravedigger_costs_two_points_and_brings_a_guard(ghosts: GhostDrawer) -> None:
    board = ghosts(CEMETERY, a="red cemetery", b="red road", to_move="red")
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores(red=3)
    board.turn("plain", at=(4, 0))
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red cemetery 2,1 I": 1})
    board.turn("plain", at=(3, 2))
    board.expect_scores(red=3 - 2)
    board.expect_guards(red=3)
    board.expect_stock(red=2)
    board.expect_supply()
    board.expect_ghosts()


@rule("GHO-45", "GHO-34")
def test_GT_10_an_unfinished_cemetery_costs_nothing_in_the_end(ghosts: GhostDrawer) -> None:
    board = ghosts(CEMETERY, a="red cemetery", b="red road", to_move="red", left=5)
    board.turn("stop", at=(3, 0), rotation=90)
    board.turn("plain", at=(4, 0))
    board.turn("plain", at=(-1, 0))
    board.turn("plain", at=(5, 0))
    board.turn("stop", at=(0, -1))
    assert board.table.step == "over"
    board.expect_ghosts({"red cemetery 2,1 I": 2})
    board.expect_scores(red=3)
    board.expect_guards()


@rule("GHO-14", "GHO-12", "GHO-13")
def test_GT_11_mist_that_thickens_here_and_disperses_there(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .  through:a  .           .             .
        *  ~          straight90  straight90:b  .
        ~  ~          .           plain         straight:c
        .  .          .           stop:d        .
        """,
        a="red city",
        b="blue road",
        c="red road",
        d="blue road",
    )
    board.place("red", "strait", at=(2, 1), rotation=90)
    board.expect_question("thicken", "blue road 3,0 EW", "blue road 3,2 S")
    board.spooks("blue road 3,2 S")
    board.expect_question("disperse", "red city 1,-1 NS", "red road 4,1 NS")
    board.spooks("red city 1,-1 NS")
    board.expect_ghosts({"blue road 3,2 S": 1, "red city 1,-1 NS": 1})
    board.expect_spots()


@rule("GHO-13")
def test_GT_12_a_tile_without_any_mist_disperses_too(ghosts: GhostDrawer) -> None:
    board = ghosts(RED_AND_BLUE, a="red road", b="blue city")
    board.turn("B", at=(-1, 0))
    board.expect_ghosts({"red road 2,0 EW": 1})


@rule("GHO-17")
def test_GT_13_the_third_ghost_drives_a_figure_home(ghosts: GhostDrawer) -> None:
    board = ghosts(RED_AND_BLUE, a="red road", b="blue city")
    board.turn("plain", at=(-1, 0))
    board.turn("plain", at=(2, -1))
    board.turn("plain", at=(2, 1))
    board.turn("plain", at=(3, -1))
    board.expect_ghosts({"red road 2,0 EW": 2})
    board.turn("stop", at=(0, -1))
    board.expect_ghosts()
    board.expect_figures("blue city 1,-1 NS")
    board.expect_supply(blue=4)
    board.expect_scores()


@rule("GHO-19", "GHO-16")
def test_GT_14_where_opponents_have_guards_only_no_ghost_comes(ghosts: GhostDrawer) -> None:
    board = ghosts(RED_AND_BLUE, a="red road", b="blue guard city")
    board.turn("fog1", at=(2, 1), rotation=90)
    board.expect_ghosts()
    board.expect_figures("red road 2,0 EW", "blue guard city 1,-1 NS")


@rule("GHO-30")
def test_GT_15_nobody_falls_below_zero(ghosts: GhostDrawer) -> None:
    board = ghosts(RED_AND_BLUE, a="red road", b="blue city")
    board.turn("plain", at=(-1, 0))
    board.turn("plain", at=(2, -1))
    board.turn("plain", at=(2, 1))
    board.turn("plain", at=(3, -1))
    board.expect_ghosts({"red road 2,0 EW": 2})
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores(red=0)
    told = [(line.reason, line.seats, line.points) for line in board.table.lines()]
    assert told == [("road", (0,), 3), ("ghosts-floor", (0,), -3)]
    board.expect_ghosts()
    board.expect_supply(blue=4)


@rule("GHO-31", "GHO-30")
def test_GT_16_a_shared_city_in_which_one_is_haunted(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .  crest180:b  plain  .
        .  .           plain  .
        .  split:a     plain  plain
        *  ~           .      .
        ~  ~           .      .
        """,
        a="red city N",
        b="blue city",
    )
    board.turn("plain", at=(-1, 0))
    board.turn("through", at=(1, -2))
    board.expect_scores(red=6, blue=8)
    told = [(line.reason, line.seats, line.points) for line in board.table.lines()]
    assert told == [("city", (0, 1), 8), ("ghosts", (0,), -2)]


@rule("GHO-53")
def test_GT_17_an_unfinished_castle_counts_its_own_tile(ghosts: GhostDrawer) -> None:
    board = ghosts(CASTLE.format("fog1/180"), a="red castle", left=1)
    board.turn("plain", at=(-1, 2))
    assert board.table.step == "over"
    board.expect_scores(red=4)


@rule("GHO-52")
def test_GT_18_a_finished_castle_without_mist_does_not(ghosts: GhostDrawer) -> None:
    board = ghosts(CASTLE.format("fog1/180"), a="red castle")
    board.turn("plain", at=(-2, -1))
    board.expect_scores(red=6)


@rule("GHO-43", "COM-42")
def test_GT_19_the_fourth_cemetery_brings_no_guard(ghosts: GhostDrawer) -> None:
    """Red closes all four with the last of them."""
    board = ghosts(
        """
        plain  plain       plain       plain    .  .
        plain  cemetery:a  cemetery:b  plain    *  ~
        plain  cemetery:c  .           stop270  ~  ~
        plain  plain       plain       plain    .  .
        """,
        tiles=tile_set(stop=4),
        a="red cemetery",
        b="red cemetery",
        c="red cemetery",
    )
    board.turn("cemetery", at=(-2, 1), figure="cemetery")
    board.expect_guards(red=5)
    board.expect_stock(red=0)
    board.expect_supply()
    board.expect_scores()


@rule("GHO-34")
def test_GT_20_a_ghost_costs_one_point_in_the_end(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        *  ~           straight90:b
        ~  ~           plain
        .  straight:a  .
        """,
        a="red road",
        b="red road",
        to_move="blue",
        left=6,
    )
    board.turn("plain", at=(3, 1))
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores(red=3)
    board.turn("plain", at=(3, 2))
    board.turn("plain", at=(-1, 0))
    board.turn("plain", at=(4, 2))
    board.turn("stop", at=(0, -1))
    board.expect_ghosts({"red road 1,2 NS": 2})
    assert board.table.step == "over"
    board.expect_scores(red=3 + 2 - 2)


@rule("GHO-61", "GHO-20", "GHO-62")
def test_GT_21_a_tile_with_city_and_mist_has_two_fields(ghosts: GhostDrawer) -> None:
    board = ghosts(fields=True)
    board.place("red", "mist-cap", at=(0, 2))
    board.expect_spots("city N", "field 23", "field 67")
    board.put("field 23")
    board.place("blue", "plain", at=(-1, 2))
    board.expect_spots("field 01234567")
    board.declines()
    board.place("red", "stop", at=(1, 2), rotation=180)
    board.expect_spots("road N")


@rule("GHO-19", "GHO-60")
def test_GT_22_a_guard_is_a_farmer_without_fear(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90\n~  ~  plain:a", fields=True, a="red guard field")
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts()
    board.expect_guards(red=1)


@rule("GHO-14", "GHO-13")
def test_GT_23_two_misty_sides_that_meet_clear_ones_bring_one_ghost(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .  .          plain  plain
        .  through:a  plain  .
        *  ~          .      .
        ~  ~          .      .
        """,
        a="red city",
    )
    board.turn("sea1", at=(3, -1))
    board.expect_ghosts({"red city 1,-1 NS": 1})
