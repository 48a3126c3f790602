"""The data folder: only its owner can read it, and each problem with it is reported in one sentence.

Invariant: no file of the database is opened here, because closing it again would drop SQLite's lock on it.
"""

import errno
import logging
import os
import shutil
import stat
from pathlib import Path

log = logging.getLogger("bastide.store")
FILE = "bastide.sqlite3"
OURS = ("bastide", "control", ".")
"""Prefixes of our names in a data folder."""
OURS_TOO = frozenset({"pictures", "backups", "lost+found"})
FULL = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
LITTLE = 1 << 20
"""A disk with fewer free bytes counts as full."""


class StoreError(RuntimeError):
    """The games cannot be read or written. The text names the reason and what to do."""


def prepare_folder(folder: Path) -> Path:
    """Create the folder and the file of its database for the owner only, and return the file. Raises StoreError."""
    path = folder / FILE
    try:
        if not folder.exists():
            folder.mkdir(mode=0o700, parents=True)
        _look(folder, path)
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreError(f"The data folder {folder} cannot be used: {explain_os_error(error)}.") from None
    if os.name == "posix":
        _close_to_others(folder)
    return path


def _look(folder: Path, path: Path) -> None:
    """Check the folder before anything is tried. Raises StoreError, OSError."""
    if not folder.is_dir():
        raise StoreError(f"{folder} is a file, not a folder. Choose another folder with --data.")
    if path.is_dir():
        raise StoreError(f"{path} is a folder; the database is a file of that name. Move it away.")
    if os.name == "posix" and os.statvfs(folder).f_flag & os.ST_RDONLY:
        raise OSError(errno.EROFS, "read-only")
    if path.exists() and not _may(path, os.R_OK | os.W_OK):
        text = "may not be read and written by this user. Give it to the user who runs the server (chown)"
        raise StoreError(f"The database {path} {text}.")
    if not _may(folder, os.R_OK | os.W_OK | os.X_OK):
        text = "may not be written to by this user. Give it to the user who runs the server (chown)"
        raise StoreError(f"The data folder {folder} {text}, or choose another with --data.")


def _may(path: Path, mode: int) -> bool:
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)


def explain_os_error(error: OSError) -> str:
    """Return the cause of an error and what to do."""
    if error.errno == errno.EROFS:
        return "it lies on a disk that is read-only; mount it for writing, or choose another with --data"
    if error.errno in FULL:
        return "the disk is full; free some space"
    if error.errno in (errno.EACCES, errno.EPERM):
        return "this user may not write there; choose another with --data"
    return f"{error.strerror}"


def explain_folder_error(folder: Path, error: Exception) -> str:
    """Return why the database of a folder cannot be opened or written, and what to do."""
    try:
        full = shutil.disk_usage(folder).free < LITTLE
    except OSError:
        full = False
    name = type(error).__name__
    if full or name == "FullError":
        return f"The disk of {folder} is full: free some space, then start again."
    if name == "ReadOnlyError":
        return f"The database in {folder} is read-only: give the user who runs the server the right to write there."
    if name == "IOError":
        return f"The disk of {folder} cannot be read or written ({error}): look at the system's log, and have a backup."
    return f"The database in {folder} cannot be opened: {error}."


def _close_to_others(folder: Path) -> None:
    """Restrict the folder and our files in it to the owner, also where an earlier version left them open."""
    try:
        entries = list(folder.iterdir())
        for entry in entries:
            if entry.name.startswith(OURS[:2]) and entry.is_file() and not entry.is_symlink():
                _restrict(entry, 0o600)
            elif entry.name in OURS_TOO and entry.is_dir() and not entry.is_symlink():
                _restrict(entry, 0o700)
        if _all_ours(folder, entries):
            _restrict(folder, 0o700)
        elif stat.S_IMODE(folder.stat().st_mode) & 0o077:
            log.warning("the data folder %s holds other things too and stays open to other users", folder)
    except OSError as error:
        log.warning("the data folder %s cannot be closed to other users: %s", folder, error.strerror)


def _all_ours(folder: Path, entries: list[Path]) -> bool:
    """Whether the folder is ours alone: not a home folder, not shared, no other names in it."""
    about = folder.stat()
    if about.st_mode & stat.S_ISVTX or about.st_uid != os.geteuid() or folder.resolve() == Path.home().resolve():
        return False
    return all(e.name.startswith(OURS) or e.name in OURS_TOO or e.suffix == ".log" for e in entries)


def _restrict(path: Path, most: int) -> None:
    """Remove permissions, never add any."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & ~most:
        path.chmod(mode & most)
