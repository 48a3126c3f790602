"""The till: strength of figures, lines that stand in for others or pay seat by seat, and who is paid of those who tie;
each by a module of a few lines that needs no edit elsewhere."""

import pytest
from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.rules.base.module import BaseRules
from bastide.rules.base.pay import count_feature
from bastide.rules.base.tiles import BaseTiles

RED, BLUE, GREEN = 0, 1, 2


def road_of(length: int, *modules: RuleModule) -> tuple[Engine, Node]:
    """A road from the start tile eastwards, three players."""
    engine = Engine(Ruleset("x", [BaseRules(), BaseTiles(), *modules], 3, 0))
    state = engine.state
    straight = state.rules.tiles[state.rules.tile_index["U"]]
    for step in range(1, length):
        state.lay(straight, state.board.centre + step, 0, -1)
    state.listening = True
    return engine, road(engine)


def road(engine: Engine) -> Node:
    """The road of the start tile."""
    kinds = engine.rules.kinds
    return next(node for node in engine.state.features.nodes if node.kind == kinds["road"]).root()


def stand(engine: Engine, seat: int, kind: str = "meeple") -> None:
    """A figure on that road."""
    state = engine.state
    state.put_figure(state.free_figure(seat, engine.rules.figure_index[kind]), road(engine))


def lines(engine: Engine) -> list[tuple[str, list[int], int]]:
    """What was told: reason, seats, points."""
    return [(line.reason, line.seats, line.points) for line in engine.state.lines]


class Giants(RuleModule):
    """One figure each that counts as two."""

    id = "giants"
    hooks = ("figures",)

    def figures(self) -> list[FigureSpec]:
        return [FigureSpec("giant", 1, {"road": "giant"}, strength=2)]


@pytest.mark.parametrize(
    ("blue", "paid"), [(["meeple"], [RED]), (["meeple", "meeple"], [RED, BLUE]), (["giant", "meeple"], [BLUE])]
)
def test_a_figure_counts_by_its_strength(blue: list[str], paid: list[int]) -> None:
    engine, root = road_of(4, Giants())
    stand(engine, RED, "giant")
    for kind in blue:
        stand(engine, BLUE, kind)
    count_feature(engine, root, False)
    assert lines(engine) == [("road", paid, 4)]


def test_pieces_go_home_whatever_their_strength() -> None:
    engine, root = road_of(4, Giants())
    supplies = [int(engine.state.supply(seat, kind)) for seat in range(3) for kind in range(2)]
    stand(engine, RED, "giant")
    stand(engine, BLUE, "meeple")
    stand(engine, BLUE, "giant")
    engine.state.return_figures(root)
    assert root.figures == 0
    assert all(figure.node is None for figure in engine.state.figures)
    assert supplies == [int(engine.state.supply(seat, kind)) for seat in range(3) for kind in range(2)]


class LongRoad(Points):
    """3 points per tile from four tiles on; at the end nothing, and that is told."""

    reason = "long-road"
    feature = "road"
    rule = "TOY-1"
    final_rule = "TOY-2"
    instead = "road"
    tells_zero = True

    def holds(self, state: State, root: Node, final: bool) -> bool:
        return root.tiles >= 4

    def points(self, state: State, root: Node, final: bool) -> i64:
        return 0 if final else 3 * root.tiles


class Share(Points):
    """A point for each seat after the first."""

    reason = "share"
    feature = "road"
    by_seat = True

    def points_to(self, state: State, root: Node, seat: i64, final: bool) -> i64:
        return min(seat, 1)


class Lines(RuleModule):
    """Brings lines of points."""

    id = "lines"
    hooks = ("points",)

    def __init__(self, *brought: Points) -> None:
        self.brought = list(brought)

    def points(self) -> list[Points]:
        return self.brought


@pytest.mark.parametrize(
    ("length", "final", "told"),
    [(3, False, ("road", 3)), (4, False, ("long-road", 12)), (3, True, ("road", 3)), (4, True, ("long-road", 0))],
)
def test_a_line_stands_in_for_another_where_it_holds(length: int, final: bool, told: tuple[str, int]) -> None:
    engine, root = road_of(length, Lines(LongRoad()))
    stand(engine, RED)
    assert engine.rules.scoring.worth(engine.state, root, final) == told[1]
    count_feature(engine, root, final)
    assert lines(engine) == [(told[0], [RED], told[1])]
    assert engine.scores() == [told[1], 0, 0]


def test_a_line_may_pay_each_seat_something_else() -> None:
    engine, root = road_of(4, Lines(Share()))
    for seat in (RED, BLUE, GREEN):
        stand(engine, seat)
    till = engine.rules.scoring
    assert [till.worth_to(engine.state, root, seat, False) for seat in (RED, BLUE, GREEN)] == [4, 5, 5]
    count_feature(engine, root, False)
    assert lines(engine) == [("road", [RED, BLUE, GREEN], 4), ("share", [BLUE, GREEN], 1)]
    assert engine.scores() == [4, 5, 5]


def test_what_stands_in_for_nothing_is_refused() -> None:
    class Lost(LongRoad):
        instead = "canal"

    with pytest.raises(RulesetError, match="the line 'long-road' replaces 'canal', which no module counts"):
        road_of(2, Lines(Lost()))


class Harbour(RuleModule):
    """A harbour at every road counts for blue as one more figure."""

    id = "harbour"
    hooks = ("strength",)

    def strength(self, state: State, root: Node) -> i64:
        return 1 << 8


class Youngest(RuleModule):
    """Of those who tie the last seat is paid."""

    id = "youngest"
    hooks = ("tie_break",)

    def tie_break(self, state: State, root: Node, seats: i64) -> i64:
        return 1 << (int(seats).bit_length() - 1)


def test_a_module_adds_to_the_strength_and_another_breaks_ties() -> None:
    for modules, paid in (([], [RED]), ([Harbour()], [RED, BLUE]), ([Harbour(), Youngest()], [BLUE])):
        engine, root = road_of(4, *modules)
        stand(engine, RED)
        stand(engine, RED)
        stand(engine, BLUE)
        count_feature(engine, root, False)
        assert lines(engine) == [("road", paid, 4)]


def test_it_says_who_would_be_paid_without_a_figure() -> None:
    engine, root = road_of(4, Giants())
    stand(engine, RED, "giant")
    stand(engine, BLUE)
    giant = next(figure for figure in engine.state.figures if figure.node is not None)
    till = engine.rules.scoring
    assert till.paid(engine.state, root) == 1 << RED
    assert till.paid_with(engine.state, root, root.figures - giant.unit) == 1 << BLUE
