"""One list of hostile texts through every text field that others see: the same refusal everywhere."""

import unicodedata
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_name, clean_text
from bastide.server.common.public_names import check_account_name, clean_title
from bastide.server.http.limits import Limits
from tests.server.conftest import ME, OPEN, AppServer, run_app_server
from tests.server.features.tournaments.test_tournaments import do
from tests.server.fixtures.accounts import make_member
from tests.server.live.test_chat import ask

HOSTILE = {
    "stacked marks": "Z" + "\u0301\u0336\u0489" * 20,
    "three marks": "Z\u0336\u0337\u0338",
    "mark alone": "\u0301",
    "mark after a space": "a \u0301b",
    "direction": "a\u202eb",
    "isolate": "a\u2066b",
    "zero width": "a\u200bb",
    "joiner at the end": "ab\u200d",
    "blank letter": "a\u3164b",
    "control": "a\x07b",
    "private": "a\ue000b",
    "unassigned": "a\u0378b",
    "byte order mark": "a\ufeffb",
    "tags": "a\U000e0067\U000e0062b",
}
"""No field takes these."""
WELCOME = ("Ján Ťuťů", "Nguyễn", "שָׁלוֹם", "ที่", "李小龙", "O’Brien", "Анна")
"""Each field takes these."""
LIMITS = Limits(tables_per_hour=500, reports_per_day=500, reports_per_hour=500)
BAD = {"bad-name", "bad-text", "bad-account-name"}
CHECKS: dict[str, Callable[[str], str]] = {
    "name": clean_name, "text": clean_text, "title": clean_title, "account": check_account_name
}  # fmt: skip


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("kind", HOSTILE)
def test_every_check_refuses(check: str, kind: str) -> None:
    with pytest.raises(RequestError) as refused:
        CHECKS[check](HOSTILE[kind])
    assert refused.value.code in BAD


@pytest.mark.parametrize("check", ["name", "text", "title"])
def test_no_check_refuses_what_people_write(check: str) -> None:
    for text in WELCOME:
        assert CHECKS[check](text) == unicodedata.normalize("NFKC", text)


@pytest.mark.parametrize("picture", ["\u2764\ufe0f", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "1\ufe0f\u20e3"])
def test_pictures_are_texts_as_they_are_names(picture: str) -> None:
    assert clean_text(f"Well played {picture}") == f"Well played {clean_name(picture)}"


def test_a_text_is_as_long_as_it_looks() -> None:
    assert clean_text("x" * 120, 120) == "x" * 120
    with pytest.raises(RequestError):
        clean_text("\ufdfa" * 120, 120)  # eighteen letters each


class Fields:
    """Every field of the server with a text that others see. Each gives the code of the answer."""

    def __init__(self, server: AppServer, stack: ExitStack) -> None:
        self.house = server
        self.anna, _ = make_member(server, "Anna")
        self.ben, _ = make_member(server, "Ben")
        self.table = server.open(self.anna, ME, OPEN, OPEN, options={"chat": True, "starter": 0})
        self.line = stack.enter_context(server.sit_at(self.table, self.anna))
        self.other = stack.enter_context(server.sit_at(self.table, self.ben))
        cup = {"name": "Cup", "kind": "robin", "rules": "base", "boards": 2}
        self.cup = server.client.post("/api/tournaments", json=cup, headers=self.anna).json()["tournament"]

    def post(self, path: str, **body: Any) -> str:
        answer = self.house.client.post(path, json=body, headers=self.anna)
        return str(answer.json().get("code", ""))

    def ask_all(self, text: str) -> dict[str, str]:
        """The codes by field."""
        seat = {"kind": "me", "name": text}
        bot = {"kind": "bot", "name": text}
        return {
            "seat of a new table": self.post("/api/tables", rules="base", seats=[seat, OPEN]),
            "bot of a new table": self.post("/api/tables", rules="base", seats=[ME, bot]),
            "new table": self.post("/api/tables", rules="base", seats=[ME, OPEN], name=text),
            "game in one's list": self.post(f"/api/games/{self.table}", name=text),
            "tournament": self.post("/api/tournaments", name=text, kind="robin", rules="base"),
            "team": str(do(self.house, self.anna, self.cup, "team", name=text).get("code", "")),
            "report": self.post(f"/api/tables/{self.table}/report", seat=0, reason="other", words=text),
            "seat": str(self.other.ask("sit", seat=1, name=text).get("code", "")),
            "table": str(self.line.ask("rename", name=text).get("code", "")),
            "spectator": ask(self.other, "call", name=text),
            "chat": ask(self.line, "say", text=text),
        }


@pytest.mark.parametrize("part", [0, 1])
def test_every_field_refuses(part: int, tmp_path: Path) -> None:
    """In two parts: some fields take few requests in a row."""
    with run_app_server(tmp_path, LIMITS) as server, ExitStack() as stack:
        fields = Fields(server, stack)
        for kind, text in [*HOSTILE.items()][part::2]:
            codes = fields.ask_all(text)
            assert set(codes.values()) <= BAD, (kind, codes)
