"""The engine and the slow reference at one table: every action is played by both, and everything is compared."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from bastide import Game, ScoreLine
from bastide.core.features import Node
from tests.reference.features import Spot, all_features, cells_of, completed, part_of
from tests.reference.game import Position
from tests.reference.play import Play
from tests.reference.scoring import Line
from tests.reference.setup import Setup

Options = Mapping[str, bool | int]
TOLD_ZERO = ("inn", "cathedral")
"""Reasons of lines of 0 that a player reads (INN-40)."""


class Pair:
    """One game, played twice. The caller makes the draws."""

    def __init__(self, rules: str, players: int = 2, starter: int = 0, options: Options | None = None) -> None:
        options = options or {}
        self.game = Game(rules, players=players, chance="manual", starter=starter, options=options)
        self.past = [Position.new(rules, players, starter, options)]

    @property
    def position(self) -> Play:
        return self.past[-1]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of features that the engine keeps account of."""
        return self.position.setup.features

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
        self.compare_view(self.game.shown_to(None))
        assert self.game.scores == self.position.scores
        assert self.game.winners == self.position.winners
        assert self.game.left() == self.position.bag

    def compare_view(self, view: dict[str, Any]) -> None:
        position = self.position
        assert view["scores"] == position.scores
        assert view["supply"] == by_seat(position.supply)
        assert view["discarded"] == position.discarded
        assert view["winners"] == position.winners
        assert view["left"] == {"total": sum(position.bag.values()), "tiles": position.bag}
        assert view.get("extra", False) == position.extra
        assert view.get("kept", []) == ([tile or None for tile in position.kept] if position.setup.hand == 2 else [])
        laid = [((tile["x"], tile["y"]), (cell_name(tile), tile["rotation"])) for tile in view["tiles"]]
        assert len(laid) == len(position.board)
        assert dict(laid) == {cell: one[:2] for cell, one in position.board.items()}
        standing = [(one["seat"], one["kind"], Spot(one["x"], one["y"], one["segment"])) for one in view["figures"]]
        assert Counter(standing) == Counter(one[:3] for one in position.figures)

    def _compare_decision(self) -> None:
        decision, position = self.game.decision, self.position
        if position.step == "over":
            assert decision is None
            assert self.game.over
            return
        assert decision is not None
        assert decision.step == position.step
        assert decision.seat == position.asked
        assert decision.tile == (position.hand or None)

    def compare_features(self) -> None:
        """The engine's features, and what it has counted about them, against a flood fill of the whole table."""
        position = self.position
        wanted = all_features(position.board, self.kinds)
        roots = self._roots()
        members: dict[int, set[Spot]] = {}
        for spot, root in roots.items():
            members.setdefault(int(root.index), set()).add(spot)
        assert {frozenset(spots) for spots in members.values()} == wanted
        for feature in wanted:
            root = roots[min(feature)]
            part = part_of(position.board, min(feature))
            if part.kind in position.setup.features and part.kind != "field":
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
        theirs = Counter(plain(line) for line in self.position.lines if line.points or line.reason in TOLD_ZERO)
        ours = Counter(plain_of_engine(line) for line in self.game.explain())
        assert ours == theirs, f"only the engine: {ours - theirs}, only the reference: {theirs - ours}"


def by_seat(supply: dict[str, list[int]]) -> list[dict[str, int]]:
    return [dict(zip(supply, numbers)) for numbers in zip(*supply.values())]


def cell_name(tile: dict[str, Any]) -> str:
    """The reference's name for one cell of a piece of several."""
    return f"{tile['tile']}~{tile['cell']}" if tile.get("cell") else str(tile["tile"])


Plain = tuple[object, ...]


def plain(line: Line) -> Plain:
    what = (line.reason, line.feature, line.points, line.count, line.shields)
    return line.seats, *what, line.cells, line.final, line.rule


def plain_of_engine(line: ScoreLine) -> Plain:
    assert len(line.cells) == len(set(line.cells))
    what = (line.reason, line.feature, line.points, line.count, line.shields)
    return (*line.seats,), *what, frozenset(line.cells), line.final, line.rule


# What is chosen for a table


def all_rulesets() -> list[str]:
    """Every set of modules that goes together (COM-02: one river at most)."""
    found = []
    for fields in ("", "+fields"):
        for river in ("", "+river", "+river20"):
            for abbot in ("", "+abbot"):
                found += [f"base{fields}{river}{abbot}{arrows}" for arrows in ("", "+arrows")]
    return found


def random_options(rules: str, chance: random.Random) -> dict[str, bool | int]:
    """Each option that the modules have, two times out of three as it is by default."""
    known: dict[str, bool | int] = {
        "small_cities": 2,
        "hand": 2,
        "gardens": False,
        "gardens_version": 1,
        "draws": chance.randint(20, 80),
    }
    setup = Setup.of(rules)
    if setup.river:
        known |= {"spare_start": True, "strict_river": True}
    if setup.river == "river":
        known |= {"river_edition": 3}
    if "arrows" in setup.modules:
        known |= {"reinforce": False, "portal": False, "extra_turn": False, "arrows_version": 1}
    if "inns" in setup.modules:
        known |= {"unfinished": 1, "inn": False, "cathedral": False, "large": False}
    if "traders" in setup.modules:
        known |= {"goods": False, "builder": False, "pig": False, "shield_pig": True}
    if "crops" in setup.modules:
        known |= {"circles": chance.choice([1, 3])}
    if "phantom" in setup.modules:
        known |= {"phantom_after_meeple": True, "phantoms": 2}
    return {name: value for name, value in known.items() if chance.random() < 0.33}
