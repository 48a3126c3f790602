"""The Phantom: a second meeple on the tile just placed (PHA-01 to PHA-21)."""

import pytest

from bastide import Game
from bastide.core.refusal import RulesetError
from bastide.rules import make_ruleset
from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.rule import rule

RULES = "base+phantom"
STRICT: dict[str, bool | int] = {"phantom_after_meeple": True}


def expect_phantom(board: Board, *spots: str) -> None:
    """The player to move is asked where the phantom goes, or (without spots) not asked."""
    if not spots:
        assert board.table.step != "phantom"
        return
    x, y = board.here
    wanted = {f"phantom {spot.split()[0]} {x},{y} {spot.split()[1]}" for spot in spots}
    assert (board.table.step, board.table.legal()) == ("phantom", wanted | {"pass"})


@rule("PHA-10", "PHA-13")
def test_it_goes_on_another_free_feature_of_the_tile(draw: Drawer) -> None:
    """PHA-T-01."""
    board = draw("*", rules=RULES, fields=True)
    board.place("red", "D", at=(1, 0), figure="city")
    expect_phantom(board, "road EW", "field 27", "field 3456")
    board.put("phantom road")
    board.expect_figures("red city 1,0 N", "red phantom road 1,0 EW")
    board.expect_turn_of("blue")


@rule("PHA-12", "PHA-11")
def test_it_may_be_the_first_piece_and_none_follows(draw: Drawer) -> None:
    """PHA-T-02."""
    board = draw("*", rules=RULES)
    board.place("red", "D", at=(1, 0))
    assert board.offers("phantom") == board.offers("meeple") == {"city 1,0 N", "road 1,0 EW"}
    board.put("phantom city")
    board.expect_turn_of("blue")


@rule("PHA-11")
def test_after_passing_it_is_not_asked_for(draw: Drawer) -> None:
    """PHA-T-02."""
    board = draw("*", rules=RULES)
    board.place("red", "D", at=(1, 0))
    board.does("pass")
    board.expect_turn_of("blue")


@rule("PHA-11")
@pytest.mark.parametrize(("options", "asked"), [({}, True), (STRICT, False)])
def test_after_a_builder(draw: Drawer, options: dict[str, bool | int], asked: bool) -> None:
    """PHA-T-03."""
    board = draw("*      U\nE90:a  .", rules="base+traders+phantom", options=options, a="red city")
    board.place("red", "TB-corridor-road-wine", at=(1, 1), figure="builder city")
    expect_phantom(board, *["road S"] * asked)


@rule("PHA-11")
def test_after_a_meeple_it_is_asked_for_in_any_case(draw: Drawer) -> None:
    """PHA-T-03."""
    board = draw("*", rules=RULES, options=STRICT)
    board.place("red", "D", at=(1, 0), figure="city")
    expect_phantom(board, "road EW")


@rule("PHA-11", "PHA-110")
@pytest.mark.parametrize(("options", "asked"), [({}, True), (STRICT, False)])
def test_after_an_abbot_was_called_home(draw: Drawer, options: dict[str, bool | int], asked: bool) -> None:
    """PHA-T-15: the recall brings 7."""
    board = draw(
        """
        .  *    U
        B  B:a  B
        .  B    .
        """,
        rules="base+abbot+phantom",
        options=options,
        a="red abbot monastery",
    )
    board.place("red", "D", at=(-1, 0))
    board.does("recall abbot monastery 0,1 I")
    board.expect_scores(red=7)
    expect_phantom(board, *["city N", "road EW"] * asked)


@rule("PHA-110")
def test_an_abbot_may_come_first(draw: Drawer) -> None:
    board = draw("*\nB", rules="base+abbot+phantom")
    board.place("red", "A", at=(1, 1), figure="abbot monastery")
    expect_phantom(board, "road S")


@rule("PHA-13")
def test_a_feature_with_a_piece_is_not_free(draw: Drawer) -> None:
    """PHA-T-04."""
    board = draw("G90:a\n*", rules=RULES, fields=True, a="blue city")
    board.place("red", "D", at=(0, -2), rotation=180, figure="field 0127")
    expect_phantom(board, "road EW", "field 36")


@rule("PHA-13")
def test_the_two_never_share_a_feature_that_meets_elsewhere(draw: Drawer) -> None:
    """PHA-T-05: two of the four roads meet around the loop."""
    board = draw("V270  *  V0\nV180  U  .", rules=RULES)
    board.place("red", "X", at=(1, 1), figure="road N")
    expect_phantom(board, "road E", "road S")


@rule("PHA-13")
def test_field_and_city_beside_it_are_two_features(draw: Drawer) -> None:
    """PHA-T-19."""
    board = draw("*", rules="base+inns+phantom", fields=True)
    board.place("red", "E", at=(0, 1), rotation=180, figure="large city")
    expect_phantom(board, "field 012367")
    board.put("phantom field")
    board.expect_turn_of("blue")


@rule("PHA-14")
def test_it_comes_home_when_its_road_is_scored(draw: Drawer) -> None:
    """PHA-T-06."""
    board = draw("*  W\nB  .", rules=RULES)
    board.place("red", "A", at=(1, 1), rotation=180, figure="monastery")
    board.put("phantom road")
    board.expect_scores(red=2)
    board.expect_figures("red monastery 1,1 I")
    assert board.table.supply("phantom") == [1, 1]


@rule("PHA-14", "BASE-36")
def test_both_may_be_scored_at_once(draw: Drawer) -> None:
    """PHA-T-07."""
    board = draw(".  A90\n*  U", rules=RULES)
    board.place("red", "L", at=(0, -1), rotation=180, figure="city")
    expect_phantom(board, "road N", "road E", "road W")
    board.put("phantom road E")
    board.expect_scores(red=4 + 2)
    board.expect_figures()


@rule("PHA-14", "PHA-19", "ABB-03")
def test_it_never_goes_in_a_garden(draw: Drawer) -> None:
    """PHA-T-08."""
    board = draw("*", rules="base+abbot+phantom")
    board.place("red", "E-garden", at=(0, -1), rotation=180)
    assert board.offers("phantom") == {"city 0,-1 S"}
    board.put("city")
    board.expect_turn_of("blue")


@rule("PHA-14", "PHA-20", "BASE-33")
def test_it_counts_as_one(draw: Drawer) -> None:
    """PHA-T-09."""
    board = draw(
        """
        .      *       .
        B      E180:a  B
        E90:b  .       E270:c
        B      E:d     B
        """,
        rules=RULES,
        a="red phantom city",
        b="red city",
        c="blue city",
        d="blue city",
    )
    board.place("red", "C", at=(0, 2))
    board.expect_scores(red=12, blue=12)
    board.expect_figures()


@rule("PHA-19")
def test_on_the_map_it_is_not_asked_for(draw: Drawer) -> None:
    """PHA-T-10."""
    board = draw("*  U:a\nB  .", rules=RULES, a="red phantom road")
    board.place("red", "D", at=(0, -1), rotation=180, figure="road")
    board.expect_turn_of("blue")


@rule("PHA-15", "TRA-42")
def test_each_part_of_a_double_turn_has_its_question(draw: Drawer) -> None:
    """PHA-T-11."""
    board = draw(
        """
        .  .    B    A
        *  U:a  U:b  .
        B  B    .    .
        """,
        rules="base+traders+phantom",
        a="red road",
        b="red builder road",
    )
    board.place("red", "X", at=(3, 0), figure="road E")
    expect_phantom(board, "road N", "road S")
    board.put("phantom road N")
    board.expect_scores(red=2)
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "W", at=(4, 0), figure="road E")
    expect_phantom(board, "road S")


@rule("PHA-15", "ANN-33")
def test_an_extra_turn_has_its_question_too(draw: Drawer) -> None:
    board = draw("*", rules="base+arrows+phantom")
    board.place("red", "AN-M", at=(-1, 0), figure="road N")
    expect_phantom(board, "road E", "road S", "road W")
    board.does("pass")
    board.does("again")
    board.place("red", "D", at=(1, 0), figure="city")
    expect_phantom(board, "road EW")


@rule("PHA-10")
def test_taken_back_alone_it_is_asked_for_again(draw: Drawer) -> None:
    """PHA-T-18."""
    board = draw("*", rules=RULES)
    board.place("red", "D", at=(1, 0), figure="city")
    board.put("phantom road")
    board.table.pop()
    expect_phantom(board, "road EW")
    board.expect_figures("red city 1,0 N")


@rule("PHA-14", "FLD-07")
def test_a_phantom_farmer_counts_at_the_end(draw: Drawer) -> None:
    """PHA-T-20."""
    board = draw(
        """
        E180:a  E90  E270
        *       .    .
        """,
        rules=RULES,
        fields=True,
        left=1,
        to_move="blue",
        a="red phantom field",
    )
    board.place("blue", "B", at=(0, 1), figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=6)


@rule("PHA-01", "PHA-101")
def test_who_may_play_with_how_many() -> None:
    assert make_ruleset("base+phantom", 5).n_seats == 5
    assert make_ruleset("base+inns+phantom", 6).n_seats == 6
    with pytest.raises(RulesetError, match="2 to 5 players"):
        make_ruleset("base+phantom", 6)
    with pytest.raises(RulesetError, match="mists is a game of its own, played without phantom"):
        make_ruleset("mists+phantom", 2)


@rule("PHA-01", "PHA-12")
def test_with_two_each_the_second_one_follows_the_first(draw: Drawer) -> None:
    board = draw("*", rules=RULES, options={"phantoms": 2})
    assert board.table.supply("phantom") == [2, 2]
    board.place("red", "D", at=(1, 0), figure="phantom city")
    expect_phantom(board, "road EW")


@rule("PHA-10", "PHA-13", "BASE-20")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("meeple road 1,0 EW", "only-phantom"),
        ("phantom city 1,0 N", "occupied"),
        ("phantom road 0,0 EW", "not-just-placed"),
    ],
)
def test_what_else_is_refused(text: str, code: str) -> None:
    game = Game(RULES, players=2, chance="manual")
    for done in ("draw D", "place D 1,0 0", "meeple city 1,0 N"):
        game.push(done)
    refusal = game.why(text)
    assert refusal is not None
    assert refusal.code == code
    assert refusal.rule
