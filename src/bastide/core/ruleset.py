"""Modules merged once into a frozen ruleset: tables, the order of the turn, who owns which hook.

What cannot be ordered or owned by one module is refused here, with a sentence, before a game begins.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import FIRST_OF_MODULES
from bastide.core.figures import Figure, FigureSpec
from bastide.core.hooks import HOOKS, ActionKind, Points, RuleModule, Step
from bastide.core.refusal import RulesetError
from bastide.core.tables import TileType, side_bits
from bastide.core.tiles import BY_SIDES, INSIDE, SHAPES, TileSpec
from bastide.core.vectors import vec

PENDING_SLOTS: Final = 32


class Ruleset:
    """Everything a game needs to know that does not change while it is played.

    `name` is what the user wrote, `steps` the turn in order, `tiles` the tile types by index. Slots are places
    in State.values: points per seat from 0, then supplies, the bag, pending steps, the slices of modules."""

    def __init__(self, name: str, modules: list[RuleModule], n_seats: int, starter: int) -> None:
        self.name = name
        self.modules = modules
        self.n_seats: i64 = n_seats
        self.starter: i64 = starter
        _check_names(modules)
        self._take_components(modules)
        self._take_turn(modules)
        self._take_points(modules)
        self._take_owners(modules)
        self._lay_out_values(modules)

    def _take_components(self, modules: list[RuleModule]) -> None:
        """Segment kinds, tiles and figures."""
        self.kinds: dict[str, int] = _merge_kinds(modules)
        self.kind_names: list[str] = ["", *self.kinds]
        specs = _merge_tiles(modules)
        self.side_bits: i64 = side_bits(specs)
        self.tiles: list[TileType] = [
            TileType(i, spec, self.kinds, int(self.side_bits)) for i, spec in enumerate(specs)
        ]
        self.tile_index: dict[str, int] = {tile.id: i for i, tile in enumerate(self.tiles)}
        self.n_cells: i64 = sum([t.count * len(t.spec.cells) for t in self.tiles])
        self.n_bag: i64 = sum([t.count for t in self.tiles])
        self.figure_specs: list[FigureSpec] = _merge_figures(modules)
        self.n_kinds: i64 = len(self.figure_specs)
        # stands[figure kind] is a bit mask of the segment kinds it may stand on
        self.stands: vec[i64] = vec[i64](
            [sum(1 << self.kinds[k] for k in spec.stands if k in self.kinds) for spec in self.figure_specs]
        )

    def _take_turn(self, modules: list[RuleModule]) -> None:
        """The steps in order, and the modules' own actions."""
        self.steps: list[Step] = _order_steps(modules)
        self.step_index: dict[str, int] = {step.name: i for i, step in enumerate(self.steps)}
        self.action_kinds: list[ActionKind] = [kind for m in _users(modules, "actions") for kind in m.actions()]
        _no_twins([kind.word for kind in self.action_kinds], "action")

    def _take_points(self, modules: list[RuleModule]) -> None:
        """Lines of points per segment kind, what can be completed, and the order of the last count."""
        self.points: list[list[Points]] = [[] for _ in self.kind_names]
        for module in _users(modules, "points"):
            for line in module.points():
                if line.feature in self.kinds:
                    self.points[self.kinds[line.feature]].append(line)
        _no_twins([line.reason for lines in self.points for line in lines], "line of points")
        # kinds that can be completed, as a bit mask; a field never is (FLD-03)
        self.completes: i64 = sum(
            1 << code for name, code in self.kinds.items() if self.points[code] and SHAPES[name] in (BY_SIDES, INSIDE)
        )
        # kinds in the order of the last count, those counted last at its end (BASE-42)
        self.last_count: list[int] = sorted(
            [code for code in self.kinds.values() if self.points[code]], key=lambda code: self._counted_last(code)
        )

    def _take_owners(self, modules: list[RuleModule]) -> None:
        """Who decides, and who is asked."""
        self.payer: RuleModule = _one_owner(modules, "paid")
        self.objective: RuleModule = _one_owner(modules, "objective")
        self.starter_module: RuleModule = _pick_start(modules)
        self.vetoes: list[RuleModule] = _users(modules, "may_place")
        self.offerers: list[RuleModule] = _users(modules, "offer")
        self.reactors: list[RuleModule] = _users(modules, "placed")

    def _counted_last(self, code: int) -> bool:
        return any(line.counted_last for line in self.points[code])

    def _lay_out_values(self, modules: list[RuleModule]) -> None:
        """Where each number stands in State.values, and what it is at first."""
        self.supply_slot: i64 = self.n_seats
        self.bag_slot: i64 = self.supply_slot + self.n_seats * self.n_kinds
        self.pending_slot: i64 = self.bag_slot + len(self.tiles) - 1  # the first pending step is number 1
        self.slices: dict[str, int] = {}
        values = [0] * int(self.n_seats)
        for _ in range(int(self.n_seats)):
            values += [spec.count for spec in self.figure_specs]
        values += [int(tile.count) for tile in self.tiles]
        values += [0] * PENDING_SLOTS
        for module in _users(modules, "values"):
            self.slices[module.id] = len(values)
            values += module.values(int(self.n_seats))
        self._values: list[int] = values

    def first_values(self) -> list[int]:
        """State.values before the start is laid."""
        return self._values

    def new_figures(self) -> list[Figure]:
        """All figures, by seat, kind and number."""
        return [
            Figure(seat, kind, number, spec.name)
            for seat in range(int(self.n_seats))
            for kind, spec in enumerate(self.figure_specs)
            for number in range(1, spec.count + 1)
        ]

    def role(self, figure_kind: int, segment_kind: int) -> str:
        """What a figure is called there: a meeple in a city is a knight (BASE-21)."""
        return self.figure_specs[figure_kind].stands.get(self.kind_names[segment_kind], "")

    def action_kind(self, kind: int) -> ActionKind | None:
        """The module's action kind of a packed kind, None for the kinds of the core or unknown ones."""
        index = kind - FIRST_OF_MODULES
        return self.action_kinds[index] if 0 <= index < len(self.action_kinds) else None


def _users(modules: list[RuleModule], hook: str) -> list[RuleModule]:
    return [module for module in modules if hook in module.hooks]


def _check_names(modules: list[RuleModule]) -> None:
    ids = [module.id for module in modules]
    _no_twins(ids, "module")
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


def _no_twins(names: list[str], what: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise RulesetError(f"the {what} {name!r} comes twice: leave one of them out")


def _merge_kinds(modules: list[RuleModule]) -> dict[str, int]:
    kinds: dict[str, int] = {}
    for module in _users(modules, "kinds"):
        for kind in module.kinds():
            kinds.setdefault(kind, len(kinds) + 1)
    return kinds


def _merge_tiles(modules: list[RuleModule]) -> list[TileSpec]:
    specs = [spec for module in _users(modules, "tiles") for spec in module.tiles()]
    _no_twins([spec.id for spec in specs], "tile")
    if not specs:
        raise RulesetError("there are no tiles to play with: add a module that brings tiles, such as base")
    return specs


def _merge_figures(modules: list[RuleModule]) -> list[FigureSpec]:
    specs = [spec for module in _users(modules, "figures") for spec in module.figures()]
    _no_twins([spec.name for spec in specs], "figure")
    return specs


def _order_steps(modules: list[RuleModule]) -> list[Step]:
    """Each step directly behind its anchor. The module that owns the anchor goes on after the guests; two guests
    at one anchor have no order."""
    waiting = [(m.id, anchor, step) for m in _users(modules, "steps") for anchor, step in m.steps()]
    _no_twins([step.name for _, _, step in waiting], "step")
    ordered: list[Step] = []
    owners = {step.name: owner for owner, _, step in waiting}
    taken: dict[str, str] = {}
    while waiting:
        names = ["", *[step.name for step in ordered]]
        ready = [entry for entry in waiting if entry[1] in names]
        if not ready:
            raise RulesetError(f"the step {waiting[0][2].name!r} follows {waiting[0][1]!r}, which is not played")
        owner, anchor, step = ready[0]
        if anchor in taken and owner != owners.get(anchor):
            raise RulesetError(f"{owner} and {taken[anchor]} both put a step after {anchor!r}: no order is declared")
        if owner != owners.get(anchor, owner):
            taken[anchor] = owner
        ordered.insert(names.index(anchor), step)
        waiting.remove(ready[0])
    return ordered


def _one_owner(modules: list[RuleModule], hook: str) -> RuleModule:
    users = _users(modules, hook)
    if len(users) != 1:
        who = ", ".join(module.id for module in users) or "nobody"
        raise RulesetError(f"exactly one module must decide about '{hook}', here it is {who}")
    return users[0]


def _pick_start(modules: list[RuleModule]) -> RuleModule:
    users = _users(modules, "start")
    best = [m for m in users if m.start_rank() == max(u.start_rank() for u in users)]
    if len(best) != 1:
        who = " and ".join(module.id for module in best) or "no module"
        raise RulesetError(f"exactly one start is laid (COM-01), but {who} would lay one")
    return best[0]
