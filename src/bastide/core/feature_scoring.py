"""The scoring of features: what a feature is worth, line by line, and which seats are paid for it.

Invariant: rules, bots, aids and the server ask here. None of them adds up lines or computes a majority itself.
"""

from mypy_extensions import i64

from bastide.core.compose import check_unique, modules_with_hook, one_owner
from bastide.core.features import PAID, Node
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.scoring import Points
from bastide.core.state import State


class ScoringItem:
    """A line of points and those that may replace it. The first of them that holds does so, in the order of the
    modules.

    Attributes of the line that each count needs are copied here, because compiled code would look them up in its class.
    """

    def __init__(self, line: Points) -> None:
        self.line: Points = line
        self.by_seat: bool = line.by_seat
        self.tells_zero: bool = line.tells_zero
        self.others: list[ScoringItem] = []
        self.alone: bool = True

    def now(self, state: State, root: Node, final: bool) -> "ScoringItem":
        """The line that counts for this feature."""
        if not self.alone:
            for other in self.others:
                if other.line.holds(state, root, final):
                    return other
        return self


class FeatureScoring:
    """All lines of a ruleset, by the code of their segment kind. `kinds` are the codes by name."""

    def __init__(self, modules: list[RuleModule], kinds: dict[str, int]) -> None:
        self.items: list[list[ScoringItem]] = [[] for _ in range(len(kinds) + 1)]
        found = modules_with_hook(modules, "points")
        brought = [(module, line) for module in found for line in module.points() if line.feature in kinds]
        check_unique([(module, line.reason) for module, line in brought], "line of points")
        lines = [line for _, line in brought if not line.bonus]
        # lines that also pay seats which the feature does not pay
        self.bonuses: list[list[ScoringItem]] = [[] for _ in self.items]
        for _, line in brought:
            if line.bonus:
                self.bonuses[kinds[line.feature]].append(ScoringItem(line))
        self.has_bonuses: bool = any(self.bonuses)
        own = {line.reason: ScoringItem(line) for line in lines if not line.instead}
        for line in lines:
            if not line.instead:
                self.items[kinds[line.feature]].append(own[line.reason])
            elif line.instead in own:
                own[line.instead].others.append(ScoringItem(line))
                own[line.instead].alone = False
            else:
                raise RulesetError(f"the line {line.reason!r} replaces {line.instead!r}, which no module counts")
        # by kind: whether its features are counted after all others (BASE-42), and the kind of figure that each paid
        # seat takes from the stock ("" for none)
        self.last: list[bool] = [any(item.line.counted_last for item in items) for items in self.items]
        self.brought: list[str] = [next((i.line.brings for i in items if i.line.brings), "") for items in self.items]
        self.seats_module: RuleModule = one_owner(modules, "scoring_seats")
        self.strength_modules: list[RuleModule] = modules_with_hook(modules, "strength")
        self.tie_break_modules: list[RuleModule] = modules_with_hook(modules, "tie_break")

    def worth(self, state: State, root: Node, final: bool) -> i64:
        """What each paid seat gets for a feature, completed or (final) at the end of the game."""
        points: i64 = 0
        for item in self.items[root.kind]:
            points += item.now(state, root, final).line.points(state, root, final)
        return points

    def worth_of_others(self, state: State, root: Node, final: bool, reason: str) -> i64:
        """The worth without the line named `reason`. That line asks it, if it depends on the sum of all others."""
        points: i64 = 0
        for item in self.items[root.kind]:
            line = item.now(state, root, final).line
            if line.reason != reason:
                points += line.points(state, root, final)
        return points

    def worth_unread(self, state: State, root: Node, final: bool) -> i64:
        """The worth without replacing lines, as a player who overlooks them would count."""
        points: i64 = 0
        for item in self.items[root.kind]:
            points += item.line.points(state, root, final)
        return points

    def worth_to(self, state: State, root: Node, seat: i64, final: bool) -> i64:
        """What this seat gets if it is paid, with its bonuses."""
        points: i64 = self.bonus_to(state, root, seat, final) if self.has_bonuses else 0
        for item in self.items[root.kind]:
            points += item.now(state, root, final).line.points_to(state, root, seat, final)
        return points

    def bonus_to(self, state: State, root: Node, seat: i64, final: bool) -> i64:
        """What this seat gets by bonuses, paid or not, when the feature is scored."""
        points: i64 = 0
        for item in self.bonuses[root.kind]:
            points += item.line.points_to(state, root, seat, final)
        return points

    def paid(self, state: State, root: Node) -> i64:
        """Bit mask of the seats that are paid for a feature, 0 if it is unoccupied or was paid already."""
        return self.paid_with(state, root, root.figures)

    def paid_with(self, state: State, root: Node, figures: i64) -> i64:
        """The same with other figures there, packed as Node.figures."""
        if root.marks & PAID:
            return 0
        for module in self.strength_modules:
            figures += module.strength(state, root)
        seats: i64 = self.seats_module.scoring_seats(state, root, figures)
        for module in self.tie_break_modules:
            seats = module.tie_break(state, root, seats)
        return seats

    def pays(self, kind: i64) -> bool:
        """Whether there is a line for this kind of segment."""
        return len(self.items[kind]) > 0

    def by_seat(self, kind: i64) -> bool:
        """Whether a line for this kind of segment pays seats different points."""
        return len(self.bonuses[kind]) > 0 or any(item.by_seat for item in self.items[kind])

    def count(self, state: State, root: Node) -> i64:
        """The count of the first line of a feature: tiles, completed cities."""
        return self.items[root.kind][0].line.count(state, root)
