"""A table for the rule tests: drawn in text, played and questioned in sentences."""

import random
from collections import Counter

from tests.rules.building import spot
from tests.rules.drawing import COLOURS, Cell, Picture, same_look
from tests.rules.tables import Table

NEW_FIGURES = ("meeple ", "abbot ")
ROAD_BEND: dict[str, bool | int] = {"arrows_version": 1}
"""With AN-D, a road bend with an arrow, which newer versions of the arrow tiles do not have."""


class Board:
    """A position in which colours take the seats: red 0, blue 1, green 2, yellow 3, black 4, pink 5."""

    def __init__(self, table: Table, picture: Picture) -> None:
        self.table, self.picture = table, picture
        self.here: Cell = (0, 0)
        self.before = table.scores()[:]  # points that the drawing does not tell of

    # Sentences that play

    def place(self, colour: str, tile: str, at: Cell, rotation: int = 0, figure: str = "") -> None:
        """`colour` draws and places this tile. `figure` such as "road EW" or "abbot garden" is put on it, "none"
        declines; without it the figure step stays open, and the next tile declines it."""
        self.draws(colour, tile)
        self.lays(tile, at, rotation)
        if figure == "none":
            self.declines()
        elif figure:
            self.put(figure)

    def draws(self, colour: str, tile: str) -> None:
        self.declines()
        assert self.turn_of() == colour, f"it is {self.turn_of()}'s turn, not {colour}'s"
        self.table.push(f"draw {tile}")

    def lays(self, tile: str, at: Cell, rotation: int = 0) -> None:
        """The second half of place: the tile in hand goes here."""
        self.table.push(f"place {tile} {at[0]},{at[1]} {same_look(tile, rotation)}")
        self.here = at

    def put(self, figure: str) -> None:
        self.table.push(spot(self.table, self.here, figure))

    def does(self, text: str) -> None:
        """Any action by its text: "recall abbot garden 0,1 I"."""
        self.table.push(text)

    def declines(self) -> None:
        """No figure, nobody to a wall, no phantom, no second part and no extra turn, if one is being asked for."""
        while self.table.step in ("figure", "man", "phantom", "double-turn", "extra"):
            self.table.push("pass")

    def finish(self) -> None:
        """Play all other tiles without figures, through the outlet and away from what is drawn (not even touching
        corners), so that the game ends and the drawn features are scored as they lie. Points for arrows that are
        met on the way are left out of what expect_scores compares."""
        self.declines()
        told = len(self.table.lines())
        for attempt in range(50):
            pushed = self._fill(random.Random(attempt))
            if self.table.step == "over":
                break
            for _ in range(pushed):
                self.table.pop()
        assert self.table.step == "over", "no way to play the other tiles past this drawing: give it another outlet"
        for line in self.table.lines()[told:]:
            for seat in line.seats if line.reason == "arrow" else ():
                self.before[seat] += line.points

    def _fill(self, chance: random.Random) -> int:
        """Play on as long as some draw can be placed out of the way; how many actions that took."""
        near = {(x + dx, y + dy) for x, y in self._drawn() for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        closed = near - self.picture.outlets
        pushed = 0
        while self.table.step == "draw":
            for draw in chance.sample(sorted(self.table.legal()), k=len(self.table.legal())):
                self.table.push(draw)
                allowed = sorted(self.table.legal())
                if self.table.step == "place":
                    allowed = [text for text in allowed if _cell(text) not in closed]
                if allowed or self.table.step == "over":
                    break
                self.table.pop()
            else:
                return pushed
            pushed += 1
            if self.table.step == "place":
                self.table.push(chance.choice(allowed))
                pushed += 1
            if self.table.step == "symbol":
                self.table.push(min(self.table.legal()))
                pushed += 1
            while self.table.step in ("figure", "double-turn", "extra"):
                self.table.push("pass")
                pushed += 1
        return pushed

    def _drawn(self) -> set[Cell]:
        return {(0, 0), self.here} | self.picture.covered()

    # Questions

    def turn_of(self) -> str:
        return COLOURS[self.table.seat]

    def placements(self) -> set[tuple[Cell, int]]:
        """Cells and rotations in which the tile in hand may be placed."""
        assert self.table.step == "place"
        return {(_cell(text), int(text.split()[3])) for text in self.table.legal()}

    def offers(self, verb: str) -> set[str]:
        """What may be done with this verb, without it: "recall" gives {"abbot garden 0,1 I"}."""
        return {text.removeprefix(verb + " ") for text in self.table.legal() if text.startswith(verb + " ")}

    def expect_spots(self, *figures: str) -> None:
        """A figure may go exactly here on the tile just placed, or nowhere: "road EW", "city N", "monastery I",
        "field 0127", "abbot garden I"."""
        new = [text.split() for text in self.table.legal() if text.startswith(NEW_FIGURES)]
        assert all(cell == f"{self.here[0]},{self.here[1]}" for _, _, cell, _ in new)
        found = {f"{named(figure)}{feature} {at}" for figure, feature, _, at in new}
        assert found == set(figures), f"legal spots are {sorted(found)}"
        others = self.table.legal() - {"pass"} if self.table.step == "figure" else set()
        assert bool(figures or others) == (self.table.step == "figure")
        assert self.table.step != "figure" or "pass" in self.table.legal(), "a figure is never a duty (BASE-20)"

    def expect_scores(self, **points: int) -> None:
        """Points of the colours named since the drawing; all others have none."""
        gained = [now - then for now, then in zip(self.table.scores(), self.before, strict=True)]
        assert dict(zip(COLOURS, gained, strict=False)) == self._for_all(points, 0)

    def expect_supply(self, **meeples: int) -> None:
        """Meeples in supply of the colours named; all others have their seven."""
        assert dict(zip(COLOURS, self.table.supply(), strict=False)) == self._for_all(meeples, 7)

    def expect_abbots(self, **abbots: int) -> None:
        """Abbots in supply of the colours named; all others have theirs."""
        assert dict(zip(COLOURS, self.table.supply("abbot"), strict=False)) == self._for_all(abbots, 1)

    def expect_goods(self, **tokens: tuple[int, int, int]) -> None:
        """Wine, grain and cloth of the colours named; all others have none."""
        found = [(own["wine"], own["grain"], own["cloth"]) for own in self.table.goods()]
        colours = COLOURS[: len(found)]
        assert dict(zip(colours, found, strict=True)) == {one: tokens.get(one, (0, 0, 0)) for one in colours}

    def expect_second_part(self, colour: str) -> None:
        """This colour is asked whether to draw a second tile, or to end the turn."""
        assert (self.table.step, self.table.asked) == ("double-turn", COLOURS.index(colour))
        assert self.table.legal() == {"second-tile", "pass"}

    def expect_turn_of(self, colour: str) -> None:
        """Nothing is asked any more, and this colour draws next."""
        assert (self.table.step, self.turn_of()) == ("draw", colour)

    def expect_figures(self, *figures: str) -> None:
        """All figures on the table: "red city 1,0 N", "red abbot garden 0,1 I"; twice where two stand."""
        found = Counter(
            f"{COLOURS[one.seat]} {named(one.kind)}{one.feature} {one.x},{one.y} {one.at}"
            for one in self.table.figures()
        )
        assert found == Counter(figures), f"on the table: {sorted(found.elements())}"

    def _for_all(self, named: dict[str, int], other: int) -> dict[str, int]:
        colours = COLOURS[: len(self.table.scores())]
        assert set(named) <= set(colours)
        return {colour: named.get(colour, other) for colour in colours}


def named(figure: str) -> str:
    """Meeples go without saying."""
    return "" if figure == "meeple" else figure + " "


def _cell(text: str) -> Cell:
    """The cell of a placement."""
    x, y = text.split()[2].split(",")
    return int(x), int(y)
