"""Known vulnerabilities of our dependencies: `python -m scripts.release.audit`, in CI only.

SECURITY.md ("Dependencies") has the policy. pip-audit checks the versions of constraints.txt, `npm audit` those of
package-lock.json. accepted.json lists what is accepted for a while, with a reason and a last day. After that day it
fails again. Where a registry answers no audits, a line reports it and nothing fails.
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
"""Severities of npm's advisories that fail. pip's have no severity, and all fail."""


LONGEST = timedelta(days=90)
"""The longest time that a vulnerability may be accepted."""


class Silent(Exception):
    """A registry that answers no audits. The message is its answer."""


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
    """An accepted vulnerability: its last day, and why it does not affect us."""

    id: str
    reason: str
    until: date


def json_in(text: str) -> Any:
    """The JSON object in a program's output, without warnings around it. Raises Silent."""
    start = text.find("{")
    try:
        return json.JSONDecoder().raw_decode(text[start:])[0]
    except ValueError:
        raise Silent(text.strip().partition("\n")[0][:200] or "it answered nothing") from None


def of_pip(told: dict[str, Any]) -> list[Finding]:
    """The findings of pip-audit. Raises Silent where it lists no package."""
    known = [package for package in told.get("dependencies", []) if "skip_reason" not in package]
    if not known:
        raise Silent("it knows none of the packages")
    return [
        Finding(package["name"], package["version"], (found["id"], *found.get("aliases", ())))
        for package in known
        for found in package["vulns"]
    ]


def of_npm(told: dict[str, Any]) -> list[Finding]:
    """The findings of `npm audit` in the severities that count. Raises Silent where the registry refused."""
    if "vulnerabilities" not in told:
        raise Silent(str(told.get("message") or told.get("error") or "no answer"))
    found: dict[Finding, None] = {}
    for name, package in told["vulnerabilities"].items():
        for cause in package["via"]:
            if (
                isinstance(cause, dict) and cause["severity"] in GRADES
            ):  # a string names a package that is listed itself
                found[Finding(name, cause["range"], (cause["url"].rsplit("/", 1)[-1],))] = None
    return list(found)


def ask_pip() -> list[Finding]:
    """Run pip-audit in an environment of its own."""
    with tempfile.TemporaryDirectory() as folder:
        python = make_environment(Path(folder))
        pip(python, "install", "--quiet", "pip", "pip-audit")
        words = ("--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off")
        return of_pip(json_in(captured([python, "-m", "pip_audit", "-r", CONSTRAINTS, *words])[1]))


def ask_npm() -> list[Finding]:
    """Run `npm audit` for everything that builds the page."""
    command, env = npm_command("audit", "--json")
    return of_npm(json_in(captured(command, cwd=CLIENT, env=env)[1]))


def accepted() -> list[Accepted]:
    """The accepted vulnerabilities."""
    rows = json.loads(ACCEPTED.read_text(encoding="utf-8"))
    return [Accepted(row["id"], row["reason"], date.fromisoformat(row["until"])) for row in rows]


def judged(findings: Iterable[Finding], listed: Iterable[Accepted], today: date) -> list[str]:
    """A sentence for each finding that is not accepted, or no longer."""
    problems = []
    for finding in findings:
        mine = [row for row in listed if row.id in finding.ids]
        if not mine:
            problems.append(f"{finding}: renew it, or write in accepted.json why it does not affect us")
        elif all(row.until < today for row in mine):
            problems.append(f"{finding}: was accepted until {max(row.until for row in mine)}")
        elif any(row.until > today + LONGEST for row in mine):
            problems.append(f"{finding}: is accepted for more than {LONGEST.days} days ahead")
    return problems


def main() -> int:
    """Entry point: 1 where a vulnerability is known and not accepted."""
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
