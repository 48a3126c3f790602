"""The card as a picture of 1200 x 630, which is what previews of links show whole."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PIL import Image

from bastide.art.bitmaps import pixels
from bastide.art.card.letters import Pen, drawable_text
from bastide.art.card.table import cloth, rim, the_map
from bastide.art.figures import figure_body
from bastide.art.icon import render_icon
from bastide.art.kinds import render_kind
from bastide.art.svg import document

SIZE: Final = (1200, 630)
MAP: Final = 722
"""So much of it is the table."""
RIM: Final = 18
MARGIN: Final = 34
PAPER: Final = {"light": "#fffaf0", "dusk": "#2c2f47"}
TEXT: Final = {"light": "#3a2a20", "dusk": "#f4ecdc"}
SOFT: Final = {"light": "#7a6550", "dusk": "#b9b1c4"}
RULE: Final = {"light": "#dccdb0", "dusk": "#454968"}
ACCENT: Final = {"light": "#8f2d20", "dusk": "#ffcf7a"}
LEFT, RIGHT = MAP + MARGIN, SIZE[0] - MARGIN
PITCH: Final = 41
SIGNS, ROWS, FOOT = 184, 224, 548


@dataclass(frozen=True)
class CardRow:
    """One player on the card. `points` follow its columns. `total` is None if no player has points."""

    name: str
    colours: Sequence[str]
    points: Sequence[int] = ()
    total: int | None = None
    won: bool = False


@dataclass(frozen=True)
class Card:
    """What is written on it; `kinds` are the columns."""

    title: str
    headline: str
    under: str
    note: str = ""
    brand: str = ""
    crown: bool = False
    kinds: Sequence[str] = ()
    rows: Sequence[CardRow] = field(default_factory=list)
    theme: str = "light"


def render_card(card: Card, view: Mapping[str, Any] | None, colours: Sequence[str], own: str = "") -> bytes:
    """The card as PNG; without a view its table is empty."""
    out = cloth((MAP, SIZE[1]), card.theme).crop((0, 0, *SIZE))
    room = (MAP - 2 * (RIM + 16), SIZE[1] - 2 * (RIM + 12))
    lying = the_map(view, card.theme, colours, own, room) if view else pixels(render_icon(), 240)
    out.alpha_composite(lying, ((MAP - lying.width) // 2, (SIZE[1] - lying.height) // 2))
    out.alpha_composite(rim((MAP, SIZE[1]), card.theme, RIM))
    pen = Pen(out)
    pen.box((MAP, 0, *SIZE), PAPER[card.theme])
    pen.line((MAP, 0, MAP, SIZE[1]), TEXT[card.theme], 2)
    _head(out, pen, card)
    _table(out, pen, card)
    _foot(out, pen, card)
    data = io.BytesIO()
    out.convert("RGB").save(data, "PNG", optimize=True)
    return data.getvalue()


def _head(out: Image.Image, pen: Pen, card: Card) -> None:
    soft, at = SOFT[card.theme], LEFT
    pen.fit((LEFT, 52), drawable_text(card.title), "bold", 20, soft, RIGHT - LEFT)
    if card.crown:
        out.alpha_composite(pixels(render_kind("crown", card.theme), 48), (LEFT - 2, 76))
        at += 60
    pen.fit((at, 116), drawable_text(card.headline), "title", 50, ACCENT[card.theme], RIGHT - at)
    pen.fit((LEFT, 156), drawable_text(card.under), "text", 19, soft, RIGHT - LEFT)


def _table(out: Image.Image, pen: Pen, card: Card) -> None:
    ends = RIGHT - 84
    columns = [ends - PITCH * (len(card.kinds) - 1 - n) for n in range(len(card.kinds))]
    for kind, x in zip(card.kinds, columns, strict=True):
        out.alpha_composite(pixels(render_kind(kind, card.theme), 28), (x - 14, SIGNS))
    step = min(80, (FOOT - ROWS) // max(1, len(card.rows)))
    for n, row in enumerate(card.rows):
        y = ROWS + n * step
        pen.line((LEFT, y, RIGHT, y), RULE[card.theme])
        _row(out, pen, card, row, columns, (y, step))
    y = ROWS + len(card.rows) * step
    pen.line((LEFT, y, RIGHT, y), RULE[card.theme])
    if card.note:
        pen.fit((LEFT, min(y + 30, 570)), drawable_text(card.note), "text", 17, SOFT[card.theme], RIGHT - LEFT)


def _row(out: Image.Image, pen: Pen, card: Card, row: CardRow, columns: list[int], place: tuple[int, int]) -> None:
    text, soft = TEXT[card.theme], SOFT[card.theme]
    top, step = place
    middle, size, x = top + step / 2, min(58, step + 4), LEFT - 10
    apart = size - 6 if len(row.colours) == 1 else size // 2
    for colour in row.colours[:4]:
        figure = pixels(document(34, 34, figure_body("plain", colour), origin=(-17, -17)), size)
        out.alpha_composite(figure, (x, round(middle - size / 2)))
        x += apart
    x += 4 if len(row.colours) == 1 else size // 2
    end = min(columns) - 22 if columns else RIGHT - (0 if row.total is None else 84)
    pen.fit((x, middle + 8), drawable_text(row.name), "head", 25, text, max(40, end - x))
    for value, at in zip(row.points, columns, strict=True):
        points = str(value).replace("-", "−") if value else "–"
        pen.write((at, middle + 7), points, "text", 20, text if value else soft, "m")
    if row.total is not None:
        fill = ACCENT[card.theme] if row.won else text
        pen.write((RIGHT, middle + 12), str(row.total), "title", 36 if step > 44 else 28, fill, "r")


def _foot(out: Image.Image, pen: Pen, card: Card) -> None:
    out.alpha_composite(pixels(render_icon(), 44), (LEFT, 572))
    pen.write((LEFT + 56, 605), "Bastide", "title", 32, TEXT[card.theme])
    pen.write((RIGHT, 603), drawable_text(card.brand), "text", 17, SOFT[card.theme], "r")
