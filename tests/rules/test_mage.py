"""Mage & Witch (MAG-01 to MAG-26), by the examples of its specification."""

import pytest

from bastide.core.refusal import RulesetError
from bastide.rules import make_ruleset
from tests.rules.drawer import Drawer
from tests.rules.magic_boards import EngineMagic, MagicDrawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

SIGN = "MW-two-caps"
ROAD = "W * U:a U"
"""Of five tiles once a crossing ends it."""
CITY = """
    .      *  .  .
    E90:a  F  F  .
    .      o  .  .
"""
"""Of four tiles with two shields once a cap ends it."""
BOTH = pytest.mark.parametrize(("piece", "points"), [("mage", 10), ("witch", 3)])


@rule("MAG-01", "MAG-02")
def test_eight_tiles_with_the_sign_are_land() -> None:
    rules = make_ruleset("base+mage", 2)
    own = [tile for tile in rules.tiles if tile.spec.marks.get("mage")]
    assert sum(rules.copies[tile.index] for tile in own) == 8
    assert [tile.id for tile in own if tile.spec.marks.get("garden")] == ["MW-caps-bend-garden"]
    plain = make_ruleset("base+mage", 2, options={"gardens": False})
    assert "MW-caps-bend" in plain.tile_index
    assert sum(plain.copies) == sum(rules.copies) == 79


@rule("MAG-10", "MAG-20", "MAG-21")
@BOTH
def test_a_road_of_five(magic: MagicDrawer, piece: str, points: int) -> None:
    """MAG-T-01, MAG-T-02: a tile with the sign, then the end of the road."""
    board = magic(ROAD, a="red road", to_move="blue")
    board.expect_pieces()
    board.lays_sign(SIGN, (1, 1), 90, f"{piece} road -1,0 E")
    board.expect_pieces(**{piece: "road -1,0 E"})
    board.place("red", "W", at=(3, 0), figure="none")
    board.expect_scores(red=points)


@rule("MAG-20", "MAG-21")
@pytest.mark.parametrize(("piece", "points"), [("mage", 16), ("witch", 6)])
def test_a_city_of_four_with_two_shields(magic: MagicDrawer, piece: str, points: int) -> None:
    """MAG-T-03, MAG-T-04: shields count once for the mage."""
    board = magic(CITY, a="red city", **{piece: "city -1,1 E"})
    board.place(board.turn_of(), "E", at=(2, 1), rotation=270, figure="none")
    board.expect_scores(red=points)
    reasons = {line.reason: line.points for line in board.table.lines()}
    assert reasons == {"city": 12, f"{piece}-city": points - 12}


@rule("MAG-21")
def test_half_of_an_inn_road(magic: MagicDrawer) -> None:
    """MAG-T-05: after the inn."""
    board = magic("W * U:a IN-inn-straight-garden", rules="base+inns+mage", a="red road", witch="road 0,0 EW")
    board.place(board.turn_of(), "W", at=(3, 0), figure="none")
    board.expect_scores(red=5)


@rule("MAG-24")
@pytest.mark.parametrize(("piece", "points"), [("mage", 4), ("witch", 0)])
def test_an_open_inn_road_at_the_end(magic: MagicDrawer, piece: str, points: int) -> None:
    """MAG-T-06."""
    road = "W * U:a IN-inn-straight-garden"
    board = magic(road, rules="base+inns+mage", left=1, a="red road", **{piece: "road 0,0 EW"})
    board.place(board.turn_of(), "B", at=(0, 1), figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=points)


@rule("MAG-24", "MAG-25")
def test_an_open_city_at_the_end(magic: MagicDrawer) -> None:
    """MAG-T-07: of three tiles with one shield; it has grown since the witch came."""
    board = magic(CITY.replace("F  F", "F  ."), left=1, a="red city", witch="city -1,1 E", to_move="blue")
    board.place(board.turn_of(), "R", at=(1, 1), figure="none")
    board.expect_scores(red=2)
    board.expect_pieces(witch="city -1,1 E")


@rule("MAG-10", "MAG-15")
def test_every_unfinished_road_and_city_is_a_place_for_either(magic: MagicDrawer) -> None:
    """MAG-T-08: those of the start and of the tile itself."""
    board = magic("*")
    board.lays_sign(SIGN, (0, 1), 90)
    board.expect_places("city 0,0 N", "road 0,0 EW", "city 0,1 E", "city 0,1 W")


@rule("MAG-15")
def test_a_feature_is_one_place_named_by_its_first_segment(magic: MagicDrawer) -> None:
    board = magic("U * U")
    board.lays_sign(SIGN, (0, 1), 90)
    board.expect_places("city 0,0 N", "road -1,0 EW", "city 0,1 E", "city 0,1 W")


@rule("MAG-11")
def test_not_where_it_is_and_not_where_the_other_one_is(magic: MagicDrawer) -> None:
    """MAG-T-09."""
    board = magic("*", mage="road 0,0 EW", witch="city 0,0 N")
    board.lays_sign(SIGN, (0, 1), 90)
    board.expect_places("city 0,1 E", "city 0,1 W")
    board.does("mage city 0,1 W")
    board.expect_pieces(mage="city 0,1 W", witch="city 0,0 N")


@rule("MAG-11", "MAG-12")
def test_what_the_tile_completes_is_no_place(magic: MagicDrawer) -> None:
    board = magic("A270 * A90")
    board.lays_sign(SIGN, (0, -1))
    board.expect_places("city 0,-1 N")


@rule("MAG-13")
def test_a_tile_that_joins_both_asks_for_a_move(magic: MagicDrawer) -> None:
    """MAG-T-10: it has no sign."""
    board = magic(
        """
        W  *  .
        .  B  U90
        """,
        mage="road -1,0 E",
        witch="road 1,1 NS",
    )
    board.place(board.turn_of(), "V", at=(1, 0))
    board.expect_places("road -1,0 S", "road -1,0 W", "city 0,0 N")
    board.does("witch city 0,0 N")
    assert board.table.step == "figure"
    board.expect_pieces(mage="road -1,0 E", witch="city 0,0 N")


@rule("MAG-13", "MAG-20", "MAG-23")
def test_who_stays_on_a_road_that_the_join_completes_counts(magic: MagicDrawer) -> None:
    """MAG-T-11: six tiles."""
    board = magic(
        """
        W  U:a  *  .
        .  .    B  U90
        .  .    .  W90
        """,
        a="red road",
        mage="road -2,0 E",
        witch="road 1,1 NS",
    )
    board.place(board.turn_of(), "V", at=(1, 0))
    board.does("witch city 0,0 N")
    board.declines()
    board.expect_scores(red=12)
    board.expect_pieces(witch="city 0,0 N")


@rule("MAG-14")
def test_one_move_is_enough_for_both_reasons(magic: MagicDrawer) -> None:
    board = magic(
        """
        .  E90  .  E270
        .  U    *  U
        """,
        mage="city -1,-1 E",
        witch="city 1,-1 W",
    )
    board.lays_sign("MW-three-gate", (0, -1), 180)
    board.expect_places("road -1,0 EW", "road 0,-1 N")
    board.does("mage road 0,-1 N")
    assert board.table.step == "figure"


CLOSED = """
    .     E180  B
    .     .     B
    A270  *     A90
"""
"""Where the tile with two caps completes both cities, and nothing else is open."""


@rule("MAG-12", "MAG-23")
def test_without_a_place_one_goes_off(magic: MagicDrawer) -> None:
    """MAG-T-12."""
    board = magic(CLOSED, mage="city 0,0 N", witch="city 0,-2 S")
    board.lays_sign(SIGN, (0, -1))
    assert board.table.legal() == {"mage off", "witch off"}
    board.does("witch off")
    board.expect_pieces(mage="city 0,0 N")
    board.declines()
    board.expect_pieces()


@rule("MAG-12")
@pytest.mark.parametrize("pieces", [{}, {"mage": "city 0,0 N"}, {"witch": "city 0,0 N"}])
def test_a_single_one_goes_unasked(magic: MagicDrawer, pieces: dict[str, str]) -> None:
    board = magic(CLOSED, **pieces)
    board.lays_sign(SIGN, (0, -1))
    assert board.table.step == "figure"
    board.expect_pieces()


@rule("MAG-23")
def test_they_leave_a_completed_city_without_points(magic: MagicDrawer) -> None:
    """MAG-T-13."""
    board = magic("*", mage="city 0,0 N")
    board.place("red", "E", at=(0, -1), rotation=180, figure="none")
    board.expect_scores()
    board.expect_pieces()


@rule("MAG-22")
def test_a_tie_shares_what_the_witch_leaves(magic: MagicDrawer) -> None:
    """MAG-T-14: a city worth 10."""
    board = magic(
        """
        .      *  U  U
        E90:a  F  .  E270:b
        """,
        a="red city",
        b="blue city",
        witch="city -1,1 E",
    )
    board.place(board.turn_of(), "G", at=(1, 1), figure="none")
    board.expect_scores(red=5, blue=5)


@rule("MAG-25")
def test_fields_monasteries_and_gardens_are_no_places(draw_engine: Drawer) -> None:
    board = draw_engine("*\nB", rules="base+fields+abbot+mage", to_move="red")
    board.place("red", "MW-caps-bend-garden", at=(1, 0), rotation=90)
    features = {text.split()[1] for text in board.table.legal()}
    assert features == {"road", "city"}
    refusal = game_of(board.table).why("mage monastery 0,1 I")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("magic-kind", "MAG-25")


@rule("MAG-26")
def test_goods_are_neither_more_nor_less(magic: MagicDrawer) -> None:
    board = magic(
        """
        .    *
        E90  TB-corridor-cap-cloth
        """,
        rules="base+traders+mage",
        witch="city -1,1 E",
    )
    colour = board.turn_of()
    board.place(colour, "E", at=(1, 1), rotation=270, figure="none")
    board.expect_goods(**{colour: (0, 0, 1)})


@rule("MAG-11", "MAG-12", "MAG-15")
@pytest.mark.parametrize(
    ("action", "code", "rule_id"),
    [
        ("mage road 0,0 EW", "magic-taken", "MAG-11"),
        ("witch road 0,0 EW", "magic-taken", "MAG-11"),
        ("mage road 1,0 EW", "magic-taken", "MAG-11"),
        ("mage off", "magic-has-place", "MAG-12"),
        ("mage city 0,-1 S", "magic-completed", "MAG-11"),
        ("witch road 1,1 N", "no-such-segment", "BASE-21"),
        ("witch city 9,9 N", "not-just-placed", "BASE-20"),
        ("mage", "bad-action", "MAG-10"),
        ("witch off off", "bad-action", "MAG-10"),
        ("meeple city 2,1 W", "wrong-step", "BASE-10"),
        ("pass", "wrong-step", "BASE-10"),
    ],
)
def test_other_moves_are_refused(action: str, code: str, rule_id: str) -> None:
    board = MagicDrawer(EngineMagic)(
        """
        .  E180  .
        .  *     U
        """,
        mage="road 0,0 EW",
    )
    board.lays_sign(SIGN, (1, 1), 90)
    refusal = game_of(board.table).why(action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule_id)


@rule("MAG-31")
def test_not_with_the_mists() -> None:
    with pytest.raises(RulesetError, match="mists is a game of its own, played without mage"):
        make_ruleset("mists+mage", 2)
