"""Sets and corrections of one tile that people share by a link, and own sets among the options of a table.

Law: a set is stored complete and without a fault, so whoever has its link can play with it at once.
"""

import time
from functools import partial
from typing import Any, Final

from bastide.core.catalogue import TileError
from bastide.core.tilesets import FORMAT, LONGEST_TITLE, entries_of
from bastide.records.tile_correction import examine_correction, is_correction
from bastide.rules import BOXES, SETS
from bastide.server.common.errors import Refused
from bastide.server.common.names import clean_text
from bastide.server.common.public_names import clean_title
from bastide.server.features.tilesets import store as tileset_store
from bastide.server.features.tilesets.catalogues import SHARED_EACH
from bastide.server.features.tilesets.store import Shared
from bastide.server.features.tilesets.validation import completed, pictured, without_pictures
from bastide.server.http.limits import Limits
from bastide.server.storage.store import Store

MOST_SETS: Final = 20_000
"""Of everybody together."""
NO_SUCH_SET: Final = "There is no set of that name. It may have been withdrawn."


def sound(raw: dict[str, Any]) -> dict[str, Any]:
    """The set as it is kept: complete, without what answers add. Raises Refused with the first of its faults."""
    whole: dict[str, Any] = completed(without_pictures(raw))
    _refuse(BOXES.examined(whole)[1].wrong)
    return whole


def sound_correction(raw: dict[str, Any]) -> dict[str, Any]:
    """The correction of one tile as it is kept. Raises Refused with the first of its faults."""
    whole: dict[str, Any] = completed(without_pictures(raw))
    _refuse(examine_correction(whole)[1])
    return whole


def _refuse(wrong: list[TileError]) -> None:
    """Raise Refused with the first of these faults, if there is one."""
    if wrong:
        first = wrong[0]
        args = {**first.args_by_name, "problem": first.code, "count": str(len(wrong))}
        raise Refused("bad-tiles", f"{first.text[:1].upper()}{first.text[1:]}.", first.rule, args)


def titled(file: dict[str, Any]) -> dict[str, Any]:
    """The set, what it is called and what is said of it looked at as names of people are. Raises Refused."""
    lines = [clean_text(line) for line in str(file.get("about", "")).splitlines()]
    about = {"about": "\n".join(lines)} if "about" in file else {}
    return {**file, "name": clean_title(str(file["name"]), LONGEST_TITLE), **about}


async def share(store: Store, limits: Limits, raw: dict[str, Any], device: str) -> str:
    """Keep a set, or a correction of one tile, for anyone with its link; its name. Raises Refused, StoreError."""
    name, body = tileset_store.packed(titled(sound_correction(raw) if is_correction(raw) else sound(raw)))
    room = await store.do(partial(tileset_store.room, device=device, name=name))
    if not room.known:
        if room.of_device >= SHARED_EACH:
            text = f"You share {SHARED_EACH} sets already: take one of them back first."
            raise Refused("too-many-sets", text, args={"most": SHARED_EACH}, status=409)
        if room.all >= MOST_SETS or store.free_bytes() < limits.free_bytes:
            raise Refused("full", "This server has no room for another set now.", status=503, seconds=600)
    now, served = int(time.time() * 1000), store.service.now()
    await store.do(partial(tileset_store.keep, name=name, body=body, device=device, now=now, served=served))
    return name


async def shared(store: Store, name: str, device: str = "") -> Shared:
    """A set, or a correction of one tile, that was shared. Raises Refused, StoreError."""
    served = store.service.now()
    found = await store.do(partial(tileset_store.load, name=name[:64], device=device, served=served))
    if found is None:
        raise Refused("no-such-set", NO_SUCH_SET, status=404)
    return found


async def playable(store: Store, name: str) -> dict[str, Any]:
    """The file of a shared set that a game can be played with; a correction is none. Raises Refused, StoreError."""
    file = (await shared(store, name)).file
    if is_correction(file):
        raise Refused("no-such-set", NO_SUCH_SET, status=404)
    return file


async def take_back(store: Store, name: str, device: str) -> None:
    """A device shares a set no longer. Raises Refused, StoreError."""
    if not device or not await store.do(partial(tileset_store.drop, name=name[:64], device=device)):
        raise Refused("no-such-set", "This device shares no set of that name.", status=404)


async def settled(store: Store, house: dict[str, Any]) -> dict[str, Any]:
    """The options of a table, own sets among them whole: one that is named is looked up, one that is brought is
    completed. Raises Refused, StoreError."""
    made = dict(house)
    for name in BOXES.options:
        value = made.get(name)
        if isinstance(value, str) and value.startswith(SETS):
            made[name] = await playable(store, value.removeprefix(SETS))
        elif isinstance(value, dict):
            made[name] = completed(without_pictures(value))
    return made


def told(one: Shared) -> dict[str, Any]:
    """GET /api/tilesets/shared/{id}."""
    file = {**one.file, "tiles": [pictured(entry) for entry in entries_of(one.file)]}
    return {"format": FORMAT, **file, "id": one.id, "shared_ms": one.shared_ms, "mine": one.mine}
