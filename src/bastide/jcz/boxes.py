"""JCloisterZone's names for the modules of Bastide: data/jcz_boxes.json, one entry per module."""

from importlib.resources import files
from typing import Any, Final

import msgspec

BASE_SETS: Final = ("basic:1", "basic:2")
BASE_TILES: Final = "BA"


class Meeple(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our kind of figure for one of their meeples, and its name in assertions."""

    figure: str
    in_tests: str = msgspec.field(name="class")


class ReturnRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a figure back: our action, their meeple, and the source that their message names."""

    action: str
    meeple: str
    source: str


class OlderNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Older names of features and scoring events, with today's names.

    `inside` maps names for the inside of a tile to the kind of segment, "" for any.
    """

    features: dict[str, str]
    events: dict[str, str]
    inside: dict[str, str]


class OptionRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our option for one of their rules, with our value for each of theirs. The first one is the default."""

    option: str
    values: dict[str, int]


class FlightRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A meeple that flies: their feature and its older location, our action, our throw of a die with so many `sides`,
    our question where to land, and the rule by which it must."""

    feature: str
    location: str
    action: str
    throw: str
    land: str
    sides: int
    rule: str


class CircleRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice for all players after the scoring of a tile with a `mark`, and then the answer of each.

    `message` is the type of their message. `action` is our choice, `choices` our words for theirs. `add` and `remove`
    are our answers, `event` reports a meeple taken home without a question, `source` is what their message of a removal
    names. By `rule` one must go.
    """

    mark: str
    message: str
    action: str
    choices: dict[str, str]
    add: str
    remove: str
    event: str
    source: str
    phase: str
    rule: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A module: the tile sets of its editions (the first without gardens), or its element."""

    module: str
    sets: tuple[str, ...] = ()
    twice: tuple[str, str] = ("", "")  # the message if two of its sets are in play, and the rule
    tiles: str = ""  # prefix of its tile types
    together: OptionRule | None = None  # our option for which of its sets are in play: the sum of their values
    implied: str = ""  # an element that means nothing but that its tile sets are in play
    written: str = ""  # the set that is exported, for every edition
    start: str = ""  # its start tile
    element: str = ""
    also: tuple[str, ...] = ()  # elements that go with it
    required: str = ""  # the rule by which its tile sets need all of them
    pieces: dict[str, str] = {}  # neutral figures, each with our word for moving it
    tokens: dict[str, str] = {}  # tokens, each with our word for placing it on a tile
    phase: str = ""  # the name of the phase in which they move or are placed
    parts: dict[str, str] = {}  # elements of its tile sets, each with our option that leaves it out
    land: str = ""  # our option that leaves its tiles in the box: its figures are played without them
    number: OptionRule | None = None  # our option for the number of its element
    flight: FlightRule | None = None
    circle: CircleRule | None = None
    second: str = ""  # our question for a second figure in the same turn
    one: dict[str, str] = {}  # elements that are counted, with the rule that allows only one
    options: dict[str, Any] = {}  # our options for JCloisterZone's version of the rules
    unasked: dict[str, str] = {}  # actions that JCloisterZone takes automatically, with the rule by which we ask
    strict: str = ""  # our option for one of their rules that is tried first
    rule: str = ""  # one of their rules about it
    worth: OptionRule | None = None

    def is_played(self, sets: set[str], elements: set[str]) -> bool:
        """Whether a file uses it."""
        return bool(sets & set(self.sets)) or self.element in elements or bool(elements & set(self.one))

    @property
    def elements(self) -> set[str]:
        """All elements that it may bring."""
        return {*self.also, *self.parts, *[name for name in (self.element, self.implied) if name]}


class JczVocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of data/jcz_boxes.json."""

    meeples: dict[str, Meeple]
    back: ReturnRule
    older: OlderNames
    boxes: tuple[Box, ...]


WORDS: Final = msgspec.json.decode((files("bastide.data") / "jcz_boxes.json").read_bytes(), type=JczVocabulary)
BOXES: Final = WORDS.boxes
BACK: Final = WORDS.back
OLDER: Final = WORDS.older
EDITIONS: Final = {BASE_TILES: BASE_SETS[-1], **{box.tiles: box.sets[-1] for box in BOXES if box.tiles}}
"""The tile set with gardens by the prefix of its tile types."""
UNASKED: Final = {action: rule for box in BOXES for action, rule in box.unasked.items()}
"""Actions that JCloisterZone takes automatically, and the rule by which we ask."""
PIECES: Final = {figure: word for box in BOXES for figure, word in box.pieces.items()}
"""Neutral figures, and our words for moving them."""
TOKENS: Final = {token: word for box in BOXES for token, word in box.tokens.items()}
"""Tokens, and our words for placing them on a tile."""
COUNTED: Final = {box.element: box.number for box in BOXES if box.number}
"""Elements that are counted, and our options for their number."""
FLIGHT: Final = next(box.flight for box in BOXES if box.flight)
CIRCLE: Final = next(box.circle for box in BOXES if box.circle)
SECOND: Final = [box.second for box in BOXES if box.second]
"""Our questions for a second figure in the same turn."""
ONE_EACH: Final = {element: rule for box in BOXES for element, rule in box.one.items()}
"""Elements that are counted, and the rule that allows only one."""
