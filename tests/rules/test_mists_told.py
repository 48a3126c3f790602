"""What the mists tell: events and lines of points, for the log, the table and the command line."""

from typing import Any

from tests.rules.mist_boards import MistBoard, MistDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule
from tests.rules.tables import game_of

CEMETERY = "*  ~  stop90\n~  ~  cemetery"
EARLY = {"target": 100, "piles": 3, "hounds": [3, 40]}


def told(board: MistBoard, kind: str) -> list[dict[str, Any]]:
    """The events of this kind since the last push, without the kind."""
    events = [event.as_dict() for event in game_of(board.table).events]
    return [{name: value for name, value in one.items() if name != "event"} for one in events if one["event"] == kind]


@rule("MIST-40", "MIST-44")
def test_ghosts_that_come(mists_engine: MistDrawer) -> None:
    board = mists_engine(CEMETERY, level=2)
    board.place("red", "fog2", at=(-1, 0))
    assert told(board, "ghosts") == [
        {"x": -1, "y": 0, "feature": "mist", "at": "S", "n": 2, "by": "mist"},
        {"x": 2, "y": 1, "feature": "cemetery", "at": "I", "n": 1, "by": "cemetery"},
    ]


@rule("MIST-52")
def test_ghosts_of_a_haunting(mists_engine: MistDrawer) -> None:
    board = mists_engine("*  ~  stop90\n~  ~  .", level=5)
    board.place(board.turn_of(), "cemetery", at=(2, 1))
    assert told(board, "ghosts") == [{"x": 1, "y": 1, "feature": "mist", "at": "ES", "n": 1, "by": "haunted"}]


@rule("MIST-23")
def test_mist_that_is_closed(mists_engine: MistDrawer) -> None:
    board = mists_engine("*  ~  .\n~  ~  fog3/90")
    board.draws(board.turn_of(), "mist-stop")
    board.lays("mist-stop", (1, 2), 180)
    (closed,) = told(board, "mist-closed")
    assert sorted(map(tuple, closed["cells"])) == [(1, 1), (1, 2), (2, 1)]
    assert closed["ghosts"] == 3


@rule("MIST-31")
def test_a_burial(mists_engine: MistDrawer) -> None:
    board = mists_engine(CEMETERY, level=2, to_move="blue")
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("plain", at=(3, 1))
    board.place("blue", "plain", at=(2, 2))
    (buried,) = told(board, "buried")
    assert (buried["seat"], buried["x"], buried["y"], buried["ghosts"]) == (1, 2, 1, 0)
    assert buried["figure"].startswith("1.guard")
    assert board.cemetery((2, 1))["buried"] == buried["figure"]


@rule("MIST-75")
def test_ghosts_that_leave(mists_engine: MistDrawer) -> None:
    board = mists_engine()
    board.turn("stop", at=(2, 0), rotation=90, figure="road")
    board.does("banish 2 mist 0,0 NW")
    assert told(board, "banished") == [{"seat": 0, "x": 0, "y": 0, "feature": "mist", "at": "NW", "n": 2}]
    assert told(board, "scored") == []


@rule("MIST-90", "MIST-91")
def test_a_hound_and_its_pile(mists_engine: MistDrawer) -> None:
    board = mists_engine("*  ~  straight90:a\n~  ~  .", own_level=EARLY, a="red road", to_move="blue")
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    (hound,) = told(board, "hound")
    assert (hound["number"], hound["seat"], hound["x"], hound["y"]) == (1, 0, 2, 0)
    assert hound["figure"] == board.mists["hounds"][0]["figure"]
    assert [pile["left"] for pile in told(board, "pile")] == [38]


@rule("MIST-92")
def test_a_hound_that_is_lost(mists_engine: MistDrawer) -> None:
    board = mists_engine(own_level=EARLY)
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    assert told(board, "hound-lost") == [{"number": 1}]
    assert told(board, "hound") == []


@rule("MIST-93")
def test_a_hound_that_leaves_and_its_points(mists_engine: MistDrawer) -> None:
    board = mists_engine("*  ~  straight90:a\n~  ~  .", own_level=EARLY, a="red road", to_move="blue")
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    board.does("pass")
    board.turn("stop", at=(3, 0), rotation=90)
    board.does("take points")
    assert told(board, "hound-gone") == [{"number": 1}]
    road, hound = (scored["line"] for scored in told(board, "scored"))
    assert (road["reason"], road["points"], road["seats"]) == ("road", 3, [0, 1])
    assert (hound["reason"], hound["rule"], hound["count"], hound["points"]) == ("hound", "MIST-93", 3, 3)


@rule("MIST-73")
def test_the_line_of_a_castle(mists_engine: MistDrawer) -> None:
    board = mists_engine(
        """
        *  ~         stop90    fog1/180
        ~  ~         castle:a  fog1/270
        .  stop/180  plain     .
        """,
        level=2,
        a="red castle",
    )
    board.turn("plain", at=(3, 2))
    board.does("take points")
    (line,) = game_of(board.table).explain()
    assert (line.reason, line.feature, line.rule, line.count, line.points) == ("castle", "castle", "MIST-73", 3, 6)


@rule("MIST-100")
def test_a_tile_that_is_laid_face_down(mists_engine: MistDrawer) -> None:
    board = mists_engine("*  ~  stop90\n~  ~  .", level=5, to_move="red")
    board.turn("cemetery", at=(2, 1))
    board.covers((3, 1))
    assert told(board, "hidden") == [{"seat": 0, "x": 3, "y": 1}]


@rule("MIST-82", "MIST-81", "MIST-97")
def test_defeats_say_why(mists_engine: MistDrawer) -> None:
    board = mists_engine(own_level={"target": 50, "ghosts": 3})
    board.turn("fog1", at=(-1, 0))
    assert told(board, "defeat") == [{"reason": "no-ghosts"}]
    board = mists_engine(level=3, tiles=tile_set())
    board.strolls(20)
    assert told(board, "defeat") == [{"reason": "hound-late"}]


@rule("MIST-80")
def test_a_victory_is_told_when_the_guards_are_home(mists_engine: MistDrawer) -> None:
    board = mists_engine(own_level={"target": 4})
    board.turn("cap", at=(0, 2), figure="city")
    board.does("take points")
    kinds = [event.kind for event in game_of(board.table).events]
    assert kinds == ["scored", "returned", "victory", "over"]
