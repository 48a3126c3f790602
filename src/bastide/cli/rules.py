"""`bastide rules`: the available rules, the contents of a combination, and the text of a rule."""

import difflib
import json
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from textwrap import fill
from typing import Annotated, Any

import typer

from bastide.cli.options import Options, read_options
from bastide.cli.output import CliError, Json, print_json, printable
from bastide.cli.shell_completion import complete_rules_or_ids
from bastide.rules import BROUGHT, LEFT_OUT, describe_choices, new_engine

WIDTH = 100
NO_BREAK_SPACE = "\u00a0"
ID = re.compile(r"([A-Z]+)-(\d+)")


def rules_command(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            help="Modules joined by +, or ids such as RIV-04, or RIV; without it, all that can be played.",
            autocompletion=complete_rules_or_ids,
        ),
    ] = None,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    option: Options = None,
    json: Json = False,
) -> None:
    """List modules, presets and options, show the contents of a combination, or print a rule by its id."""
    words = what or []
    if words and all(asks_for_rules(word) for word in words):
        found = found_rules(words)
        if json:
            print_json(found[0] if len(found) == 1 else {"rules": found})
        else:
            print(*map(_rule, found), sep="\n\n")
    elif len(words) > 1:
        raise CliError("bad-rules", f"{printable(' '.join(words))}: name ids of rules, or one ruleset, joined by +")
    elif words:
        facts = ruleset_facts(words[0], players, read_options(option))
        print_json(facts) if json else _print_ruleset(facts)
    elif json:
        print_json({**describe_choices(), "ids": rule_families(), **({"left_out": LEFT_OUT} if LEFT_OUT else {})})
    else:
        _print_menu(describe_choices())


def ruleset_facts(text: str, players: int, options: dict[str, bool | int]) -> dict[str, Any]:
    """Return what a ruleset consists of. Raises RulesetError."""
    engine = new_engine(text, players, options=options)
    made, board = engine.rules, engine.state.board
    laid = [placed.tile.index for placed in board.laid[: board.n_laid] if placed.part == 0]
    # the start and the supply, but not a start that another one replaces: it stays in the box (COM-01)
    tiles = {made.tiles[i].id: made.copies[i] + laid.count(i) for i in [*laid, *range(len(made.tiles))]}
    return {
        "rules": text,
        "players": players,
        "modules": [module.id for module in made.modules],
        "options": made.options,
        "turn": [step.name for step in made.turn],
        "features": list(made.kinds),
        "tiles": {name: count for name, count in tiles.items() if count},
        "figures": {spec.name: spec.count - spec.stock for spec in made.figure_specs},
        "stock": {spec.name: spec.stock for spec in made.figure_specs if spec.stock},
    }


def _print_ruleset(facts: dict[str, Any]) -> None:
    print(f"{facts['rules']} for {facts['players']} {'player' if facts['players'] == 1 else 'players'}")
    print(f"modules        {', '.join(facts['modules'])}")
    if facts["options"]:
        print(f"options        {', '.join(f'{name}={_value(value)}' for name, value in facts['options'].items())}")
    print(f"a turn         {' > '.join(facts['turn'])}")
    print(f"features       {', '.join(facts['features'])}")
    amounts = ", ".join(f"{count}{NO_BREAK_SPACE}{name}" for name, count in facts["tiles"].items())
    tiles = f"tiles          {sum(facts['tiles'].values())}: {amounts}"
    print(fill(tiles, WIDTH, subsequent_indent=" " * 15, break_on_hyphens=False).replace(NO_BREAK_SPACE, " "))
    stock = f"; in the stock for each {_amounts(facts['stock'])}" if facts["stock"] else ""
    print(f"figures each   {_amounts(facts['figures'])}{stock}")


def _print_menu(menu: dict[str, Any]) -> None:
    print("Presets")
    for name, preset in menu["presets"].items():
        print(f"  {name:<14} {' + '.join(preset['modules'])}{_preset_options(preset)}")
    print("\nModules, joined by +, such as base+fields+river+abbot")
    from bastide.locale import format_message, load_bundle  # slow to import, and no other command needs it

    words = load_bundle("en", re.compile("module-"))
    for module in menu["modules"]:
        key = f"module-{module['id']}"
        about = format_message(words, f"{key}-about") or format_message(words, key)
        tiles = f"{module['tiles']} tiles" if module["tiles"] else ""
        without = f" Not with {', '.join(module['excludes'])}." if module["excludes"] else ""
        whose = f" From {BROUGHT[module['id']].package}." if module["id"] in BROUGHT else ""
        print(f"  {module['id']:<14} {tiles:<9} {about}{without}{whose}")
    print("\nOptions of the modules, the default first, set by --option hand=2")
    options = {option["name"]: option for module in menu["modules"] for option in module["options"]}
    for name, option in options.items():
        values = [_value(value) for value in option["values"]]
        values += [f"1 to {option['up_to']}"] if option["up_to"] else []
        owners = [module["id"] for module in menu["modules"] if option in module["options"]]
        print(f"  {name:<14} {', '.join(values):<12} {option['rule']:<8} {', '.join(owners)}")
    counted = ", ".join(f"{name} ({count})" for name, count in rule_families().items())
    for wrong in LEFT_OUT:
        print(f"\n{fill(wrong, WIDTH)}")
    print(f"\nRules by id, such as `bastide rules RIV-04`, or all of a kind, such as `bastide rules RIV`\n  {counted}")


def _preset_options(preset: dict[str, Any]) -> str:
    """The settings of a table that a preset fixes."""
    settings = []
    if "players" in preset:
        low, high = preset["players"]
        settings.append(f"{low} players" if low == high else f"{low} to {high} players")
    names = {"takeback": "taking back", "aids": "aids"}
    settings += [f"no {name}" for key, name in names.items() if preset.get(key) is False]
    return f" ({', '.join(settings)})" if settings else ""


def _rule(rule: dict[str, str]) -> str:
    return f"{rule['id']}  {rule['title']}\n{fill(rule['text'], WIDTH)}\n({rule['source']}; {rule['page']})"


def _value(value: bool | int) -> str:
    return str(value).lower()


def _amounts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items())


@cache
def rule_texts() -> dict[str, dict[str, str]]:
    """Return the title of its section, the text, the source and the page of every rule, by id."""
    texts = json.loads(files("bastide.data").joinpath("rules.json").read_text("utf-8"))
    for name, module in BROUGHT.items():
        for rule, text in module.rules.items():
            texts.setdefault(rule, {"title": name, "text": text, "source": module.package, "page": name})
    # families in the order of the pages, then by number: a page may list them in another order
    order = list(dict.fromkeys(rule.partition("-")[0] for rule in texts))

    def place(rule: str) -> tuple[int, int]:
        family, _, number = rule.partition("-")
        return order.index(family), int(number)

    return {rule: texts[rule] for rule in sorted(texts, key=place)}


def rule_families() -> dict[str, int]:
    """Return the prefixes of ids, and how many rules each has."""
    return dict(Counter(rule.partition("-")[0] for rule in rule_texts()))


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
            found |= {id: rule for id, rule in rules.items() if id.startswith(f"{name}-")}
        elif name in rules:
            found[name] = rules[name]
        else:
            raise CliError("no-such-rule", f"there is no rule {word}; {_near(name)}")
    return [{"id": id, **rule} for id, rule in found.items()]


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
    return f"near it are {', '.join(near)}" if near else f"ids begin with {', '.join(rule_families())}"
