"""Tables with the fortress: drawn in text, played and questioned in sentences. The board is * and eleven ~, spring and
lake are w:

    .  *  ~  ~  ~  w        0,0  road W            2,0  road N            the fortress itself: all but the corners
    .  ~  ~  ~  ~  .        1,2  road S            3,2  road E
    w  ~  ~  ~  ~  .        water at -1,2 (spring) and 4,0 (lake, or the growing river)

Who is at the walls and where catapults stand is set up without playing there.
"""

from typing import Any, Final

from bastide.rules.conquest.fortress import FortressModule
from bastide.rules.conquest.walls import WALLS
from tests.reference.conquest import SiegePosition
from tests.rules.boards import Board, named
from tests.rules.building import Builder
from tests.rules.drawing import COLOURS, check_counts, read
from tests.rules.tables import EngineTable, ReferenceTable, Terms, game_of

START: Final = """
    .  *  ~  ~  ~  w
    .  ~  ~  ~  ~  .
    w  ~  ~  ~  ~  .
"""


class EngineSiege(EngineTable):
    """The engine's table."""

    def station(self, seat: int, wall: str, place: str) -> None:
        engine = self.game.engine
        (fortress,) = (module for module in engine.rules.modules if isinstance(module, FortressModule))
        fortress.walls.put(engine, seat, WALLS.index(wall), place == "row")

    def besiege(self, wall: str) -> None:
        engine = self.game.engine
        (fortress,) = (module for module in engine.rules.modules if isinstance(module, FortressModule))
        fortress.walls.set_catapult(engine, WALLS.index(wall), True)

    def fortress(self) -> dict[str, Any]:
        found: dict[str, Any] = self.game.shown_to(None)["fortress"]
        return found


class ReferenceSiege(ReferenceTable):
    """The reference's."""

    @property
    def siege(self) -> SiegePosition:
        assert isinstance(self.now, SiegePosition)
        return self.now

    def station(self, seat: int, wall: str, place: str) -> None:
        self.siege.station(seat, wall, place)

    def besiege(self, wall: str) -> None:
        self.siege.catapults.append(wall)

    def fortress(self) -> dict[str, Any]:
        return self.siege.shown()


class Siege(Board):
    """Colours take the seats as everywhere; pink is the sixth."""

    table: EngineSiege | ReferenceSiege

    # Setting up

    def garrison(self, wall: str, **colours: tuple[int, int]) -> None:
        """So many meeples of these colours on the row and on the farmer space."""
        for colour, numbers in colours.items():
            for place, number in zip(("row", "camp"), numbers, strict=True):
                for _ in range(number):
                    self.table.station(COLOURS.index(colour), wall, place)

    def catapult(self, *walls: str) -> None:
        for wall in walls:
            self.table.besiege(wall)

    # Sentences that play

    def turn(self, tile: str, figure: str = "", then: str = "") -> str:
        """Whoever has the turn draws this tile, lays it where this figure ("city", "abbot garden") may stand, puts it
        there and answers `then`, or nothing; what was put down is given back. No figure where none is named."""
        self.declines()
        self.draws(self.turn_of(), tile)
        return self.lay(figure, then)

    def lay(self, figure: str = "", then: str = "") -> str:
        """The second half of a turn: the tile in hand goes where this figure may stand."""
        put = ""
        for place in self.places():
            self.table.push(place)
            put = next((text for text in sorted(self.table.legal()) if figure and text.startswith(_wish(figure))), "")
            if put or not figure:
                break
            self.table.pop()
        assert put or not figure, f"nowhere a {figure}"
        if self.table.step == "figure":
            self.table.push(put or "pass")
        if then:
            self.table.push(then)
        self.declines()
        return put

    def places(self) -> list[str]:
        """Placements of the tile in hand, in a fixed order."""
        return sorted(text for text in self.table.legal() if text.startswith("place "))

    # Questions

    def expect_question(self, step: str, colour: str, *texts: str) -> None:
        """This colour is asked to choose one of these."""
        assert self.table.step == step
        assert self.table.asked is not None
        assert COLOURS[self.table.asked] == colour
        assert self.table.legal() == set(texts)

    def expect_turn(self, step: str, colour: str) -> None:
        assert (self.table.step, self.turn_of()) == (step, colour)

    def expect_wall(self, wall: str, **colours: tuple[int, int]) -> None:
        """These are there, on the row and on the farmer space, and nobody else."""
        told = self.wall(wall)
        found = {colour: pair for colour, *pair in zip(COLOURS, told["row"], told["camp"], strict=False) if any(pair)}
        assert found == {colour: list(pair) for colour, pair in colours.items()}

    def expect_free(self, wall: str, number: int) -> None:
        assert self.wall(wall)["free"] == number

    def expect_catapults(self, *walls: str) -> None:
        """There and nowhere else."""
        assert {wall["wall"] for wall in self.table.fortress()["walls"] if wall["catapult"]} == set(walls)

    def expect_standing(self, *figures: str) -> None:
        """All figures on the map by what they stand on: "red city", "blue abbot garden"; twice where two stand."""
        found = [f"{COLOURS[one.seat]} {named(one.kind)}{one.feature}" for one in self.table.figures()]
        assert sorted(found) == sorted(figures)

    def expect_supply(self, **meeples: int) -> None:
        """Meeples in supply of the colours named; all others have their nine (CON-02)."""
        assert dict(zip(COLOURS, self.table.supply(), strict=False)) == self._for_all(meeples, 9)

    def expect_guards(self, **guards: int) -> None:
        assert dict(zip(COLOURS, self.table.supply("guard"), strict=False)) == self._for_all(guards, 2)

    def wall(self, name: str) -> dict[str, Any]:
        """What everybody sees of a wall."""
        (found,) = (wall for wall in self.table.fortress()["walls"] if wall["wall"] == name)
        return dict(found)

    def refusal(self, text: str) -> tuple[str, str]:
        """Code and rule of the engine's refusal."""
        refused = game_of(self.table).why(text)
        assert refused is not None, f"{text} is not refused"
        return refused.code, refused.rule

    def told(self, *kinds: str) -> list[dict[str, Any]]:
        """The engine's events of these kinds since the last action."""
        return [{"event": event.kind, **event.data} for event in game_of(self.table).events if event.kind in kinds]


def _wish(figure: str) -> str:
    return figure if figure.startswith(("abbot ", "guard ", "large ")) else f"meeple {figure}"


class SiegeDrawer:
    """`sieges(picture, a="red road EW")` gives the board; `to_move` says whose turn it is then, `left` after how many
    draws more the game ends (HOUSE-6)."""

    def __init__(self, table: type[EngineTable] | type[ReferenceTable]) -> None:
        self.make = EngineSiege if table is EngineTable else ReferenceSiege

    def __call__(
        self,
        text: str = START,
        *,
        players: int = 2,
        rules: str = "base+conquest",
        fields: bool = False,
        options: dict[str, Any] | None = None,
        left: int = 0,
        to_move: str = "red",
        **figures: str,
    ) -> Siege:
        picture = read(text)
        assert set(picture.notes.values()) == set(figures), "figures drawn and figures described differ"
        chosen = dict(options or {}) | ({"draws": len(picture.tiles) + left} if left else {})
        starter = (COLOURS.index(to_move) - len(picture.tiles)) % players
        terms = Terms(rules + "+fields" * fields, players, starter, chosen)
        check_counts(picture, terms.setup.stages())
        table = self.make(terms)
        wanted = {cell: figures[note] for cell, note in picture.notes.items()}
        built = Builder(table, picture, wanted).build(frozenset(picture.tiles))
        assert built, "no order of turns leads to this drawing: do its figures fit the order of seats?"
        return Siege(table, picture)
