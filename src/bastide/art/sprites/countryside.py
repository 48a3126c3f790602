"""What stands in fields and at water: the garden, haystacks, sheep, rocks, reeds, pebbles, boats, springs."""

from bastide.art.palette import Theme
from bastide.art.svg import circle, ellipse, line_path, num, path, rect, shape_path


def _flowers(c: Theme) -> str:
    out = ""
    for k, colour in enumerate(c.petals):
        dots = ""
        for bx, by in ((-5.3, -3.6), (5.3, -3.6), (-5.3, 3.8), (5.3, 3.8)):
            x = bx + (k - 1) * 2.5 * (1 if by < 0 else -1)
            dots += f"M{num(x)} {num(by - 0.9)}h.01M{num(x)} {num(by + 0.9)}h.01"
        out += line_path(dots, colour, 1.9)
    return out


def garden(c: Theme, lod: int) -> str:
    """Hedged parterre 22 x 16 with a clipped tree. It is rectangular, so that it does not look like a village."""
    out = path("M-10-6.4H13V10H-10Z", c.shade, opacity=".16")
    out += rect(-11, -8, 22, 16, c.road, 2, stroke=c.ink, stroke_width=2.9)
    out += rect(-11, -8, 22, 16, "none", 2, stroke=c.hedge, stroke_width=1.8)
    out += path("M-9-6H-1.6V-1.2H-9ZM1.6-6H9V-1.2H1.6ZM-9 1.4H-1.6V6.2H-9ZM1.6 1.4H9V6.2H1.6Z", c.hedge_hi)
    out += (_flowers(c) if lod else "") + path("M-.7 1.4h1.4v-3h-1.4z", c.trunk)
    return out + circle(0, -3, 3.3, c.crown, stroke=c.ink, stroke_width=0.7) + circle(-0.9, -3.9, 1.4, c.crown_hi)


def haystack(c: Theme, lod: int) -> str:
    """Haystack 7 wide and 7 high."""
    out = ellipse(0.8, 0, 4, 1.4, c.shade, opacity=".2")
    out += path("M-3.4 0C-4-3.4-1.6-6.6 0-7C1.6-6.6 4-3.4 3.4 0Q0 1-3.4 0Z", c.hay, c.ink, 0.5)
    out += path("M1-.2C2-2.4 1.6-4.8.6-6.4C2-5.4 3.6-3 3.2-.2Z", c.hay_shade)
    return out + line_path("M-1.9-1.4L-1.2-4.6M.2-1L.1-4.4", c.hay_shade, 0.6)


def sheep(c: Theme, lod: int) -> str:
    """Sheep 6 wide and 4 high."""
    out = ellipse(0.4, 0.1, 3, 0.9, c.shade, opacity=".2") + path("M-1.6 0V-1.4M1.2 0V-1.4", stroke=c.ink, width=0.7)
    out += path("M-2.6-1C-3.6-2.2-2.4-3.8-1.2-3.4C-.6-4.4 1-4.2 1.4-3.4C2.8-3.6 3.2-1.8 2.2-1Z", c.fleece, c.ink, 0.5)
    return out + path("M-2.2-3.4C-3.8-3.8-4.4-2.4-3.8-1.8C-3.2-1.4-2.2-1.8-2.2-3.4Z", c.ink)


def rock(c: Theme, lod: int) -> str:
    """Boulder 5 wide and 3 high."""
    out = ellipse(0.6, 0.1, 3, 1, c.shade, opacity=".2")
    out += path("M-2.6.2C-2.8-1.6-1.4-2.8.2-2.6C1.8-2.4 2.8-1 2.5.2Z", c.stone, c.ink, 0.5)
    return out + path("M.2-2.4C1.8-2.2 2.4-1 2.3 0H.8C1.2-1 .8-1.8.2-2.4Z", c.stone_lo)


def reeds(c: Theme, lod: int) -> str:
    """Clump of reeds, 6 wide and 8 high."""
    blades = "M-2.2 0Q-2.6-3-3.6-4.6M-1 0Q-1.2-4-1.4-6.4M.4 0Q.6-4.4 1-7.4M1.6 0Q2.2-3 3.6-5"
    out = ellipse(0.4, 0, 3, 0.9, c.shade, opacity=".25") + line_path(blades, c.reed, 1.1)
    if lod:
        out += line_path("M-1.4-6.6v-1.6M1-7.4v-1.8", c.reed_head, 1.5)
    return out


def pebbles(c: Theme, lod: int) -> str:
    """Three stones at the water, 7 wide."""
    out = path("M-3.4.3C-3.6-1.2-2.6-2-1.6-1.9C-.4-1.8.2-.9 0 .3Z", c.stone, c.ink, 0.45)
    out += path("M.4.6C.4-.5 1-1.1 1.8-1C2.7-.9 3.1-.2 2.9.6Z", c.stone_hi, c.ink, 0.45)
    return out + path("M-1.4 1.2C-1.4.4-.9 0-.3.1C.3.2.6.6.5 1.2Z", c.stone_lo, c.ink, 0.4)


def boat(c: Theme, lod: int) -> str:
    """Fishing boat under sail, 15 wide and 17 high."""
    out = ellipse(0.8, 2.2, 8, 1.9, c.water_lo, opacity=".8") + line_path("M.2-1.6V-15", c.ink, 1.1)
    out += shape_path("M1.2-14.4C5.6-11.6 7-7 6.8-3.4H1.2Z", c.chapel, c.ink, 0.8)
    out += shape_path("M-.8-12.2C-3.6-9.4-5-6.2-5.2-3.4H-.8Z", c.roofs[1], c.ink, 0.8)
    out += path("M-7.4-1.8H7.8C7.2 1 5.6 2.6 3.6 2.8H-3.8C-5.8 2.4-7-.2-7.4-1.8Z", c.wood, c.ink, 0.9)
    return out + path("M-6.8-.6H7", stroke=c.trunk, width=0.8)


def source(c: Theme, lod: int) -> str:
    """Rock with water falling out of it, 22 wide and 17 high; its foot stands in the pool."""
    out = ellipse(1, 0, 12, 3.4, c.shade, opacity=".22")
    rim = "M-11 .6C-12-3-9.6-5-8-6C-8.4-9.6-5-11.4-3.4-11.6C-2.4-15.4 3.4-15.8 4.6-12C8-12.2 9.4-8.6 8.6-6.4"
    out += shape_path(rim + "C11-5.4 12-2.4 11 .6Q0 3.4-11 .6Z", c.stone, c.ink, 0.9)
    out += path("M4.6-12C8-12.2 9.4-8.6 8.6-6.4C11-5.4 12-2.4 11 .6Q8 1.6 4.4 2C6.4-2 6.2-8 3.2-12.6Z", c.stone_lo)
    out += line_path("M-8-6Q-6-4.6-4.6-5M-3.4-11.6Q-2.6-9.8-3-8.4M8.4-6.4Q7.2-5.4 6-5.4", c.ink, 0.7)
    out += path("M-2.6-6.4Q0-9.4 2.6-6.4L3.2 2.6Q0 4-3.2 2.6Z", c.ink)
    out += path("M-1.9-5.2Q0-7.2 1.9-5.2L3 4.2Q0 6-3 4.2Z", c.water) + line_path("M-.8-4V1.8M.9-3V3.4", c.water_hi, 0.8)
    return out + line_path("M-3 4.8q1.5-1.4 3 0t3 0", c.water_hi, 0.9)
