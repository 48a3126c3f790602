"""Conquest & Defence: the box, the board and its neighbourhood, rivers, six players, tiles."""

import pytest

from bastide import RulesetError
from bastide.core.features import Node
from bastide.rules import make_ruleset
from tests.rules.fortress_boards import COLOURS, Siege
from tests.rules.rule import rule

ALL = "base+fields+abbot+conquest"


@rule("CON-01", "CON-02", "CON-10", "COM-40")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 5), (4, 6), (5, 7), (6, 7)])
def test_two_to_six_play_with_nine_meeples(players: int, spaces: int) -> None:
    board = Siege(ALL, players=players)
    assert board.supply() == [9] * players
    assert board.supply("abbot") == [1] * players
    told = board.view()["fortress"]
    assert told["spaces"] == spaces
    assert [wall["free"] for wall in told["walls"]] == [spaces] * 3
    assert (board.catapults(), [board.at(wall["wall"]) for wall in told["walls"]]) == (set(), [{}] * 3)


@rule("CON-01")
def test_the_sixth_player_plays_along() -> None:
    board = Siege(ALL, players=6)
    for _ in COLOURS[:5]:
        board.turn("U")
    board.turn("B", "monastery", then="man monks")
    assert board.at("monks") == {"pink": (1, 0)}
    assert board.game.decision is not None
    assert board.game.engine.state.seat == 0


@rule("CON-01", "COM-34")
@pytest.mark.parametrize(
    ("text", "players"),
    [("base", 6), ("base+fields+river", 6), ("base+conquest", 7), ("base+conquest", 1), ("base+ghosts+conquest", 6)],
)
def test_nobody_else_is_six(text: str, players: int) -> None:
    with pytest.raises(RulesetError, match="is played by"):
        make_ruleset(text, players)


@rule("CON-01")
@pytest.mark.parametrize("text", ["conquest", "fortress", "fields+conquest"])
def test_the_base_game_is_needed(text: str) -> None:
    with pytest.raises(RulesetError, match="base"):
        make_ruleset(text, 2)


@rule("CON-11")
def test_without_the_besiegers_the_symbols_mean_nothing() -> None:
    board = Siege("base+fortress")
    board.does("draw CQ-02")
    assert (board.step, board.catapults()) == ("place", set())
    with pytest.raises(RulesetError, match="catapult needs fortress"):
        make_ruleset("base+catapult", 2)


@rule("CON-05", "COM-03")
def test_seventeen_tiles_are_mixed_into_the_land_tiles() -> None:
    left = Siege().view()["left"]["tiles"]
    assert {tile: n for tile, n in left.items() if tile.startswith("CQ-")} == {f"CQ-{n:02}": 1 for n in range(1, 18)}
    assert {"draw A", "draw CQ-01", "draw CQ-17"} <= Siege().legal()


@rule("CON-04")
def test_a_monastery_counts_the_cells_of_the_board() -> None:
    """North of the board's second cell: three of its cells lie around."""
    board = Siege("base+conquest", draws=1)
    board.does("draw B", "place B 1,-1 0", "meeple monastery 1,-1 I", "pass")
    assert board.scores() == {"red": 4}


@rule("CON-04")
def test_each_cell_of_the_board_takes_tiles_that_fit() -> None:
    board = Siege("base+conquest")
    board.does("draw X")
    assert board.legal() == {f"place X {cell} 0" for cell in ("2,-1", "4,2", "1,3", "-1,0")}


@rule("CON-04")
def test_a_road_from_a_gate_counts_the_cell_of_the_board() -> None:
    board = Siege("base+conquest")
    board.does("draw X", "place X 2,-1 0", "meeple road 2,-1 S", "pass")
    assert board.scores() == {"red": 2}


@rule("CON-52")
@pytest.mark.parametrize("field", ["N", "NE", "S"])
def test_the_fortress_is_a_completed_city_for_every_field(field: str) -> None:
    """Two farmers' fields of one player: 3 points for each."""
    board = Siege("base+fields+conquest", draws=1)
    cell = {"N": "1,-1", "NE": "3,-1", "S": "2,3"}[field]
    board.does("draw B", f"place B {cell} 0", f"meeple field {cell} 01234567", "pass")
    assert board.scores() == {"red": 3}


@rule("CON-52")
def test_spring_and_lake_join_the_fields_on_their_banks() -> None:
    """Four fields without a river, for the fields run round spring and lake; five while the river grows."""
    assert len(_fields(Siege())) == 4
    assert len(_fields(Siege("base+fields+river+conquest"))) == 5


def _fields(board: Siege) -> set[int]:
    engine = board.game.engine
    kind = engine.rules.kinds["field"]
    nodes: list[Node] = engine.state.features.nodes[: int(engine.state.features.n_nodes)]
    return {int(node.root().index) for node in nodes if node.kind == kind}


@rule("CON-12")
@pytest.mark.parametrize("other", ["base+river", "base+fields+abbot", "base+anniversary", "base+ghosts", "tournament"])
def test_it_is_played_together_with_others(other: str) -> None:
    steps = " > ".join(step.name for step in make_ruleset(f"{other}+conquest", 2).steps)
    assert steps.startswith("draw > besiege > flee > place > ")
    assert "figure > man > counterattack > score" in steps


@rule("CON-08", "CON-30")
def test_the_river_tile_of_the_box_comes_with_the_river() -> None:
    board = Siege("base+fields+river+conquest")
    assert "draw CQ-river" in board.legal()
    assert "draw RV-lake" not in board.legal()
    assert board.view()["left"]["total"] == 71 + 17 + 12
    board.does("draw CQ-river")
    assert board.legal() == {"besiege knights", "besiege highwaymen", "besiege monks"}
    board.does("besiege monks")
    assert board.catapults() == {"monks"}
    assert {text.split()[2] for text in board.legal()} == {"4,0"}


@rule("CON-08")
def test_the_river_of_the_anniversary_grows_from_the_mouth_as_well() -> None:
    board = Siege("base+fields+river20+conquest")
    board.does("draw AR-fork")
    assert "place AR-fork 4,0 0" in board.legal()
    assert all(not text.startswith("place AR-fork 4,1") for text in board.legal())


@rule("CON-13")
def test_the_board_is_no_bend_but_the_first_bend_is_one() -> None:
    """From the mouth to the north is a bend to the left: a second one running is refused, to the right it goes on."""
    board = Siege("base+fields+river+conquest")
    board.does("draw RV-bend", "place RV-bend 4,0 90", "pass", "draw RV-bend-garden")
    assert board.legal() == {"place RV-bend-garden 4,-1 270"}
    refusal = board.game.why("place RV-bend-garden 4,-1 0")
    assert refusal is not None
    assert refusal.rule == "RIV-04"


@rule("CON-09")
def test_the_start_tile_stays_in_the_box_under_a_house_rule_too() -> None:
    board = Siege("base+river+conquest", spare_start=True)
    assert "D-start" not in board.view()["left"]["tiles"]
    assert "CQ-board" not in board.view()["left"]["tiles"]


@rule("COM-22", "CON-04", "COM-25")
def test_the_portal_leads_neither_to_the_board_nor_to_a_wall() -> None:
    """An arrow tile beside the board that points at it wakes its symbol (COM-20); the spring is all that is left."""
    board = Siege("base+fields+arrows+conquest")
    board.does("draw AN-F")
    for place in board.places():
        board.does(place)
        if any(text.startswith("portal") for text in board.legal()):
            break
        board.game.pop()
    portals = {text for text in board.legal() if text.startswith("portal")}
    assert portals == {"portal meeple field -1,2 01234567", "portal meeple field 4,0 01234567"}
    refusal = board.game.why("portal meeple road 2,0 N")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("portal-unmanned", "COM-22")


@rule("CON-60")
def test_a_branching_road_is_one_road() -> None:
    board = Siege("base+conquest")
    board.does("draw CQ-01")
    assert board.catapults() == {"highwaymen"}
    board.does("place CQ-01 2,-1 0")
    assert {text for text in board.legal() if text.startswith("meeple")} == {"meeple road 2,-1 ESW"}


@rule("CON-61", "CON-64")
def test_the_bridge_leads_over_an_undivided_city() -> None:
    board = Siege("base+fields+conquest")
    board.does("draw CQ-02", "place CQ-02 2,-1 0")
    spots = {text.removeprefix("meeple ").replace(" 2,-1", "") for text in board.legal() if text != "pass"}
    assert spots == {"city EW", "road NS", "field 0", "field 1", "field 4", "field 5"}


@rule("CON-63")
def test_the_field_of_one_tile_lies_in_two_parts() -> None:
    board = Siege("base+fields+conquest")
    board.does("draw CQ-03", "place CQ-03 1,-1 0")
    spots = {text.removeprefix("meeple ").replace(" 1,-1", "") for text in board.legal() if text != "pass"}
    assert spots == {"city N", "field 23", "field 4567"}


@rule("CON-62")
def test_on_the_river_tile_a_road_ends_at_the_water() -> None:
    board = Siege("base+fields+river+conquest")
    board.does("draw CQ-river", "besiege monks", "place CQ-river 4,0 0")
    spots = {text.removeprefix("meeple ").replace(" 4,0", "") for text in board.legal() if text != "pass"}
    assert spots == {"road S", "field 0127", "field 34", "field 56"}
