"""Cases beside the book's examples, MT-20 to MT-36: told by the publisher's rules on line, or derived."""

import pytest

from tests.rules.mist_boards import MistDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule
from tests.rules.test_mists_book import CEMETERY, ROAD, TWO_ON_A_ROAD

BANK_OF_2 = {"target": 75, "ghosts": 5}
BANK_OF_3 = {"target": 75, "ghosts": 6}


@rule("MIST-74")
def test_MT_20_two_guards_of_a_colour_count_once(mists: MistDrawer) -> None:
    board = mists(
        """
        *  ~  stop90     plain  plain         plain  plain
        ~  ~  stop270:a  .      straight90:b  .      stop90:c
        """,
        a="red road",
        b="blue road",
        c="blue road",
    )
    for x in (3, 5):
        board.turn("straight", at=(x, 1), rotation=90)
    board.takes_points()
    board.expect_points(10)
    board.expect_guards()


@rule("MIST-72", "MIST-74")
@pytest.mark.parametrize(("tile", "points"), [("cap", 12), ("crest", 12 + 4)])
def test_MT_21_a_shield_with_two_colours(mists: MistDrawer, tile: str, points: int) -> None:
    board = mists(
        f"""
        .  .  plain   {tile}180:a
        *  ~  stop90  .
        ~  ~  plain   cap:b
        """,
        a="red city",
        b="blue city",
    )
    board.turn("through", at=(3, 0))
    board.takes_points()
    board.expect_points(points)


@rule("MIST-75", "MIST-04")
def test_MT_22_ghosts_leave_one_quarter_of_the_start_tile(mists: MistDrawer) -> None:
    board = mists(ROAD, a="red road", to_move="blue")
    board.turn("stop", at=(3, 0), rotation=90)
    assert board.offers("banish") == {"1 mist 0,0 NW", "2 mist 0,0 NW", "1 mist 1,1 ES"}
    board.does("banish 2 mist 0,0 NW")
    board.expect_ghosts(nw=0)


@rule("MIST-92", "MIST-91")
def test_MT_23_a_hound_without_a_standing_guard_is_lost(mists: MistDrawer) -> None:
    board = mists(level=3)
    board.turn("treasure", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    assert board.table.step == "draw"
    assert board.mists["hounds"][0] == {"points": 15, "state": "gone", "figure": None}
    assert board.mists["hounds"][1]["state"] == "waiting"
    assert board.piles() == (39, 20)


@rule("MIST-75")
def test_MT_24_one_choice_for_all_colours(mists: MistDrawer) -> None:
    board = mists(TWO_ON_A_ROAD, a="red road", b="blue road")
    board.turn("straight", at=(3, 0), rotation=90)
    board.does("banish 1 mist 0,0 NW")
    assert board.table.step == "draw"
    board.expect_ghosts(nw=1)
    board.expect_points(0)
    board.expect_guards()


@rule("MIST-44", "MIST-41")
@pytest.mark.parametrize(("tile", "on_mist", "on_cemetery"), [("fog2", 1, 1), ("fog1", 0, 0)], ids=["MT-25", "MT-26"])
def test_MT_25_and_26_mist_that_goes_on_beside_an_open_cemetery(
    mists: MistDrawer, tile: str, on_mist: int, on_cemetery: int
) -> None:
    board = mists(CEMETERY, level=2)
    board.turn(tile, at=(-1, 0), rotation=270)
    board.expect_ghosts({(-1, 0): on_mist, (2, 1): on_cemetery})


@rule("MIST-45", "MIST-82")
@pytest.mark.parametrize(("tile", "result"), [("fog2", None), ("fog3", "no-ghosts")])
def test_MT_27_a_ghost_is_missing(mists: MistDrawer, tile: str, result: str | None) -> None:
    board = mists(own_level=BANK_OF_2)
    assert board.mists["bank"] == 2
    board.turn(tile, at=(2, 1), rotation=270)
    assert board.mists["result"] == result
    assert (board.table.step == "over") == (result is not None)


@rule("MIST-45", "MIST-44", "MIST-82")
def test_MT_28_the_ghost_for_the_cemetery_is_missing(mists: MistDrawer) -> None:
    board = mists(CEMETERY, own_level=BANK_OF_2)
    board.turn("fog2", at=(3, 1), rotation=270)
    board.expect_over("no-ghosts")


@rule("MIST-46", "MIST-43")
def test_MT_29_ghosts_that_have_just_returned_come_out_again(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  fog3/270", own_level=BANK_OF_3)
    assert board.mists["bank"] == 0
    board.turn("twins", at=(3, 1), rotation=270)
    assert board.goes_on()
    board.expect_ghosts({(3, 1): 2})


@rule("MIST-82")
def test_MT_29_but_not_where_no_mist_is_closed(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  fog3/270", own_level=BANK_OF_3)
    board.turn("twins", at=(3, 1))
    board.expect_over("no-ghosts")


@rule("MIST-97", "MIST-06")
@pytest.mark.parametrize(("length", "points"), [(3, 19), (4, 20)])
def test_MT_30_the_last_tile_of_the_first_pile(mists: MistDrawer, length: int, points: int) -> None:
    """Two cities of 8 points, and a road that the 20th tile completes; the hound waits at 20 points."""
    board = mists(level=4, tiles=tile_set(through=2, crest=2, straight=3, stop=1))
    for x, y, closing, rotation in ((1, -1, -2, 180), (0, 2, 3, 0)):
        board.turn("through", at=(x, y), figure="city")
        board.turn("crest", at=(x, closing), rotation=rotation)
        board.takes_points()
    for x in range(2, length):
        board.turn("straight", at=(x, 0), rotation=90, figure="road" if x == 2 else "none")
    board.strolls(19 - 4 - (length - 2))
    assert board.piles() == (1, 20, 20)
    board.turn("stop", at=(length, 0), rotation=90)
    board.takes_points()
    board.expect_points(points)
    if points < 20:
        board.expect_over("hound-late")
    else:
        assert board.goes_on()
        assert board.piles() == (20, 20)


@rule("MIST-73")
def test_MT_31_a_castle_without_mist_of_its_own(mists: MistDrawer) -> None:
    board = mists(
        """
        *  ~         stop90    fog1/180
        ~  ~         castle:a  fog1/270
        .  stop/180  plain     .
        """,
        level=2,
        a="red castle",
    )
    board.turn("plain", at=(3, 2))
    board.takes_points()
    board.expect_points(6)


@rule("MIST-90", "MIST-78")
@pytest.mark.parametrize(("points", "state"), [(9, "waiting"), (10, "gone")])
def test_MT_32_a_hound_waits_for_every_colour(mists: MistDrawer, points: int, state: str) -> None:
    board = mists(players=3, level=6)
    board.turn("treasure", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    board.turn("treasure", at=(0, 2), figure="city")
    board.takes_points()
    if points == 9:
        board.turn("straight", at=(2, 0), rotation=90, figure="road")
        board.turn("stop", at=(3, 0), rotation=90)
    else:
        board.turn("stop", at=(2, 0), rotation=90, figure="road")
    board.takes_points()
    if points == 10:
        board.turn("plain", at=(2, 1))
    board.turn("cap" if points == 9 else "crest", at=(-1, 0))
    board.turn("crest", at=(-1, -1), rotation=180, figure="city")
    board.takes_points()
    assert board.mists["points"] == [36, 36, points]
    assert [hound["state"] for hound in board.mists["hounds"]] == [state, "waiting"]
    assert board.piles() == ((14, 20, 20) if points == 9 else (34, 20))


@rule("MIST-73", "MIST-102")
def test_MT_33_a_face_down_tile_beside_a_castle(mists: MistDrawer) -> None:
    board = mists(
        """
        *  ~         stop90    plain
        ~  ~         castle:a  plain
        .  stop/180  plain     .
        """,
        level=5,
        a="red castle",
    )
    board.turn("cemetery", at=(4, 1))
    board.covers((3, 2))
    assert board.table.step == "draw"
    board.expect_points(0)
    assert board.table.lines() == []
    board.expect_standing("red castle 2,1 I")


@rule("MIST-30", "MIST-34", "MIST-32", "MIST-103")
def test_MT_34_a_haunted_cemetery_closes_with_eight(mists: MistDrawer) -> None:
    board = mists(level=5)
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("stop", at=(2, 0), rotation=90)
    board.turn("cemetery", at=(2, 1))
    board.covers((3, 1))
    board.turn("plain", at=(2, 2))
    board.covers((3, 0))
    assert board.cemetery((2, 1))["open"], "its four side neighbours lie there"
    assert sorted(board.cemetery((2, 1))["around"]) == [[1, 2], [3, 2]]
    bank = board.mists["bank"]
    board.turn("stop", at=(1, 2), rotation=180)
    board.covers((3, 2))
    board.buries("red road 0,-1 NS")
    assert board.mists["bank"] == bank
    assert not board.cemetery((2, 1))["open"]
    board.expect_standing()
    assert board.table.step == "draw"


@rule("MIST-52", "MIST-53")
def test_MT_35_no_ghost_comes_to_a_haunted_cemetery(mists: MistDrawer) -> None:
    board = mists("*  ~  stop90\n~  ~  .", level=5, to_move="blue")
    board.turn("cemetery", at=(2, 1))
    board.expect_ghosts(se=2)
    board.covers((2, 2))
    board.turn("fog2", at=(3, 1), rotation=270)
    board.expect_ghosts({(3, 1): 2}, se=2)


@rule("MIST-93", "MIST-75")
def test_MT_36_a_hound_after_ghosts_were_chosen(mists: MistDrawer) -> None:
    board = mists(
        "*  ~              straight90:a\n~  ~              fog1/90  fog3/270\n.  mist-stop/180  .",
        own_level={"target": 100, "piles": 3, "hounds": [3, 50]},
        a="blue road",
    )
    board.expect_ghosts({(3, 1): 3}, se=0)
    board.turn("cap", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    board.hounds("blue road 2,0 EW")
    board.does("pass")
    board.expect_points(4)
    board.turn("stop", at=(3, 0), rotation=90)
    board.does("banish 3 mist 3,1 E")
    board.expect_points(4 + 2)
    assert board.mists["hounds"][0]["state"] == "gone"
