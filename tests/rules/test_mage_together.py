"""Mage & Witch with other boxes (MAG-30 to MAG-36), by the examples of its combinations."""

from typing import Any

import pytest

from bastide.rules import make_ruleset
from tests.rules.drawer import Drawer
from tests.rules.ghost_boards import GhostDrawer
from tests.rules.magic_boards import EngineMagic, MagicDrawer, ReferenceMagic
from tests.rules.rule import rule

SIGN = "MW-two-caps"
TABLES = pytest.mark.parametrize("make", [EngineMagic, ReferenceMagic], ids=["engine", "reference"])


@rule("MAG-30")
def test_it_comes_after_ghosts_and_symbols_and_before_the_figure() -> None:
    turn = [step.name for step in make_ruleset("base+ghosts+arrows+conquest+traders+mage", 2).turn]
    first = turn.index("place")
    assert turn[first : first + 6] == ["place", "thicken", "disperse", "symbol", "magic", "figure"]


@rule("MAG-32")
def test_what_river_tiles_show_are_places(draw: Drawer) -> None:
    """COM-MAG-02."""
    board = draw("*  .\nB  .\nB  s", rules="base+river+mage")
    board.place(board.turn_of(), SIGN, at=(-1, 1))
    tiles = board.table.tiles()
    cells = [tuple(int(number) for number in text.split()[2].split(",")) for text in board.table.legal()]
    assert any(tiles[x, y].startswith("RV-") for x, y in cells)


@rule("MAG-33")
@TABLES
@pytest.mark.parametrize(("piece", "points"), [("witch", 4 - 2), ("mage", 8 + 3 - 2)])
def test_ghosts_are_taken_from_the_changed_value(make: Any, piece: str, points: int) -> None:
    """COM-MAG-T-03: a city of three tiles and a shield, with a haunted knight."""
    board = GhostDrawer(make)(".  through:a\n*  ~\n~  ~", rules="base+ghosts+mage", a="red city", to_move="blue")
    board.strolls(1)
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red city 1,-1 NS": 1})
    board.table.enchant(piece, "city", "1,-1", "NS")  # type: ignore[attr-defined]
    board.turn("crest", at=(1, -2), rotation=180)
    board.expect_scores(red=points)


@rule("MAG-34", "MAG-15")
def test_a_gate_is_a_place_once_a_tile_lies_there(magic: MagicDrawer) -> None:
    """COM-MAG-30: the fortress is no city."""
    board = magic(
        """
        U:a  *  ~  ~  ~  w
        .    ~  ~  ~  ~  .
        w    ~  ~  ~  ~  .
        """,
        rules="base+fortress+mage",
        a="red road",
        to_move="blue",
    )
    board.lays_sign(SIGN, (-1, -1), 90)
    board.expect_places("city -1,-1 E", "city -1,-1 W", "road -1,0 EW")
    board.does("mage road -1,0 EW")
    board.declines()
    board.place(board.turn_of(), "W", at=(-2, 0), figure="none")
    board.expect_scores(red=3 + 3)


@rule("MAG-35", "INN-32")
def test_the_mage_on_an_inn_road(magic: MagicDrawer) -> None:
    """COM-MAG-T-02."""
    board = magic("W  *  IN-inn-straight-garden:a", rules="base+inns+mage", a="red road", mage="road 0,0 EW")
    board.place(board.turn_of(), "W", at=(2, 0), figure="none")
    board.expect_scores(red=8 + 4)


@rule("MAG-35", "MAG-21", "INN-33")
def test_the_witch_in_a_city_with_a_cathedral(magic: MagicDrawer) -> None:
    """COM-MAG-T-01, with a tile more, because no cap of these boxes has a shield: half of 21."""
    board = magic(
        """
        *      .  E180          .
        E90:a  F  IN-cathedral  .
        .      .  E             .
        """,
        rules="base+inns+mage",
        a="red city",
        to_move="blue",
        witch="city 0,1 E",
    )
    board.place(board.turn_of(), "E", at=(3, 1), rotation=270, figure="none")
    board.expect_scores(red=11)


@rule("MAG-35", "HOUSE-1")
@pytest.mark.parametrize(("piece", "points"), [("mage", 4), ("witch", 1)])
def test_a_small_city_gets_its_points_first(magic: MagicDrawer, piece: str, points: int) -> None:
    board = magic("*\nE180:a", options={"small_cities": 2}, a="red city", to_move="blue", **{piece: "city 0,1 S"})
    board.place(board.turn_of(), "E", at=(0, 2), figure="none")
    board.expect_scores(red=points)


@rule("MAG-36", "TRA-49")
def test_a_second_part_moves_one_again(magic: MagicDrawer) -> None:
    """COM-MAG-51."""
    board = magic(
        """
        *  U:a  U:b
        B  B    .
        """,
        rules="base+traders+mage",
        a="red road",
        b="red builder road",
    )
    board.place("red", "MW-cap-crossing", at=(3, 0))
    board.does("mage city 0,0 N")
    board.does("pass")
    board.does("second-tile")
    board.place("red", SIGN, at=(1, -1), rotation=90)
    assert board.table.step == "magic"
    board.does("witch city 1,-1 W")
    board.expect_pieces(mage="city 0,0 N", witch="city 1,-1 W")
