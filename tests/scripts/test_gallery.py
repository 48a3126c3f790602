"""The gallery looks at every question once, at tables that exist, and keeps what it shows in one file."""

import base64
import io

from PIL import Image

from scripts.gallery import packed, shown
from scripts.gallery_analysis import JUDGED
from scripts.gallery_box import box_rooms
from scripts.gallery_states import ASKED, ENDS, GONE, chapters, rooms
from tests.browser.camera.most_choices import MOST


def test_every_state_has_a_name_of_its_own_and_a_table_that_exists() -> None:
    states = [state for listed in chapters().values() for state in listed]
    assert len({state.name for state in states}) == len(states)
    most = {f"most-{one.name}" for one in MOST}
    paths = {state.path.partition("?")[0] for state in states}
    beside = {
        room.table.removeprefix("gallery-")
        for room in box_rooms([f"box-{path.rpartition('box-')[2]}" for path in paths])
    }
    tables = {
        "lobby",
        *most,
        *(asked.name for asked in ASKED),
        *(name for name, *_ in (*ENDS, *JUDGED)),
        *GONE,
        *beside,
    }
    looked = {path.removeprefix("/t/gallery-") for path in paths if path.startswith("/t/gallery-")}
    assert looked == tables, "a table that nobody looks at, or none to look at"


def test_tables_are_played_as_they_are_wanted() -> None:
    lobby, place = rooms(
        state for listed in chapters().values() for state in listed if state.name in ("lobby", "chosen")
    )
    assert (lobby.phase, place.phase) == ("lobby", "playing")
    assert place.match is not None
    assert place.match.game.decision is not None
    assert place.match.game.decision.step == "place"


def test_pictures_are_in_the_sheet_itself() -> None:
    out = io.BytesIO()
    Image.new("RGB", (8, 4), "#95bd57").save(out, "PNG")
    address = packed(out.getvalue())
    assert address.startswith("data:image/webp;base64,")
    assert Image.open(io.BytesIO(base64.b64decode(address.partition(",")[2]))).size == (8, 4)
    assert 'alt="a &amp; b"' in shown(out.getvalue(), "phone", "a & b")
