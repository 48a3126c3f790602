"""The terms of a game, agreed before it: the rules with their options, who begins, and how much the table helps.

Invariant: the terms are stored with the table, shown to everyone who visits it, and kept by a rematch. The commitment
of the draws covers those that affect the game. The rules decide whether modules and options go together, not this file.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta

from bastide.core.refusal import RulesetError
from bastide.core.tiles.custom_tilesets import set_entries
from bastide.game import Game
from bastide.rules import BOXES, PRESETS, VERSIONS, describe_choices, is_cooperative, module_names
from bastide.server.common import bounded_types
from bastide.server.common.errors import RequestError
from bastide.server.protocol import clock as clocks
from bastide.server.protocol import rated_terms
from bastide.server.protocol.clock import Clock
from bastide.server.protocol.events import Absent, Advice, Aid, Chance, Created, HouseValue, Patience, Period, new_game
from bastide.server.protocol.table_shapes import TableOptions

KNOWN: Final = describe_choices()
DEFAULTS: Final = {option["name"]: option["default"] for module in KNOWN["modules"] for option in module["options"]}
LEVEL: Final = "level"
_HOLDING: Final = {option.get("holds"): option["name"] for module in KNOWN["modules"] for option in module["options"]}
MADE_LEVEL: Final[str] = _HOLDING["level"]
ROWS: Final[dict[int, Any]] = {
    number: row
    for module in KNOWN["modules"]
    for option in module["options"]
    if option["name"] == LEVEL
    for number, row in zip(option["values"], option["rows"], strict=True)
}
"""The numbered levels as rows of data. The entry of a table switch in a row holds what the switch changes."""
SWITCHES: Final = {name for row in ROWS.values() for name, value in row.items() if isinstance(value, dict)}


AIDS: Final[tuple[Aid, ...]] = get_args(Aid)
ADVICE: Final[tuple[Advice, ...]] = get_args(Advice)


class Terms(msgspec.Struct, frozen=True):
    """The terms of a table. `starter` None: drawn by lot. `house` holds the rule options that differ from their
    defaults. `without` lists the aids left out, `advice` the advice added; with `aids` off there is neither. `period`
    is the number of days that the game may last without activity. `absent` is what happens to a player who stays away
    for `patience` minutes while others wait. `substitute` is the bot for players who leave, "" for one like the table's
    bots. `chat` allows typed messages. `chance` is "manual" in companion mode. The game begins with `position` if it is
    set. `rated`: the result changes ratings. `clock` limits the players' time."""

    rules: str = "base+fields"
    takeback: bool = True
    starter: int | None = None
    aids: bool = True
    house: dict[str, HouseValue] = {}
    without: list[Aid] = []
    advice: list[Advice] = []
    period: Period = 0
    absent: Absent = "wait"
    patience: Patience = 5
    substitute: str = ""
    chat: bool = False
    chance: Chance = "auto"
    position: str = ""
    rated: bool = False
    clock: Clock | None = None

    def game(self, seats: int, starter: int | None = None) -> Game:
        """A game under these terms whose draws are passed in. Raises RulesetError."""
        begins = self.starter if starter is None else starter
        return new_game(self.rules, seats, begins or 0, self.house, self.position)

    def options(self) -> TableOptions:
        """The options as everyone at the table sees them. A custom level or tile set is only mentioned; the record
        contains it."""
        told: TableOptions = {
            "takeback": self.takeback,
            "starter": self.starter,
            "aids": self.aids,
            "house": summarize_options(self.house),
        }
        if self.without:
            told["without"] = list(self.without)
        if self.advice:
            told["advice"] = list(self.advice)
        if self.period:
            told["period"] = self.period
        if self.absent != "wait":
            told["absent"], told["patience"] = self.absent, self.patience
        if self.substitute:
            told["substitute"] = self.substitute
        if self.chat:
            told["chat"] = True
        if self.by_hand:
            told["chance"] = "manual"
        if self.position:
            told["position"] = True
        if self.rated:
            told["rated"] = True
        if self.clock is not None:
            told["clock"] = msgspec.to_builtins(self.clock)
        return told

    def bound(self) -> dict[str, Any]:
        """The part that the commitment of the draws covers. Newer fields appear only if set, so old commitments stay
        valid."""
        more: dict[str, Any] = {"aids": False} if not self.aids else {}
        if self.without:
            more["without"] = self.without
        if self.advice:
            more["advice"] = self.advice
        if self.position:
            more["position"] = self.position
        if self.rated:
            more["rated"] = True
        return {"rules": self.rules, "starter": self.starter, **more, **({"house": self.house} if self.house else {})}

    def advises(self, what: Advice) -> bool:
        """Whether the table gives this advice to the player who is to decide."""
        return self.aids and what in self.advice

    def gives(self, aid: Aid) -> bool:
        """Whether the table gives this aid, to all viewers alike."""
        return self.aids and aid not in self.without

    @property
    def by_hand(self) -> bool:
        """Whether this is companion mode: people draw and enter what they drew."""
        return self.chance == "manual"

    @property
    def team(self) -> bool:
        """Whether all seats win or lose together."""
        return _together(self.rules)

    @property
    def level(self) -> int:
        """The numbered level, 0 for none or a custom one."""
        if not self.team or MADE_LEVEL in self.house:
            return 0
        level = self.house.get(LEVEL, DEFAULTS[LEVEL])
        return level if isinstance(level, int) else 0

    def colours_each(self, seats: int) -> int:
        """The number of colours that a seat plays. Raises RulesetError."""
        return int(self.game(seats).shown_to(None)["team"]["colours"]) if self.team else 1

    def with_newest_versions(self) -> "Terms":
        """The same terms for a new game, with the newest versions of options and tiles. A position keeps its
        versions."""
        if self.position:
            return self
        return msgspec.structs.replace(self, house=VERSIONS.newest(self.house, modules_in_play(self.rules)))

    def at_level(self, level: int) -> "Terms":
        """The same terms at another numbered level, without switches that this level does not have."""
        gone = {LEVEL, *(SWITCHES - ROWS[level].keys())} if level in ROWS else {LEVEL}
        house = {name: value for name, value in self.house.items() if name not in gone}
        if not is_same_value(level, DEFAULTS[LEVEL]):
            house[LEVEL] = level
        return msgspec.structs.replace(self, house=house)


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The options of POST /api/tables. A missing one has its default, or the value that the preset fixes."""

    takeback: bool | None = None
    starter: bounded_types.Count | None = None
    aids: bool | None = None
    without: Annotated[list[Aid], Meta(max_length=len(AIDS))] = []
    advice: Annotated[list[Advice], Meta(max_length=len(ADVICE))] = []
    period: Period = 0
    absent: Absent = "wait"
    patience: Patience = 5
    substitute: bounded_types.Id = ""
    chat: bool = False
    chance: Chance = "auto"
    rated: bool = False
    clock: Clock | None = None
    house: Annotated[dict[bounded_types.Id, bounded_types.Value], Meta(max_length=bounded_types.MOST_OPTIONS)] = {}


def terms_of_created(made: Created) -> Terms:
    """The terms in the first event of a table."""
    return Terms(**{name: getattr(made, name) for name in Terms.__struct_fields__})


def commitment_setup(table: str, made: Created) -> dict[str, Any]:
    """What the commitment of a table covers besides the secret, including the actions from another table."""
    lesson = {"lesson": made.lesson} if made.lesson else {}
    before = {} if made.origin is None else {"origin": msgspec.to_builtins(made.origin)}
    return {"table": table, "seats": len(made.seats), **lesson, **terms_of_created(made).bound(), **before}


def make_terms(rules: str, wish: Wish) -> Terms:
    """The terms of a new table. Raises RulesetError, RequestError."""
    fixed = options_fixed_by(rules)
    for name in ("takeback", "aids"):
        wanted = getattr(wish, name)
        if name in fixed and wanted is not None and wanted != fixed[name]:
            state = "on" if fixed[name] else "off"
            raise RequestError("fixed-option", f"In {rules} the option {name} is {state}.", args={"option": name})
    usual = {"takeback": not wish.rated, "aids": not wish.rated, **fixed}
    said = _check_house(wish.house)
    house = {name: value for name, value in said.items() if not is_same_value(value, DEFAULTS.get(name))}
    house = VERSIONS.newest(house, modules_in_play(rules))
    aids = usual["aids"] if wish.aids is None else wish.aids
    takeback = usual["takeback"] if wish.takeback is None else wish.takeback
    without = [aid for aid in AIDS if aid in wish.without] if aids else []
    advice = [one for one in ADVICE if one in wish.advice] if aids else []
    helps: dict[str, Any] = {"aids": aids, "without": without, "advice": advice}
    clocks.check_clock_terms(wish.clock, team=_together(rules), by_hand=wish.chance == "manual")
    kept = {**msgspec.structs.asdict(wish), "takeback": takeback, "house": house, **helps}
    if wish.chance == "manual":
        kept["starter"] = wish.starter or 0  # in companion mode people also draw lots themselves
    if wish.rated and wish.clock is not None and wish.clock.out == "bot":
        kept["clock"] = msgspec.structs.replace(wish.clock, out="resign")
    terms = Terms(rules=rules, **kept)
    rated_terms.check_rated_terms(terms)
    return terms


def _check_house(wished: Mapping[str, HouseValue | str]) -> dict[str, HouseValue]:
    """Accept only options that some rules declare, and valid data. Raises RulesetError, RequestError."""
    house = {name: value for name, value in wished.items() if not isinstance(value, str)}
    for name in wished:
        if name not in house:
            raise RequestError("bad-table", f"The table cannot be read: options.house.{name} cannot be a text.")
    for name, value in house.items():
        if name not in DEFAULTS:
            raise RulesetError(f"no rules have an option {name!r}; there are {', '.join(sorted(DEFAULTS))}")
        bounded_types.check_data(name, value)
    for name in BOXES.options:
        bounded_types.check_tile_names(name, set_entries(house.get(name)))
    return house


def options_fixed_by(rules: str) -> dict[str, bool]:
    """The table options that a ruleset text fixes."""
    presets = [KNOWN["presets"].get(word.strip(), {}) for word in rules.split("+")]
    return {name: preset[name] for preset in presets for name in ("takeback", "aids") if name in preset}


def is_same_value(value: object, other: object) -> bool:
    """Whether two values are equal and of the same type (1 is not True)."""
    return type(value) is type(other) and value == other


def summarize_options(house: dict[str, HouseValue]) -> dict[str, bool | int]:
    """The options as sent with every message. JSON values, which may be long, become True. Versions only belong in
    records."""
    told = {name: value for name, value in house.items() if name not in VERSIONS.names}
    return {name: value if isinstance(value, int) else True for name, value in told.items()}


def level_row(terms: Terms) -> Any:
    """The row of the level, numbered or custom; None without levels."""
    if not terms.level:
        return terms.house.get(MADE_LEVEL)
    row = {name: value for name, value in ROWS[terms.level].items() if name not in SWITCHES}
    for name in SWITCHES & terms.house.keys():
        row |= ROWS[terms.level].get(name, {}) if terms.house[name] else {}
    return row


@lru_cache(maxsize=1024)
def _together(rules: str) -> bool:
    return is_cooperative(rules)


def modules_in_play(rules: str) -> list[str]:
    """The modules of a ruleset text, with presets expanded, each once. Module names that no longer exist are kept."""
    try:
        return list(dict.fromkeys(module_names(rules)))
    except RulesetError:
        return [name for word in rules.split("+") for name in PRESETS.get(word.strip(), [word.strip()])]


def count_tiles(terms: Terms, seats: int) -> int:
    """The number of tiles of a game, including start tiles. Raises RulesetError."""
    view = terms.game(seats).view_for(None)
    return int(view["left"]["total"]) + sum("cell" not in tile for tile in view["tiles"])
