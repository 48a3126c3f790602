"""Large stonework of the fortress: the bastions at its corners and the gates through which rivers flow."""

from __future__ import annotations

from bastide.art.palette import Theme
from bastide.art.sprites.stonework import keep
from bastide.art.svg import path


def bastion(c: Theme, lod: int) -> str:
    """Round corner tower with a blue cone and a pennant, 22 wide and 38 high."""
    body = path("M-8.6 3V-14H8.6V3Q0 7-8.6 3Z", c.stone, c.ink, 1, stroke_linejoin="round")
    body += path("M2.8 4.7V-14H8.1V3.2Q6 4.4 2.8 4.7Z", c.stone_lo)
    crown = "M-10-13V-19H-6.6V-16.6H-3.4V-19H-.1V-16.6H3.1V-19H6.4V-16.6H6.7V-19H10V-13Q0-9.8-10-13Z"
    roof = path("M-8-18.4L0-31.6L8-18.4Q0-15.6-8-18.4Z", c.cone, c.ink, 1, stroke_linejoin="round")
    roof += path("M.6-30L6.6-18.6Q4-17.8 2-17.6Z", c.cone_shade)
    body += roof + path(crown, c.stone_hi, c.ink, 0.9, stroke_linejoin="round")
    body += path("M-3.6-4.4v-3.4a1.4 1.4 0 0 1 2.8 0v3.4z", c.lit or c.ink)
    pennant = path("M0-31V-38", stroke=c.ink, width=1.1) + path(
        "M0-38.2L7-36.2L0-34Z", c.gold, c.ink, 0.7, stroke_linejoin="round"
    )
    return pennant + body


def _grille(x: float, y: float, wide: float, high: float, c: Theme) -> str:
    bars = "".join(f"M{x + wide * k / 5:g} {y:g}v{high:g}" for k in range(1, 5))
    bars += "".join(f"M{x:g} {y + high * k / 3:g}h{wide:g}" for k in (1, 2))
    return path(bars, stroke=c.stone_lo, width=0.8)


def water_gate(c: Theme, lod: int) -> str:
    """A low arch with a grille over a river that flows north or south, between two towers; 26 wide."""
    arch = path("M-9 4V-6H9V4Z", c.stone_lo, c.ink, 0.8) + path(
        "M-6.6 4V-1A6.6 4.4 0 0 1 6.6-1V4Z", c.water_lo, c.ink, 0.7
    )
    bars = _grille(-5.6, -3.4, 11.2, 7.2, c) if lod else ""
    side = keep(c, lod)
    return arch + bars + "".join(f'<g transform="translate({x} 1.4)">{side}</g>' for x in (-10, 10))


def side_water_gate(c: Theme, lod: int) -> str:
    """The same for a river that flows east or west: a tower on either bank, 32 high."""
    side = keep(c, lod)
    passage = path("M-4-7.4H4V7H-4Z", c.water_lo, c.ink, 0.7) + (_grille(-3.6, -4.4, 7.2, 10.8, c) if lod else "")
    lintel = path("M-4.6-8.4V-4.4Q0-2.4 4.6-4.4V-8.4Z", c.stone_lo, c.ink, 0.8, stroke_linejoin="round")
    return f'<g transform="translate(0 -8.4)">{side}</g>{passage}{lintel}<g transform="translate(0 10)">{side}</g>'
