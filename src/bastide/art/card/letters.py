"""Text in a picture, set in the page's own fonts.

Invariant: no picture depends on a font of the system. The fonts are those of the built page, or of its sources. Without
either, Pillow's own font is used, so that there is always a picture.
"""

import math
from functools import cache
from importlib import resources
from itertools import groupby
from pathlib import Path
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

Face = Literal["title", "head", "bold", "text"]
FACES: Final[dict[Face, tuple[str, str]]] = {
    "title": ("alegreya", "800"),
    "head": ("alegreya", "700"),
    "bold": ("alegreya-sans", "700"),
    "text": ("alegreya-sans", "500"),
}
SMALLEST: Final = 16
CUT: Final = "…"
_EXTENDED: Final = range(0x100, 0x180)
"""Letters that have a file of their own."""
_SIGNS: Final = frozenset("–—‘’‚“”„…·€×−\u00a0")
FINE: Final = 4
Font = ImageFont.FreeTypeFont


def drawable(char: str) -> bool:
    """Whether the letters know it."""
    code = ord(char)
    return 0x20 <= code < 0x7F or 0xA1 <= code < 0x180 or char in _SIGNS


def drawable_text(words: str) -> str:
    """The words without what cannot be drawn; signs of other scripts leave nothing but themselves out."""
    text = "".join(char for char in words if drawable(char)).strip()
    return text or CUT


def _places() -> list[Path]:
    package = Path(str(resources.files("bastide")))
    return [package / "client" / "assets", package.parents[1] / "client" / "src" / "assets" / "fonts"]


@cache
def font(face: Face, size: int, extended: bool) -> Font:
    """A face at a size in pixels."""
    family, weight = FACES[face]
    name = f"{family}-{'central' if extended else 'latin'}-{weight}"
    for place in _places():
        for file in (*place.glob(f"{name}.woff2"), *place.glob(f"{name}-*.woff2")):
            return ImageFont.truetype(str(file), size)
    other = ImageFont.load_default(size)
    assert isinstance(other, ImageFont.FreeTypeFont), "Pillow draws letters"
    return other


class Pen:
    """Writes on a picture. Letters are drawn larger and made small: at their own size they would stand on whole pixels,
    and words would run together."""

    def __init__(self, image: Image.Image) -> None:
        self._image, self._draw = image, ImageDraw.Draw(image)

    def _runs(self, words: str, face: Face, size: int) -> list[tuple[Font, str]]:
        parts = groupby(words, key=lambda char: ord(char) in _EXTENDED)
        return [(font(face, size * FINE, extended), "".join(signs)) for extended, signs in parts]

    def width(self, words: str, face: Face, size: int) -> float:
        """How wide the words are."""
        return sum(typeface.getlength(text) for typeface, text in self._runs(words, face, size)) / FINE

    def write(
        self,
        at: tuple[float, float],
        words: str,
        face: Face,
        size: int,
        fill: str,
        anchor: Literal["l", "m", "r"] = "l",
    ) -> None:
        """The words on a base line, which begins, has its middle or ends at `at`."""
        wide = self.width(words, face, size)
        x = at[0] - (0 if anchor == "l" else wide if anchor == "r" else wide / 2)
        left, top = math.floor(x), math.floor(at[1]) - 2 * size
        box = (math.ceil(wide) + 2 * size, 3 * size)
        mask = Image.new("L", (box[0] * FINE, box[1] * FINE))
        pen, pos = ImageDraw.Draw(mask), (x - left) * FINE
        for typeface, text in self._runs(words, face, size):
            pen.text((pos, (at[1] - top) * FINE), text, 255, typeface, anchor="ls")
            pos += typeface.getlength(text)
        small = mask.resize(box, Image.Resampling.LANCZOS)
        self._image.paste(Image.new("RGBA", box, fill), (left, top), small)

    def fit(self, at: tuple[float, float], words: str, face: Face, size: int, fill: str, room: float) -> None:
        """The same within `room`: smaller first, then cut."""
        while size > SMALLEST and self.width(words, face, size) > room:
            size -= 1
        if self.width(words, face, size) > room:
            while words and self.width(words + CUT, face, size) > room:
                words = words[:-1]
            words = words.rstrip() + CUT
        self.write(at, words, face, size, fill)

    def line(self, across: tuple[float, float, float, float], fill: str, width: int = 1) -> None:
        """A rule."""
        self._draw.line(across, fill=fill, width=width)

    def box(self, corners: tuple[float, float, float, float], fill: str) -> None:
        """A plain ground."""
        self._draw.rectangle(corners, fill=fill)
