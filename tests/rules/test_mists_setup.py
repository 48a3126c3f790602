"""What is on the table before the first turn of the co-operative game: MIST-01 to MIST-09, the levels, own ones."""

import json
from importlib.resources import files

import pytest

from bastide import Game
from bastide.records import Record
from tests.rules.mist_boards import MistDrawer
from tests.rules.mist_tiles import TILES, tile_set
from tests.rules.rule import rule
from tests.rules.tables import game_of

SHIPPED = json.loads(files("bastide.data").joinpath("tiles/mists.json").read_text(encoding="utf-8"))
LAND = [entry for entry in SHIPPED if not entry.get("start")]


def shows(entry: dict[str, object], kind: str) -> bool:
    segments = entry["segments"]
    assert isinstance(segments, list)
    return any(segment["kind"] == kind for segment in segments)


@rule("MIST-01")
def test_the_box_has_60_tiles_with_five_castles_and_five_cemeteries() -> None:
    assert sum(entry["count"] for entry in LAND) == 60
    for kind in ("castle", "cemetery"):
        assert sum(entry["count"] for entry in LAND if shows(entry, kind)) == 5
    mists = [part for entry in LAND for part in entry["segments"] if part["kind"] == "mist"]
    assert len(mists) > 20
    assert all(part["ghosts"] >= 1 for part in mists)
    assert all(entry["provenance"] for entry in SHIPPED)


@rule("MIST-02", "MIST-08")
@pytest.mark.parametrize("level", [1, 6])
@pytest.mark.parametrize(
    ("players", "kinds", "guards"), [(1, 4, 3), (2, 2, 3), (3, 1, 5), (4, 1, 5), (5, 1, 5)], ids="{}".format
)
def test_guards_of_the_players(mists: MistDrawer, players: int, kinds: int, guards: int, level: int) -> None:
    """Three to five players of level 6 give one as a marker."""
    board = mists(players=players, level=level)
    left = guards - (level == 6 and players > 2)
    for n in range(1, kinds + 1):
        assert board.table.supply("guard" if n == 1 else f"guard-{n}") == [left] * players
    assert board.mists["colours"] == kinds


@rule("MIST-03", "MIST-08")
@pytest.mark.parametrize(("players", "colours"), [(1, 4), (2, 4), (3, 3), (5, 5)])
def test_one_score_for_all_or_one_for_each_colour(mists: MistDrawer, players: int, colours: int) -> None:
    board = mists(players=players, level=5)
    assert board.mists["points"] == [0]
    assert not board.mists["perColour"]
    board = mists(players=players, level=6)
    assert board.mists["points"] == [0] * colours
    assert board.mists["perColour"]


@rule("MIST-04")
def test_the_start_tile_is_four_tiles_with_three_ghosts(mists: MistDrawer) -> None:
    board = mists()
    assert set(board.table.tiles()) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    board.expect_ghosts()
    assert {tuple(map(tuple, one["cells"])) for one in board.mists["banks"]} == {((0, 0),), ((1, 1),)}


@rule("MIST-05", "MIST-06")
@pytest.mark.parametrize(("level", "piles"), [(1, [50]), (2, [60]), (3, [20] * 3), (6, [20] * 3)])
def test_tiles_in_play_and_their_piles(mists: MistDrawer, level: int, piles: list[int]) -> None:
    board = mists(level=level)
    assert board.mists["piles"] == piles
    drawn = {text.split()[1] for text in board.table.legal()}
    assert {name for name in drawn if name.startswith(("castle", "cemetery"))} == (
        set() if level == 1 else {one["id"] for one in TILES if one["id"].startswith(("castle", "cemetery"))}
    )


@rule("MIST-06")
def test_a_drawn_tile_leaves_the_current_pile(mists: MistDrawer) -> None:
    board = mists(level=3)
    board.turn("plain", at=(-1, 0))
    assert board.mists["piles"] == [19, 20, 20]


@rule("MIST-07")
def test_everybody_sees_the_tile_and_whoever_has_the_turn_decides(mists_engine: MistDrawer) -> None:
    board = mists_engine(players=3)
    board.draws("red", "fog1")
    game = game_of(board.table)
    for seat in (None, 0, 1, 2):
        assert game.view_for(seat)["decision"] == {"step": "place", "seat": 0, "tile": "fog1"}
    board.lays("fog1", (-1, 0))
    assert board.turn_of() == "blue"


@rule("MIST-07")
def test_whoever_has_the_turn_buries_guards_of_others(mists_engine: MistDrawer) -> None:
    board = mists_engine("*  ~  stop90\n~  ~  cemetery\n.  .  plain", level=2, to_move="blue")
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("straight", at=(-1, 1), rotation=90, figure="road")
    board.turn("plain", at=(3, 1))
    decision = game_of(board.table).decision
    assert decision is not None
    assert (decision.step, decision.seat) == ("bury", 1)
    assert {text.split()[2] for text in board.table.legal()} == {"road"}


@rule("MIST-09")
def test_there_are_no_farmers_and_no_last_count(mists: MistDrawer) -> None:
    board = mists(own_level={"target": 4}, players=3)
    board.place("red", "plain", at=(-1, 0))
    board.expect_guard_spots()
    board.turn("straight", at=(2, 0), rotation=90, figure="road")
    board.turn("treasure", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    board.expect_over("won")
    board.expect_points(36)


BOOK = {
    1: (50, 15, 12, []),
    2: (75, 15, 12, []),
    3: (100, 15, 12, [15, 50]),
    4: (120, 13, 10, [20, 60]),
    5: (100, 13, 10, [15, 50]),
    6: (50, 12, 9, [10, 25]),
}
"""Target, ghosts in the game, in the bank after the start; the hounds."""


@rule("MIST-105", "MIST-106", "MIST-01")
@pytest.mark.parametrize("level", BOOK)
def test_the_levels_of_the_book(mists: MistDrawer, level: int) -> None:
    shown = mists(level=level).mists
    hounds = [hound["points"] for hound in shown["hounds"]]
    assert (shown["target"], shown["inGame"], shown["bank"], hounds) == BOOK[level]
    assert shown["level"] == level


@rule("MIST-107")
def test_the_tamed_level_differs_from_level_6_in_its_numbers_alone(mists: MistDrawer) -> None:
    shown, printed = mists(level=6, tamed=True).mists, mists(level=6).mists
    assert (shown["level"], shown["target"], shown["inGame"]) == (6, 16, 12)
    assert [hound["points"] for hound in shown["hounds"]] == [2, 6]
    assert shown | {"target": 50, "hounds": printed["hounds"]} == printed


@rule("MIST-107")
@pytest.mark.parametrize("level", [1, 5])
def test_other_levels_have_no_easier_numbers(mists: MistDrawer, level: int) -> None:
    assert mists(level=level, tamed=True).mists == mists(level=level).mists


@rule("MIST-107")
def test_an_own_level_is_played_as_its_row_says(mists: MistDrawer) -> None:
    board = mists(own_level={"target": 33, "ghosts": 9, "piles": 3, "hounds": [5, 8], "without": ["cemetery"]})
    shown = board.mists
    assert (shown["level"], shown["target"], shown["bank"], shown["piles"]) == (0, 33, 6, [19, 18, 18])
    assert [hound["points"] for hound in shown["hounds"]] == [5, 8]
    drawn = {text.split()[1] for text in board.table.legal()}
    assert "castle" in drawn
    assert "cemetery" not in drawn


@rule("MIST-107")
def test_own_tiles_and_an_own_level_are_kept_in_the_record() -> None:
    row = {"target": 33, "ghosts": 9}
    tiles = tile_set(fog1=9, straight=9, cap=9)
    game = Game("mists", players=2, seed=3, own_level=row, tileset=tiles)
    while not game.over:
        game.push(game.legal_actions()[-1])
    record = Record.loads(game.record().dumps())
    assert record.header.options["own_level"] == row
    assert record.header.options["tileset"] == tiles
    again = Game.replay(record)
    assert (again.hash(), again.view_for(None)) == (game.hash(), game.view_for(None))
