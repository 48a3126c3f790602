"""Banks of mist and the ghosts that come with them: MIST-20 to MIST-25, MIST-40 to MIST-53."""

import pytest

from tests.rules.mist_boards import MistDrawer
from tests.rules.rule import rule


@rule("MIST-20")
def test_mist_belongs_together_where_both_sides_are_misty(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  strait90  fog1/270")
    assert sorted(board.bank_at((2, 1))["cells"]) == [[1, 1], [2, 1]]
    assert board.bank_at((3, 1))["cells"] == [[3, 1]]


@rule("MIST-21")
def test_a_bank_needs_mist_at_every_misty_side(mists: MistDrawer) -> None:
    """Of the south-east quarter both sides, of the north-west one both as well."""
    board = mists()
    board.turn("fog1", at=(2, 1), rotation=90)
    assert board.state_at((1, 1)) == "open"
    board.turn("mist-stop", at=(1, 2), rotation=180)
    assert board.state_at((1, 1)) == "closed"
    board.turn("fog1", at=(-1, 0), rotation=270)
    assert board.state_at((0, 0)) == "open"
    board.turn("mist-stop", at=(0, -1))
    assert board.state_at((0, 0)) == "closed"
    board.expect_ghosts(nw=0, se=0)


@rule("MIST-21")
def test_a_hole_in_the_mist_keeps_it_open(mists: MistDrawer) -> None:
    """Mist on three sides of an empty cell."""
    board = mists(
        """
        *  ~              stop90    plain
        ~  ~              .         fog2/90
        .  mist-stop/180  fog1/180  .
        """
    )
    for cell in ((1, 1), (3, 1), (2, 2)):
        assert board.state_at(cell) == "open"


@rule("MIST-22")
def test_a_clear_side_at_the_mist_ends_all_hope(mists: MistDrawer) -> None:
    board = mists()
    board.turn("plain", at=(2, 1))
    assert board.state_at((1, 1)) == "lost"
    board.turn("mist-stop", at=(1, 2), rotation=180)
    assert board.state_at((1, 1)) == "lost"
    board.expect_ghosts()


@rule("MIST-22", "MIST-102")
def test_so_does_a_face_down_tile(mists: MistDrawer) -> None:
    board = mists("*  ~  stop90\n~  ~  .", level=5, to_move="blue")
    board.turn("cemetery", at=(2, 1))
    assert board.state_at((1, 1)) == "lost", "the cemetery has no mist"
    board.covers((3, 1))
    board.turn("fog1", at=(3, 0))
    assert board.state_at((3, 0)) == "lost"


@rule("MIST-23")
def test_closed_mist_brings_no_points_and_stays_mist(mists: MistDrawer) -> None:
    """Three of its tiles lie around the castle."""
    board = mists(
        """
        *  ~              .         .
        ~  ~              fog1/90   plain
        .  mist-stop/180  castle:a  plain
        .  plain          plain     .
        """,
        level=2,
        a="red castle",
    )
    assert board.state_at((1, 1)) == "closed"
    board.expect_points(0)
    board.turn("plain", at=(3, 3))
    board.takes_points()
    board.expect_points(6)


@rule("MIST-24")
def test_one_tile_closes_two_banks(mists: MistDrawer) -> None:
    board = mists(
        """
        *  ~  .         .
        ~  ~  fog2      plain
        .  .  .         plain
        .  .  fog1/180  plain
        """
    )
    board.expect_ghosts({(2, 1): 2, (2, 3): 1})
    board.turn("twins", at=(2, 2))
    board.expect_ghosts()
    assert board.state_at((2, 1)) == "closed"
    assert board.state_at((2, 3)) == "closed"


@rule("MIST-25", "MIST-52")
def test_ghosts_on_closed_mist_stay(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  fog1/90\n.  mist-stop180  .", level=5)
    board.expect_ghosts(se=0)
    board.turn("cemetery", at=(2, 2))
    board.expect_ghosts({(2, 1): 1, (1, 2): 1}, se=1)
    assert board.bank_at((1, 1)) | {"cells": []} == {"cells": [], "state": "closed", "ghosts": 3}
    board.covers((3, 2))
    board.place("blue", "stop", at=(2, 0), rotation=90, figure="road")
    board.does("banish 1 mist 1,1 ES")
    board.expect_ghosts({(2, 1): 1, (1, 2): 1}, se=0)


@rule("MIST-40")
@pytest.mark.parametrize("ghosts", [1, 2, 3])
def test_a_ghost_for_each_symbol(mists: MistDrawer, ghosts: int) -> None:
    board = mists()
    board.turn(f"fog{ghosts}", at=(-1, 0))
    board.expect_ghosts({(-1, 0): ghosts})


@rule("MIST-41")
def test_one_ghost_less_for_all_banks_together_and_for_lost_ones_too(mists: MistDrawer) -> None:
    board = mists("plain  plain  mist-stop\nfog2/270 .  *  ~\n.  .  ~  ~")
    board.expect_ghosts({(-2, 0): 2})
    board.turn("sea3", at=(-1, 0))
    board.expect_ghosts({(-2, 0): 2, (-1, 0): 2})
    assert board.state_at((-1, 0)) == "lost"
    assert sorted(board.bank_at((-1, 0))["cells"]) == [[-2, 0], [-1, 0], [0, -1], [0, 0]]


@rule("MIST-42")
def test_no_ghost_where_the_tile_closes_its_mist(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  fog2/270")
    board.turn("fog3", at=(3, 1), rotation=90)
    board.expect_ghosts()


@rule("MIST-43")
def test_two_mists_on_a_tile_are_looked_at_one_by_one(mists: MistDrawer) -> None:
    """One joins the bank of the start tile, which saves its only ghost; the other brings its two."""
    board = mists()
    board.turn("twins", at=(-1, 0), rotation=90)
    assert sorted(tuple(place) for place in board.bank_at((0, 0))["cells"]) == [(-1, 0), (0, 0)]
    board.expect_ghosts({(-1, 0): 2})
    board = mists()
    board.turn("twins", at=(2, 1))
    board.expect_ghosts({(2, 1): 3})


@rule("MIST-44")
def test_the_team_says_which_open_cemetery_gets_the_ghost(mists: MistDrawer) -> None:
    board = mists("*  ~  stop90\n~  ~  cemetery  cemetery", level=2, to_move="blue")
    board.place("blue", "fog2", at=(-1, 0))
    assert board.table.legal() == {"haunt ghost cemetery 2,1 I", "haunt ghost cemetery 3,1 I"}
    board.does("haunt ghost cemetery 3,1 I")
    board.expect_ghosts({(-1, 0): 2, (3, 1): 1})


@rule("MIST-44")
def test_a_cemetery_that_this_tile_closes_is_open_no_more(mists: MistDrawer) -> None:
    board = mists("*  ~  stop90\n~  ~  cemetery  plain", level=2)
    board.place("red", "fog2", at=(2, 2))
    board.buries_anybody()
    board.expect_ghosts({(2, 2): 2})


@rule("MIST-44", "MIST-32")
def test_mist_on_a_cemetery_tile(mists: MistDrawer) -> None:
    """It brings a ghost for its symbol and one for the cemetery, and only that one leaves when the cemetery closes."""
    board = mists("*  ~  stop90\n~  ~  .", level=2)
    board.turn("cemetery-mist", at=(2, 1), rotation=90)
    board.expect_ghosts({(2, 1): 2})
    board.turn("plain", at=(3, 1))
    board.turn("plain", at=(2, 2))
    board.buries_anybody()
    board.expect_ghosts({(2, 1): 1})


@rule("MIST-45", "MIST-82")
def test_a_haunting_that_the_bank_cannot_pay_loses_the_game(mists: MistDrawer) -> None:
    row = {"target": 50, "ghosts": 6, "haunted": True}
    board = mists("*  ~  stop90  fog1/180\n~  ~  .  fog1/270", own_level=row)
    assert board.mists["bank"] == 1
    board.turn("cemetery", at=(2, 1))
    board.expect_over("no-ghosts")


@rule("MIST-46")
def test_ghosts_of_a_closed_cemetery_come_out_again(mists: MistDrawer) -> None:
    """Two are in the bank, one lies on the cemetery; the tile that closes it needs three."""
    board = mists("*  ~  stop90\n~  ~  cemetery", own_level={"target": 75, "ghosts": 7})
    board.turn("fog1", at=(3, 1), rotation=270)
    assert board.mists["bank"] == 2
    board.place(board.turn_of(), "fog3", at=(2, 2))
    board.buries_anybody()
    board.expect_ghosts({(3, 1): 1, (2, 2): 3})
    assert board.mists["bank"] == 0
    assert board.goes_on()


@rule("MIST-52")
def test_a_haunted_cemetery_counts_corners_and_closed_mist(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  fog1/90\n.  mist-stop180  .", level=6)
    board.turn("cemetery", at=(2, 2))
    board.expect_ghosts({(2, 1): 1, (1, 2): 1}, se=1)


@rule("MIST-52", "MIST-34")
def test_a_cemetery_that_is_closed_at_once_haunts_all_the_same(mists: MistDrawer) -> None:
    board = mists(
        """
        *  ~        stop90  plain
        ~  ~        .       plain
        .  stop180  plain   plain
        """,
        level=5,
    )
    board.place("red", "cemetery", at=(2, 1))
    board.buries_anybody()
    board.expect_ghosts(se=2)
    assert not board.cemetery((2, 1))["open"]
    board.declines()
    assert board.table.step == "draw", "no face-down tile for it"


@rule("MIST-53", "MIST-41", "MIST-42")
@pytest.mark.parametrize(("tile", "ghosts"), [("fog3", 2), ("fog1", 0)])
def test_mist_brings_ghosts_on_the_levels_of_the_haunted(mists: MistDrawer, tile: str, ghosts: int) -> None:
    board = mists(level=6, players=3)
    board.turn(tile, at=(-1, 0), rotation=270)
    board.expect_ghosts({(-1, 0): ghosts})
