"""Trees and bushes, 7 to 8 units wide at most and up to 10 high."""

from bastide.art.palette import Theme
from bastide.art.svg import element, path

_CROWN = (
    "M-3.2-2.4C-4.8-4-3.6-6.2-2-6.2C-1.4-8.4 2-8.2 2.4-6.2C4.4-5.8 4.6-3 3-2.3C1.6-1.6-1.8-1.5-3.2-2.4Z"
)  # fmt: skip
_GLEAM = "M-2.9-4.2C-2.8-5.4-1.8-5.6-1.3-5.6C-.9-6.9.6-7.2 1.2-6.5C.2-6.4-.2-5.6-.4-5C-1.4-5.2-2.2-4.9-2.9-4.2Z"


def _shadow(c: Theme, width: float) -> str:
    return element("ellipse", cx=0.9, cy=0, rx=width, ry=width * 0.42, fill=c.shade, opacity=".2")


def _broad(c: Theme, crown: str, gleam: str) -> str:
    return (
        _shadow(c, 3.6)
        + path("M-.6.2h1.2v-3h-1.2z", c.trunk)
        + path(_CROWN, crown, c.ink, 0.5)
        + path(_GLEAM, gleam)
    )  # fmt: skip


def oak(c: Theme, lod: int) -> str:
    """Broad tree in warm green."""
    return _broad(c, c.crown, c.crown_hi)


def elm(c: Theme, lod: int) -> str:
    """Broad tree in cool green."""
    return _broad(c, c.poplar, c.poplar_hi)


def poplar(c: Theme, lod: int) -> str:
    """Slender tree."""
    return (
        _shadow(c, 2.6)
        + path("M-.5 0h1v-2h-1z", c.trunk)
        + path("M0-9.5C2.6-6.5 2.6-2 0-1.4C-2.6-2-2.6-6.5 0-9.5Z", c.poplar, c.ink, 0.5)
        + path("M-.4-8C-2-6-2-3.4-.8-2.4C-.4-4-.6-6-.4-8Z", c.poplar_hi)
    )


def bush(c: Theme, lod: int) -> str:
    """Low bush."""
    return (
        _shadow(c, 3)
        + path("M-2.6 0C-3.6-1.4-2.4-2.6-1.4-2.4C-1-3.6 1-3.6 1.4-2.4C2.6-2.6 3.4-1.2 2.6 0Z", c.crown, c.ink, 0.4)
        + path("M-2-.9C-2.2-1.8-1.4-2-1-1.8C-.7-2.7.2-2.9.7-2.4C0-2.2-.3-1.6-.6-1.2Z", c.crown_hi)
    )
