"""Samples of pages that no other test reads: a lesson, a set of tiles, and pictures."""

import json
import re

import msgspec

from bastide import Game
from bastide.core.tiles.catalogue import read_catalogue
from bastide.server.features.learning.lessons import Lesson
from scripts.console import ROOT


def sample(page: str, language: str) -> str:
    """The only block of a language on a page."""
    [found] = re.findall(rf"^```{language}\n(.*?)^```", (ROOT / "docs" / page).read_text("utf-8"), re.M | re.S)
    return str(found)


def test_the_lesson_can_be_read_and_begins() -> None:
    lesson = msgspec.json.decode(sample("extend/lessons.md", "json"), type=Lesson)
    game = Game(lesson.rules, players=2, chance="manual", options=lesson.house)
    for action in lesson.opening:
        game.push(action)
    assert game.engine.seat == 0


def test_the_entries_of_the_tile_set_can_be_read() -> None:
    raw = json.loads(sample("library/tile-sets.md", "json"))
    assert [spec.id for spec in read_catalogue(json.dumps(raw["tiles"]), "river")] == ["spring", "bridge"]


def test_the_pictures_can_be_drawn() -> None:
    names: dict[str, object] = {}
    exec(sample("tiles/README.md", "python"), names)
    assert isinstance(names["png"], bytes)
