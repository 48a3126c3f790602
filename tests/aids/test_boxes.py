"""What the aids say about the lines of points that boxes bring."""

import pytest

from bastide.aids import FeatureAid, features, survey
from bastide.core.engine import Engine
from tests.rules.drawer import Drawer
from tests.rules.gold_boards import lay
from tests.rules.magic_boards import EngineMagic, MagicDrawer
from tests.rules.rule import rule
from tests.rules.tables import EngineTable, game_of

ROAD = "W  *  U:a"
"""Open in the east."""


def aid_of(engine: Engine, kind: str) -> FeatureAid:
    """The only occupied feature of a kind."""
    (one,) = [feature for feature in features(engine).features if feature.kind == kind]
    return one


@rule("MAG-20", "MAG-21", "MAG-24")
@pytest.mark.parametrize(("pieces", "points"), [({}, 3), ({"mage": "road 0,0 EW"}, 6), ({"witch": "road 0,0 EW"}, 2)])
def test_the_mage_and_the_witch_count_now_and_in_expectation(pieces: dict[str, str], points: int) -> None:
    """Expected points change in the same way."""
    engine, plain = (
        game_of(MagicDrawer(EngineMagic)(ROAD, a="red road", **given).table).engine for given in (pieces, {})
    )
    found, usual = aid_of(engine, "road"), aid_of(plain, "road")
    assert [sum(line.points for line in found.now), *found.paid] == [points, points]
    assert (found.expected[0] > usual.expected[0]) == (points > 3)
    assert (found.expected[0] < usual.expected[0]) == (points < 3)
    assert features(engine).result[0] == points


@rule("MAG-20")
def test_a_free_city_with_the_mage_brings_more() -> None:
    engine, plain = (
        game_of(MagicDrawer(EngineMagic)("*", **given).table).engine for given in ({"mage": "city 0,0 N"}, {})
    )
    cities = [next(one for one in survey(each) if one.kind == "city") for each in (engine, plain)]
    assert [city.points for city in cities] == [2, 1]
    assert cities[0].expected > cities[1].expected


@rule("GOL-30")
def test_ingots_in_hand_belong_to_the_final_scoring() -> None:
    """Four ingots are worth 2 points each."""
    board = Drawer(EngineTable)("*", rules="base+goldmines")
    lay(board, {}, blue=4)
    found = features(game_of(board.table).engine)
    assert [(line.reason, line.seats, line.points) for line in found.beside] == [("gold", [1], 8)]
    assert (found.result, found.expected) == ([0, 8], [0.0, 8.0])


@rule("PHA-14")
def test_a_phantom_counts_as_a_meeple_does() -> None:
    engine = game_of(Drawer(EngineTable)(ROAD, rules="base+phantom", a="red phantom road").table).engine
    found = aid_of(engine, "road")
    assert (found.owners, found.paid) == ([0], [3])
