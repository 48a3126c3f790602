"""The figures of the server's layout: what they count, and that they are within their limits."""

import ast

from scripts import server_layout
from scripts.server_layout import (
    arrows_of,
    class_names,
    file_names,
    layers,
    missing_words,
    modules,
    search_words,
    upward,
)


def test_a_word_is_found_in_either_number_and_by_one_of_its_alternatives() -> None:
    names = ["features/moderation", "http/rate_limit.py"]
    assert missing_words(names, ["moderation", "limits", "middleware / rate_limit", "migration"]) == ["migration"]


def test_arrows_are_counted_once_and_those_for_types_too() -> None:
    text = "from bastide.server.storage import db\nif TYPE_CHECKING:\n    from bastide.server.storage.db import Db\n"
    feature = "from bastide.server.features.social import friends\n"
    found = [("live.hub", ast.parse(text)), ("features.lobby.api", ast.parse(feature)), ("__main__", ast.parse(text))]
    assert arrows_of(found) == ({("live", "storage")}, {("lobby", "social")})


def test_an_arrow_to_the_same_floor_or_a_higher_one_runs_upward() -> None:
    floors = {"app": 0, "live": 1, "jobs": 2, "tables": 2}
    arrows = [("app", "live"), ("jobs", "tables"), ("tables", "live")]
    assert upward(arrows, floors) == [("jobs", "tables"), ("tables", "live")]


def test_a_class_is_listed_with_every_module_that_defines_it() -> None:
    found = [("a", ast.parse("class One: ...\n")), ("b", ast.parse("class One: ...\nclass Two: ...\n"))]
    assert class_names(found) == {"One": ["a", "b"], "Two": ["b"]}


def test_the_server_is_within_the_limits() -> None:
    top, features = arrows_of(modules())
    assert len(top) <= server_layout.TOP_ARROWS
    assert len(features) <= server_layout.FEATURE_ARROWS
    assert upward(top, layers("Folders of the server")) + upward(features, layers("Features of the server")) == []
    assert len(missing_words(file_names(), search_words())) <= server_layout.MISSING_WORDS
