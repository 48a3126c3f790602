"""What is scored, for whom, and what may be chosen instead: MIST-70 to MIST-78; how it ends, MIST-80 to MIST-83."""

import pytest

from tests.rules.mist_boards import MistDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule
from tests.rules.tables import game_of
from tests.rules.test_mists_book import TWO_ON_A_ROAD


@rule("MIST-70")
def test_nothing_is_scored_without_a_guard(mists: MistDrawer) -> None:
    board = mists()
    board.turn("stop", at=(2, 0), rotation=90)
    assert board.table.step == "draw"
    board.expect_points(0)
    board.expect_ghosts()


@rule("MIST-70")
def test_whoever_completes_it_the_guard_brings_the_points(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a\n~  ~  .", players=3, level=6, a="red road", to_move="blue")
    board.turn("stop", at=(3, 0), rotation=90)
    board.takes_points()
    assert board.mists["points"] == [3, 0, 0]


@rule("MIST-71")
@pytest.mark.parametrize("tile", ["stop", "castle-road", "cemetery-road"])
def test_a_road_ends_at_the_ruin_at_villages_castles_and_cemeteries(mists: MistDrawer, tile: str) -> None:
    board = mists(level=2)
    board.turn(tile, at=(2, 0), rotation=90, figure="road")
    board.takes_points()
    board.expect_points(2)


@rule("MIST-72")
def test_a_city_of_two_tiles_is_worth_four(mists: MistDrawer) -> None:
    board = mists()
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    board.expect_points(4)


@rule("MIST-72")
def test_a_tile_with_two_parts_of_a_city_counts_once(mists: MistDrawer) -> None:
    """The ring of four tiles begins and ends on the tile with two parts."""
    board = mists(
        """
        *  ~  stop90     .           .
        ~  ~  plain      nook/90     nook/180
        .  .  .          .           nook/270
        """,
        to_move="red",
    )
    board.place("red", "pair", at=(3, 2))
    board.put("city N")
    board.takes_points()
    board.expect_points(8)


@rule("MIST-73")
def test_mist_on_the_castles_own_tile_counts(mists: MistDrawer) -> None:
    """Only the south-east quarter of the start tile has mist beside it."""
    board = mists(
        """
        *  ~        stop90         plain
        ~  ~        castle-mist:a  plain
        .  stop180  plain          .
        """,
        level=2,
        a="red castle",
    )
    board.turn("plain", at=(3, 2))
    board.takes_points()
    board.expect_points(4)


@rule("MIST-73", "MIST-75")
@pytest.mark.parametrize(("choice", "nw"), [("take points", 2), ("banish 2 mist 0,0 NW", 0)])
def test_a_castle_worth_nothing_may_still_drive_ghosts_away(mists: MistDrawer, choice: str, nw: int) -> None:
    board = mists(
        """
        .  .  plain   plain     plain
        *  ~  stop90  castle:a  plain
        ~  ~  plain   plain     .
        """,
        level=2,
        a="red castle",
    )
    board.turn("plain", at=(4, 1))
    assert board.table.step == "reward"
    board.does(choice)
    board.expect_points(0)
    board.expect_ghosts(nw=nw)
    board.expect_guards()


@rule("MIST-75")
def test_ghosts_of_any_tile_one_two_or_three(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a\n~  ~  cemetery  fog3", level=2, a="red road", to_move="blue")
    board.turn("stop", at=(3, 0), rotation=90)
    assert board.offers("banish") == {
        "1 mist 0,0 NW", "2 mist 0,0 NW", "1 mist 1,1 ES", "1 cemetery 2,1 I",
        "1 mist 3,1 S", "2 mist 3,1 S", "3 mist 3,1 S",
    }  # fmt: skip
    board.does("banish 1 cemetery 2,1 I")
    board.expect_ghosts({(3, 1): 3})


@rule("MIST-75", "MIST-43")
def test_a_tile_with_ghosts_in_two_places_is_one_tile(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a\n~  ~  twins", a="red road")
    board.expect_ghosts({(2, 1): 3})
    board.turn("stop", at=(3, 0), rotation=90)
    assert {text for text in board.offers("banish") if " 2,1 " in text} == {
        "1 mist 2,1 N", "2 mist 2,1 N", "3 mist 2,1 N",
    }  # fmt: skip
    board.does("banish 3 mist 2,1 N")
    board.expect_ghosts()


@rule("MIST-75")
def test_without_ghosts_on_the_table_points_are_no_question(mists: MistDrawer) -> None:
    board = mists()
    board.turn("stop", at=(2, 0), rotation=90, figure="road")
    board.does("banish 2 mist 0,0 NW")
    board.turn("cap", at=(0, 2), figure="city")
    board.does("banish 1 mist 1,1 ES")
    board.expect_ghosts(nw=0, se=0)
    board.turn("cap", at=(1, -1), rotation=180, figure="city")
    assert board.table.step == "draw"
    board.expect_points(4)


TWO_CITIES = """
    .  .  plain   cap180:a
    *  ~  stop90  .
    ~  ~  plain   cap:b
"""


@rule("MIST-77")
def test_each_of_two_features_is_chosen_for(mists: MistDrawer) -> None:
    """In the order that whoever has the turn says."""
    board = mists(TWO_CITIES, a="red city", b="blue city")
    board.turn("split", at=(3, 0))
    assert board.table.step == "order"
    first, second = sorted(board.table.legal())
    assert first.split()[:2] == ["score", "city"]
    board.does(second)
    assert board.table.step == "reward"
    board.does("take points")
    board.expect_points(4)
    assert len(board.table.figures()) == 1
    board.does("banish 2 mist 0,0 NW")
    board.expect_points(4)
    board.expect_ghosts(nw=0)
    board.expect_guards()


@rule("MIST-76", "MIST-74")
def test_all_guards_go_home(mists: MistDrawer) -> None:
    board = mists(TWO_CITIES, a="red city", b="blue city")
    board.turn("through", at=(3, 0))
    board.does("banish 1 mist 1,1 ES")
    board.expect_guards()
    board.expect_standing()


@rule("MIST-78")
def test_ghosts_instead_of_the_points_of_every_colour(mists: MistDrawer) -> None:
    board = mists(TWO_CITIES, players=3, level=6, to_move="blue", a="red city", b="blue city")
    board.turn("through", at=(3, 0))
    board.does("banish 1 mist 1,1 ES")
    assert board.mists["points"] == [0, 0, 0]
    board.expect_guards()


@rule("MIST-78", "MIST-02")
def test_two_players_have_four_scores(mists: MistDrawer) -> None:
    """A seat is shown the sum of its colours."""
    board = mists(level=6)
    board.turn("stop", at=(2, 0), rotation=90, figure="guard-2 road")
    board.takes_points()
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    board.turn("cap", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    assert board.mists["points"] == [4, 2, 4, 0]
    assert board.table.scores() == [6, 4]


@rule("MIST-74", "MIST-02")
def test_two_colours_of_one_player_count_each(mists: MistDrawer) -> None:
    board = mists(TWO_ON_A_ROAD, players=1, a="red road", b="red guard-3 road")
    board.turn("straight", at=(3, 0), rotation=90)
    board.takes_points()
    board.expect_points(8)


@rule("MIST-80")
@pytest.mark.parametrize(("target", "won"), [(5, False), (4, True), (3, True)])
def test_the_target_ends_the_game_at_once(mists: MistDrawer, target: int, won: bool) -> None:
    board = mists(own_level={"target": target})
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    if won:
        board.expect_over("won")
    else:
        assert board.goes_on()


@rule("MIST-80")
def test_a_team_wins_together_and_loses_together(mists_engine: MistDrawer) -> None:
    board = mists_engine(own_level={"target": 4}, players=3)
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    game = game_of(board.table)
    assert game.winners == [0, 1, 2]
    assert [event.kind for event in game.events][-2:] == ["victory", "over"]
    board = mists_engine(own_level={"target": 4, "ghosts": 3}, players=3)
    board.turn("fog1", at=(2, 1), rotation=270)
    game = game_of(board.table)
    assert game.over
    assert game.winners == []
    assert [event.as_dict() for event in game.events if event.kind == "defeat"] == [
        {"event": "defeat", "reason": "no-ghosts"}
    ]


@rule("MIST-80", "MIST-78")
@pytest.mark.parametrize(("tile", "won"), [("cap", False), ("crest", True)])
def test_every_colour_has_to_reach_the_target(mists: MistDrawer, tile: str, won: bool) -> None:
    board = mists(own_level={"target": 6, "per_colour": True}, players=3)
    board.turn("treasure", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    board.turn("treasure", at=(0, 2), figure="city")
    board.takes_points()
    board.turn("cap", at=(-1, 0))
    board.turn("plain", at=(-2, 0))
    board.turn("plain", at=(-3, 0))
    board.turn(tile, at=(-1, -1), rotation=180, figure="city")
    board.takes_points()
    assert board.mists["points"] == [36, 36, 4 + 2 * won]
    if won:
        board.expect_over("won")
    else:
        assert board.goes_on()


@rule("MIST-81")
def test_a_game_without_tiles_is_lost(mists: MistDrawer) -> None:
    """The turn of the last tile is played to its end."""
    board = mists(own_level={"target": 999, "without": ["castle", "cemetery"]}, tiles=tile_set(stop=1))
    board.strolls(49)
    assert board.goes_on()
    board.turn("stop", at=(2, 0), rotation=90, figure="road")
    board.takes_points()
    board.expect_points(2)
    board.expect_over("no-tiles")


@rule("MIST-83", "MIST-82")
def test_a_missing_ghost_loses_before_the_points_are_counted(mists: MistDrawer) -> None:
    """The tile completes a city that would win the game."""
    board = mists(".  through:a\n*  ~\n~  ~", own_level={"target": 6, "ghosts": 4}, a="red city", to_move="blue")
    board.turn("mist-cap", at=(1, -2), rotation=180)
    board.expect_over("no-ghosts")
    board.expect_points(0)
