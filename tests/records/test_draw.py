"""A board as text."""

from bastide import Game
from bastide.records.draw import all_tiles, describe_board, draw_board, terrain_at_sides

ACTIONS = ["draw U", "place U 1,0 0", "meeple road 1,0 EW", "draw E", "place E 0,-1 180", "meeple city 0,-1 S"]

DRAWING = """\
           x=0         x=1
      +-----------+
      |     .     |
 y=-1 |.    E    .|
      |     C     |
      +-----------+-----------+
      |     C     |     .     |
  y=0 |R D-start R|R    U    R|
      |     .     |0h   .     |
      +-----------+-----------+
"""


def game_after(actions: list[str]) -> Game:
    game = Game("base+fields", players=2, chance="manual")
    for action in actions:
        game.push(action)
    return game


def test_the_drawing() -> None:
    """The city is closed at once, so its knight has gone home (BASE-24)."""
    assert draw_board(game_after(ACTIONS).view_for(None)) == DRAWING


def test_the_sentences() -> None:
    lines = describe_board(game_after(ACTIONS).view_for(None))
    assert lines == [
        "0,-1: E turned 180 degrees: north field, east field, south city, west field.",
        "0,0: D-start: north city, east road, south field, west road.",
        "1,0: U: north field, east road, south field, west road. Seat 0 has a highwayman here (road EW).",
        "Seat 0: 0 points, in supply 6 meeple.",
        "Seat 1: 4 points, in supply 7 meeple.",
        "Tiles left in the bag: 69.",
    ]


def test_discarded_tiles_are_named() -> None:
    view = {**game_after(ACTIONS).view_for(None), "discarded": ["C", "X"]}
    assert describe_board(view)[-1] == "Laid aside because they fitted nowhere: C, X."


def test_every_tile_fits_into_its_box() -> None:
    """Whatever lies there, boxes are equally wide and show the four sides of the tile as turned."""
    for number, (tile, spec) in enumerate(sorted(all_tiles().items())):
        rotation = 90 * (number % 4)
        figures = [{"seat": 4, "role": "farmer", "x": 0, "y": 0}] * 3
        placed = {"tile": tile, "x": 0, "y": 0, "rotation": rotation}
        drawing = draw_board({"tiles": [placed], "figures": figures}).splitlines()
        north, east, south, west = terrain_at_sides(spec, rotation)
        _, wall, top, middle, bottom, _ = drawing
        assert {len(line) for line in drawing[1:]} == {len(wall)}
        assert (top[12], middle[-2], middle[7]) == (north, east, west)
        assert south in bottom
        assert "4f 4f 4f" in bottom
        assert tile[:9] in middle


def test_a_piece_of_two_cells_is_drawn_cell_by_cell() -> None:
    """The river enters the fork in the west and leaves it north and south in its eastern cell; a city is beyond."""
    game = Game("base+river20", players=2, chance="manual", river20_version=1)
    game.push("draw AR-fork")
    game.push("place AR-fork 1,0 0")
    boxes = draw_board(game.view_for(None)).splitlines()[2:5]
    assert [line[18:].split("|")[1:3] for line in boxes] == [
        ["     .     ", "     ~     "],
        ["~ AR-fork ~", "~AR-fork~1C"],
        ["     .     ", "     ~     "],
    ]
    assert "2,0: AR-fork~1: north river, east city, south river, west river." in describe_board(game.view_for(None))


def test_arrows_are_drawn_and_told_as_they_lie() -> None:
    game = Game("base+arrows", players=2, chance="manual")
    game.push("draw AN-A")
    game.push("place AN-A 0,-1 270")
    assert "|C AN-A >  .|" in draw_board(game.view_for(None))
    sentence = describe_board(game.view_for(None))[0]
    assert sentence.endswith("Its arrow points east: reinforce.")


def test_monasteries_gardens_abbots_and_kept_tiles_are_told() -> None:
    game = Game("base+abbot", players=2, chance="manual", hand=2)
    for action in ("draw B", "draw E", "play B", "place B 0,1 0", "abbot monastery 0,1 I"):
        game.push(action)
    lines = describe_board(game.view_for(None))
    assert lines[1] == (
        "0,1: B: north field, east field, south field, west field, a monastery. Seat 0 has an abbot here (monastery I)."
    )
    assert lines[2:4] == ["Seat 0: 0 points, in supply 7 meeple, 0 abbot, keeps E.", lines[3]]
    assert lines[3] == "Seat 1: 0 points, in supply 7 meeple, 1 abbot."


def test_an_empty_table() -> None:
    assert "no tile" in draw_board({"tiles": [], "figures": []})


def test_mist_and_ghosts_are_drawn_and_told() -> None:
    view = Game("mists", players=2, level=3, chance="manual").view_for(None)
    assert "|mMS-start .|.MS-start~R|\n" in draw_board(view)
    assert "|g2   .     |" in draw_board(view)
    lines = describe_board(view)
    assert lines[0] == "0,0: MS-start: north misty road, east field, south field, west misty field. Ghosts: 2."
    assert {"Tiles left in the piles: 20, 20, 20.", "Ghosts in the bank: 12 of 15."} <= set(lines)
    assert "Hound at 15 points: waiting." in lines
    assert lines.count("Open mist, ghosts on it: 2.") == 1


def test_a_tile_that_lies_face_down_shows_nothing() -> None:
    view = {
        "tiles": [{"tile": "face-down", "x": 2, "y": 1, "rotation": 0}],
        "figures": [],
        "scores": [],
        "discarded": [],
    }
    assert "|?face-down?|" in draw_board(view)
    assert describe_board({**view, "left": {"total": 1}})[0] == "2,1: a tile lies face down."
