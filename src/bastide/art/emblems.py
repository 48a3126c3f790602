"""Players' emblems, about 9 units wide round the origin: colour never stands alone."""

from bastide.art.palette import PLAYERS, PlayerColour
from bastide.art.svg import circle, document, group, line_path, path


def player_colour(colour: str) -> PlayerColour:
    """The player colour of that name; ValueError lists the known ones."""
    if colour not in PLAYERS:
        raise ValueError(f"unknown colour {colour!r}: use one of {', '.join(PLAYERS)}")
    return PLAYERS[colour]


def charge(colour: str) -> str:
    """The emblem of a colour in its own ink, without a ground."""
    player = player_colour(colour)
    ink = player.charge
    match player.emblem:
        case "diamond":
            return path("M0-4.6L3.8 0L0 4.6L-3.8 0Z", ink)
        case "chevron":
            return path("M-4 2.2L0-2.2L4 2.2", stroke=ink, width=2.5)
        case "trefoil":  # two over one: the other way up it has the outline of the chevron
            return circle(0, 2.3, 2.1, ink) + circle(-2.5, -1.8, 2.1, ink) + circle(2.5, -1.8, 2.1, ink)
        case "waves":
            return path("M-4.4-1.6q2.2-2.4 4.4 0t4.4 0M-4.4 2.4q2.2-2.4 4.4 0t4.4 0", stroke=ink, width=1.8)
        case "sun":
            rays = "M0-4.6V-3.2M0 4.6V3.2M-4.6 0H-3.2M4.6 0H3.2M-3.3-3.3l1 1M3.3-3.3l-1 1M-3.3 3.3l1-1M3.3 3.3l-1-1"
            return circle(0, 0, 2, ink) + line_path(rays, ink, 1.3)
    return line_path("M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2", ink, 2.3)


def emblem(colour: str) -> str:
    """Round badge of a player, viewBox 0 0 16 16: emblem on the player's colour, with a light and a dark rim."""
    player = player_colour(colour)
    ground = circle(8, 8, 7.5, "#fff") + circle(8, 8, 6.6, player.fill, stroke="#221a16", stroke_width=0.8)
    return document(16, 16, ground + group(charge(colour), (8, 8), "scale(.98)"))
