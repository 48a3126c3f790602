"""Positions that somebody has made: every system tells its own numbers, and of a draft all is told that is wrong."""

import random
from typing import Any

import pytest

from bastide.core.engine import Engine
from bastide.core.state import CHANCE
from bastide.records.position import PositionDraft, PositionError, list_unsettled_modules, read_position, write_position
from bastide.records.position.tokens import WHOLE
from bastide.records.position.writing import segment_token
from bastide.rules import new_engine
from tests.conformance.compositions import distinct_games, excluded
from tests.core.test_copies import play
from tests.records.test_position import GAMES
from tests.rules.rule import rule


def said_by_hand(engine: Engine) -> str:
    """What somebody would write who sees the map, the points and what lies beside them."""
    words = [word for word in write_position(engine).split(" ") if word.split("=")[0] not in (*WHOLE, "check")]
    return " ".join(said for word in words if (said := only_sayable(engine, word)))


def only_sayable(engine: Engine, word: str) -> str:
    """Of the modules' numbers those that people may say."""
    if not word.startswith("numbers="):
        return word
    resting = {module.id: module for module in engine.rules.setup_modules}
    entries = [entry.split(":") for entry in word.removeprefix("numbers=").split(";")]
    said = [one for one in entries if resting[one[0]].setup_may_set(engine.state, int(one[1]), int(one[2]))]
    return f"numbers={';'.join(map(':'.join, said))}" if said else ""


@pytest.mark.parametrize(("rules", "players", "options"), [game for game in GAMES if game[0] != "mists"])
def test_between_two_turns_what_is_seen_says_everything(rules: str, players: int, options: dict[str, Any]) -> None:
    """River, arrows, goods, double turns, catapults: the game that is made by hand from what is seen before a tile is
    drawn goes on exactly as the game that was played."""
    rng = random.Random(rules)
    engine, seen = new_engine(rules, players, 1, options), 0
    while not engine.over:
        if engine.seat == CHANCE and not engine.state.pending and not engine.state.discarded:
            again = read_position(said_by_hand(engine))
            seen += 1
            assert [one.id for one in again.state.figures if one.node] == [
                one.id for one in engine.state.figures if one.node
            ]
            tile = engine.legal_actions()[rng.randrange(len(engine.legal_actions()))]
            twin = engine.clone()
            for one in (twin, again):
                one.push(tile)
            assert again.legal_actions() == twin.legal_actions()
            assert again.scores() == twin.scores()
            for _ in range(12):
                if not twin.over:
                    act = rng.choice(twin.legal_actions())
                    for one in (twin, again):
                        one.push(act)
                    assert again.legal_actions() == twin.legal_actions()
                    assert again.scores() == twin.scores()
        engine.push(rng.choice(engine.legal_actions()))
    assert seen > 20


def read(text: str) -> Engine:
    """A position that is right."""
    return read_position(f"position/1 {text}")


@rule("RIV-03", "RIV-04")
def test_a_river_is_followed_along_its_tiles() -> None:
    engine = read("base+fields+river tiles=RV-bend:1,0:0 hand=RV-straight")
    assert engine.legal_actions()
    assert read_position(write_position(engine)).hash() == engine.hash()
    with pytest.raises(PositionError, match=r"entry 4.*BASE-12"):
        read("base+fields+river tiles=RV-bend:1,0:0;RV-bend:1,1:180;RV-bend:2,1:0;RV-straight:9,9:0")
    with pytest.raises(PositionError, match="RIV-04"):
        read("base+fields+river tiles=RV-bend:1,0:0;RV-bend:1,1:180;RV-bend:2,1:90")


@rule("TRA-11", "TRA-24")
def test_goods_are_said() -> None:
    engine = read("base+fields+traders numbers=traders:0:3;traders:5:1")
    told = shown(engine)
    assert told["goods"]["seats"] == [{"wine": 3, "grain": 0, "cloth": 0}, {"wine": 0, "grain": 0, "cloth": 1}]
    with pytest.raises(PositionError, match="does not allow a change of its number"):
        read("base+fields+traders numbers=traders:0:99")


@rule("CON-44", "CON-46")
def test_a_row_of_the_fortress_is_not_full_between_two_turns() -> None:
    one = "position/1 base+fields+conquest figures="
    spots = wall_spots()
    engine = read_position(one + f"0.meeple.1:{spots[0]}")
    assert read_position(write_position(engine)).hash() == engine.hash()
    full = ";".join(f"{n % 2}.meeple.{n // 2 + 1}:{spots[0]}" for n in range(12))
    with pytest.raises(PositionError, match="does not stand there"):
        read_position(one + full)


def shown(engine: Engine) -> dict[str, Any]:
    """What the last module shows."""
    return dict(engine.rules.view_modules[-1].view(engine))


def wall_spots() -> list[str]:
    """The rows of the fortress as a text names them."""
    engine = new_engine("base+fields+conquest")
    nodes = engine.state.features.nodes[: int(engine.state.features.n_nodes)]
    return [segment_token(engine, node) for node in nodes if engine.rules.kind_names[int(node.kind)] == "wall"]


@rule("MIST-04", "MIST-92")
def test_ghosts_not_on_the_map_are_in_the_bank_and_hounds_that_were_reached_are_gone() -> None:
    fresh = new_engine("mists", 3, options={"level": 4})
    engine = read('mists players=3 options={"level":4} scores=60,60,60')
    team, before = (shown(one) for one in (engine, fresh))
    assert team["mist"]["bank"] == before["mist"]["bank"]
    assert sum(team["team"]["piles"]) == sum(before["team"]["piles"])
    node = next(one for one in fresh.state.features.nodes[: int(fresh.state.features.n_nodes)] if one.tokens)
    with pytest.raises(PositionError, match="more ghosts than the game has"):
        read(f'mists players=3 options={{"level":4}} tokens={segment_token(fresh, node)}:60')


def test_a_module_that_does_not_say_its_numbers_makes_it_impossible() -> None:
    engine = new_engine("base+traders")
    assert list_unsettled_modules(engine) == []
    engine.rules.setup_modules = []
    assert list_unsettled_modules(engine) == ["traders"]


@pytest.mark.parametrize("names", distinct_games(), ids="+".join)
def test_every_game_can_be_set_up(names: tuple[str, ...]) -> None:
    if not excluded(names):
        assert list_unsettled_modules(new_engine("+".join(names), 2)) == []


def test_a_draft_is_shown_as_far_as_it_goes_and_all_that_is_wrong_is_told() -> None:
    """Tiles in any order; what hangs in the air, figures without a place, a kind used up."""
    fields = {
        "tiles": "U:2,0:0;E:7,7:0;U:1,0:0;E:0,-1:180",
        "figures": "0.meeple.1:0,-1:city:S;0.meeple.2:9,9:city:N;1.meeple.1:0,0:road:EW",
        "hand": "D",
    }
    engine, wrong = PositionDraft("base+fields", fields).read()
    laid = [placed.tile.id for placed in engine.state.board.laid[: int(engine.state.board.n_laid)]]
    assert laid == ["D-start", "U", "E", "U"]
    told = {(error.field, error.entry, error.code) for error in wrong}
    assert ("tiles", 2, "no-place") in told
    assert ("figures", 2, "no-tile") in told
    assert ("figures", 1, "gone-home") in told


@rule("COM-03", "RIV-01")
def test_what_is_left_of_the_river_stays_in_the_box_once_land_lies() -> None:
    engine = read("base+fields+river tiles=RV-lake:1,0:0;E:0,-1:0")
    left = {tile.id: int(engine.state.left(tile.index)) for tile in engine.rules.tiles}
    assert not any(n for name, n in left.items() if name.startswith("RV"))
    assert engine.current().outcomes(engine) == sum(left.values())


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_a_text_with_its_check_becomes_a_draft(rules: str, players: int, options: dict[str, Any]) -> None:
    """What lies and stands is as it was, as far as people may say it; what the draft says can be read."""
    rng = random.Random(rules)
    engine = play(new_engine(rules, players, 0, options), rng, 70)
    sketch = PositionDraft.of(write_position(engine))
    again, wrong = sketch.read()
    assert not [error for error in wrong if error.field not in ("figures", "tiles", "bag", "")]
    if not wrong:
        assert read_position(sketch.text).hash() == again.hash()
        assert sorted(laid(again)) == sorted(laid(engine))


def laid(engine: Engine) -> list[tuple[str, int, int]]:
    """What lies where."""
    return [
        (p.tile.id, int(p.cell), int(p.rot.turns)) for p in engine.state.board.laid[: int(engine.state.board.n_laid)]
    ]
