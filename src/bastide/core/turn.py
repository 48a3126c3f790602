"""The order of the turn, built from the steps of all modules: each is placed directly after its anchor."""

from bastide.core.compose import check_unique, modules_with_hook
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.step import Step

Entry = tuple[str, str, Step]
"""The module's id, the anchor of its step, and the step."""


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
    ordered = _order(_later_first(turn, declared), declared)
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


def _order(every: list[Entry], declared: set[tuple[str, str]]) -> list[Step]:
    """After an anchor, steps of other modules come before those of the anchor's own module. Two other modules at one
    anchor need a declared order."""
    ordered: list[Step] = []
    owners = {step.name: owner for owner, _, step in every}
    own = [entry for entry in every if owners.get(entry[1], entry[0]) == entry[0]]
    waiting = own + [entry for entry in every if owners.get(entry[1], entry[0]) != entry[0]]
    taken: dict[str, tuple[str, str]] = {}
    while waiting:
        names = ["", *[step.name for step in ordered]]
        ready = [entry for entry in waiting if entry[1] in names]
        if not ready:
            raise _missing_anchor(waiting[0][2], waiting[0][1])
        owner, anchor, step = ready[0]
        if anchor in taken and owner != owners.get(anchor) and (step.name, taken[anchor][1]) not in declared:
            raise RulesetError(f"{owner} and {taken[anchor][0]} both put a step after {anchor!r}: no order is declared")
        if owner != owners.get(anchor, owner):
            taken[anchor] = (owner, step.name)
        ordered.insert(names.index(anchor), step)
        waiting.remove(ready[0])
    return ordered


def _missing_anchor(step: Step, anchor: str) -> RulesetError:
    return RulesetError(f"the step {step.name!r} follows {anchor!r}, which is not played")


def _later_first(every: list[Entry], declared: set[tuple[str, str]]) -> list[Entry]:
    """Reorder the entries. Each step is inserted directly after its anchor, so the later of two must be
    inserted first."""
    for earlier, later in sorted(declared):
        if (later, earlier) in declared:
            raise RulesetError(f"the steps {earlier!r} and {later!r} are each declared to come first")
        names = [step.name for _, _, step in every]
        if earlier in names and later in names and names.index(earlier) < names.index(later):
            every.append(every.pop(names.index(earlier)))
    return every


def check_offers(modules: list[RuleModule], steps: list[Step]) -> None:
    """Check that modules offer something only in steps that are played. Raises RulesetError."""
    names = [step.name for step in steps]
    for module in modules_with_hook(modules, "offer"):
        for name in module.offers_in:
            if name not in names:
                raise RulesetError(f"{module.id} offers something in the step {name!r}, which is not played")
