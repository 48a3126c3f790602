"""What is on the table before the first turn: BASE-01 to BASE-05 and the track, BASE-50."""

from collections import Counter

import pytest

from bastide import Game, RulesetError
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

BOX = "AABBBBCDDDDEEEEEFFGHHHIIJJJKKKLLLMMNNNOOPPPQRRRSSTUUUUUUUUVVVVVVVVVWWWWX"
"""Letters of the 72 land tiles, with the start tile D."""


def letters(left: dict[str, int]) -> Counter[str]:
    return Counter({letter: sum(n for name, n in left.items() if name[0] == letter) for letter in set(BOX)})


@rule("BASE-01", "BASE-03")
def test_the_72_land_tiles_are_the_start_tile_on_the_table_and_71_in_the_bag() -> None:
    game = Game("base", chance="manual")
    assert letters(game.left()) + Counter("D") == Counter(BOX)
    assert sum(game.left().values()) == 71
    on_the_table = game.view_for(None)["tiles"]
    assert on_the_table == [{"x": 0, "y": 0, "tile": "D-start", "rotation": 0, "seat": None}]


@rule("BASE-01")
def test_gardens_stand_on_one_tile_each_of_eight_letters() -> None:
    gardens = {name: n for name, n in Game("base", chance="manual").left().items() if "garden" in name}
    assert gardens == {f"{letter}-garden": 1 for letter in "EHIMNRUV"}


@rule("BASE-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_begin_with_seven_meeples_and_no_points(draw: Drawer, players: int) -> None:
    board = draw("*", players=players)
    assert board.table.supply() == [7] * players
    assert board.table.scores() == [0] * players


@rule("BASE-02")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_nobody_plays_alone_or_with_six(players: int) -> None:
    with pytest.raises(RulesetError, match="BASE-02"):
        Game("base", players=players)


def first_draw(seed: int) -> str:
    decision = Game("base", seed=seed).decision
    assert decision is not None
    return str(decision.tile)


@rule("BASE-03")
def test_every_tile_of_the_bag_has_its_share_of_first_draws() -> None:
    drawn = Counter(first_draw(seed) for seed in range(1065))
    assert set(drawn) == set(Game("base", chance="manual").left()), "every type may come first"
    assert 90 <= drawn["V"] <= 150, "8 of 71 tiles, 120 expected"
    assert 5 <= drawn["C"] <= 30, "1 of 71 tiles, 15 expected"


@rule("BASE-03")
def test_the_same_seed_draws_the_same_tiles() -> None:
    games = [Game("base", seed=8), Game("base", seed=8), Game("base", seed=9)]
    for game in games:
        while not game.over:
            game.push(game.legal_actions()[0])
    draws = [[action.tile for action in game.actions if action.kind == "draw"] for game in games]
    assert draws[0] == draws[1]
    assert draws[0] != draws[2]


@rule("BASE-03", "BASE-40")
def test_a_whole_game_draws_every_tile_of_the_bag_once() -> None:
    game = Game("base", seed=3)
    bag = Game("base", chance="manual").left()
    while not game.over:
        game.push(game.legal_actions()[0])
    assert Counter(action.tile for action in game.actions if action.kind == "draw") == bag
    assert game.left() == {}


@rule("BASE-04")
@pytest.mark.parametrize(("players", "starter"), [(2, 0), (2, 1), (5, 3)])
def test_the_starter_is_chosen_and_the_turn_passes_in_the_order_of_seats(players: int, starter: int) -> None:
    game = Game("base", players=players, starter=starter, seed=5)
    seats = []
    while not game.over:
        assert game.decision is not None
        if game.decision.step == "place":
            seats.append(game.decision.seat)
        game.push(game.legal_actions()[-1])
    assert seats == [(starter + turn) % players for turn in range(len(seats))]
    assert len(seats) > 60


@rule("BASE-04")
@pytest.mark.parametrize("starter", [-1, 2])
def test_only_somebody_at_the_table_can_start(starter: int) -> None:
    with pytest.raises(RulesetError, match="BASE-04"):
        Game("base", players=2, starter=starter)


@rule("BASE-05")
def test_fields_are_played_only_when_they_are_switched_on(draw: Drawer) -> None:
    for fields, expected in ((False, {"road EW"}), (True, {"road EW", "field 0127", "field 3456"})):
        board = draw("*", fields=fields)
        board.place("red", "U-garden", at=(0, 1))
        board.expect_spots(*expected)


@rule("BASE-05")
def test_without_their_modules_there_is_no_river_no_abbot_and_no_garden(draw_engine: Drawer) -> None:
    board = draw_engine("*", fields=True)
    game = game_of(board.table)
    assert game.view_for(0)["supply"] == [{"meeple": 7}, {"meeple": 7}]
    board.place("red", "E-garden", at=(0, 1), rotation=180)
    board.expect_spots("city S", "field 012367")


@rule("BASE-05")
@pytest.mark.parametrize("text", ["", "chess", "base+chess", "fields", "base+base", "base+fields+fields"])
def test_rules_that_cannot_be_played_are_refused(text: str) -> None:
    with pytest.raises(RulesetError):
        Game(text)


@rule("BASE-50", "BASE-10")
@pytest.mark.parametrize("rules", ["base", "base+fields"])
def test_points_are_marked_the_moment_a_line_explains_them(rules: str) -> None:
    game = Game(rules, players=3, seed=11)
    while not game.over:
        game.push(game.legal_actions()[0])
        explained = [0, 0, 0]
        for line in game.explain():
            for seat in line.seats:
                explained[seat] += line.points
        assert explained == game.scores
    assert sum(game.scores) > 0
