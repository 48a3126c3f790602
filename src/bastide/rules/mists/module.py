"""The co-operative game as a module: its turn, its figures, who is paid, how it is won."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.options import Option, Value
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.custom_tilesets import FACE_DOWN
from bastide.core.tiles.specs import TileSpec
from bastide.rules.base.completion import Next
from bastide.rules.base.figures import PlaceFigure
from bastide.rules.base.placement import Place
from bastide.rules.mists.bury import Bury, BuryKind, BurySupplyKind
from bastide.rules.mists.cover import Cover, face_down_tile, has_side
from bastide.rules.mists.haunt import CloseMist, Haunt, HauntKind
from bastide.rules.mists.hounds import HoundKind, HoundStep
from bastide.rules.mists.levels import SIX, book_levels, level_of, read_own_level
from bastide.rules.mists.piles import DrawFromPile, set_up_piles, split_into_piles
from bastide.rules.mists.reward import BanishKind, Chase, Reward, TakeKind
from bastide.rules.mists.scoring import MistCastle, MistCity, MistRoad, TeamScore
from bastide.rules.mists.team import BANK, MODULE, RESULT, SLOTS, WON, MistsTeam, TeamHeuristics
from bastide.rules.mists.view import describe_view, mist_places, mist_view, team_view
from bastide.rules.mists.view_types import TeamSide
from bastide.rules.shared_mist.banks import mists_of
from bastide.rules.shared_mist.tiles import START_RANK, lay_start

GUARD: Final = "guard"
ROLES: Final = {"road": "highwayman", "city": "knight", "castle": "steward"}
COLOURS: Final = {1: 4, 2: 2}  # colours of each seat, 1 for more players (MIST-02)
FEW: Final = 3  # figures of a colour if a seat has several,
MANY: Final = 5  # and if it has one


class PlaceInMist(Place):
    """1a: the tile."""

    cites = ("MIST-10", "MIST-11")


class PlaceGuard(PlaceFigure):
    """2b: the figure."""

    cites = ("MIST-60",)


class MistsRules(RuleModule):
    """All players win or lose together (MIST-80 to MIST-83)."""

    id = MODULE
    players = (1, 5)
    players_rule = "MIST-02"
    shape = TeamSide
    hooks = (
        "options", "tiles", "supply", "kinds", "figures", "steps", "actions", "why", "points", "scoring_seats",
        "objective", "start", "state_slots", "setup", "view",
    )  # fmt: skip
    requires = ("mist-tiles",)
    befalls: ClassVar[tuple[str, ...]] = ("buried", "hound", "mist-closed")
    tells: ClassVar[dict[str, str]] = {
        "hidden": "{who} lays a tile face down at {where} (MIST-100)",
        "buried": "{who}'s figure is buried at {where}, {ghosts:ghost} back (MIST-31)",
        "hound": "The hound goes to {who}'s figure at {where} (MIST-90)",
        "hound-lost": "No figure stands on the map: the hound is lost (MIST-92)",
        "hound-gone": "The hound leaves the game",
        "ghosts": "{n:ghost} on the {feature} at {where} (MIST-40)",
        "banished": "{who} banishes {n:ghost} from {where} (MIST-75)",
        "mist-closed": "Mist is closed, {ghosts:ghost} back (MIST-23)",
        "pile": "Pile {number} is drawn from now, {left:tile} (MIST-91)",
        "victory": "The team wins (MIST-80).",
        "defeat no-tiles": "The team loses: no tile is left (MIST-81).",
        "defeat no-ghosts": "The team loses: a ghost is missing in the bank (MIST-82).",
        "defeat hound-late": "The team loses: the pile was used up before its hound was reached (MIST-97).",
        "for castle": "{feature:a}, {count:misty tile}",
        "for hound": "the hound, {count:ghost}",
    }
    cooperative = True

    def __init__(self) -> None:
        self.n_seats = FEW
        self.team = MistsTeam(level_of(1, None), FEW, 1)

    def on_players(self, n_seats: int) -> None:
        """Few players play several colours each (MIST-02)."""
        self.n_seats = n_seats

    def options(self) -> list[Option]:
        """One of the six levels, or a custom one (MIST-105), or the tamed one (MIST-107)."""
        level = Option("level", SIX, "MIST-105", rows=tuple([book_levels()[number] for number in SIX]))
        own = Option("own_level", (None,), "MIST-105", read=read_own_level, holds="level")
        return [level, own, Option("tamed", (False, True), "MIST-107")]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Read the level."""
        level = level_of(int(chosen["level"]), chosen["own_level"], bool(chosen["tamed"]))
        self.team = MistsTeam(level, self.n_seats, COLOURS.get(self.n_seats, 1))

    def heuristics(self) -> TeamHeuristics:
        """The heuristics of the team."""
        return TeamHeuristics(self.team)

    def ready(self, rules: Ruleset) -> None:
        """Note the slots of the team's numbers."""
        self.team.ready(rules)

    def tiles(self) -> list[TileSpec]:
        """The back of a tile, if tiles are laid face down."""
        return [face_down_tile()] if self.team.haunted else []

    def supply(self, spec: TileSpec, count: int) -> int:
        """Castles and cemeteries stay in the box at level 1 (MIST-05)."""
        boxed = spec.id == FACE_DOWN or any(spec.shows(kind) for kind in self.team.level.without)
        return 0 if boxed else count

    def kinds(self) -> list[str]:
        """No fields, and so no farmers (MIST-09)."""
        return ["city", "road", "castle", "cemetery", "mist"]

    def figures(self) -> list[FigureSpec]:
        """A kind of figure for each colour of a seat. A colour with its own score uses one figure as marker
        (MIST-08)."""
        each = int(self.team.each)
        if each == 1:
            return [FigureSpec(GUARD, MANY - int(self.team.per_colour), ROLES)]
        names = [GUARD, *[f"{GUARD}-{number}" for number in range(2, each + 1)]]
        return [FigureSpec(name, FEW, ROLES) for name in names]

    def steps(self) -> list[tuple[str, Step]]:
        """1a place, 1b mist, 1c bury, 2a haunt, 2b figure, 3a score, 3b hound, 3c cover. Reward and chase are
        pushed."""
        team = self.team
        turn: list[Step] = [
            DrawFromPile(team), PlaceInMist(), CloseMist(team), Bury(team), Haunt(team), PlaceGuard(), TeamScore(team),
            Reward(team), HoundStep(team), Chase(team), Cover(team), Next(),
        ]  # fmt: skip
        anchors = ["", *[step.name for step in turn[:-1]]]
        return list(zip(anchors, turn))

    def actions(self) -> list[ActionKind]:
        """The decisions that the base game does not have."""
        return [BuryKind(), BurySupplyKind(), HauntKind(), TakeKind(), BanishKind(), HoundKind()]

    def points(self) -> list[Points]:
        """Roads, cities, castles."""
        return [MistRoad(), MistCity(), MistCastle()]

    def scoring_seats(self, state: State, root: Node, figures: i64) -> i64:
        """Every colour present, without a majority (MIST-74)."""
        return self.team.all_seats

    def winners(self, state: State) -> list[int]:
        """All seats or none."""
        won = state.values[self.team.slot + RESULT] == WON
        return list(range(int(state.n_seats))) if won else []

    def start_rank(self) -> int:
        """The start tile with its ghosts."""
        return START_RANK + 1

    def start(self, engine: Engine) -> None:
        """Put a ghost from the bank on each symbol of the start tile (MIST-04), and divide the tiles into piles
        (MIST-06)."""
        state = engine.state
        lay_start(engine)
        for placed in state.board.laid[: int(state.board.n_laid)]:
            for node in mists_of(state, placed):
                self.team.bring(engine, node, node.seg.tokens, "start")
        split_into_piles(self.team, state, engine.rules.n_bag)

    def state_slots(self, n_seats: int) -> list[int]:
        """The numbers listed in team.py."""
        first = [0] * SLOTS
        first[BANK] = int(self.team.ghosts)
        return first

    def setup_may_stand(self, state: State, kind: i64, node: Node) -> bool:
        """One figure lies buried on a closed cemetery (MIST-31)."""
        return node.kind == self.team.grave and node.figures == 0 and self.team.is_closed(state, node)

    def setup_state_slots(self, engine: Engine) -> None:
        """Ghosts that are not on the map are in the bank, and hounds whose points are reached are gone (MIST-92). Piles
        after the current one are whole, as far as there are tiles."""
        self.team.at_rest(engine.state)
        set_up_piles(self.team, engine.state, engine.rules.n_bag)

    def view(self, engine: Engine) -> dict[str, object]:
        """`mist`: bank, ghosts, banks, cemeteries. `team`: level, points, piles, hounds, result."""
        return {"mist": mist_view(self.team, engine), "team": team_view(self.team, engine)}

    def says(self, view: dict[str, Any]) -> list[str]:
        """Piles, hounds, ghosts and banks."""
        return describe_view(view)

    def tokens_left(self, engine: Engine) -> int:
        """Ghosts in the bank."""
        return int(self.team.bank(engine.state))

    def shown_at(self, engine: Engine) -> list[tuple[str, Node, str]]:
        """Ghosts and cemeteries."""
        return mist_places(self.team, engine)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Nothing can be placed where only tiles that lie face down are adjacent (MIST-13)."""
        state = engine.state
        cell: i64 = action >> CELL_SHIFT
        if action & KIND_MASK != PLACE or state.board.placed_at(cell) is not None or state.board.is_open(cell):
            return None
        if not has_side(state, cell):
            return None
        text = "A tile needs a face-up tile beside it; face-down tiles are not enough."
        return Refusal("only-face-down", "MIST-13", text)
