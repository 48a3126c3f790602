"""House rules, the typed options of the modules: HOUSE-1 to HOUSE-8."""

from collections import Counter
from random import Random

import msgspec
import pytest

from bastide import Game
from bastide.records import Record
from bastide.records.position import PositionError
from bastide.rules import VERSIONS, module_names
from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of
from tests.rules.test_river import IN_A_CORNER

GARDEN_GAMES = (
    "base+abbot+river",
    "base+abbot+anniversary",
    "base+abbot+conquest",
    "base+abbot+river+conquest",
    "base+abbot+inns+traders+ghosts",
    "base+abbot+goldmines+flier+crops+mage",
)
SMALL: dict[str, bool | int] = {"small_cities": 2}


@rule("HOUSE-1", "BASE-38")
@pytest.mark.parametrize(("options", "points"), [({}, 4), ({"small_cities": 4}, 4), (SMALL, 2)])
def test_a_completed_city_of_two_tiles_is_worth_one_for_each(
    draw: Drawer, options: dict[str, bool | int], points: int
) -> None:
    board = draw("*", options=options)
    board.place("red", "E", at=(0, -1), rotation=180, figure="city")
    board.expect_scores(red=points)
    (line,) = board.table.lines()
    assert line.reason == ("small-city" if points == 2 else "city")


@rule("HOUSE-1")
def test_three_tiles_are_no_small_city(draw: Drawer) -> None:
    board = draw(
        """
        M180:a  .
        *       .
        """,
        options=SMALL,
        a="red city",
        to_move="blue",
    )
    board.place("blue", "E", at=(1, -1), rotation=270)
    board.expect_scores(red=8)


@rule("HOUSE-1", "BASE-41")
def test_an_open_city_of_two_tiles_is_counted_at_the_end_as_always(draw: Drawer) -> None:
    board = draw("*", options={**SMALL, "draws": 1})
    board.place("red", "M", at=(0, -1), rotation=180, figure="city")
    assert board.table.step == "over"
    board.expect_scores(red=3)


@rule("HOUSE-1", "FLD-04")
def test_a_small_city_feeds_a_field_like_any_other(draw: Drawer) -> None:
    board = draw("*", fields=True, options={**SMALL, "draws": 1})
    board.place("red", "E", at=(0, -1), rotation=180, figure="field")
    board.expect_scores(red=3)


def with_two_tiles(draw: Drawer, rules: str = "base", **more: int) -> Board:
    return draw("*", rules=rules, options={"hand": 2, **more})


def does(board: Board, *texts: str) -> None:
    for text in texts:
        board.does(text)


@rule("HOUSE-2")
def test_two_tiles_are_drawn_one_is_chosen_and_the_other_one_kept(draw: Drawer) -> None:
    board = with_two_tiles(draw)
    does(board, "draw U", "draw B")
    assert (board.table.step, board.turn_of()) == ("hand", "red")
    assert board.table.legal() == {"play U", "play B"}
    does(board, "play B", "place B 0,1 0", "pass")
    assert board.turn_of() == "blue"
    does(board, "draw V", "draw W", "play W", "place W 1,0 0", "pass")
    assert board.turn_of() == "red"
    does(board, "draw L")
    assert board.table.legal() == {"play U", "play L"}, "red kept the straight road"


@rule("HOUSE-2")
def test_two_tiles_that_are_alike_leave_no_choice(draw: Drawer) -> None:
    board = with_two_tiles(draw)
    does(board, "draw U", "draw U")
    assert board.table.step == "place"


@rule("HOUSE-2")
def test_a_kept_tile_that_fits_nowhere_is_not_asked_about_and_stays_kept(draw: Drawer) -> None:
    """The only open city is closed before red could play his cathedral of four sides."""
    board = with_two_tiles(draw)
    does(board, "draw C", "draw U", "play U", "place U 1,0 0", "pass")
    does(board, "draw E", "draw B", "play E", "place E 0,-1 180", "pass")
    does(board, "draw V")
    assert board.table.step == "place"
    assert all(text.startswith("place V ") for text in board.table.legal())
    assert board.table.discarded() == []
    does(board, "place V 2,0 0", "pass", "draw H", "play H", "place H 0,1 90", "pass", "draw K")
    assert board.table.legal() == {"play C", "play K"}, "there is an open city again"


@rule("HOUSE-2", "BASE-14")
def test_a_drawn_tile_that_fits_nowhere_goes_to_the_box_and_another_one_is_drawn(draw: Drawer) -> None:
    board = with_two_tiles(draw)
    does(board, "draw V", "draw E", "play E", "place E 0,-1 180", "pass")
    does(board, "draw C")
    assert (board.table.step, board.turn_of()) == ("draw", "blue")
    assert board.table.discarded() == ["C"]
    does(board, "draw U", "draw B")
    assert board.table.legal() == {"play U", "play B"}


@rule("HOUSE-2", "BASE-40")
def test_when_no_tile_is_left_the_kept_ones_are_played(draw: Drawer) -> None:
    board = with_two_tiles(draw, draws=4)
    does(board, "draw U", "draw B", "play B", "place B 0,1 0", "pass")
    does(board, "draw V", "draw L", "play L", "place L 1,0 0", "pass")
    assert (board.table.step, board.turn_of()) == ("place", "red")
    board.lays("U", (-1, 0))
    does(board, "pass")
    assert (board.table.step, board.turn_of()) == ("place", "blue")
    board.lays("V", (2, 0))
    does(board, "pass")
    assert board.table.step == "over"


@rule("HOUSE-2", "BASE-40")
def test_the_game_ends_for_want_of_a_tile_that_can_be_placed(draw: Drawer) -> None:
    board = with_two_tiles(draw, draws=4)
    does(board, "draw C", "draw U", "play U", "place U 1,0 0", "pass")
    does(board, "draw E", "draw B", "play E", "place E 0,-1 180", "pass")
    assert board.table.step == "over"
    assert board.table.discarded() == ["C"]


@rule("HOUSE-2")
@pytest.mark.parametrize("rules", ["base+river", "base+river20"])
def test_river_tiles_are_played_as_they_come(draw: Drawer, rules: str) -> None:
    board = with_two_tiles(draw, rules)
    while {text[5:7] for text in board.table.legal()} & {"RV", "AR"}:
        board.table.push(min(board.table.legal()))
        assert board.table.step in ("place", "draw")
        if board.table.step == "place":
            board.table.push(min(board.table.legal()))
        board.declines()
    does(board, "draw U", "draw B")
    assert board.table.legal() == {"play U", "play B"}


@rule("HOUSE-2")
def test_everybody_sees_what_is_kept(draw_engine: Drawer) -> None:
    board = with_two_tiles(draw_engine)
    game = game_of(board.table)
    assert game.shown_to(1)["kept"] == [None, None]
    does(board, "draw U", "draw B", "play B")
    assert game.shown_to(1)["kept"] == ["U", None]
    assert [event.as_dict() for event in game.events] == [{"event": "played", "seat": 0, "tile": "B"}]
    does(board, "place B 0,1 0", "pass", "draw V", "draw L", "play V")
    assert game.shown_to(None)["kept"] == ["U", "L"]
    assert [event.as_dict() for event in game.events] == [
        {"event": "kept", "seat": 1, "tile": "L"},
        {"event": "played", "seat": 1, "tile": "V"},
    ]
    assert "kept" not in Game("base").view_for(None)


@rule("HOUSE-3")
@pytest.mark.parametrize("river", ["river", "river20"])
def test_the_start_tile_can_play_on_as_a_land_tile(draw: Drawer, river: str) -> None:
    picture = """
        E180  s
        *     .
    """
    board = draw(picture, rules=f"base+{river}", options={"spare_start": True})
    board.place("red", "D-start", at=(-1, 0))
    board.expect_spots("city N", "road EW")
    assert "D-start" not in draw(picture, rules=f"base+{river}").offers("draw")


@rule("HOUSE-4")
def test_the_first_printing_has_no_gardens_and_the_same_72_tiles(draw: Drawer) -> None:
    board = draw("*", rules="base+abbot", options={"gardens": False})
    assert board.offers("draw") == set("ABCDEFGHIJKLMNOPQRSTUVWX")


@rule("HOUSE-4")
def test_every_garden_tile_is_replaced_by_its_twin(draw_engine: Drawer) -> None:
    with_gardens = game_of(draw_engine("*").table).left()
    without = game_of(draw_engine("*", options={"gardens": False}).table).left()
    letters: Counter[str] = Counter()
    for tile, number in with_gardens.items():
        letters[tile.removesuffix("-garden")] += number
    assert without == letters
    assert sum(without.values()) == 71


@rule("HOUSE-4")
def test_the_bend_of_the_river_has_no_garden_either(draw: Drawer) -> None:
    board = draw("*", rules="base+river+abbot", options={"gardens": False})
    assert "RV-bend-garden" not in board.offers("draw")
    board.place("red", "RV-bend", at=(1, 0))
    board.expect_spots()
    board.draws("blue", "RV-bend")  # the second of them


@rule("HOUSE-4")
@pytest.mark.parametrize(("tile", "version"), [("CQ-06", 1), ("CQ-14", 1), ("CQ-14-v2", 2)])
def test_tiles_of_the_siege_have_no_gardens(draw: Drawer, tile: str, version: int) -> None:
    board = draw("*", rules="base+abbot+fortress", options={"gardens": False, "conquest_version": version})
    assert {name for name in board.offers("draw") if name.startswith(tile)} == {f"{tile}-plain"}
    board.table.push(f"draw {tile}-plain")
    board.table.push(min(board.table.legal()))
    assert not any(text.startswith("abbot") for text in board.table.legal())
    assert board.table.step == "figure"


@rule("HOUSE-4")
@pytest.mark.parametrize("rules", GARDEN_GAMES)
def test_no_tile_of_any_box_has_a_garden(rules: str) -> None:
    plain, printed = (Game(rules, chance="manual", gardens=gardens) for gardens in (False, True))
    assert not [tile.id for tile in plain.engine.rules.tiles for part in tile.spec.segments if part.kind == "garden"]
    assert sum(plain.left().values()) == sum(printed.left().values())


@rule("HOUSE-4")
@pytest.mark.parametrize("rules", GARDEN_GAMES)
def test_a_record_made_before_keeps_the_gardens_of_its_time(rules: str) -> None:
    options = VERSIONS.recorded({"gardens": False}, module_names(rules))
    before = Game(rules, seed=7, **options)
    chance = Random(7)
    while not before.over:
        before.push(chance.choice(before.legal_actions()))
    record = before.record()
    old = msgspec.structs.replace(record.header, options={"gardens": False})  # as it was written then
    again = Game.replay(Record.loads(Record(old, record.entries, record.end).dumps()))
    assert again.hash() == before.hash()
    assert again.record().header.options["gardens_version"] == 1
    assert Game(rules, gardens=False).record().header.options["gardens_version"] == 2


@rule("HOUSE-4")
def test_a_position_made_before_keeps_the_gardens_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("base+river", chance="manual", gardens=False, gardens_version=1)
    game.push("draw RV-bend-garden")
    text = game.position()
    with monkeypatch.context() as before:  # as it was written then
        before.setattr(game.engine.rules, "options", {"gardens": False})
        old = game.position()
    assert Game.from_position(old).position() == text
    by_hand = 'position/1 base+river options={"gardens":false} hand='
    assert Game.from_position(f"{by_hand}RV-bend").decision is not None
    with pytest.raises(PositionError, match="RV-bend-garden"):  # made by hand, it means what is played today
        Game.from_position(f"{by_hand}RV-bend-garden")


@rule("HOUSE-5")
def test_a_strict_river_has_no_exception(draw: Drawer) -> None:
    board = draw(IN_A_CORNER, rules="base+river", options={"strict_river": True})
    board.table.push("draw RV-city2")
    assert board.table.discarded() == ["RV-city2"]
    board.draws("red", "RV-bend-garden")
    assert board.placements() == {((-1, 2), 0)}


@rule("HOUSE-6")
def test_a_short_game_ends_after_so_many_draws(draw: Drawer) -> None:
    board = draw("*", options={"draws": 2})
    board.place("red", "U", at=(1, 0), figure="road")
    board.place("blue", "B", at=(0, 1), figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=2)


@rule("HOUSE-6", "BASE-14")
def test_a_tile_that_fitted_nowhere_was_drawn_too(draw: Drawer) -> None:
    board = draw("*", options={"draws": 2})
    board.place("red", "E", at=(0, -1), rotation=180, figure="none")
    board.table.push("draw C")
    assert board.table.discarded() == ["C"]
    assert board.table.step == "over"


@rule("HOUSE-7", "BASE-02")
def test_one_can_practise_alone(draw: Drawer) -> None:
    board = draw("*", players=1, options={"solo": True})
    board.place("red", "U", at=(1, 0), figure="road")
    board.place("red", "W", at=(2, 0), figure="none")
    board.place("red", "A", at=(-1, 0), rotation=270)
    board.expect_scores()
    board.expect_spots("monastery I")
    board.put("monastery")
    board.expect_scores(red=4)


@rule("HOUSE-8")
@pytest.mark.parametrize(("box", "figure"), [("inns", "large"), ("traders", "builder")])
def test_the_tiles_of_a_box_stay_in_the_box(draw: Drawer, box: str, figure: str) -> None:
    board = draw("*", rules=f"base+{box}", options={f"{box}_land": False})
    assert not [tile for tile in board.offers("draw") if tile.startswith(("IN-", "TB-"))]
    assert board.table.supply(figure)[0] == 1
