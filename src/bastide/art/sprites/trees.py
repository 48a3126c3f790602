"""Trees and bushes, up to 8 units wide and 10 high, and woods and hedges as one drawing each."""

from bastide.art.palette import Theme
from bastide.art.seeds import Chance
from bastide.art.svg import ellipse, fraction, group, path

_CROWN = "M-3.2-2.4C-4.8-4-3.6-6.2-2-6.2C-1.4-8.4 2-8.2 2.4-6.2C4.4-5.8 4.6-3 3-2.3C1.6-1.6-1.8-1.5-3.2-2.4Z"
_GLEAM = "M-2.9-4.2C-2.8-5.4-1.8-5.6-1.3-5.6C-.9-6.9.6-7.2 1.2-6.5C.2-6.4-.2-5.6-.4-5C-1.4-5.2-2.2-4.9-2.9-4.2Z"


def _shadow(c: Theme, width: float) -> str:
    return ellipse(0.9, 0, width, width * 0.42, c.shade, opacity=".2")


def _broad(c: Theme, crown: str, gleam: str) -> str:
    trunk = _shadow(c, 3.6) + path("M-.6.2h1.2v-3h-1.2z", c.trunk)
    return trunk + path(_CROWN, crown, c.ink, 0.5) + path(_GLEAM, gleam)


def oak(c: Theme, lod: int) -> str:
    """Broad tree in warm green."""
    return _broad(c, c.crown, c.crown_hi)


def elm(c: Theme, lod: int) -> str:
    """Broad tree in cool green."""
    return _broad(c, c.poplar, c.poplar_hi)


def poplar(c: Theme, lod: int) -> str:
    """Slender tree."""
    out = _shadow(c, 2.6) + path("M-.5 0h1v-2h-1z", c.trunk)
    out += path("M0-9.5C2.6-6.5 2.6-2 0-1.4C-2.6-2-2.6-6.5 0-9.5Z", c.poplar, c.ink, 0.5)
    return out + path("M-.4-8C-2-6-2-3.4-.8-2.4C-.4-4-.6-6-.4-8Z", c.poplar_hi)


def bush(c: Theme, lod: int) -> str:
    """Low bush."""
    out = _shadow(c, 3)
    out += path("M-2.6 0C-3.6-1.4-2.4-2.6-1.4-2.4C-1-3.6 1-3.6 1.4-2.4C2.6-2.6 3.4-1.2 2.6 0Z", c.crown, c.ink, 0.4)
    return out + path("M-2-.9C-2.2-1.8-1.4-2-1-1.8C-.7-2.7.2-2.9.7-2.4C0-2.2-.3-1.6-.6-1.2Z", c.crown_hi)


WOODS = ("wood-1", "wood-2", "wood-3")
HEDGES = {1: ("hedge-east-1", "hedge-east-2"), 2: ("hedge-south-1", "hedge-south-2")}
"""By the side that they cross: they never run along it, which would look like a border."""
THICKETS = (*WOODS, *HEDGES[1], *HEDGES[2])
_TREES = {"oak": oak, "elm": elm, "poplar": poplar, "bush": bush}


def thicket(name: str, c: Theme, lod: int) -> str:
    """The drawing of that name; KeyError where there is none."""
    return _wood(Chance(name), c, lod) if name in WOODS else _hedge(Chance(name), name in HEDGES[1], c, lod)


def _stand(trees: list[tuple[float, float, str, float]], c: Theme, lod: int) -> str:
    """Trees from north to south."""
    ordered = sorted(trees, key=lambda tree: tree[1])
    return "".join(group(_TREES[kind](c, lod), (x, y), f"scale({fraction(size)})") for x, y, kind, size in ordered)


def _wood(chance: Chance, c: Theme, lod: int) -> str:
    """Eight to ten trees on dark ground."""
    kind = chance.pick(("oak", "elm"))
    trees = []
    for k in range(8 + chance.below(3)):
        x = -13 + (k % 5) * 6.4 + chance.between(-2.4, 2.4)
        y = (-3.6, 3.4)[k % 2] + chance.between(-2, 2)
        trees.append((x, y, kind if chance.unit() < 0.7 else "poplar", chance.between(0.95, 1.25)))
    ground = ellipse(0, -1, 17, 8, c.tuft, opacity=".34")
    return ground + ellipse(1, -1, 13, 5.6, c.tuft, opacity=".5") + _stand(trees, c, lod)


def _hedge(chance: Chance, level: bool, c: Theme, lod: int) -> str:
    """A bent row of bushes, across the side."""
    lean, bend = chance.between(-0.45, 0.45), chance.between(-0.014, 0.014)
    bushes = []
    for k in range(-3, 4):
        along = k * 4.9
        off = along * lean + bend * along * along
        x, y = (along, off) if level else (off, along)
        bushes.append((x, y, "bush", chance.between(1.0, 1.15)))
    return _stand(bushes, c, lod)
