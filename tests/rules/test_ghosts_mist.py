"""Mist that thickens and disperses, and whom its ghosts frighten: GHO-10 to GHO-21, GHO-70, GHO-71."""

import pytest

from tests.rules.ghost_boards import GhostBoard, GhostDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule

RED_AND_BLUE = """
    .  through:b  .
    *  ~          straight90:a
    ~  ~          .
"""
TWO_EACH = """
    .  through:a  .           .             .
    *  ~          straight90  straight90:b  .
    ~  ~          .           plain         straight:c
    .  .          .           stop:d        .
"""


def red_and_blue(ghosts: GhostDrawer) -> GhostBoard:
    return ghosts(RED_AND_BLUE, a="red road", b="blue city")


def two_each(ghosts: GhostDrawer) -> GhostBoard:
    """(2,1), between the start tile's mist and a clear tile, is free."""
    return ghosts(TWO_EACH, a="red city", b="blue road", c="red road", d="blue road")


@rule("GHO-10")
@pytest.mark.parametrize("tile", ["fog1", "strait", "sea1"])
def test_mist_does_not_matter_for_where_a_tile_goes(ghosts: GhostDrawer, tile: str) -> None:
    board = ghosts("*  ~  .\n~  ~  plain")
    board.draws("red", tile)
    turns = {"fog1": {0, 90, 180, 270}, "strait": {0, 90}, "sea1": {0}}[tile]
    for cell in ((-1, 0), (3, 1), (2, 2)):
        assert {rotation for at, rotation in board.placements() if at == cell} == turns


@rule("GHO-11")
@pytest.mark.parametrize("tile", ["fog1", "fog3"])
def test_symbols_mean_nothing(ghosts: GhostDrawer, tile: str) -> None:
    board = red_and_blue(ghosts)
    board.turn(tile, at=(2, 1), rotation=90)
    board.expect_ghosts({"blue city 1,-1 NS": 1})


@rule("GHO-12")
def test_mist_laid_at_mist_frightens_an_opponent_of_ones_choice(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .  through:b  .       .
        *  ~          stop90  stop:c
        ~  ~          .       .
        """,
        players=3,
        b="blue city",
        c="green road",
    )
    board.place("red", "fog1", at=(2, 1), rotation=90)
    board.expect_question("thicken", "blue city 1,-1 NS", "green road 3,0 S")
    assert board.turn_of() == "red"
    board.spooks("green road 3,0 S")
    board.expect_ghosts({"green road 3,0 S": 1})


@rule("GHO-12")
def test_it_does_not_matter_whether_the_mist_can_be_closed(ghosts: GhostDrawer) -> None:
    """A clear tile lies in the south of the start tile's mist; the mist of the other tile is closed by this one."""
    board = ghosts(
        """
        .  .          .             .
        .  through:b  fog1/180      plain
        *  ~          straight90:a  .
        ~  ~          .             .
        .  stop180    .             .
        """,
        a="red road",
        b="blue city",
        to_move="blue",
    )
    board.turn("fog1", at=(2, 1), rotation=90)
    board.expect_ghosts({"red road 2,0 EW": 1})
    board.turn("fog1", at=(2, -2))
    board.expect_ghosts({"red road 2,0 EW": 1, "blue city 1,-1 NS": 1})


@rule("GHO-13")
@pytest.mark.parametrize(("cell", "tile"), [((3, -1), "fog1"), ((-1, 0), "plain")])
def test_a_misty_side_at_a_clear_one_frightens_an_own_figure_of_ones_choice(
    ghosts: GhostDrawer, cell: tuple[int, int], tile: str
) -> None:
    """The misty side may be that of the new tile or that of the old one."""
    board = two_each(ghosts)
    board.place("red", tile, at=cell)
    board.expect_question("disperse", "red city 1,-1 NS", "red road 4,1 NS")
    board.spooks("red road 4,1 NS")
    board.expect_ghosts({"red road 4,1 NS": 1})


@rule("GHO-15")
def test_clear_sides_and_empty_space_do_nothing(ghosts: GhostDrawer) -> None:
    board = two_each(ghosts)
    board.turn("fog1", at=(3, -1), rotation=180)
    board.turn("plain", at=(2, -1))
    board.turn("fog1", at=(2, -2), rotation=270)
    board.expect_ghosts()


@rule("GHO-14")
def test_two_misty_sides_at_mist_frighten_one_opponent_once(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .  .          plain     fog1
        .  through:b  fog1/270  .
        *  ~          stop90    .
        ~  ~          .         .
        """,
        b="blue city",
    )
    board.turn("sea1", at=(3, -1))
    board.expect_ghosts({"blue city 1,-1 NS": 1})


@rule("GHO-16")
def test_without_an_own_figure_mist_disperses_for_nothing(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  straight90:a\n~  ~  .", a="red road", to_move="blue")
    board.place("blue", "stop", at=(0, -1))
    board.expect_quiet()
    board.expect_ghosts()
    board.expect_spots("road S")


@rule("GHO-16", "GHO-05")
def test_an_empty_bank_frightens_nobody(ghosts: GhostDrawer) -> None:
    """Ten figures stand on roads in the west; fifteen ghosts come to them from the mist in the east."""
    board = ghosts(
        "*  ~" + "  ." * 17 + "\n~  ~  plain" + "  fog1/180" * 16, tiles=tile_set(straight=10, fog1=16), to_move="red"
    )
    for number in range(10):
        board.turn("straight", at=(-1 - number, 0), figure="road")
    for number in range(15):
        board.expect_bank(15 - number)
        board.turn("plain", at=(3 + number, 0))
        board.spooks_the_calmest()
    haunted = board.ghosts()
    assert sum(haunted.values()) == 15
    board.turn("plain", at=(18, 0))
    board.expect_quiet()
    assert board.ghosts() == haunted


@rule("GHO-17", "GHO-12")
def test_three_ghosts_drive_an_opponent_away(ghosts: GhostDrawer) -> None:
    board = red_and_blue(ghosts)
    board.turn("fog1", at=(2, 1), rotation=90)
    board.turn("plain", at=(2, -1))
    board.turn("fog1", at=(-1, 0), rotation=270)
    board.turn("plain", at=(3, -1))
    board.expect_ghosts({"blue city 1,-1 NS": 2})
    board.turn("mist-stop", at=(1, 2), rotation=180)
    board.expect_ghosts()
    board.expect_figures("red road 2,0 EW")
    board.expect_supply(red=4)
    board.expect_scores()


@rule("GHO-18", "GHO-17")
def test_an_abbot_just_driven_off_may_be_put_down_again(ghosts: GhostDrawer) -> None:
    board = ghosts(".  E-garden180:a\n*  ~\n~  ~", rules="base+abbot+ghosts", a="red abbot garden", to_move="blue")
    board.turn("plain", at=(2, -1))
    board.turn("plain", at=(2, 1))
    board.turn("plain", at=(3, -1))
    board.turn("stop", at=(0, -1))
    board.turn("plain", at=(4, -1))
    board.expect_ghosts({"red abbot garden 1,-1 I": 2})
    board.place("red", "B", at=(-1, 0))
    board.expect_figures()
    board.expect_spots("monastery I", "abbot monastery I")
    board.put("abbot monastery")
    board.expect_figures("red abbot monastery -1,0 I")
    board.expect_ghosts()
    board.expect_scores()


@rule("GHO-18")
def test_the_figure_put_down_in_a_turn_is_safe_in_it(ghosts: GhostDrawer) -> None:
    board = ghosts()
    board.turn("B", at=(-1, 0), figure="monastery")
    board.expect_figures("red monastery -1,0 I")
    board.expect_ghosts()


@rule("GHO-19", "GHO-71", "GHO-70")
def test_ghosts_come_to_meeples_and_abbots_and_to_no_guard(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .      .        .  E-garden180:a  stop180:c
        .      .        *  ~              straight90:b
        plain  stop270  ~  ~              .
        """,
        rules="base+abbot+ghosts",
        a="red abbot garden",
        b="red road",
        c="red guard road",
        to_move="blue",
    )
    board.strolls(1)
    board.place("red", "plain", at=(-1, 0))
    board.expect_question("disperse", "red abbot garden 1,-1 I", "red road 2,0 EW")
    board.spooks("red abbot garden 1,-1 I")
    board.expect_ghosts({"red abbot garden 1,-1 I": 1})


@rule("GHO-19")
def test_a_guard_goes_wherever_a_meeple_goes_and_comes_back(ghosts: GhostDrawer) -> None:
    board = ghosts(fields=True)
    board.place("red", "stop", at=(2, 0), rotation=90)
    board.expect_spots("road W", "field 01234567")
    board.put("guard road")
    board.expect_scores(red=2)
    board.expect_guards()
    board.place("blue", "B", at=(3, 0), figure="guard monastery")
    board.expect_guards(blue=1)
    board.expect_supply()


@rule("GHO-20", "GHO-61")
@pytest.mark.parametrize(
    ("tile", "rotation", "spots"),
    [
        ("fog1", 0, ["field 012367"]),
        ("fog1", 270, ["field 014567"]),
        ("mist-road", 90, []),
        ("sea1", 0, []),
        ("twins", 90, ["field 01", "field 45"]),
    ],
)
def test_nobody_is_put_into_a_misty_field_part(ghosts: GhostDrawer, tile: str, rotation: int, spots: list[str]) -> None:
    board = ghosts("*  ~  stop90  plain\n~  ~  .       .", fields=True)
    if tile == "mist-road":
        board.place("red", tile, at=(-1, 1), rotation=rotation)
        board.expect_spots("road EW", "field 01", "field 45")
    else:
        board.place("red", tile, at=(4, 0), rotation=rotation)
        board.expect_spots(*spots)


@rule("GHO-21", "GHO-30")
def test_each_figure_has_ghosts_of_its_own_and_they_are_added_up_when_scored(ghosts: GhostDrawer) -> None:
    """Three ghosts beside two figures of one road drive nobody away; the road is worth 4, the stop in the west 2."""
    board = ghosts(
        """
        .  through  plain         plain  plain
        *  ~        straight90:a  .      stop90:b
        ~  ~        .             .      .
        """,
        a="red road",
        b="red road",
        to_move="blue",
    )
    board.strolls(1)
    board.turn("stop", at=(-1, 1), rotation=270, figure="road E")
    board.strolls(1)
    for cell, tile, rotation, whom in (
        ((-1, 0), "plain", 0, "red road 2,0 EW"),
        ((0, -1), "stop", 0, "red road 2,0 EW"),
        ((1, 2), "stop", 180, "red road 4,0 W"),
    ):
        board.turn(tile, at=cell, rotation=rotation)
        board.spooks(whom)
        board.strolls(1)
    board.expect_ghosts({"red road 2,0 EW": 2, "red road 4,0 W": 1})
    board.turn("straight", at=(3, 0), rotation=90)
    told = [(line.reason, line.points) for line in board.table.lines()]
    assert told == [("road", 2), ("road", 4), ("ghosts", -6)]
    board.expect_scores(red=0)
    board.expect_ghosts()
