"""Games with an own set in the place of any catalogue: they end, they are replayed from their record alone, taking back
is as if nothing had happened, and a position of theirs is read from its line."""

import random
from typing import Any

import pytest

from bastide.art import own_set, render_board
from bastide.core.refusal import RulesetError
from bastide.game import Game
from bastide.records import Record
from bastide.records.draw import describe_board, draw_board
from bastide.rules import BOXES
from tests.properties.own_sets import GAMES, NAMED, TURN, own_file, own_options, redesigned, turned_part

CATALOGUES = sorted(GAMES)


def played(catalogue: str, seed: int, turns: int = 1000, **options: Any) -> Game:
    """A random game with the own set of a box."""
    chance = random.Random(seed)
    source: dict[str, Any] = {} if "chance" in options else {"seed": seed}
    game = Game(GAMES[catalogue], players=2, **source, **own_options(catalogue), **options)
    while not game.over and len(game.actions) < turns:
        game.push(chance.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_the_set_is_sound_and_the_same_as_ours_but_for_names_and_turns(catalogue: str) -> None:
    box, found = BOXES.examined(own_file(catalogue))
    assert box is not None
    assert found.wrong == []
    assert box.compared(own_file(catalogue)).same == len(box.ours["tiles"])


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_whole_game_is_replayed_from_its_record_alone(catalogue: str) -> None:
    game = played(catalogue, 5)
    assert game.over
    laid = {tile["tile"] for tile in game.view_for(None)["tiles"]}
    assert any(name.endswith(NAMED) for name in laid)
    record = Record.loads(game.record().dumps())
    again = Game.replay(record)
    assert (again.hash(), again.scores) == (game.hash(), game.scores)


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("seed", range(3))
def test_sets_of_another_land_are_sound_and_played_to_the_end(catalogue: str, seed: int) -> None:
    chance = random.Random(seed)
    file = redesigned(catalogue, chance)
    box, found = BOXES.examined(file)
    assert box is not None
    assert found.wrong == []
    game = Game(GAMES[catalogue], players=2 + seed % 2, seed=seed, options={box.option: file})
    while not game.over:
        game.push(chance.choice(game.legal_actions()))
    assert Game.replay(game.record()).hash() == game.hash()


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_taking_back_is_as_if_nothing_had_happened(catalogue: str) -> None:
    game = played(catalogue, 7, turns=60, chance="manual")
    hashes = []
    actions = list(game.actions)
    for _ in actions[-40:]:
        hashes.append(game.hash())
        game.pop()
    for action in actions[-40:]:
        game.push(action)
        assert game.hash() == hashes.pop()


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_position_is_one_line_of_text(catalogue: str) -> None:
    game = played(catalogue, 9, turns=40)
    again = Game.from_position(game.position())
    assert again.position() == game.position()
    assert sorted(map(str, again.legal_actions())) == sorted(map(str, game.legal_actions()))


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_boards_are_drawn_and_told(catalogue: str) -> None:
    game = played(catalogue, 11, turns=24)
    view = game.view_for(None)
    tiles = {tile.id: tile.spec for tile in game.engine.rules.tiles}
    assert draw_board(view, tiles)
    assert describe_board(view, tiles)
    name = own_set(own_file(catalogue)["tiles"])
    assert render_board(view, own=name).startswith("<svg")


def turned_board() -> dict[str, Any]:
    """A set for the fortress whose board lies turned by a quarter, three cells by four, with other spaces."""
    file = own_file("conquest")
    board = next(entry for entry in file["tiles"] if entry["id"] == "CQ-board")
    high = max(cell["dy"] for cell in board["cells"])
    cells = [
        {
            "dx": high - cell["dy"],
            "dy": cell["dx"],
            "segments": [turned_part(part) for part in cell["segments"]],
        }
        for cell in board["cells"]
    ]
    board["cells"] = sorted(cells, key=lambda cell: (cell["dx"], cell["dy"]) != (0, 0))
    for mouth in board["mouths"].values():
        x, y = mouth["cell"]
        mouth["cell"], mouth["side"] = [high - y, x], TURN[mouth["side"]]
    for row in file["board"]["rows"]:
        row["spaces"] = 2
    return file


@pytest.mark.parametrize("rules", ["base+fields+conquest", "base+fields+conquest+river", "base+conquest+river20"])
def test_the_fortress_may_have_another_outline_and_other_spaces(rules: str) -> None:
    file, chance = turned_board(), random.Random(rules)
    assert BOXES.examined(file)[1].wrong == []
    game = Game(rules, players=3, seed=4, conquest_tiles=file)
    while not game.over:
        game.push(chance.choice(game.legal_actions()))
    view = game.shown_to(None)
    assert view["fortress"]["spaces"] == 2
    assert {(tile["x"], tile["y"]) for tile in view["tiles"]} >= {(x, y) for x in range(3) for y in range(4)}
    assert render_board(view, own=own_set(file["tiles"])).startswith("<svg")
    assert Game.replay(game.record()).hash() == game.hash()


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("catalogue", ["goldmines", "flier", "crops", "mage"])
def test_no_version_of_a_newer_box_has_kept_its_gardens(catalogue: str, version: int) -> None:
    """HOUSE-4: another tile of the set has the same land without a garden."""
    file = own_file(catalogue)
    twin = file["tiles"][0]
    for mark in ("plain", "garden"):
        twin.pop(mark, None)
    twin["segments"] = [part for part in twin["segments"] if part["kind"] != "garden"]
    file["tiles"][1] = {**twin, "id": "own-garden", "garden": True, "segments": [*twin["segments"], {"kind": "garden"}]}
    options = {BOXES.by_id[catalogue].option: file, "gardens": False, "gardens_version": version}
    game = Game(GAMES[catalogue], players=2, seed=1, options=options)
    assert not any(part.kind == "garden" for tile in game.engine.rules.tiles for part in tile.spec.segments)


@pytest.mark.parametrize("catalogue", ["base", "inns", "traders"])
def test_without_gardens_a_set_needs_the_twins_of_its_gardens(catalogue: str) -> None:
    game = Game(GAMES[catalogue], players=2, seed=1, gardens=False, **own_options(catalogue))
    assert not any(part.kind == "garden" for tile in game.engine.rules.tiles for part in tile.spec.segments)
    file = own_file(catalogue)
    for entry in file["tiles"]:
        entry.pop("plain", None)
        if entry["id"].startswith("E-garden"):
            entry["segments"] = [{"kind": "city", "sides": "NESW"}, {"kind": "garden"}]
    with pytest.raises(RulesetError, match="HOUSE-4"):
        Game(GAMES[catalogue], players=2, seed=1, gardens=False, options={BOXES.by_id[catalogue].option: file})
