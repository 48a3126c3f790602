"""Captions drawn as strokes: no picture depends on a font of the system.

Letters stand on y = 0; capitals are 6 units high, small letters 4. Each entry is (width, path data).
"""

import unicodedata
from html import escape

from bastide.art.svg import fraction, num

_SPACE = 2.6
_GAP = 1.5
_GLYPHS: dict[str, tuple[float, str]] = {
    "A": (4.4, "M0 0L2.2-6L4.4 0M.8-2.1H3.6"),
    "B": (3.6, "M0 0V-6H2A1.5 1.5 0 0 1 2-3H0M2-3A1.5 1.5 0 0 1 2 0H0"),
    "C": (4, "M4-4.8A2.4 3 0 1 0 4-1.2"),
    "D": (4, "M0 0V-6H1.4A2.6 3 0 0 1 1.4 0Z"),
    "E": (3.2, "M3.2 0H0V-6H3.2M0-3.1H2.7"),
    "F": (3.2, "M0 0V-6H3.2M0-3.1H2.7"),
    "G": (4.2, "M4-4.8A2.4 3 0 1 0 4.2-1V-2.8H2.7"),
    "H": (4, "M0 0V-6M4 0V-6M0-3.1H4"),
    "I": (0.4, "M.2 0V-6"),
    "J": (2.6, "M2.6-6V-1.4A1.4 1.4 0 0 1 0-1"),
    "K": (3.8, "M0 0V-6M3.6-6L0-2.6M1.2-3.6L3.8 0"),
    "L": (3, "M0-6V0H3"),
    "M": (5, "M0 0V-6L2.5-2L5-6V0"),
    "N": (4, "M0 0V-6L4 0V-6"),
    "O": (4.8, "M2.4-6A2.4 3 0 0 1 2.4 0A2.4 3 0 0 1 2.4-6Z"),
    "P": (3.6, "M0 0V-6H2A1.65 1.65 0 0 1 2-2.7H0"),
    "Q": (4.8, "M2.4-6A2.4 3 0 0 1 2.4 0A2.4 3 0 0 1 2.4-6ZM2.8-1.8L4.8.5"),
    "R": (3.8, "M0 0V-6H2A1.6 1.6 0 0 1 2-2.8H0M1.8-2.8L3.8 0"),
    "S": (3.6, "M3.4-5A1.6 1.4 0 0 0 1.8-6A1.5 1.5 0 0 0 1.8-3.1A1.6 1.55 0 0 1 1.8 0A1.8 1.5 0 0 1 0-1.2"),
    "T": (4, "M0-6H4M2-6V0"),
    "U": (4, "M0-6V-2A2 2 0 0 0 4-2V-6"),
    "V": (4.4, "M0-6L2.2 0L4.4-6"),
    "W": (6, "M0-6L1.5 0L3-5L4.5 0L6-6"),
    "X": (4, "M0-6L4 0M4-6L0 0"),
    "Y": (4.2, "M0-6L2.1-3L4.2-6M2.1-3V0"),
    "Z": (3.8, "M0-6H3.8L0 0H3.8"),
    "a": (3, "M3-4V0M3-2A1.5 2 0 1 0 3-1.9"),
    "b": (3, "M0-6V0M0-2A1.5 2 0 1 1 0-1.9"),
    "c": (2.8, "M2.8-3.3A1.6 2 0 1 0 2.8-.7"),
    "d": (3, "M3-6V0M3-2A1.5 2 0 1 0 3-1.9"),
    "e": (3, "M0-2.1H3A1.5 1.9 0 1 0 2.7-.7"),
    "f": (2.2, "M2.2-5.8A1.2 1.2 0 0 0 .8-4.8V0M0-3.9H2"),
    "g": (3, "M3-4V.6A1.5 1.4 0 0 1 .2 1.1M3-2A1.5 2 0 1 0 3-1.9"),
    "h": (3, "M0-6V0M0-2.4A1.5 1.6 0 0 1 3-2.4V0"),
    "i": (0.4, "M.2-4V0M.2-5.7V-5.6"),
    "j": (1.2, "M1-4V.8A1 1 0 0 1 0 1.8M1-5.7V-5.6"),
    "k": (2.8, "M0-6V0M2.6-4L0-1.8M.9-2.5L2.8 0"),
    "l": (0.4, "M.2-6V0"),
    "m": (5, "M0-4V0M0-2.6A1.25 1.4 0 0 1 2.5-2.6V0M2.5-2.6A1.25 1.4 0 0 1 5-2.6V0"),
    "n": (3, "M0-4V0M0-2.4A1.5 1.6 0 0 1 3-2.4V0"),
    "o": (3.4, "M1.7-4A1.7 2 0 0 1 1.7 0A1.7 2 0 0 1 1.7-4Z"),
    "p": (3, "M0-4V2M0-2A1.5 2 0 1 1 0-1.9"),
    "q": (3, "M3-4V2M3-2A1.5 2 0 1 0 3-1.9"),
    "r": (1.8, "M0-4V0M0-2.4A1.6 1.6 0 0 1 1.8-3.9"),
    "s": (2.6, "M2.5-3.4A1.3 1 0 0 0 1.3-4A1 1 0 0 0 1.3-2.1A1.1 1.05 0 0 1 1.3 0A1.4 1 0 0 1 0-.7"),
    "t": (2.2, "M.8-5.2V-1.2A1.1 1.1 0 0 0 2.2-.2M0-3.9H2"),
    "u": (3, "M0-4V-1.6A1.5 1.6 0 0 0 3-1.6M3-4V0"),
    "v": (3, "M0-4L1.5 0L3-4"),
    "w": (4.6, "M0-4L1.2 0L2.3-3.4L3.4 0L4.6-4"),
    "x": (2.8, "M0-4L2.8 0M2.8-4L0 0"),
    "y": (3, "M0-4L1.6-.2M3-4L1.2.8A1.1 1.1 0 0 1 0 1.7"),
    "z": (2.8, "M0-4H2.8L0 0H2.8"),
    "0": (3.6, "M1.8-6A1.8 3 0 0 1 1.8 0A1.8 3 0 0 1 1.8-6Z"),
    "1": (1.8, "M0-4.8L1.6-6V0"),
    "2": (3.4, "M.1-4.6A1.6 1.6 0 1 1 2.9-3.4L0 0H3.4"),
    "3": (3.4, "M.2-5.3A1.5 1.5 0 1 1 1.6-3.2A1.6 1.6 0 1 1 0-.8"),
    "4": (3.8, "M2.8 0V-6L0-1.6H3.8"),
    "5": (3.4, "M3-6H.5L.3-3.3A1.8 1.8 0 1 1 0-.7"),
    "6": (3.6, "M2.9-5.9A3 3.4 0 0 0 0-2.1A1.8 2 0 1 0 .2-2.8"),
    "7": (3.4, "M0-6H3.4L1.2 0"),
    "8": (3.6, "M1.8-3.2A1.4 1.4 0 0 1 1.8-6A1.4 1.4 0 0 1 1.8-3.2A1.6 1.6 0 0 1 1.8 0A1.6 1.6 0 0 1 1.8-3.2Z"),
    "9": (3.6, "M.7-.1A3 3.4 0 0 0 3.6-3.9A1.8 2 0 1 0 3.4-3.2"),
    "-": (2, "M0-2.2H2"),
    "+": (3.2, "M0-2.8H3.2M1.6-4.4V-1.2"),
    "×": (2.4, "M0-3.4L2.4-1M2.4-3.4L0-1"),
    "ı": (0.4, "M.2-4V0"),
    "ȷ": (1.2, "M1-4V.8A1 1 0 0 1 0 1.8"),
    "ß": (3.2, "M0 0V-4.4A1.5 1.6 0 0 1 2.6-3.6C2.6-2.6 1.4-2.9 3-1.6A1.2 1.1 0 0 1 1.2-.2"),
    "æ": (4.8, "M.2-3.7A1.3 1.3 0 0 1 2.2-3V0M2.2-2.4A1.1 1.2 0 1 0 2.2-1M2.2-2.1H4.8A1.4 1.9 0 1 0 4.5-.7"),
    "ø": (3.4, "M1.7-4A1.7 2 0 0 1 1.7 0A1.7 2 0 0 1 1.7-4ZM.2.3L3.2-4.3"),
    "Ø": (4.8, "M2.4-6A2.4 3 0 0 1 2.4 0A2.4 3 0 0 1 2.4-6ZM.4.5L4.4-6.5"),
    "ł": (1.4, "M.7-6V0M0-2.4L1.4-3.6"),
    "Ł": (3.4, "M.4-6V0H3.4M-.4-2.2L2-3.8"),
    "đ": (3, "M3-6V0M3-2A1.5 2 0 1 0 3-1.9M1.6-5H4"),
    ".": (0.4, "M.2-.1V0"),
    ",": (0.8, "M.6-.1V.2L.2 1.2"),
    ":": (0.4, "M.2-3.3V-3.2M.2-.1V0"),
    "'": (0.4, "M.2-6V-4.6"),
    "’": (0.8, "M.6-6V-5.7L.2-4.7"),
    "_": (3.4, "M0 .8H3.4"),
    "–": (3.4, "M0-2.2H3.4"),
    "/": (2.4, "M0 .8L2.4-6.4"),
    "(": (1.4, "M1.4-6.6A4.6 4.6 0 0 0 1.4 1"),
    ")": (1.4, "M0-6.6A4.6 4.6 0 0 1 0 1"),
    "!": (0.4, "M.2-6V-1.9M.2-.1V0"),
    "?": (3, "M0-4.6A1.5 1.5 0 1 1 2.6-3.6C1.8-2.9 1.5-2.6 1.5-1.8M1.5-.1V0"),
    "#": (4, "M1.2 0L1.8-6M2.8 0L3.4-6M.2-2H3.8M.4-4H4"),
    "&": (4.2, "M4.2 0L.9-4.3A1.1 1.1 0 1 1 2.8-4.5C2.6-3.4 0-3-.1-1.5A1.6 1.5 0 0 0 3.6-1.8"),
}
_ACCENTS: dict[str, str] = {
    "\u0300": "M.5-.9L-.6-2.1",
    "\u0301": "M-.5-.9L.6-2.1",
    "\u0302": "M-1.1-.9L0-2.1L1.1-.9",
    "\u0303": "M-1.2-1.1Q-.6-2 0-1.4T1.2-1.7",
    "\u0304": "M-1.1-1.4H1.1",
    "\u0306": "M-1-2A1.1 1.1 0 0 0 1-2",
    "\u0307": "M0-1.5V-1.4",
    "\u0308": "M-.8-1.5V-1.4M.8-1.5V-1.4",
    "\u030a": "M0-2.4A.7.7 0 0 1 0-1A.7.7 0 0 1 0-2.4Z",
    "\u030b": "M-1-.9L-.3-2.1M.4-.9L1.1-2.1",
    "\u030c": "M-1.1-2.1L0-.9L1.1-2.1",
}
"""Marks over a letter, around the middle of its top."""
_BELOW: dict[str, str] = {
    "\u0326": "M.2.7V1L-.3 1.8",
    "\u0327": "M0 .1V.7A.6.6 0 0 1-.6 1.7",
    "\u0328": "M.4 .1A.8.8 0 0 0 .7 1.6",
}
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
