"""Estimated parameters of the evaluation. Tuned by matches of the bot against itself (benchmarks/bots.py)."""


class Weights:
    """Probabilities and values of the evaluation. Some hold for a full bag, as their comments state."""

    def __init__(self) -> None:
        # Probability that a copy of a closing tile comes to the owner and is used there, before dividing by the seats.
        self.take = 0.55
        # Factor for a tile that fits a gap without closing it: the feature can still be completed later.
        self.detour = 0.25
        # Several gaps of one feature compete for tiles and turns.
        self.crowded = 0.55
        # Probability per fitting copy in the bag that a player fills a given cell next to a monastery.
        self.fill = 0.055
        # The same for a cell that no tile touches yet, while the bag is full.
        self.far = 0.75
        # Points that an open road or city still gains by growing, while the bag is full.
        self.growth = 0.5
        # Probability that a city next to a field is completed, by its number of open sides, while the bag is full.
        self.city_hope = [1.0, 0.65, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05]
        # Points of one completed city to a farmer, for the expected value only. The ruleset scores completed ones.
        self.city_to_field = 3.0
        # What a field may still gain from future cities, per member, while the bag is full.
        self.field_growth = 0.1
        # Value of the 1st, 2nd, ... meeple in supply while the bag is full.
        self.supply = [8.1, 5.4, 4.0, 3.1, 2.5, 2.0, 1.8]
        # With fewer own turns left than this, a meeple in supply loses value towards zero.
        self.late = 9.0
        # The value of a meeple's return, in meeples in supply.
        self.home = 0.94
        # Probability that the river's end, where a river tile must go, is filled while there are river tiles.
        self.river = 0.95
        # Value of a figure that can stand only on special places (an abbot), while many of them are to come.
        self.special = 6.0
        # Share of that value that is missing after each own place to come. The first ones are worth most.
        self.special_fade = 0.55
        # Share of the value of a special figure in supply that it has on the map if it can be recalled at any time.
        self.taken_back = 0.3
        # The value of one more turn.
        self.turn = 3.0
        self._of_modules()

    def _of_modules(self) -> None:
        # Extra value in supply of a figure that counts as two over one that counts as one.
        self.strong = 1.0
        # Share of the tokens' charge that is really paid: many tokens are gone before their figure is paid.
        self.toll = 0.4
        # Probability that tokens drive a figure with 0, 1, 2 of them away before it is paid, while mist is to come.
        self.fear = [0.01, 0.05, 0.2]
        # Share of that probability that is missing while a seat has one tile with mist to come. With two, its square.
        self.calm = 0.75
        # The value of returning from a post, in returns of a meeple from the map.
        self.post_home = 1.0
        # Factor on the probability of returning from a post for each figure missing there.
        self.post_fade = 0.8
        # A raid must come within this many own turns to do harm. Later its post may have been manned.
        self.raid_turns = 8.0
        # Share of the symbols free to choose that a post gets.
        self.free_sign = 0.4
