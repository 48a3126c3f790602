"""Files of earlier versions of the page. Pages that were open during an upgrade still fetch them.

Invariant: the archives are a cache in the data folder and may be deleted at any time. That of the present version
has the time 0, others have the time of the first start without them.
"""

import hashlib
import logging
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = "former-client"
PREFIX: Final = "assets/"
SECONDS: Final = 7 * 24 * 3600.0
log = logging.getLogger("bastide.app")


def update_former_files(data: Path, current: Mapping[str, bytes], now: float) -> dict[str, bytes]:
    """Store the current files, delete versions that were replaced a week ago, and return the files of the others."""
    names = sorted(path for path in current if path.startswith(PREFIX))
    own = data / FOLDER / f"{hashlib.sha256(chr(10).join(names).encode()).hexdigest()[:16]}.zip"
    found: dict[str, bytes] = {}
    try:
        own.parent.mkdir(0o700, parents=True, exist_ok=True)
        for archive in own.parent.glob("*.zip"):
            if archive != own and _stays(archive, now):
                found |= _read(archive)
        if not own.exists():
            _write(own, {name: current[name] for name in names})
        os.utime(own, (0, 0))
    except (OSError, zipfile.BadZipFile) as error:
        log.warning("files of earlier versions of the page are not kept: %s", error)
    return found


def _stays(archive: Path, now: float) -> bool:
    replaced = archive.stat().st_mtime
    if not replaced:
        os.utime(archive, (now, now))
    elif now - replaced > SECONDS:
        archive.unlink()
        return False
    return True


def _read(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def _write(archive: Path, files: Mapping[str, bytes]) -> None:
    part = archive.with_suffix(".part")
    # Only the server's own user reads its data folder.
    with (
        open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file,
        zipfile.ZipFile(file, "w") as opened,
    ):
        for name, body in files.items():
            opened.writestr(name, body)
    part.replace(archive)
