"""Rows of facts: what they tell of an action is what happens when it is carried out."""

import pytest

from bastide.encoding.action_facts import NAMES, ActionFacts
from bastide.engine import CHANCE, Engine, Rng, choose_uniformly, new_engine, parse_packed, text_of
from tests.encoding.games import SYSTEMS, named, random_positions

SUMS = ("final", "complete", "open")


def acts_of(engine: Engine) -> list[int]:
    return [int(engine.acts[i]) for i in range(int(engine.legal()))]


def rows_of(engine: Engine) -> dict[str, dict[str, int]]:
    """The rows of a decision by the text of its actions."""
    acts = acts_of(engine)
    rows = ActionFacts(engine).rows(acts)
    return {text_of(engine, act): dict(zip(NAMES, row)) for act, row in zip(acts, rows)}


@pytest.mark.parametrize("system", SYSTEMS, ids=named)
def test_rows_tell_what_happens_and_change_nothing(system: tuple[str, int, dict[str, object]]) -> None:
    rng, facts = Rng(9), None
    for ply, engine in enumerate(random_positions(system, 3)):
        facts = facts or ActionFacts(engine)
        if engine.seat == CHANCE or ply % 4 == 0:
            continue
        acts, before, seat, scores = acts_of(engine), engine.hash(), int(engine.seat), engine.scores()
        rows = facts.rows(acts)
        assert (engine.hash(), acts_of(engine)) == (before, acts)
        act = int(choose_uniformly(engine, rng))
        row = dict(zip(NAMES, rows[acts.index(act)]))
        assert row["place"] + row["figure"] + row["pass"] + row["other"] == 1
        engine.push(act)
        gains = [after - old for after, old in zip(engine.scores(), scores)]
        engine.pop()
        assert row["points"] == gains.pop(seat)
        assert row["points_others"] == max(gains, default=0)


def test_a_road_that_grows_and_a_city_that_closes() -> None:
    engine = new_engine("base", 2)
    engine.push(parse_packed(engine, "draw U"))
    places = rows_of(engine)
    grown = places["place U 1,0 0"]
    assert (grown["place"], grown["points"], grown["final"]) == (1, 0, 0)
    assert [grown[name] for name in NAMES if name.startswith("spot_")] == [0, 2, 2, 2]
    engine.push(parse_packed(engine, "place U 1,0 0"))
    figures = rows_of(engine)
    (claimed,) = (row for row in figures.values() if row["figure"])
    assert [claimed[name] for name in SUMS] == [2, 2, 2]
    assert (claimed["figures"], claimed["points"]) == (-1, 0)
    assert [figures["pass"][name] for name in SUMS] == [0, 0, 0]
    engine.push(parse_packed(engine, "pass"))
    engine.push(parse_packed(engine, "draw E"))
    closing = {text: row["spot_points"] for text, row in rows_of(engine).items() if row["spot_points"]}
    assert list(closing.values()) == [4]
    (place,) = closing
    engine.push(parse_packed(engine, place))
    assert sorted(row["points"] for row in rows_of(engine).values()) == [0, 4]
