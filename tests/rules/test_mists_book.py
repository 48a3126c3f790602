"""The examples that the rule book of the mists prints, MT-01 to MT-19, in its order."""

from tests.rules.mist_boards import MistBoard, MistDrawer
from tests.rules.rule import rule

ROAD = """
    *  ~  straight90:a
    ~  ~  .
"""
TWO_ON_A_ROAD = """
    *  ~  straight90:a  .      stop90:b
    ~  ~  plain         plain  plain
"""
CEMETERY = """
    *  ~  stop90
    ~  ~  cemetery
"""


@rule("MIST-70", "MIST-71", "MIST-76")
def test_MT_01_a_road_over_three_tiles(mists: MistDrawer) -> None:
    board = mists(ROAD, a="red road EW", to_move="blue")
    board.expect_guards(red=2)
    board.turn("stop", at=(3, 0), rotation=90)
    board.takes_points()
    board.expect_points(3)
    board.expect_guards()
    board.expect_standing()


@rule("MIST-72", "MIST-76")
def test_MT_02_a_city_over_three_tiles_with_a_shield(mists: MistDrawer) -> None:
    board = mists(".  through:a\n*  ~\n~  ~", a="red city NS", to_move="blue")
    board.turn("crest", at=(1, -2), rotation=180)
    board.takes_points()
    board.expect_points(8)
    board.expect_guards()


@rule("MIST-21", "MIST-23", "MIST-42")
def test_MT_03_mist_with_three_ghosts_is_closed(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  fog3/90")
    board.expect_ghosts({(2, 1): 2})
    assert board.state_at((1, 1)) == "open"
    board.turn("mist-stop", at=(1, 2), rotation=180)
    board.expect_ghosts(se=0)
    assert board.state_at((1, 1)) == "closed"
    board.expect_points(0)


@rule("MIST-40")
def test_MT_04_two_symbols_bring_two_ghosts(mists: MistDrawer) -> None:
    board = mists()
    board.turn("fog2", at=(2, 1), rotation=270)
    board.expect_ghosts({(2, 1): 2})


@rule("MIST-41")
def test_MT_05_mist_that_goes_on_brings_one_ghost_less(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  fog2/270")
    board.turn("strait", at=(3, 1), rotation=90)
    board.expect_ghosts({(2, 1): 2})
    assert board.state_at((3, 1)) == "open"
    assert board.bank_at((3, 1))["ghosts"] == 2


@rule("MIST-70", "MIST-75")
def test_MT_06_three_points_are_on_offer(mists: MistDrawer) -> None:
    board = mists(ROAD, a="red road EW", to_move="blue")
    board.draws("blue", "stop")
    assert {((3, 0), 90), ((2, 1), 0)} <= board.placements()
    board.lays("stop", (3, 0), 90)
    board.declines()
    board.does("take points")
    board.expect_points(3)


@rule("MIST-60")
def test_MT_06_or_a_figure_where_the_roads_do_not_meet(mists: MistDrawer) -> None:
    board = mists(ROAD, a="red road EW", to_move="blue")
    board.place("blue", "stop", at=(2, 1))
    board.expect_guard_spots("road S")
    board.put("guard-2 road S")
    board.expect_points(0)
    board.expect_standing("red road 2,0 EW", "blue guard-2 road 2,1 S")


@rule("MIST-74")
def test_MT_07_a_road_with_two_colours(mists: MistDrawer) -> None:
    board = mists(TWO_ON_A_ROAD, a="red road", b="blue road")
    board.turn("straight", at=(3, 0), rotation=90)
    board.takes_points()
    board.expect_points(8)
    board.expect_guards()


@rule("MIST-75", "MIST-76")
def test_MT_08_three_ghosts_instead_of_four_points(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a  straight90\n~  ~  .  fog3", a="red road", to_move="blue")
    board.expect_ghosts({(3, 1): 3})
    board.turn("stop", at=(4, 0), rotation=90)
    board.does("banish 3 mist 3,1 S")
    board.expect_ghosts()
    board.expect_points(0)
    board.expect_guards()


@rule("MIST-80", "MIST-106", "MIST-03")
def test_MT_09_a_target_on_the_second_lap(mists: MistDrawer) -> None:
    """Two cities of 36 points and a road of 3: the marker passes space 25 on its first lap."""
    board = mists(level=2)
    assert board.mists["target"] == 75
    for cell, rotation, total in (((1, -1), 180, 36), ((0, 2), 0, 72)):
        board.turn("treasure", at=cell, rotation=rotation, figure="city")
        board.takes_points()
        board.expect_points(total)
        assert board.goes_on()
    board.turn("straight", at=(2, 0), rotation=90, figure="road")
    board.turn("stop", at=(3, 0), rotation=90)
    board.takes_points()
    board.expect_points(75)
    board.expect_over("won")


@rule("MIST-73", "MIST-64", "MIST-04")
def test_MT_10_a_castle_with_six_misty_tiles(mists: MistDrawer) -> None:
    """One of them is a quarter of the start tile."""
    board = mists(
        """
        *  ~              stop90    fog1/180
        ~  ~              castle:a  .
        .  mist-stop/180  fog2      fog2
        """,
        level=2,
        a="red castle",
    )
    board.turn("fog1", at=(3, 1), rotation=270)
    board.takes_points()
    board.expect_points(12)
    board.expect_guards()


@rule("MIST-30", "MIST-31", "MIST-32", "MIST-35")
def test_MT_11_the_fourth_neighbour_closes_a_cemetery(mists: MistDrawer) -> None:
    board = mists(CEMETERY, level=2)
    board.turn("fog1", at=(3, 1), rotation=270)
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("straight", at=(-1, 1), rotation=90, figure="road")
    board.expect_ghosts({(3, 1): 1, (2, 1): 1})
    assert board.cemetery((2, 1))["around"] == [[2, 2]]
    board.place("blue", "plain", at=(2, 2))
    assert board.table.legal() == {"bury guard road 0,-1 NS", "bury guard road -1,1 EW"}
    board.does("bury guard road 0,-1 NS")
    board.expect_ghosts({(3, 1): 1})
    board.expect_standing("red road -1,1 EW")
    board.expect_guards(blue=2, red=2)
    assert not board.cemetery((2, 1))["open"]
    assert board.cemetery((2, 1))["buried"].startswith("1.guard")


@rule("MIST-44", "MIST-60")
def test_MT_12_a_ghost_comes_to_the_open_cemetery_as_well(mists: MistDrawer) -> None:
    board = mists(CEMETERY, level=2)
    board.expect_ghosts()
    board.place("red", "mist-cap", at=(3, 1))
    board.expect_ghosts({(3, 1): 2, (2, 1): 1})
    board.expect_guard_spots("city N")
    board.put("city N")
    board.expect_standing("red city 3,1 N")


def two_cities(board: MistBoard) -> None:
    """Two cities of 8 points each, and a guard of each on a road: 16 points, the first hound waits at 15."""
    board.turn("through", at=(1, -1), figure="city")
    board.turn("crest", at=(1, -2), rotation=180)
    board.takes_points()
    board.turn("through", at=(0, 2), figure="city")
    board.turn("straight", at=(2, 0), rotation=90, figure="road")
    board.turn("straight", at=(0, -1), figure="road")
    board.expect_points(8)
    assert board.mists["piles"] == [15, 20, 20]
    board.turn("crest", at=(0, 3))
    board.takes_points()


@rule("MIST-90", "MIST-91")
def test_MT_13_a_hound_and_the_next_pile(mists: MistDrawer) -> None:
    board = mists(level=3)
    two_cities(board)
    board.expect_points(16)
    assert board.table.legal() == {"hound guard road 2,0 EW", "hound guard road 0,-1 NS"}
    board.does("hound guard road 2,0 EW")
    board.does("pass")
    first, second = board.mists["hounds"]
    assert (first["points"], first["state"], first["figure"][:7]) == (15, "on", "1.guard")
    assert (second["points"], second["state"], second["figure"]) == (50, "waiting", None)
    assert board.piles() == (34, 20)


@rule("MIST-90")
def test_MT_14_a_hound_drives_ghosts_from_two_tiles(mists: MistDrawer) -> None:
    board = mists(CEMETERY, level=3)
    board.turn("mist-cap", at=(3, 1), figure="city")
    board.turn("fog1", at=(-1, 0))
    board.turn("fog1", at=(-1, -1), rotation=180)
    board.turn("fog1", at=(-2, 0))
    board.turn("straight", at=(0, -1), figure="road")
    board.expect_ghosts({(3, 1): 2, (2, 1): 4, (-1, 0): 1, (-1, -1): 1, (-2, 0): 1})
    board.turn("treasure", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    board.does("hound guard city 3,1 N")
    board.does("banish 2 mist 3,1 S")
    board.does("banish 3 cemetery 2,1 I")
    assert board.table.step == "draw"
    board.expect_ghosts({(2, 1): 1, (-1, 0): 1, (-1, -1): 1, (-2, 0): 1})


@rule("MIST-93")
def test_MT_15_a_hound_is_scored_with_its_city(mists: MistDrawer) -> None:
    board = mists(level=3)
    board.turn("through", at=(0, 2), figure="city")
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("treasure", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    board.does("hound guard city 0,2 NS")
    board.does("pass")
    board.expect_points(36)
    board.turn("cap", at=(0, 3))
    board.takes_points()
    board.expect_points(36 + 6 + 3)
    assert [line.reason for line in board.table.lines()][1:] == ["city", "hound"]
    assert board.mists["hounds"][0]["state"] == "gone"
    board.expect_standing("blue road 0,-1 NS")
    board.expect_guards(blue=2)


@rule("MIST-52", "MIST-63")
def test_MT_16_a_haunted_cemetery(mists: MistDrawer) -> None:
    board = mists("*  ~  stop90  fog1/180\n~  ~  .  fog2/270", level=5)
    board.expect_ghosts({(3, 0): 1, (3, 1): 2})
    board.place("red", "cemetery-road", at=(2, 1))
    board.expect_ghosts({(3, 0): 2, (3, 1): 3}, se=2)
    board.expect_guard_spots("road S")
    board.put("road S")
    board.expect_standing("red road 2,1 S")


@rule("MIST-78", "MIST-08")
def test_MT_17_two_colours_in_a_city(mists: MistDrawer) -> None:
    board = mists(
        """
        .  .  plain   cap180:a
        *  ~  stop90  .
        ~  ~  plain   cap:b
        """,
        players=3,
        level=6,
        to_move="blue",
        a="red city",
        b="blue city",
    )
    board.turn("through", at=(3, 0))
    board.takes_points()
    assert board.mists["points"] == [6, 6, 0]
    assert board.table.scores() == [6, 6, 0]
    assert sorted(line.seats for line in board.table.lines()) == [(0,), (1,)]


@rule("MIST-100", "MIST-102")
def test_MT_18_a_face_down_tile_shuts_a_road_for_ever(mists: MistDrawer) -> None:
    board = mists(ROAD, level=5, a="red road", to_move="blue")
    board.turn("cemetery", at=(2, 1))
    assert board.table.step == "cover"
    board.covers((3, 0))
    assert board.table.step == "draw"
    assert board.mists["hidden"] == 1
    assert board.table.tiles()[3, 0] == "face-down"
    board.expect_standing("red road 2,0 EW")
    board.expect_points(0)
    assert board.table.lines() == []


@rule("MIST-100", "MIST-103", "MIST-31")
def test_MT_19_the_only_open_cemetery_is_closed(mists: MistDrawer) -> None:
    board = mists(level=5)
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("straight", at=(-1, 1), rotation=90, figure="road")
    for tile, cell, rotation, covered in (
        ("cemetery", (2, 1), 0, (2, 2)),
        ("stop", (2, 0), 90, (3, 1)),
        ("stop", (1, 2), 180, (3, 2)),
    ):
        board.turn(tile, at=cell, rotation=rotation)
        board.covers(covered)
    assert board.cemetery((2, 1))["around"] == [[3, 0]]
    board.place("blue", "plain", at=(3, 0))
    assert board.table.legal() == {"bury guard road 0,-1 NS", "bury guard road -1,1 EW"}
    board.does("bury guard road -1,1 EW")
    assert board.table.step == "draw", "no cemetery is open any more"
    board.expect_standing("red road 0,-1 NS")
    assert board.mists["hidden"] == 3
    assert board.piles() == (20 - 6 - 3, 20, 20)
