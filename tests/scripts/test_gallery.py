"""The gallery shows every question once, at tables that exist, and keeps its pictures in one file."""

import base64
import io
from collections.abc import Iterator
from typing import Any

from PIL import Image

from bastide.locale import load_messages
from scripts.gallery.art import figure, to_address
from scripts.gallery.page_actions import ACTIONS
from scripts.gallery.states import Step, load_data, states
from scripts.gallery.steps import NAMED, VERBS, load_answers
from scripts.gallery.tables import tables
from tests.browser.camera.most_choices import MOST

MACROS = load_data()["macros"]


def all_steps() -> Iterator[Step]:
    """Every step of the states and macros."""
    for state in states():
        yield from (*state.before, *state.act)
    for steps in MACROS.values():
        yield from steps


def parts(step: Step) -> tuple[str, Any]:
    """The verb and the argument of a step."""
    return next(iter(step.items())) if isinstance(step, dict) else step.partition(" ")[::2]


def test_every_state_has_a_name_of_its_own_and_a_table_that_exists() -> None:
    assert len({state.name for state in states()}) == len(states())
    listed = {*load_data()["tables"], *(f"most-{one.name}" for one in MOST)}
    assert {state.table for state in states()} - {""} == listed, "a table without a state, or a state without a table"


def test_every_step_exists_and_its_messages_are_translated() -> None:
    keys = {line.partition(" =")[0] for line in load_messages("en").splitlines()}
    for verb, argument in map(parts, all_steps()):
        assert verb in VERBS or verb in ACTIONS or verb in MACROS, verb
        if verb in NAMED:
            assert argument.rpartition(" = ")[2].split()[0] in keys, argument


def test_every_answer_exists_and_is_used() -> None:
    used = set()
    for verb, argument in map(parts, all_steps()):
        given = argument.values() if verb in ("answer", "socket") else [argument] if verb == "send" else []
        for value in given:
            used |= {one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)}
    assert used == set(load_answers())


def test_tables_are_played_as_they_are_wanted() -> None:
    lobby, place = tables(states("lobby", "chosen"))
    assert (lobby.phase, place.phase) == ("lobby", "playing")
    assert place.match is not None
    assert place.match.game.decision is not None
    assert place.match.game.decision.step == "place"


def test_pictures_are_in_the_sheet_itself() -> None:
    out = io.BytesIO()
    Image.new("RGB", (8, 4), "#95bd57").save(out, "PNG")
    address = to_address(out.getvalue())
    assert address.startswith("data:image/webp;base64,")
    assert Image.open(io.BytesIO(base64.b64decode(address.partition(",")[2]))).size == (8, 4)
    assert 'alt="a &amp; b"' in figure(out.getvalue(), "phone", "a & b")
