"""`bastide announce` and `bastide maintenance`: announcements of a server's operator to all players."""

import re
from datetime import datetime, timedelta
from typing import Annotated, Any, Literal

import typer

from bastide.cli.options import Json
from bastide.cli.output import CliError
from bastide.cli.server_admin import Data, print_result, run_on_server


def announce_command(
    text: Annotated[str, typer.Argument(help="One line for all players. Without it the last one is removed.")] = "",
    at: Annotated[str, typer.Option(help="When it happens: 22:00, +15m, +2h, or 2030-01-31T22:00.")] = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Show one line of text to all players, at tables and on the front page."""
    told = run_on_server("announce", data, text=text, at=parse_moment(at, datetime.now().astimezone()))
    print_result(told, json, *_status_lines(told))


def maintenance_command(
    state: Annotated[Literal["on", "off", "show"], typer.Argument(help="on, off, or show which it is.")] = "show",
    data: Data = None,
    json: Json = False,
) -> None:
    """Open no new tables for a while; running games go on."""
    told = run_on_server("maintenance", data, **({} if state == "show" else {"on": state == "on"}))
    print_result(told, json, *_status_lines(told))


def _status_lines(told: dict[str, Any]) -> list[str]:
    words = [f"Announced: {told['text']}" if told["text"] else "Nothing is announced."]
    if told["at"]:
        words.append(f"For {told['at']}; it goes away an hour later.")
    words.append("Maintenance: no new tables." if told["maintenance"] else "New tables are opened.")
    return words


def parse_moment(said: str, now: datetime) -> str:
    """Return a moment with its time zone, in ISO 8601. Raises CliError.

    `said` is a time of day on this machine, a time span from now, or a full date and time.
    """
    if not said:
        return ""
    if span := re.fullmatch(r"\+(\d{1,4})([mh])", said):
        return (now + timedelta(minutes=int(span[1]) * (60 if span[2] == "h" else 1))).isoformat(timespec="minutes")
    if re.fullmatch(r"\d{1,2}:\d\d", said):
        try:
            then = now.replace(hour=int(said.split(":")[0]), minute=int(said.split(":")[1]), second=0, microsecond=0)
        except ValueError:
            raise _no_moment(said) from None
        return (then if then > now else then + timedelta(days=1)).isoformat(timespec="minutes")
    try:
        then = datetime.fromisoformat(said)
    except ValueError:
        raise _no_moment(said) from None
    return (then if then.tzinfo else then.astimezone()).isoformat(timespec="minutes")


def _no_moment(said: str) -> CliError:
    return CliError("bad-moment", f"--at {said} is no time; write 22:00, +15m, +2h or 2030-01-31T22:00")
