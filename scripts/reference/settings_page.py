"""The page of settings: options of a server, retention periods and limits, from their classes."""

import inspect
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_args

from bastide.server.app import setting_types
from bastide.server.app.settings import Settings, WorkerSettings
from bastide.server.http.limits import Limits
from bastide.server.storage.table_expiry import RetentionPeriods
from scripts.reference.markdown import comments, head, sentence, table, words

INTRODUCTION = f"""\
Pass a setting as a flag of `bastide serve` and `bastide play`, or as an environment variable. A flag
overrides its variable. `{setting_types.PASSWORD}` has no flag, because other users of a machine can read flags.
[Host a public server](hosting.md) explains which settings a public server needs."""
DEFAULT_PANEL = "General"
WORKERS = "`bastide work` has these settings."
PERIODS = """\
Set a period with `--period NAME=DAYS`, or all of them with `BASTIDE_PERIODS="game=60 delete=0"`. The days
count without a change of the table. 0 is never. [Retention](operations.md#retention) explains the steps."""
LIMITS = """\
Set a limit with `--limit NAME=VALUE`, or several with `BASTIDE_LIMITS="open_tables=500 sockets=2000"`. An
address is an IPv4 address or a /64 of IPv6. [Limits](operations.md#limits) explains what happens at a limit."""


def options(settings: type) -> Iterator[tuple[str, str, tuple[str, str, str, str]]]:
    """The name, the panel and the row of each setting."""
    for name, field in inspect.signature(settings, eval_str=True).parameters.items():
        _, option = get_args(field.annotation)
        if not option.hidden:
            declared = [option.default, *(option.param_decls or ())]
            flags = [flag for flag in declared if str(flag).startswith("--")] or [f"--{name.replace('_', '-')}"]
            typed = f" {option.metavar}" if option.metavar else ""
            flag = ", ".join(f"`{flag}{typed}`" for flag in flags)
            row = (flag, f"`{option.envvar}`", shown(field.default), words(option.help))
            yield name, option.rich_help_panel or DEFAULT_PANEL, row


def shown(value: Any) -> str:
    """A default that is worth showing."""
    return f"`{value}`" if isinstance(value, (int, float, str)) and value not in ("", False) else ""


def limit_rows(kind: type) -> Iterator[tuple[str, str, str]]:
    """The name, the default and the meaning of each field."""
    about = comments(kind)
    for field in fields(kind):
        yield f"`{field.name}`", f"{field.default:,}".removesuffix(".0"), sentence(about[field.name])


def generate() -> str:
    """The whole page."""
    found = list(options(Settings))
    titles = ("option", "variable", "default", "meaning")
    parts = [head("Settings and limits", "the settings of the server", INTRODUCTION)]
    for panel in dict.fromkeys(panel for _, panel, _ in found):
        parts.append(f"## {panel}\n\n" + table(titles, [row for _, of, row in found if of == panel]))
    parts.append(f"## Workers\n\n{WORKERS}\n\n" + table(titles, [row for *_, row in options(WorkerSettings)]))
    parts.append(
        f"## Retention periods\n\n{PERIODS}\n\n"
        + table(("period", "days", "what happens"), limit_rows(RetentionPeriods))
    )
    parts.append(f"## Limits\n\n{LIMITS}\n\n" + table(("limit", "default", "what it limits"), limit_rows(Limits)))
    return "\n".join(parts)
