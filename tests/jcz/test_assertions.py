"""Each kind of assertion, true and untrue."""

import pytest

from .files import Script, failures, jcz

TURN = Script().place("BA/C", 0, -1, 180).deploy("City", "S").commit()
"""Ada has closed the start city for 4 points; Ben is to lay the next tile."""
EMPTY = Script().place("BA/L", 0, 1).deploy("Field", "NL.NR.EL.ER.SL.SR.WL.WR").commit()


@pytest.mark.parametrize(
    ("true", "untrue"),
    [
        ("Ada has 4 points", "Ada has 3 points"),
        ("Ada has 4 points.", "Ben has 4 points."),
        ("Ben has 0 points", "Ben has 1 point"),
        ("Ada scored city for 4 points", "Ada scored city for 2 points"),
        ("Ada scored city for 4 points.", "Ben scored city for 4 points"),
        ("Phase is TilePhase", "Phase is ActionPhase"),
        ("phase is TilePhase", "phase is GameOverPhase"),
        ("Player can't pass", "Player can pass"),
        ("Available action TilePlacement for BA/L", "Available action TilePlacement for BA/LR"),
        ("Available action TilePlacement", "Available action Meeple"),
        ("Undo is not allowed", "Undo is allowed"),
        (
            "TilePlacement BA/L options: [-1,-1] - [0,90,180,270]; [0,1] - [0,90,180,270]; [0,-2] - [0,90,180,270];"
            " [1,-1] - [0,90,180,270]",
            "TilePlacement BA/L options: [-1,-1] - [0,90,180,270]; [0,1] - [0,90,180,270]",
        ),
    ],
)
def test_where_a_tile_is_to_be_laid(true: str, untrue: str) -> None:
    file = jcz(TURN.messages, draws=["BA/C", "BA/L"])
    assert failures(file, true, untrue) == [untrue]


@pytest.mark.parametrize(
    ("true", "untrue"),
    [
        ("Phase is ActionPhase", "Phase is CommitActionPhase"),
        ("Player can pass", "Player can't pass"),
        ("Undo is allowed", "Undo is not allowed"),
        ("Ada has 0 points", "Ada scored city for 4 points"),
        ("Available action Meeple for SmallFollower", "Available action Meeple for BigFollower"),
        ("Available action Meeple for Abbot", "Available action ReturnMeeple for ABBOT_RETURN"),
        ("Meeple Abbot options: {Garden,I,[0,-1]}", "Meeple Abbot options: {Monastery,I,[0,-1]}"),
        (
            "Meeple SmallFollower options: {Field,NL.NR.EL.ER.WL.WR,[0,-1]}; {City,S,[0,-1]}.",
            "Meeple SmallFollower options: {City,S,[0,-1]}",
        ),
        (
            "Meeple SmallFollower options: {City, S, [0, -1]}; {Field, WR.NL.NR.EL.ER.WL, [0, -1]}",
            "Meeple SmallFollower options: {City,S,[0,-1]}; {Field,NL.NR.EL.ER.WL.WR,[0,-1]}; {Garden,I,[0,-1]}",
        ),
    ],
)
def test_where_a_meeple_may_be_put(true: str, untrue: str) -> None:
    file = Script().place("BA/CG", 0, -1, 180).file(abbot=True)
    assert failures(file, true, untrue) == [untrue]


@pytest.mark.parametrize(
    ("true", "untrue"),
    [
        ("Available action ReturnMeeple for ABBOT_RETURN", "Available action ReturnMeeple for PRINCESS"),
        (
            "ReturnMeeple ABBOT_RETURN options: {0.abbot.1,Garden,I,[1,0]}",
            "ReturnMeeple ABBOT_RETURN options: {1.abbot.1,Garden,I,[1,0]}",
        ),
        ("Player can pass", "ReturnMeeple FESTIVAL options: {0.abbot.1,Garden,I,[1,0]}"),
    ],
)
def test_whom_one_may_take_back(true: str, untrue: str) -> None:
    script = Script().place("BA/RFrG", 1, 0).deploy("Garden", "I", "abbot").commit().place("BA/L", 0, 1).commit()
    file = script.place("BA/RFr", 2, 0).file(abbot=True)
    assert failures(file, true, untrue) == [untrue]


def test_an_abbot_taken_back_scores_before_the_commit() -> None:
    script = Script().place("BA/RFrG", 1, 0).deploy("Garden", "I", "abbot").commit().place("BA/L", 0, 1).commit()
    file = script.place("BA/RFr", 2, 0).take_back("Garden", 1, 0).file(abbot=True)
    assert failures(file, "Ada scored garden for 4 points", "Ada has 4 points", "Phase is CommitActionPhase") == []
    assert failures(file, "Player can't pass", "Available action Confirm", "Undo is allowed") == []


AROUND = (
    ("BA/RFr", 2, 0, 0), ("BA/L", 1, 1, 0), ("BA/L", 0, 1, 0), ("BA/L", 2, 1, 0), ("BA/C", 0, -1, 180),
    ("BA/C", 1, -1, 0), ("BA/L", 0, 2, 0),
)  # fmt: skip
"""Six of the seven tiles that are to surround a garden at 1,0, and one more, so that its owner lays the last."""


def test_no_abbot_is_taken_back_from_a_completed_feature() -> None:
    """The tile that surrounds the garden ends the abbot's stay by itself."""
    script = Script().place("BA/RFrG", 1, 0).deploy("Garden", "I", "abbot").commit()
    for tile, x, y, turn in AROUND:
        script.place(tile, x, y, turn)
        if script.turn == 6:
            assert failures(script.file(abbot=True), "Available action ReturnMeeple for ABBOT_RETURN") == []
        script.commit()
    script.place("BA/C", 2, -1)
    wrong = "Available action ReturnMeeple for ABBOT_RETURN"
    assert failures(script.file(abbot=True), wrong, "Phase is ActionPhase", "Ada has 0 points") == [wrong]
    assert failures(script.commit().file(abbot=True), "Ada scored garden for 9 points") == []


def test_the_end_of_the_game() -> None:
    file = TURN.file(end=1)
    assert failures(file, "Phase is GameOverPhase", "Player can't pass", "Undo is not allowed") == []
    assert len(failures(file, "Available action Confirm", "TilePlacement options: [0,1] - [0]")) == 2


def test_a_field_without_a_city_is_told_at_the_end() -> None:
    """JCloisterZone tells of 0 points; a field of an opponent's farmers only, or before the end, is not told."""
    assert failures(EMPTY.file(end=1), "Ada scored field for 0 points", "Ada has 0 points") == []
    wrong = ["Ben scored field for 0 points", "Ada scored field for 3 points"]
    assert failures(EMPTY.file(end=1), *wrong) == wrong
    assert failures(EMPTY.file(), "Ada scored field for 0 points") != []
    closed = TURN.file(end=1)
    assert failures(closed, "Ada scored field for 0 points") != []


def test_options_of_a_tile_that_looks_the_same_turned() -> None:
    """Every rotation is told, also those that look the same."""
    file = jcz([], draws=["BA/RFr"])
    west_east = "[-1,0] - [0,180]; [0,1] - [0,180]; [1,0] - [0,180]"
    assert failures(file, f"TilePlacement BA/RFr options: {west_east}") == []


@pytest.mark.parametrize(
    "assertion",
    [
        "Zoe has 4 points",
        "KING is owned by Ada",
        "Meeple SmallFollower options: {Tower,I,[0,0]}",
        "TilePlacement BA/L options: [0,1] - [45]",
        "TilePlacement BA/L options: anywhere",
        "Meeple SmallFollower options: anywhere",
        "",
    ],
)
def test_what_is_not_understood_fails(assertion: str) -> None:
    assert failures(jcz(TURN.messages, draws=["BA/C", "BA/L"]), assertion) == [assertion]
