"""The sets, elements and counts of the newer boxes: each that is listed is read, and means the rules it should."""

from typing import Any

import pytest

from bastide.jcz import JczError, Unsupported

from .files import Script, played

FIRST, SECOND = {"basic:1": 1}, {"basic:2": 1}
MAGIC = {"mage": True, "witch": True}
ACCEPTED: tuple[tuple[dict[str, int], dict[str, Any], str, dict[str, Any]], ...] = (
    (SECOND | {"goldmines": 1}, {"gold": True}, "base+goldmines", {}),
    (SECOND | {"flier:2": 1}, {}, "base+flier", {}),
    (FIRST | {"flier:1": 1}, {}, "base+flier", {"gardens": False}),
    (SECOND | {"flier:2": 1}, {"flier": True}, "base+flier", {}),
    (SECOND | {"corn-circles/2": 1}, {}, "base+crops", {}),
    (SECOND | {"corn-circles/1": 1}, {}, "base+crops", {"circles": 1}),
    (SECOND | {"corn-circles/1": 1, "corn-circles/2": 1}, {"corn-circle": True}, "base+crops", {"circles": 3}),
    (SECOND | {"mage-and-witch:2": 1}, MAGIC, "base+mage", {}),
    (FIRST | {"mage-and-witch:1": 1}, MAGIC, "base+mage", {"gardens": False}),
    (SECOND, {"phantom": 1}, "base+phantom", {}),
    (SECOND, {"phantom": 2}, "base+phantom", {"phantoms": 2}),
    (
        SECOND | {"goldmines": 1, "flier:2": 1, "corn-circles/2": 1, "mage-and-witch:2": 1},
        MAGIC | {"gold": True, "phantom": 1},
        "base+phantom+mage+goldmines+flier+crops",
        {},
    ),
)
REFUSED: tuple[tuple[dict[str, Any], dict[str, Any], str], ...] = (
    (SECOND | {"goldmines": 1}, {}, "GOL-01"),
    (SECOND | {"goldmines": 2}, {"gold": True}, "played once"),
    (SECOND | {"flier:1": 1, "flier:2": 1}, {}, "FLI-01"),
    (SECOND | {"flier:3": 1}, {}, "editions 1 and 2"),
    (SECOND | {"corn-circles/3": 1}, {}, "not played here"),
    (SECOND | {"corn-circles/2": 2}, {}, "played once"),
    (SECOND | {"mage-and-witch:2": 1}, {"mage": True}, "MAG-01"),
    (SECOND | {"mage-and-witch:1": 1, "mage-and-witch:2": 1}, MAGIC, "MAG-02"),
    (SECOND, {"phantom": 3}, "1 or 2"),
)


def opened(sets: dict[str, int], elements: dict[str, Any]) -> Any:
    """A file with one tile."""
    told = Script().place("BA/RFr", 1, 0).file()
    told["setup"] |= {"sets": sets, "elements": {"small-follower": 7, **elements}}
    return played(told)


@pytest.mark.parametrize(("sets", "elements", "rules", "options"), ACCEPTED)
def test_what_a_list_names_is_accepted(
    sets: dict[str, int], elements: dict[str, Any], rules: str, options: dict[str, Any]
) -> None:
    back = opened(sets, elements)
    assert (back.rules.text, back.rules.options) == (rules, options)


@pytest.mark.parametrize(("sets", "elements", "why"), REFUSED)
def test_other_editions_and_numbers_are_refused(sets: dict[str, int], elements: dict[str, Any], why: str) -> None:
    with pytest.raises((Unsupported, JczError), match=why):
        opened(sets, elements)
