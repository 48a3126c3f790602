"""Which exceptions are the user's affair, and how they are worded. Everything else is a fault of ours and stays one."""

from __future__ import annotations

from bastide.bots import UnknownBot
from bastide.cli.report import CliError
from bastide.core.actions import ActionError
from bastide.core.refusal import IllegalAction, RulesetError
from bastide.records import RecordError


def as_cli_error(error: Exception) -> CliError | None:
    """The error as one sentence for the user, or None where it is a fault of the program."""
    if isinstance(error, CliError):
        return error
    if isinstance(error, RulesetError):
        return CliError("bad-rules", str(error))
    if isinstance(error, RecordError):
        return CliError(error.code, str(error).removesuffix(f" ({error.rule})"), error.rule)
    if isinstance(error, IllegalAction):
        return CliError(error.code, error.text, error.rule)
    if isinstance(error, ActionError):
        return CliError("bad-action", str(error))
    if isinstance(error, UnknownBot):
        return CliError("unknown-bot", str(error))
    if isinstance(error, PermissionError):
        return CliError("no-permission", f"{error.filename or 'a file'}: {error.strerror}")
    return None
