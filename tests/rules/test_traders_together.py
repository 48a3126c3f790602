"""Traders & Builders with inns, abbots, arrows and rivers: COM-50 to COM-60, COM-87 to COM-93."""

import json

import pytest

from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.catalogue import read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.rules import MODULES, make_ruleset
from bastide.rules.traders.module import Traders
from tests.reference.traders import TraderPosition
from tests.rules.boards import ROAD_BEND, Board
from tests.rules.courses import RIVER
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import EngineTable, ReferenceTable

ARROWS = "base+arrows+traders"
ROAD = """
    *  U:a  U:b
    B  B    .
"""
"""With the builder on it, open at both ends."""


def with_builder(draw: Drawer, rules: str = ARROWS, options: dict[str, bool | int] | None = None) -> Board:
    return draw(ROAD, rules=rules, options=options, a="red road", b="red builder road")


def expect_extra_turn(board: Board) -> None:
    assert (board.table.step, board.turn_of()) == ("extra", "red")
    assert board.table.legal() == {"again", "pass"}


@rule("COM-50")
@pytest.mark.parametrize("river", ["river", "river20"])
def test_its_tiles_come_among_the_land_after_the_river(river: str) -> None:
    rules = make_ruleset(f"base+{river}+traders", 2)
    stage = {tile.id: sum(tile.index >= int(end) for end in rules.stage_end) for tile in rules.tiles}
    own = [tile for tile in rules.tiles if tile.id.startswith("TB-")]
    assert sum(rules.copies[tile.index] for tile in own) == 24, "none lies first"
    assert {stage[tile.id] for tile in own} == {stage["E"]}
    assert stage["E"] > 0


@rule("COM-51", "COM-52", "COM-53")
def test_who_may_play_with_how_many() -> None:
    """COM-T-26."""
    assert make_ruleset("base+ghosts+inns+traders", 6).n_seats == 6
    assert make_ruleset("base+conquest+traders", 6).n_seats == 6
    with pytest.raises(RulesetError, match="2 to 5 players"):
        make_ruleset("base+ghosts+traders", 6)
    with pytest.raises(RulesetError, match="mists is a game of its own, played without traders"):
        make_ruleset("mists+traders", 2)


@rule("COM-55")
@pytest.mark.parametrize(
    ("rules", "supply"),
    [
        ("base+fields+traders", {"meeple": 7, "builder": 1, "pig": 1}),
        ("base+fields+ghosts+inns+traders", {"meeple": 5, "guard": 2, "large": 1, "builder": 1, "pig": 1}),
        ("base+conquest+traders", {"meeple": 9, "builder": 1}),
        (
            "base+fields+abbot+ghosts+conquest+inns+traders",
            {"meeple": 7, "abbot": 1, "guard": 2, "large": 1, "builder": 1, "pig": 1},
        ),
    ],
)
def test_builder_and_pig_come_on_top_of_what_the_others_have(rules: str, supply: dict[str, int]) -> None:
    """COM-T-27."""
    made = make_ruleset(rules, 2)
    assert {spec.name: spec.count - spec.stock for spec in made.figure_specs} == supply


@rule("COM-56", "HOUSE-4")
def test_its_gardens_are_gardens_like_the_others() -> None:
    for gardens, found in ((True, 2), (False, 0)):
        rules = make_ruleset("base+abbot+traders", 2, options={"gardens": gardens})
        garden = rules.kinds["garden"]
        own = [tile for tile in rules.tiles if any(seg.kind == garden for seg in tile.rots[0].segments)]
        assert sum(tile.id.startswith("TB-") for tile in own) == found


class Vineyard(RuleModule):
    """A toy whose tile has goods: no known city of two tiles has any."""

    id = "vineyard"
    hooks = ("tiles",)
    requires = ("traders",)

    def tiles(self) -> list[TileSpec]:
        city = {"kind": "city", "sides": "N", "goods": "wine"}
        field = {"kind": "field", "halves": [2, 3, 4, 5, 6, 7], "cities": [0]}
        return read_catalogue(
            json.dumps([{"id": "vine", "count": 1, "segments": [city, field]}]), "toy", Traders.prints
        )


@rule("COM-57", "HOUSE-1")
def test_a_small_city_gives_its_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    """COM-T-28: symbols count on tiles of any module."""
    monkeypatch.setitem(MODULES, "vineyard", Vineyard)
    draw = Drawer(EngineTable, toy="vineyard")
    board = draw("*\nE180:a", rules="base+traders", options={"small_cities": 2}, a="red city", to_move="blue")
    board.draws("blue", "vine")
    board.does("place vine 0,2 0")
    board.expect_scores(red=2)
    board.expect_goods(blue=(1, 0, 0))


@rule("COM-60", "INN-33", "INN-40")
@pytest.mark.parametrize(("completed", "red", "wine"), [(True, 3 * 6, 1), (False, 0, 0)])
def test_goods_do_not_care_for_cathedrals(draw: Drawer, completed: bool, red: int, wine: int) -> None:
    board = draw(
        """
        .      *                 .
        .      B                 E180
        E90:a  TB-corridor-wine  IN-cathedral
        .      .                 E
        """,
        rules="base+inns+traders",
        left=0 if completed else 1,
        a="red city",
    )
    if completed:
        board.place("red", "E", at=(2, 2), rotation=270, figure="none")
    else:
        board.place("red", "U", at=(1, 0), figure="none")
        assert board.table.step == "over"
    board.expect_scores(red=red)
    board.expect_goods(red=(wine, 0, 0))


@rule("COM-87")
def test_nobody_reinforces_a_builder(draw: Drawer) -> None:
    board = draw(
        "*  U:a  U:b\nB  .    .\nB  .    .", rules=ARROWS, options=ROAD_BEND, a="red road", b="red builder road"
    )
    board.place("red", "AN-D", at=(2, 1))
    assert board.offers("reinforce") == {"meeple road 1,0 EW"}


@rule("COM-87")
def test_a_portal_is_not_for_a_builder(draw: Drawer) -> None:
    board = draw("*  U", rules=ARROWS)
    board.place("red", "AN-I", at=(-1, 0))
    assert {text.split()[0] for text in board.offers("portal")} == {"meeple"}


@rule("COM-89", "TRA-49", "ANN-34")
def test_an_extra_turn_may_have_two_parts_too(draw: Drawer) -> None:
    """COM-T-16."""
    board = with_builder(draw)
    board.place("red", "AN-M", at=(3, 0), rotation=180)
    board.does("pass")
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "B", at=(2, 1))
    board.does("pass")
    expect_extra_turn(board)
    board.does("again")
    board.place("red", "AN-L", at=(-1, 0), rotation=270)
    board.does("pass")
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "E", at=(0, 2), rotation=180)
    board.does("pass")
    board.expect_turn_of("blue")


@rule("COM-90")
def test_two_symbols_in_one_turn_make_one_extra_turn(draw: Drawer) -> None:
    """COM-T-17."""
    board = with_builder(draw)
    board.place("red", "AN-M", at=(3, 0), rotation=180)
    board.does("pass")
    board.does("second-tile")
    board.place("red", "AN-L", at=(-1, 0), rotation=270)
    board.does("pass")
    expect_extra_turn(board)
    board.does("again")
    board.place("red", "B", at=(2, 1))
    board.does("pass")
    board.expect_turn_of("blue")


@rule("COM-90")
def test_who_declines_the_second_part_is_still_asked_for_the_extra_turn(draw: Drawer) -> None:
    board = with_builder(draw)
    board.place("red", "AN-M", at=(3, 0), rotation=180)
    board.does("pass")
    board.expect_second_part("red")
    board.does("pass")
    expect_extra_turn(board)


@rule("COM-99", "TRA-48", "ANN-37")
def test_both_lapse_when_the_bag_is_found_empty(draw: Drawer) -> None:
    """C fits nowhere, and is the last tile."""
    board = draw(
        """
        E180  .    .
        *     U:a  U:b
        B     B    B
        """,
        rules=ARROWS,
        left=2,
        a="red road",
        b="red builder road",
    )
    board.place("red", "AN-M", at=(3, 0), rotation=180)
    board.does("pass")
    board.expect_second_part("red")
    board.does("second-tile")
    board.does("draw C")
    assert board.table.step == "over"


@rule("COM-91", "ANN-22")
def test_each_part_has_its_arrow(draw: Drawer) -> None:
    """COM-T-18."""
    board = with_builder(draw, options=ROAD_BEND)
    board.place("red", "AN-I", at=(3, 0))
    board.expect_scores(red=2)
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "AN-D", at=(0, 2), rotation=270, figure="none")
    board.expect_scores(red=4)


@rule("COM-93", "TRA-45", "ABB-06")
def test_an_abbot_called_back_can_be_put_down_in_the_second_part(draw: Drawer) -> None:
    """COM-T-19."""
    board = draw(
        """
        .  *    U:a  U:b
        B  B:c  B    .
        .  B    .    .
        """,
        rules="base+abbot+traders",
        a="red road",
        b="red builder road",
        c="red abbot monastery",
    )
    board.place("red", "U", at=(3, 0))
    board.does("recall abbot monastery 0,1 I")
    board.expect_scores(red=6)
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "A", at=(2, 1))
    assert board.offers("abbot") == {"monastery 2,1 I"}


@rule("COM-88", "TRA-30")
def test_an_abbot_supports_no_builder(draw: Drawer) -> None:
    """He stands where his road ends."""
    board = draw("*  A90:a\nB  .", rules="base+abbot+traders", a="red abbot monastery")
    board.place("red", "U", at=(-1, 0))
    board.expect_spots("road EW")
    assert board.offers("builder") == set()


@rule("COM-92", "TRA-51")
def test_while_the_river_is_laid_the_second_tile_is_one_of_it(draw: Drawer) -> None:
    """COM-T-20."""
    board = second_part_at_the_river(draw, RIVER[:4])
    drawn = board.offers("draw")
    assert drawn
    assert all(tile.startswith("RV-") for tile in drawn - {"RV-lake"})
    assert "RV-lake" not in drawn
    board.draws("red", "RV-straight")
    assert {cell for cell, _ in board.placements()} == {(4, 1)}


@rule("COM-92", "TRA-51")
def test_after_a_lake_in_the_second_part_comes_the_land(draw: Drawer) -> None:
    """COM-T-21."""
    board = second_part_at_the_river(draw, (*RIVER[:8], "RV-bend 4,5 180", "RV-citybridge 5,5 0"))
    assert board.offers("draw") == {"RV-lake"}
    board.place("red", "RV-lake", at=(6, 5))
    board.expect_turn_of("blue")
    assert not any(tile.startswith("RV-") for tile in board.offers("draw"))


def second_part_at_the_river(draw: Drawer, course: tuple[str, ...]) -> Board:
    """Red has laid the last of these tiles and goes on. No two tiles of a river touch beside it, so that no builder can
    earn a second part there: it is given."""
    board = draw("*", rules="base+river+traders", to_move="red" if len(course) % 2 else "blue")
    for placement in course:
        board.declines()
        board.does(f"draw {placement.split()[0]}")
        board.does(f"place {placement}")
    assert isinstance(board.table, (EngineTable, ReferenceTable))
    earn(board.table)
    board.does("pass")
    board.expect_second_part("red")
    board.does("second-tile")
    return board


def earn(table: EngineTable | ReferenceTable) -> None:
    """A second part is due."""
    if isinstance(table, ReferenceTable):
        assert isinstance(table.now, TraderPosition)
        table.now.earned = True
        return
    engine = table.game.engine
    (traders,) = (module for module in engine.rules.modules if isinstance(module, Traders))
    engine.state.set(traders.double.slot, 1)
