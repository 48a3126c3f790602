"""What is agreed on before a game: the rules with their options, who begins, and how much the table helps.

Law: the terms are stored with the table, shown to whoever comes, kept by a rematch, and bound by the commitment of the
draws as far as the game hangs on them. Whether modules and options go together is asked of the rules, never known here.
"""

from typing import Any, Final

import msgspec

from bastide.game import Game
from bastide.rules import describe, module_names
from bastide.server.events import Created, HouseValue
from bastide.server.protocol import TableOptions
from bastide.server.refused import Refused

KNOWN: Final = describe()
DEFAULTS: Final = {option["name"]: option["default"] for module in KNOWN["modules"] for option in module["options"]}


class Terms(msgspec.Struct, frozen=True):
    """`starter` None: drawn by lot. `house` holds the options of the rules that differ from their defaults."""

    rules: str = "base+fields"
    takeback: bool = True
    starter: int | None = None
    aids: bool = True
    house: dict[str, HouseValue] = {}

    def game(self, seats: int, starter: int | None = None) -> Game:
        """A game under these terms whose draws come from outside. Raises RulesetError."""
        begins = self.starter if starter is None else starter
        return Game(self.rules, players=seats, chance="manual", starter=begins or 0, **self.house)

    def options(self) -> TableOptions:
        """As everybody at the table sees them."""
        return {"takeback": self.takeback, "starter": self.starter, "aids": self.aids, "house": self.house}

    def bound(self) -> dict[str, Any]:
        """What the commitment of the draws binds of them; what was unknown to older tables only where it is used."""
        more = {"aids": False} if not self.aids else {}
        return {"rules": self.rules, "starter": self.starter, **more, **({"house": self.house} if self.house else {})}


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The options of POST /api/tables; what is left out is as usual, or as the preset fixes it."""

    takeback: bool | None = None
    starter: int | None = None
    aids: bool | None = None
    house: dict[str, HouseValue] = {}


def terms_of(made: Created) -> Terms:
    """The terms that a table was made under."""
    return Terms(made.rules, made.takeback, made.starter, made.aids, made.house)


def agreed(rules: str, wish: Wish) -> Terms:
    """The terms of a new table. Raises RulesetError, Refused."""
    fixed = fixed_by(rules)
    for name in ("takeback", "aids"):
        wanted = getattr(wish, name)
        if name in fixed and wanted is not None and wanted != fixed[name]:
            state = "on" if fixed[name] else "off"
            raise Refused("fixed-option", f"In {rules} the option {name} is {state}.", args={"option": name})
    usual = {"takeback": True, "aids": True, **fixed}
    house = {name: value for name, value in wish.house.items() if not same(value, DEFAULTS.get(name))}
    return Terms(
        rules,
        usual["takeback"] if wish.takeback is None else wish.takeback,
        wish.starter,
        usual["aids"] if wish.aids is None else wish.aids,
        house,
    )


def fixed_by(rules: str) -> dict[str, bool]:
    """The options of the table that a ruleset text leaves no choice about."""
    presets = [KNOWN["presets"].get(word.strip(), {}) for word in rules.split("+")]
    return {name: preset[name] for preset in presets for name in ("takeback", "aids") if name in preset}


def same(value: object, other: object) -> bool:
    """Equal, and of one type: 1 is not true."""
    return type(value) is type(other) and value == other


def played_modules(rules: str) -> list[str]:
    """The modules of a ruleset text, presets spelt out, each once."""
    return list(dict.fromkeys(module_names(rules)))


def tiles_of(terms: Terms, seats: int) -> int:
    """How many tiles a game has, those that lie there at the start included. Raises RulesetError."""
    view = terms.game(seats).view_for(None)
    return int(view["left"]["total"]) + sum("cell" not in tile for tile in view["tiles"])
