"""The hooks of a rule module, and how the answers of several modules are combined.

A module is an object of a subclass of RuleModule. Its `hooks` name the hooks it uses. A method of a hook is called only
on the modules that name the hook. Modules never import each other. A ruling about two modules is a module of its own in
rules/interactions.py.

"In order" below means the order in which the modules are merged (MODULES in rules/__init__.py).

hook             how answers are combined
options          union of typed switches. A name twice is an error.
tiles            union. Each tile has its stage of the supply. A tile id twice is an error.
supply           pipeline in order: how many copies of a tile go into the bag
kinds            union of the segment kinds in play. Other printed segments are decoration.
figures          union. A figure kind twice is an error.
figure_supply    pipeline in order: how many figures of a kind each player has and where they may stand
steps            one order by named anchors. If two modules use one anchor, `step_order` must order them.
                 Steps that are only ever pushed are no part of the turn and conflict with none.
step_order       union of pairs: which of two steps after one anchor comes first. Steps are sorted by them, and each and
                 the next one need a pair if they are of two modules. A circle is an error.
actions          union of action kinds. Each is carried out by itself wherever it is offered. A word twice is an error,
                 unless the kinds inherit it from one class. Then they are one kind: the first carries it out, each
                 module may offer it, equal offers count once, and the first that is sayable explains a refusal.
may_place        all must agree. Of the allowed placements, those that all prefer, if there are any.
                 If none is allowed, the union of the last resorts.
may_stand        all must agree: on which segments figures may be put
offer            union in order, after the offers of the step itself and before passing
may_pass         all must agree: whether passing is offered in a step. It is, where nothing else is offered.
why              the first module, in order, that explains a refused action
tile_drawn       reactions to a drawn tile, whether it fits anywhere or not. They must commute.
tile_placed      reactions to a placed tile. They must commute.
figure_placed    reactions to a figure that the player to move puts on the map. They must commute.
order_matters    the player chooses the order of scoring if any module returns True (BASE-35)
points           sum of named lines per segment kind. A name twice is an error. A line may replace another one. At most
                 one line of a kind in play depends on the sum of the others (FeatureScoring.worth_of_others).
strength         sum: what seats have in a feature besides the figures that stand there. A share may be negative, if
                 the sum of no seat is.
tie_break        pipeline in order: which of the tied seats are paid
before_scoring   questions asked before a feature is paid, in order
scored           reactions to a paid feature or figure, and to the final scoring, before and after it.
                 They must commute.
figure_returned  reactions to a figure that went home or was captured by itself, not with its feature. They must
                 commute.
keeps_figure     a figure stays after its feature was paid if any module returns True
completed        reactions to each feature that the turn completed, occupied or not. They must commute.
changed_nodes    union in order: segments of other tiles whose features the turn may have completed. They are scored
                 after those of the tiles laid, and before monasteries around.
end_bonus        points at the end of the game for what seats have off the map, after all features. They add up.
scoring_seats    which seats are paid for a feature: exactly one owner
objective        how the game is won, and whether by all together: exactly one owner
start            what lies on the table first: the highest rank wins, equal ranks are an error (COM-01)
started          reactions to the start that was laid. They must commute.
state_slots      own state: one slice of journalled integers per module
setup            the values of these integers in a position that was set up by hand.
                 No position can be set up with a module that has `state_slots` but not this hook.
view             public data of the module: union. Each key of the view comes from one module.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from bastide.core.descriptions import SetupHooks
from bastide.core.features import Node
from bastide.core.figures import Figure, FigureSpec
from bastide.core.options import Option, Value
from bastide.core.scoring import Points
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import Printed
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import RequiredCount, check_one_cell
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tables import TileType

if TYPE_CHECKING:
    from bastide.core.engine import Engine
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

HOOKS: Final = (
    "options",
    "tiles",
    "supply",
    "kinds",
    "figures",
    "figure_supply",
    "steps",
    "step_order",
    "actions",
    "may_place",
    "may_stand",
    "offer",
    "may_pass",
    "why",
    "tile_drawn",
    "tile_placed",
    "figure_placed",
    "order_matters",
    "points",
    "strength",
    "tie_break",
    "before_scoring",
    "scored",
    "keeps_figure",
    "figure_returned",
    "completed",
    "changed_nodes",
    "end_bonus",
    "scoring_seats",
    "objective",
    "start",
    "started",
    "state_slots",
    "setup",
    "view",
)

# The stage of the supply that ordinary tiles belong to, and the earlier one of ordinary river tiles (COM-03).
LAND: Final = 9
RIVER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleModule(SetupHooks):
    """A module of rules or tiles. `hooks` names the hooks it uses, `requires` and `excludes` name other modules."""

    id: ClassVar[str] = ""
    hooks: ClassVar[tuple[str, ...]] = ()
    requires: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    prints: ClassVar[tuple[Printed, ...]] = ()  # what its tiles show besides the land (core/tiles/attributes.py)
    catalogue: ClassVar[str] = ""  # the file of bastide.data that holds its tiles
    # the option that replaces its tiles by a custom set (core/tiles/custom_tilesets.py), and the counts that every set
    # must have. The first of them is the number of tiles.
    tiles_option: ClassVar[str] = ""
    fixed: ClassVar[tuple[RequiredCount, ...]] = ()
    bare_sets: ClassVar[bool] = False  # a set may be a bare list of tiles, as before set files had a header
    board: ClassVar[str] = ""  # the file of bastide.data with the data of the catalogue other than its tiles
    own: Value = None  # the custom set in play
    version: int = 0  # the version of the catalogue in play, 0 for the newest
    # what is counted beside figures and on segments: the word for it in events and views, and for its symbols in the
    # catalogue
    tokens: ClassVar[str] = ""
    cooperative: ClassVar[bool] = False  # set by the owner of `objective`: all seats win or lose together
    captures: ClassVar[bool] = False  # seats hold figures captured (core/captures.py)
    offers_in: ClassVar[tuple[str, ...]] = ("figure",)  # the steps in which `offer` is called
    players: ClassVar[tuple[int, int]] = (0, 0)  # the fewest and the most players, if not the usual range
    players_rule: ClassVar[str] = ""  # the id of the rule about the number of players

    def on_players(self, n_seats: int) -> None:
        """Called on every module of a ruleset with the number of players, before its other methods. Needs no hook."""

    def options(self) -> list[Option]:
        """The options of the module. Hook `options`, called before the ruleset is merged."""
        return []

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Receive the values of all options in play, those of other modules too. Hook `options`.

        Called after `options` and before any other hook. `own` and `version` are set by then."""

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """What is wrong with a tile of a custom set for this module, besides the counts in `fixed`. [] if nothing is.

        `where` names the tile in messages. `bare` is True if the set is a bare list of tiles (`bare_sets`). Needs no
        hook."""
        return check_one_cell(spec, where)

    def check_board(self, raw: object, where: str) -> list[TileError]:
        """What is wrong with the data of a custom set other than its tiles (key "board"). Called only if `board` is
        set."""
        return []

    def ready(self, rules: "Ruleset") -> None:
        """Called once when the ruleset is merged, so that the module can note codes and slots it needs often. Needs no
        hook."""

    def tiles(self) -> list[TileSpec]:
        """The tiles for the bag, and those that lie on the table first. Hook `tiles`, called once per ruleset."""
        return []

    def stage(self, spec: TileSpec) -> int:
        """The stage of the supply of a tile of this module: all tiles of lower stages are drawn first. Hook `tiles`."""
        return LAND

    def supply(self, spec: TileSpec, count: int) -> int:
        """How many copies of a tile of any module go into the bag. Hook `supply`.

        `count` is the result of the modules before this one. It starts at 0 for a start tile, else at `spec.count`."""
        return count

    def kinds(self) -> list[str]:
        """The names of the segment kinds that are features under this module. Hook `kinds`."""
        return []

    def figures(self) -> list[FigureSpec]:
        """The kinds of figure that each player has. Hook `figures`."""
        return []

    def figure_supply(self, spec: FigureSpec) -> FigureSpec:
        """Change a kind of figure of any module: another number, more places to stand. Hook `figure_supply`.

        `spec` is the result of the modules before this one. A kind with count 0 is not in play."""
        return spec

    def steps(self) -> list[tuple[str, Step]]:
        """Pairs (anchor, step). The step follows the step named `anchor`, and "" begins the turn. Hook `steps`.

        For a pushed step the anchor "" means the end of the list. A step anchored at a pushed step follows that step's
        anchor."""
        return []

    def step_order(self) -> list[tuple[str, str]]:
        """Pairs (earlier, later) of step names, for steps of two modules after one anchor. Hook `step_order`."""
        return []

    def actions(self) -> list[ActionKind]:
        """The action kinds of the module. Hook `actions`. Their codes count from FIRST_OF_MODULES over all modules, in
        order."""
        return []

    def cares_about(self, spec: TileSpec) -> bool:
        """Whether to call `may_place`, `prefers` and `last_resort` for this tile. Hook `may_place`, asked once per tile
        type.

        Return False where you can: tiles that no module cares about are placed faster."""
        return True

    def may_place(self, state: "State", tile: TileType, turns: i64, cell: i64) -> bool:
        """Return False to forbid a placement whose sides agree. Hook `may_place`.

        `turns` counts quarter turns clockwise, and `cell` is that of the tile's first cell."""
        return True

    def prefers(self, state: "State", tile: TileType, turns: i64, cell: i64) -> bool:
        """Return False to rank an allowed placement below all placements that every module prefers. Hook `may_place`.

        Called for a placement right after `may_place` of every module has allowed it."""
        return True

    def last_resort(self, state: "State", tile: TileType) -> i64:
        """A placement (cell << 2 | turns) for a tile that can be placed nowhere, -1 for none. Hook `may_place`."""
        return -1

    def may_stand(self, state: "State", kind: i64, node: Node) -> bool:
        """Return False to forbid this kind of figure on a segment that FigureSpec.stands allows. Hook `may_stand`.

        Called before a figure is put there, by any step. Whether the feature is occupied does not matter here."""
        return True

    def offer(self, engine: "Engine", step: str) -> None:
        """Add offers to the step named `step`, one of `offers_in`, with `engine.add_offer`. Hook `offer`.

        Called whenever that step lists its legal actions, so it must not change the state."""

    def may_pass(self, engine: "Engine", step: str) -> bool:
        """Return False to take passing from the offers of a step, one of `offers_in`. Hook `may_pass`.

        Called after the other offers are listed. Where there are none, passing is offered all the same."""
        return True

    def order_matters(self, engine: "Engine") -> bool:
        """Whether points can depend on the order in which features completed together are scored (COM-17). Hook
        `order_matters`.

        If any module returns True and several features wait, the player to move chooses the next one."""
        return False

    def tile_drawn(self, engine: "Engine", tile: TileType) -> None:
        """Called after a tile left the bag, before it goes to the hand, or to the box if it fits nowhere. Hook
        `tile_drawn`."""

    def figure_placed(self, engine: "Engine", figure: Figure) -> None:
        """Called after the player to move has put a figure on the map. Hook `figure_placed`."""

    def tile_placed(self, engine: "Engine") -> None:
        """Called after a tile was placed. Hook `tile_placed`.

        Its cells are `state.board.laid[state.turn_laid : state.board.n_laid]`. `laid` is pooled: entries from `n_laid`
        on are stale."""

    def points(self) -> list[Points]:
        """The lines of points of the module. Hook `points`."""
        return []

    def before_scoring(self, engine: "Engine", root: Node) -> str:
        """The name of the step that must run before a completed feature is paid, "" for none. Hook `before_scoring`.

        The step is pushed with the index of the feature's node as its argument, and may ask decisions. Afterwards the
        modules that follow this one are called, so a module is called once per feature."""
        return ""

    def scored(self, engine: "Engine", root: Node, seats: i64) -> None:
        """Called during the game after a feature was paid to `seats` (a bit mask), while its figures still stand. Hook
        `scored`."""

    def scored_alone(self, engine: "Engine", figure: Figure) -> None:
        """Called during the game after a single figure was paid, before it leaves its place. Hook `scored`."""

    def keeps_figure(self, engine: "Engine", root: Node, figure: Figure) -> bool:
        """Whether a figure stays where it is after its completed feature was paid. Hook `keeps_figure`.

        The feature is never paid again."""
        return False

    def figure_returned(self, state: "State", node: Node) -> None:
        """Called after a figure left the segment `node` by State.remove_figure, or by capture_figure. Hook
        `figure_returned`.

        The figures of a paid feature go home together without this call, unless some stay (`keeps_figure`)."""

    def completed(self, engine: "Engine", root: Node) -> None:
        """Called for each feature that the turn completed, occupied or not, after all of them were paid. Hook
        `completed`.

        The figures that were paid are home by then."""

    def changed_nodes(self, engine: "Engine") -> list[Node]:
        """Segments besides those of the tiles laid whose features this turn may have completed. Hook `changed_nodes`.

        Those that are completed are scored with the others, and `completed` is called for them. Name only what this
        turn changed, and compute it from the module's own numbers. Segments beside a tile with the mark `caps` are
        listed without this hook."""
        return []

    def ending(self, engine: "Engine") -> None:
        """Called when the game ends, before the final scoring. Hook `scored`."""

    def end_bonus(self, engine: "Engine") -> None:
        """Give the points of the final scoring for what seats have off the map. Hook `end_bonus`.

        Called after all features are counted, and before `counted` of any module takes points away."""

    def counted(self, engine: "Engine") -> None:
        """Called after the final scoring, while figures still stand. Hook `scored`."""

    def strength(self, state: "State", root: Node) -> i64:
        """What seats have in a feature besides the strength of their figures, packed as Node.figures. Hook `strength`.

        The share of a seat may be negative (subtract it), if its figures and all shares together are not."""
        return 0

    def tie_break(self, state: "State", root: Node, seats: i64) -> i64:
        """Which of `seats` are paid, as a bit mask. Hook `tie_break`. `seats` is the result of the modules before this
        one."""
        return seats

    def scoring_seats(self, state: "State", root: Node, figures: i64) -> i64:
        """Bit mask of the seats that are paid for a feature. Hook `scoring_seats`, with exactly one owner.

        `figures` is the strength of each seat there, packed as Node.figures."""
        return 0

    def finish(self, engine: "Engine") -> None:
        """Count the last points. Hook `objective`, with exactly one owner. Called by Engine.finish when `state.over` is
        set."""

    def winners(self, state: "State") -> list[int]:
        """The seats that have won a finished game. Hook `objective`."""
        return []

    def start_rank(self) -> int:
        """The rank of this module's start. Only the start of the highest rank is laid. Hook `start`."""
        return 0

    def start(self, engine: "Engine") -> None:
        """Lay the start, and set what of the state depends on it. Hook `start`, called only on the module of the
        highest rank."""

    def started(self, engine: "Engine") -> None:
        """Called after the start was laid by this or another module. Hook `started`."""

    def state_slots(self, n_seats: int) -> list[int]:
        """The first values of the module's own slice of State.values. Hook `state_slots`.

        The slice begins at `rules.slices[self.id]` (from `ready` on). Change it only with State.set and State.add."""
        return []

    def heuristics(self) -> object:
        """A ModuleHeuristics (bastide.heuristics) for bots that look ahead, None for none. Needs no hook and changes no
        game."""
        return None
