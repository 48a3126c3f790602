"""Completion of values in a shell: bots, modules, ids of rules, options. `bastide --install-completion` sets it up."""

from collections.abc import Iterable

from bastide.bots import BOTS, MATES, YARDSTICKS


def complete_last(written: str, separator: str, names: Iterable[str]) -> list[str]:
    """The continuations of the last of several names that a separator joins, without names that stand there already."""
    before, joined, last = written.rpartition(separator)
    there = before.split(separator)
    return [before + joined + name for name in names if name.startswith(last) and name not in there]


def complete_bot(incomplete: str) -> list[str]:
    """Names of bots, those of installed packages too."""
    from bastide.bots.external.plugin_bots import list_plugin_bots

    names = [*BOTS, *MATES, *YARDSTICKS, *list_plugin_bots()]
    return [name for name in dict.fromkeys(names) if name.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Names of bots joined by commas. A bot may be named more than once."""
    before, joined, last = incomplete.rpartition(",")
    return [before + joined + name for name in complete_bot(last)]


def complete_rules(incomplete: str) -> list[str]:
    """Presets and modules joined by +."""
    from bastide.rules import list_words

    return complete_last(incomplete, "+", list_words())


def complete_rules_or_ids(incomplete: str) -> list[str]:
    """The same, and ids of rules in capitals, such as RIV-04 and RIV."""
    from bastide.cli.rules import rule_families, rule_texts

    if incomplete[:1].isupper():
        return [name for name in [*rule_families(), *rule_texts()] if name.startswith(incomplete)]
    return complete_rules(incomplete)


def complete_option(incomplete: str) -> list[str]:
    """Options of modules, and their values after the =."""
    from bastide.rules import describe_choices

    options = {option["name"]: option for module in describe_choices()["modules"] for option in module["options"]}
    name, equals, _ = incomplete.partition("=")
    if not equals:
        return [f"{option}=" for option in options if option.startswith(name)]
    values = options[name]["values"] if name in options else []
    return [text for value in values if (text := f"{name}={str(value).lower()}").startswith(incomplete)]
