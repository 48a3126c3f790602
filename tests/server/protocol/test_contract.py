"""What client and server agreed on: generated types, words, names."""

import re

from bastide.locale import load_messages
from bastide.server.common.errors import RequestError
from bastide.server.tables.views import ids
from scripts import protocol_ts
from scripts.console import ROOT


def test_the_types_of_the_client_are_current() -> None:
    assert protocol_ts.TARGET.read_text(encoding="utf-8") == protocol_ts.generate(), "run python -m scripts.protocol_ts"


def test_the_reference_of_messages_names_every_message() -> None:
    text = (ROOT / "docs" / "host" / "messages.md").read_text(encoding="utf-8")
    for tag in re.findall(r"^  t: '([a-z]+)';$", protocol_ts.generate(), re.M):
        assert f"`{tag}" in text, tag


def test_words_of_table_names_are_different() -> None:
    lists = [ids.ADJECTIVES.split(), ids.PLACES.split(), ids.THINGS.split()]
    for one in lists:
        assert len(one) == len(set(one))
        assert all(re.fullmatch("[a-z]+", word) for word in one)
    assert len({ids.new_table_id() for _ in range(100)}) == 100


def test_a_refusal_is_a_sentence() -> None:
    assert str(RequestError("x", "No.")) == "No."


def codes_of(pattern: str, *places: str) -> set[str]:
    """What is refused in these files of the server."""
    files = [file for place in places for file in (ROOT / "src" / "bastide" / "server").glob(place)]
    return {code for file in files for code in re.findall(pattern, file.read_text(encoding="utf-8"))}


def test_every_refusal_of_a_table_has_its_words() -> None:
    told = load_messages("en")
    codes = codes_of(
        r'RequestError\(\s*"([a-z-]+)"',
        "tables/**/*.py",
        *(f"features/learning/{name}.py" for name in ("table_extension", "campaign", "lesson_progress", "lessons")),
        *(f"features/learning/{name}.py" for name in ("presets", "puzzle_at_table")),
        "common/names.py",
    )
    assert {"not-your-turn", "no-such-seat", "lesson-act", "bad-name"} <= codes
    for code in codes:
        assert f"\nwhy-{code} =" in told, code


def test_every_refusal_of_a_request_has_its_words() -> None:
    told = load_messages("en")
    called = r'(?:RequestError\(|QuotaExceeded\(|error_response\((?:\d+|status),)\s*(?:error\.code or )?"([a-z-]+)"'
    places = (
        "app/meta_api.py",
        "app/main.py",
        "app/create_table_api.py",
        "app/error_handlers.py",
        "features/games/export_api.py",
        "features/games/play_on_api.py",
        "features/games/import_api.py",
        "features/games/import_file.py",
        "features/account/api/device.py",
        "live/timers/vacation_api.py",
        "protocol/terms.py",
        "protocol/clock.py",
        "features/learning/campaign.py",
        "features/games/render_queue.py",
        "live/create_table.py",
        "live/people/visibility.py",
        "live/quota.py",
        "accounts/bans.py",
    )
    codes = codes_of(called, *places)
    assert {"bad-rules", "too-many-tables", "level-locked", "fixed-option", "no-such-address"} <= codes
    for code in codes:
        assert f"\nerror-{code} =" in told, code
