"""Traders & Builders: its tiles and goods (TRA-01 to TRA-28), by the examples of its specification."""

from collections import Counter

import pytest

from bastide.core.refusal import RulesetError
from bastide.rules import make_ruleset
from tests.reference.tiles import parts
from tests.rules.drawer import Drawer
from tests.rules.rule import rule

TRADERS = "base+traders"
CLOTH = """
    .    *
    E90  TB-corridor-cap-cloth
"""
"""A city that one tile in the east completes, with one cloth."""


@rule("TRA-20", "TRA-23", "TRA-27")
def test_who_completes_a_city_takes_its_goods(draw: Drawer) -> None:
    """TRA-T-01."""
    board = draw(
        """
        *                     .
        TB-corner-wine180:a   TB-corner-grain270
        TB-corner-road-wine90 .
        """,
        rules=TRADERS,
        a="red city",
        to_move="blue",
    )
    board.place("blue", "N", at=(1, 2), figure="none")
    board.expect_scores(red=8)
    board.expect_goods(blue=(2, 1, 0))


@rule("TRA-21", "TRA-20")
def test_also_where_nobody_is(draw: Drawer) -> None:
    """TRA-T-02."""
    board = draw(CLOTH, rules=TRADERS, fields=True)
    board.place("red", "E", at=(1, 1), rotation=270, figure="field 012345")
    board.expect_scores()
    board.expect_goods(red=(0, 0, 1))


@rule("TRA-22", "TRA-20")
def test_two_cities_completed_at_once_give_the_goods_of_both(draw: Drawer) -> None:
    """TRA-T-03."""
    board = draw(
        """
        *                      .
        E180                   .
        TB-corridor-wine90     B
        .                      B
        TB-corridor-road-wine90  B
        TB-corridor-road-grain90 .
        E                      .
        """,
        rules=TRADERS,
    )
    board.place("red", "H", at=(0, 3), figure="none")
    board.expect_scores()
    board.expect_goods(red=(2, 1, 0))


@rule("TRA-24", "TRA-25", "TRA-23", "TRA-28")
def test_most_of_a_kind_of_goods_brings_ten(draw: Drawer) -> None:
    """TRA-T-04: red has most wine, both have as much grain, nobody has cloth."""
    board = draw(
        """
        . . * . . . . .
        . E90 TB-corridor-wine TB-corridor-road-wine TB-corridor-roads-wine TB-corridor-cap-wine TB-corridor-road-grain TB-corner-grain
        TB-corner-roads-wine-garden180 TB-three-grain180 TB-corner-wine270 . . . . .
        . TB-corner-road-wine90 TB-corner-road-grain . . . . .
        """,  # noqa: E501
        rules=TRADERS,
        left=2,
    )
    board.place("red", "E", at=(5, 0), rotation=180, figure="none")
    board.expect_goods(red=(4, 2, 0))
    board.place("blue", "E", at=(-2, 3), figure="none")
    board.expect_goods(red=(4, 2, 0), blue=(3, 2, 0))
    assert board.table.step == "over"
    board.expect_scores(red=20, blue=10)


@rule("TRA-25", "TRA-24")
def test_a_single_token_can_be_the_most(draw: Drawer) -> None:
    """TRA-T-05."""
    board = draw(CLOTH, players=3, rules=TRADERS, left=1)
    board.place("red", "E", at=(1, 1), rotation=270, figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=10)


@rule("TRA-26")
def test_an_unfinished_city_gives_no_tokens(draw: Drawer) -> None:
    """TRA-T-06."""
    board = draw(
        """
        .      *                 .                      .                       .
        E90:a  TB-corridor-wine  TB-corridor-road-wine  TB-corridor-road-grain  G
        """,
        rules=TRADERS,
        left=1,
        a="red city",
    )
    board.place("red", "U", at=(1, 0), figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=5)
    board.expect_goods()


@rule("TRA-11")
@pytest.mark.parametrize(("rotation", "wine"), [("", 0), ("180", 1)])
def test_a_symbol_lies_in_one_of_two_cities(draw: Drawer, rotation: str, wine: int) -> None:
    """TRA-T-07."""
    board = draw(f"TB-corners-wine{rotation}\n*", rules=TRADERS)
    board.place("red", "E", at=(1, -1), rotation=270, figure="none")
    board.expect_goods(red=(wine, 0, 0))


@rule("TRA-12", "TRA-66", "TRA-11")
def test_the_field_between_two_cities_is_a_feature_of_its_own(draw: Drawer) -> None:
    """TRA-T-28."""
    board = draw(
        """
        U    *
        E90  TB-corridor-cap-wine:a
        .    E
        """,
        rules=TRADERS,
        fields=True,
        options={"goods": False},
        left=1,
        a="red field I",
    )
    board.place("red", "E", at=(1, 1), rotation=270)
    assert board.offers("pig") == set()
    board.declines()
    assert board.table.step == "over"
    board.expect_scores(red=6)


@rule("TRA-13", "TRA-10")
def test_a_bridge_is_no_crossing(draw: Drawer) -> None:
    """TRA-T-29."""
    board = draw("* .", rules=TRADERS, fields=True)
    board.place("red", "TB-bridge", at=(1, 0))
    board.expect_spots("road NS", "road EW", "field 07", "field 12", "field 34", "field 56")


@rule("TRA-13")
def test_neither_road_ends_at_the_bridge(draw: Drawer) -> None:
    """TRA-T-30."""
    board = draw(
        """
        .  W
        .  U90:a
        *  TB-bridge:b
        .  U90
        """,
        rules=TRADERS,
        a="red road",
        b="blue road EW",
        to_move="blue",
    )
    board.place("blue", "W", at=(1, 2), rotation=180, figure="none")
    board.expect_scores(red=5)
    board.expect_figures("blue road 1,0 EW")


@rule("TRA-15")
def test_the_road_to_the_cottage_and_the_road_to_the_gate_are_two(draw: Drawer) -> None:
    """TRA-T-31."""
    board = draw("* W .", rules=TRADERS, fields=True)
    board.place("red", "TB-cap-roads", at=(2, 0))
    board.expect_spots("city N", "road S", "road W", "field 234", "field 56", "field 7")
    board.put("road W")
    board.expect_scores(red=2)


@rule("TRA-14")
def test_three_roads_end_at_its_monastery(draw: Drawer) -> None:
    board = draw("U * .", rules=TRADERS, fields=True)
    board.place("red", "TB-monastery", at=(1, 0))
    board.expect_spots("monastery I", "road E", "road S", "road W", "field 0127", "field 34", "field 56")


@rule("TRA-16")
def test_look_alikes_differ_in_their_fields() -> None:
    fields = {
        "TB-corner-roads-cloth": 4,
        "TB-corner-roads-wine": 3,
        "TB-corner-road-wine": 3,
        "TB-corner-road-cloth": 2,
        "TB-corner-split-road-grain": 3,
        "TB-corner-road-grain": 2,
    }
    rules = make_ruleset(f"{TRADERS}+fields", 2, options={"gardens": False})
    (field,) = (rules.kinds[name] for name in ("field",))
    shown = {tile.id: sum(seg.kind == field for seg in tile.rots[0].segments) for tile in rules.tiles}
    assert {name: shown[name] for name in fields} == fields
    assert {name: sum(part.kind == "field" for part in parts(name, 0)) for name in fields} == fields


@rule("TRA-01", "TRA-02", "TRA-04")
def test_its_tiles_are_mixed_among_the_land() -> None:
    rules = make_ruleset(TRADERS, 2)
    own = [tile for tile in rules.tiles if tile.id.startswith("TB-")]
    assert sum(rules.copies[tile.index] for tile in own) == 24
    symbols = Counter(part.goods for tile in own for part in parts(tile.id, 0) if part.goods)
    assert symbols == {"wine": 9, "grain": 6, "cloth": 5}


@rule("TRA-17")
def test_without_gardens_two_tiles_are_those_of_the_first_printing() -> None:
    rules = make_ruleset(TRADERS, 2, options={"gardens": False})
    own = [tile for tile in rules.tiles if tile.id.startswith("TB-")]
    assert sum(int(tile.count) for tile in own) == 24
    assert {"TB-corner-roads-wine", "TB-corner-road-cloth"} < {tile.id for tile in own}


@rule("TRA-03", "TRA-06")
@pytest.mark.parametrize(
    ("rules", "options", "kinds"),
    [
        ("base+fields+traders", {}, ["meeple", "builder", "pig"]),
        ("base+traders", {}, ["meeple", "builder"]),
        ("base+fields+traders", {"builder": False}, ["meeple", "pig"]),
        ("base+fields+traders", {"pig": False}, ["meeple", "builder"]),
    ],
)
def test_each_has_a_builder_and_a_pig(rules: str, options: dict[str, bool], kinds: list[str]) -> None:
    """TRA-T-34; without fields the pigs stay in the box."""
    made = make_ruleset(rules, 2, options=options)
    assert [(spec.name, spec.count) for spec in made.figure_specs] == [
        (kind, 7 if kind == "meeple" else 1) for kind in kinds
    ]


@rule("TRA-06")
def test_without_goods_symbols_are_decoration(draw: Drawer) -> None:
    """TRA-T-34."""
    board = draw(CLOTH, rules=TRADERS, options={"goods": False}, left=1)
    board.place("red", "E", at=(1, 1), rotation=270, figure="none")
    assert board.table.step == "over"
    board.expect_scores()


@rule("TRA-05")
def test_six_play_where_another_box_brings_the_sixth_colour() -> None:
    """TRA-T-35."""
    with pytest.raises(RulesetError, match="2 to 5 players"):
        make_ruleset(TRADERS, 6)
    made = make_ruleset("base+inns+traders", 6)
    assert [spec.name for spec in made.figure_specs] == ["meeple", "large", "builder"]
