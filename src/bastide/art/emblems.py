"""Players' emblems, about 9 units wide round the origin: colour never stands alone."""

from bastide.art.geometry import Point
from bastide.art.palette import PLAYERS, PlayerColour
from bastide.art.svg import document, element, path


def player_colour(colour: str) -> PlayerColour:
    """The player colour of that name; ValueError lists the known ones."""
    if colour not in PLAYERS:
        raise ValueError(f"unknown colour {colour!r}: use one of {', '.join(PLAYERS)}")
    return PLAYERS[colour]


def _trefoil(ink: str) -> str:
    """Two over one: the other way up it has the outline of the chevron."""
    leaves: tuple[Point, ...] = ((0, 2.3), (-2.5, -1.8), (2.5, -1.8))
    return "".join(element("circle", cx=x, cy=y, r=2.1, fill=ink) for x, y in leaves)


def _sun(ink: str) -> str:
    rays = "M0-4.6V-3.2M0 4.6V3.2M-4.6 0H-3.2M4.6 0H3.2M-3.3-3.3l1 1M3.3-3.3l-1 1M-3.3 3.3l1-1M3.3 3.3l-1-1"
    return element("circle", cx=0, cy=0, r=2, fill=ink) + path(rays, stroke=ink, width=1.3, stroke_linecap="round")


def charge(colour: str) -> str:
    """The emblem of a colour in its own ink, without a ground."""
    player = player_colour(colour)
    ink = player.charge
    if player.emblem == "diamond":
        return path("M0-4.6L3.8 0L0 4.6L-3.8 0Z", ink)
    if player.emblem == "chevron":
        return path("M-4 2.2L0-2.2L4 2.2", stroke=ink, width=2.5)
    if player.emblem == "trefoil":
        return _trefoil(ink)
    if player.emblem == "waves":
        return path("M-4.4-1.6q2.2-2.4 4.4 0t4.4 0M-4.4 2.4q2.2-2.4 4.4 0t4.4 0", stroke=ink, width=1.8)
    if player.emblem == "sun":
        return _sun(ink)
    return path("M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2", stroke=ink, width=2.3, stroke_linecap="round")


def emblem(colour: str) -> str:
    """Round badge of a player, viewBox 0 0 16 16: emblem on the player's colour, with a light and a dark rim."""
    player = player_colour(colour)
    ground = element("circle", cx=8, cy=8, r=7.5, fill="#fff") + element(
        "circle", cx=8, cy=8, r=6.6, fill=player.fill, stroke="#221a16", stroke_width=0.8
    )
    return document(16, 16, f'{ground}<g transform="translate(8 8)scale(.98)">{charge(colour)}</g>')
