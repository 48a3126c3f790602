"""`backup`: a copy of the database of a server that goes on serving.

Law: nothing is overwritten unless that was asked for, and one copy is made at a time.
"""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bastide.server.common.refused import Refused
from bastide.server.storage.folder import FILE

if TYPE_CHECKING:
    from bastide.server.operation.commands import Site


async def backup(site: "Site", file: str, force: bool = False) -> dict[str, Any]:
    """Write a backup to a file. Raises Refused, StoreError."""
    path, store = Path(file), site.hub.tables.store
    began = time.monotonic()
    if not path.is_absolute() or not path.parent.is_dir():
        raise Refused("no-such-folder", f"{path} cannot be written: there is no folder {path.parent}; make it first.")
    if path.is_dir():
        raise Refused("not-a-file", f"{path} is a folder; name a file in it.")
    if path.parent.resolve() == site.data.resolve() and path.name.startswith(FILE):
        raise Refused("own-database", f"{path} is the server's own; give the backup another name.")
    if path.exists() and not force:
        raise Refused("exists", f"{path} exists already; choose another name, or overwrite it with --force.")
    if store.backing_up.locked():
        raise Refused("busy", "Another backup is being written; wait until it is done.")
    async with store.backing_up:
        head = await store.back_up(path)
    seconds = round(time.monotonic() - began, 3)
    return {"file": str(path), "bytes": path.stat().st_size, "events": head.events, "seconds": seconds}
