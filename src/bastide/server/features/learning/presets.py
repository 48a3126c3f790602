"""Choices for a new table: the modules with their options, and preset set-ups. The client shows them and knows no rules
itself."""

from typing import Any, Final, cast

from bastide.art import SYMBOLS
from bastide.bots.registry import CALLED, NEWCOMERS_BOT
from bastide.rules import BOXES, BROUGHT, PARTS, SETUPS, Cells, seat_range
from bastide.server.common.external_bots import GUESTS, list_playable_bots
from bastide.server.features.learning.lessons import LESSONS
from bastide.server.features.learning.messages import FixedOptions, RuleModuleInfo, RuleOption, RulesInfo, SetupInfo
from bastide.server.protocol.terms import KNOWN, ROWS, Terms, modules_in_play, options_fixed_by

HIDDEN: Final = ("rows", "holds")
"""Keys of an option that the page does not need."""
APART: Final = {box.option for box in BOXES.by_id.values() if not box.module.bare_sets}
"""Options for custom tiles, listed with their catalogues (GET /api/tilesets). Older ones are listed with the others."""


def describe_presets() -> RulesInfo:
    """The parts of GET /api/meta that describe rules."""
    least, most = KNOWN["players"]
    return {
        "modules": [_describe_module(module) for module in KNOWN["modules"]],
        "always": modules_in_play("base"),
        "parts": PARTS,
        "setups": [_describe_setup(name, rules, tiles) for name, (rules, tiles) in SETUPS.items()],
        "lessons": [lesson.line for lesson in LESSONS.values()],
        "levels": list(ROWS.values()),
        "seats": {"min": least, "max": most},
        "players": [{"bot": bot, "called": called} for bot, called in CALLED.items()],
        "newcomer": NEWCOMERS_BOT,
        "guests": list(GUESTS),
    }


def _describe_module(module: dict[str, Any]) -> RuleModuleInfo:
    """`words` are the texts of a third-party module, by language. The page has all others."""
    brought = BROUGHT.get(module["id"])
    options = [option for option in module["options"] if "aside" not in option and option["name"] not in APART]
    info = module | {"options": [_describe_option(option) for option in options]}
    return cast(RuleModuleInfo, info | {"words": brought.words, "rules": list(brought.rules)} if brought else info)


def _describe_option(option: dict[str, Any]) -> RuleOption:
    """Options without a default value take JSON, the others one of their values. `pictured`: there is a symbol."""
    shown = {name: value for name, value in option.items() if name not in HIDDEN}
    pictured = {"pictured": True} if option["name"].replace("_", "-") in SYMBOLS else {}
    return cast(RuleOption, {**shown, **pictured, "kind": "json" if option["values"] == [None] else "values"})


def _describe_setup(name: str, rules: str, tiles: Cells) -> SetupInfo:
    least, most = seat_range(rules)
    return {
        "id": name,
        "rules": rules,
        "pictures": list(tiles),
        "modules": modules_in_play(rules),
        "fixed": cast(FixedOptions, options_fixed_by(rules)),
        "bots": list_playable_bots(rules),
        "levels": Terms(rules).team,
        "seats": {"min": least, "max": most},
    }
