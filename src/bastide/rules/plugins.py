"""Modules of other packages, which list them in the group `bastide.modules` of their entry points.

Invariant: a module that cannot be played is left out, with a message that names the fault and the place. No fault of
another package keeps the tables of this one from opening.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide._entry_points import find_entry_points
from bastide.core.compose import module_options as merged_options
from bastide.core.figures import FigureSpec
from bastide.core.options import Option
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.tiles.attributes import CatalogueWords, Printed
from bastide.core.tiles.catalogue import load_all_versions
from bastide.core.tiles.specs import TileSpec

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "bastide.modules"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TILE: Final = re.compile(r"[A-Za-z0-9-]+")
RULE: Final = re.compile(r"^rule-([a-z]+-\d+) *= *(.+)$", re.M)
LANGUAGES: Final = ("en", "cs", "sk", "de")

FORMER_NAMES: Final = {
    "adviser": "heuristics",
    "at_rest": "setup_state_slots",
    "before": "before_scoring",
    "before_paid": "before_scoring",
    "belongings": "end_bonus",
    "board_misfits": "check_board",
    "choose": "set_options",
    "drawn": "tile_drawn",
    "laid_down": "setup_tile_placed",
    "left": "figure_returned",
    "may_rest": "setup_may_stand",
    "may_say": "setup_may_set",
    "minds": "cares_about",
    "misfits": "check_tile",
    "muster": "figure_supply",
    "order": "order_matters",
    "paid": "scoring_seats",
    "placed": "tile_placed",
    "posted": "figure_placed",
    "rest": "setup",
    "seated": "on_players",
    "sequence": "step_order",
    "show": "view",
    "stays": "keeps_figure",
    "ties": "tie_break",
    "together": "cooperative",
    "values": "state_slots",
}
"""Hooks and methods of a module in older versions, with their names of today."""

Modules = dict[str, Callable[[], RuleModule]]


@dataclass(frozen=True)
class PluginModule:
    """An external module: its package, its tiles, its messages by language, and the pictures of its figures, each with
    the name of its drawing."""

    package: str
    tiles: list[TileSpec]
    words: dict[str, str]
    looks: dict[str, str]

    @property
    def rules(self) -> dict[str, str]:
        """Its rules by id, taken from its English messages of one line: `rule-orc-2 = ...`."""
        return {name.upper(): text for name, text in RULE.findall(self.words["en"])}


def load_plugins(
    modules: Modules, taken: Collection[str], base: list[str]
) -> tuple[dict[str, PluginModule], list[str]]:
    """Add the modules of other packages to `modules`, after all others. Return what each of them has, by id, and
    messages about those left out.

    `taken` are further words of ruleset texts. `base` are the modules that others are played with."""
    brought: dict[str, PluginModule] = {}
    left_out: list[str] = []
    for point in find_entry_points(GROUP):
        package = f"{point.dist.name} {point.dist.version}" if point.dist else "an unnamed package"
        try:
            make = _load_class(point, [*modules, *taken])
            brought[point.name] = _examine_plugin(make, package, modules, base, brought)
            modules[point.name] = make
        except (Exception, SystemExit) as error:
            wrong = str(error) if isinstance(error, RulesetError) else f"{type(error).__name__}: {error}"
            left_out.append(f"The module {point.name} of {package} ({point.value}) is left out: {wrong}")
    return brought, left_out


def _load_class(point: "EntryPoint", taken: list[str]) -> Callable[[], RuleModule]:
    """The class that the entry point names. Raises RulesetError, and anything that the import of its package raises."""
    if point.name in taken:
        raise RulesetError("something else has this name")
    make = point.load()
    if not isinstance(make, type) or not issubclass(make, RuleModule):
        raise RulesetError("it is no subclass of bastide.core.rule_module.RuleModule")
    for name in (*make.hooks, *vars(make)):
        if name in FORMER_NAMES:
            raise RulesetError(f"{name} is called {FORMER_NAMES[name]} now: rename it")
    if make.id != point.name:
        raise RulesetError(f"the entry point and the module's id {make.id!r} differ")
    if not ID.fullmatch(make.id):
        raise RulesetError("an id is written in small letters and digits, with hyphens between words")
    return make


def _examine_plugin(
    make: Callable[[], RuleModule], package: str, modules: Modules, base: list[str], brought: Mapping[str, PluginModule]
) -> PluginModule:
    """What the module has. Raises RulesetError if it cannot be played with the base game, or if a name is taken."""
    names = _with_requirements([*base, *make().requires], modules)
    Ruleset("+".join(names), [*(modules[name]() for name in names), make()], max(2, make().players[0]), 0)
    module = make()
    _check_options(module, modules)
    tiles = module.tiles() if "tiles" in module.hooks else []
    prints = list_printed_marks(modules)
    CatalogueWords([*prints, *module.prints])
    known = {spec.id for file in list_catalogues(modules) for spec in load_all_versions(file, prints)}
    known |= {spec.id for other in brought.values() for spec in other.tiles}
    for spec in tiles:
        if spec.id in known:
            raise RulesetError(f"there is another tile {spec.id!r}")
        if not TILE.fullmatch(spec.id):
            raise RulesetError(f"the id of the tile {spec.id!r} has characters other than letters, digits and hyphens")
    words = {language: module.words(language) for language in LANGUAGES}
    plain = _plain_words(module).items()
    more = [f"{key} = {text}" for key, text in plain if not re.search(rf"^{re.escape(key)} *=", words["en"], re.M)]
    words["en"] = "\n".join([words["en"], *more, ""])
    figures = module.figures() if "figures" in module.hooks else []
    return PluginModule(
        package,
        tiles,
        {tongue: text for tongue, text in words.items() if text},
        {picture: drawing for figure in figures for picture, drawing in _looks(figure).items()},
    )


def _looks(spec: FigureSpec) -> dict[str, str]:
    """The drawings of a figure: in each of its roles, among others of its owner, and in the supply."""
    shape, roles = spec.look or spec.name, {role: spec.wears.get(role, role) for role in spec.stands.values()}
    return {**roles, **{f"{spec.name}-{role}": f"{shape}-{worn}" for role, worn in roles.items()}, spec.name: shape}


def _plain_words(module: RuleModule) -> dict[str, str]:
    """Default messages of a module: the first line of its class's docstring, and the names used by programs."""
    about = (type(module).__doc__ or module.id).strip().splitlines()[0]
    about = re.sub(r"[{}]", "", about)
    found = {f"module-{module.id}": module.id, f"module-{module.id}-about": about}
    found[f"rule-page-{module.id}"] = f"{{ module-{module.id} }}"
    if module.table:
        found |= {f"ui-setup-{module.id}": f"{{ module-{module.id} }}", f"ui-setup-{module.id}-line": about}
    for option in default_options(module):
        key = f"option-{option.name.replace('_', '-')}"
        found |= {key: option.name, f"{key}-about": f"{option.name} ({option.rule})", f"{key}-value": "{ $value }"}
    if "actions" in module.hooks:
        found |= {f"offer-{kind.word}": kind.word for kind in module.actions()}
    return found


def _check_options(module: RuleModule, modules: Modules) -> None:
    """Check that an option with a known name equals the known one. Leaves the default options set. Raises
    RulesetError."""
    known = {option.name: option for make in modules.values() for option in default_options(make())}
    for option in default_options(module):
        if known.get(option.name, option) != option:
            raise RulesetError(f"there is another option {option.name!r}")


def _with_requirements(names: list[str], modules: Modules) -> list[str]:
    """These modules and all that they require, in the order of merging. Raises RulesetError if one does not exist."""
    found: list[str] = []
    while names:
        name = names.pop()
        if name not in modules:
            raise RulesetError(f"it requires {name!r}, which is not there")
        if name not in found:
            found.append(name)
            names += modules[name]().requires
    return [name for name in modules if name in found]


def default_options(module: RuleModule) -> list[Option]:
    """The options of a module, which is set to their defaults."""
    options = merged_options(module)
    module.set_options({option.name: option.default for option in options})
    return options


def list_printed_marks(modules: Modules) -> tuple[Printed, ...]:
    """The attributes that the tiles of all modules add to those of the land."""
    return tuple({mark: None for make in modules.values() for mark in make().prints})


def list_catalogues(modules: Modules) -> tuple[str, ...]:
    """The catalogue files (bastide.data) of all modules."""
    return tuple({file: None for make in modules.values() if (file := make().catalogue)})
