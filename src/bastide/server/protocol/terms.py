"""The terms of a game, agreed before it: the rules with their options, who begins, and how much the table helps.

Invariant: the terms are stored with the table, shown to everyone who visits it, and kept by a rematch. The commitment
of the draws covers those that affect the game. The rules decide whether modules and options go together, not this file.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final, cast, get_args

import msgspec
from msgspec import Meta

import bastide.rules
from bastide.core.refusal import RulesetError
from bastide.core.tiles.custom_tilesets import set_entries
from bastide.game import Game
from bastide.rules import BOXES, PRESETS, VERSIONS, describe_choices, is_cooperative, module_names
from bastide.server.common import bounded_types
from bastide.server.common.errors import RequestError
from bastide.server.protocol import clock as clocks
from bastide.server.protocol import rated_terms
from bastide.server.protocol.clock import Clock
from bastide.server.protocol.events import (
    Absent,
    Advice,
    Aid,
    Chance,
    Created,
    HouseValue,
    Order,
    Patience,
    Period,
)
from bastide.server.protocol.new_game import new_game
from bastide.server.protocol.table_entries import RulesSeatLimits
from bastide.server.protocol.table_shapes import TableOptions

KNOWN: Final = describe_choices()
_OPTIONS: Final = [option for module in KNOWN["modules"] for option in module["options"]]
DEFAULTS: Final = {option["name"]: option["default"] for option in _OPTIONS}
LEVEL: Final = "level"
MADE_LEVEL: Final[str] = next(option["name"] for option in _OPTIONS if option.get("holds") == LEVEL)
_LEVELS: Final = next(option for option in _OPTIONS if option["name"] == LEVEL)
ROWS: Final[dict[int, Any]] = dict(zip(_LEVELS["values"], _LEVELS["rows"], strict=True))
"""The numbered levels as rows of data. The entry of a table switch in a row holds what the switch changes."""
SWITCHES: Final = {name for row in ROWS.values() for name, value in row.items() if isinstance(value, dict)}


_is_team = lru_cache(maxsize=1024)(is_cooperative)
AIDS: Final[tuple[Aid, ...]] = get_args(Aid)
ADVICE: Final[tuple[Advice, ...]] = get_args(Advice)


class Terms(msgspec.Struct, frozen=True):
    """The terms of a table. `starter` None: drawn by lot. `house` holds the rule options that differ from their
    defaults. `without` lists the aids left out, `advice` the advice added; with `aids` off there is neither. `period`
    is the number of days that the game may last without activity. `absent` is what happens to a player who stays away
    for `patience` minutes while others wait. `substitute` is the bot for players who leave, "" for one like the table's
    bots. `chat` allows typed messages. `chance` is "manual" in companion mode. The game begins with `position` if it is
    set. `rated`: the result changes ratings. `clock` limits the players' time. `order` "lot": the start shuffles the
    seats, and `starter` names the seat before it."""

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
    order: Order = "seated"

    def game(self, seats: int, starter: int | None = None) -> Game:
        """A game under these terms whose draws are passed in. Raises RulesetError."""
        starter = self.starter if starter is None else starter
        return new_game(self.rules, seats, starter or 0, self.house, self.position)

    def options(self) -> TableOptions:
        """The options as everyone at the table sees them. A custom level or tile set is only mentioned; the record
        contains it."""
        house, waits = summarize_options(self.house), self.absent == "wait"
        always = {"takeback": self.takeback, "starter": self.starter, "aids": self.aids, "house": house}
        optional = {
            "without": list(self.without),
            "advice": list(self.advice),
            "period": self.period,
            "absent": None if waits else self.absent,
            "patience": None if waits else self.patience,
            "substitute": self.substitute,
            "chat": self.chat,
            "chance": self.chance if self.by_hand else None,
            "position": bool(self.position),
            "rated": self.rated,
            "clock": msgspec.to_builtins(self.clock),
            "order": None if self.order == "seated" else self.order,
        }
        return cast(TableOptions, always | {name: value for name, value in optional.items() if value})

    def bound(self) -> dict[str, Any]:
        """The part that the commitment of the draws covers. Newer fields appear only if set, so old commitments stay
        valid."""
        aids = {} if self.aids else {"aids": False}
        names = ("without", "advice", "position", "rated", "house")
        more = {name: value for name in names if (value := getattr(self, name))}
        order = {} if self.order == "seated" else {"order": self.order}
        return {"rules": self.rules, "starter": self.starter, **aids, **more, **order}

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
        return _is_team(self.rules)

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

    def describe_seats(self) -> RulesSeatLimits:
        """The least and most players, and the rule that sets them. Raises RulesetError."""
        module_names(self.rules)
        least, most = bastide.rules.seat_range(self.rules, self.house)
        return {"min": least, "max": most, "rule": bastide.rules.seats_rule(self.rules)}

    def check_seat_count(self, seats: int) -> int:
        """Return `seats` if the game allows that number. Raises RulesetError, RequestError."""
        described = self.describe_seats()
        least, most, rule = described["min"], described["max"], described["rule"]
        if least <= seats <= most:
            return seats
        count = f"{least} to {most}" if least < most else f"exactly {least}"
        name = f"{self.rules[:1].upper()}{self.rules[1:]}"
        text = f"{name} is played by {count} players, not by {seats} ({rule})."
        raise RequestError("bad-seats", text, rule, {"min": least, "max": most, "seats": seats, "rule": rule})

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
    order: Order = "seated"
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
    options = _check_house(wish.house).items()
    house = {name: value for name, value in options if not is_same_value(value, DEFAULTS.get(name))}
    aids = usual["aids"] if wish.aids is None else wish.aids
    takeback = usual["takeback"] if wish.takeback is None else wish.takeback
    without = [aid for aid in AIDS if aid in wish.without] if aids else []
    advice = [kind for kind in ADVICE if kind in wish.advice] if aids else []
    clocks.check_clock_terms(wish.clock, team=_is_team(rules), by_hand=wish.chance == "manual")
    house = VERSIONS.newest(house, modules_in_play(rules))
    fields = msgspec.structs.asdict(wish) | {"aids": aids, "takeback": takeback, "without": without, "advice": advice}
    if wish.chance == "manual":
        # In companion mode people also draw lots themselves, and sit around a real table.
        fields |= {"starter": wish.starter or 0, "order": "seated"}
    if wish.rated and wish.clock is not None and wish.clock.out == "bot":
        fields["clock"] = msgspec.structs.replace(wish.clock, out="resign")
    terms = Terms(rules=rules, **(fields | {"house": house}))
    rated_terms.check_rated_terms(terms)
    return terms


def _check_house(options: Mapping[str, HouseValue | str]) -> dict[str, HouseValue]:
    """Accept only options that some rules declare, and valid data. Raises RulesetError, RequestError."""
    house = {name: value for name, value in options.items() if not isinstance(value, str)}
    for name in options:
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
    shown = ((name, value) for name, value in house.items() if name not in VERSIONS.names)
    return {name: value if isinstance(value, int) else True for name, value in shown}


def level_row(terms: Terms) -> Any:
    """The row of the level, numbered or custom; None without levels."""
    if not terms.level:
        return terms.house.get(MADE_LEVEL)
    row = {name: value for name, value in ROWS[terms.level].items() if name not in SWITCHES}
    for name in SWITCHES & terms.house.keys():
        row |= ROWS[terms.level].get(name, {}) if terms.house[name] else {}
    return row


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
