"""The hooks of a rule module, and the law by which each is composed.

A module is an object of a subclass of RuleModule. It names the hooks it uses; a hook nobody uses costs an empty
loop. Siblings never import each other; a ruling about two modules is a module of its own in rules/interactions.

hook          law of composition
options       union of typed switches; a name twice is an error
tiles         union, each with its stage of the supply; a tile id twice is an error
supply        pipeline in the order of the modules: how many copies of a tile go into the bag
kinds         union of the segment kinds in play; the rest of the print is decoration
figures       union; a figure kind twice is an error
muster        pipeline in the order of the modules: how many figures of a kind each player has and where they stand
steps         one order by named anchors; two modules at one anchor must be told apart by `sequence`. A step that is
              only ever pushed is no part of the turn and stands in nobody's way
sequence      union of pairs: which of two steps behind one anchor comes first; a contradiction is an error
actions       union of action kinds; each carries itself out wherever it is offered
may_place     all must agree; of what is allowed, what all prefer, if there is any; where nothing is allowed, the
              union of the last resorts
may_stand     all must agree: where figures may be put
offer         union, in the order of the modules, behind what the step offers itself and before passing
why           the first module that has words for a refused action
drawn         reactions to a tile drawn, whether it fits anywhere or not; they must commute
placed        reactions to a piece laid; they must commute
posted        reactions to a figure that whoever has the turn puts on the map; they must commute
order         the order of scoring is asked for if any module says that it matters (BASE-35)
points        sum of named lines per segment kind; the same name twice is an error; a line may stand in for another
strength      sum: what seats have in a feature beside the figures that stand there
ties          pipeline in the order of the modules: who is paid of those who tie
before        questions asked before a feature is paid, in the order of the modules
scored        reactions to a feature or a figure that was paid, and to the last count, before and after it; they must
              commute
left          reactions to a figure that went home alone, not with its feature; they must commute
stays         whom any module keeps stays when a feature was paid
completed     reactions to a feature that the turn completed, though nobody stands there; they must commute
belongings    points of the last count for what seats have beside the map, behind all features; they add up
paid          who is paid for a feature: exactly one owner
objective     how the game is won, and whether by all together: exactly one owner
start         what lies on the table first: the highest rank wins, equal ranks are an error (COM-01)
started       reactions to the start that lies; they must commute
values        own state: one slice of journalled integers per module
rest          what these integers are in a position that somebody set up. A module with numbers of its own that has
              not this hook makes such positions impossible
show          what everybody may see of it: union; a key of the view comes from one module
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from bastide.core.actions import Action
from bastide.core.custom_tilesets import RequiredCount, check_one_cell
from bastide.core.descriptions import DescribedAction, DescribedModule, DescribedStep
from bastide.core.features import Node
from bastide.core.figures import Figure, FigureSpec
from bastide.core.options import Option, Value
from bastide.core.scoring import Points
from bastide.core.tables import TileType
from bastide.core.tile_attributes import Printed
from bastide.core.tile_catalogue import TileError
from bastide.core.tiles import TileSpec

if TYPE_CHECKING:
    from bastide.core.engine import Engine
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

# What the packed form of a module's action holds (ActionKind.packing): a number alone; a kind of figure and any segment
# of the map; a figure that stands there (spot_actions.py); a number and a cell, whose segment the position tells.
NUMBER: Final = "number"
SPOT: Final = "spot"
STANDING: Final = "standing"
CELL: Final = "cell"

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
class Step(DescribedStep):
    """One step of a turn: it may act by itself, and asks at most one decision of one seat or of chance. What modules
    offer in it and passing are added by the engine."""

    name: ClassVar[str] = ""
    question: ClassVar[str] = ""  # the kind of decision, as users see it; "" for a step that never asks
    pushed: ClassVar[bool] = False  # it only ever comes when it is pushed: no part of the turn
    may_pass: ClassVar[bool] = False  # "pass" is the last that is offered
    answers: ClassVar[str] = ""  # another question whose actions are answers here too

    def enter(self, engine: "Engine") -> bool:
        """The step begins, or goes on after a decision. True if it now asks a decision, having set
        `state.decider`; False if it is done."""
        return False

    def offer(self, engine: "Engine") -> None:
        """List every legal action of the decision with `engine.add_offer`."""

    def apply(self, engine: "Engine", action: i64) -> bool:
        """Carry out an offered action. True if the step is done, False if it must be entered again."""
        return True

    def outcomes(self, engine: "Engine") -> i64:
        """For a decision of chance: how many equally likely outcomes there are."""
        return engine.legal()

    def outcome(self, engine: "Engine", number: i64) -> i64:
        """The action of outcome `number`, from 0."""
        engine.legal()
        return engine.acts[number]

    def draws_left(self, state: "State") -> i64:
        """How many tiles this step may still draw, as everybody knows; 0 for a step that draws none."""
        return 0

    def held(self, state: "State") -> list[int]:
        """The tile types that lie in hands for this step, beside the one to be placed."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind(DescribedAction):
    """An action of a rule module: its word, how its packed form is read and written, and what it does.
    `question` is the decision in which it is offered."""

    question: ClassVar[str] = ""
    numbered: ClassVar[bool] = False  # its text may say which of several figures of a kind it means
    packing: ClassVar[str] = NUMBER  # what its packed form holds beside the kind, for whoever numbers actions

    def numbers(self, rules: "Ruleset") -> int:
        """How many numbers its packed form may hold from bit 6 on, where it is NUMBER or CELL."""
        return 1

    def to_action(self, engine: "Engine", packed: i64) -> Action:
        """The struct of a packed action."""
        return Action(self.word)

    def to_packed(self, engine: "Engine", action: Action, kind: i64) -> i64:
        """The packed form, -1 if the words mean nothing on this board."""
        return kind if action.text == self.word else -1

    def aims_at(self, engine: "Engine", packed: i64) -> Figure | None:
        """The one figure on the board that an aimed action is about."""
        return None

    def apply(self, engine: "Engine", action: i64) -> bool:
        """Carry it out, as Step.apply: by default the step that asks does so itself."""
        return engine.current().apply(engine, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleModule(DescribedModule):
    """A module of rules or tiles. `hooks` names what it uses; `requires` and `excludes` name modules."""

    id: ClassVar[str] = ""
    hooks: ClassVar[tuple[str, ...]] = ()
    requires: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    prints: ClassVar[tuple[Printed, ...]] = ()  # what its tiles show beside the land (core/tile_attributes.py)
    catalogue: ClassVar[str] = ""  # the file of bastide.data that its tiles stand in
    # the option that takes an own set in its place (core/custom_tilesets.py), and what is fixed about every set; the
    # first of it says how many tiles there are
    tiles_option: ClassVar[str] = ""
    fixed: ClassVar[tuple[RequiredCount, ...]] = ()
    bare_sets: ClassVar[bool] = False  # a set may be a list alone, as before there were files of sets
    board: ClassVar[str] = ""  # the file of bastide.data with what belongs to the catalogue beside its tiles
    own: Value = None  # the own set in play
    version: int = 0  # of the catalogue in play, 0: the newest
    # what stands beside figures and on segments and is counted there: the word for it in events and views, and for its
    # symbols in the catalogue
    tokens: ClassVar[str] = ""
    cooperative: ClassVar[bool] = False  # the owner of `objective` says it: all seats win or lose together
    offers_in: ClassVar[tuple[str, ...]] = ("figure",)  # the steps in which it offers something
    players: ClassVar[tuple[int, int]] = (0, 0)  # how many may play with it, where that is not as usual,
    players_rule: ClassVar[str] = ""  # and the rule that says so

    def on_players(self, n_seats: int) -> None:
        """How many play, said before anything is asked."""

    def options(self) -> list[Option]:
        """Typed switches."""
        return []

    def set_options(self, chosen: dict[str, Value]) -> None:
        """The values of all options in play, before any other hook is asked."""

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """What is wrong with a tile as part of an own set, beside what is fixed; `bare` as the option has it."""
        return check_one_cell(spec, where)

    def check_board(self, raw: object, where: str) -> list[TileError]:
        """What is wrong with what an own set says beside its tiles."""
        return []

    def ready(self, rules: "Ruleset") -> None:
        """The ruleset is merged: a module may note codes and slots that it needs often."""

    def tiles(self) -> list[TileSpec]:
        """Tiles for the bag, and those that lie on the table first."""
        return []

    def stage(self, spec: TileSpec) -> int:
        """When a tile of this module is drawn: all tiles of lower stages come before."""
        return LAND

    def supply(self, spec: TileSpec, count: int) -> int:
        """How many copies of any tile go into the bag, `count` as the modules before have it."""
        return count

    def kinds(self) -> list[str]:
        """Segment kinds that are features under this module."""
        return []

    def figures(self) -> list[FigureSpec]:
        """Figures of each player."""
        return []

    def figure_supply(self, spec: FigureSpec) -> FigureSpec:
        """A kind of figure of any module, as the modules before have it: another number, further places to stand."""
        return spec

    def steps(self) -> list[tuple[str, Step]]:
        """(anchor, step): the step follows the step called anchor; "" begins the turn. A pushed step needs no anchor:
        "" puts it at the end of the list. Steps that follow a pushed one follow whatever that follows."""
        return []

    def step_order(self) -> list[tuple[str, str]]:
        """(earlier, later): steps of two modules behind one anchor."""
        return []

    def actions(self) -> list[ActionKind]:
        """Own kinds of action."""
        return []

    def cares_about(self, spec: TileSpec) -> bool:
        """Whether may_place and its like want to be asked about this tile: those nobody minds are placed faster."""
        return True

    def may_place(self, state: "State", tile: TileType, turns: i64, cell: i64) -> bool:
        """False forbids a placement whose sides agree."""
        return True

    def prefers(self, state: "State", tile: TileType, turns: i64, cell: i64) -> bool:
        """False puts an allowed placement behind all that every module prefers. Asked of a placement right after
        `may_place` has allowed it."""
        return True

    def last_resort(self, state: "State", tile: TileType) -> i64:
        """A placement (cell << 2 | turns) for a tile that may be placed nowhere, -1 if there is none."""
        return -1

    def may_stand(self, state: "State", kind: i64, node: Node) -> bool:
        """False forbids a figure of this kind a segment on which such figures may stand."""
        return True

    def offer(self, engine: "Engine", step: str) -> None:
        """Add offers to a step of another module, one of `offers_in`."""

    def order_matters(self, engine: "Engine") -> bool:
        """Whether points can depend on the order in which features completed together are scored (COM-17)."""
        return False

    def tile_drawn(self, engine: "Engine", tile: TileType) -> None:
        """Chance has drawn a tile; one that fits nowhere has not gone to the box yet."""

    def figure_placed(self, engine: "Engine", figure: Figure) -> None:
        """Whoever has the turn has put a figure on the map."""

    def tile_placed(self, engine: "Engine") -> None:
        """A piece was laid: state.board.laid[-1] is its last cell."""

    def points(self) -> list[Points]:
        """Lines of points."""
        return []

    def before_scoring(self, engine: "Engine", root: Node) -> str:
        """The step that must be over before a completed feature is paid, "" for none. It is pushed with the number of
        the feature's node and may ask what it likes; this is asked again for no feature that it was asked for."""
        return ""

    def scored(self, engine: "Engine", root: Node, seats: i64) -> None:
        """During the game a feature was paid to these seats; its figures have not gone home yet."""

    def scored_alone(self, engine: "Engine", figure: Figure) -> None:
        """During the game a single figure was paid and is about to leave its place."""

    def keeps_figure(self, engine: "Engine", root: Node, figure: Figure) -> bool:
        """Whether a figure stays where it is though its completed feature was paid. It is never paid there again."""
        return False

    def figure_returned(self, state: "State", node: Node) -> None:
        """A figure went home alone, from this segment: driven off or taken back, and not with its feature."""

    def completed(self, engine: "Engine", root: Node) -> None:
        """The turn completed a feature, whoever stood there. All that it completed is paid, the figures are home."""

    def ending(self, engine: "Engine") -> None:
        """The end has come, nothing is counted yet."""

    def end_bonus(self, engine: "Engine") -> None:
        """All features are counted: points for what seats have beside the map. Nothing is taken from anybody yet."""

    def counted(self, engine: "Engine") -> None:
        """The last count is done, the figures still stand."""

    def strength(self, state: "State", root: Node) -> i64:
        """What counts in a feature for seats beside the strength of their figures, packed as in Node.figures."""
        return 0

    def tie_break(self, state: "State", root: Node, seats: i64) -> i64:
        """Which of the seats that would be paid are paid, as a bit mask."""
        return seats

    def scoring_seats(self, state: "State", root: Node, figures: i64) -> i64:
        """Bit mask of the seats that are paid for a feature in which figures count so much (as Node.figures)."""
        return 0

    def finish(self, engine: "Engine") -> None:
        """The end of the game: last points, and who has won."""

    def winners(self, state: "State") -> list[int]:
        """The seats that have won a finished game."""
        return []

    def start_rank(self) -> int:
        """Rank of this module's start; the highest is laid."""
        return 0

    def start(self, engine: "Engine") -> None:
        """Lay the start."""

    def started(self, engine: "Engine") -> None:
        """The start lies, this module's or that of another."""

    def state_slots(self, n_seats: int) -> list[int]:
        """First values of the module's own slice of integers."""
        return []

    def setup_tile_placed(self, engine: "Engine") -> None:
        """In a position that somebody sets up a piece was laid, from state.turn_laid on; nobody has a turn."""

    def setup_state_slots(self, engine: "Engine") -> None:
        """Everything lies and stands in a position that somebody set up, points and bag are known: set what of the own
        numbers follows from that between two turns."""

    def setup_may_stand(self, state: "State", kind: i64, node: Node) -> bool:
        """Whether a figure that nobody may put there can be on such a segment between two turns."""
        return False

    def setup_may_set(self, state: "State", place: int, number: int) -> bool:
        """Whether somebody who sets a position up may say this of a number of the own slice, by its place there; no map
        tells it."""
        return False

    def heuristics(self) -> object:
        """Who advises players that look ahead: ModuleHeuristics (bastide.heuristics), None for nobody. Changes no
        game."""
        return None
