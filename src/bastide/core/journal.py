"""What a push saves of a state besides the journals of its parts."""

from mypy_extensions import i64


class Frame:
    """The scalars of the position before a push. Pooled."""

    def __init__(self) -> None:
        self.action: i64 = 0
        self.seat: i64 = 0
        self.decider: i64 = 0
        self.hand: i64 = 0
        self.turn: i64 = 0
        self.step: i64 = 0
        self.pending: i64 = 0
        self.bag: i64 = 0
        self.over: bool = False
        self.n_laid: i64 = 0
        self.turn_laid: i64 = 0
        self.tokens: i64 = 0
        self.n_nodes: i64 = 0
        self.n_saved: i64 = 0
        self.n_inside: i64 = 0
        self.n_changes: i64 = 0
        self.n_figures: i64 = 0
        self.n_discarded: i64 = 0
        self.n_lines: i64 = 0
