"""Crop Circles: CRO-01 to CRO-20, and with other modules CRO-101 to CRO-150."""

import pytest

from bastide import Game, RulesetError
from tests.rules.boards import Board
from tests.rules.courses import RIVER
from tests.rules.drawer import Drawer
from tests.rules.drawing import COLOURS
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.ghost_boards import GhostDrawer
from tests.rules.refusing import refused
from tests.rules.rule import rule
from tests.rules.tables import game_of

CROPS = "base+crops"
FARMERS = """
    E180:c  .    .
    *       U:a  U:b
"""
"""A field for each colour."""
KNIGHTS = """
    G90:a  E:b
    *      U
"""
"""Of red and of blue; green has none."""
SHARED_CITY = """
    E90:a  R180   .
    B      G90:b  B
    .      *      .
"""
"""Open in the east."""
SHARED_ROAD = """
    W:a  *  U  U:b
    .    B  B  B
"""
BUILDER = """
    *  U:a  U:b
    B  B    .
"""
"""Open at both ends."""
A_KNIGHT = """
    .  .  E:a  .  .  .
    .  *  ~    ~  ~  w
    .  ~  ~    ~  ~  .
    w  ~  ~    ~  ~  .
"""


def asked(board: Board) -> tuple[str, str]:
    """What is asked, and whom."""
    seat = board.table.asked
    return board.table.step, "" if seat is None else COLOURS[seat]


def farmers(draw: Drawer) -> Board:
    """Red has laid a circle for farmers where nobody is."""
    board = draw(
        FARMERS, rules=CROPS, fields=True, players=3, a="red field 0127", b="blue field 3456", c="green field 012367"
    )
    board.place("red", "CR2-cap-end", at=(0, -2), rotation=90, figure="none")
    return board


def knights(draw: Drawer, figure: str = "none", tile: str = "CR2-corners") -> Board:
    """Red has laid a circle for knights on the city of the start tile."""
    board = draw(KNIGHTS, rules=CROPS, players=3, a="red city", b="blue city")
    board.place("red", tile, at=(0, -2), figure=figure)
    return board


@rule("CRO-01")
@pytest.mark.parametrize(("circles", "tiles"), [(2, 6), (1, 6), (3, 12)])
def test_a_set_has_two_circles_of_each_kind(circles: int, tiles: int) -> None:
    left = Game(CROPS, chance="manual", circles=circles).left()
    names = [tile for tile in left if tile.startswith("CR")]
    assert len(names) == tiles
    assert left == Game("base", chance="manual").left() | dict.fromkeys(names, 1)


@rule("CRO-10", "CRO-11", "CRO-12")
def test_all_may_add_a_farmer(draw: Drawer) -> None:
    """CRO-T-01."""
    board = farmers(draw)
    assert asked(board) == ("circle", "red")
    assert board.table.legal() == {"circle add", "circle remove"}
    board.does("circle add")
    assert asked(board) == ("grow", "blue")
    assert board.table.legal() == {"grow meeple field 2,0 3456", "pass"}
    board.does("grow meeple field 2,0 3456")
    assert asked(board) == ("grow", "green")
    board.does("pass")
    assert asked(board) == ("grow", "red")
    board.does("grow meeple field 1,0 0127")
    board.expect_turn_of("blue")
    board.expect_figures(*["red field 1,0 0127", "blue field 2,0 3456"] * 2, "green field 0,-1 012367")
    board.expect_supply(red=5, blue=5, green=6)


@rule("CRO-13", "CRO-20")
def test_a_single_farmer_must_go(draw: Drawer) -> None:
    """CRO-T-02."""
    board = farmers(draw)
    board.does("circle remove")
    board.expect_turn_of("blue")
    board.expect_figures()
    board.expect_supply()
    board.expect_scores()


@rule("CRO-13", "CRO-11")
def test_a_player_with_several_chooses(draw: Drawer) -> None:
    board = knights(draw, "city NW")
    board.does("circle remove")
    assert asked(board) == ("withdraw", "red")
    assert board.table.legal() == {"withdraw meeple city 0,-1 NS", "withdraw meeple city 0,-2 NW"}
    board.does("withdraw meeple city 0,-2 NW")
    board.expect_figures("red city 0,-1 NS")


@rule("CRO-14")
def test_a_player_without_a_knight_is_passed_over(draw: Drawer) -> None:
    """CRO-T-03."""
    board = knights(draw)
    board.does("circle add")
    assert asked(board) == ("grow", "blue")
    board.does("pass")
    assert asked(board) == ("grow", "red")


@rule("CRO-14")
def test_a_player_without_a_meeple_in_supply_is_passed_over(draw: Drawer) -> None:
    """CRO-T-04."""
    board = draw("*", rules=CROPS, fields=True, to_move="blue")
    for x, spot in enumerate(["field 0127", "road EW", "field 3456"]):
        board.place("blue", "U", at=(2 * x + 1, 0), figure=spot)
        board.place("red", "U", at=(2 * x + 2, 0), figure="none")
    for x in (0, 2, 4):
        board.place("blue", "B", at=(x, 1), figure="monastery")
        board.place("red", "E", at=(x, 2), rotation=180, figure="none")
    board.place("blue", "G", at=(0, -1), rotation=90, figure="city")
    board.expect_supply(blue=0)
    board.place("red", "CR2-bend-end", at=(7, 0), figure="none")
    board.does("circle add")
    board.expect_turn_of("blue")


@rule("CRO-12", "CRO-15", "CRO-140")
def test_a_large_meeple_turns_a_city(draw: Drawer) -> None:
    """CRO-T-05."""
    board = draw(SHARED_CITY, rules="base+inns+crops", a="red city", b="blue city")
    board.place("red", "CR2-two-caps", at=(2, -1), figure="none")
    board.does("circle add")
    assert board.offers("grow") == {"meeple city 0,-1 NS", "large city 0,-1 NS"}
    board.does("grow large city 0,-1 NS")
    board.does("grow meeple city -1,-2 E")
    board.place("blue", "E", at=(1, -2), rotation=270, figure="none")
    board.expect_scores(blue=10)
    board.expect_figures()


@rule("CRO-15", "TRA-37")
def test_a_builder_goes_home_with_the_last_meeple(draw: Drawer) -> None:
    board = draw(BUILDER, rules="base+traders+crops", a="red road", b="red builder road")
    board.place("red", "CR2-bend-end", at=(0, 2), figure="none")
    board.does("circle remove")
    board.expect_figures()
    assert board.table.supply("builder") == [1, 1]
    board.expect_turn_of("blue")


@rule("CRO-15", "TRA-37")
def test_a_builder_behind_a_knight_goes_home_with_him(draw: Drawer) -> None:
    """CRO-T-06."""
    picture = "*  U  U\nE90:a  TB-corridor-road-wine:b  ."
    board = draw(picture, rules="base+traders+crops", a="red city", b="red builder city")
    board.place("red", "CR2-corners", at=(0, -1), figure="none")
    board.does("circle remove")
    board.expect_figures()
    board.expect_supply()
    assert board.table.supply("builder") == [1, 1]
    board.expect_scores()


@rule("CRO-10", "CRO-14", "CRO-18")
def test_scoring_comes_first(draw: Drawer) -> None:
    """CRO-T-07."""
    board = knights(draw, tile="CR2-two-caps")
    board.expect_scores(red=6)
    board.does("circle add")
    assert asked(board) == ("grow", "blue")
    assert board.table.legal() == {"grow meeple city 1,-1 N", "pass"}
    board.does("pass")
    board.expect_turn_of("blue")


@rule("CRO-16")
def test_without_fields_a_circle_for_farmers_does_nothing(draw: Drawer) -> None:
    """CRO-T-08."""
    board = draw(KNIGHTS, rules=CROPS, players=3, a="red city", b="blue city")
    board.place("red", "CR2-cap-end", at=(2, 0), rotation=90, figure="none")
    board.expect_turn_of("blue")


@rule("CRO-17")
def test_nothing_is_asked_where_nobody_is_concerned(draw: Drawer) -> None:
    board = draw(KNIGHTS, rules=CROPS, players=3, a="red city", b="blue city")
    board.place("red", "CR2-bend-end", at=(2, 0), figure="none")
    board.expect_turn_of("blue")


@rule("CRO-02")
def test_the_bend_and_its_ends_have_three_roads_and_three_fields(draw: Drawer) -> None:
    """CRO-T-09."""
    board = draw("*", rules=CROPS, fields=True)
    board.place("red", "CR2-bend-ends", at=(1, 0))
    board.expect_spots("road N", "road E", "road SW", "field 0347", "field 12", "field 56")


@rule("CRO-02")
def test_the_corners_have_two_cities(draw: Drawer) -> None:
    """CRO-T-10."""
    board = draw("*", rules=CROPS, fields=True)
    board.place("red", "CR2-corners", at=(0, -1))
    board.expect_spots("city NW", "city ES")


@rule("CRO-02")
def test_a_field_goes_round_the_end_of_a_road(draw: Drawer) -> None:
    """CRO-T-11."""
    board = draw(
        """
        .  E180  .
        .  *     A90:a
        """,
        rules=CROPS,
        options={"circles": 1},
        fields=True,
        a="red road",
    )
    board.place("red", "CR1-cap-end", at=(-1, 0))
    board.expect_spots("city N", "field 234567")
    board.put("field")
    board.expect_scores(red=3)
    board.does("circle add")
    assert board.table.legal() == {"grow meeple field -1,0 234567", "pass"}


@rule("CRO-12", "CRO-110")
def test_a_shared_road_does_not_matter(draw: Drawer) -> None:
    """CRO-T-12."""
    board = draw(SHARED_ROAD, rules=CROPS, a="red road E", b="blue road")
    board.place("red", "CR2-bend-end", at=(0, 2), figure="none")
    board.does("circle add")
    assert board.offers("grow") == {"meeple road 2,0 EW"}
    board.does("pass")
    assert board.offers("grow") == {"meeple road -1,0 E"}


@rule("CRO-19", "CRO-150", "TRA-44")
def test_a_second_part_follows_the_circle_that_takes_the_builder(draw: Drawer) -> None:
    """COM-CRO-T-03."""
    board = draw(BUILDER, rules="base+traders+crops", a="red road", b="red builder road")
    board.place("red", "CR2-bend-end", at=(3, 0), figure="none")
    board.does("circle remove")
    board.expect_figures()
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "CR2-bend-ends", at=(4, 0), figure="road N")
    assert asked(board) == ("circle", "red")


@rule("CRO-101")
def test_not_with_the_mists() -> None:
    with pytest.raises(RulesetError, match="MIST-09"):
        Game("mists+crops")


@rule("CRO-102")
def test_meeples_at_the_river_count(draw: Drawer) -> None:
    board = draw("*", rules="base+river+crops")
    for placement in RIVER:
        board.does(f"draw {placement.split()[0]}")
        board.does(f"place {placement}")
        knights = [text for text in sorted(board.table.legal()) if text.startswith("meeple city")]
        if knights and not board.table.figures():
            board.does(knights[0])
        board.declines()
    board.does("draw CR2-two-caps")
    board.does(min(board.table.legal()))
    board.declines()
    board.does("circle remove")
    board.expect_figures()
    board.expect_supply()


@rule("CRO-103")
def test_no_circle_is_about_an_abbot(draw: Drawer) -> None:
    board = draw("*\nE-garden180:a", rules="base+abbot+crops", fields=True, a="red abbot garden", to_move="blue")
    for tile, at in [("CR2-cap-end", (1, 0)), ("CR2-two-caps", (2, 0)), ("CR2-corners", (0, -1))]:
        board.place(board.turn_of(), tile, at=at, rotation=90 if tile != "CR2-corners" else 0, figure="none")
        assert board.table.step == "draw"


@rule("CRO-130", "CON-40")
def test_nothing_follows_at_the_walls(sieges: SiegeDrawer) -> None:
    board = sieges(A_KNIGHT, rules="base+conquest+crops", a="red city", to_move="blue")
    board.place("blue", "CR2-two-caps", at=(3, -1), rotation=90, figure="none")
    board.does("circle add")
    board.does("grow meeple city 1,-1 N")
    board.expect_turn_of("red")
    board.draws("red", "B")
    board.lays("B", at=(0, -1))
    board.does("pass")
    board.expect_turn_of("blue")
    board.expect_supply(red=7)


@rule("CRO-120", "CRO-13")
def test_ghosts_go_to_the_bank(ghosts: GhostDrawer) -> None:
    """COM-CRO-T-01."""
    board = ghosts("*  ~  straight90:a\n~  ~  .", rules="base+ghosts+crops", a="red road", to_move="blue")
    for at in [(2, -1), (-1, 0), (3, -1), (2, 1)]:
        board.turn("plain", at=at)
    board.expect_ghosts({"red road 2,0 EW": 2})
    board.place("blue", "CR2-bend-end", at=(3, 0), figure="none")
    board.does("circle remove")
    board.expect_ghosts()
    board.expect_figures()
    board.expect_scores()


@rule("CRO-15", "CRO-121")
def test_a_guard_may_be_added(ghosts: GhostDrawer) -> None:
    """COM-CRO-T-02."""
    board = ghosts(".  G90:a\n*  ~\n~  ~", rules="base+ghosts+crops", a="red city", to_move="blue")
    board.place("blue", "CR2-two-caps", at=(2, -1), figure="none")
    board.does("circle add")
    assert board.offers("grow") == {"meeple city 1,-1 NS", "guard city 1,-1 NS"}


@rule("CRO-12", "CRO-14", "CRO-15")
def test_refusals_name_rules(draw_engine: Drawer) -> None:
    board = knights(draw_engine)
    game = game_of(board.table)
    refused(game, "grow meeple city 1,-1 N", "wrong-step", "BASE-10")
    board.does("circle add")
    refused(game, "circle remove", "wrong-step", "BASE-10")
    refused(game, "grow meeple city 0,-1 NS", "circle-no-meeple", "CRO-12", feature="city")
    refused(game, "grow meeple road 0,0 EW", "circle-no-meeple", "CRO-12", feature="road")


@rule("CRO-13", "CRO-15")
def test_refusals_of_removals_and_of_builders(draw_engine: Drawer) -> None:
    board = draw_engine(BUILDER, rules="base+inns+traders+crops", a="red road", b="red builder road")
    board.place("red", "CR2-bend-end", at=(0, 2), figure="road E")
    game = game_of(board.table)
    board.does("circle remove")
    refused(game, "withdraw builder road 2,0 EW", "circle-no-meeple", "CRO-12", feature="road")
    game.pop()
    board.does("circle add")
    refused(game, "grow builder road 1,0 EW", "circle-wrong-figure", "CRO-15", figure="builder")
    refused(game, "grow meeple road 2,0 EW", "circle-no-meeple", "CRO-12", feature="road")
