"""Tables with the fortress. Tiles that only have to lie somewhere are laid where they first fit; who is at the walls
and where catapults stand can be set up without playing there."""

from typing import Any

from bastide import Game
from bastide.rules.conquest.board import WALLS
from bastide.rules.conquest.fortress import Fortress

COLOURS = ("red", "blue", "green", "yellow", "black", "pink")


class Siege:
    """Colours take the seats as in drawings; pink is the sixth."""

    def __init__(self, rules: str = "base+fields+conquest", players: int = 2, **options: Any) -> None:
        self.game = Game.new(rules, players=players, chance="manual", **options)
        found = [module for module in self.game.engine.rules.modules if isinstance(module, Fortress)]
        self.walls = found[0].walls

    # Setting up

    def garrison(self, wall: str, **colours: tuple[int, int]) -> None:
        """So many meeples of these colours on the row and on the farmer space."""
        for colour, (row, camp) in colours.items():
            for n in range(row + camp):
                self.walls.put(self.game.engine, COLOURS.index(colour), WALLS.index(wall), n < row)

    def catapult(self, *walls: str) -> None:
        for wall in walls:
            self.walls.set_catapult(self.game.engine, WALLS.index(wall), True)

    # Playing

    def does(self, *texts: str) -> None:
        for text in texts:
            self.game.push(text)

    def turn(self, tile: str, figure: str = "", then: str = "") -> str:
        """Whoever has the turn draws this tile, lays it where this figure ("city", "abbot garden") may stand, puts it
        there and answers `then`, or nothing; what was put down is given back. No figure where none is named."""
        self.does(f"draw {tile}")
        return self.lay(figure, then)

    def lay(self, figure: str = "", then: str = "") -> str:
        """The second half of a turn: the tile in hand goes where this figure may stand."""
        put = ""
        for place in self.places():
            self.does(place)
            put = next((text for text in sorted(self.legal()) if figure and text.startswith(_wish(figure))), "")
            if put or not figure:
                break
            self.game.pop()
        assert put or not figure, f"nowhere a {figure}"
        if self.step == "figure":
            self.does(put or "pass")
        if then:
            self.does(then)
        elif self.step == "man":
            self.does("pass")
        return put

    def places(self) -> list[str]:
        """Placements of the tile in hand that leave nobody paid, in a fixed order."""
        return sorted(text for text in self.legal() if text.startswith("place "))

    def runs_out(self) -> None:
        """Lay what is left without figures, each tile as it comes, to the end of the game."""
        while not self.game.over:
            legal = sorted(self.legal())
            self.does("pass" if "pass" in legal else legal[0])

    # Questions

    @property
    def step(self) -> str:
        return self.game.decision.step if self.game.decision else "over"

    @property
    def asked(self) -> str:
        assert self.game.decision is not None
        assert self.game.decision.seat is not None
        return COLOURS[self.game.decision.seat]

    def legal(self) -> set[str]:
        return {action.text for action in self.game.legal_actions()}

    def view(self) -> dict[str, Any]:
        return self.game.view_for(None)

    def wall(self, name: str) -> dict[str, Any]:
        """What everybody sees of a wall."""
        found: dict[str, Any] = self.view()["fortress"]["walls"][WALLS.index(name)]
        return found

    def at(self, wall: str) -> dict[str, tuple[int, int]]:
        """Who is there: {"red": (2, 0)}, row and farmer space."""
        told = self.wall(wall)
        pairs = zip(COLOURS, told["row"], told["camp"], strict=False)
        return {colour: (row, camp) for colour, row, camp in pairs if row or camp}

    def catapults(self) -> set[str]:
        return {wall["wall"] for wall in self.view()["fortress"]["walls"] if wall["catapult"]}

    def standing(self, role: str) -> list[str]:
        """Colours that have a figure in this role on the map, once for each."""
        return [COLOURS[one["seat"]] for one in self.view()["figures"] if one["role"] == role]

    def scores(self) -> dict[str, int]:
        """Points of those who have any."""
        return {colour: n for colour, n in zip(COLOURS, self.game.scores, strict=False) if n}

    def supply(self, kind: str = "meeple") -> list[int]:
        return [seat[kind] for seat in self.view()["supply"]]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind since the last action."""
        return [event.as_dict() for event in self.game.events if event.kind == kind]


def _wish(figure: str) -> str:
    return figure if figure.startswith(("abbot ", "guard ")) else f"meeple {figure}"
