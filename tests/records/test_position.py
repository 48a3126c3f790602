"""A position as one line of text: there and back again in every game, and a sentence for every damage."""

import random
from typing import Any

import pytest

from bastide.core.engine import Engine
from bastide.records.position import PositionError, read_position, write_position
from bastide.rules import new_engine
from tests.conformance.images import image
from tests.core.test_copies import play

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("base", 2, {}),
    ("base+fields", 5, {"small_cities": 2}),
    ("base+fields+river", 3, {"hand": 2}),
    ("base+fields+river20+abbot", 2, {}),
    ("base+fields+abbot+anniversary", 3, {}),
    ("base+fields+inns+traders", 4, {"shield_pig": True}),
    ("base+ghosts", 2, {}),
    ("base+fields+abbot+conquest", 3, {}),
    ("base+fields+abbot+anniversary+ghosts+conquest+traders", 4, {"hand": 2}),
    ("base+fields+abbot+goldmines", 3, {}),
    ("tournament", 2, {}),
    ("mists", 3, {"level": 4}),
    ("mists", 2, {"own_level": {"target": 400, "piles": 3, "hounds": [2, 5], "haunted": True}}),
]


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_a_text_is_the_position(rules: str, players: int, options: dict[str, int]) -> None:
    """At every decision the text gives a game with everything as it was, and that game's text is the same; played on at
    random they stay the same."""
    rng = random.Random(rules)
    engine = new_engine(rules, players, players - 1, options)
    while True:
        text = write_position(engine)
        again = read_position(text)
        assert image(again) == image(engine)
        assert write_position(again) == text
        assert text.isascii()
        assert text.count("\n") == 0
        if engine.over:
            break
        plies, seed = rng.randrange(1, 8), rng.random()
        for one in (engine, again):
            play(one, random.Random(seed), plies)
        assert again.hash() == engine.hash()


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_changed_texts_are_refused_with_a_sentence(rules: str, players: int, options: dict[str, int]) -> None:
    """A sign more, fewer or other than there was, a word moved or doubled: never another error, and never a position
    that was not written."""
    rng = random.Random(rules)
    engine = play(new_engine(rules, players, 0, options), rng, 60)
    text = write_position(engine)
    for _ in range(90):
        changed = mutated(text, rng)
        if changed != text:
            with pytest.raises(PositionError) as caught:
                read_position(changed)
            assert 10 < len(str(caught.value)) < 700


def mutated(text: str, rng: random.Random) -> str:
    """A text with some damage."""
    signs, at = list(text), rng.randrange(len(text))
    match rng.randrange(6):
        case 0:
            signs[at] = rng.choice("0123456789-:;,=#.abcNESWI %\n\0é")
        case 1:
            del signs[at]
        case 2:
            signs.insert(at, rng.choice("0123456789-:;,= "))
        case 3:
            del signs[at : at + rng.randrange(1, 30)]
        case 4:
            words = text.split(" ")
            one, other = rng.randrange(len(words)), rng.randrange(len(words))
            words[one], words[other] = words[other], words[one]
            return " ".join(words)
        case _:
            entries = text.split(";")
            entries.insert(rng.randrange(len(entries)), rng.choice(entries))
            return ";".join(entries)
    return "".join(signs)


def test_a_position_made_by_hand() -> None:
    """It says what lies and stands; the rest follows."""
    engine = read_position(
        "position/1 base+fields tiles=E:0,-1:180 figures=0.meeple.1:0,0:road:EW scores=3,0 seat=1 hand=U"
    )
    assert engine.scores() == [3, 0]
    assert (int(engine.seat), engine.current().question) == (1, "place")
    assert int(engine.state.supply(0, 0)) == 6
    assert int(engine.state.left(engine.rules.tile_index["E"])) == 3
    assert engine.legal_actions()
    assert read_position(write_position(engine)).hash() == engine.hash()


def test_a_position_made_by_hand_goes_on_with_a_draw() -> None:
    engine = read_position("position/1 base")
    assert engine.hash() == new_engine("base", 2).hash()
    assert engine.chance()


def test_changes_made_by_hand_are_heard_when_the_check_is_left_out() -> None:
    text = write_position(play(new_engine("base+fields", 2), random.Random(2), 1))
    fields = [word for word in text.split(" ") if not word.startswith(("check=", "step=", "decides=", "fresh="))]
    engine = read_position(" ".join(fields).replace("seat=0", "seat=1"))
    assert (int(engine.seat), engine.current().question) == (1, "place")


SENTENCES = {
    "": "a position begins with position/1, not ''",
    "rnbqkbnr/pppppppp w KQkq": "a position begins with position/1",
    "position/1": "the rules follow position/1",
    "position/1 players=2": "the rules follow position/1",
    "position/1 chess": "no module 'chess'",
    "position/1 base players=9": "players: 9 is not between 1 and 6",
    "position/1 base players=two": "players: 'two' is not a whole number",
    "position/1 base players=2 players=2": "players: the field comes twice",
    "position/1 base colour=red": "'colour=red' is no field",
    "position/1 base tiles=": "tiles: the field is empty: leave it out",
    "position/1 base options=[1]": "options: this is no JSON object",
    "position/1 base options={": "options: this is no JSON object",
    'position/1 base options={"small_cities":7}': "the option small_cities is",
    "position/1 base tiles=ZZ:0,-1:0": "tiles: entry 1, 'ZZ:0,-1:0': there is no tile 'ZZ' in this game",
    "position/1 base tiles=E:0,-1:180;E:0,-1:180": "tiles: entry 2, 'E:0,-1:180': it does not fit there",
    "position/1 base tiles=E:9,9:0": "tiles: entry 1, 'E:9,9:0': it does not fit there",
    "position/1 base tiles=E:0,-1:45": "a rotation is 0, 90, 180 or 270, not '45'",
    "position/1 base tiles=E:0:180": "a cell is written X,Y, not '0'",
    "position/1 base tiles=E:0,-999:180": "-999 is not between",
    "position/1 base tiles=E:0,-1:180:7": "7 is not between 0 and 1",
    "position/1 base tiles=E": "a tile is written TILE:X,Y:ROTATION",
    "position/1 base figures=0.meeple.9:0,0:city:N": "there is no figure '0.meeple.9' in this game",
    "position/1 base figures=0.meeple.1:5,0:city:N": "no tile lies at 5,0",
    "position/1 base figures=0.meeple.1:0,0:city:S": "has no city at S in this game",
    "position/1 base figures=0.meeple.1:0,0:city:N;0.meeple.1:0,0:city:N": "it stands somewhere already",
    "position/1 base figures=meeple": "a figure is written SEAT.KIND.NUMBER:X,Y:FEATURE:AT",
    "position/1 base scores=1,2,3": "scores: there are 2 seats, and 3 scores",
    "position/1 base hand=E discarded=E;E;E;E;E": "bag: of E -2 would be left",
    "position/1 base bag=E:1": "bag: there are not so many E in the box",
    "position/1 base bag=ZZ:-1": "bag: there is no 'ZZ' in this game",
    "position/1 base seat=2": "seat: 2 is not between 0 and 1",
    "position/1 base step=figure": "step: only a text with its check has this field",
    "position/1 base+fields+traders numbers=traders:6:1": "traders does not allow a change of its number 6",
    "position/1 base+goldmines numbers=goldmines:0:17": "goldmines does not allow a change of its number 0",
    "position/1 base figures=0.meeple.1:0,0:field:S": "has no field at S in this game",
    "position/1 base tiles=E:0,-1:180 figures=0.meeple.1:0,0:city:N": "the figures there have gone home (BASE-34)",
    "position/1 base+river tiles=E:0,-1:180": "does not fit there",
    "position/1 base check=0123456789abcdef": "decides: a text with its check has this field",
    "position/1 base decides=chance check=0123456789abcdef": "check: the text was changed after it was written",
    "position/1 base check=0 decides=chance": "check: it comes last",
    "position/1 base " + "x" * 70_000: "a position has at most 65536 characters",
}


@pytest.mark.parametrize(("text", "sentence"), SENTENCES.items(), ids=range(len(SENTENCES)))
def test_what_is_wrong_is_said_and_where(text: str, sentence: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(text)
    assert sentence in str(caught.value)


def test_outer_spaces_and_signs_in_words_do_not_part_them() -> None:
    """A ruleset text may have spaces; the position's has none."""
    engine: Engine = new_engine("base + fields", 2)
    assert write_position(engine).startswith("position/1 base+fields players=2 ")
