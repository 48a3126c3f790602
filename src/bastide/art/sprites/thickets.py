"""Woods and hedges as one drawing each; the origin is the middle of the ground they stand on."""

from bastide.art.palette import Theme
from bastide.art.seeds import Chance
from bastide.art.sprites import trees
from bastide.art.svg import element, fraction, num

WOODS = ("wood-1", "wood-2", "wood-3")
HEDGES = {1: ("hedge-east-1", "hedge-east-2"), 2: ("hedge-south-1", "hedge-south-2")}
"""By the side that they cross: they never run along it, which would look like a border."""
THICKETS = (*WOODS, *HEDGES[1], *HEDGES[2])
_TREES = {"oak": trees.oak, "elm": trees.elm, "poplar": trees.poplar, "bush": trees.bush}


def thicket(name: str, c: Theme, lod: int) -> str:
    """The drawing of that name; KeyError where there is none."""
    return (_wood if name in WOODS else _hedge)(Chance(name), name, c, lod)


def _standing(found: list[tuple[float, float, str, float]], c: Theme, lod: int) -> str:
    ordered = sorted(found, key=lambda one: one[1])
    return "".join(
        f'<g transform="translate({num(x)} {num(y)})scale({fraction(size)})">{_TREES[kind](c, lod)}</g>'
        for x, y, kind, size in ordered
    )


def _wood(chance: Chance, name: str, c: Theme, lod: int) -> str:
    """Eight to ten trees on dark ground."""
    kind = chance.pick(("oak", "elm"))
    found = []
    for k in range(8 + chance.below(3)):
        x = -13 + (k % 5) * 6.4 + chance.between(-2.4, 2.4)
        y = (-3.6, 3.4)[k % 2] + chance.between(-2, 2)
        found.append((x, y, kind if chance.unit() < 0.7 else "poplar", chance.between(0.95, 1.25)))
    ground = element("ellipse", cx=0, cy=-1, rx=17, ry=8, fill=c.tuft, opacity=".34")
    return ground + element("ellipse", cx=1, cy=-1, rx=13, ry=5.6, fill=c.tuft, opacity=".5") + _standing(found, c, lod)


def _hedge(chance: Chance, name: str, c: Theme, lod: int) -> str:
    """A bent row of bushes, across the side."""
    lean, bend = chance.between(-0.45, 0.45), chance.between(-0.014, 0.014)
    found = []
    for k in range(-3, 4):
        along = k * 4.9
        off = along * lean + bend * along * along
        x, y = (along, off) if name in HEDGES[1] else (off, along)
        found.append((x, y, "bush", chance.between(1.0, 1.15)))
    return _standing(found, c, lod)
