"""The page of hooks of a rule module, from the classes of the core."""

import ast
import re
from collections.abc import Iterator

from bastide.core.descriptions import DescribedAction, DescribedModule, DescribedStep, SetupHooks
from bastide.core.rule_module import HOOKS, RuleModule
from bastide.core.scoring import Points
from bastide.core.step import ActionKind, Step
from scripts.console import ROOT
from scripts.reference.hook_needs import NEEDS
from scripts.reference.markdown import comments, docstring, head, sentence, source_of, table, words

INTRODUCTION = """\
[Writing a module of rules](rule-modules.md) shows most of these in use. A method of a hook is called only on
the modules whose `hooks` name the hook."""
RULE_MODULE = ROOT / "src/bastide/core/rule_module.py"
NAMED = re.compile(r" ?\bHook\s+`(\w+)`(, )?(with exactly one owner)?")
OTHERS = {
    "setup_tile_placed": "setup",
    "setup_state_slots": "setup",
    "setup_may_stand": "setup",
    "setup_may_set": "setup",
}
"""Methods whose docstrings name no hook."""
NO_HOOK = "Methods that need no hook"
STEPS = """\
The engine adds what modules offer in a step, and passing. In a step with `may_pass`, passing comes last."""


def combinations() -> dict[str, str]:
    """How the answers of several modules are combined, from the docstring of the module."""
    text = (
        (ast.get_docstring(ast.parse(RULE_MODULE.read_text("utf-8"))) or "").partition("\nhook ")[2].partition("\n")[2]
    )
    rows = re.findall(r"^(\w+) +(.*(?:\n {2,}.*)*)", text, re.M)
    return {name: sentence(words(about)) for name, about in rows}


def methods(*kinds: type) -> Iterator[tuple[str, str, str]]:
    """The name, arguments and docstring of each method."""
    for kind in kinds:
        tree = ast.parse(source_of(kind))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                names = [one.arg for one in node.args.args if one.arg != "self"]
                yield node.name, ", ".join(names), words(ast.get_docstring(node))


def by_hook() -> dict[str, list[tuple[str, str]]]:
    """The methods of each hook, with their signatures."""
    found: dict[str, list[tuple[str, str]]] = {name: [] for name in (*HOOKS, NO_HOOK)}
    for name, arguments, about in methods(RuleModule, DescribedModule, SetupHooks):
        hook = OTHERS.get(name) or next(iter(NAMED.findall(about)), (NO_HOOK,))[0]
        text = NAMED.sub(lambda match: " Asked " if match[2] and not match[3] else "", about).replace(
            "Asked called", "Called"
        )
        text = re.sub(r"\bAsked (once|with|asked)", r"Asked \1", text).replace("Asked asked", "Asked")
        found[hook].append((f"`{name}({arguments})`", re.sub(r"\.\.(?!\.)| \.", ".", text).strip()))
    return found


def attributes(*kinds: type) -> list[tuple[str, str]]:
    """The attributes of classes, each with its comment."""
    return [(f"`{name}`", sentence(about)) for kind in kinds for name, about in comments(kind).items() if about]


def part(title: str, about: str, *kinds: type) -> str:
    """A class that modules derive from: its attributes and methods."""
    called = [(f"`{name}({arguments})`", text) for name, arguments, text in methods(*kinds)]
    return f"## {title}\n\n{about}\n\n" + table(("attribute or method", "meaning"), [*attributes(*kinds), *called])


def generate() -> str:
    """The whole page."""
    laws, called = combinations(), by_hook()
    source = "`core/rule_module.py`, `core/descriptions.py`, `core/step.py` and `core/scoring.py`"
    parts = [head("Hooks of rule modules", source, INTRODUCTION)]
    parts.append("## Which hook for which need\n\n" + table(("a rule of yours", "use"), NEEDS))
    parts.append("## Hooks\n")
    for hook in HOOKS:
        rows = table(("method", "meaning"), called[hook])
        parts.append(f"### `{hook}`\n\n{laws[hook]}\n\n{rows}")
    parts.append(f"### {NO_HOOK}\n\n" + table(("method", "meaning"), called[NO_HOOK]))
    rows = table(("attribute", "meaning"), attributes(RuleModule, DescribedModule))
    parts.append(f"## Attributes of a module\n\n{docstring(RuleModule)}\n\n{rows}")
    parts.append(part("Steps", STEPS, Step, DescribedStep))
    parts.append(part("Action kinds", docstring(ActionKind), ActionKind, DescribedAction))
    parts.append(part("Lines of points", docstring(Points), Points))
    return "\n".join(parts)
