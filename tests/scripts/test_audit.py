"""What the registries know of vulnerabilities is judged by the list of what is accepted."""

import json
from datetime import date
from pathlib import Path

import pytest

from scripts.release import audit
from scripts.release.audit import Accepted, Finding, Silent

TODAY = date(2026, 12, 1)
FOUND = Finding("rich", "15.0.0", ("PYSEC-2026-1", "CVE-2026-1"))


def npm(grade: str) -> dict[str, object]:
    cause = {"severity": grade, "range": "<6", "url": "https://advisories.example/GHSA-1"}
    return {"vulnerabilities": {"vite": {"via": [cause, "rolldown"]}, "vitest": {"via": ["vite"]}}}


def test_what_is_known_and_not_listed_fails() -> None:
    assert audit.judged([FOUND], [], TODAY) == [
        "rich 15.0.0: PYSEC-2026-1, CVE-2026-1: renew it, or write in accepted.json why it does not affect us"
    ]


def test_what_is_accepted_passes_until_its_last_day_under_any_of_its_names() -> None:
    for name in FOUND.ids:
        listed = [Accepted(name, "we never print what strangers send", TODAY)]
        assert audit.judged([FOUND], listed, TODAY) == []
        assert audit.judged([FOUND], listed, date(2026, 12, 2)) == [
            "rich 15.0.0: PYSEC-2026-1, CVE-2026-1: was accepted until 2026-12-01"
        ]


def test_nothing_is_accepted_for_ever() -> None:
    assert audit.judged([FOUND], [Accepted(FOUND.ids[0], "later", date(2030, 1, 1))], TODAY) == [
        "rich 15.0.0: PYSEC-2026-1, CVE-2026-1: is accepted for more than 90 days ahead"
    ]


def test_pip_audit_is_understood() -> None:
    rich = {"name": "rich", "version": "15.0.0", "vulns": [{"id": "PYSEC-2026-1", "aliases": ["CVE-2026-1"]}]}
    told = {"dependencies": [rich, {"name": "apsw", "skip_reason": "not found"}]}
    assert audit.of_pip(audit.json_in("WARNING: slow\n" + json.dumps(told) + "\n")) == [FOUND]


def test_npm_audit_is_understood_and_low_grades_pass() -> None:
    assert audit.of_npm(npm("high")) == [Finding("vite", "<6", ("GHSA-1",))]
    assert audit.of_npm(npm("low")) == []


def test_a_registry_without_audits_is_told_from_one_without_findings() -> None:
    with pytest.raises(Silent, match="405"):
        audit.of_npm({"message": "405 Method Not Allowed"})
    with pytest.raises(Silent, match="none of the packages"):
        audit.of_pip({"dependencies": [{"name": "apsw", "skip_reason": "not found"}]})
    with pytest.raises(Silent, match="no route"):
        audit.json_in("no route to the registry\n")
    assert audit.of_npm({"vulnerabilities": {}}) == []


def test_the_list_says_why_and_until_when(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(row.id and row.reason for row in audit.accepted())
    file = tmp_path / "accepted.json"
    file.write_text('[{"id": "CVE-2026-1", "reason": "unused", "until": "2026-12-01"}]')
    monkeypatch.setattr(audit, "ACCEPTED", file)
    assert audit.accepted() == [Accepted("CVE-2026-1", "unused", TODAY)]
