"""Modules merged once into a frozen ruleset: tables, the order of the turn, the owner of each hook.

What cannot be ordered, or needs one owner and has none or several, is refused with a message before a game begins.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bastide.core import compose
from bastide.core.actions import FIRST_OF_MODULES
from bastide.core.compose import modules_with_hook, one_owner
from bastide.core.feature_scoring import FeatureScoring
from bastide.core.features import Node
from bastide.core.figures import Figure, FigureSpec
from bastide.core.options import Value
from bastide.core.packing_limits import check_limits
from bastide.core.rule_module import RuleModule
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import BY_SIDES, INSIDE, SegmentKind
from bastide.core.tiles.tables import PrintCodes, TileType
from bastide.core.turn import check_offers, order_steps
from bastide.core.vectors import vec

PENDING_SLOTS: Final = 32


class StepSlot:
    """A step's place in the list of steps, and the modules that offer something in it.

    The type of an attribute is known when compiled. The type of a list item would have to be checked at run time,
    through all base classes up to Step."""

    def __init__(self, step: Step, modules: list[RuleModule]) -> None:
        guests = [m for m in modules_with_hook(modules, "offer") if step.name in m.offers_in]
        self.step: Step = step
        self.name: str = step.name
        self.may_pass: bool = step.may_pass
        self.forbid_passing: list[RuleModule] = [
            m for m in modules_with_hook(modules, "may_pass") if step.name in m.offers_in
        ]
        self.guests: list[RuleModule] = guests
        self.shared: bool = len(guests) > 0
        self.repeats: bool = False  # two of them may offer the same action
        self.pushed: bool = step.pushed


class Ruleset:
    """Everything a game needs that does not change while it is played.

    `name` is the text of the user, `options` the house rules that differ from the default. `steps` are all steps in
    order, `turn` those that are not only pushed. `tiles` are the tile types by index, in the order of their stages.
    `modules` are those in play, `n_seats` is the number of seats, and `starter` is the seat that begins.

    Slots are indices in State.values: points per seat from 0, then supplies, the bag, pending steps, the general stock,
    and the slices of modules. `make_ruleset` makes one from a text.

    >>> from bastide.engine import make_ruleset
    >>> rules = make_ruleset("base+inns", 2)
    >>> len(rules.tiles), [step.name for step in rules.turn]
    (50, ['draw', 'place', 'figure', 'score', 'next'])"""

    def __init__(
        self,
        name: str,
        modules: list[RuleModule],
        n_seats: int,
        starter: int,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.name = name
        self.modules = modules
        self.n_seats: i64 = n_seats
        self.starter: i64 = starter
        compose.check_names(modules)
        compose.check_prints(modules)
        for module in modules:
            module.on_players(n_seats)
        self.options: dict[str, Value] = compose.merge_options(modules, options if options is not None else {})
        self._take_components(modules)
        self._take_turn(modules)
        self._take_points(modules)
        self._take_owners(modules)
        self._lay_out_values(modules)
        check_limits(self.counts())
        for module in modules:
            module.ready(self)

    def _take_components(self, modules: list[RuleModule]) -> None:
        """Set the segment kinds, tiles and figures."""
        self.kinds: dict[str, int] = compose.merge_kinds(modules)
        self.kind_names: list[str] = ["", *self.kinds]
        staged = compose.merge_tiles(modules)
        specs = [spec for _, spec in staged]
        self.tokens: str = compose.merge_tokens(modules)
        self.codes = codes = PrintCodes(self.kinds, specs, self.tokens, compose.merge_words(modules))
        # the attributes that are true or not of a segment, as bits of Node.marks
        self.marks: dict[str, int] = codes.marks
        self.forms: dict[str, SegmentKind] = codes.forms  # every kind of segment on the tiles
        self.side_bits: i64 = codes.side_bits
        self.veiled: bool = codes.veiled
        self.tiles: list[TileType] = [TileType(i, spec, codes) for i, spec in enumerate(specs)]
        self.tile_index: dict[str, int] = {tile.id: i for i, tile in enumerate(self.tiles)}
        self.n_cells: i64 = sum([t.count * len(t.spec.cells) for t in self.tiles])
        self.copies: list[int] = [compose.copies_in_bag(modules, spec) for spec in specs]
        self.n_bag: i64 = sum(self.copies)
        # Per stage of the supply: one past its last tile type, and the number of tiles in the bag after it.
        stages = sorted({stage for (stage, _), n in zip(staged, self.copies, strict=True) if n})
        ends = [sum(number <= stage for number, _ in staged) for stage in stages]
        self.stage_end: vec[i64] = vec[i64](ends)
        self.stage_later: vec[i64] = vec[i64]([sum(self.copies[end:]) for end in ends])
        self.figure_specs: list[FigureSpec] = compose.merge_figures(modules)
        self.n_kinds: i64 = len(self.figure_specs)
        self.figure_index: dict[str, int] = {spec.name: kind for kind, spec in enumerate(self.figure_specs)}
        # State.figures: how many figures each seat has, and the offset of a seat's figures of each kind
        counts = [spec.count for spec in self.figure_specs]
        self.figures_each: i64 = sum(counts)
        self.figures_before: vec[i64] = vec[i64]([sum(counts[:kind]) for kind in range(len(counts))])
        # stands[figure kind] is a bit mask of the segment kinds it may stand on
        stands = [sum(1 << self.kinds[k] for k in spec.stands if k in self.kinds) for spec in self.figure_specs]
        self.stands: vec[i64] = vec[i64](stands)

    def _take_turn(self, modules: list[RuleModule]) -> None:
        """Set the steps in order, and the modules' own actions."""
        self.steps: list[Step] = order_steps(modules)
        self.step_index: dict[str, int] = {step.name: i for i, step in enumerate(self.steps)}
        check_offers(modules, self.steps)
        self.slots: list[StepSlot] = [StepSlot(step, modules) for step in self.steps]
        self.turn: list[Step] = [step for step in self.steps if not step.pushed]
        self.n_steps: i64 = len(self.steps)
        self.has_effects: bool = any(step.has_effects for step in self.steps)
        """Whether any step has consequences to show before a choice leads to them."""
        self.action_sources: list[list[ActionKind]] = compose.merge_actions(modules)
        """By code, the kinds of the modules that bring it. The first carries it out."""
        self.action_kinds: list[ActionKind] = [kinds[0] for kinds in self.action_sources]
        if len(self.action_kinds) < sum(len(kinds) for kinds in self.action_sources):
            for slot in self.slots:
                slot.repeats = slot.shared
        self.kind_code: dict[str, int] = {kind.word: i for i, kind in enumerate(self.action_kinds, FIRST_OF_MODULES)}
        asks = [step.question for step in self.steps]
        self.questions: dict[str, str] = {step.question: step.verb or step.question for step in self.steps}
        self.figure_step: i64 = asks.index("figure") if "figure" in asks else -1

    def _take_points(self, modules: list[RuleModule]) -> None:
        """Set the scoring of features, the kinds that can be completed, and the order of the final scoring."""
        self.scoring = scoring = FeatureScoring(modules, self.kinds)
        # kinds that can be completed, as a bit mask. A field never is (FLD-03)
        self.completes: i64 = sum(
            1 << code
            for name, code in self.kinds.items()
            if scoring.pays(code) and name in self.forms and self.forms[name].shape in (BY_SIDES, INSIDE)
        )
        # kinds in the order of the final scoring, those counted last at its end (BASE-42)
        paying = [code for code in self.kinds.values() if scoring.pays(code)]
        self.last_count: list[int] = sorted(paying, key=lambda code: scoring.last[code])

    def _take_owners(self, modules: list[RuleModule]) -> None:
        """Set the owners of hooks with one owner, and the modules of each other hook."""
        self.objective: RuleModule = one_owner(modules, "objective")
        self.cooperative: bool = self.objective.cooperative
        self.starter_module: RuleModule = compose.pick_start(modules)
        # by tile type: the modules asked where it may be placed
        found = modules_with_hook(modules, "may_place")
        self.may_place_modules = [[m for m in found if m.cares_about(tile.spec)] for tile in self.tiles]
        self.why_modules: list[RuleModule] = modules_with_hook(modules, "why")
        self.order_modules: list[RuleModule] = modules_with_hook(modules, "order_matters")
        self.view_modules: list[RuleModule] = [m for m in modules_with_hook(modules, "view") if m.is_shown()]
        self.scored_modules: list[RuleModule] = modules_with_hook(modules, "scored")
        self.before_scoring_modules: list[RuleModule] = modules_with_hook(modules, "before_scoring")
        self.keeps_figure_modules: list[RuleModule] = modules_with_hook(modules, "keeps_figure")
        self.figure_returned_modules: list[RuleModule] = modules_with_hook(modules, "figure_returned")
        self.changed_modules: list[RuleModule] = modules_with_hook(modules, "changed_nodes")
        # whether a turn can complete features that no tile laid belongs to
        self.completes_elsewhere: bool = len(self.changed_modules) > 0 or any(tile.caps for tile in self.tiles)
        self.completed_modules: list[RuleModule] = modules_with_hook(modules, "completed")
        self.end_bonus_modules: list[RuleModule] = modules_with_hook(modules, "end_bonus")
        self.may_stand_modules: list[RuleModule] = modules_with_hook(modules, "may_stand")
        self.has_may_stand: bool = len(self.may_stand_modules) > 0
        self.tile_placed_modules: list[RuleModule] = modules_with_hook(modules, "tile_placed")
        self.tile_drawn_modules: list[RuleModule] = modules_with_hook(modules, "tile_drawn")
        self.started_modules: list[RuleModule] = modules_with_hook(modules, "started")
        self.figure_placed_modules: list[RuleModule] = modules_with_hook(modules, "figure_placed")
        self.setup_modules: list[RuleModule] = modules_with_hook(modules, "setup")

    def _lay_out_values(self, modules: list[RuleModule]) -> None:
        """Assign the slots of State.values, and their first values."""
        self.supply_slot: i64 = self.n_seats
        self.bag_slot: i64 = self.supply_slot + self.n_seats * self.n_kinds
        self.pending_slot: i64 = self.bag_slot + len(self.tiles) - 1  # the first pending step is number 1
        self.slices: dict[str, int] = {}
        values = [0] * int(self.n_seats)
        for _ in range(int(self.n_seats)):
            values += [spec.count - spec.stock for spec in self.figure_specs]
        values += self.copies
        values += [0] * PENDING_SLOTS
        self.stock_slot: i64 = len(values)
        if any(spec.stock for spec in self.figure_specs):
            values += [spec.stock for spec in self.figure_specs] * int(self.n_seats)
        # by index in State.figures, 1 + the seat that has captured the figure. 0 if no module captures figures
        self.captor_slot: i64 = len(values) if any(module.captures for module in modules) else 0
        if self.captor_slot > 0:
            values += [0] * int(self.n_seats * self.figures_each)
        for module in modules_with_hook(modules, "state_slots"):
            self.slices[module.id] = len(values)
            values += module.state_slots(int(self.n_seats))
        self._values: list[int] = values
        self.n_values: i64 = len(values)  # entries beyond it hold pushed steps that exceed PENDING_SLOTS

    def counts(self) -> dict[str, int]:
        """The counts that are limited by the packing of actions and counters, such as players."""
        return {
            "players": int(self.n_seats),
            "kinds of figure": int(self.n_kinds),
            "kinds of segment": len(self.kinds),
            "terrains": len(self.codes.terrains),
            "attributes that are true or not": len(self.marks),
            "types of tile": len(self.tiles),
            "segments on a tile": max(len(cell.segments) for tile in self.tiles for cell in tile.spec.cells),
            "steps": len(self.steps),
            "actions of modules": len(self.action_kinds),
            "figures of a player by their strength": sum(spec.count * spec.strength for spec in self.figure_specs),
        }

    def first_values(self) -> list[int]:
        """The first values of State.values, before the start is laid. Do not change the list."""
        return self._values

    def new_figures(self) -> list[Figure]:
        """New figures of all seats, ordered by seat, kind and number."""
        return [
            Figure(seat, kind, number, spec)
            for seat in range(int(self.n_seats))
            for kind, spec in enumerate(self.figure_specs)
            for number in range(1, spec.count + 1)
        ]

    def may_stand(self, state: State, kind: i64, node: Node) -> bool:
        """Whether a kind of figure may be put on such a segment (BASE-21). Figures that stand there already do not
        matter."""
        if not (self.stands[kind] >> node.kind) & 1:
            return False
        for module in self.may_stand_modules:  # noqa: SIM110 - a loop is three times as fast compiled
            if not module.may_stand(state, kind, node):
                return False
        return True

    def role(self, figure_kind: int, segment_kind: int) -> str:
        """The role of a figure there: a meeple in a city is a knight (BASE-21). "" if it has none."""
        return self.figure_specs[figure_kind].stands.get(self.kind_names[segment_kind], "")

    def action_kind(self, kind: int) -> ActionKind | None:
        """The module's action kind for a packed kind, None for the kinds of the core and unknown ones."""
        index = kind - FIRST_OF_MODULES
        return self.action_kinds[index] if 0 <= index < len(self.action_kinds) else None
