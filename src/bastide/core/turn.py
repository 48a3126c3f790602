"""The order of the turn, built from the steps of all modules: each is placed directly after its anchor."""

from itertools import combinations, pairwise

from bastide.core.compose import check_unique, modules_with_hook
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.step import Step

Entry = tuple[str, str, Step]
"""The module's id, the anchor of its step, and the step."""
Pair = tuple[str, str]
"""The names of two steps. The first comes earlier."""


def order_steps(modules: list[RuleModule]) -> list[Step]:
    """The steps of the turn in their order. Pushed steps come after their anchor, or at the end if they have none.

    Raises RulesetError if no order is declared for two steps after one anchor."""
    found = modules_with_hook(modules, "steps")
    brought = [(module, anchor, step) for module in found for anchor, step in module.steps()]
    check_unique([(module, step.name) for module, _, step in brought], "step")
    every = [(module.id, anchor, step) for module, anchor, step in brought]
    declared = {pair for m in modules_with_hook(modules, "step_order") for pair in m.step_order()}
    anchors = {step.name: anchor for _, anchor, step in every if step.pushed}
    turn = [(owner, _in_turn(anchor, anchors), step) for owner, anchor, step in every if not step.pushed]
    ordered = _flatten(_by_anchor(turn, declared))
    pushed = [entry for entry in every if entry[2].pushed]
    while pushed:
        names = [step.name for step in ordered]
        owner, anchor, step = next((entry for entry in pushed if not entry[1] or entry[1] in names), pushed[0])
        if anchor and anchor not in names:
            raise _missing_anchor(step, anchor)
        ordered.insert(names.index(anchor) + 1 if anchor else len(names), step)
        pushed.remove((owner, anchor, step))
    return ordered


def _in_turn(anchor: str, anchors: dict[str, str]) -> str:
    """The anchor in the turn: a step that follows a pushed step follows the anchor of that step."""
    while anchor in anchors:
        anchor = anchors[anchor]
    return anchor


def _by_anchor(turn: list[Entry], declared: set[Pair]) -> dict[str, list[Step]]:
    """Return the steps after each anchor, in their order. Steps of other modules come before those of the anchor's own
    module, and of two steps of one module the later one comes first, unless their order is declared."""
    owners = {step.name: owner for owner, _, step in turn}
    after: dict[str, list[Entry]] = {}
    for entry in turn:
        after.setdefault(entry[1], []).insert(0, entry)
    unknown = next((entry for entry in turn if entry[1] and entry[1] not in owners), None)
    if unknown is not None:
        raise _missing_anchor(unknown[2], unknown[1])
    ordered: dict[str, list[Step]] = {}
    for anchor, entries in after.items():
        others = [entry for entry in entries if owners.get(anchor, entry[0]) != entry[0]]
        own = [entry for entry in entries if entry not in others]
        steps = [step for _, _, step in _sort(others, declared)]
        _check_declared(anchor, others, steps, declared)
        ordered[anchor] = steps + [step for _, _, step in _sort(own, declared)]
    return ordered


def _flatten(after: dict[str, list[Step]]) -> list[Step]:
    """Return all steps. Each is followed by those that have it as their anchor."""
    ordered: list[Step] = []
    waiting = list(reversed(after.get("", [])))
    while waiting:
        step = waiting.pop()
        ordered.append(step)
        waiting += reversed(after.get(step.name, []))
    return ordered


def _sort(entries: list[Entry], declared: set[Pair]) -> list[Entry]:
    """Sort topologically by the declared pairs, otherwise keep the given order. Raises RulesetError for a circle."""
    waiting, found = list(entries), []
    while waiting:
        names = {step.name for _, _, step in waiting}
        entry = next((one for one in waiting if not any((name, one[2].name) in declared for name in names)), None)
        if entry is None:
            raise _circle(sorted(names), declared)
        found.append(entry)
        waiting.remove(entry)
    return found


def _circle(names: list[str], declared: set[Pair]) -> RulesetError:
    for pair in combinations(names, 2):
        if {pair, pair[::-1]} <= declared:
            return RulesetError(f"the steps {pair[0]!r} and {pair[1]!r} are each declared to come first")
    return RulesetError(f"the declared order of the steps {', '.join(names)} is a circle")


def _check_declared(anchor: str, entries: list[Entry], steps: list[Step], declared: set[Pair]) -> None:
    """Check that each step and the next one are of one module, or that their order is declared. Raises RulesetError."""
    owners = {step.name: owner for owner, _, step in entries}
    for earlier, later in pairwise(step.name for step in steps):
        if owners[earlier] != owners[later] and (earlier, later) not in declared:
            raise RulesetError(
                f"{owners[earlier]} and {owners[later]} both put a step after {anchor!r}: no order is declared"
            )


def _missing_anchor(step: Step, anchor: str) -> RulesetError:
    return RulesetError(f"the step {step.name!r} follows {anchor!r}, which is not played")


def check_offers(modules: list[RuleModule], steps: list[Step]) -> None:
    """Check that modules offer something only in steps that are played. Raises RulesetError."""
    names = [step.name for step in steps]
    for module in modules_with_hook(modules, "offer"):
        for name in module.offers_in:
            if name not in names:
                raise RulesetError(f"{module.id} offers something in the step {name!r}, which is not played")
