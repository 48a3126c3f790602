"""The Flying Machines (FLI-01 to FLI-20)."""

import random

import pytest

from bastide import Game
from bastide.rules import new_engine
from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.refusing import refused
from tests.rules.rule import rule
from tests.rules.tables import game_of

FLIER = "base+flier"
ROW = """
    *  U  V
"""
"""Start tile, a straight road, and a bend from west to south: one road, open at both ends."""


def throw(board: Board, number: int, figure: str = "meeple") -> None:
    board.does(f"fly {figure}")
    assert (board.table.step, board.table.asked) == ("flight", None)
    assert board.table.legal() == {"die 1", "die 2", "die 3"}
    board.does(f"die {number}")


@rule("FLI-01")
def test_the_box_has_8_tiles_and_a_twin_for_games_without_gardens() -> None:
    rules = new_engine("base+flier").rules
    own = [
        (tile.id, copies) for tile, copies in zip(rules.tiles, rules.copies, strict=True) if "flier" in tile.spec.marks
    ]
    assert len(own) == 8
    assert all(copies == 1 for _, copies in own)
    plain = new_engine("base+flier", options={"gardens": False}).rules
    assert {tile.id for tile in plain.tiles} - {tile.id for tile in rules.tiles} >= {"FL-field-diagonal"}


@rule("FLI-02", "FLI-10")
def test_road_and_fields_are_ordinary_and_the_machine_is_offered_besides(draw: Drawer) -> None:
    board = draw(ROW, rules=FLIER, fields=True)
    board.place("red", "FL-straight-across", at=(0, 1), rotation=90)
    board.expect_spots("road EW", "field 3456", "field 0127")
    assert board.offers("fly") == {"meeple"}


@rule("FLI-10")
def test_any_small_or_large_meeple_flies_and_nothing_else(draw: Drawer) -> None:
    """FLI-T-10 with others in supply."""
    board = draw(ROW, rules="base+inns+abbot+traders+flier", fields=True)
    board.place("red", "FL-field", at=(0, 1))
    assert board.offers("fly") == {"meeple", "large"}


@rule("FLI-10")
def test_without_a_meeple_in_supply_the_machine_is_not_offered(draw_engine: Drawer) -> None:
    """FLI-T-10: an abbot and a builder are left."""
    board = draw_engine(ROW, rules="base+abbot+traders+flier", fields=True)
    game = game_of(board.table)
    state = game.engine.state
    board.place("red", "FL-field", at=(0, 1))
    refused(game, "fly abbot", "cannot-fly", "FLI-10", figure="abbot")
    refused(game, "fly builder", "cannot-fly", "FLI-10", figure="builder")
    assert "flight" in game.shown_to(None)
    state.set(game.engine.rules.supply_slot + state.seat * game.engine.rules.n_kinds, 0)
    game.engine.listed = False
    assert not board.offers("fly")
    assert "flight" not in game.shown_to(None)
    refused(game, "fly meeple", "none-in-supply", "BASE-20", figure="meeple")


@rule("FLI-11", "FLI-12")
@pytest.mark.parametrize(("number", "cell"), [(1, "2,0"), (2, "1,0"), (3, "0,0")])
def test_the_die_says_how_far_west_it_flies(draw: Drawer, number: int, cell: str) -> None:
    """FLI-T-01."""
    board = draw(ROW, rules=FLIER)
    board.place("red", "FL-field", at=(3, 0))
    throw(board, number)
    if board.table.step == "landing":
        assert all(text.split()[2] == cell for text in board.table.legal())
        board.does(f"meeple road {cell} EW")
    assert [f"{one.x},{one.y}" for one in board.table.figures()] == [cell]


@rule("FLI-11", "FLI-17")
def test_the_arrow_turns_with_the_tile(draw: Drawer) -> None:
    """FLI-T-02."""
    board = draw(ROW, rules=FLIER)
    board.place("red", "FL-field", at=(0, 1), rotation=90)
    throw(board, 1)
    assert {text.split()[2] for text in board.table.legal()} == {"0,0"}
    board.does("meeple city 0,0 N")
    board.expect_figures("red city 0,0 N")
    board.expect_turn_of("blue")


@rule("FLI-12", "FLI-15")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_comes_back_where_no_tile_lies(draw: Drawer, number: int) -> None:
    """FLI-T-03, FLI-T-11."""
    board = draw(
        """
        *  U  V
        .  .  V180
        """,
        rules=FLIER,
    )
    board.place("red", "FL-field-diagonal-garden", at=(2, 2))
    throw(board, number)
    if number == 2:
        assert board.table.legal() == {"meeple city 0,0 N", "meeple road 0,0 EW"}
    else:
        board.expect_supply()
        board.expect_figures()
        board.expect_turn_of("blue")


BUILDER = """
    .  E    E
    *  U:a  U:b
"""
MONASTERY = """
    *     U    U
    E270  B:a  .
"""


@rule("FLI-13", "FLI-17", "FLI-103", "COM-24")
@pytest.mark.parametrize("monk", ["monastery", "abbot monastery"])
def test_it_shares_the_monastery_of_another_player(draw: Drawer, monk: str) -> None:
    """FLI-T-04."""
    board = draw(MONASTERY, rules="base+abbot+flier", a=f"blue {monk}", to_move="red")
    board.place("red", "FL-field", at=(1, 2), rotation=90)
    throw(board, 1)
    board.expect_figures(f"blue {monk} 1,1 I", "red monastery 1,1 I")
    board.place("blue", "E", at=(0, 2), rotation=180, figure="none")
    board.place("red", "E", at=(2, 1), rotation=90, figure="none")
    board.place("blue", "E", at=(2, 2), rotation=180, figure="none")
    board.expect_scores(red=9, blue=9)
    board.expect_figures()


@rule("FLI-13")
def test_a_completed_road_is_no_place_but_an_open_city_is(draw: Drawer) -> None:
    """FLI-T-05."""
    board = draw(
        """
        .  F90:a  .
        W  *      L
        """,
        rules=FLIER,
        a="blue city",
    )
    board.place("red", "FL-field", at=(0, 1), rotation=90)
    throw(board, 1)
    board.expect_figures("blue city 0,-1 NS", "red city 0,0 N")


@rule("FLI-14", "FLI-15", "FLI-13")
def test_a_tile_with_only_fields_and_a_completed_monastery_sends_it_back(draw: Drawer) -> None:
    """FLI-T-06, FLI-T-12."""
    board = draw(
        """
        *     U  U
        E270  B  E90
        E180  .  E180
        """,
        rules=FLIER,
        fields=True,
    )
    board.place("red", "FL-field", at=(1, 2), rotation=90)
    throw(board, 1)
    board.expect_figures()
    board.expect_supply()
    board.expect_turn_of("blue")


@rule("FLI-14")
def test_gardens_are_no_place(draw: Drawer) -> None:
    board = draw("*  U-garden", rules="base+abbot+flier")
    board.place("red", "FL-field", at=(1, 1), rotation=90)
    throw(board, 1)
    board.expect_figures("red road 1,0 EW")


@rule("FLI-17", "FLI-140", "INN-30")
def test_a_large_meeple_beats_a_small_one_where_it_lands(draw: Drawer) -> None:
    """FLI-T-07."""
    board = draw(
        """
        N180   .
        G90:a  .
        *      U
        """,
        rules="base+inns+flier",
        a="blue city",
    )
    board.place("red", "FL-field", at=(0, 1), rotation=90)
    throw(board, 1, "large")
    board.does("large city 0,0 N")
    board.place("blue", "E", at=(1, -2), rotation=270, figure="none")
    board.expect_scores(red=8)


@rule("FLI-13", "FLI-14")
def test_other_answers_than_landing_there_are_refused(draw_engine: Drawer) -> None:
    """FLI-T-08."""
    board = draw_engine(ROW, rules="base+inns+flier", fields=True)
    game = game_of(board.table)
    board.place("red", "U", at=(-1, 0))
    refused(game, "fly meeple", "no-machine", "FLI-10")
    board.place("blue", "FL-field", at=(0, 1), rotation=90)
    throw(board, 1)
    assert board.table.legal() == {"meeple city 0,0 N", "meeple road 0,0 EW"}
    refused(game, "pass", "must-land", "FLI-13")
    refused(game, "large city 0,0 N", "not-flying", "FLI-12", figure="meeple")
    refused(game, "meeple road 1,0 EW", "not-the-target", "FLI-12")
    refused(game, "meeple field 0,0 3456", "no-landing", "FLI-14", feature="field")


@rule("FLI-13")
def test_landing_in_a_completed_feature_is_refused(draw_engine: Drawer) -> None:
    board = draw_engine(
        """
        .  E180  .
        *  L     U
        """,
        rules=FLIER,
    )
    board.place("red", "FL-straight-along", at=(3, 0))
    throw(board, 2)
    refused(game_of(board.table), "meeple city 1,0 N", "landing-completed", "FLI-13", feature="city")


@rule("FLI-18")
def test_it_may_join_the_road_of_its_own_tile(draw: Drawer) -> None:
    """FLI-T-09."""
    board = draw("*  U:a", rules=FLIER, a="blue road")
    board.place("red", "FL-straight-along", at=(2, 0))
    assert board.offers("meeple") == set()
    throw(board, 1)
    board.expect_figures("blue road 1,0 EW", "red road 1,0 EW")


@rule("FLI-19", "FLI-150", "TRA-40")
def test_landing_beside_a_builder_earns_no_second_part(draw: Drawer) -> None:
    """COM-FLI-T-02."""
    board = draw(BUILDER, rules="base+traders+flier", a="red road", b="red builder road")
    board.place("red", "FL-field", at=(0, 1), rotation=90)
    throw(board, 1)
    board.does("meeple road 0,0 EW")
    board.expect_turn_of("blue")


@rule("FLI-19", "TRA-42")
def test_each_part_has_its_flight(draw: Drawer) -> None:
    board = draw(BUILDER, rules="base+traders+flier", a="red road", b="red builder road")
    board.place("red", "FL-straight-along", at=(3, 0))
    throw(board, 1)
    board.expect_second_part("red")
    board.does("second-tile")
    board.table.push("draw FL-field")
    board.lays("FL-field", (0, 1), 90)
    throw(board, 2)
    board.expect_turn_of("blue")


@rule("FLI-101")
def test_the_tiles_come_after_the_river_and_never_with_the_mists() -> None:
    game = Game("base+river+flier", chance="manual")
    assert not [action for action in game.legal_actions() if action.text.startswith("draw FL")]
    with pytest.raises(ValueError, match="MIST-09"):
        Game("mists+flier")


@rule("FLI-104", "ANN-35")
def test_a_symbol_and_a_machine_are_two_ways_for_one_piece(draw: Drawer) -> None:
    board = draw("*  AN-I", rules="base+arrows+flier")
    board.place("red", "FL-straight-along", at=(2, 0))
    assert "meeple city 0,0 N" in board.offers("portal")
    throw(board, 1)
    board.expect_figures("red road 1,0 EW")
    board.expect_turn_of("blue")


@rule("FLI-102", "FLI-12")
def test_it_lands_on_roads_of_river_tiles() -> None:
    game, chance = Game("base+river+flier", players=2, chance="manual"), random.Random(1)
    while not (game.decision and game.decision.step == "place" and (game.decision.tile or "").startswith("FL")):
        offers = game.legal_actions()
        game.push(chance.choice([one for one in offers if one.text.startswith("draw FL")] or offers))
    for placement in game.legal_actions():
        game.push(placement)
        if number := _river_road(game):
            break
        game.pop()
    game.push("fly meeple")
    game.push(f"die {number}")
    spot = next(event.data for event in game.events if event.kind == "figure")
    assert (spot["role"], spot["by"]) == ("highwayman", "flier")


def _river_road(game: Game) -> int:
    """The number of the die that leads to a river tile with a road and nothing else, 0 for none."""
    view = game.shown_to(None)
    tiles = {(tile["x"], tile["y"]): tile["tile"] for tile in view["tiles"]}
    reached = [tiles.get((x, y), "") for x, y in view["flight"]["cells"]]
    return next((n for n, tile in enumerate(reached, 1) if tile.startswith("RV-road")), 0)
