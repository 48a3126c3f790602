"""Tile sets and tile corrections that people share by link, and custom sets in the options of a table.

Invariant: a stored set is complete and without problems, so anyone with its link can play with it at once.
"""

import time
from typing import Any, Final, cast

from bastide.core.tiles.custom_tilesets import FORMAT, LONGEST_TITLE, set_entries
from bastide.records.tile_correction import examine_correction, is_correction
from bastide.rules import BOXES, SETS
from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_text
from bastide.server.common.public_names import clean_title
from bastide.server.features.tilesets import store as tileset_store
from bastide.server.features.tilesets.catalogues import SHARED_EACH
from bastide.server.features.tilesets.messages import SharedTileSet
from bastide.server.features.tilesets.store import SharedSet
from bastide.server.features.tilesets.validation import add_picture, complete_tileset, strip_pictures
from bastide.server.http.limits import Limits
from bastide.server.storage.store import Store

MOST_SETS: Final = 20_000
"""Shared sets of all devices together."""
NO_SUCH_SET: Final = "There is no set of that name. It may have been withdrawn."


def check_set(raw: dict[str, Any], correction: bool = False) -> dict[str, Any]:
    """The completed set, or `correction` of one tile, without what answers add. Raises RequestError for the first of
    its problems."""
    whole: dict[str, Any] = complete_tileset(strip_pictures(raw))
    if problems := examine_correction(whole)[1] if correction else BOXES.examined(whole)[1].wrong:
        first = problems[0]
        args = {**first.args_by_name, "problem": first.code, "count": str(len(problems))}
        raise RequestError("bad-tiles", f"{first.text[:1].upper()}{first.text[1:]}.", first.rule, args)
    return whole


def check_titles(file: dict[str, Any]) -> dict[str, Any]:
    """Clean the name and the description of a set, as names of people are. Raises RequestError."""
    lines = [clean_text(line) for line in str(file.get("about", "")).splitlines()]
    about = {"about": "\n".join(lines)} if "about" in file else {}
    return {**file, "name": clean_title(str(file["name"]), LONGEST_TITLE), **about}


async def share_tileset(store: Store, limits: Limits, raw: dict[str, Any], device: str) -> str:
    """Store a set or a tile correction for anyone with its link, and return its name. Raises RequestError,
    StoreError."""
    name, body = tileset_store.encode_tileset(check_titles(check_set(raw, is_correction(raw))))
    counts = await store.do(tileset_store.count_shared_sets, device=device, name=name)
    if not counts.known:
        if counts.of_device >= SHARED_EACH:
            text = f"You share {SHARED_EACH} sets already: withdraw one of them first."
            raise RequestError("too-many-sets", text, args={"most": SHARED_EACH}, status=409)
        if counts.all >= MOST_SETS or store.free_bytes() < limits.free_bytes:
            raise RequestError("full", "This server has no room for another set now.", status=503, seconds=600)
    now, served = int(time.time() * 1000), store.service.now()
    await store.do(tileset_store.store_tileset, name=name, body=body, device=device, now=now, served=served)
    return name


async def get_shared_set(store: Store, name: str, device: str = "") -> SharedSet:
    """A shared set or tile correction. Raises RequestError, StoreError."""
    served = store.service.now()
    shared = await store.do(tileset_store.load_tileset, name=name[:64], device=device, served=served)
    if shared is None:
        raise RequestError("no-such-set", NO_SUCH_SET, status=404)
    return shared


async def load_playable_set(store: Store, name: str) -> dict[str, Any]:
    """The file of a shared set. A tile correction is refused, since no game uses it as a set. Raises RequestError,
    StoreError."""
    file = (await get_shared_set(store, name)).file
    if is_correction(file):
        raise RequestError("no-such-set", NO_SUCH_SET, status=404)
    return file


async def unshare_set(store: Store, name: str, device: str) -> None:
    """Remove a device from those that share a set. Raises RequestError, StoreError."""
    if not device or not await store.do(tileset_store.unshare_tileset, name=name[:64], device=device):
        raise RequestError("no-such-set", "This device shares no set of that name.", status=404)


async def resolve_options(store: Store, house: dict[str, Any]) -> dict[str, Any]:
    """The options of a table with complete custom sets. A named set is loaded, any other is completed. Raises
    RequestError, StoreError."""
    options = dict(house)
    for name in BOXES.options:
        value = options.get(name)
        if isinstance(value, str) and value.startswith(SETS):
            options[name] = await load_playable_set(store, value.removeprefix(SETS))
        elif isinstance(value, dict):
            options[name] = complete_tileset(strip_pictures(value))
    return options


def describe_shared_set(shared: SharedSet) -> SharedTileSet:
    """GET /api/tilesets/shared/{id}."""
    file = {**shared.file, "tiles": [add_picture(entry) for entry in set_entries(shared.file)]}
    whole = {"format": FORMAT, **file, "id": shared.id, "shared_ms": shared.shared_ms, "mine": shared.mine}
    return cast(SharedTileSet, whole)
