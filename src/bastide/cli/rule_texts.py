"""The texts of the rules, by id.

The source is docs/rules. The package has data/rules.json, which is made from it.
"""

import difflib
import json
import re
from functools import cache
from importlib.resources import files
from typing import Any

from bastide.cli.output import CliError
from bastide.rules import BROUGHT

ID = re.compile(r"([A-Z]+)-(\d+)")


@cache
def rule_texts() -> dict[str, dict[str, str]]:
    """Return the title of its section, the text, the source and the page of every rule, by id."""
    told = json.loads(files("bastide.data").joinpath("rules.json").read_text("utf-8"))
    for name, one in BROUGHT.items():
        for rule, text in one.rules.items():
            told.setdefault(rule, {"title": name, "text": text, "source": one.package, "page": name})
    # families in the order of the pages, then by number: a page may list them in another order
    order = list(dict.fromkeys(one.partition("-")[0] for one in told))
    places = {one: (order.index(one.partition("-")[0]), int(one.partition("-")[2])) for one in told}
    return {one: told[one] for one in sorted(told, key=lambda one: places[one])}


def rule_families() -> dict[str, int]:
    """Return the prefixes of ids, and how many rules each has."""
    counts: dict[str, int] = {}
    for one in rule_texts():
        counts[one.partition("-")[0]] = counts.get(one.partition("-")[0], 0) + 1
    return counts


def asks_for_rules(word: str) -> bool:
    """Return whether a word means rules by id: RIV-04, riv-4, RIV, riv-.

    `base` in small letters is the ruleset.
    """
    word = word.strip()
    family = word.upper().removesuffix("-")
    return bool(ID.fullmatch(word.upper())) or (family in rule_families() and word != "base")


def found_rules(words: list[str]) -> list[dict[str, str]]:
    """Return the rules that the words name, each once. Raises CliError, which lists similar ids."""
    rules = rule_texts()
    found: dict[str, dict[str, str]] = {}
    for word in words:
        name = _spelt(word)
        if name in rule_families():
            found |= {one: rule for one, rule in rules.items() if one.startswith(f"{name}-")}
        elif name in rules:
            found[name] = rules[name]
        else:
            raise CliError("no-such-rule", f"there is no rule {word}; {_near(name)}")
    return [{"id": one, **rule} for one, rule in found.items()]


def _spelt(word: str) -> str:
    """Normalise an id: riv-4 becomes RIV-04, house-01 becomes HOUSE-1."""
    name = word.strip().upper().removesuffix("-")
    match = ID.fullmatch(name)
    if match is None:
        return name
    ways = [f"{match[1]}-{int(match[2])}", f"{match[1]}-{int(match[2]):02}"]
    return next((way for way in ways if way in rule_texts()), name)


def _near(name: str) -> str:
    near = difflib.get_close_matches(name, [*rule_texts(), *rule_families()], n=3, cutoff=0.6)
    if near:
        return f"near it are {', '.join(near)}"
    return f"ids begin with {', '.join(rule_families())}"


def rules_as_json(found: list[dict[str, str]]) -> dict[str, Any]:
    """Return one rule as it is, several as a list."""
    return found[0] if len(found) == 1 else {"rules": found}
