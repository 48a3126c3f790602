"""Captions that need no font: letters with their marks, and what is not in the alphabet."""

import pytest

from bastide.art.lettering import length, line


@pytest.mark.parametrize(
    ("marked", "plain", "marks"), [("Tomáš", "Tomas", 2), ("Jürgen", "Jurgen", 1), ("Łódź", "Łodz", 2)]
)
def test_a_marked_letter_is_the_letter_and_its_mark(marked: str, plain: str, marks: int) -> None:
    assert length(marked) == length(plain)
    assert line(marked, 0, 0, "#000").count("<path") == line(plain, 0, 0, "#000").count("<path") + marks


def test_a_small_letter_with_a_mark_loses_its_dot() -> None:
    assert "V-5.6" in line("i", 0, 0, "#000")
    assert "V-5.6" not in line("í", 0, 0, "#000")


def test_what_the_alphabet_lacks_leaves_a_gap_and_stays_in_the_title() -> None:
    drawn = line("Ж", 0, 0, "#000")
    assert "<path" not in drawn
    assert "<title>Ж</title>" in drawn
    assert length("aЖa") > length("aa")


def test_nothing_has_no_width() -> None:
    assert length("") == 0
