"""Conquest & Defence: manning the walls, farmer spaces, counterattacks, and who is taken off by an attack."""

import pytest

from tests.rules.fortress_boards import Siege
from tests.rules.rule import rule

ALL = "base+fields+abbot+conquest"


@rule("CON-42")
def test_without_a_figure_nobody_mans_a_wall() -> None:
    board = Siege()
    board.turn("E")
    assert (board.step, board.game.engine.state.seat) == ("draw", 1)


@rule("CON-42")
def test_who_takes_his_abbot_back_mans_no_wall() -> None:
    board = Siege(ALL)
    spot = board.turn("B", "abbot monastery")
    board.turn("U")
    board.does("draw U")
    board.does(board.places()[0])
    board.does(spot.replace("abbot", "recall abbot", 1))
    assert board.step == "draw"


@rule("CON-43")
def test_several_meeples_of_one_player_stand_on_one_wall() -> None:
    board = Siege(players=3)
    board.garrison("knights", red=(2, 0), green=(1, 0))
    board.turn("E", "city", then="man knights")
    assert board.at("knights") == {"red": (3, 0), "green": (1, 0)}


@rule("CON-45")
def test_nobody_is_asked_without_a_meeple() -> None:
    """The ninth meeple goes to the city."""
    board = Siege()
    board.garrison("monks", red=(0, 8))
    board.turn("E", "city")
    assert board.supply() == [0, 9]
    assert board.told("passed") == []
    assert (board.step, board.game.engine.state.seat) == ("draw", 1)


@rule("CON-48", "CON-44", "CON-40")
@pytest.mark.parametrize(
    ("tile", "figure", "text", "rule_id"),
    [
        ("E", "city", "farm knights", "CON-48"),
        ("E", "city", "man monks", "CON-40"),
        ("U", "field", "man monks", "CON-44"),
    ],
)
def test_refusals_name_the_rule(tile: str, figure: str, text: str, rule_id: str) -> None:
    board = Siege()
    board.does(f"draw {tile}", "place U 2,-1 90" if tile == "U" else "place E 1,-1 0")
    board.does(next(one for one in sorted(board.legal()) if one.startswith(f"meeple {figure}")))
    refusal = board.game.why(text)
    assert refusal is not None
    assert refusal.rule == rule_id


@rule("CON-46", "CON-49")
def test_the_sixth_of_five_players_does_not_fill_a_wall_of_seven() -> None:
    board = Siege(players=5)
    board.garrison("knights", red=(3, 2), blue=(2, 0))
    board.turn("E", "city", then="man knights")
    assert board.at("knights") == {"red": (4, 2), "blue": (2, 0)}
    assert board.scores() == {}


@rule("CON-47")
def test_one_counterattack_ends_before_another_can_begin() -> None:
    board = Siege()
    board.garrison("knights", blue=(3, 0))
    board.garrison("highwaymen", blue=(3, 0))
    board.turn("E", "city", then="man knights")
    assert board.at("highwaymen") == {"blue": (3, 0)}
    assert board.scores() == {"red": 3, "blue": 9}


@rule("COM-23")
def test_a_meeple_that_reinforces_lets_another_man_the_wall() -> None:
    board = Siege("base+arrows+conquest")
    board.does("draw E", "place E 1,-1 0", "meeple city 1,-1 N", "pass")
    board.turn("U")
    board.does("draw AN-A")
    for place in board.places():
        board.does(place)
        found = [text for text in board.legal() if text.startswith("reinforce meeple city 1,-1")]
        if found:
            break
        board.game.pop()
    board.does(found[0])
    assert board.legal() == {"man knights", "pass"}


# The besiegers


@rule("CON-25", "CON-26")
def test_an_attack_on_an_empty_wall_costs_everybody_a_figure_the_player_to_move_first() -> None:
    """Red has two knights and chooses, blue has one, who goes unasked, green has a highwayman and loses nothing."""
    board = Siege(players=3)
    board.turn("E", "city")
    board.turn("E", "city")
    board.turn("U", "road")
    first = board.turn("E", "city").removeprefix("meeple ")
    board.turn("V")
    board.turn("V")
    board.catapult("knights")
    board.does("draw CQ-03")
    assert (board.step, board.asked, len(board.legal())) == ("flee", "red", 2)
    assert sorted(board.standing("knight")) == ["blue", "red", "red"]
    board.does(f"flee meeple {first}")
    assert board.standing("knight") == ["red"]
    assert board.standing("highwayman") == ["green"]
    assert [event["seat"] for event in board.told("fled")] == [0, 1]
    assert board.scores() == {}
    assert (board.step, board.asked) == ("place", "red")


@rule("CON-26")
def test_farmers_and_those_at_other_walls_stay() -> None:
    board = Siege()
    board.turn("U", "field")
    board.garrison("monks", red=(1, 1), blue=(1, 0))
    board.catapult("knights")
    board.does("draw CQ-03")
    assert board.step == "place"
    assert board.standing("farmer") == ["red"]
    assert board.at("monks") == {"red": (1, 1), "blue": (1, 0)}


@rule("CON-26", "COM-24")
def test_the_refusal_of_a_figure_of_another_kind() -> None:
    board = Siege()
    spots = [board.turn(tile, figure) for tile, figure in (("E", "city"), ("E", "city"), ("U", "road"))]
    board.turn("V")
    board.turn("E", "city")
    board.turn("V")
    board.catapult("knights")
    board.does("draw CQ-03")
    refusals = [board.game.why(f"flee {spot}") for spot in spots]
    assert [one and one.code for one in refusals] == [None, "not-your-figure", "not-attacked"]


@rule("CON-31")
def test_a_meeple_on_the_farmer_space_alone_spares_its_owner() -> None:
    board = Siege()
    board.turn("E", "city")
    board.turn("E", "city")
    board.garrison("knights", blue=(0, 1))
    board.catapult("knights")
    board.does("draw CQ-03")
    assert board.standing("knight") == ["blue"]
    assert board.scores() == {"blue": 3}


@rule("CON-25", "COM-11")
def test_of_two_knights_on_one_spot_the_second_is_told_by_his_number() -> None:
    """As after a meeple that reinforced: the event names the spot, the action which of the two."""
    board = Siege()
    first = board.turn("E", "city").removeprefix("meeple ")
    state = board.game.engine.state
    node = state.figures[0].node
    assert node is not None
    state.put_figure(state.free_figure(0, 0), node)
    board.catapult("knights")
    board.does("draw CQ-03")
    assert board.legal() == {f"flee meeple {first}", f"flee meeple {first} 2"}
    board.does(f"flee meeple {first} 2")
    assert [(one["feature"], one["figure"]) for one in board.told("fled")] == [("city", "0.meeple.2")]


@rule("CON-27")
def test_what_an_attack_empties_is_free_in_the_same_turn() -> None:
    """Red's city loses its knight; blue, who attacked, makes it longer and moves in."""
    board = Siege()
    board.does("draw E", "place E 1,-1 0", "meeple city 1,-1 N", "pass")
    board.catapult("knights")
    board.does("draw CQ-10")
    board.does(next(text for text in sorted(board.legal()) if text.startswith("place CQ-10 1,-2")))
    assert any(text.startswith("meeple city 1,-2") for text in board.legal())


@rule("CON-24")
@pytest.mark.parametrize(
    ("before", "events", "after"),
    [
        ((), ["catapult", "catapult-gone"], set()),
        (("monks",), ["catapult-gone", "catapult"], {"monks"}),
    ],
)
def test_the_question_mark_may_hit_the_wall_of_the_other_symbol(
    before: tuple[str, ...], events: list[str], after: set[str]
) -> None:
    """CQ-06 shows monks and then "?"."""
    board = Siege()
    board.catapult(*before)
    board.does("draw CQ-06")
    told = [event.kind for event in board.game.events if event.kind in ("catapult", "catapult-gone")]
    board.does("besiege monks")
    told += [event.kind for event in board.game.events if event.kind in ("catapult", "catapult-gone")]
    assert (told, board.catapults()) == (events, after)


@rule("CON-29")
def test_a_tile_that_fits_nowhere_besieges_all_the_same() -> None:
    """As if the table had no open cell left: two tiles go to the box, each after its symbol."""
    board = Siege()
    board.garrison("highwaymen", blue=(1, 0))
    board.game.engine.state.board.n_open = 0
    board.does("draw CQ-12")
    assert (board.step, board.catapults(), board.view()["discarded"]) == ("draw", {"highwaymen"}, ["CQ-12"])
    board.does("draw CQ-01")
    assert (board.catapults(), board.view()["discarded"]) == (set(), ["CQ-12", "CQ-01"])
    assert (board.step, board.scores(), board.game.engine.state.seat) == ("draw", {"blue": 3}, 0)


# Ghosts


@rule("COM-19")
def test_seven_meeples_and_two_guards() -> None:
    board = Siege("base+ghosts+conquest")
    assert (board.supply(), board.supply("guard")) == ([7, 7], [2, 2])


@rule("COM-13")
def test_no_ghost_comes_to_a_wall_and_no_guard_mans_one() -> None:
    board = Siege("base+ghosts+conquest")
    board.garrison("knights", blue=(2, 1), red=(1, 0))
    haunting = next(module for module in board.game.engine.rules.modules if module.id == "mist").haunting  # type: ignore[attr-defined]
    state = board.game.engine.state
    assert [haunting.standing(state, seat) for seat in (0, 1)] == [0, 0]
    assert haunting.targets(state, False) == []
    board.garrison("monks", red=(0, 6))
    board.turn("E", "guard city")
    assert board.step == "draw", "red has guards only, and nobody asks him"


@rule("COM-13", "COM-14")
def test_an_attack_takes_a_guard_too() -> None:
    board = Siege("base+ghosts+conquest")
    board.turn("E", "guard city")
    board.turn("U")
    board.catapult("knights")
    board.does("draw CQ-03")
    assert board.supply("guard") == [2, 2]
    assert board.standing("knight") == []


@rule("COM-15")
def test_a_steward_and_a_gravedigger_have_no_wall() -> None:
    board = Siege("base+ghosts+conquest")
    rules = board.game.engine.rules
    fortress = next(module for module in rules.modules if module.id == "fortress")
    meeple = rules.figure_index["meeple"]
    pushes, width = fortress.pushes, fortress.n_segments  # type: ignore[attr-defined]
    lets = {name: pushes[meeple * width + code] for name, code in rules.kinds.items()}
    assert {name for name, what in lets.items() if what} == {"city", "road", "monastery"}
