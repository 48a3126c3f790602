"""The log of the server: one line for each event, as text or as JSON.

Invariant: a line has time, level, logger and message, and the error reference if a visitor got one. Only this program's
own loggers follow the chosen level. Below a warning, libraries log addresses and the traffic of connections. Anything
that looks like a device's token or a table's secret is hidden.
"""

import json
import logging
import re
import sys
import time
from typing import Final, Literal, TextIO

from bastide.server.http.identity import COOKIE

OWN: Final = "bastide"
Level = Literal["debug", "info", "warning", "error"]
Format = Literal["text", "json"]
_TOKEN: Final = re.compile(rf"({COOKIE}=|(?<![A-Za-z0-9_-]))(?:[A-Za-z0-9_-]{{43}}|[0-9a-f]{{64}})(?![A-Za-z0-9_-])")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def record_time(record: logging.LogRecord) -> str:
    """Return the time of a record in UTC, ISO 8601 with milliseconds."""
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


def redact_tokens(text: str) -> str:
    """Return the text with all tokens hidden."""
    return _TOKEN.sub(lambda found: f"{found[1]}(hidden)", text)


class TextFormatter(logging.Formatter):
    """Formats a record as one line of text, with a traceback below."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line. Control characters are escaped, so that untrusted text cannot begin another line."""
        message = _CONTROL.sub(lambda sign: repr(sign[0])[1:-1], redact_tokens(record.getMessage()))
        ref = getattr(record, "ref", "")
        line = f"{record_time(record)} {record.levelname} {record.name}: {message}" + (f" [{ref}]" if ref else "")
        return line if not record.exc_info else f"{line}\n{redact_tokens(self.formatException(record.exc_info))}"


class JsonFormatter(logging.Formatter):
    """Formats a record as a JSON object on one line, with `trace` if there is an exception."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object as text."""
        fields = {
            "moment": record_time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact_tokens(record.getMessage()),
        }
        fields |= {name: getattr(record, name) for name in ("ref", "kind", "ms") if hasattr(record, name)}
        if record.exc_info:
            fields["trace"] = redact_tokens(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)


def configure_logging(form: str = "text", level: str = "warning", to: TextIO | None = None) -> None:
    """Log to standard error (or `to`) from now on. May be called again."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    for old in list(root.handlers):
        if isinstance(old.formatter, TextFormatter | JsonFormatter):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(level.upper())
    logging.captureWarnings(True)
