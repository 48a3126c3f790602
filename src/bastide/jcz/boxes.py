"""What JCloisterZone calls the boxes that are played here: data/jcz_boxes.json, an entry for each module."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

BASE_SETS: Final = ("basic:1", "basic:2")
BASE_TILES: Final = "BA"


class Meeple(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our kind of figure for one of theirs, and how assertions call it."""

    figure: str
    in_tests: str = msgspec.field(name="class")


class ReturnRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a figure back: our action, their meeple, and what they say that it comes from."""

    action: str
    meeple: str
    source: str


class OlderNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What features and events of points were called before, with what they are called now. `inside`: words for the
    inside of a tile, each with the kind of segment that it means, "" for any."""

    features: dict[str, str]
    events: dict[str, str]
    inside: dict[str, str]


class OptionRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our option for one of their rules, with our value for each of theirs; the first is what is usual."""

    option: str
    values: dict[str, int]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A module: the tile sets of its editions (the first without gardens), or the element that it is."""

    module: str
    sets: tuple[str, ...] = ()
    twice: tuple[str, str] = ("", "")  # what is said of two of its sets, and the rule
    tiles: str = ""  # how the types of its tiles begin
    written: str = ""  # the set that is written, whatever the edition
    start: str = ""  # its start tile
    element: str = ""
    also: tuple[str, ...] = ()  # elements that go with it
    parts: dict[str, str] = {}  # elements of its tile sets, each with our option that leaves it out
    land: str = ""  # our option that leaves its tiles in the box: its figures are played without them
    one: dict[str, str] = {}  # elements that are counted, with the rule that says that there is one
    options: dict[str, Any] = {}  # of ours, as JCloisterZone plays it
    unasked: dict[str, str] = {}  # actions of ours that they take without a question, with the rule that asks here
    strict: str = ""  # our option for a rule of theirs that is tried first
    rule: str = ""  # a rule of theirs about it
    worth: OptionRule | None = None

    def is_played(self, sets: set[str], elements: set[str]) -> bool:
        """Whether a file has it."""
        return bool(sets & set(self.sets)) or self.element in elements or bool(elements & set(self.one))

    @property
    def elements(self) -> set[str]:
        """All that it may bring."""
        return {*self.also, *self.parts, *([self.element] if self.element else [])}


class JczVocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    meeples: dict[str, Meeple]
    back: ReturnRule
    older: OlderNames
    boxes: tuple[Box, ...]


WORDS: Final = msgspec.json.decode((files("bastide.data") / "jcz_boxes.json").read_bytes(), type=JczVocabulary)
BOXES: Final = WORDS.boxes
BACK: Final = WORDS.back
OLDER: Final = WORDS.older
EDITIONS: Final = {BASE_TILES: BASE_SETS[-1], **{box.tiles: box.sets[-1] for box in BOXES if box.tiles}}
"""By the beginning of a tile type its tile set with gardens."""
UNASKED: Final = {action: rule for box in BOXES for action, rule in box.unasked.items()}
"""What JCloisterZone does without a question, and the rule that asks here."""
ONE_EACH: Final = {element: rule for box in BOXES for element, rule in box.one.items()}
"""Elements that are counted, and the rule that says that there is one."""
