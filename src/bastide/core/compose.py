"""Merging the hooks of all modules, and refusing what cannot be merged."""

from collections.abc import Mapping
from operator import itemgetter

from bastide.core.figures import FigureSpec
from bastide.core.options import Option, Value, resolve_options
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import HOOKS, RuleModule
from bastide.core.step import ActionKind
from bastide.core.tiles.attributes import Attribute, CatalogueWords
from bastide.core.tiles.custom_tilesets import tileset_options, version_option
from bastide.core.tiles.specs import TileSpec


def modules_with_hook(modules: list[RuleModule], hook: str) -> list[RuleModule]:
    """The modules that use a hook, in order."""
    return [module for module in modules if hook in module.hooks]


def check_names(modules: list[RuleModule]) -> None:
    """Check that hooks exist, required modules are present and excluded ones are not. Raises RulesetError."""
    ids = [module.id for module in modules]
    for name in ids:
        if ids.count(name) > 1:
            raise RulesetError(f"the module {name!r} comes twice: leave one of them out, or give one another id")
    for module in modules:
        for hook in module.hooks:
            if hook not in HOOKS:
                raise RulesetError(f"the module {module.id} uses a hook that does not exist: {hook}")
        for other in module.requires:
            if other not in ids:
                raise RulesetError(f"{module.id} needs {other}: write {other}+{module.id}")
        for other in module.excludes:
            if other in ids:
                raise RulesetError(f"{module.id} and {other} exclude each other: leave one of them out")


def check_unique(brought: list[tuple[RuleModule, str]], what: str) -> None:
    """Check that no name comes twice. Raises RulesetError, which names the modules and a way out."""
    known: dict[str, str] = {}
    for module, name in brought:
        if known.get(name) == module.id:
            raise RulesetError(f"{module.id} brings the {what} {name!r} twice: give one of them another name")
        if name in known:
            who = f"{known[name]} and {module.id} both bring the {what} {name!r}"
            raise RulesetError(f"{who}: leave one of them out, or give what one of them brings another name")
        known[name] = module.id


def check_prints(modules: list[RuleModule]) -> None:
    """Check that no two modules declare the same attribute in different ways. Raises RulesetError."""
    try:
        CatalogueWords([mark for module in modules for mark in module.prints])
    except ValueError as error:
        raise RulesetError(str(error)) from None


def merge_tokens(modules: list[RuleModule]) -> str:
    """The word for what is counted beside figures and on segments, "" for nothing. There is one counter for each."""
    words = list(dict.fromkeys(module.tokens for module in modules if module.tokens))
    if len(words) > 1:
        raise RulesetError(f"{words[0]} and {words[1]} cannot both be counted beside figures and on segments")
    return words[0] if words else ""


def merge_words(modules: list[RuleModule]) -> list[str]:
    """The attributes of segments whose value is one of several words, such as the kind of goods."""
    found = [mark for module in modules for mark in module.prints if isinstance(mark, Attribute)]
    return [mark.name for mark in found if mark.type is str and mark.of]


def merge_kinds(modules: list[RuleModule]) -> dict[str, int]:
    """Codes of the segment kinds in play, from 1."""
    kinds: dict[str, int] = {}
    for module in modules_with_hook(modules, "kinds"):
        for kind in module.kinds():
            kinds.setdefault(kind, len(kinds) + 1)
    return kinds


def merge_tiles(modules: list[RuleModule]) -> list[tuple[int, TileSpec]]:
    """All tiles with their stage of the supply, in the order of stages (COM-03). Raises RulesetError."""
    brought = [(module, spec) for module in modules_with_hook(modules, "tiles") for spec in module.tiles()]
    check_unique([(module, spec.id) for module, spec in brought], "tile")
    found = [(module.stage(spec), spec) for module, spec in brought]
    if not found:
        raise RulesetError("there are no tiles to play with: add a module that brings tiles, such as base")
    return sorted(found, key=itemgetter(0))


def copies_in_bag(modules: list[RuleModule], spec: TileSpec) -> int:
    """How many copies of a tile are drawn. A start tile begins at 0 (COM-01), then each module of the pipeline may
    change it."""
    count = 0 if spec.marks.get("start") else spec.count
    for module in modules_with_hook(modules, "supply"):
        count = module.supply(spec, count)
    return count


def module_options(module: RuleModule) -> list[Option]:
    """The options of a module, with those for a custom set and for the version of its tiles."""
    return [*(module.options() if "options" in module.hooks else []), *tileset_options(module)]


def merge_options(modules: list[RuleModule], given: Mapping[str, object]) -> dict[str, Value]:
    """The value of every option in play that a record must name. All values are passed to the modules that have
    options."""
    owners = modules_with_hook(modules, "options")
    brought = [(module, option) for module in modules for option in module_options(module)]
    check_unique([(module, option.name) for module, option in brought], "option")
    options = [option for _, option in brought]
    chosen = resolve_options(options, given)
    for module in modules:
        module.own = chosen.get(module.tiles_option)
        module.version = chosen.get(version_option(module), 0)
    for module in owners:
        module.set_options(chosen)
    changed = {option.name for option in options if chosen[option.name] != option.default}
    changed |= {module.id for module in modules}  # a module in play has a version with any options
    return {
        option.name: chosen[option.name] for option in options if option.name in changed or option.version_of in changed
    }


def merge_actions(modules: list[RuleModule]) -> list[list[ActionKind]]:
    """The action kinds by word. Several modules may bring a word, if their kinds inherit it from one class.

    Raises RulesetError for a word that two classes bring, or one module twice."""
    found: dict[tuple[str, type], list[ActionKind]] = {}
    distinct: list[tuple[RuleModule, str]] = []
    for module in modules_with_hook(modules, "actions"):
        own: set[str] = set()
        for kind in module.actions():
            shared = found.setdefault((kind.word, _source_of_word(kind)), [])
            if not shared or kind.word in own:
                distinct.append((module, kind.word))
            shared.append(kind)
            own.add(kind.word)
    check_unique(distinct, "action")
    return list(found.values())


def _source_of_word(kind: ActionKind) -> type:
    """The class from which a kind of action has its word."""
    return next(base for base in type(kind).__mro__ if "word" in vars(base))


def merge_figures(modules: list[RuleModule]) -> list[FigureSpec]:
    """The figures of each player. Kinds with count 0 are left out."""
    brought = [(module, spec) for module in modules_with_hook(modules, "figures") for spec in module.figures()]
    check_unique([(module, spec.name) for module, spec in brought], "figure")
    specs = [spec for _, spec in brought]
    for module in modules_with_hook(modules, "figure_supply"):
        specs = [module.figure_supply(spec) for spec in specs]
    return [spec for spec in specs if spec.count]


def one_owner(modules: list[RuleModule], hook: str) -> RuleModule:
    """The only module with this hook. Raises RulesetError if there is none or more than one."""
    found = modules_with_hook(modules, hook)
    if len(found) != 1:
        who = ", ".join(module.id for module in found) or "nobody"
        raise RulesetError(f"exactly one module must decide about '{hook}', here it is {who}")
    return found[0]


def pick_start(modules: list[RuleModule]) -> RuleModule:
    """The module whose start is laid. Raises RulesetError if no single one has the highest rank."""
    found = modules_with_hook(modules, "start")
    best = [m for m in found if m.start_rank() == max(u.start_rank() for u in found)]
    if len(best) != 1:
        who = " and ".join(module.id for module in best) or "no module"
        raise RulesetError(f"exactly one start is laid (COM-01), but {who} would lay one")
    return best[0]
