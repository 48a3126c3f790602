"""Lessons: scripts played on the real engine. Each is a file in data/lessons, with its texts in locale/lessons.

Invariant: a lesson holds no rule. It allows only actions that the engine accepts, and tests play all lessons.
"""

import re
from importlib import resources
from typing import Annotated, Final, Literal

import msgspec

from bastide.server.features.learning.messages import LessonRow
from bastide.server.protocol.events import HouseValue
from bastide.server.protocol.terms import KNOWN

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
Part = Literal["", "tile", "turn", "commit", "choices", "players", "left", "walls", "mist", "track"]
"""The part of the page a step points at, besides cells of the map. Wanted actions are highlighted without it."""


class LessonStep(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One or two sentences, and an action of the learner.

    `want` lists the texts of allowed actions, where `*` stands for anything. Without it the learner only reads. `then`
    lists the actions that follow: draws, and moves of the others. `unlike` gives wrong tries their own hint, by
    pattern. If `show` is false, the learner must find the place.
    """

    id: Id
    want: list[str] = []
    then: list[str] = []
    unlike: dict[str, Id] = {}
    show: bool = True
    cells: list[tuple[int, int]] = []
    part: Part = ""


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`teaches` lists modules of the rules, and `level` is a numbered level. `seat` is the learner's. `known` lists the
    sentences that sum up the lesson at its end. It begins at `position`, if there is one."""

    id: Id
    rules: str
    minutes: Annotated[int, msgspec.Meta(ge=1, le=9)]
    opening: list[str]
    steps: Annotated[list[LessonStep], msgspec.Meta(min_length=1)]
    known: Annotated[list[Id], msgspec.Meta(min_length=1)]
    teaches: list[str] = []
    level: int = 0
    house: dict[str, HouseValue] = {}
    seats: int = 2
    starter: int = 0
    seat: int = 0
    position: str = ""

    @property
    def line(self) -> LessonRow:
        """The description for lists."""
        return {
            "id": self.id,
            "rules": self.rules,
            "teaches": self.teaches,
            "level": self.level,
            "minutes": self.minutes,
        }

    @property
    def words(self) -> list[str]:
        """The keys of all its texts."""
        own = f"lesson-{self.id}"
        keys = [f"{own}-name", f"{own}-about"]
        for step in self.steps:
            keys.append(f"{own}-{step.id}")
            hints = [f"{own}-{step.id}-hint"] if step.want and "*" not in step.want else []
            keys += [*hints, *(f"{own}-{step.id}-hint-{name}" for name in dict.fromkeys(step.unlike.values()))]
        return [*keys, *(f"{own}-known-{name}" for name in self.known)]


def matches_pattern(pattern: str, action: str) -> bool:
    """Whether an action matches a pattern, in which `*` stands for anything."""
    return re.fullmatch(".*".join(re.escape(part) for part in pattern.split("*")), action) is not None


def _rank(lesson: Lesson) -> tuple[int, int, str]:
    """Sort key: the base game first, then modules in the order of the rules, then levels."""
    order = [module["id"] for module in KNOWN["modules"]]
    first = min((order.index(name) for name in lesson.teaches), default=-1)
    return (lesson.level, first, lesson.id)


def _read() -> dict[str, Lesson]:
    folder = resources.files("bastide") / "data" / "lessons"
    found: list[Lesson] = []
    for file in folder.iterdir():
        if file.name.endswith(".json"):
            try:
                found.append(msgspec.json.decode(file.read_bytes(), type=Lesson))
            except msgspec.DecodeError as error:
                raise ValueError(f"data/lessons/{file.name}: {error}") from None
    return {lesson.id: lesson for lesson in sorted(found, key=_rank)}


LESSONS: Final = _read()
"""All lessons by name, in the order of learning."""
