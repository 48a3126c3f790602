"""Cemeteries, burials and face-down tiles: MIST-30 to MIST-35, MIST-100 to MIST-104."""

import pytest

from tests.rules.mist_boards import MistDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule

CEMETERY = """
    *  ~  stop90    .
    ~  ~  cemetery  plain
"""


@rule("MIST-30")
def test_corners_do_not_matter_before_level_5(mists: MistDrawer) -> None:
    board = mists(CEMETERY, level=4)
    assert board.cemetery((2, 1)) == {**board.cemetery((2, 1)), "open": True, "around": [[2, 2]]}
    board.place(board.turn_of(), "plain", at=(2, 2))
    board.buries_anybody()
    assert not board.cemetery((2, 1))["open"]


@rule("MIST-31")
def test_any_standing_guard_of_any_player_and_colour(mists: MistDrawer) -> None:
    """Also those on castles; whoever has the turn decides."""
    board = mists(CEMETERY, level=2)
    board.turn("castle", at=(-1, 0), figure="guard-2 castle")
    board.turn("straight", at=(0, -1), figure="road")
    board.place("red", "plain", at=(2, 2))
    assert board.table.legal() == {"bury guard-2 castle -1,0 I", "bury guard road 0,-1 NS"}
    board.does("bury guard-2 castle -1,0 I")
    board.expect_guards("guard-2", red=2)
    board.expect_standing("blue road 0,-1 NS")


@rule("MIST-31")
def test_without_a_standing_guard_one_comes_from_a_supply(mists: MistDrawer) -> None:
    board = mists(CEMETERY, level=2, players=3, to_move="red")
    board.place("red", "plain", at=(2, 2))
    assert board.table.legal() == {"bury-supply 0 guard", "bury-supply 1 guard", "bury-supply 2 guard"}
    board.does("bury-supply 2 guard")
    board.expect_guards(green=4)
    assert board.cemetery((2, 1))["buried"].startswith("2.guard")


@rule("MIST-31", "MIST-24")
def test_one_tile_closes_two_cemeteries(mists: MistDrawer) -> None:
    """Somebody is buried on each."""
    board = mists(
        """
        *  ~  stop90    plain  plain
        ~  ~  cemetery  .      cemetery
        .  .  plain     plain  plain
        """,
        level=2,
        players=3,
        to_move="red",
    )
    board.turn("plain", at=(5, 1))
    board.place("blue", "plain", at=(3, 1))
    board.does("bury-supply 0 guard")
    board.does("bury-supply 0 guard")
    board.expect_guards(red=3)
    assert [one["open"] for one in board.mists["cemeteries"]] == [False, False]


@rule("MIST-33")
def test_a_guard_of_a_feature_that_the_tile_completes_may_be_buried(mists: MistDrawer) -> None:
    """And is missing there when the points are counted."""
    board = mists(
        """
        *  ~  stop90    .
        ~  ~  cemetery  plain
        .  .  .         stop90:a
        """,
        level=2,
        a="red road",
    )
    board.turn("straight", at=(0, -1), figure="road")
    board.place(board.turn_of(), "stop", at=(2, 2), rotation=270)
    board.buries("red road 3,2 W")
    board.expect_guard_spots("road E")
    board.declines()
    assert board.table.step == "draw"
    board.expect_points(0)


@rule("MIST-34")
def test_a_cemetery_in_a_hole_is_closed_at_once(mists: MistDrawer) -> None:
    board = mists(
        """
        *  ~  stop90  plain
        ~  ~  .       plain
        .  .  plain   plain
        """,
        level=3,
    )
    board.place(board.turn_of(), "cemetery", at=(2, 1))
    board.buries_anybody()
    assert not board.cemetery((2, 1))["open"]
    board.turn("fog1", at=(-1, 0))
    board.expect_ghosts({(-1, 0): 1})


@rule("MIST-35")
def test_the_buried_do_not_stand(mists: MistDrawer) -> None:
    """The hound finds nobody."""
    board = mists(CEMETERY, level=3, to_move="red")
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("plain", at=(2, 2))
    board.buries("red road 0,-1 NS")
    board.turn("treasure", at=(0, 2), figure="city")
    board.takes_points()
    board.expect_standing()
    assert board.mists["hounds"][0]["state"] == "gone"
    board.expect_guards(red=2)


def covering(board_cells: set[str]) -> set[tuple[int, int]]:
    """The cells of face-down placements."""
    found = set()
    for text in board_cells:
        verb, tile, cell, rotation = text.split()
        assert (verb, tile, rotation) == ("place", "face-down", "0")
        x, y = cell.split(",")
        found.add((int(x), int(y)))
    return found


@rule("MIST-100", "MIST-101")
def test_a_face_down_tile_goes_beside_an_open_cemetery(mists: MistDrawer) -> None:
    """On one of the eight cells around it, not where only corners touch, and not on the mist side alone."""
    board = mists("*  ~  stop90\n~  ~  .", level=5)
    board.turn("cemetery", at=(2, 1))
    assert covering(board.table.legal()) == {(3, 0), (3, 1), (2, 2), (1, 2)}
    left = board.mists["piles"][0]
    board.covers((3, 1))
    assert (board.mists["hidden"], board.mists["piles"][0]) == (1, left - 1)


@rule("MIST-101")
def test_a_face_down_tile_may_lie_beside_another(mists: MistDrawer) -> None:
    board = mists("*  ~  stop90\n~  ~  cemetery  #", level=5)
    board.turn("plain", at=(-1, 0))
    assert (3, 2) in covering(board.table.legal())
    board.covers((3, 2))
    assert board.mists["hidden"] == 2


@rule("MIST-101", "MIST-102")
@pytest.mark.parametrize("cell", [(3, 0), (3, 1)])
def test_terrain_does_not_matter_for_a_face_down_tile(mists: MistDrawer, cell: tuple[int, int]) -> None:
    """A road or a city runs against it."""
    board = mists("*  ~  straight90  .\n~  ~  .  .", level=5, to_move="blue")
    board.turn("cemetery", at=(2, 1))
    board.covers(cell)
    assert board.table.tiles()[cell] == "face-down"


@rule("MIST-100")
def test_one_face_down_tile_for_several_open_cemeteries(mists: MistDrawer) -> None:
    board = mists("*  ~  stop90\n~  ~  cemetery  #", level=5)
    board.turn("cemetery", at=(2, 2))
    assert covering(board.table.legal()) == {(3, 0), (1, 2), (3, 2), (2, 3)}
    board.covers((1, 2))
    assert board.table.step == "draw"


@rule("MIST-100")
def test_every_turn_while_a_cemetery_is_open(mists: MistDrawer) -> None:
    board = mists("*  ~  stop90\n~  ~  .", level=6, players=3)
    board.turn("cemetery", at=(2, 1))
    for hidden, cell in enumerate([(3, 0), (3, 1), (3, 2)], start=1):
        board.covers(cell)
        assert board.mists["hidden"] == hidden
        board.strolls(1)
    assert board.table.step == "cover"


@rule("MIST-102")
def test_roads_and_cities_at_a_face_down_tile_are_never_finished(mists: MistDrawer) -> None:
    """Red's road has been shut at one end; its other end makes no difference."""
    board = mists(
        """
        *  ~  stop90  plain
        ~  ~  .       straight90:a
        """,
        level=5,
        to_move="blue",
        a="red road",
    )
    board.turn("cemetery", at=(3, 2))
    board.covers((4, 1))
    board.turn("stop", at=(2, 1), rotation=270)
    assert board.table.step == "cover", "nothing is scored"
    board.expect_points(0)
    board.expect_standing("red road 3,1 EW")


@rule("MIST-102")
def test_a_city_at_a_face_down_tile_is_never_finished(mists: MistDrawer) -> None:
    board = mists(
        """
        *  ~  stop90  plain
        ~  ~  cap90   .
        """,
        level=5,
        to_move="red",
    )
    board.turn("through", at=(3, 1), rotation=90, figure="city")
    board.turn("cemetery", at=(3, 2))
    board.covers((4, 1))
    assert board.table.step == "draw"
    board.expect_points(0)
    board.expect_standing("red city 3,1 EW")


@rule("MIST-102", "MIST-31")
def test_a_stuck_guard_may_be_buried(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a\n~  ~  .", level=5, a="red road", to_move="blue")
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("cemetery", at=(2, 1))
    board.covers((3, 0))
    board.turn("plain", at=(2, 2))
    board.covers((3, 1))
    board.place(board.turn_of(), "stop", at=(1, 2), rotation=180)
    board.covers((3, 2))
    assert "bury guard road 2,0 EW" in board.table.legal()
    board.buries("red road 2,0 EW")
    board.expect_standing("blue road 0,-1 NS")


@rule("MIST-103", "MIST-100")
def test_a_face_down_tile_closes_a_cemetery(mists: MistDrawer) -> None:
    """The burial comes at once, in the same turn."""
    board = mists(
        """
        *  ~        stop90  plain
        ~  ~        .       plain
        .  stop180  plain   .
        """,
        level=5,
        players=3,
        to_move="red",
    )
    board.place("red", "cemetery", at=(2, 1))
    board.covers((3, 2))
    assert board.table.step == "bury"
    assert board.turn_of() == "red"
    board.does("bury-supply 1 guard")
    assert board.table.step == "draw"
    board.expect_guards(blue=4)


@rule("MIST-104", "MIST-97")
def test_no_face_down_tile_from_an_empty_pile(mists: MistDrawer) -> None:
    board = mists(level=5, tiles=tile_set())
    board.strolls(19)
    board.turn("cemetery", at=(2, 1))
    assert board.mists["hidden"] == 0
    board.expect_over("hound-late")


@rule("MIST-104", "MIST-91", "MIST-100")
def test_the_pile_that_a_hound_brings_is_not_empty(mists: MistDrawer) -> None:
    """The last tile of the first pile completes a city worth 36 points, and a cemetery is open."""
    board = mists(level=5, tiles=tile_set(treasure=1))
    board.strolls(17)
    board.turn("cemetery", at=(2, 1))
    board.covers((3, 1))
    assert board.piles() == (1, 20, 20)
    board.turn("treasure", at=(0, 2), figure="city")
    board.takes_points()
    board.covers((2, 2))
    assert board.piles() == (19, 20)
