"""Nothing that the engine says lacks words: refusals, score lines, and the rules they cite."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bastide.art.catalogue import catalogue
from bastide.cli.rules import ID, rule_texts
from bastide.locale import load_messages
from bastide.rules import MODULES

PACKAGE = Path(str(files("bastide")))
ENGINE = [path for room in ("core", "rules", "game") for path in sorted((PACKAGE / room).rglob("*.py"))]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def messages() -> dict[str, set[str]]:
    """Every message of the English words and rules, with its variables."""
    found: dict[str, set[str]] = {}
    told = load_messages("en") + (PACKAGE / "locale/rules/en.ftl").read_text("utf-8")
    for entry in FluentParser().parse(told).body:
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


WORDS = messages()


def keys_of(node: ast.expr, function: ast.AST) -> set[str]:
    """The keys of a dict that is written out in the call, or in the function under a name."""
    if isinstance(node, ast.Dict):
        return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    assert isinstance(node, ast.Name), ast.dump(node)
    named = [
        one.value
        for one in ast.walk(function)
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and one.targets[0].id == node.id
    ]
    assert named, node.id
    return set.intersection(*(keys_of(one, function) for one in named))


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """(code, rule, names of the variable parts) of every refusal that the engine can give."""
    for path in ENGINE:
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
                if not isinstance(node, ast.Call) or name not in ("Refusal", "_refuse"):
                    continue
                words = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
                if len(words) == 2:
                    given = keys_of(node.args[3], function) if len(node.args) > 3 else set()
                    yield str(words[0]), str(words[1]), given | {one.arg for one in node.keywords if one.arg}


REFUSALS = list(refusals())


def test_the_refusals_are_found() -> None:
    codes = {code for code, _, _ in REFUSALS}
    assert {"side-mismatch", "occupied", "river-u-turn", "nothing-to-recall", "no-such-symbol", "wrong-step"} <= codes


@pytest.mark.parametrize(("code", "rule", "given"), REFUSALS, ids=[f"{one[0]}, {one[1]}" for one in REFUSALS])
def test_a_refusal_has_words_for_all_it_tells(code: str, rule: str, given: set[str]) -> None:
    assert f"why-{code}" in WORDS
    assert WORDS[f"why-{code}"] <= given
    assert not rule or (rule in rule_texts() and f"rule-{rule.lower()}" in WORDS)


def lines() -> Iterator[tuple[str, str, str]]:
    """(reason, rule, rule at the end) of every line of points, under each choice of every option."""
    for make in MODULES.values():
        options = make().options()
        for choice in [{}, *({one.name: value} for one in options for value in one.values)]:
            module = make()
            module.set_options({one.name: one.default for one in options} | choice)
            yield from ((line.reason, line.rule, line.final_rule) for line in module.points())


def test_every_line_of_points_has_words() -> None:
    found = set(lines())
    assert {"road", "field", "garden", "small-city"} <= {reason for reason, _, _ in found}
    for reason, rule, final_rule in found | {("recall", "ABB-05", ""), ("arrow", "ANN-22", "")}:
        now, final = (
            [f"score-{reason}", f"calculation-{reason}"],
            [f"score-{reason}-final", f"calculation-{reason}-final"],
        )
        both = now + final if final_rule not in ("", rule) else now
        keys = final if reason in ("field", "pig") else both  # fields are counted at the end only (FLD-03, TRA-63)
        assert [key for key in keys if key not in WORDS] == []
        assert {rule, final_rule or rule} <= rule_texts().keys()


def cited() -> set[str]:
    """Every text in the package that is the id of a rule and nothing else, not of a tile either."""
    return {
        node.value
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)
    } - catalogue().keys()


def test_every_cited_rule_has_words() -> None:
    ids = cited()
    assert {"BASE-22", "RIV-04", "ABB-05", "ANN-22", "COM-31", "HOUSE-2"} <= ids
    assert [one for one in sorted(ids) if one not in rule_texts()] == []
    assert [one for one in sorted(ids) if f"rule-{one.lower()}" not in WORDS] == []
