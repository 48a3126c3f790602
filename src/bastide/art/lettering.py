"""Captions drawn as strokes: no picture depends on a font of the system.

Letters stand on y = 0; capitals are 6 units high, small letters 4. data/letters.json holds them.
"""

import json
import unicodedata
from html import escape
from importlib import resources

import msgspec

from bastide.art.svg import fraction, num

_SPACE = 2.6
_GAP = 1.5
_DATA = json.loads((resources.files("bastide.data") / "letters.json").read_bytes())
_GLYPHS: dict[str, tuple[float, str]] = msgspec.convert(_DATA["letters"], dict[str, tuple[float, str]])
"""Width and path data of each letter."""
_ACCENTS: dict[str, str] = _DATA["above"]
"""Marks over a letter, around the middle of its top."""
_BELOW: dict[str, str] = _DATA["below"]
_TALL = "bdfhklt"
_DOTLESS = {"i": "ı", "j": "ȷ"}


def length(words: str, size: float = 1.0) -> float:
    """How wide a line is."""
    return _draw_line(words)[0] * size


def line(words: str, x: float, y: float, colour: str, size: float = 1.0, weight: float = 0.95) -> str:
    """A line that begins at (x, y), with its words as title; letters outside the alphabet leave a gap."""
    place = f"translate({num(x)} {num(y)})scale({fraction(size)})"
    style = f'fill="none" stroke-width="{fraction(weight)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g transform="{place}" stroke="{colour}" {style}><title>{escape(words)}</title>{_draw_line(words)[1]}</g>'


def caption(words: str, x: float, y: float, colour: str, size: float = 1.0, weight: float = 0.95) -> str:
    """The same, centred on (x, y)."""
    return line(words, x - length(words, size) / 2, y, colour, size, weight)


def _draw_line(words: str) -> tuple[float, str]:
    """Width and letters of a line; a letter with a mark is drawn as the letter and its mark."""
    pen, letters, last = 0.0, "", (0.0, 0.0, 0.0)
    signs = unicodedata.normalize("NFD", words)
    for n, sign in enumerate(signs):
        if unicodedata.combining(sign):
            start, width, top = last
            mark, at = (_ACCENTS[sign], top) if sign in _ACCENTS else (_BELOW.get(sign, ""), 0.0)
            if mark:
                letters += f'<path transform="translate({num(start + width / 2)} {num(at)})" d="{mark}"/>'
            continue
        marked = signs[n + 1 : n + 2] in _ACCENTS and n + 1 < len(signs)
        width, data = _GLYPHS.get(_DOTLESS.get(sign, sign) if marked else sign, (_SPACE - _GAP, ""))
        if data:
            letters += f'<path transform="translate({num(pen)})" d="{data}"/>'
        last = (pen, width, -6.0 if sign.isupper() or sign in _TALL else -4.0)
        pen += width + _GAP
    return max(0.0, pen - _GAP), letters
