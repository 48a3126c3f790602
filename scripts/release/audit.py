"""Known vulnerabilities in what the project is built from and installs: `python -m scripts.release.audit`, in CI only.

The policy stands in SECURITY.md ("Dependencies"). pip-audit asks for the versions of constraints.txt, `npm audit`
for those of package-lock.json. What is accepted for a while stands in accepted.json with a reason and its last day;
after that day it fails again. Where a registry answers no audits, one line says so, and nothing fails.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from scripts.console import ROOT, Failure, captured, say
from scripts.node import CLIENT, npm_command
from scripts.release.wheel import CONSTRAINTS, make_environment, pip

ACCEPTED = ROOT / "scripts" / "release" / "accepted.json"
GRADES = ("moderate", "high", "critical")
"""Grades of npm's advisories that fail; pip's have none, and all fail."""


LONGEST = timedelta(days=90)
"""Nothing is accepted for longer without being looked at again."""


class Silent(Exception):
    """A registry that answers no audits; the message says what it said instead."""


@dataclass(frozen=True)
class Finding:
    """A known vulnerability of a package that we use."""

    package: str
    version: str
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.package} {self.version}: {', '.join(self.ids)}"


@dataclass(frozen=True)
class Accepted:
    """An accepted vulnerability: until when, and why it does not concern us."""

    id: str
    reason: str
    until: date


def json_in(text: str) -> Any:
    """The JSON object in what a program printed, warnings around it left out. Raises Silent."""
    start = text.find("{")
    try:
        return json.JSONDecoder().raw_decode(text[start:])[0]
    except ValueError:
        raise Silent(text.strip().partition("\n")[0][:200] or "it said nothing") from None


def of_pip(told: dict[str, Any]) -> list[Finding]:
    """What pip-audit has found. Raises Silent where it was told of no package at all."""
    known = [package for package in told.get("dependencies", []) if "skip_reason" not in package]
    if not known:
        raise Silent("it knows none of the packages")
    return [
        Finding(package["name"], package["version"], (found["id"], *found.get("aliases", ())))
        for package in known
        for found in package["vulns"]
    ]


def of_npm(told: dict[str, Any]) -> list[Finding]:
    """What `npm audit` has found in the grades that count. Raises Silent where the registry refused."""
    if "vulnerabilities" not in told:
        raise Silent(str(told.get("message") or told.get("error") or "no answer"))
    found: dict[Finding, None] = {}
    for name, package in told["vulnerabilities"].items():
        for cause in package["via"]:
            if isinstance(cause, dict) and cause["severity"] in GRADES:  # a text names a package that is listed itself
                found[Finding(name, cause["range"], (cause["url"].rsplit("/", 1)[-1],))] = None
    return list(found)


def ask_pip() -> list[Finding]:
    """Ask PyPI by pip-audit, in an environment of its own."""
    with tempfile.TemporaryDirectory() as folder:
        python = make_environment(Path(folder))
        pip(python, "install", "--quiet", "pip", "pip-audit")
        words = ("--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off")
        return of_pip(json_in(captured([python, "-m", "pip_audit", "-r", CONSTRAINTS, *words])[1]))


def ask_npm() -> list[Finding]:
    """Ask npm's registry about everything that builds the page."""
    command, env = npm_command("audit", "--json")
    return of_npm(json_in(captured(command, cwd=CLIENT, env=env)[1]))


def accepted() -> list[Accepted]:
    """The list of what is accepted."""
    rows = json.loads(ACCEPTED.read_text(encoding="utf-8"))
    return [Accepted(row["id"], row["reason"], date.fromisoformat(row["until"])) for row in rows]


def judged(findings: Iterable[Finding], listed: Iterable[Accepted], today: date) -> list[str]:
    """The sentences of what fails: not accepted, or no longer."""
    problems = []
    for finding in findings:
        mine = [row for row in listed if row.id in finding.ids]
        if not mine:
            problems.append(f"{finding}: renew it, or say in accepted.json why it does not concern us")
        elif all(row.until < today for row in mine):
            problems.append(f"{finding}: was accepted until {max(row.until for row in mine)}")
        elif any(row.until > today + LONGEST for row in mine):
            problems.append(f"{finding}: is accepted for more than {LONGEST.days} days ahead")
    return problems


def main() -> int:
    """Entry point: 1 where something known and not accepted is used."""
    asked: dict[str, Callable[[], list[Finding]]] = {"pip": ask_pip, "npm": ask_npm}
    problems: list[str] = []
    for name, ask in asked.items():
        try:
            findings = ask()
            bad = judged(findings, accepted(), date.today())
            say(f"audit by {name}: {len(findings)} known, {len(findings) - len(bad)} of them accepted")
            problems += bad
        except Silent as said:
            say(f"audit by {name}: the registry answers no audits here ({said})")
        except Failure as problem:
            say(f"audit by {name}: not asked ({str(problem).partition(chr(10))[0]})")
    for line in problems:
        print(f"FAILED   {line}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
