"""The engine and the slow reference at one table: every action is played by both, and everything is compared."""

import random
from collections import Counter

from bastide import Game, ScoreLine
from bastide.core.features import Node
from tests.reference.features import Spot, all_features, cells_of, completed, neighbours, part_of
from tests.reference.game import Position
from tests.reference.scoring import Line
from tests.reference.state import Figure

RULES = ("base", "base+fields")


class Pair:
    """One game, played twice. The caller makes the draws."""

    def __init__(self, fields: bool, players: int, starter: int = 0) -> None:
        self.game = Game.new(RULES[fields], players=players, chance="manual", starter=starter)
        self.past = [Position.new(RULES[fields], players, starter)]

    @property
    def position(self) -> Position:
        return self.past[-1]

    def push(self, text: str) -> None:
        self.game.push(text)
        self.past.append(self.position.play(text))

    def pop(self) -> None:
        self.game.pop()
        self.past.pop()

    def compare(self) -> None:
        """Whatever a player can ask at any moment."""
        texts = [action.text for action in self.game.legal_actions()]
        assert len(texts) == len(set(texts)), "an action is offered twice"
        assert set(texts) == self.position.legal()
        self._compare_decision()
        view = self.game.view_for(None)
        position = self.position
        assert view["scores"] == self.game.scores == position.scores
        assert [kinds["meeple"] for kinds in view["supply"]] == position.supply["meeple"]
        assert view["discarded"] == position.discarded
        best = max(position.scores)
        winners = [seat for seat, score in enumerate(position.scores) if score == best]
        assert view["winners"] == self.game.winners == (winners if position.step == "over" else [])
        assert self.game.left() == position.bag
        laid = {(tile["x"], tile["y"]): (tile["tile"], tile["rotation"]) for tile in view["tiles"]}
        assert laid == position.board
        standing = [
            Figure(one["seat"], one["kind"], Spot(one["x"], one["y"], one["segment"])) for one in view["figures"]
        ]
        assert Counter(standing) == Counter(position.figures)

    def _compare_decision(self) -> None:
        decision, position = self.game.decision, self.position
        if position.step == "over":
            assert decision is None
            assert self.game.over
            return
        assert decision is not None
        assert decision.step == position.step
        assert decision.seat == (None if position.step == "draw" else position.seat)
        assert decision.tile == (position.hand or None)

    def compare_features(self) -> None:
        """The engine's features, and what it has counted about them, against a flood fill of the whole table."""
        position = self.position
        wanted = all_features(position.board, position.setup.features)
        roots = self._roots()
        members: dict[int, set[Spot]] = {}
        for spot, root in roots.items():
            members.setdefault(int(root.index), set()).add(spot)
        assert {frozenset(spots) for spots in members.values()} == wanted
        for feature in wanted:
            root = roots[min(feature)]
            part = part_of(position.board, min(feature))
            if part.kind != "field":
                assert (root.open == 0) == completed(position.board, feature)
            if part.kind in ("road", "city"):
                assert root.tiles == len(cells_of(feature))
                assert root.shields == sum(part_of(position.board, spot).shields for spot in feature)

    def _roots(self) -> dict[Spot, Node]:
        state = self.game.engine.state
        nodes = state.features.nodes[: int(state.features.n_nodes)]
        board = state.board
        return {
            Spot(board.x(int(node.cell)), board.y(int(node.cell)), int(node.seg.source)): node.root() for node in nodes
        }

    def compare_lines(self) -> None:
        """Every payment with its reasons; the order of payments in one turn is free (BASE-35)."""
        theirs = Counter(plain(line) for line in self.position.lines if line.points)
        ours = Counter(plain_of_engine(line) for line in self.game.explain())
        assert ours == theirs


def plain(line: Line) -> tuple[object, ...]:
    return line.seats, line.feature, line.points, line.count, line.shields, line.cells, line.final, line.rule


def plain_of_engine(line: ScoreLine) -> tuple[object, ...]:
    assert len(line.cells) == len(set(line.cells))
    assert line.reason == line.feature
    cells = frozenset(line.cells)
    return (*line.seats,), line.feature, line.points, line.count, line.shields, cells, line.final, line.rule


def random_action(position: Position, chance: random.Random) -> str:
    """Players like crowded cells and put figures down two times out of three, so that loops close, monasteries get
    surrounded and features are fought over."""
    if position.step == "draw":
        return "draw " + random_tile(position, chance)
    choices = sorted(position.legal())
    if position.step == "place":
        return max(chance.choices(choices, k=6), key=lambda text: crowd(position, text))
    figures = [text for text in choices if text.startswith("meeple")]
    return chance.choice(figures) if figures and chance.random() < 0.67 else chance.choice(choices)


def random_tile(position: Position, chance: random.Random) -> str:
    """As from a shuffled bag; now and then a tile that fits nowhere, if there is one."""
    if chance.random() < 0.2:
        misfits = [tile for tile, number in position.bag.items() if number and not position.placements(tile)]
        if misfits:
            return chance.choice(misfits)
    return chance.choices(list(position.bag), weights=list(position.bag.values()))[0]


def crowd(position: Position, text: str) -> int:
    """How many tiles lie around a placement."""
    x, y = text.split()[2].split(",")
    return len(neighbours(position.board, int(x), int(y)))
