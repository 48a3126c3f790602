"""Lookup of the table in a request's path, with a check that the device may view it."""

from starlette.requests import Request

from bastide.server.common.errors import RequestError
from bastide.server.live.hub import Hub
from bastide.server.live.people import visibility
from bastide.server.live.registry import LiveTable


async def require_visible_table(request: Request, device: str) -> LiveTable:
    """The table of the request's path, if this device may view it. Raises RequestError, LogError, StoreError."""
    hub: Hub = request.app.state.hub
    live = await hub.tables.get(request.path_params["table"])
    if live is None:
        raise RequestError("no-such-table", "There is no table of this name.", status=404)
    await visibility.check_visible(hub.tables.store, live.room, device)
    return live
