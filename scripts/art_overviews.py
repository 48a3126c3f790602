"""Overview pictures of figures and pieces, for the gallery and the documents."""

from bastide.art.figures import ROLES, figure_body
from bastide.art.lettering import caption
from bastide.art.palette import PLAYERS, theme_named
from bastide.art.pieces import PIECES, ghost_body, haunting_body
from bastide.art.svg import document, element


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
    alone = ("hound-1", "hound-2", "catapult", "goal", "goal-waiting", "ingots-1", "ingots-3", "ghost-away")
    shown += [(name, PIECES[name]()) for name in alone]
    width = len(shown) * 56 + 12
    body = element("rect", width=width, height=82, fill=c.table)
    for k, (name, drawn) in enumerate(shown):
        x = 12 + k * 56
        ground = c.field if k != len(shown) - 1 else c.table
        body += element("rect", x=x, y=20, width=44, height=48, rx=4, fill=ground)
        body += f'<g transform="translate({x + 22} 44)">{drawn}</g>' + caption(name, x + 22, 13, c.text, 0.8)
    return document(width, 82, body)
