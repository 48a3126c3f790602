"""Offers of the deciding seat, in four generic shapes, with labels, map points and worth.

Invariant: every offer is a legal action of the engine and every legal action is an offer, with the action's text as id.
The shape follows from what the action names, never from its module: a tile with a cell is a "place", a feature at a
cell is a "slot", words are a "choice", and nothing is a "confirm". Only labels and points are computed here. Worth,
cells and consequences come from the engine.
"""

from typing import Any, Final, Literal

from bastide.choices.anchors import (
    CENTRE,
    action_figure,
    action_node,
    figure_number,
    figure_point,
    figures_like,
    point_by_name,
    point_on_tile,
    tile_at,
)
from bastide.choices.choice_types import ChoiceTerms, Line, Offer, encode
from bastide.choices.labels import add_directions, feature_worth
from bastide.choices.preview import ActionPreview, placement_warnings, preview_action
from bastide.core.actions import CELL_SHIFT, KIND_MASK, PLACE, SEGMENT_SHIFT, TILE_SHIFT, TURNS_SHIFT, Action
from bastide.core.board import PlacedCell
from bastide.core.features import Node
from bastide.core.notation import to_action, word_of
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.tables import TileType
from bastide.game import Decision, Game

Shape = Literal["slot", "choice", "confirm"]
MIDDLE: Final = list(CENTRE)
NOTHING: Final[list[Line]] = []
TILE_MASK: Final = (1 << (CELL_SHIFT - TILE_SHIFT)) - 1
IN_SEGMENT: Final = 255
IN_CELL: Final = (1 << CELL_SHIFT) - 1
ANY_X, ANY_Y, PIECES = 700_707_007, 800_808_008, 7
"""Coordinates that no board has, and the number of parts of an offer's JSON split at them (`ChoiceMaker._form`)."""
UNKNOWN: Final = -1
"""The number of cities at a field if it is not shown."""


class PlaceFigureKind(ActionKind):
    """Places a figure on the tile just placed."""

    brings_there = True


CORE: Final = {"figure": PlaceFigureKind(), "score": ActionKind()}
"""The actions of the core that name a feature."""


def list_choices(game: Game, terms: ChoiceTerms, pictures: str = "") -> list[Offer]:
    """All offers of the current decision, in the engine's order. `pictures` is the prefix of picture names.

    At a table where people draw by hand, the draws are offers too, and so are the numbers of dice."""
    decision = game.decision
    if decision is None or decision.seat is None:
        if decision is None or not terms.by_hand:
            return []
        left = game.left()
        return [
            draw_offer(game, action.tile, left.get(action.tile, 0))
            if action.kind == "draw"
            else throw_offer(game, action)
            for action in game.legal_actions()
        ]
    return ChoiceMaker(game, terms, decision, pictures, game.engine.current()).all()


def choices_json(game: Game, terms: ChoiceTerms, pictures: str = "") -> bytes:
    """`list_choices` as JSON for clients. Faster than encoding its result."""
    decision = game.decision
    if decision is None or decision.seat is None:
        return encode(list_choices(game, terms))
    return ChoiceMaker(game, terms, decision, pictures, game.engine.current()).text()


def draw_offer(game: Game, tile: str, left: int) -> Offer:
    """The offer to enter a drawn tile. `left` is the number of such tiles left."""
    return {
        "id": f"draw {tile}",
        "shape": "choice",
        "seat": int(game.engine.state.seat),
        "tile": tile,
        "label": {"key": "offer-draw", "args": {"tile": tile, "left": left}},
        "preview": NOTHING,
        "rules": list(game.engine.current().cites),
        "final": False,
    }


def throw_offer(game: Game, action: Action) -> Offer:
    """The offer to enter what chance decided without a draw, such as the number of a die."""
    kind = next(kind for kind in game.engine.rules.action_kinds if kind.word == action.kind)
    return {
        "id": action.text,
        "shape": "choice",
        "seat": int(game.engine.state.seat),
        "label": {"key": f"offer-{action.kind}", "args": {kind.names: " ".join(action.args)}},
        "preview": NOTHING,
        "rules": list(game.engine.current().cites),
        "final": False,
    }


class ChoiceMaker:
    """Makes the offers of one decision. Of the slots in one feature, only the first has its cells."""

    def __init__(self, game: Game, terms: ChoiceTerms, decision: Decision, pictures: str, step: Step) -> None:
        assert decision.seat is not None, "chance needs no offers"
        self._game, self._terms, self._seat, self._step = game, terms, decision.seat, decision.step
        self._pictures = pictures
        self._cited = list(step.cites)
        self._kinds: dict[str, ActionKind] = CORE | {kind.word: kind for kind in game.engine.rules.action_kinds}
        self._looks = terms.aids and game.engine.rules.has_effects
        self._warns = terms.aids and decision.step == "place" and self._has_warnings()
        self._cites: dict[str, list[str]] = {}  # by kind of action
        self._again = terms.takeback  # a placed tile may be taken back, because nothing hidden was revealed
        self._tiles, self._board = game.engine.rules.tiles, game.engine.state.board
        self._place_key = "offer-place" if decision.step == "place" else f"offer-place-{decision.step}"
        self._place_rules = self._rules("place")
        self._specs = {spec.name: spec for spec in game.engine.rules.figure_specs}
        self._text = ""  # of the action whose offer is being made
        self._here: PlacedCell | None = None
        self._first: dict[tuple[str, int], str] = {}  # (kind, feature): id of its first offer
        self._cells: dict[int, list[list[int]]] = {}  # by feature
        self._texts: dict[int, list[str]] = {}  # by tile and rotation: the JSON parts around the coordinates

    def all(self) -> list[Offer]:
        """All offers, in the engine's order."""
        direct = not self._looks and not self._warns
        offers = [
            self._place(act) if direct and act & KIND_MASK == PLACE else self._offer(act) for act in self._packed()
        ]
        self._add_directions(offers)
        return offers

    def slots(self, packed: list[int]) -> list[Offer]:
        """Offers for these packed actions, legal or not."""
        offers = [self._offer(act) for act in packed]
        self._add_directions(offers)
        return offers

    def _add_directions(self, offers: list[Offer]) -> None:
        """Add directions to the labels of feature slots. All slots must be known, because they are compared."""
        slots = [offer for offer in offers if offer["shape"] == "slot" and "feature" in offer["label"]["args"]]
        if slots:
            board = self._board
            last = board.laid[int(board.n_laid) - 1]
            first = board.laid[int(board.n_laid) - 1 - int(last.part)]
            add_directions(slots, (board.x(int(first.cell)), board.y(int(first.cell))))

    def _offer(self, packed: int) -> Offer:
        action = to_action(self._game.engine, packed)
        self._text = action.text
        if (word := word_of(self._game.engine, action)) != action.kind:
            action = Action(word, feature=action.feature, x=action.x, y=action.y, at=action.at)
        ahead = preview_action(self._game, packed, self._pictures) if self._looks else None
        if action.kind == "place":
            offer = self._place(packed)
        elif action.feature:
            offer = self._slot(action, packed, ahead)
        elif place := self._pointed(action, packed):
            offer = self._lone_slot(action, packed, *place)
        elif action.args:
            offer = self._choice(action, packed, ahead)
        else:
            offer = self._bare(action, "confirm", {})
        if ahead is not None:
            offer["follows"], offer["bank"], offer["asks"] = ahead.follows, ahead.bank, ahead.asks
        if self._warns and (warned := placement_warnings(self._game, packed, self._pictures)):
            offer["follows"] = [*offer.get("follows", []), *warned]
        return offer

    def _has_warnings(self) -> bool:
        """Whether a module has warnings about placements of the tile in hand."""
        rules, hand = self._game.engine.rules, int(self._game.engine.state.hand)
        return hand >= 0 and any(module.has_warnings for module in rules.may_place_modules[hand])

    def _bare(self, action: Action, shape: Shape, args: dict[str, Any]) -> Offer:
        word = action.kind if action.kind != "pass" or self._step == "figure" else f"pass-{self._step}"
        return {
            "id": self._text,
            "shape": shape,
            "seat": self._seat,
            "label": {"key": f"offer-{word}", "args": args},
            "preview": [],
            "rules": self._rules(action.kind),
            "final": shape != "choice" or not self._again,
        }

    def _rules(self, word: str) -> list[str]:
        """The rule ids that describe a kind of action, or else those of the question that it answers."""
        cited = self._cites.get(word)
        if cited is None:
            kind = self._kinds.get(word)
            cited = self._cites[word] = list(kind.cites if kind else ()) or self._cited
        return cited

    def text(self) -> bytes:
        """All offers as JSON. The dozens of places of a tile differ only in their cells, so they share a template."""
        board, texts = self._board, self._texts
        parts: list[str | Offer] = []
        at: dict[int, tuple[str, str]] = {}  # coordinates as text by cell, since several rotations may fit a cell
        for act in self._packed():
            if act & KIND_MASK != PLACE or self._looks or self._warns:
                parts.append(self._offer(act))
                continue
            pieces = texts.get(act & IN_CELL) or self._form(act)
            if pieces is None:
                parts.append(encode(self._place(act)).decode())
                continue
            cell = act >> CELL_SHIFT
            x, y = at.get(cell) or at.setdefault(cell, (str(board.x(cell)), str(board.y(cell))))
            a, b, c, d, e, f, g = pieces
            parts.append(f"{a}{x}{b}{y}{c}{x}{d}{y}{e}{x}{f}{y}{g}")
        self._add_directions([part for part in parts if not isinstance(part, str)])
        return f"[{','.join(part if isinstance(part, str) else encode(part).decode() for part in parts)}]".encode()

    def _packed(self) -> list[int]:
        """A copy of all legal actions, because previews change the engine's own list."""
        engine = self._game.engine
        return [int(engine.acts[i]) for i in range(int(engine.legal()))]

    def _form(self, packed: int) -> list[str] | None:
        """The JSON of a place, split at its coordinates. None for pieces of several cells, which list all of them."""
        tile = self._tiles[(packed >> TILE_SHIFT) & TILE_MASK]
        if not tile.single:
            return None
        text = encode(self._place_at(tile, (packed >> TURNS_SHIFT) & 3, ANY_X, ANY_Y)).decode()
        pieces = text.replace(str(ANY_Y), str(ANY_X)).split(str(ANY_X))
        if len(pieces) != PIECES:
            return None  # a custom name contains these numbers
        self._texts[packed & IN_CELL] = pieces
        return pieces

    def _place(self, packed: int) -> Offer:
        """The offer to place a piece. There are dozens per decision, so it is read directly from the packed action."""
        tile, turns = self._tiles[(packed >> TILE_SHIFT) & TILE_MASK], (packed >> TURNS_SHIFT) & 3
        return self._place_at(tile, turns, self._board.x(packed >> CELL_SHIFT), self._board.y(packed >> CELL_SHIFT))

    def _place_at(self, tile: TileType, turns: int, x: int, y: int) -> Offer:
        name = tile.id
        offer: Offer = {
            "id": f"place {name} {x},{y} {90 * turns}",
            "shape": "place",
            "seat": self._seat,
            "x": x,
            "y": y,
            "rotation": 90 * turns,
            "tile": name,
            "at": MIDDLE,
            "label": {"key": self._place_key, "args": {"x": x, "y": y, "rotation": 90 * turns}},
            "preview": NOTHING,
            "rules": self._place_rules,
            "final": not self._again,
        }
        if not tile.single:
            offer["cells"] = [[x, y], *([x + int(part.dx), y + int(part.dy)] for part in tile.rest[turns])]
        if not self._terms.aids:
            offer["alike"] = [90 * other for other in range(4) if tile.looks[other] == turns]
        return offer

    def _choice(self, action: Action, packed: int, ahead: ActionPreview | None) -> Offer:
        kind = self._kinds[action.kind]
        args = describe_action(self._game, kind, action, packed)
        offer = self._bare(action, "choice", args)
        if kind.names == "tile":
            offer["tile"] = args["tile"]
        if kind.pays and ahead is not None:
            paid = [line for line in ahead.lines if line["feature"]]
            args["points"], args["colours"] = paid[0]["points"] if paid else 0, len(paid)
            offer["preview"] = list_gains(self._game, ahead)
        return offer

    def _pointed(self, action: Action, packed: int) -> tuple[Node, str] | None:
        """The segment and the place name that an action without a cell is about, or None."""
        kind = self._kinds.get(action.kind)
        return kind.points_at(self._game.engine, packed) if kind else None

    def _lone_slot(self, action: Action, packed: int, node: Node, name: str) -> Offer:
        """A slot for a named place, without a group."""
        kind, board = self._kinds[action.kind], self._game.engine.state.board
        offer = self._bare(action, "slot", describe_action(self._game, kind, action, packed))
        offer["x"], offer["y"] = board.x(int(node.cell)), board.y(int(node.cell))
        offer["at"] = point_by_name(self._game, name, node, self._pictures)
        return offer

    def _slot(self, action: Action, packed: int, ahead: ActionPreview | None) -> Offer:
        engine, kind = self._game.engine, self._kinds[action.kind]
        if action.kind in CORE:
            placed = self._placed(packed >> CELL_SHIFT)
            node = engine.state.features.nodes[placed.base + ((packed >> SEGMENT_SHIFT) & IN_SEGMENT)]
        else:
            placed = tile_at(self._game, action.x, action.y)
            node = action_node(self._game, action)
        root = node.root()
        if kind.apart:
            args = {"feature": action.feature, **kind.details(engine, packed)}
        else:
            args = self._slot_args(action, kind, node, root)
        offer = self._bare(action, "slot", args)
        offer["x"], offer["y"], offer["segment"] = action.x, action.y, int(node.seg.source)
        if kind.aimed:
            offer["at"] = figure_point(self._game, action_figure(self._game, action, node), self._pictures)
        else:
            offer["at"] = point_on_tile(placed, action.x, action.y, int(node.seg.source), self._pictures)
        if self._terms.aids and (kind.costs or kind.brings_there or kind.brings_home):
            offer["preview"] = feature_worth(self._game, root, self._seat, ahead, kind.costs, kind.brings_home)
        if kind.aimed or kind.apart:
            return offer
        if self._terms.aids and "instead" in (worth := kind.details(engine, packed)):
            offer["preview"] = [{"key": "offer-becomes", "args": worth}]
        offer["group"] = self._first.setdefault((action.kind + action.figure, int(root.index)), offer["id"])
        if offer["group"] == offer["id"]:
            offer["cells"] = self._cells_of(root)
        return offer

    def _placed(self, cell: int) -> PlacedCell:
        """What lies on a cell. Most slots of a decision are about one cell."""
        if self._here is None or self._here.cell != cell:
            self._here = self._board.placed_at(cell)
            assert self._here is not None, "a tile lies there"
        return self._here

    def _slot_args(self, action: Action, kind: ActionKind, node: Node, root: Node) -> dict[str, Any]:
        args: dict[str, Any] = {"feature": action.feature}
        args["tiles"] = int(root.tiles) if action.feature != "field" else len(self._cells_of(root))
        field = action.feature == "field"
        closed = self._terms.aids and not field and kind.brings_there and int(root.open) == 0
        args["closes"], args["cities"] = "yes" if closed else "no", self._cities(root) if field else UNKNOWN
        if kind.aimed:
            figure = action_figure(self._game, action, node)
            args["seat"], args["kind"] = int(figure.seat), action.figure
            if kind.numbered:
                args[self._game.engine.rules.tokens] = int(figure.tokens)
                if len(figures_like(self._game, action, node)) > 1:
                    args["number"] = figure_number(action)
        elif action.figure:
            args["kind"] = action.figure
        if action.figure:
            # a meeple in a city is a knight (BASE-21)
            args["role"] = self._specs[action.figure].stands.get(self._game.engine.rules.kind_names[int(node.kind)], "")
        return args

    def _cities(self, root: Node) -> int:
        """The number of completed cities at a field, or UNKNOWN."""
        scoring, state = self._game.engine.rules.scoring, self._game.engine.state
        return int(scoring.count(state, root)) if self._terms.aids and scoring.pays(root.kind) else UNKNOWN

    def _cells_of(self, root: Node) -> list[list[int]]:
        """The cells of a feature, cached."""
        index = int(root.index)
        if index not in self._cells:
            self._cells[index] = [list(cell) for cell in self._game.engine.state.cells_of(root)]
        return self._cells[index]


def describe_action(game: Game, kind: ActionKind, action: Action, packed: int) -> dict[str, Any]:
    """Label arguments of an action: what its words name, and the details of its kind."""
    named = {kind.names: " ".join(action.args)} if kind.names else {}
    return {**named, **kind.details(game.engine, packed)}


def list_gains(game: Game, ahead: ActionPreview) -> list[Line]:
    """A line for each score that grows, with the points before and after. Seats that share a score get one line."""
    seats = dict.fromkeys(seat for line in ahead.lines for seat in (line["seats"][0], *line.get("payers", ())))
    before = game.scores
    return [
        {"key": "offer-take-after", "args": {"seat": seat, "from": before[seat], "to": ahead.scores[seat]}}
        for seat in seats
    ]
