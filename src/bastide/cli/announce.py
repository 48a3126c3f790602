"""`bastide announce` and `bastide maintenance`: announcements of a server's operator to all players."""

import re
from datetime import datetime, timedelta
from typing import Annotated, Any, Literal

import typer

from bastide.cli.output import CliError, Json
from bastide.cli.server_admin import Data, print_result, run_on_server


def announce_command(
    text: Annotated[str, typer.Argument(help="One line for all players. Without it the last one is removed.")] = "",
    at: Annotated[str, typer.Option(help="When it happens: 22:00, +15m, +2h, or 2030-01-31T22:00.")] = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Show one line of text to all players, at tables and on the front page."""
    status = run_on_server("announce", data, text=text, at=parse_moment(at, datetime.now().astimezone()))
    print_result(status, json, *_status_lines(status))


def maintenance_command(
    state: Annotated[Literal["on", "off", "show"], typer.Argument(help="on, off, or show which it is.")] = "show",
    data: Data = None,
    json: Json = False,
) -> None:
    """Open no new tables for a while; running games go on."""
    status = run_on_server("maintenance", data, **({} if state == "show" else {"on": state == "on"}))
    print_result(status, json, *_status_lines(status))


def _status_lines(status: dict[str, Any]) -> list[str]:
    lines = [f"Announced: {status['text']}" if status["text"] else "Nothing is announced."]
    if status["at"]:
        lines.append(f"For {status['at']}; it goes away an hour later.")
    return [*lines, "Maintenance: no new tables." if status["maintenance"] else "New tables are opened."]


def parse_moment(text: str, now: datetime) -> str:
    """Return a moment with its time zone, in ISO 8601. Raises CliError.

    `text` is a time of day on this machine, a time span from now, or a full date and time.
    """
    if not text:
        return ""
    try:
        if span := re.fullmatch(r"\+(\d{1,4})([mh])", text):
            moment = now + timedelta(minutes=int(span[1]) * (60 if span[2] == "h" else 1))
        elif clock := re.fullmatch(r"(\d{1,2}):(\d\d)", text):
            moment = now.replace(hour=int(clock[1]), minute=int(clock[2]), second=0, microsecond=0)
            moment += timedelta(days=moment <= now)
        else:
            moment = datetime.fromisoformat(text)
    except ValueError:
        message = f"--at {text} is no time; write 22:00, +15m, +2h or 2030-01-31T22:00"
        raise CliError("bad-moment", message) from None
    return (moment if moment.tzinfo else moment.astimezone()).isoformat(timespec="minutes")
