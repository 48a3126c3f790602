"""Chance and variants are fixed integer arithmetic, shared with the browser."""

from collections import Counter

from bastide.art.seeds import Chance, fnv1a, variant_of

VARIANT_VECTORS = {
    (0, 0): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 1, (0, -1): 0,
    (5, -7): 1, (-12, 30): 2, (100, -100): 0, (7, 7): 0, (-3, -4): 1,
}  # fmt: skip
"""The client's test holds the same numbers."""


def test_variants_of_cells() -> None:
    assert {cell: variant_of(*cell) for cell in VARIANT_VECTORS} == VARIANT_VECTORS


def test_variants_are_spread_evenly() -> None:
    counts = Counter(variant_of(x, y) for x in range(-20, 20) for y in range(-20, 20))
    assert set(counts) == {0, 1, 2, 3}
    assert min(counts.values()) > 340


def test_fnv1a_is_the_published_hash() -> None:
    assert fnv1a("") == 0x811C9DC5
    assert fnv1a("a") == 0xE40C292C
    assert fnv1a("foobar") == 0xBF9CF968


def test_the_same_key_gives_the_same_numbers() -> None:
    first, second, other = Chance("U|0|art"), Chance("U|0|art"), Chance("U|1|art")
    numbers = [first.unit() for _ in range(50)]
    assert numbers == [second.unit() for _ in range(50)]
    assert numbers != [other.unit() for _ in range(50)]
    assert all(0 <= n < 1 for n in numbers)
