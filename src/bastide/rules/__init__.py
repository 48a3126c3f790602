"""Rule modules by name, presets, and the ruleset for a text such as "base+fields".

Only this file and interactions.py may name several modules.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from bastide._numbers import plain_number
from bastide._suggest import near_and_others
from bastide.core.engine import Engine
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.tiles.tables import TileType
from bastide.rules.abbot import Abbot
from bastide.rules.arrows.module import ArrowTiles
from bastide.rules.base.module import SOLO as SOLO
from bastide.rules.base.module import BaseRules
from bastide.rules.base.places import list_places
from bastide.rules.base.tiles import BaseTiles
from bastide.rules.conquest.catapult import Catapult
from bastide.rules.conquest.fortress import FortressModule
from bastide.rules.crops.module import CropCircles
from bastide.rules.custom_boxes import SETS as SETS
from bastide.rules.custom_boxes import Box as Box
from bastide.rules.custom_boxes import BoxRegistry
from bastide.rules.fields import Fields
from bastide.rules.flier.module import Flier
from bastide.rules.ghosts.castles import Castles
from bastide.rules.ghosts.cemeteries import Cemeteries
from bastide.rules.ghosts.guards import Guards
from bastide.rules.ghosts.mist import Mist
from bastide.rules.goldmines.module import Goldmines
from bastide.rules.inns import Inns
from bastide.rules.interactions import INTERACTIONS as INTERACTIONS
from bastide.rules.mage.module import Mage
from bastide.rules.mists.module import MistsRules
from bastide.rules.phantom import Phantom
from bastide.rules.plugins import LANGUAGES as LANGUAGES
from bastide.rules.plugins import default_options, list_catalogues, list_printed_marks, load_plugins
from bastide.rules.river.modules import River, River20
from bastide.rules.shared_mist.tiles import MistTiles
from bastide.rules.traders.module import Traders
from bastide.rules.versions import Versions

MODULES: Final[dict[str, Callable[[], RuleModule]]] = {
    make.id: make
    for make in (
        BaseRules,
        BaseTiles,
        Fields,
        River,
        Abbot,
        River20,
        ArrowTiles,
        MistTiles,
        MistsRules,
        Guards,
        Mist,
        Cemeteries,
        Castles,
        FortressModule,
        Catapult,
        Inns,
        Traders,
        Goldmines,
        Flier,
        CropCircles,
        Mage,
        Phantom,
    )
}
"""All modules in the order in which they are merged, independent of the text. Modules of other packages follow."""

PRESETS: Final[dict[str, list[str]]] = {
    "base": ["base-rules", "base-tiles"],
    "anniversary": ["river20", "arrows"],
    "tournament": ["base-rules", "base-tiles", "fields"],
    "mists": ["mist-tiles", "mists-rules"],
    "ghosts": ["mist-tiles", "guards", "mist", "cemeteries", "castles"],
    "conquest": ["fortress", "catapult"],
}

USUAL: Final = "base+fields"
"""The rules that are played if none are named."""

GAMES: Final = {"base": "base-rules", "mists": "mists-rules"}
"""The games by preset, and the module that defines each. A ruleset is one of them with expansions."""

TABLES: Final[dict[str, dict[str, Any]]] = {"tournament": {"players": [2, 2], "takeback": False, "aids": False}}
"""What a preset fixes at the table besides the rules: numbers of players (from, to), taking back, visual aids."""

Cells = tuple[tuple[str, int], ...]
SETUPS: Final[dict[str, tuple[str, Cells]]] = {
    "first": ("base", (("A", 90), ("K", 0))),
    "fields": (USUAL, (("S", 270), ("V", 0))),
    "box": ("base+fields+river+abbot", (("RV-monbridge", 90), ("E-garden", 180))),
    "inns": ("base+fields+inns", (("IN-cathedral", 0), ("IN-inn-bend", 0))),
    "traders": ("base+fields+traders", (("TB-corridor-road-grain", 0), ("TB-bridge", 0))),
    "anniversary": ("base+fields+abbot+anniversary", (("AR-springs", 0), ("AN-F", 0))),
    "ghosts": ("base+fields+ghosts", (("MM19", 0), ("MK02", 0))),
    "conquest": ("base+fields+abbot+conquest", (("CQ-board", 0), ("CQ-02-v2", 0))),
    "tournament": ("tournament", (("X", 0), ("Q", 0))),
    "mists": ("mists", (("MC01", 0), ("MM12", 0))),
}
"""Games to start with, the simplest first: message name, ruleset text, and the rotated tiles of the picture. Those of
external modules follow."""

BROUGHT, LEFT_OUT = load_plugins(MODULES, PRESETS, PRESETS["base"])
"""The modules of other packages, and messages about those that were left out."""

PRINTED: Final = list_printed_marks(MODULES)
CATALOGUES: Final = list_catalogues(MODULES)
BOXES: Final = BoxRegistry(MODULES)
"""The catalogues that can be replaced by a custom set."""
VERSIONS: Final = Versions(MODULES)
"""Options whose meaning has changed."""


@cache
def _model(make: Callable[[], RuleModule]) -> RuleModule:
    """A module object that is only asked for what is the same in every game with it."""
    return make()


CARRIED: Final = [name for name, make in MODULES.items() if _model(make).carried]
"""Modules that are added when a module requires them."""

WITH_OTHERS: Final = [*GAMES.values(), "base-tiles", *CARRIED]
"""Modules that presets or other modules add."""

PARTS: Final = {name: made for name in PRESETS if (made := [part for part in PRESETS[name] if part not in WITH_OTHERS])}
"""The modules of a preset that are named to users. If all of them are played, the name of the preset is shown."""

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

_CACHE: dict[tuple[str, int, int, str], Ruleset] = {}


def module_names(text: str) -> list[str]:
    """The modules of a ruleset text, with presets expanded, in the order of MODULES. Raises RulesetError."""
    if not text.strip():
        raise RulesetError("no rules are named: write for instance base or base+fields")
    names: list[str] = []
    words = [word.strip() for word in text.split("+")]
    for name in words:
        if name not in PRESETS and name not in MODULES:
            raise RulesetError(f"no module {name!r}{near_and_others(name, list_words())}")
        if words.count(name) > 1:
            raise RulesetError(f"{name} is named twice in {text}: leave one of them out")
        names += PRESETS.get(name, [name])
    wanted = [name for name in names if name not in WITH_OTHERS]
    for name in wanted:  # a carried module may require more of them
        wanted += [other for other in _model(MODULES[name]).requires if other in CARRIED and other not in wanted]
    names += [name for name in wanted if name not in names]
    _check_game(text, names)
    order = list(MODULES)
    return sorted(names, key=order.index)


def _check_game(text: str, names: list[str]) -> None:
    """Check that the modules make one game with its expansions. Raises RulesetError."""
    if GAMES["mists"] in names:
        own = ["mists", *PRESETS["mists"]]
        others = [word.strip() for word in text.split("+") if word.strip() not in own]
        if others:
            raise RulesetError(f"mists is a game of its own, played without {others[0]} (MIST-09)")
        if set(names) != set(PRESETS["mists"]):
            raise RulesetError(f"{text} is a part of a game: write mists")
    elif set(names) == {"mist-tiles"}:
        raise RulesetError(f"{text} is a part of a game: write mists or base+ghosts")
    elif GAMES["base"] not in names:
        raise RulesetError(f"{text} is played with the base game: write base+{text}")
    elif "mist-tiles" in names and "guards" not in names:
        raise RulesetError("mist-tiles are the tiles of an expansion: write ghosts, or mist, cemeteries or castles")


def list_words() -> list[str]:
    """The words of ruleset texts: presets and modules, without those that only come with others."""
    return sorted({*PRESETS, *MODULES} - set(WITH_OTHERS))


def seat_range(text: str, options: Mapping[str, object] | None = None) -> tuple[int, int]:
    """The fewest and the most players of a ruleset text."""
    fixed = [(low, high) for low, high, _ in _seating(text)] or [(MIN_PLAYERS, MAX_PLAYERS)]
    least = 1 if (options or {}).get(SOLO) is True else max(low for low, _ in fixed)
    return least, min(high for _, high in fixed)


def _seating(text: str) -> list[tuple[int, int, str]]:
    """The numbers of players that the words of a ruleset text fix, with the rule ids."""
    words = [word.strip() for word in text.split("+")]
    fixed = [(*TABLES[word]["players"], "") for word in words if word in TABLES]
    made = [_model(MODULES[name]) for word in words for name in PRESETS.get(word, [word]) if name in MODULES]
    return fixed + [(*module.players, module.players_rule) for module in made if module.players[1]]


def make_ruleset(text: str, players: int, starter: int = 0, options: Mapping[str, object] | None = None) -> Ruleset:
    """The ruleset of a text for `players` seats, with typed options.

    Cached: the first call takes some milliseconds. Raises RulesetError with one sentence.

    >>> make_ruleset("base+fields", 3, options={"small_cities": 2}).options
    {'small_cities': 2}"""
    text = "".join(text.split())  # spaces make no difference
    names = module_names(text)
    players, starter = plain_number(players), plain_number(starter)
    options = {name: plain_number(value) for name, value in (options or {}).items()}
    low, high = seat_range(text, options)
    if type(players) is not int or not low <= players <= high:
        count = f"{low} to {high}" if low < high else f"exactly {low}"
        raise RulesetError(f"{text} is played by {count} players, not by {players!r} ({seats_rule(text)})")
    if type(starter) is not int or not 0 <= starter < players:
        raise RulesetError(f"the starter must be one of the seats 0 to {players - 1}, not {starter!r} (BASE-04)")
    key = (text, players, starter, repr(sorted(options.items())))
    rules = _CACHE.get(key)
    if rules is None:
        rules = Ruleset(text, [MODULES[name]() for name in names] + _rulings(names), players, starter, options)
        if len(_CACHE) > 200:
            _CACHE.clear()
        _CACHE[key] = rules
    return rules


def seats_rule(text: str) -> str:
    """The rule about the number of players."""
    return next((rule for _, _, rule in _seating(text) if rule), "BASE-02")


@lru_cache(maxsize=256)
def is_cooperative(text: str) -> bool:
    """Whether all seats of a ruleset text win or lose together. Raises RulesetError."""
    return any(_model(MODULES[name]).cooperative for name in module_names(text))


def _rulings(names: list[str]) -> list[RuleModule]:
    """The rulings about several of these modules."""
    made = [make() for make in INTERACTIONS]
    return [ruling for ruling in made if {*ruling.requires} <= {*names} and not {*ruling.excludes} & {*names}]


def new_engine(text: str, players: int = 2, starter: int = 0, options: Mapping[str, object] | None = None) -> Engine:
    """An engine at the start of a game, waiting for the first draw. Raises RulesetError as `make_ruleset` does.

    >>> new_engine("base", players=3).scores()
    [0, 0, 0]"""
    return Engine(make_ruleset(text, players, starter, options))


def footprints(engine: Engine, tile: TileType) -> list[frozenset[int]]:
    """The different sets of cells that a tile could cover now, if it were drawn."""
    state = engine.state
    width = int(state.board.width)
    found: dict[frozenset[int], None] = {}
    for i in range(int(list_places(state, tile))):
        cell, turns = int(state.places[i]) >> 2, int(state.places[i]) & 3
        rest = [cell + int(part.dy) * width + int(part.dx) for part in tile.rest[turns]]
        found[frozenset([cell, *rest])] = None
    return list(found)


def describe_choices() -> dict[str, Any]:
    """All modules and presets that can be chosen, JSON-ready.

    A module has what it requires and excludes, its number of tiles, options, kinds of figures, and the rotated tile of
    its picture. A preset has its modules and what it fixes at the table. `together`: all seats win or lose together.
    `rows`: the data that the values of an option stand for. `holds`, `pictures` and `aside` are fields of Option
    (core/options.py)."""
    made = {name: make() for name, make in MODULES.items()}
    return {
        "modules": [_describe_module(name, module) for name, module in made.items()],
        "presets": {name: {"modules": modules, **_describe_fixed(name)} for name, modules in PRESETS.items()},
        "players": [MIN_PLAYERS, MAX_PLAYERS],
    }


def _describe_fixed(preset: str) -> dict[str, Any]:
    """What a preset fixes at the table, and the rule id."""
    seats = {"players": list(seat_range(preset))} if _seating(preset) else {}
    rules = [rule for _, _, rule in _seating(preset) if rule]
    return {**TABLES.get(preset, {}), **seats, **({"rule": rules[0]} if rules else {})}


def _describe_module(name: str, module: RuleModule) -> dict[str, Any]:
    options = default_options(module)
    tiles = module.tiles() if "tiles" in module.hooks else []
    figures = module.figures() if "figures" in module.hooks else []
    return {
        "id": name,
        "requires": list(module.requires),
        "excludes": list(module.excludes),
        "together": module.cooperative,
        **({"carried": True} if module.carried else {}),
        **({"picture": list(module.picture)} if module.picture[0] else {}),
        "tiles": sum(spec.count for spec in tiles if not spec.marks.get("unmanned")),  # a board is not a tile (CON-01)
        "figures": [{"kind": figure.name, "like": figure.like, "strength": figure.strength} for figure in figures],
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "up_to": option.up_to,
                "default": option.default,
                "rule": option.rule,
                "rows": list(option.rows),
                **({"holds": option.holds} if option.holds else {}),
                **({"pictures": [list(names) for names in option.pictures]} if option.pictures else {}),
                **({"aside": True} if option.aside else {}),
            }
            for option in options
        ],
    }


def _set_up() -> None:
    """Add the table presets of external modules. One that cannot be played is left out, with a message in LEFT_OUT."""
    for name in BROUGHT:
        model = _model(MODULES[name])
        try:
            if model.table:
                make_ruleset(model.table, seat_range(model.table)[0])
                SETUPS[name] = (model.table, (model.picture,))
        except RulesetError as error:
            LEFT_OUT.append(f"The table {model.table} of {name} is left out: {error}")


_set_up()
