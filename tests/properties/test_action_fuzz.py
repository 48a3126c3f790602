"""Every action that must be refused is refused, with a rule or a code of the protocol, and changes nothing."""

import pytest

from tests.properties.action_fuzz import WAYS, ActionFuzz

BOXES = (
    ("flier", "base+fields+flier"),
    ("flier", "base+fields+inns+abbot+flier"),
    ("mage", "base+fields+mage"),
    ("phantom", "base+fields+abbot+flier+phantom"),
    ("arrows", "base+fields+abbot+anniversary"),
    ("traders", "base+fields+traders"),
    ("crops", "base+fields+inns+crops"),
    ("goldmines", "base+fields+goldmines"),
)
"""Modules, each with rules to play it. The first words of its actions must be among those that were refused."""
MANY = 5_000
"""So many actions of a module are sent in every way."""
RARE = ("die", "take-ingot")
"""Chance alone throws the die. Random games ask for no ingot: tests/server/tables/test_goldmines.py does."""
NUMBERS = [300, pytest.param(10_000, marks=pytest.mark.long)]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box[1])
def test_refused_actions_change_nothing(box: tuple[str, str], number: int) -> None:
    fuzz = ActionFuzz(box[1], box[0])
    fuzz.send(number)
    assert {way for way, _ in fuzz.refused} == set(WAYS)
    assert set(fuzz.own) <= set(fuzz.words)
    if number > MANY:
        ways = [(way, word) for word in fuzz.own if word not in RARE for way in WAYS]
        assert [one for one in ways if one not in fuzz.sent] == []
