"""Wall towers, the gatehouse, and the escutcheon of a city with a shield."""

from bastide.art.palette import Theme
from bastide.art.svg import path


def _shaft(c: Theme) -> str:
    return path("M-3.3 2V-5.6H3.3V2Q0 3.4-3.3 2Z", c.stone, c.ink, 0.8, stroke_linejoin="round") + path(
        "M.9 2.5V-5.6H2.9V2Q2 2.5.9 2.5Z", c.stone_lo
    )


def tower(c: Theme, lod: int) -> str:
    """Round wall tower with a blue cone, 8 wide and 14 high."""
    if not lod:
        return path("M-3.3 2V-5.6H3.3V2Z", c.stone, c.ink, 0.8) + path("M-4.6-5L0-12.6L4.6-5Z", c.cone)
    return (
        _shaft(c)
        + path("M-4.2-5.2L0-12L4.2-5.2Q0-4-4.2-5.2Z", c.cone, c.ink, 0.8, stroke_linejoin="round")
        + path("M.3-11L3.6-5.3Q2.2-4.9.9-4.8Z", c.cone_shade)
        + path("M-1.3-.8v-2.2h1v2.2z", c.lit or c.ink)
    )


def keep(c: Theme, lod: int) -> str:
    """Open wall tower with battlements, 8 wide and 11 high."""
    if not lod:
        return path("M-4.2 2V-8.6H4.2V2Z", c.stone, c.ink, 0.8)
    crown = "M-4.2-5V-8.6H-2.2V-7.4H-1V-8.6H1V-7.4H2.2V-8.6H4.2V-5Q0-3.8-4.2-5Z"
    return (
        _shaft(c)
        + path(crown, c.stone_hi, c.ink, 0.8, stroke_linejoin="round")
        + path("M1.4-4.4V-7.4H2.2V-8.6H3.9V-5Q2.6-4.5 1.4-4.4Z", c.stone_lo)
        + path("M-1.3-.8v-2.2h1v2.2z", c.lit or c.ink)
    )


def gate(c: Theme, lod: int) -> str:
    """Gatehouse between two open towers, 20 wide and 11 high; the road runs into its arch."""
    body = path("M-4.4 3.2V-6.4H4.4V3.2Z", c.stone_lo, c.ink, 0.8)
    body += path("M-3 3.2V-1.4A3 3 0 0 1 3-1.4V3.2Z", c.ink)
    side = keep(c, lod)
    return body + "".join(f'<g transform="translate({x} .8)scale(.95)">{side}</g>' for x in (-6, 6))


def side_gate(c: Theme, lod: int) -> str:
    """Gatehouse for a road from the east or west: a tower on either side of the road, 10 wide and 24 high."""
    tower_ = keep(c, lod)
    passage = path("M-3.6-5.4H3.6V3.4H-3.6Z", c.ink)
    arch = path("M-4.2-6.6V-2.6Q0-.4 4.2-2.6V-6.6Z", c.stone_lo, c.ink, 0.8, stroke_linejoin="round")
    return (
        f'<g transform="translate(0 -5.6)scale(.95)">{tower_}</g>{passage}{arch}'
        f'<g transform="translate(0 6.8)scale(.95)">{tower_}</g>'
    )


def shield(c: Theme, lod: int) -> str:
    """Escutcheon 16 x 19 with a blazon of our own: a gold tower on blue, white rim."""
    rim = "M-8-9.5H8V-1C8 5.5 3.5 8.5 0 10C-3.5 8.5-8 5.5-8-1Z"
    charge = (
        "M-3.6 4V-3.4H-4.4V-6H-2.4V-4.6H-1V-6H1V-4.6H2.4V-6H4.4V-3.4H3.6V4H1.4V1.6A1.4 1.4 0 0 0-1.4 1.6V4Z"
    )  # fmt: skip
    return (
        path(rim, c.rim, c.ink, 1.1, stroke_linejoin="round")
        + path("M-6.2-7.8H6.2V-1C6.2 4.4 2.9 6.7 0 8.1C-2.9 6.7-6.2 4.4-6.2-1Z", c.shield)
        + path(charge, c.shield_charge)
    )
