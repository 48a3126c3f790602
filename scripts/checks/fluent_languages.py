"""Messages of all languages have the variables and cases of the English ones, and all plural forms of their language.

compare-locales checks references and plural forms only, so it cannot replace this check.
"""

from collections.abc import Iterator
from pathlib import Path

from babel.core import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scripts.checks.fluent_keys import LOCALE, RULES
from scripts.checks.tree import texts

FORMS = frozenset({"zero", "one", "two", "few", "many"})
"""Names of plural forms without "other", which also means "anything else"."""
SAMPLE = 200
"""Counts on a table are smaller. None of our languages has a form for larger numbers only."""


def plural_forms(language: str) -> frozenset[str]:
    """The forms of whole numbers. Nothing is counted in halves, so that `many` of Czech is not needed."""
    rule = Locale.parse(language).plural_form
    return frozenset(rule(number) for number in range(SAMPLE + 1))


class Choices(Visitor):
    """Collects the variables of a message, its selectors with their cases, and its terms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        by = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        self.selects.append((by, keys))
        self.generic_visit(node)

    def plural(self) -> Iterator[tuple[str, list[str]]]:
        """Selectors by a plural form."""
        return ((by, keys) for by, keys in self.selects if FORMS & set(keys))

    def cases(self) -> dict[str, set[str]]:
        """Cases by variable, without plural forms and plain numbers."""
        found: dict[str, set[str]] = {}
        for by, keys in self.selects:
            if not FORMS & set(keys):
                found.setdefault(by, set()).update(key for key in keys if not key.lstrip("-").isdigit())
        return found


def read(text: str) -> tuple[dict[str, Choices], set[str]]:
    """The parts of every message of a file, and the terms that it defines."""
    found: dict[str, Choices] = {}
    terms: set[str] = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Term):
            terms.add(entry.id.name)
        elif isinstance(entry, ast.Message):
            found[entry.id.name] = Choices()
            found[entry.id.name].visit(entry)
    return found, terms


def behind(told: Choices, all_told: dict[str, Choices]) -> set[str]:
    """The variables of the messages that a message refers to."""
    parts = [all_told[name] for name in told.messages if name in all_told]
    return set().union(*[part.variables | behind(part, all_told) for part in parts])


def check_forms(key: str, told: Choices, forms: frozenset[str]) -> Iterator[str]:
    """Plural forms that a message lacks or that its language does not have, and selectors with a single case."""
    for by, keys in told.plural():
        if missing := sorted(forms - set(keys)):
            yield f"{key}: ${by} lacks the plural form {', '.join(missing)}"
        if strange := sorted((FORMS & set(keys)) - forms):
            yield f"{key}: ${by} has the plural form {', '.join(strange)}, which no whole number takes"
    yield from (f"{key}: ${by} chooses from one way only" for by, keys in told.selects if len(keys) == 1)


def check_against(key: str, told: Choices, english: Choices) -> Iterator[str]:
    """Variables and cases that differ from the English message."""
    for name in sorted(english.variables - told.variables):
        yield f"{key}: ${name} is missing"
    for name in sorted(told.variables - english.variables):
        yield f"{key}: ${name} is not in the English message"
    theirs = english.cases()
    for by, keys in told.cases().items():
        if by in theirs and keys != theirs[by]:
            yield f"{key}: ${by} chooses from {sorted(keys)}, in English from {sorted(theirs[by])}"


def check(root: Path) -> list[str]:
    """What differs from English, and missing plural forms, in every language."""
    files = [one for one in texts(root, ".ftl") if one[0].startswith(LOCALE) and not one[0].startswith(RULES)]
    words = {name: read(text) for name, text in files}
    problems: list[str] = []
    languages: dict[str, dict[str, Choices]] = {"en": {}}
    for name, (messages, _) in words.items():
        languages.setdefault(Path(name).stem, {}).update(messages)
    for all_told in languages.values():
        for told in all_told.values():
            told.variables |= behind(told, all_told)
    english = languages["en"]
    for name, (messages, terms) in words.items():
        forms = plural_forms(Path(name).stem)
        for key, told in messages.items():
            found = list(check_forms(key, told, forms))
            found += [f"{key}: -{term} is no term" for term in sorted(told.terms - terms)]
            found += check_against(key, told, english[key]) if key in english else []
            problems += [f"{name}: {problem}" for problem in found]
    return problems
