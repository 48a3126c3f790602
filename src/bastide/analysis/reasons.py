"""Reasons why a turn is good: what it completes, claims, shares, takes or blocks, and which tiles it waits for.

The position before the turn is compared with the position after it. Values of features come from the evaluation of
greedy (bots/feature_value.py). Probabilities of completion are the calibrated ones that all aids show
(bots/calibration.py). A reason is a JSON-ready dict: `kind`, `feature`, `cells`, and further fields by kind
(docs/play/analysis.md).
"""

from dataclasses import dataclass
from typing import Any, Final

from bastide.bots.calibration import calibrate_outlook
from bastide.bots.feature_value import FeatureValue
from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.events import Event
from bastide.core.features import Node
from bastide.core.journal import Frame
from bastide.core.scoring import ScoreLine
from bastide.core.tiles.attributes import BY_HALVES
from bastide.core.tiles.tables import TileType

LEAST: Final = 0.5
"""Least change of a feature's value, in points, that counts as a reason."""

Reason = dict[str, Any]


@dataclass(frozen=True)
class FeatureBefore:
    """An occupied feature before the turn.

    `node` is the number of one of its nodes, `paid` a bit set of the seats that are paid. `worth` is its value to each
    seat, `closes` the probability of completion.
    """

    node: int
    paid: int
    worth: list[float]
    closes: float


class ReasonFinder:
    """Compares positions of one game. The engine is left unchanged by every call."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.outlook = FeatureValue(engine, Weights())

    def of(self, acts: list[int]) -> list[Reason]:
        """The reasons for a turn of the seat that decides now, immediate points first."""
        engine, state = self.engine, self.engine.state
        seat, listening, n_events, lines = int(engine.seat), state.listening, len(state.events), len(state.lines)
        self.outlook.begin()
        before = [self._before(root) for root in self._occupied()]
        held = self._held()
        stood = [figure.node for figure in state.figures]
        state.listening = True
        try:
            for act in acts:
                engine.push(act)
            self.outlook.board_changed()
            found = self._at_once(seat, state.lines[lines:], state.events[n_events:])
            found += self._claims(seat, stood)
            if not engine.over and not engine.rules.cooperative:
                found += self._changes(seat, before) + self._gains(held)
        finally:
            for _ in acts:
                engine.pop()
            state.listening = listening
            del state.events[n_events:]
        return found

    def _occupied(self) -> list[Node]:
        """The roots of occupied features that can score, in the order in which they were started."""
        roots: dict[int, Node] = {}
        for figure in self.engine.state.figures:
            if figure.node is not None and self.engine.rules.scoring.pays(figure.node.kind):
                root = figure.node.root()
                roots[int(root.index)] = root
        return [roots[index] for index in sorted(roots)]

    def _before(self, root: Node) -> FeatureBefore:
        paid = int(self.engine.rules.scoring.paid(self.engine.state, root))
        seats = range(int(self.engine.rules.n_seats))
        worth = [self._worth(root, seat) if (paid >> seat) & 1 else 0.0 for seat in seats]
        return FeatureBefore(int(root.index), paid, worth, calibrate_outlook(self.outlook, root)[1])

    def _worth(self, root: Node, seat: int) -> float:
        """The value of a feature to a seat that is paid for it, including what only that seat gets there."""
        own = self.outlook.share(root, seat) if self.outlook.shared[int(root.kind)] else 0.0
        return float(self.outlook.promise(root)[0]) + own

    def _at_once(self, seat: int, lines: list[ScoreLine], events: list[Event]) -> list[Reason]:
        """The points scored in this turn, and the number of figures that return."""
        found: list[Reason] = [
            {
                "kind": "scores",
                "feature": line.feature,
                "cells": [[x, y] for x, y in line.cells],
                "seats": list(line.seats),
                "points": line.points,
            }
            for line in lines
            if not line.final
        ]
        home = sum(event.kind == "returned" and event.data["seat"] == seat for event in events)
        if home and not self.engine.over:
            found.append({"kind": "returns", "feature": "", "cells": [], "figures": home})
        return found

    def _claims(self, seat: int, stood: list[Node | None]) -> list[Reason]:
        """Figures of the seat that were placed and stay.

        A figure without strength claims nothing. Its effect on the seat's own feature counts as growth of that feature.
        """
        found: list[Reason] = []
        for figure, node in zip(self.engine.state.figures, stood, strict=True):
            now = figure.node
            if figure.seat != seat or now is None or now is node or self.outlook.idle[int(figure.kind)]:
                continue
            if not self.engine.rules.scoring.pays(now.kind):
                continue
            worth, closes = self.outlook.promise(now.root())[0], calibrate_outlook(self.outlook, now.root())[1]
            left = int(self.engine.state.supply(seat, figure.kind))
            details = {"figure": figure.id, "left": left, "points": round(worth, 1), "closes": round(closes, 2)}
            found.append({"kind": "claims", **self._where(now.root()), **details, **self._waits(now.root())})
        return found

    def _changes(self, seat: int, before: list[FeatureBefore]) -> list[Reason]:
        """Changes in value of features that existed before. Points scored in this turn are listed already."""
        parts: dict[int, list[FeatureBefore]] = {}
        for part in before:
            root = self.engine.state.features.nodes[part.node].root()
            if root.figures:
                parts.setdefault(int(root.index), []).append(part)
        found: list[Reason] = []
        for index in sorted(parts):
            found += self._change(seat, self.engine.state.features.nodes[index], parts[index])
        return found

    def _change(self, seat: int, root: Node, parts: list[FeatureBefore]) -> list[Reason]:
        """What a turn has done to one feature, for each seat in it, the seat's own change first."""
        now = self._before(root)
        seats = range(int(self.engine.rules.n_seats))
        more = [now.worth[each] - sum(part.worth[each] for part in parts) for each in seats]
        closes = [round(max(part.closes for part in parts), 2), round(now.closes, 2)]
        here = self._where(root)
        found: list[Reason] = []
        if more[seat] <= -LEAST:
            found.append({"kind": "spoils", **here, "points": round(-more[seat], 1), "closes": closes})
        if more[seat] >= LEAST:
            theirs = [part.paid for part in parts if not (part.paid >> seat) & 1]
            rivals = [each for each in seats if any((paid >> each) & 1 for paid in theirs)]
            kind = "grows" if not rivals else "shares" if any((now.paid >> each) & 1 for each in rivals) else "takes"
            details = {"seats": rivals, "points": round(more[seat], 1), "closes": closes}
            found.append({"kind": kind, **here, **details, **self._waits(root)})
        for each in seats:
            if each != seat and abs(more[each]) >= LEAST:
                kind = "helps" if more[each] > 0 else "blocks" if (now.paid >> each) & 1 else "robs"
                details = {"seats": [each], "points": round(abs(more[each]), 1), "closes": closes}
                found.append({"kind": kind, **here, **details})
        return found

    def _held(self) -> list[float]:
        """What each seat can expect from goods, ingots and the like (ModuleHeuristics.holdings)."""
        state, known = self.engine.state, self.outlook.heuristics
        return [sum(one.holdings(state, seat) for one in known) for seat in range(int(self.engine.rules.n_seats))]

    def _gains(self, before: list[float]) -> list[Reason]:
        """Changes of these expectations, by seat."""
        found: list[Reason] = []
        for seat, (old, new) in enumerate(zip(before, self._held(), strict=True)):
            if abs(new - old) >= LEAST:
                kind, points = "gains" if new > old else "loses", round(abs(new - old), 1)
                found.append({"kind": kind, "feature": "", "cells": [], "seats": [seat], "points": points})
        return found

    def _where(self, root: Node) -> Reason:
        kinds = self.engine.rules.kind_names
        cells = [[x, y] for x, y in self.engine.state.cells_of(root)]
        return {"feature": kinds[int(root.kind)], "cells": cells}

    def _waits(self, root: Node) -> Reason:
        """The remaining tiles that complete a feature with a single open cell: the number of copies by tile name."""
        engine, state = self.engine, self.engine.state
        if root.seg.shape == BY_HALVES or int(root.open) == 0:
            return {}
        edges = self.outlook.edges
        cells = {int(edges.cells[k]) >> 2 for k in range(int(edges.watched(root)))}
        if len(cells) != 1:
            return {}
        cell = cells.pop()
        tiles = {
            tile.id: int(state.left(tile.index))
            for tile in engine.rules.tiles
            if tile.single and state.left(tile.index) and self._completes(root, tile, cell)
        }
        at = [engine.state.board.x(cell), engine.state.board.y(cell)]
        return {"waits": {"at": at, "tiles": tiles}}

    def _completes(self, root: Node, tile: TileType, cell: int) -> bool:
        """Whether a tile of one cell completes a feature in some rotation that fits there."""
        state, frame = self.engine.state, Frame()
        fits = int(tile.fit[state.board.code_at(cell)])
        for turns in range(4):
            if (fits >> turns) & 1:
                state.save_to(frame)
                state.lay(tile, cell, turns, state.seat)
                closed = root.root().open == 0
                state.restore_from(frame)
                if closed:
                    return True
        return False
