"""Whole games: written and read again, and drawn from random numbers alone."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide.core.actions import Action
from bastide.game import Game
from bastide.jcz import Unsupported, export, file_of, list_failed_assertions, read_file, record_of, replay
from bastide.jcz.boxes import UNASKED
from bastide.jcz.names import FEATURE_NAMES, KIND_NAMES, location_of, tile_ids
from bastide.records import Record

from . import draws
from .files import jcz, parsed, played

GAMES = sorted((Path(__file__).parent / "games").glob("*.jcz"))
NAMES = {ours: theirs for theirs, ours in tile_ids().items()} | {"D-start": "BA/RCr"}


def random_game(rules: str, players: int, seed: int, **options: Any) -> Game:
    """A finished game of random moves. What JCloisterZone does without a question is done."""
    game = Game(rules, players=players, seed=seed, **options)
    rng = random.Random(seed)
    while game.decision is not None:
        offered = game.legal_actions()
        game.push(next((one for one in offered if one.kind in UNASKED), None) or rng.choice(offered))
    return game


@pytest.mark.parametrize(
    ("rules", "players", "options"),
    [
        ("base", 2, {}),
        ("base+fields", 3, {"starter": 2}),
        ("base+fields+abbot", 2, {"small_cities": 2}),
        ("base+fields", 4, {"gardens": False}),
        ("base+fields+river", 5, {}),
        ("base+fields+river+abbot", 2, {"spare_start": True, "starter": 1}),
        ("base+abbot", 2, {"draws": 40}),
        ("base+fields+abbot", 1, {"solo": True}),
        ("base+fields+inns", 6, {"starter": 4}),
        ("base+fields+river+abbot+inns", 3, {"unfinished": 1, "gardens": False}),
        ("base+fields+abbot+inns", 2, {"large": False, "inn": False, "small_cities": 2}),
        ("base+inns", 2, {"cathedral": False, "draws": 60}),
        ("base+fields+traders", 5, {"starter": 4}),
        ("base+fields+river+abbot+traders", 3, {"gardens": False}),
        ("base+traders", 2, {"goods": False, "small_cities": 2}),
        ("base+fields+abbot+inns+traders", 4, {"pig": False}),
        ("base+fields+river+abbot+inns+traders", 2, {"unfinished": 1, "spare_start": True}),
        ("base+fields+inns+traders", 6, {"builder": False, "draws": 70}),
        ("base+fields+mage", 2, {}),
        ("base+abbot+inns+mage", 3, {"gardens": False}),
        ("base+fields+goldmines", 3, {"starter": 1}),
        ("base+abbot+inns+traders+goldmines", 2, {}),
        ("base+fields+flier", 3, {"starter": 1}),
        ("base+abbot+inns+traders+flier+phantom", 2, {"gardens": False}),
        ("base+fields+crops", 3, {"circles": 3}),
        ("base+inns+traders+crops+goldmines", 2, {"circles": 1}),
        ("base+fields+abbot+flier+crops+mage+phantom", 4, {}),
    ],
)
def test_written_and_read_again(rules: str, players: int, options: dict[str, Any]) -> None:
    """The same scores, by name; the file says so itself. The record made of it says so too."""
    game = random_game(rules, players, 7, **options)
    starter = int(options.get("starter", 0))
    names = [f"P{seat}" for seat in range(players)]
    saved = parsed(file_of(export(game.record(names)), assertions=True))
    back = replay(saved)
    assert (back.over, saved.names) == (True, names[starter:] + names[:starter])
    assert back.scores() == game.scores[starter:] + game.scores[:starter]
    assert len(saved.assertions) == players + 1
    assert list_failed_assertions(back, saved) == []
    again = Game.replay(Record.loads(record_of(saved, back).dumps()))
    assert (again.over, again.scores) == (True, back.scores())


def test_a_game_that_goes_on_is_written_as_far_as_it_is() -> None:
    """In the middle of a turn: the tile is laid, the meeple not decided."""
    game = random_game("base+fields", 2, 3)
    entries = game.record().entries
    cut = max(n for n, entry in enumerate(entries[:60]) if entry.action.startswith("place")) + 1
    half = Game.replay(Record(game.record().header, entries[:cut]))
    back = played(file_of(export(half.record()), assertions=True))
    assert [action.text for action in back.game.actions] == [entry.action for entry in entries[:cut]]
    assert not back.over


def test_an_abbot_taken_back_from_a_garden_that_is_full() -> None:
    """JCloisterZone knows no such return; left alone, he gets the same nine points."""
    game = Game("base+abbot", players=2, chance="manual")
    for text in ("draw U-garden", "place U-garden 1,0 0", "abbot garden 1,0 I"):
        game.push(text)
    for place in ("U 2,0 0", "B 1,1 0", "B 0,1 0", "B 2,1 0", "E 0,-1 180", "E 1,-1 0", "B 0,2 0", "E 2,-1 0"):
        for text in (f"draw {place.split()[0]}", f"place {place}", "pass"):
            game.push(text)
    assert game.pop().text == "pass"
    game.push("recall abbot garden 1,0 I")
    made = export(game.record())
    assert [one["type"] for one in made.messages[-3:]] == ["PLACE_TILE", "PASS", "COMMIT"]
    assert played(file_of(made, assertions=False)).scores() == game.scores == [9, 0]


@pytest.mark.parametrize(
    ("rules", "options", "name"),
    [
        ("base+fields+anniversary", {}, "the module arrows"),
        ("base+river20", {}, "the module river20"),
        ("base+fields", {"hand": 2}, "the option hand"),
        ("base+fields+traders", {"shield_pig": True}, "the option shield_pig"),
    ],
)
def test_what_the_format_lacks(rules: str, options: dict[str, Any], name: str) -> None:
    game = Game(rules, players=2, seed=1, **options)
    with pytest.raises(Unsupported, match=f"a game with {name} cannot be written as .jcz"):
        export(game.record())


def message(kind: str, player: int, **payload: Any) -> dict[str, Any]:
    return {"type": kind, "payload": payload, "player": player, "clock": 0}


def messages_of(action: Action, seat: int) -> list[dict[str, Any]]:
    """What JCloisterZone would have written for an action of a player."""
    if action.kind == "place":
        place = {"tileId": NAMES[action.tile], "rotation": f"R{action.rotation}", "position": [action.x, action.y]}
        return [message("PLACE_TILE", seat, **place)]
    if action.kind == "pass":
        return [message("PASS", seat)]
    where = {"feature": FEATURE_NAMES[action.feature], "location": location_of(action.feature, action.at)}
    pointer = {"position": [action.x, action.y], **where}
    meeple = f"{seat}.{KIND_NAMES[action.figure]}.1"
    if action.kind == "figure":
        return [message("DEPLOY_MEEPLE", seat, pointer=pointer, meepleId=meeple)]
    return [
        message("RETURN_MEEPLE", seat, source="ABBOT_RETURN", pointer={"featurePointer": pointer, "meepleId": meeple})
    ]


def is_turn_over(game: Game) -> bool:
    """Nothing is left to decide for the player who moved."""
    return game.decision is None or game.decision.seat is None


def drawn_game(game: Game, urn: draws.Urn, seed: int) -> list[dict[str, Any]]:
    """The messages of a game whose tiles come from the urn alone."""
    rng = random.Random(seed)
    messages: list[dict[str, Any]] = []
    seat = 0
    while game.decision is not None:
        if game.decision.seat is None:
            name = urn.draw()
            left = game.left()
            game.push(Action("draw", tile=next(ours for ours in left if NAMES[ours] == name)))
        else:
            seat = game.decision.seat
            action = rng.choice(game.legal_actions())
            messages += messages_of(action, seat)
            game.push(action)
        if messages and messages[-1]["type"] != "COMMIT" and is_turn_over(game):
            urn.random = rng.random()
            messages.append(message("COMMIT", seat, random=urn.random))
    return messages


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("sets", [("basic:1",), ("basic:2",), ("basic:2", "river/1:2")])
def test_tiles_drawn_from_random_numbers_alone(sets: tuple[str, ...], seed: int) -> None:
    """No list of draws: the row of tiles, the numbers and the generator of the tests decide."""
    options: dict[str, Any] = {"gardens": False} if "basic:1" in sets else {}
    urn = draws.land(draws.BASIC_1 if "basic:1" in sets else draws.BASIC_2)
    if len(sets) > 1:
        options, urn = {"spare_start": True, "strict_river": True}, draws.river()
    urn.random = first = random.Random(seed).random()
    game = Game("base+fields" + "+river" * (len(sets) - 1), players=2 + seed % 4, chance="manual", **options)
    messages = drawn_game(game, urn, seed)
    back = played(jcz(messages, 2 + seed % 4, sets=sets, random=first))
    assert back.over
    assert back.scores() == game.scores
    assert [action.text for action in back.game.actions] == [action.text for action in game.actions]


def test_another_random_number_is_noticed() -> None:
    urn = draws.land(draws.BASIC_2)
    urn.random = 0.3
    game = Game("base+fields", players=2, chance="manual")
    file = jcz(drawn_game(game, urn, 5), random=0.3)
    commits = [one for one in file["replay"] if one["type"] == "COMMIT"]
    commits[9]["payload"]["random"] = 1 - commits[9]["payload"]["random"]
    with pytest.raises(ValueError, match="but the tile drawn there is"):
        played(file)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_kept_games(path: Path) -> None:
    """Files as they were written once: they are read for ever, and what they say of themselves stays true."""
    saved = read_file(path)
    assert len(saved.assertions) > 2
    assert list_failed_assertions(replay(saved), saved) == []


def test_some_games_are_kept() -> None:
    assert len(GAMES) >= 4
