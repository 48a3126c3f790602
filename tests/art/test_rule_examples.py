"""Drawn examples of rules: each belongs to a rule, has a caption and a size, and can be drawn in both themes."""

import re

import pytest

from bastide.art import THEMES, painter
from bastide.art.rule_examples import EXAMPLES, example_area, render_example
from scripts import rule_examples
from tests.rules.rule import known_ids


def test_there_are_at_least_forty_of_rules_that_exist() -> None:
    assert len(EXAMPLES) >= 40
    assert set(EXAMPLES) == set(rule_examples.EXAMPLES)
    assert set(EXAMPLES) <= known_ids()


@pytest.mark.parametrize("rule", ["BASE-22", "FLD-01", "CON-40"])
@pytest.mark.parametrize("theme", THEMES)
def test_an_example_has_an_address(rule: str, theme: str) -> None:
    draw = painter(f"{theme}/rule/{rule}.svg")
    assert draw
    assert draw() == render_example(rule, theme)
    assert painter(f"{theme}/rule/BASE-01.svg") is None


def test_a_picture_has_the_size_that_the_page_expects() -> None:
    sizes = rule_examples.sizes(EXAMPLES)
    stored = rule_examples.SIZES.read_text("utf-8")
    assert rule_examples.sizes_text(sizes) == stored
    width, height = map(float, re.findall(r'viewBox="\S+ \S+ (\S+) (\S+)"', render_example("BASE-22"))[0])
    assert [width, height] == sizes["BASE-22"]


def test_a_wide_board_is_cut_around_the_last_tile() -> None:
    left, top, right, bottom = example_area(EXAMPLES["RIV-05"])
    assert right - left < 11
    assert bottom - top < 11


@pytest.mark.parametrize("rule", ["BASE-22", "BASE-33", "INN-32"])
def test_a_board_is_that_of_its_test(rule: str) -> None:
    assert rule_examples.view_of(rule) == EXAMPLES[rule]


@pytest.mark.long
def test_all_boards_are_those_of_their_tests() -> None:
    for file, text in rule_examples.files().items():
        assert file.read_text("utf-8") == text, "run python -m scripts.rule_examples"


def test_captions_are_sentences() -> None:
    for rule, (_, caption) in rule_examples.EXAMPLES.items():
        assert caption[0].isupper(), rule
        assert caption.endswith("."), rule
