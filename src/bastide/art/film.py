"""A whole game as one animated picture (WebP), one turn after another.

Invariant: a tile is drawn when it is laid, and again when its mist changes. Figures, ghosts and points are drawn again
for every frame.
"""

import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bastide._extras import require_extra
from bastide.art.bitmaps import pixels
from bastide.art.board import DEFAULT_COLOURS, Area, render_above, render_ground
from bastide.art.haunting import states
from bastide.art.own import with_own_set
from bastide.art.palette import theme_named
from bastide.art.scores import Score

if TYPE_CHECKING:
    from PIL import Image

SIDE = 760
"""Pixels of the longer side of the map, about; one cell has a whole number of them."""
CELL = (20, 84)
FIRST_MS, TURN_MS, LAST_MS = 1200, 750, 5000
MOST_FRAMES = 400
QUALITY = 72

View = Mapping[str, Any]


class TooLong(ValueError):
    """A game with more turns than a film shows."""


@dataclass(frozen=True)
class Look:
    """How a film looks: `scores` gives the strip of a view, `own` is the name of a user's own set of tiles."""

    theme: str = "light"
    colours: Sequence[str] = DEFAULT_COLOURS
    own: str = ""
    scores: Callable[[View], Sequence[Score]] = lambda view: ()


def film(
    views: Iterable[View], turns: int, area: Area, look: Look, tell: Callable[[int, int], None] = lambda done, of: None
) -> bytes:
    """The picture of a game whose last board fills `area`. `views` are its positions, `turns` of them after the first.

    `tell` is called after each frame with the number of finished frames. Raises TooLong, ValueError.
    """
    if turns + 1 > MOST_FRAMES:
        raise TooLong(f"a film shows {MOST_FRAMES - 1} turns, and this game has {turns}")
    require_extra("art")
    reel = _Reel(area, look)
    frames = []
    for n, view in enumerate(views, 1):
        frames.append(reel.frame(view))
        tell(n, turns + 2)
    out = io.BytesIO()
    wait = [FIRST_MS, *[TURN_MS] * (len(frames) - 2), LAST_MS] if len(frames) > 1 else [LAST_MS]
    frames[0].save(
        out, "WEBP", save_all=True, append_images=frames[1:], duration=wait, loop=0, quality=QUALITY, method=2
    )
    tell(turns + 2, turns + 2)
    return out.getvalue()


class _Reel:
    """The ground so far."""

    def __init__(self, area: Area, look: Look) -> None:
        from PIL import Image

        self.area, self.look = area, look
        left, top, right, bottom = area
        across, down = right - left + 1, bottom - top + 1
        self.cell = max(CELL[0], min(CELL[1], SIDE // max(across, down)))
        self.margin = self.cell // 6
        self.size = (across * self.cell + 2 * self.margin, down * self.cell + 2 * self.margin)
        self.ground = Image.new("RGB", self.size, theme_named(look.theme).table)
        self.laid = 0
        self.mists: dict[tuple[int, int], str] = {}

    def frame(self, view: View) -> "Image.Image":
        """The board of a view, what is new in it framed."""
        from PIL import Image

        shown = with_own_set(view, self.look.own)
        tiles = shown["tiles"]
        fresh, before, self.mists = tiles[self.laid :], self.mists, states(shown)
        spots = [(int(t["x"]), int(t["y"])) for t in tiles]
        changed = [t for t, at in zip(tiles[: self.laid], spots, strict=False) if before.get(at) != self.mists.get(at)]
        if fresh or changed:
            self._lay([*changed, *fresh])
        marks = [(int(t["x"]), int(t["y"])) for t in fresh] if self.laid else []
        self.laid = len(tiles)
        look, margin = self.look, self.margin * 100 / self.cell
        drawn = render_above(shown, look.theme, look.colours, self.area, margin, look.scores(view), marks)
        above = pixels(drawn, self.size[0])
        frame = Image.new("RGB", above.size, theme_named(look.theme).table)
        frame.paste(self.ground)
        frame.paste(above, (0, 0), above)
        return frame

    def _lay(self, entries: Sequence[Mapping[str, Any]]) -> None:
        """Draw tiles that came or changed together, each piece in one go: its cells overlap a little."""
        drawn, area = render_ground(entries, self.look.theme, self.mists)
        picture = pixels(drawn, (area[2] - area[0] + 1) * self.cell)
        x, y = area[0] - self.area[0], area[1] - self.area[1]
        self.ground.paste(picture, (self.margin + x * self.cell, self.margin + y * self.cell), picture)
