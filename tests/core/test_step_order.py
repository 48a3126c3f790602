"""The order of steps after one anchor: every order that is declared in full is taken (need M17)."""

from itertools import combinations, pairwise, permutations

import pytest

from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.step import Step
from bastide.core.turn import order_steps

NAMES = ("ransom", "walk", "phantom", "wagon", "count")


def step_named(name: str) -> Step:
    """Return a step that does nothing."""
    return type("NamedStep", (Step,), {"name": name})()  # type: ignore[no-any-return]


def module_with(name: str, anchor: str) -> RuleModule:
    """Return a module with one step after an anchor."""
    step = (anchor, step_named(name))
    members = {"id": f"box-{name}", "hooks": ("steps",), "steps": lambda self: [step]}
    return type("OneStep", (RuleModule,), members)()  # type: ignore[no-any-return]


class DeclaredOrder(RuleModule):
    """Declares pairs of steps."""

    id = "declared-order"
    hooks = ("step_order",)

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self.pairs = pairs

    def step_order(self) -> list[tuple[str, str]]:
        """The pairs."""
        return self.pairs


def ordered(names: tuple[str, ...], pairs: list[tuple[str, str]], anchor: str = "figure") -> list[str]:
    """The names of the steps after the anchor."""
    modules = [module_with("figure", ""), *(module_with(name, anchor) for name in names), DeclaredOrder(pairs)]
    return [step.name for step in order_steps(modules)]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_fully_declared_order_is_taken(count: int) -> None:
    for wanted in permutations(NAMES[:count]):
        assert ordered(NAMES[:count], list(combinations(wanted, 2))) == ["figure", *wanted]


def test_a_chain_of_pairs_is_enough() -> None:
    for wanted in permutations(NAMES[:4]):
        assert ordered(NAMES[:4], list(pairwise(wanted))) == ["figure", *wanted]


def test_steps_that_begin_the_turn_are_ordered_too() -> None:
    assert ordered(NAMES[:2], [("ransom", "walk"), ("walk", "figure")], "") == ["ransom", "walk", "figure"]


def test_a_missing_pair_is_an_error_with_both_modules() -> None:
    with pytest.raises(RulesetError, match=r"box-.* and box-.* both put a step after 'figure': no order is declared"):
        ordered(NAMES[:3], [("ransom", "walk"), ("ransom", "phantom")])


def test_a_circle_is_an_error() -> None:
    with pytest.raises(RulesetError, match="the steps 'ransom' and 'walk' are each declared to come first"):
        ordered(NAMES[:2], [("ransom", "walk"), ("walk", "ransom")])
    with pytest.raises(RulesetError, match="the declared order of the steps phantom, ransom, walk is a circle"):
        ordered(NAMES[:3], [("ransom", "walk"), ("walk", "phantom"), ("phantom", "ransom")])


def test_an_anchor_that_is_not_played_is_an_error() -> None:
    with pytest.raises(RulesetError, match="the step 'walk' follows 'dragon', which is not played"):
        ordered(("walk",), [], "dragon")
