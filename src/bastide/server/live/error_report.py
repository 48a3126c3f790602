"""Reporting of server errors to the log and to the client."""

import logging
import secrets

from bastide.server.common import server_metrics
from bastide.server.common.log_limit import log_throttle
from bastide.server.protocol.server_messages import Error
from bastide.server.storage.databases.sqlite_file import StoreError

log = logging.getLogger("bastide.hub")


def report_error(error: BaseException | None) -> Error:
    """Log an error under a new reference. Returns the message that shows the reference to the user."""
    ref = secrets.token_hex(4)
    if isinstance(error, StoreError):  # every client gets it while the database is down, and a traceback is no help
        server_metrics.errors.labels("store").inc()
        log_throttle.note("The store could not be used", f"{error} (ref {ref})")
        return Error("store", "The move could not be stored. Try again.", ref)
    server_metrics.errors.labels("server").inc()
    log.error("%s", error, exc_info=error, extra={"ref": ref})
    return Error("server", "Something went wrong in the server.", ref)
