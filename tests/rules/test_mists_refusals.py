"""Moves that the mists refuse: each with its code, its rule and a sentence."""

import pytest

from bastide import Game
from bastide.locale import load_messages
from tests.rules.mist_boards import MistBoard, MistDrawer
from tests.rules.refusing import refused
from tests.rules.rule import rule
from tests.rules.tables import game_of

CEMETERY = """
    *  ~  stop90    .
    ~  ~  cemetery  plain
"""


def burying(mists: MistDrawer) -> Game:
    """Two guards stand on roads, and the question is which of them is buried."""
    board = mists(CEMETERY, level=2, to_move="red")
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("straight", at=(-1, 1), rotation=90, figure="guard-2 road")
    board.turn("plain", at=(2, 2))
    assert board.table.step == "bury"
    return game_of(board.table)


@rule("MIST-31")
@pytest.mark.parametrize(
    "action",
    ["bury guard road 2,0 W", "bury guard-2 road 0,-1 NS", "bury guard cemetery 2,1 I", "bury-supply 0 guard"],
)
def test_nobody_stands_there_to_be_buried(mists_engine: MistDrawer, action: str) -> None:
    refused(burying(mists_engine), action, "not-buried-there", "MIST-31")


@pytest.mark.parametrize(
    "action", ["bury-supply 2 guard", "bury-supply 0 guard-3", "bury-supply 0", "bury-supply x guard", "bury meeple"]
)
def test_burials_that_mean_nobody(mists_engine: MistDrawer, action: str) -> None:
    refused(burying(mists_engine), action, "bad-action", "MIST-31")


@rule("MIST-31")
def test_whoever_is_not_asked_buries_nobody(mists_engine: MistDrawer) -> None:
    game = game_of(mists_engine(CEMETERY, level=2).table)
    refused(game, "bury guard road 2,0 W", "wrong-step", "BASE-10")
    refused(game, "bury-supply 0 guard", "wrong-step", "BASE-10")


@rule("MIST-44")
def test_a_ghost_does_not_come_to_a_closed_cemetery(mists_engine: MistDrawer) -> None:
    board = mists_engine("*  ~  stop90\n~  ~  cemetery  cemetery  cemetery", level=2)
    board.turn("plain", at=(2, 2))
    board.buries_anybody()
    board.turn("fog1", at=(-1, 0))
    assert board.table.legal() == {"haunt ghost cemetery 3,1 I", "haunt ghost cemetery 4,1 I"}
    game = game_of(board.table)
    refused(game, "haunt ghost cemetery 2,1 I", "cemetery-closed", "MIST-44")
    refused(game, "haunt ghost mist 0,0 NW", "cemetery-closed", "MIST-44")
    refused(game, "haunt guard cemetery 3,1 I", "bad-action", "MIST-44")
    refused(game, "pass", "wrong-step", "BASE-10")


def rewarding(mists: MistDrawer) -> Game:
    """A finished road is up for scoring; three ghosts stand on the start tile."""
    board = mists("*  ~  straight90:a\n~  ~  fog3/270", a="red road", to_move="red")
    board.turn("stop", at=(3, 0), rotation=90)
    assert board.table.step == "reward"
    return game_of(board.table)


@rule("MIST-75")
@pytest.mark.parametrize("action", ["banish 1 road 2,0 EW", "banish 2 road 3,0 W", "banish 1 city 1,0 N"])
def test_no_ghosts_are_there(mists_engine: MistDrawer, action: str) -> None:
    refused(rewarding(mists_engine), action, "no-ghosts-there", "MIST-75")


@rule("MIST-75")
@pytest.mark.parametrize("action", ["banish 3 mist 0,0 NW", "banish 2 mist 1,1 ES"])
def test_more_ghosts_than_stand_there(mists_engine: MistDrawer, action: str) -> None:
    refused(rewarding(mists_engine), action, "too-many-ghosts", "MIST-75")


@rule("MIST-75")
@pytest.mark.parametrize("action", ["banish 4 mist 2,1 E", "banish 0 mist 2,1 E", "banish x mist 2,1 E", "take ghosts"])
def test_amounts_that_are_none(mists_engine: MistDrawer, action: str) -> None:
    reason = rewarding(mists_engine).why(action)
    assert reason is not None
    assert reason.code in ("bad-action", "too-many-ghosts")


@rule("MIST-75")
def test_points_or_ghosts_is_no_offer_to_decline(mists_engine: MistDrawer) -> None:
    refused(rewarding(mists_engine), "pass", "wrong-step", "BASE-10")


@rule("MIST-90", "MIST-35")
@pytest.mark.parametrize(
    "action", ["hound guard road 0,-1 NS", "hound guard cemetery 2,1 I", "hound guard-2 road 3,2 EW"]
)
def test_nobody_stands_there_for_a_hound(mists_engine: MistDrawer, action: str) -> None:
    """The guard of the road in the north has been buried."""
    board = mists_engine(CEMETERY, level=3, to_move="red")
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("straight", at=(-1, 1), rotation=90, figure="road")
    board.turn("straight", at=(3, 2), rotation=90, figure="road")
    board.turn("plain", at=(-1, 0))
    board.turn("stop", at=(2, 2), rotation=270)
    board.buries("red road 0,-1 NS")
    board.declines()
    board.takes_points()
    board.turn("castle", at=(-2, 0), figure="castle")
    board.turn("treasure", at=(0, 2), figure="city")
    board.takes_points()
    assert board.table.step == "hound"
    refused(game_of(board.table), action, "no-hound-there", "MIST-90")


def chasing(mists: MistDrawer) -> MistBoard:
    board = mists(
        """
        *  ~  straight90:a  .     .
        ~  ~  fog2/90       fog3  fog3
        """,
        own_level={"target": 100, "piles": 3, "hounds": [3, 40]},
        a="red road",
    )
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    assert board.table.step == "chase"
    return board


@rule("MIST-90")
def test_a_hound_does_not_go_far_nor_twice_to_one_tile(mists_engine: MistDrawer) -> None:
    board = chasing(mists_engine)
    game = game_of(board.table)
    refused(game, "banish 1 mist 4,1 S", "too-far-for-hound", "MIST-90")
    refused(game, "banish 1 mist 0,0 NW", "too-far-for-hound", "MIST-90")
    board.does("banish 2 mist 3,1 S")
    refused(game, "banish 1 mist 3,1 S", "too-far-for-hound", "MIST-90")


def covering(mists: MistDrawer) -> Game:
    board = mists("*  ~  stop90\n~  ~  .", level=5)
    board.turn("cemetery", at=(2, 1))
    assert board.table.step == "cover"
    return game_of(board.table)


@rule("MIST-100")
@pytest.mark.parametrize("cell", ["4,1", "-1,0", "2,-1", "40,40"])
def test_a_face_down_tile_far_from_open_cemeteries(mists_engine: MistDrawer, cell: str) -> None:
    refused(covering(mists_engine), f"place face-down {cell} 0", "not-beside-cemetery", "MIST-100")


@rule("MIST-101")
def test_a_face_down_tile_that_touches_corners_only(mists_engine: MistDrawer) -> None:
    refused(covering(mists_engine), "place face-down 3,2 0", "no-tile-beside", "MIST-101")


@rule("MIST-100")
def test_only_a_face_down_tile_is_laid_then(mists_engine: MistDrawer) -> None:
    game = covering(mists_engine)
    refused(game, "place plain 3,1 0", "wrong-tile", "MIST-100")
    refused(game, "place face-down 2,0 0", "cell-taken", "MIST-100")
    refused(game, "pass", "wrong-step", "BASE-10")
    refused(game, "draw plain", "wrong-step", "BASE-10")


@rule("MIST-13")
def test_a_tile_beside_face_down_tiles_alone(mists_engine: MistDrawer) -> None:
    board = mists_engine("*  ~  stop90\n~  ~  cemetery  #", level=5)
    board.draws(board.turn_of(), "plain")
    game = game_of(board.table)
    refused(game, "place plain 4,1 0", "only-face-down", "MIST-13")
    refused(game, "place plain 5,1 0", "no-neighbour", "BASE-11")


@rule("MIST-100")
def test_no_face_down_tile_is_drawn_or_placed_as_one_of_the_bag(mists_engine: MistDrawer) -> None:
    board = mists_engine(level=5)
    game = game_of(board.table)
    for action in ("draw face-down", "draw MS-start"):
        reason = game.why(action)
        assert reason is not None
        assert reason.code in ("not-in-bag", "wrong-tile")


@rule("MIST-10")
def test_a_side_that_does_not_go_on(mists_engine: MistDrawer) -> None:
    board = mists_engine()
    board.draws("red", "cap")
    refused(game_of(board.table), "place cap 2,0 0", "side-mismatch", "BASE-12", side="W", mine="field", theirs="road")


@rule("MIST-61", "MIST-63", "MIST-64")
@pytest.mark.parametrize(
    ("tile", "figure", "code"),
    [
        ("fog1", "guard mist 2,1 S", "wrong-step"),
        ("mist-cap", "guard mist 2,1 S", "no-such-segment"),
        ("cemetery-road", "guard cemetery 2,1 I", "no-such-segment"),
        ("castle-road", "guard field 2,1 01234567", "no-such-segment"),
    ],
)
def test_no_guard_on_mist_cemetery_or_field(mists_engine: MistDrawer, tile: str, figure: str, code: str) -> None:
    board = mists_engine(level=2)
    board.place("red", tile, at=(2, 1))
    reason = game_of(board.table).why(figure)
    assert reason is not None
    assert reason.text.endswith(".")
    assert reason.code in (code, "wrong-figure"), reason


@rule("MIST-64", "MIST-60")
def test_a_castle_placed_earlier_is_no_place(mists_engine: MistDrawer) -> None:
    board = mists_engine(level=2)
    board.turn("castle", at=(2, 1))
    board.place("blue", "castle", at=(3, 1))
    refused(game_of(board.table), "guard castle 2,1 I", "not-just-placed", "BASE-20")
    refused(game_of(board.table), "meeple castle 3,1 I", "wrong-figure", "BASE-21")


CODES = {
    "not-buried-there", "cemetery-closed", "no-ghosts-there", "too-many-ghosts", "no-hound-there", "too-far-for-hound",
    "not-beside-cemetery", "no-tile-beside", "only-face-down",
}  # fmt: skip


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_refusal_has_its_words(code: str) -> None:
    assert f"\nwhy-{code} = " in load_messages("en")
