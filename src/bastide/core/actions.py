"""What a player, or chance, may do. The engine uses one packed integer per action. Outside it, an action is a small
frozen struct with a one-line text form. Both convert without loss (notation.py).

Packed: bits 0-5 hold the kind, then per kind
  DRAW    tile << 6
  PLACE   quarter turns << 6 | tile << 8 | cell << 18
  FIGURE  figure kind << 6 | segment << 10 | cell << 18
  PASS    nothing
  SCORE   segment << 10 | cell << 18
Kinds from FIRST_OF_MODULES on belong to rule modules.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

DRAW: Final = 1
PLACE: Final = 2
FIGURE: Final = 3
PASS: Final = 4
SCORE: Final = 5
FIRST_OF_MODULES: Final = 8

KIND_MASK: Final = 63
TURNS_SHIFT: Final = 6
TILE_SHIFT: Final = 8
SEGMENT_SHIFT: Final = 10
CELL_SHIFT: Final = 18


class ActionError(ValueError):
    """A text that is no action. The message names the wrong part."""


@dataclass(frozen=True)
class Action:
    """One decision, in the terms that players use.

    `kind` is one of
      "draw": uses `tile`
      "place": uses `tile`, `x`, `y`, `rotation` (degrees clockwise)
      "figure": uses `figure`, `feature`, `x`, `y`, `at` (the place on its tile)
      "pass": uses nothing
      "score": uses `feature`, `x`, `y`, `at`

    Other kinds belong to rule modules. An action about a figure on the board uses `figure`, `feature`, `x`, `y` and
    `at`. Its `args` hold a number if several figures of that kind stand there. Other actions keep their words in
    `args`.

    >>> from bastide import Action
    >>> Action("place", tile="U", x=1, y=0, rotation=90).text
    'place U 1,0 90'"""

    kind: str
    tile: str = ""
    x: int = 0
    y: int = 0
    rotation: int = 0
    figure: str = ""
    feature: str = ""
    at: str = ""
    args: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The one-line form, e.g. "place U 1,0 90" or "meeple city 1,0 NE"."""
        if self.kind == "draw":
            return f"draw {self.tile}"
        if self.kind == "place":
            return f"place {self.tile} {self.x},{self.y} {self.rotation}"
        if self.kind == "figure":
            return f"{self.figure} {self.feature} {self.x},{self.y} {self.at}"
        if self.kind == "score":
            return f"score {self.feature} {self.x},{self.y} {self.at}"
        if self.figure:
            spot = f"{self.figure} {self.feature} {self.x},{self.y} {self.at}"
            return " ".join((self.kind, spot, *self.args))
        return " ".join((self.kind, *self.args))

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:  # compiled, a frozen dataclass cannot be pickled by itself
        place = (self.kind, self.tile, self.x, self.y, self.rotation)
        return Action, (*place, self.figure, self.feature, self.at, self.args)

    @staticmethod
    def parse(text: str) -> "Action":
        """Parse a line of text. Raises ActionError naming the wrong part.

        >>> from bastide import Action
        >>> action = Action.parse("meeple city 1,0 NE")
        >>> action.kind, action.figure, action.feature, action.at
        ('figure', 'meeple', 'city', 'NE')"""
        words = text.split()
        if not words or " ".join(words) != text:
            raise ActionError(f"an action is words with single spaces between them, not {text!r}")
        if words[0] == "draw":
            _expect(words, 2, "draw TILE")
            return Action("draw", tile=words[1])
        if words[0] == "place":
            _expect(words, 4, "place TILE X,Y ROTATION")
            x, y = _cell(words[2])
            return Action("place", tile=words[1], x=x, y=y, rotation=_rotation(words[3]))
        if len(words) == 4 and "," in words[2]:
            x, y = _cell(words[2])
            if words[0] == "score":
                return Action("score", feature=words[1], x=x, y=y, at=words[3])
            return Action("figure", figure=words[0], feature=words[1], x=x, y=y, at=words[3])
        if (len(words) == 5 or (len(words) == 6 and words[5].isdecimal())) and "," in words[3]:
            x, y = _cell(words[3])
            which = tuple(words[5:])
            return Action(words[0], figure=words[1], feature=words[2], x=x, y=y, at=words[4], args=which)
        return Action(words[0], args=tuple(words[1:]))


def _expect(words: list[str], n: int, form: str) -> None:
    if len(words) != n:
        raise ActionError(f"expected '{form}', not {' '.join(words)!r}")


def _number(word: str) -> int:
    digits = word[1:] if word.startswith("-") else word
    if digits.isascii() and digits.isdigit() and len(digits) > 6:
        raise ActionError(f"{word[:40]} is too large: a number has at most six digits")
    if not (digits.isascii() and digits.isdigit()) or str(int(word)) != word:
        raise ActionError(f"{word!r} is not a whole number")
    return int(word)


def _cell(word: str) -> tuple[int, int]:
    parts = word.split(",")
    if len(parts) != 2:
        raise ActionError(f"a cell is written X,Y, not {word!r}")
    return _number(parts[0]), _number(parts[1])


def _rotation(word: str) -> int:
    if word not in ("0", "90", "180", "270"):
        raise ActionError(f"a rotation is 0, 90, 180 or 270 degrees clockwise, not {word!r}")
    return int(word)


def pack_draw(tile: i64) -> i64:
    """Chance draws a tile of this type."""
    return DRAW | (tile << TURNS_SHIFT)


def pack_place(tile: i64, cell: i64, turns: i64) -> i64:
    """The tile is placed on this cell, rotated by `turns` quarter turns clockwise."""
    return PLACE | (turns << TURNS_SHIFT) | (tile << TILE_SHIFT) | (cell << CELL_SHIFT)


def pack_figure(kind: i64, segment: i64, cell: i64) -> i64:
    """A figure of this kind is put on this segment of the tile at this cell."""
    return FIGURE | (kind << TURNS_SHIFT) | (segment << SEGMENT_SHIFT) | (cell << CELL_SHIFT)


def pack_score(segment: i64, cell: i64) -> i64:
    """The feature with this segment of the tile at this cell is scored next."""
    return SCORE | (segment << SEGMENT_SHIFT) | (cell << CELL_SHIFT)


def pack_spot(code: i64, figure: i64, segment: i64, cell: i64) -> i64:
    """A module's action about a kind of figure on a segment of the tile at a cell."""
    return code | (figure << TURNS_SHIFT) | (segment << SEGMENT_SHIFT) | (cell << CELL_SHIFT)
