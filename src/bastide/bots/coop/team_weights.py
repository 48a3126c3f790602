"""Estimated parameters of a team's evaluation, most of them in points of the common score.

Tuned by games of the bot (benchmarks/mists.py).
"""


class TeamWeights:
    """Prices and probabilities of the team's evaluation."""

    def __init__(self) -> None:
        # Value of 0, 1, 2, ... ghosts in the bank. The last step repeats.
        self.bank = [-40.0, -24.0, -14.0, -8.0, -4.0, -1.0, 1.5, 3.5, 5.5, 7.0, 8.5, 9.5, 10.5]
        # With fewer turns than this to the target, a short bank matters less and less.
        self.near = 5.5
        # Share of fitting tiles at which a later result is worth half. Then the same around a castle.
        self.wait = 0.12
        self.wait_around = 0.12
        # Factor for a tile that fits a gap without closing it. Then the factor for several gaps that compete for tiles.
        self.detour = 0.3
        self.crowded = 0.68
        # What an open end adds to a feature until it is closed, in tiles.
        self.growth = 0.6
        # The value of colours that are likely to join a growing feature, as a share of its value.
        self.company = 0.14
        # Value of two features that may soon be joined, as a share of what their colours would gain.
        self.link = 0.5
        # Value of the 1st, 2nd, ... figure of a colour in supply, and of one that returns.
        self.supply = [2.6, 1.6, 1.0, 0.6, 0.4]
        self.home = 1.0
        # Share of an open bank's ghosts that counts for its closing.
        self.closing = 0.75
        # Value of places to join mist, in ghosts, and the factor from each place to the next.
        self.join = 3.0
        self.join_fade = 0.55
        # Cost of each empty cell next to an open grave, in ghosts. Around a haunted one in points.
        self.grave = 0.55
        self.haunted = 1.4
        # For deadlines: points per turn and colour, the cost of each point too late, and the share of turns left in a
        # pile if tiles are also laid face down.
        self.pace = 0.5
        self.late = 1.2
        self.covered = 0.7
        # With a score for each colour: the weight of a point due for the next goal, and of any other point.
        self.urgent = 1.3
        self.rest = 0.7
        # Points by which a feature of several colours grows until it is closed.
        self.reach = 2.0
        # Expected share of a helper's points.
        self.helper = 0.3
