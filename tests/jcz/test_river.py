"""The river of JCloisterZone: its own rule about room, which we have as an option."""

import random

import pytest

from bastide.game import Game
from bastide.jcz import JczError, export, file_of, offers

from .files import Script, failures, parsed, played

SETS = ["basic:2", "river/1:2"]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
Place = tuple[int, int, int]


def places_by_their_rule(game: Game) -> set[Place]:
    """A river tile joins the river, all its sides agree, and of the cell it points at the two beside it, the one
    behind it and the two beside that one are free."""
    tiles = {tile.id: tile for tile in game.engine.rules.tiles}
    board = {(t["x"], t["y"]): tiles[t["tile"]].rots[t["rotation"] // 90] for t in game.view_for(None)["tiles"]}
    assert game.decision is not None
    tile = tiles[str(game.decision.tile)]
    mouths = [side for part in tile.spec.segments if part.kind == "river" for side in part.sides]
    places = set()
    for x, y in {(x + dx, y + dy) for x, y in board for dx, dy in STEPS} - set(board):
        around = [board.get((x + dx, y + dy)) for dx, dy in STEPS]
        for turns in range(4):
            edges = tile.rots[turns].edge
            if any(other and other.edge[(side + 2) % 4] != edges[side] for side, other in enumerate(around)):
                continue
            sides = [(side + turns) % 4 for side in mouths]
            ends = [STEPS[side] for side in sides if around[side] is None]
            kept = {
                (x + n * dx + aside * dy, y + n * dy + aside * dx)
                for dx, dy in ends
                for n, aside in ((1, -1), (1, 1), (2, -1), (2, 0), (2, 1))
            }
            if len(ends) < len(sides) and not kept & set(board):
                places.add((x, y, 90 * turns))
    return places


@pytest.mark.parametrize("seed", range(12))
def test_strict_rivers_are_theirs(seed: int) -> None:
    game = Game("base+river", players=2, seed=seed, strict_river=True)
    rng = random.Random(seed)
    while game.decision is not None:
        if game.decision.step == "place":
            if not str(game.decision.tile).startswith("RV-"):
                break
            offered = {(x, y, turn) for (x, y), turns in offers.tile_places(game, False).items() for turn in turns}
            assert offered == places_by_their_rule(game)
        game.push(rng.choice(game.legal_actions()))
    assert len(game.view_for(None)["tiles"]) > 9


def winding() -> Script:
    """East, south for three tiles, west for two: a bend to the north would look at the spring, three tiles ahead."""
    script = Script(1).place("RI.1/II", 1, 0).commit().place("RI.1/IFI", 1, 1, 90).commit()
    script.place("RI.1/IFI", 1, 2, 90).commit().place("RI.1/IIG", 1, 3, 90).commit()
    return script.place("RI.1/LIRI", 0, 3).commit()


@pytest.mark.parametrize(("version", "rotations"), [("5.7.0", "180,270"), ("6.1.0", "180,270"), ("6.2.0", "270")])
def test_version_6_keeps_a_strip_free(version: str, rotations: str) -> None:
    script = winding()
    script.draws.append("RI.1/RrII")
    file = script.file(sets=SETS, version=version)
    assert failures(file, f"TilePlacement RI.1/RrII options: [-1,3] - [{rotations}]") == []


def played_out(seed: int, strict: bool) -> Game:
    """A game of random moves in which, by the strict rule, a river tile finds no place."""
    game = Game("base+river", players=2, seed=seed, strict_river=strict, spare_start=True)
    rng = random.Random(seed)
    while game.decision is not None:
        game.push(rng.choice(game.legal_actions()))
    return game


def test_a_river_tile_without_room_is_put_back() -> None:
    game = played_out(22, strict=True)
    assert any(tile.startswith("RV-") for tile in game.view_for(None)["discarded"])
    back = played(file_of(export(game.record()), assertions=False))
    assert back.rules.options["strict_river"] is True
    assert (back.over, back.scores()) == (True, game.scores)


def test_our_own_rule_lays_it() -> None:
    """Such a file is ours; JCloisterZone would not accept it, and the export says where."""
    game = played_out(22, strict=False)
    made = export(game.record())
    assert any("the river rule of JCloisterZone 6.2.0 forbids RI.1/" in warning for warning in made.warnings)
    back = played(file_of(made, assertions=False))
    assert "strict_river" not in back.rules.options
    assert (back.over, back.scores()) == (True, game.scores)


def test_a_file_that_puts_back_what_we_would_lay() -> None:
    """JCloisterZone 6 would leave no place for the bend if it could go north only; here another tile is laid."""
    script = winding()
    script.place("RI.1/CcII", -1, 3, 180)
    file = script.file(sets=SETS)
    file["gameAnnotations"]["drawOrder"][-1:] = ["RI.1/RrII", "RI.1/CcII"]
    with pytest.raises(JczError, match=r"message 11: the file lays RI.1/CcII, but the tile drawn there is RI.1/RrII"):
        played(file)


def test_the_lake_ends_the_river() -> None:
    """After the tenth tile the lake comes, then land; all four BA/RCr are in the bag."""
    saved = parsed(Script(1).place("RI.1/II", 1, 0).file(sets=SETS))
    game = played(Script(1).place("RI.1/II", 1, 0).file(sets=SETS))
    assert saved.setup.start[0].tile == "RI/s"
    assert game.pack.groups["default"].count("BA/RCr") == 4
    assert game.pack.groups["river-lake"] == ["RI.1/I.e"]


def test_a_river_of_the_third_edition_cannot_be_written() -> None:
    game = Game("base+river", players=2, seed=1, river_edition=3)
    while not game.over:
        game.push(game.legal_actions()[0])
    with pytest.raises(JczError, match="the option river_edition cannot be written"):
        export(game.record())


@pytest.mark.parametrize("edition", ["river/1:1", "river/1:2"])
def test_their_rivers_have_the_spring_of_the_second_edition(edition: str) -> None:
    game = played(Script(1).place("RI.1/II", 1, 0).file(sets=["basic:2", edition]))
    assert "river_edition" not in game.rules.options
    assert game.game.view_for(None)["tiles"][0]["tile"] == "RV-spring"
