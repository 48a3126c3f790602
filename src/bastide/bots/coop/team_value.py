"""The value of a position for a team that plays together against ghosts: points, the bank, features on the board.

The rules come from the ruleset (points, banks, cemeteries, colours). Only probabilities and prices are estimates.
"""

from math import pow
from typing import Final

from mypy_extensions import i64

from bastide.bots.coop.team_chances import TeamChances
from bastide.bots.coop.team_net import MOST_SYMBOLS, TeamFeatures
from bastide.bots.coop.team_weights import TeamWeights
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.tiles.attributes import INSIDE
from bastide.core.vectors import vec
from bastide.heuristics.module_heuristics import get_team
from bastide.heuristics.teams import TeamPlay

VICTORY: Final = 10000.0


def team_ending(engine: Engine) -> str:
    """How a cooperative game ended, as in its view: won, or why it was lost. "" for other games."""
    team = get_team(engine.rules)
    return "" if team is None else team.result(engine.state)


class OpenFeature:
    """An occupied road or city: where it continues (cell * 4 + the cell's side), its points and colours so far."""

    def __init__(self, kind: i64, keys: list[int], points: float, colours: i64) -> None:
        self.kind: i64 = kind
        self.keys = keys
        self.points = points
        self.colours: i64 = colours


class TeamValue:
    """Estimates for one decision of one game. Call `begin` once per decision."""

    def __init__(self, engine: Engine, team: TeamPlay, weights: TeamWeights) -> None:
        self.engine = engine
        self.team = team
        self.weights = weights
        self.chances = TeamChances(engine, weights)
        self.price: float = 1.0  # of one more ghost in the bank
        self.lifted: float = 0.0  # value of scoring a feature to remove ghosts
        self.need: list[float] = []  # missing points of each colour, or of the team
        self.due: list[float] = []  # the same for the next hound
        self.hoped: float = 0.0  # for the feature evaluated last: expected points,
        self.whole: float = 0.0  # and the points if it is completed
        self.tally = TeamFeatures()

    def begin(self) -> None:
        """Compute the prices before the decision."""
        team, state = self.team, self.engine.state
        self.chances.begin()
        self.tally.look(state, self.chances.tiles, self.chances.left)
        bank: i64 = team.bank(state)
        self.price = max(0.3, (self.bank(bank + 3) - self.bank(bank)) / 3.0)
        self.lifted = self.bank(bank + 2) - self.bank(bank)
        self.need = []
        self.due = []
        due: i64 = team.next_goal(state)
        colour: i64 = 0
        for colour in range(team.n_colours):
            got: i64 = team.score_of(state, colour)
            self.need.append(max(0.0, float(team.target - got)))
            self.due.append(max(0.0, float(due - got)))

    def gain(self, colour: i64, points: float) -> float:
        """The value of points for a colour. Points that it lacks for the next goal count most."""
        points = min(points, self.need[colour])
        if not self.team.per_colour:
            return points
        urgent: float = min(points, self.due[colour])
        return self.weights.urgent * urgent + self.weights.rest * (points - urgent)

    # ---- points, bank and supply

    def bank(self, tokens: i64) -> float:
        """The value of ghosts in the bank."""
        worth = self.weights.bank
        last: i64 = len(worth) - 1
        if tokens <= last:
            return worth[tokens]
        return worth[last] + float(tokens - last) * (worth[last] - worth[last - 1])

    def at_hand(self) -> float:
        """The value of points, the bank, deadlines and figures, or of the end of the game."""
        team, state = self.team, self.engine.state
        points: float = 0.0
        lack: float = 0.0
        colour: i64 = 0
        if team.per_colour:
            for colour in range(team.n_colours):
                got: i64 = min(team.target, team.score_of(state, colour))
                points += self.gained(colour, float(got))
                lack += float(team.target - got)
        else:
            points = float(state.score(0))
            lack = float(team.target) - points
        if state.over:
            return VICTORY if self.engine.rules.objective.winners(state) else points - VICTORY
        pace: float = self.weights.pace * float(team.n_colours)
        share: float = min(1.0, 0.15 + lack / pace / self.weights.near)
        value: float = points + share * self.bank(team.bank(state)) - self._too_late(pace)
        return value + self._supply()

    def gained(self, colour: i64, got: float) -> float:
        """The value of a colour's points. Points up to the next goal before the decision count most."""
        before: float = float(self.team.target) - self.need[colour]
        urgent: float = min(got, before + self.due[colour])
        return self.weights.urgent * urgent + self.weights.rest * (got - urgent)

    def _too_late(self, pace: float) -> float:
        """The cost of the points that will be missing at the next deadline at the usual pace."""
        team, state = self.team, self.engine.state
        due: i64 = team.next_goal(state)
        tiles: float = float(team.left(state))
        if team.haunted:
            tiles *= self.weights.covered
        lack: float = 0.0
        colour: i64 = 0
        if team.per_colour:
            for colour in range(team.n_colours):
                lack += max(0.0, float(due - team.score_of(state, colour)))
        else:
            lack = float(due - state.score(0))
        return self.weights.late * max(0.0, lack - pace * tiles)

    def _supply(self) -> float:
        """The value of the figures of every colour in supply."""
        state = self.engine.state
        worth = self.weights.supply
        value = 0.0
        seat: i64 = 0
        kind: i64 = 0
        i: i64 = 0
        self.tally.at_hand = 0.0
        for seat in range(state.n_seats):
            for kind in range(self.team.each):
                self.tally.at_hand += float(state.supply(seat, kind))
                for i in range(min(len(worth), state.supply(seat, kind))):
                    value += worth[i]
        self.tally.supply = value
        return value

    # ---- features with figures

    def feature(self, root: Node) -> float:
        """The expected value of an occupied feature."""
        self.hoped = 0.0
        self.whole = 0.0
        if root.figures == 0:
            return 0.0
        grown: float = 0.0
        closing: float = 1.0
        if root.seg.shape == INSIDE:
            cells = self.empty_around(root)
            if root.open > len(cells):  # next to a face-down tile it is never finished
                return 0.0
            for cell in cells:
                closing *= self.chances.fill(cell)
            grown = float(len(cells))
        else:
            keys = self.open_cells(root)
            for key in keys:
                closing *= self.chances.gap(key >> 2, key & 3)
            closing *= pow(self.weights.crowded, float(max(0, len(keys) - 1)))
            grown = self.weights.growth * float(root.open) * self._points(root) / float(root.tiles + root.shields)
        figures: i64 = 0
        packed: i64 = root.figures
        while packed != 0:
            figures += packed & 255
            packed >>= 8
        worth: float = self._shared(root, self._points(root) + grown)
        self.hoped = closing * worth
        self.whole = worth
        return closing * (max(worth, self.lifted) + self.weights.home * float(figures))

    def joined(self, a: "OpenFeature", b: "OpenFeature") -> float:
        """The gain of joining two features: each brings its points to the other's colours."""
        gain: float = 0.0
        colour: i64 = 0
        for colour in range(self.team.n_colours):
            here: i64 = (a.colours >> colour) & 1
            there: i64 = (b.colours >> colour) & 1
            if here != there:
                more = b.points if here else a.points
                gain += self.gain(colour, more + self.weights.reach)
        return gain

    def links(self, all_ends: "list[OpenFeature]") -> float:
        """The expected gain of joining features of several colours, because all colours then get all points."""
        value: float = 0.0
        i: i64 = 0
        k: i64 = 0
        for i in range(len(all_ends)):
            a = all_ends[i]
            for k in range(i + 1, len(all_ends)):
                b = all_ends[k]
                if a.kind != b.kind:
                    continue
                best: float = 0.0
                for key in a.keys:
                    for other in b.keys:
                        if key >> 2 == other >> 2:
                            best = max(best, self.chances.link(key >> 2, key & 3, other & 3))
                if best > 0.0:
                    value += best * self.joined(a, b)
        return self.weights.link * value

    def ends(self, root: Node) -> "OpenFeature":
        """The data of a feature that `links` needs."""
        return OpenFeature(root.kind, self.open_cells(root), self._points(root), self.team.colours_on(root))

    def _shared(self, root: Node, points: float) -> float:
        """Points for each colour present, at most what each still needs."""
        mask: i64 = self.team.colours_on(root)
        worth: float = 0.0
        colour: i64 = 0
        for colour in range(self.team.n_colours):
            if (mask >> colour) & 1:
                worth += self.gain(colour, points)
        if self.team.per_colour:
            return worth
        return min(worth * (1.0 + self.weights.company * float(min(root.open, 2))), self.need[0])

    def _points(self, root: Node) -> float:
        return float(self.engine.rules.scoring.worth(self.engine.state, root, False))

    def open_cells(self, root: Node, misty: bool = False) -> list[int]:
        """The empty cells that a road or city grows into, each as cell * 4 + the cell's side towards it.

        With `misty` they are those at misty sides of a bank.
        """
        found: list[int] = []
        board = self.engine.state.board
        nodes = self.engine.state.features.nodes
        node: Node = root
        side: i64 = 0
        while root.open > 0:
            placed = board.placed_at(node.cell)
            assert placed is not None
            sides = placed.rot.veil_segment if misty else placed.rot.side_segment
            for side in range(4):
                segment: i64 = sides[side]
                if segment >= 0 and nodes[placed.base + segment] is node:
                    cell: i64 = board.step(node.cell, side)
                    if board.placed_at(cell) is None:
                        found.append(cell * 4 + ((side + 2) & 3))
            node = node.next
            if node is root:
                break
        return found

    def empty_around(self, root: Node) -> list[int]:
        """The empty cells around a castle or a cemetery."""
        board = self.engine.state.board
        found: list[int] = []
        row: i64 = 0
        cell: i64 = 0
        for row in range(root.cell - board.width - 1, root.cell + board.width, board.width):
            for cell in range(row, row + 3):
                if board.placed_at(cell) is None:
                    found.append(cell)
        return found

    # ---- mist

    def misty_cells(self, root: Node) -> list[int]:
        """The empty cells at misty sides of a bank, each once."""
        return list(dict.fromkeys([key >> 2 for key in self.open_cells(root, True)]))

    def closing(self, root: Node, cells: list[int]) -> float:
        """The probability that a bank that is open at these cells is closed."""
        if root.open == 0 or not cells or self.team.is_lost(self.engine.state, root):
            return 0.0
        chance: float = pow(self.weights.crowded, float(len(cells) - 1))
        for cell in cells:
            chance *= self.chances.mist(cell)
        return chance

    def bank_of(self, root: Node, closing: float) -> float:
        """The expected gain from the ghosts on a bank if it closes."""
        if closing == 0.0:
            return 0.0
        tokens: float = float(self.team.tokens_in(root))
        self.tally.closings += closing * tokens
        self.tally.live += tokens
        return self.weights.closing * closing * self.price * tokens

    def joints(self, cells: i64) -> float:
        """The value of places to join mist. Each further place is worth less."""
        return self.weights.join * self.price * (1.0 - pow(self.weights.join_fade, float(cells)))

    # ---- graves and helpers

    def graves(self) -> float:
        """The cost of open graves, as a negative value."""
        team, state = self.team, self.engine.state
        board = state.board
        value = 0.0
        self.tally.n_graves = 0
        self.tally.n_holes = 0
        for node in state.features.inside:
            if node.kind != team.grave or team.is_closed(state, node):
                continue
            self.tally.n_graves += 1
            if team.haunted:
                self.tally.n_holes += node.open
                value -= self.weights.haunted * float(node.open)
                continue
            side: i64 = 0
            for side in range(4):
                if board.placed_at(board.step(node.cell, side)) is None:
                    self.tally.n_holes += 1
                    value -= self.weights.grave * self.price
        return value

    def helpers(self) -> float:
        """Expected points from helpers on the board."""
        team, state = self.team, self.engine.state
        return self.weights.helper * float(team.helpers_out(state) * team.on_map(state))

    # ---- for the net

    def tell(self, x: "vec[float]", value: float, links: float, joints: i64) -> None:
        """Write the net's inputs to `x` in the order of TELLS.

        They describe the position evaluated last, which is worth `value` points.
        """
        team, state, tally = self.team, self.engine.state, self.tally
        due: i64 = team.next_goal(state)
        lack: float = 0.0
        most: float = 0.0
        late: float = 0.0
        colour: i64 = 0
        for colour in range(team.n_colours if team.per_colour else 1):
            got: i64 = team.score_of(state, colour)
            lack += float(max(0, team.target - got))
            most = max(most, float(team.target - got))
            late += float(max(0, due - got))
        pile: float = float(team.left(state))
        tiles: float = float(team.left_in_all(state))
        bank: i64 = team.bank(state)
        x[0] = lack / 50.0
        x[1] = most / 50.0
        x[2] = late / 20.0
        x[3] = pile / 20.0
        x[4] = tiles / 60.0
        x[5] = float(bank) / 6.0
        x[6] = tally.danger[min(bank, MOST_SYMBOLS)]
        x[7] = float(team.helpers_out(state) * team.on_map(state)) / 8.0
        x[8] = links / 10.0
        x[9] = 1.0 - pow(self.weights.join_fade, float(joints))
        x[10] = 1.0 if team.haunted else 0.0
        x[11] = 1.0 if team.per_colour else 0.0
        x[12] = float(team.n_colours) / 6.0
        x[13] = float(team.target) / 100.0
        x[14] = value / 50.0
        x[15] = min(3.0, lack / (tiles + 1.0))
        x[16] = min(3.0, late / (pile + 1.0))
        x[17] = 1.0 if due < team.target else 0.0
        tally.tell(x, 18)
