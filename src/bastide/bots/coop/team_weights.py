"""What a team cannot know, as numbers, most of them in points of the common score. Tuned by games of the bot
(benchmarks/mists.py)."""


class TeamWeights:
    """Prices and chances of the team's outlook."""

    def __init__(self) -> None:
        # Value of 0, 1, 2, ... ghosts in the bank; the last step goes on.
        self.bank = [-40.0, -24.0, -14.0, -8.0, -4.0, -1.0, 1.5, 3.5, 5.5, 7.0, 8.5, 9.5, 10.5]
        # Turns to the target from which on a short bank matters less and less.
        self.near = 5.5
        # The share of fitting tiles at which what is waited for is worth half; the same around a castle.
        self.wait = 0.12
        self.wait_around = 0.12
        # A tile that fits a gap without closing it keeps hope alive, at a discount; several gaps compete for tiles.
        self.detour = 0.3
        self.crowded = 0.68
        # What an open end adds to a feature until it is closed, in tiles.
        self.growth = 0.6
        # Colours that are likely to join a feature that still grows, as a share of what it is worth.
        self.company = 0.14
        # What it is worth that two features may soon be joined, as a share of what their colours would gain.
        self.link = 0.5
        # Value of the 1st, 2nd, ... figure of a colour at hand, and of one that comes home.
        self.supply = [2.6, 1.6, 1.0, 0.6, 0.4]
        self.home = 1.0
        # Of an open bank's ghosts: the share that its closing is counted for.
        self.closing = 0.75
        # What places to join mist are worth, in ghosts, and how much each of them leaves to the next.
        self.join = 3.0
        self.join_fade = 0.55
        # What each empty cell beside an open grave costs, in ghosts; around a haunted one in points.
        self.grave = 0.55
        self.haunted = 1.4
        # Points a turn brings a colour, what each point too late costs, and the share of the turns that are left in a
        # pile where tiles are laid face down as well: for deadlines.
        self.pace = 0.5
        self.late = 1.2
        self.covered = 0.7
        # Where each colour has its score: what a point counts that is due for the next goal, and what any other.
        self.urgent = 1.3
        self.rest = 0.7
        # Points that a feature of several colours grows by until it is closed.
        self.reach = 2.0
        # Share of a helper's points that is hoped for.
        self.helper = 0.3
