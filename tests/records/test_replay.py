"""Records and the engine: a game replays to itself, and what the rules refuse is told with line and rule."""

import random
from pathlib import Path

import pytest

from bastide import Game
from bastide.records import End, Entry, Header, Player, Record, RecordError
from bastide.records.turns import turn_ends


def played(seed: int, rules: str = "base+fields", players: int = 2) -> Game:
    """A finished random game."""
    game = Game(rules, players=players, seed=seed)
    choose = random.Random(seed).choice
    while not game.over:
        game.push(choose(game.legal_actions()))
    return game


@pytest.mark.parametrize(("seed", "rules", "players"), [(1, "base", 2), (2, "base+fields", 3), (3, "base+fields", 5)])
def test_a_game_replays_to_itself(seed: int, rules: str, players: int, tmp_path: Path) -> None:
    game = played(seed, rules, players)
    path = tmp_path / "game.bastide.jsonl"
    game.record().write(path)
    again = Game.replay(Record.read(path))
    assert again.over
    assert again.scores == game.scores
    assert again.hash() == game.hash()
    assert again.actions == game.actions
    assert again.explain() == game.explain()
    assert again.view_for(None) == game.view_for(None)


def test_a_replay_needs_no_random_generator() -> None:
    record = played(5).record()
    assert record.header.seed == 5
    seedless = Record(Header(rules=record.header.rules, players=record.header.players), record.entries, record.end)
    assert Game.replay(seedless).hash() == Game.replay(record).hash()


def test_every_prefix_of_a_record_replays() -> None:
    record = played(6).record()
    game = Game("base+fields", players=2, chance="manual")
    for count, entry in enumerate(record.entries, 1):
        game.push(entry.action)
        if count % 25 == 0:
            assert Game.replay(Record(record.header, record.entries[:count])).hash() == game.hash()


def begun(*entries: tuple[int | None, str], rules: str = "base+fields", players: int = 2) -> Record:
    """A record of these (seat, action) entries."""
    header = Header(rules=rules, players=[Player(f"P{seat}") for seat in range(players)])
    return Record(header, [Entry(n, action, seat) for n, (seat, action) in enumerate(entries, 1)])


DRAW = (None, "draw U")
PLACE = (0, "place U 1,0 0")
FIGURE = (0, "meeple road 1,0 EW")


@pytest.mark.parametrize(
    ("record", "line", "field", "rule", "reason"),
    [
        (begun(rules="base+dragons"), 1, "rules", "", "dragons"),
        (begun(players=6), 1, "rules", "BASE-02", "players"),
        (begun((None, "draw ZZ")), 2, "action", "BASE-01", "ZZ"),
        (begun((None, "fetch U")), 2, "action", "", "fetch"),
        (begun((0, "draw U")), 2, "seat", "BASE-10", "chance is to decide"),
        (begun(DRAW, (1, "place U 1,0 0")), 3, "seat", "BASE-10", "seat 0 is to decide"),
        (begun(DRAW, (0, "place U 1,1 0")), 3, "action", "BASE-11", "full side"),
        (begun(DRAW, (0, "place U 0,0 0")), 3, "action", "BASE-11", "already lies"),
        (begun(DRAW, (0, "place U 1,0 90")), 3, "action", "BASE-12", "would meet"),
        (begun(DRAW, (0, "place V 1,0 0")), 3, "action", "BASE-10", "tile in hand"),
        (begun(DRAW, (0, "place U 1,0 45")), 3, "action", "", "rotation"),
        (begun(DRAW, PLACE, (0, "meeple city 1,0 N")), 4, "action", "BASE-21", "city"),
        (begun(DRAW, PLACE, FIGURE, DRAW, (1, "place U 2,0 0"), (1, "meeple road 2,0 EW")), 7, "action", "BASE-22", ""),
        (
            begun(DRAW, PLACE, (0, "meeple field 1,0 0127"), DRAW, (1, "draw U")),
            6,
            "action",
            "BASE-10",
            "place the tile",
        ),
    ],
)
def test_what_the_rules_refuse(record: Record, line: int, field: str, rule: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(Record.loads(record.dumps()))
    error = caught.value
    assert (error.line, error.field) == (line, field)
    assert rule in (error.rule or str(error)), str(error)
    assert reason in error.reason
    if error.rule:
        assert str(error).endswith(f"({error.rule})")


def test_a_score_the_rules_do_not_give() -> None:
    record = played(8).record()
    assert record.end is not None
    record.end = End(scores=[record.end.scores[0] + 1, record.end.scores[1]])
    with pytest.raises(RecordError) as caught:
        Game.replay(record)
    assert (caught.value.line, caught.value.field) == (len(record.entries) + 2, "scores")


def test_actions_after_the_end() -> None:
    record = played(9).record()
    record.entries.append(Entry(len(record.entries) + 1, "pass", 0))
    record.end = None
    with pytest.raises(RecordError) as caught:
        Game.replay(record)
    assert (caught.value.line, caught.value.rule) == (len(record.entries) + 1, "BASE-40")


def test_a_turn_ends_with_the_next_draw_however_many_tiles_were_laid_in_it() -> None:
    game = ["draw A", "place A 0,0 0", "place face-down 1,0 0", "draw B", "place B 0,1 0", "pass"]
    told = [(None if text.startswith("draw") else 0, text) for text in game]
    assert turn_ends(told) == [0, 3, 6]
    assert turn_ends(told[:4]) == [0, 3]
    assert turn_ends([*told, (None, "draw C")], over=True) == [0, 3, 7]


def test_a_turn_goes_on_after_the_throw_of_a_die() -> None:
    turn = [(None, "draw A"), (0, "place A 0,0 0"), (0, "fly meeple"), (None, "die 2"), (0, "meeple road 2,0 EW")]
    assert turn_ends(turn * 2) == [0, 5, 10]
    assert turn_ends(turn[:4]) == [0, 4]
