"""Siege & Defense: the box, the board and its neighbourhood, rivers, six players, tiles."""

import pytest

from bastide import RulesetError
from bastide.rules import describe_choices, make_ruleset
from tests.rules.drawing import COLOURS
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

ALL = "base+fields+abbot+conquest"


@rule("CON-01", "CON-02", "CON-10", "COM-40")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 5), (4, 6), (5, 7), (6, 7)])
def test_two_to_six_play_with_nine_meeples(sieges: SiegeDrawer, players: int, spaces: int) -> None:
    board = sieges(rules=ALL, players=players)
    board.expect_supply()
    board.expect_abbots()
    assert len(board.table.supply()) == players
    for wall in ("knights", "highwaymen", "monks"):
        board.expect_wall(wall)
        board.expect_free(wall, spaces)
    board.expect_catapults()


@rule("CON-01")
def test_the_sixth_player_plays_along(sieges: SiegeDrawer) -> None:
    board = sieges(rules=ALL, players=6)
    for _ in COLOURS[:5]:
        board.turn("U")
    board.turn("B", "monastery", then="man monks")
    board.expect_wall("monks", pink=(1, 0))
    board.expect_turn("draw", "red")


@rule("CON-01", "COM-34")
def test_six_play_with_ghosts_where_six_play() -> None:
    rules = make_ruleset("base+fields+ghosts+conquest", 6)
    guards = [one for one in rules.new_figures() if rules.figure_specs[one.kind].name == "guard"]
    assert [sum(one.seat == seat for one in guards) for seat in range(6)] == [5] * 6


@rule("CON-01", "COM-34")
@pytest.mark.parametrize(
    ("text", "players", "sentence"),
    [
        ("base+fields+river", 6, r"2 to 5 players, not by 6 \(BASE-02\)"),
        ("base+conquest", 7, r"2 to 6 players, not by 7 \(CON-01\)"),
        ("base+fortress", 1, r"2 to 6 players, not by 1 \(CON-01\)"),
        ("base+ghosts", 6, r"2 to 5 players, not by 6 \(BASE-02\)"),
        ("base+ghosts+conquest", 7, r"2 to 6 players, not by 7 \(CON-01\)"),
    ],
)
def test_nobody_else_is_six(text: str, players: int, sentence: str) -> None:
    with pytest.raises(RulesetError, match=sentence):
        make_ruleset(text, players)


@rule("CON-01")
def test_the_box_has_eighteen_tiles() -> None:
    (told,) = (module for module in describe_choices()["modules"] if module["id"] == "fortress")
    assert told["tiles"] == 18


@rule("CON-11", "CON-12", "COM-02")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("mists+conquest", r"mists is a game of its own, played without conquest \(MIST-09\)"),
        ("base+catapult", r"catapult needs fortress: write fortress\+catapult"),
        ("base+conquest+river+river20", "river and river20 exclude each other"),
    ],
)
def test_what_does_not_go_together_is_said(text: str, sentence: str) -> None:
    with pytest.raises(RulesetError, match=sentence):
        make_ruleset(text, 2)


@rule("COM-35")
def test_symbols_of_a_hand_are_resolved_when_they_are_drawn(sieges: SiegeDrawer) -> None:
    """Red draws two, places one and keeps the one with the monks, who are not besieged again when it is placed."""
    board = sieges(options={"hand": 2})
    board.table.push("draw CQ-12")
    board.expect_catapults("highwaymen")
    board.table.push("draw CQ-04")
    board.expect_question("hand", "red", "play CQ-04", "play CQ-12")
    board.expect_catapults("highwaymen", "monks")
    board.table.push("play CQ-12")
    board.lay()
    for text in ("draw U", "draw E", "play E"):
        board.table.push(text)
    board.lay()
    board.table.push("draw U")
    board.table.push("play CQ-04")
    board.expect_turn("place", "red")
    board.expect_catapults("highwaymen", "monks")


@rule("CON-01")
@pytest.mark.parametrize("text", ["conquest", "fortress", "fields+conquest"])
def test_the_base_game_is_needed(text: str) -> None:
    with pytest.raises(RulesetError, match="base"):
        make_ruleset(text, 2)


@rule("CON-11")
def test_without_the_besiegers_the_symbols_mean_nothing(sieges: SiegeDrawer) -> None:
    board = sieges(rules="base+fortress")
    for tile in ("CQ-02-v2", "CQ-06-plain", "CQ-09", "CQ-14-v2"):
        board.draws(board.turn_of(), tile)
        board.expect_turn("place", board.turn_of())
        board.expect_catapults()
        board.lay()
    board.turn("E", "city", then="man knights")
    board.expect_wall("knights", red=(1, 0))


@rule("CON-11")
def test_besiegers_need_a_fortress() -> None:
    with pytest.raises(RulesetError, match="catapult needs fortress"):
        make_ruleset("base+catapult", 2)


@rule("CON-05", "CON-07", "CON-09", "COM-03")
def test_seventeen_tiles_are_mixed_into_the_land_tiles(sieges: SiegeDrawer) -> None:
    draws = sieges().offers("draw")
    changed = {"CQ-02": "CQ-02-v2", "CQ-06": "CQ-06-plain", "CQ-14": "CQ-14-v2"}
    wanted = {changed.get(f"CQ-{n:02}", f"CQ-{n:02}") for n in range(1, 18)}
    assert {tile for tile in draws if tile.startswith("CQ-")} == wanted
    assert {"A", "X"} <= draws
    assert not {tile for tile in draws if tile.startswith(("RV-", "D-start"))}


@rule("CON-05")
def test_there_are_71_and_17_tiles_to_draw(sieges_engine: SiegeDrawer) -> None:
    board = sieges_engine()
    assert sum(game_of(board.table).left().values()) == 71 + 17


@rule("CON-04")
def test_a_monastery_counts_the_cells_of_the_board(sieges: SiegeDrawer) -> None:
    """North of the board's second cell: three of its cells lie around."""
    board = sieges(left=1)
    board.place("red", "B", at=(1, -1), figure="monastery")
    board.declines()
    board.expect_scores(red=4)


@rule("CON-04")
def test_a_garden_counts_them_too(sieges: SiegeDrawer) -> None:
    """In the corner between board and lake: three cells of the board, and the lake."""
    board = sieges(rules="base+abbot+conquest")
    board.place("red", "E-garden", at=(3, -1), figure="abbot garden")
    board.turn("U")
    board.draws("red", "U")
    board.table.push(board.places()[0])
    board.does("recall abbot garden 3,-1 I")
    board.expect_scores(red=1 + 2 + 1)


@rule("CON-04")
def test_each_cell_of_the_board_takes_tiles_that_fit(sieges: SiegeDrawer) -> None:
    """A crossing fits at the four gates only."""
    board = sieges()
    board.draws("red", "X")
    assert {cell for cell, _ in board.placements()} == {(2, -1), (4, 2), (1, 3), (-1, 0)}


@rule("CON-04")
def test_a_road_from_a_gate_counts_the_cell_of_the_board(sieges: SiegeDrawer) -> None:
    board = sieges()
    board.place("red", "X", at=(2, -1), figure="road S")
    board.declines()
    board.expect_scores(red=2)


@rule("CON-52", "CON-04")
@pytest.mark.parametrize(("cell", "rest"), [((1, -1), "F6"), ((3, -1), "F1 F2"), ((2, 3), "F3"), ((0, 3), "F4 F5")])
def test_the_fortress_is_a_completed_city_for_every_field(
    sieges: SiegeDrawer, cell: tuple[int, int], rest: str
) -> None:
    """One farmer, no other city: 3 points, once, in whichever of the four fields he lies."""
    board = sieges(fields=True, left=1)
    board.place("red", "B", at=cell, figure="field 01234567")
    board.declines()
    board.expect_scores(red=3)


@rule("CON-52")
def test_the_fortress_pays_once_for_each_field(sieges: SiegeDrawer) -> None:
    """Red lies in the north-west, blue in the south, red again in the east: three fields."""
    board = sieges(fields=True, left=3)
    board.place("red", "B", at=(1, -1), figure="field 01234567")
    board.place("blue", "B", at=(2, 3), figure="field 01234567")
    board.place("red", "B", at=(3, -1), figure="field 01234567")
    board.declines()
    board.expect_scores(red=6, blue=3)


@rule("CON-52", "CON-06", "CON-07")
def test_spring_and_lake_join_the_fields_on_their_banks(sieges: SiegeDrawer) -> None:
    """Who lies north of the lake keeps others out of the south bank; the same at the spring."""
    board = sieges(fields=True)
    board.place("red", "B", at=(3, -1), figure="field 01234567")
    board.place("blue", "B", at=(4, 1))
    board.expect_spots("monastery I")
    board.declines()
    board.place("red", "B", at=(0, 3), figure="field 01234567")
    board.place("blue", "B", at=(-1, 1))
    board.expect_spots("monastery I")


@rule("CON-12")
@pytest.mark.parametrize("other", ["base+river", "base+fields+abbot", "base+anniversary", "base+ghosts", "tournament"])
def test_it_is_played_together_with_others(other: str) -> None:
    turn = " > ".join(step.name for step in make_ruleset(f"{other}+conquest", 2).turn)
    assert turn.startswith("draw > place > ")
    assert "figure > counterattack > score" in turn


# Rivers


@rule("CON-08", "CON-06")
def test_the_river_tile_of_the_box_comes_with_the_river(sieges: SiegeDrawer) -> None:
    board = sieges(rules="base+river+conquest")
    draws = board.offers("draw")
    assert "CQ-river-v2" in draws
    assert "RV-lake" not in draws, "it comes last"
    assert all(tile.startswith(("RV-", "CQ-river-v2")) for tile in draws)
    assert {cell: tile for cell, tile in board.table.tiles().items() if not tile.startswith("CQ-")} == {
        (-1, 2): "RV-spring"
    }
    board.draws("red", "RV-straight")
    assert {cell for cell, _ in board.placements()} == {(4, 0)}


@rule("COM-36", "CON-06", "CON-08")
def test_one_of_two_springs_lies_at_the_mouth_and_two_rivers_grow(sieges: SiegeDrawer) -> None:
    """From the other spring to the west, and from the other mouth of the board to the east."""
    board = sieges(rules="base+river20+conquest")
    tiles = {cell: tile for cell, tile in board.table.tiles().items() if not tile.startswith("CQ-")}
    assert tiles.keys() == {(-1, 1), (-1, 2)}
    assert {tile.partition("~")[0] for tile in tiles.values()} == {"AR-springs"}
    assert "CQ-river-v2" in board.offers("draw")
    board.draws("red", "AR-straight")
    assert board.placements() == {((-2, 1), 0), ((4, 0), 0)}


@rule("COM-36", "CON-08")
def test_at_the_mouth_alone_a_bend_must_turn_away_from_the_board(sieges: SiegeDrawer) -> None:
    """At the spring the other bend would run along the double tile (RIV-05)."""
    board = sieges(rules="base+river20+conquest")
    board.draws("red", "AR-bend")
    assert board.placements() == {((-2, 1), 180), ((4, 0), 90)}


@rule("CON-13", "CON-08")
def test_the_board_is_no_bend_but_the_first_bend_is_one(sieges: SiegeDrawer) -> None:
    """From the mouth to the north is a bend to the left: a second one running is not allowed, to the right it goes
    on."""
    board = sieges(rules="base+river+conquest")
    board.place("red", "RV-bend", at=(4, 0), rotation=90, figure="none")
    board.draws("blue", "RV-bend-garden")
    assert board.placements() == {((4, -1), 270)}


@rule("CON-13")
def test_a_second_bend_to_the_same_side_is_refused_by_the_rule_of_the_river(sieges_engine: SiegeDrawer) -> None:
    board = sieges_engine(rules="base+river+conquest")
    board.place("red", "RV-bend", at=(4, 0), rotation=90, figure="none")
    board.draws("blue", "RV-bend-garden")
    assert board.refusal("place RV-bend-garden 4,-1 0")[1] == "RIV-04"


@rule("CON-08")
def test_behind_the_first_tile_the_river_may_turn_to_the_south(sieges: SiegeDrawer) -> None:
    """Only what lies at the mouth turns away from the board."""
    board = sieges(rules="base+river+conquest")
    board.place("red", "RV-straight", at=(4, 0), figure="none")
    board.draws("blue", "RV-bend")
    assert board.placements() == {((5, 0), 0), ((5, 0), 90)}


@rule("CON-09")
@pytest.mark.parametrize("rules", ["base+river+conquest", "base+river20+conquest"])
def test_the_start_tile_stays_in_the_box_under_a_house_rule_too(sieges_engine: SiegeDrawer, rules: str) -> None:
    board = sieges_engine(rules=rules, options={"spare_start": True})
    left = game_of(board.table).left()
    assert not {"D-start", "CQ-board"} & set(left)


# Tiles


@rule("CON-60")
def test_a_branching_road_is_one_road(sieges: SiegeDrawer) -> None:
    board = sieges(rules="base+fortress")
    board.place("red", "CQ-01", at=(2, -1))
    board.expect_spots("road ESW")


@rule("CON-60")
def test_a_branching_road_is_complete_when_every_arm_is_closed(sieges: SiegeDrawer) -> None:
    """Arms to the gate and to two monasteries: four tiles, each once."""
    board = sieges(rules="base+fortress")
    board.place("red", "CQ-01", at=(2, -1), figure="road ESW")
    board.place("blue", "A", at=(1, -1), rotation=270, figure="none")
    board.expect_scores()
    board.place("red", "A", at=(3, -1), rotation=90, figure="none")
    board.expect_scores(red=4)


@rule("CON-61", "CON-64")
def test_the_bridge_leads_over_an_undivided_city(sieges: SiegeDrawer) -> None:
    board = sieges(rules="base+fields+fortress")
    board.place("red", "CQ-02-v2", at=(2, -1))
    board.expect_spots("city EW", "road NS", "field 0", "field 1", "field 4", "field 5")


@rule("CON-61")
def test_city_and_road_of_the_bridge_are_completed_apart(sieges: SiegeDrawer) -> None:
    """The road ends at the gate and at a monastery: 3 tiles. The city is closed at both ends: 3 tiles, 6 points."""
    board = sieges(rules="base+fortress")
    board.place("red", "CQ-02-v2", at=(2, -1), figure="city EW")
    board.place("blue", "A", at=(2, -2), figure="road")
    board.declines()
    board.expect_scores(blue=3)
    board.place("red", "E", at=(1, -1), rotation=90, figure="none")
    board.expect_scores(blue=3)
    board.place("blue", "E", at=(3, -1), rotation=270, figure="none")
    board.expect_scores(red=6, blue=3)


@rule("CON-63")
def test_the_field_of_one_tile_lies_in_two_parts(sieges: SiegeDrawer) -> None:
    board = sieges(rules="base+fields+fortress")
    board.place("red", "CQ-03", at=(1, -1))
    board.expect_spots("city N", "field 23", "field 4567")


@rule("CON-62")
def test_on_the_river_tile_a_road_ends_at_the_water(sieges: SiegeDrawer) -> None:
    """South of the mouth the road starts: one field on the north bank, two on the south bank."""
    board = sieges(rules="base+fields+river+fortress")
    board.place("red", "CQ-river-v2", at=(4, 0))
    board.expect_spots("road S", "field 0127", "field 34", "field 56")
