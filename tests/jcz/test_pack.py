"""The draws: groups, forced draws, random numbers."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.jcz import JczError
from bastide.jcz.pack import DEFAULT, LAKE, RIVER, Pack, next_random

from . import draws


def pack(order: list[str] | None = None, random: float = 0.0) -> Pack:
    groups = {DEFAULT: Counter({"b": 2, "a": 1}), RIVER: Counter({"r": 2}), LAKE: Counter({"l": 1})}
    return Pack(groups, order or [], random)


@pytest.mark.parametrize(
    ("random", "following"),
    [
        (0.0, 11 / 2**48),
        (0.5, 11 / 2**48),
        (0.75, 11 / 2**48),  # the low 48 bits of these three are all zero
        (0.1, (25214903917 * 0x99999999999A + 11) % 2**48 / 2**48),  # 0.1 is 3FB999999999999A
    ],
)
def test_the_generator(random: float, following: float) -> None:
    """x becomes 25214903917 x + 11 modulo 2^48, where x is the low 48 bits of the number's IEEE 754 form."""
    assert next_random(random) == following


@given(st.floats(min_value=0, max_value=1, exclude_max=True, allow_subnormal=False))
def test_the_generator_against_another_way_to_compute_it(random: float) -> None:
    urn = draws.Urn([["x"]], random)
    urn.draw()
    assert next_random(random) == urn.random


def test_the_river_comes_first_then_the_lake_then_the_land() -> None:
    drawn = pack()
    assert [drawn.draw() for _ in range(6)] == ["r", "r", "l", "a", "b", "b"]


def test_a_random_number_picks_from_the_row() -> None:
    drawn = Pack({DEFAULT: Counter({"b": 2, "a": 1, "B": 1})}, [], 0.25)  # the row is B a b b
    assert drawn.draw() == "a"
    assert drawn.random == next_random(0.25)


def test_forced_draws_use_up_no_random_number() -> None:
    drawn = pack(["r", "r", "l", "b"], 0.99)
    assert [drawn.draw() for _ in range(4)] == ["r", "r", "l", "b"]
    assert drawn.random == 0.99
    assert drawn.draw() == "b"


def test_a_forced_draw_must_be_there() -> None:
    with pytest.raises(JczError, match="the draw order names a"):
        pack(["a"]).draw()


def test_a_copy_goes_its_own_way() -> None:
    drawn = pack(["r"], 0.5)
    twin = drawn.copy()
    assert [drawn.draw() for _ in range(4)][:3] == ["r", "r", "l"]
    assert twin.groups == {DEFAULT: ["a", "b", "b"], RIVER: ["r", "r"], LAKE: ["l"]}
    assert (twin.order, twin.random, twin.active) == (["r"], 0.5, {RIVER})
