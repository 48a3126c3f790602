"""Tables with ghosts, castles and cemeteries: drawn in text with the tiles of mist_tiles.py among those of the base
game, played and questioned in sentences.

The start tile is drawn as * and three ~. Nobody has ghosts in a drawing; they come about by playing. Its quarters:

    0,0  road N, mist N W      1,0  city N, road E
    0,1  city S, road W        1,1  road S, mist E S
"""

from collections.abc import Sequence
from typing import Any, Final

from tests.rules.boards import Board, named
from tests.rules.building import Builder
from tests.rules.drawer import MakeTable
from tests.rules.drawing import COLOURS, check_counts, read
from tests.rules.mist_tiles import Tile, tile_set
from tests.rules.tables import Figure, Terms

START = "*  ~\n~  ~"
GHOST_TILES: Final = tile_set(
    straight=4, stop=6, cap=3, crest=1, through=1, split=1, nook=1, fort=1,
    fog1=6, fog3=1, strait=1, sea1=1, twins=1, mist_stop=1, mist_road=1, mist_cap=1,
    castle_road=1, castle_mist=1, cemetery_road=1, cemetery_mist=1,
)  # fmt: skip
"""The set of most drawings, with 19 plain tiles."""


class GhostBoard(Board):
    """Colours take the seats as everywhere."""

    # Sentences that play

    def turn(self, tile: str, at: tuple[int, int], rotation: int = 0, figure: str = "none") -> None:
        """Whoever has the turn draws and lays this and puts down this figure, or none."""
        self.declines()
        self.place(self.turn_of(), tile, at, rotation, figure)

    def spooks(self, whom: str) -> None:
        """The ghost joins this figure: "red road 2,0 EW"; "red city 1,0 N 2" is the second one there."""
        words = whom.split()[1:]
        self.does(" ".join(["spook", *([] if words[0] == "abbot" else ["meeple"]), *words]))

    def spooks_the_calmest(self) -> None:
        """A figure with fewest ghosts gets it, where there is a choice."""
        if self.table.step in ("thicken", "disperse"):
            fewest = min(self.table.figures(), key=lambda one: (not self._asked(one), one.ghosts))
            self.spooks(telling(fewest))

    def _asked(self, one: Figure) -> bool:
        return f"spook {telling(one).split(' ', 1)[1].replace('road', 'meeple road')}" in self.table.legal()

    def strolls(self, turns: int) -> None:
        """So many turns that do nothing: plain tiles that make the row in the north of the start tile longer."""
        for _ in range(turns):
            self.turn("plain", (1 + max(x for x, y in self.table.tiles() if y == -1), -1))

    # Questions

    def ghosts(self) -> dict[str, int]:
        """Who has how many: {"red road 2,0 EW": 1}."""
        return {telling(one): one.ghosts for one in self.table.figures() if one.ghosts}

    def expect_ghosts(self, said: dict[str, int] | None = None) -> None:
        """These and no others; the bank holds what is missing to fifteen."""
        assert self.ghosts() == (said or {})
        assert self.table.bank() == 15 - sum((said or {}).values())

    def expect_question(self, step: str, *whom: str) -> None:
        """Whoever has the turn is asked to choose one of these: "red road 2,0 EW"."""
        assert self.table.step == step
        asked = {telling(one).split(" ", 1)[1] for one in self.table.figures() if telling(one) in whom}
        assert len(asked) == len(whom), f"on the table: {[telling(one) for one in self.table.figures()]}"
        found = {text.removeprefix("spook ").removeprefix("meeple ") for text in self.table.legal()}
        assert found == asked

    def expect_bank(self, number: int) -> None:
        assert self.table.bank() == number

    def expect_quiet(self) -> None:
        """No ghost is being put anywhere."""
        assert self.table.step not in ("thicken", "disperse")

    def expect_supply(self, **meeples: int) -> None:
        """Meeples in supply of the colours named; all others have their five (GHO-03)."""
        assert dict(zip(COLOURS, self.table.supply(), strict=False)) == self._for_all(meeples, 5)

    def expect_guards(self, **guards: int) -> None:
        """Guards in supply of the colours named; all others have their two (GHO-03)."""
        assert dict(zip(COLOURS, self.table.supply("guard"), strict=False)) == self._for_all(guards, 2)

    def expect_stock(self, **guards: int) -> None:
        """Guards in the stock of the colours named; all others have their three (GHO-04)."""
        assert dict(zip(COLOURS, self.table.stock(), strict=False)) == self._for_all(guards, 3)

    def expect_spots(self, *figures: str) -> None:
        """As everywhere; and a guard may go wherever a meeple may (GHO-19)."""
        super().expect_spots(*figures)
        if self.table.supply("guard")[self.table.seat] and self.table.supply()[self.table.seat]:
            x, y = self.here
            meeples = {text.split(" ", 1)[1] for text in self.table.legal() if text.startswith("meeple ")}
            assert {text.split(" ", 1)[1] for text in self.table.legal() if text.startswith("guard ")} == meeples
            assert all(f" {x},{y} " in text for text in meeples)


def telling(one: Figure) -> str:
    return f"{COLOURS[one.seat]} {named(one.kind)}{one.feature} {one.x},{one.y} {one.at}"


class GhostDrawer:
    """`ghosts(picture, a="red road EW")` gives the board; `to_move` says whose turn it is then, `left` after how many
    draws more the game ends (HOUSE-6)."""

    def __init__(self, make: MakeTable) -> None:
        self.make = make

    def __call__(
        self,
        text: str = START,
        *,
        players: int = 2,
        rules: str = "base+ghosts",
        fields: bool = False,
        tiles: Sequence[Tile] | None = GHOST_TILES,
        options: dict[str, Any] | None = None,
        left: int = 0,
        to_move: str = "red",
        **figures: str,
    ) -> GhostBoard:
        picture = read(text)
        assert set(picture.notes.values()) == set(figures), "figures drawn and figures described differ"
        chosen = {**(options or {}), "tileset": list(tiles)} if tiles is not None else dict(options or {})
        if left:
            chosen["draws"] = len(picture.tiles) + left
        starter = (COLOURS.index(to_move) - len(picture.tiles)) % players
        terms = Terms(rules + "+fields" * fields, players, starter, chosen)
        check_counts(picture, terms.setup.stages())
        table = self.make(terms)
        wanted = {cell: figures[note] for cell, note in picture.notes.items()}
        built = Builder(table, picture, wanted, late=True).build(frozenset(picture.tiles))
        assert built, "no order of turns leads to this drawing: do its figures fit the order of seats?"
        return GhostBoard(table, picture)
