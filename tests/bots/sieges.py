"""Tables with the fortress for the tests of the bots: who is at the walls and where catapults stand is set up without
playing there; tiles that only have to lie somewhere are laid where they first fit."""

from __future__ import annotations

from bastide import Game
from bastide.core.engine import Engine
from bastide.rules.conquest.fortress import FortressModule
from bastide.rules.conquest.walls import WALLS


class Siege:
    """Two players, red and blue."""

    def __init__(self) -> None:
        self.game = Game("base+fields+conquest", players=2, chance="manual")
        (fortress,) = [module for module in self.engine.rules.modules if isinstance(module, FortressModule)]
        self.walls = fortress.walls

    @property
    def engine(self) -> Engine:
        return self.game.engine

    @property
    def asked(self) -> tuple[str, int | None]:
        """What, and whom."""
        assert self.game.decision is not None
        return self.game.decision.step, self.game.decision.seat

    def legal(self) -> set[str]:
        return {action.text for action in self.game.legal_actions()}

    def garrison(self, wall: str, red: tuple[int, int] = (0, 0), blue: tuple[int, int] = (0, 0)) -> None:
        """So many meeples on the row and on the farmer space."""
        for seat, (row, camp) in enumerate((red, blue)):
            for n in range(row + camp):
                self.walls.put(self.engine, seat, WALLS.index(wall), n < row)

    def catapult(self, *walls: str) -> None:
        for wall in walls:
            self.walls.set_catapult(self.engine, WALLS.index(wall), True)

    def put(self, tile: str, figure: str) -> None:
        """The tile is drawn and laid where a meeple may stand so, who is put there; what follows is open."""
        self.game.push(f"draw {tile}")
        for place in sorted(text for text in self.legal() if text.startswith("place ")):
            self.game.push(place)
            found = [text for text in sorted(self.legal()) if text.startswith(f"meeple {figure} ")]
            if found:
                self.game.push(found[0])
                return
            self.game.pop()
        raise AssertionError(f"nowhere a {figure}")

    def turn(self, tile: str, figure: str = "") -> None:
        """A whole turn, with this figure or none, and nobody on a wall."""
        if figure:
            self.put(tile, figure)
        else:
            self.game.push(f"draw {tile}")
            self.game.push(min(text for text in self.legal() if text.startswith("place ")))
        if self.game.decision is not None and self.game.decision.step in ("figure", "man"):
            self.game.push("pass")
