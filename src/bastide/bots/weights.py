"""What cannot be known, as numbers. Tuned by matches of the bot against itself (benchmarks/bots.py)."""


class Weights:
    """Chances and values of the outlook. Chances are for a full bag where that is said."""

    def __init__(self) -> None:
        # Chance that a copy of a closing tile comes to the owner and is used there, before dividing by the seats.
        self.take = 0.55
        # A tile that fits a gap without closing it keeps hope alive, at this discount.
        self.detour = 0.25
        # Several gaps of one feature compete for tiles and turns.
        self.crowded = 0.55
        # Chance per fitting copy in the bag that somebody fills a given cell beside a monastery.
        self.fill = 0.055
        # The same for a cell that no tile touches yet, while the bag is full.
        self.far = 0.75
        # Points that an open road or city still gains by growing, while the bag is full.
        self.growth = 0.5
        # Chance that a city with so many open sides beside a field is completed, while the bag is full.
        self.city_hope = [1.0, 0.65, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05]
        # Points of one completed city to a farmer, for the hope only: completed ones are counted by the ruleset.
        self.city_to_field = 3.0
        # What a field may still gain from cities to come, per member, while the bag is full.
        self.field_growth = 0.1
        # Value of the 1st, 2nd, ... meeple in supply while the bag is full.
        self.supply = [8.1, 5.4, 4.0, 3.1, 2.5, 2.0, 1.8]
        # Own turns from which on a meeple in supply loses value towards nothing.
        self.late = 9.0
        # What the return of a meeple is worth, in meeples in supply.
        self.home = 0.94
        # Chance that the river's end, where a river tile must go, is filled while there are river tiles.
        self.river = 0.95
        # Value of a figure that stands on special places only (an abbot) while many of them are to come.
        self.special = 6.0
        # Share of that value that is missing after each own place to come: the first are worth most.
        self.special_fade = 0.55
        # Share of the value of a special figure in supply that it has where it can be taken back at any time.
        self.taken_back = 0.3
        # What one more turn is worth.
        self.turn = 3.0
        self._of_tokens()
        self._of_sieges()
        self._of_figures()

    def _of_figures(self) -> None:
        # What a figure at hand that counts as two is worth more than one that counts as one.
        self.strong = 1.0

    def _of_tokens(self) -> None:
        # Share of what tokens take that they really cost: many are gone before their figure is paid.
        self.toll = 0.4
        # Chance that tokens drive a figure with 0, 1, 2 of them away before it is paid, while mist is to come.
        self.fear = [0.01, 0.05, 0.2]
        # Share of that chance that is missing while a seat has one tile with mist to come; its square with two.
        self.calm = 0.75

    def _of_sieges(self) -> None:
        # What coming home from a post is worth, in returns of a meeple from the map.
        self.post_home = 1.0
        # Share of the hope to come home from a post that is left for each figure missing there.
        self.post_fade = 0.8
        # Own turns within which a raid must come to hurt: later its post may have been manned.
        self.raid_turns = 8.0
        # Share of the signs free to choose that a post gets.
        self.free_sign = 0.4
