"""The worked examples of Conquest & Defence, T-CON-1 to T-CON-11, and the cases beside them."""

import pytest

from tests.rules.fortress_boards import Siege
from tests.rules.rule import rule

ALL_TO_PLAY = "base+fields+abbot+conquest"


@rule("CON-40", "CON-48", "CON-45")
def test_T_CON_1_a_knight_lets_a_meeple_stand_on_the_wall_of_the_knights() -> None:
    board = Siege()
    board.does("draw E")
    board.lay("city", then="man knights")
    assert board.at("knights") == {"red": (1, 0)}
    assert board.supply() == [7, 9]
    board.does("draw E")
    board.does(next(place for place in board.places()))
    board.does(next(text for text in sorted(board.legal()) if text.startswith("meeple city")))
    assert (board.step, board.asked) == ("man", "blue")
    assert board.legal() == {"man knights", "pass"}


@rule("CON-40", "CON-41")
def test_T_CON_2_an_abbot_lets_a_normal_meeple_stand_on_the_wall_of_the_monks() -> None:
    board = Siege(ALL_TO_PLAY)
    board.turn("B", "abbot monastery", then="man monks")
    assert board.at("monks") == {"red": (1, 0)}
    assert board.supply("abbot") == [0, 1]
    assert board.supply() == [8, 9]


@rule("CON-40")
@pytest.mark.parametrize(
    ("tile", "figure", "wall"),
    [("E-garden", "abbot garden", "monks"), ("B", "monastery", "monks"), ("U", "road", "highwaymen")],
)
def test_the_role_decides_which_wall_it_is(tile: str, figure: str, wall: str) -> None:
    board = Siege(ALL_TO_PLAY)
    board.turn(tile, figure, then=f"man {wall}")
    assert board.at(wall) == {"red": (1, 0)}


@rule("CON-44")
def test_T_CON_3_a_farmer_lets_a_meeple_lie_on_any_farmer_space() -> None:
    board = Siege()
    board.does("draw U", "place U 2,-1 90")
    board.does(next(text for text in sorted(board.legal()) if text.startswith("meeple field")))
    assert board.legal() == {"farm knights", "farm highwaymen", "farm monks", "pass"}
    board.does("farm highwaymen")
    assert board.at("highwaymen") == {"red": (0, 1)}
    assert board.wall("highwaymen")["free"] == 4


@rule("CON-44")
def test_T_CON_4_a_farmer_space_takes_any_number() -> None:
    board = Siege()
    board.garrison("monks", red=(0, 3), blue=(0, 4))
    board.turn("U", "field", then="farm monks")
    assert board.at("monks") == {"red": (0, 4), "blue": (0, 4)}


@rule("CON-46", "CON-49", "CON-50")
def test_T_CON_5_the_last_free_space_of_two_players_is_the_fourth() -> None:
    board = Siege()
    board.garrison("knights", red=(1, 0), blue=(2, 0))
    board.turn("E", "city", then="man knights")
    assert board.scores() == {"red": 6, "blue": 6}
    assert board.at("knights") == {}
    assert board.supply() == [8, 9]
    assert [event["wall"] for event in board.told("counterattack")] == ["knights"]


@rule("CON-50", "CON-32")
def test_T_CON_6_a_counterattack_pays_three_for_each_meeple_farmer_space_included() -> None:
    board = Siege(players=3)
    board.garrison("monks", red=(1, 0), blue=(2, 2), green=(1, 0))
    board.catapult("monks", "knights")
    board.turn("B", "monastery", then="man monks")
    assert board.scores() == {"red": 6, "blue": 12, "green": 3}
    assert board.at("monks") == {}
    assert board.catapults() == {"knights"}
    assert board.standing("monk") == ["red"], "nobody loses a figure"


@rule("CON-50")
def test_the_normal_scoring_follows_the_counterattack() -> None:
    """A road that is completed by the tile whose highwayman fills the wall: first 3 points, then the road."""
    board = Siege()
    board.garrison("highwaymen", blue=(3, 0))
    board.does("draw X", "place X 2,-1 0", "meeple road 2,-1 S", "man highwaymen")
    lines = [line.as_dict() for line in board.game.explain()]
    assert [line["reason"] for line in lines] == ["counterattack", "counterattack", "road"]
    assert board.scores() == {"red": 3 + 2, "blue": 9}


@rule("CON-20", "CON-21", "CON-23", "CON-25", "CON-28")
def test_T_CON_7_two_symbols_from_left_to_right() -> None:
    board = Siege()
    board.garrison("knights", red=(1, 0), blue=(0, 1))
    board.garrison("highwaymen", red=(1, 0))
    board.catapult("knights")
    board.does("draw CQ-02")
    kinds = [event.kind for event in board.game.events if event.kind in ("catapult", "attack", "catapult-gone")]
    assert kinds == ["catapult", "attack", "catapult-gone"]
    assert board.catapults() == {"highwaymen"}
    assert board.scores() == {"red": 3, "blue": 3}
    assert (board.at("knights"), board.at("highwaymen")) == ({}, {"red": (1, 0)})
    assert (board.step, board.asked) == ("place", "red")


@rule("CON-22", "CON-25", "CON-26", "CON-31")
def test_T_CON_8_whoever_has_nobody_there_takes_off_one_of_his_own() -> None:
    board = Siege(ALL_TO_PLAY, players=3)
    for tile, figure in (("B", "monastery"), ("E-garden", "abbot garden")):
        board.turn("U")
        board.turn("U")
        board.turn(tile, figure)
    board.garrison("monks", red=(1, 0), blue=(0, 1))
    board.catapult("monks")
    board.does("draw CQ-13")
    assert (board.step, board.legal()) == ("besiege", {"besiege knights", "besiege highwaymen", "besiege monks"})
    board.does("besiege monks")
    assert board.scores() == {"red": 3, "blue": 3}
    assert (board.step, board.asked) == ("flee", "green")
    assert {text.split()[1] for text in board.legal()} == {"meeple", "abbot"}
    board.does(next(text for text in board.legal() if text.startswith("flee abbot")))
    assert (board.supply("abbot"), board.supply()) == ([1, 1, 1], [9, 9, 8])
    assert (board.at("monks"), board.catapults()) == ({}, set())
    assert board.scores() == {"red": 3, "blue": 3}
    assert (board.step, board.asked) == ("place", "red")


@rule("CON-51", "CON-53")
def test_T_CON_9_a_last_counterattack_on_all_walls() -> None:
    board = Siege("base+conquest", draws=1)
    board.garrison("knights", red=(2, 1))
    board.garrison("highwaymen", blue=(1, 0))
    board.garrison("monks", red=(0, 1), blue=(0, 2))
    board.turn("V")
    assert board.game.over
    assert board.scores() == {"red": 12, "blue": 9}
    assert {line.rule for line in board.game.explain()} == {"CON-51"}
    assert all(line.final for line in board.game.explain())


@rule("CON-51")
def test_the_last_counterattack_takes_a_catapult_from_an_empty_wall_too() -> None:
    board = Siege("base+conquest", draws=1)
    board.garrison("knights", red=(1, 0))
    board.catapult("knights", "monks")
    board.turn("V")
    assert (board.game.over, board.catapults(), board.scores()) == (True, set(), {"red": 3})
    assert [event["wall"] for event in board.told("counterattack")] == ["knights"]


@rule("CON-03", "CON-06", "CON-07", "CON-09", "COM-01")
def test_T_CON_10_board_spring_and_lake_are_the_start() -> None:
    view = Siege().view()
    assert len(view["tiles"]) == 14
    assert {one["tile"] for one in view["tiles"][:12]} == {"CQ-board"}
    assert [(one["tile"], one["x"], one["y"], one["rotation"]) for one in view["tiles"][12:]] == [
        ("RV-spring", -1, 2, 0),
        ("RV-lake", 4, 0, 0),
    ]
    left = view["left"]["tiles"]
    assert view["left"]["total"] == 71 + 17
    assert not {"D-start", "RV-spring", "RV-lake", "CQ-river", "CQ-board"} & set(left)


@rule("CON-08", "CON-06")
def test_T_CON_11_a_bend_drawn_first_turns_away_from_the_board() -> None:
    """Turned by 90 degrees it leads from the mouth to the north, unturned to the south along the board."""
    board = Siege("base+fields+river+conquest")
    assert [one["tile"] for one in board.view()["tiles"][12:]] == ["RV-spring"]
    board.does("draw RV-bend")
    assert board.legal() == {"place RV-bend 4,0 90"}
    refusal = board.game.why("place RV-bend 4,0 0")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("river-at-fortress", "CON-08")
