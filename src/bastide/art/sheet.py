"""Overview pictures: all tiles with their names, all figures."""

from collections.abc import Sequence
from html import escape

from bastide.art.catalogue import catalogue, pieces, tile_at
from bastide.art.figures import ROLES, figure_body
from bastide.art.geometry import INWARD, Point
from bastide.art.ghosts import PIECES, ghost_body, haunting_body
from bastide.art.lettering import caption
from bastide.art.palette import PLAYERS, Theme, theme_named
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document, element, num, path
from bastide.art.tile import cell_window

GAP = 12.0
CAPTION = 16.0
LONG = 19
"""Captions with more letters are smaller."""


def render_sheet(
    tiles: Sequence[str] | None = None, theme: str = "light", columns: int = 6, rotation: int = 0, variant: int = 0,
    captions: bool = True, lod: int = 1, box: str | None = None,
) -> str:  # fmt: skip
    """All tiles (of one box, or those named) in rows, each with its id, how many there are and how sure that is.

    A piece of several cells is shown as one: its cells lie side by side, or one below the other after a quarter turn.
    """
    c = theme_named(theme)
    known = pieces(box)
    shown = [known.get(name, [name]) for name in (known if tiles is None else tiles)]
    canvas = Canvas(c, 1 if lod else 0, SPRITES)
    body, high, pen, row = "", GAP, 0, 1
    for names in shown:
        places, across, down = _arrange_cells(names, rotation)
        if pen and pen + across > columns:
            high, pen, row = high + _row(row, captions), 0, 1
        x, y, row = GAP + pen * (100 + GAP), high, max(row, down)
        body += "".join(
            cell_window(canvas, (x + dx * 100, y + dy * 100), name, rotation, variant)
            for name, (dx, dy) in zip(names, places, strict=True)
        )
        if captions:
            middle = x + across * 50
            count = catalogue()[names[0]].count
            words = f"{names[0]} × {count}" if count else names[0]
            body += caption(words, middle, y + down * 100 + 11.5, c.text, 1.25 * min(1, LONG / len(words)))
            body += certainty(catalogue()[names[0]].provenance, (x + across * 100 + 4, y + down * 100 + 8), c)
        pen += across
    width, height = columns * (100 + GAP) + GAP, high + (_row(row, captions) if shown else 0)
    if captions and shown:
        body += _legend({catalogue()[names[0]].provenance for names in shown}, height + 4, c)
        height += CAPTION
    ground = element("rect", width=width, height=height, fill=c.table)
    return document(width, height, ground + body, canvas.defs())


CERTAINTY = ("documented", "partly documented", "reconstructed")
"""How well a tile is known, in the words of the catalogue. Text after a comma is shown without a symbol."""


def certainty(provenance: str, at: Point, c: Theme) -> str:
    """A disc that is full, half full or empty: documented, partly documented, reconstructed."""
    known = provenance.partition(",")[0]
    if known not in CERTAINTY:
        return ""
    x, y = at
    ring = element("circle", cx=x, cy=y, r=2.9, fill="none", stroke=c.text, stroke_width=1.1)
    if known == "documented":
        ring += element("circle", cx=x, cy=y, r=2.9, fill=c.text)
    elif known == "partly documented":
        ring += path(f"M{num(x)} {num(y - 2.9)}a2.9 2.9 0 0 0 0 5.8z", c.text)
    return f"<g><title>{escape(provenance)}</title>{ring}</g>"


def _legend(provenances: set[str], y: float, c: Theme) -> str:
    """What the discs mean, those that occur."""
    out, x = "", GAP + 4
    for known in CERTAINTY:
        if any(provenance.partition(",")[0] == known for provenance in provenances):
            out += certainty(known, (x, y), c) + caption(known, x + 10 + len(known) * 2.5, y + 3, c.text)
            x += 30 + len(known) * 5.2
    return out


def _row(cells: int, captions: bool) -> float:
    return cells * 100 + GAP + (CAPTION if captions else 0)


def _arrange_cells(names: Sequence[str], rotation: int) -> tuple[list[tuple[int, int]], int, int]:
    """Where the cells of a piece lie, and how many cells it is wide and high."""
    places = {names[0]: (0, 0)}
    for name in names:
        for joint in tile_at(name, rotation).joints:
            nx, ny = INWARD[joint.side]
            x, y = places[name]
            places.setdefault(joint.mate, (x - nx, y - ny))
    left, top = min(x for x, _ in places.values()), min(y for _, y in places.values())
    spots = [(places[name][0] - left, places[name][1] - top) for name in names]
    return spots, max(x for x, _ in spots) + 1, max(y for _, y in spots) + 1


def render_figures(theme: str = "light") -> str:
    """Every role in every colour on the ground it stands on."""
    c = theme_named(theme)
    grounds = {
        "plain": c.cobble, "knight": c.city, "highwayman": c.road, "monk": c.bank, "farmer": c.field, "abbot": c.bank,
        "steward": c.field_lo, "gravedigger": c.cemetery, "guard": c.cobble, "large": c.cobble, "buried": c.cemetery,
        "builder": c.road, "pig": c.field,
    }  # fmt: skip
    width, height = len(ROLES) * 50 + 50, len(PLAYERS) * 50 + 32
    body = element("rect", width=width, height=height, fill=c.table)
    for i, role in enumerate(ROLES):
        words = role.split("-")
        body += "".join(caption(word, 70 + i * 50, 25 - 11 * k, c.text) for k, word in enumerate(reversed(words)))
    for j, colour in enumerate(PLAYERS):
        body += caption(colour, 25, 55 + j * 50, c.text)
        for i, role in enumerate(ROLES):
            x, y = 50 + i * 50, 32 + j * 50
            ground = grounds.get(role.rpartition("-")[2], c.cobble)
            body += element("rect", x=x, y=y, width=40, height=40, rx=4, fill=ground)
            body += f'<g transform="translate({x + 20} {y + 20})">{figure_body(role, colour)}</g>'
    return document(width, height, body)


def render_pieces(theme: str = "light") -> str:
    """Pieces that are no player's: ghosts by number and beside a figure, hounds, the goal."""
    c = theme_named(theme)
    shown = [(f"{n} ghost{'s' * (n > 1)}", ghost_body(n)) for n in (1, 2, 3, 9)]
    shown += [(f"haunted by {n}", figure_body("knight", "blue") + haunting_body(n)) for n in (1, 2)]
    alone = ("hound-1", "hound-2", "catapult", "goal", "goal-waiting", "ghost-away")
    shown += [(name, PIECES[name]()) for name in alone]
    width = len(shown) * 56 + 12
    body = element("rect", width=width, height=82, fill=c.table)
    for k, (name, drawn) in enumerate(shown):
        x = 12 + k * 56
        ground = c.field if k != len(shown) - 1 else c.table
        body += element("rect", x=x, y=20, width=44, height=48, rx=4, fill=ground)
        body += f'<g transform="translate({x + 22} 44)">{drawn}</g>' + caption(name, x + 22, 13, c.text, 0.8)
    return document(width, 82, body)
